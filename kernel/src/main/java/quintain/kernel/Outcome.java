package quintain.kernel;

import java.util.List;

/// How the fight stands: the sides, and whether it is over.
public record Outcome(List<Side> sides, boolean over) {
  /// A side with those of it who still fight and those who do not.
  public record Side(String name, List<String> able, List<String> out) {}
}
