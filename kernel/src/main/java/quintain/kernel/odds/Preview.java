package quintain.kernel.odds;

import java.util.List;

/// The odds of a command: each named outcome with its chance.
///
/// @param residual the chance of everything left out; 0 unless dice are open-ended
/// @param exact whether every way was followed; otherwise `simulated` says how many were tried
public record Preview(List<Chance> outcomes, double residual, boolean exact, int simulated) {
  /// The chance that a measure comes to this value.
  public record Chance(String measure, Object value, double p) {}

  /// How far off a simulated chance may be, 19 times in 20; nothing for an exact one.
  public double margin(Chance chance) {
    return exact ? 0 : 1.96 * Math.sqrt(chance.p() * (1 - chance.p()) / simulated);
  }

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
