package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import quintain.kernel.Clause;

/// The odds of a command: each named outcome with its chance.
///
/// @param residual the chance of everything left out; 0 unless dice are open-ended
/// @param exact whether every way was followed; otherwise `simulated` says how many were tried
/// @param dice all that may be thrown on any way, also where no outcome tells of it
public record Preview(
    List<Chance> outcomes, double residual, boolean exact, int simulated, List<Throw> dice) {
  /// Outcomes of one measure stand together, numbers from small to large.
  public Preview {
    var byMeasure = new LinkedHashMap<String, List<Chance>>();
    for (Chance chance : outcomes) {
      byMeasure.computeIfAbsent(chance.measure(), _ -> new ArrayList<>()).add(chance);
    }
    var ordered = new ArrayList<Chance>();
    for (List<Chance> chances : byMeasure.values()) {
      if (chances.stream().allMatch(chance -> chance.value() instanceof Integer)) {
        chances.sort(Comparator.comparingInt(chance -> (Integer) chance.value()));
      }
      ordered.addAll(chances);
    }
    outcomes = List.copyOf(ordered);
    dice = List.copyOf(dice);
  }

  /// The chance that a measure comes to this value.
  public record Chance(String measure, Object value, double p) {}

  /// Dice that somebody may throw, and the clause that wants them.
  ///
  /// @param by who throws; empty for a fair draw that the book gives no die for
  /// @param dice by their sides: `2d6 and d8`; empty for a fair draw
  public record Throw(String by, String dice, Clause why) {}

  /// The chance that a measure comes to this value; none if it never does.
  public double p(String measure, Object value) {
    for (Chance chance : outcomes) {
      if (chance.measure().equals(measure) && chance.value().equals(value)) {
        return chance.p();
      }
    }
    return 0;
  }
}
