package quintain.space;

import java.util.List;
import java.util.function.Function;
import quintain.kernel.Spot;

/// How somebody moves, as the book has it.
///
/// @param metric how spaces are counted
/// @param gaits every step is taken in the cheapest of these that can take it, the first of several
///   equally cheap
/// @param passing what the spaces of others are to the one who moves; asked only of those whose
///   height overlaps with his
/// @param rule what else the book asks of a step, such as not to come nearer to somebody
public record Travel(
    Metric metric, List<Gait> gaits, Function<Body, Passing> passing, StepRule rule) {
  /// A book's own rule about single steps.
  @FunctionalInterface
  public interface StepRule {
    /// No rule but those of the ground.
    StepRule NONE = (_, _) -> true;

    boolean allows(Spot from, Spot to);
  }

  public Travel {
    gaits = List.copyOf(gaits);
    if (gaits.isEmpty()) {
      throw new IllegalArgumentException("somebody who moves needs a gait");
    }
  }

  /// Moving among others whose spaces may not be entered.
  public static Travel by(Metric metric, Gait... gaits) {
    return new Travel(metric, List.of(gaits), _ -> Passing.NOT, StepRule.NONE);
  }

  /// The same, with another view of others' spaces.
  public Travel passing(Function<Body, Passing> others) {
    return new Travel(metric, gaits, others, rule);
  }

  /// The same, with the book's own rule about steps.
  public Travel where(StepRule more) {
    return new Travel(metric, gaits, passing, more);
  }
}
