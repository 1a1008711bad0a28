package quintain.otherworlds.rules;

import quintain.kernel.Versus;
import quintain.otherworlds.state.OtwHouse;

/// An attack roll against a defence: both totals, and the successes of both.
public record Exchange(int attack, int defence, int sixes, int defenceSixes) {
  /// How the two rolls are read (OTW-COM-06).
  ///
  /// @param attack the attacker's total without the dice
  /// @param defence the defender's
  record Reading(int attack, int defence, OtwHouse.Success success)
      implements Versus<Tally, Tally, Exchange> {
    @Override
    public Exchange read(Tally roll, Tally against) {
      int a = attack + roll.total();
      int d = defence + against.total();
      return switch (success) {
        case EACH_SIX, WM_AWARDS -> new Exchange(a, d, roll.sixes(), against.sixes());
        case MARGIN_OF_SIX ->
            new Exchange(a, d, Math.max(0, a - d) / MARGIN, Math.max(0, d - a) / MARGIN);
      };
    }

    /// The difference and the successes decide all that follows; by how much an attack falls short
    /// does not matter.
    @Override
    public Object essence(Exchange result) {
      return new Exchange(
          Math.max(0, result.attack() - result.defence()),
          0,
          result.sixes(),
          result.defenceSixes());
    }
  }

  /// Points over the other for one success (OTW-R-06).
  static final int MARGIN = 6;
}
