package quintain.larder;

import java.util.List;
import java.util.function.UnaryOperator;
import quintain.kernel.Seat;
import quintain.kernel.craft.Peopled;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Roster;

/// A night in the house.
public record Night(
    HouseRule house, Shelf shelf, Scene scene, List<Critter> roster, int noise, Hour hour)
    implements Peopled<Critter> {
  /// So much noise wakes the house (LDR-NOISE-01).
  static final int WAKING = 6;

  /// How the night stands.
  public enum Hour {
    QUIET,
    /// The mice have won.
    HOME,
    /// The mice have lost.
    AWAKE
  }

  /// The id of somebody new who asked for this one.
  String free(String wish) {
    return Roster.of(roster).free(wish);
  }

  /// What the mice carry together.
  int carried() {
    return roster.stream().mapToInt(Critter::crumbs).sum();
  }

  @Override
  public int health(Critter critter) {
    return 100 * critter.nerve() / critter.fullNerve();
  }

  /// The night as far as a seat knows it: without those it does not see.
  Night asSeenBy(Seat seat) {
    return withRoster(Lists.without(roster, critter -> !maySee(critter, seat)));
  }

  Night withRoster(List<Critter> now) {
    return new Night(house, shelf, scene, now, noise, hour);
  }

  Night with(Critter newcomer) {
    return withRoster(Lists.plus(roster, newcomer));
  }

  Night each(UnaryOperator<Critter> change) {
    return withRoster(Lists.each(roster, change));
  }

  Night with(String id, UnaryOperator<Critter> change) {
    return each(critter -> critter.id().equals(id) ? change.apply(critter) : critter);
  }

  Night withNoise(int now) {
    return new Night(house, shelf, scene, roster, now, hour);
  }

  Night at(Hour now) {
    return new Night(house, shelf, scene, roster, noise, now);
  }
}
