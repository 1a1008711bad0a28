package quintain.proving.sweeps;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.proving.fights.Encounter;

/// Many variants of one fight: every combination of what is varied.
///
/// @param axes what is varied, in the order of the file
/// @param variants the last axis varies fastest
public record Sweep(
    String title, List<Axis> axes, List<Variant> variants, long fights, long seed, double within)
    implements Serializable {
  public Sweep {
    axes = new ArrayList<>(axes);
    variants = new ArrayList<>(variants);
  }

  /// Something that is varied.
  public record Axis(String name, List<String> values) implements Serializable {
    public Axis {
      values = new ArrayList<>(values);
    }
  }

  /// One combination.
  ///
  /// @param at the value of each axis by its name
  public record Variant(int number, Map<String, String> at, Encounter encounter)
      implements Serializable {
    public Variant {
      at = new LinkedHashMap<>(at);
    }
  }
}
