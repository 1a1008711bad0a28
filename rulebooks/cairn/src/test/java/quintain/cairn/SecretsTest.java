package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.BEGIN;
import static quintain.cairn.Tables.attack;

import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What odds may not give away.
class SecretsTest {
  /// Maren against a goblin whose figures lie open, and another of whom she knows as much as said.
  private static Table<CairnState, CairnStep, CairnEvent> ambush(Secrecy other) {
    return Tables.empty()
        .pregen("maren", "Maren")
        .creature("foe1", "Tunnel Goblin")
        .creature("foe2", "Tunnel Goblin")
        .when(new CairnStep.Reveal("foe1", Secrecy.OPEN))
        .when(new CairnStep.Reveal("foe2", other))
        .dice("d20=1")
        .when(BEGIN);
  }

  @Test
  @Covers("CRN-R-04")
  void theOddsOfAContestAreASecretWhereFiguresAre() {
    var table = Tables.empty().pregen("maren", "Maren").creature("foe", "Tunnel Goblin");
    var wrestle = Tables.contest("maren", "foe", "the rope");

    assertThat(table.secretOf(wrestle, "maren")).isPresent();
    table.when(new CairnStep.Reveal("foe", Secrecy.OPEN));
    assertThat(table.secretOf(wrestle, "maren")).isEmpty();
  }

  @Test
  @Covers("CRN-MORL-02")
  void whoIsNotSeenIsNotLost() {
    var odds = ambush(Secrecy.UNSEEN).odds(attack("maren", "unarmed", "foe1"), "maren");

    // For all she knows it is alone, and runs at 0 HP at the earliest; that half of them were gone
    // would have it run from any blow.
    assertThat(odds.p("foe1.drops", true)).isPositive();
    assertThat(odds.p("foe1.flees", true)).isLessThanOrEqualTo(odds.p("foe1.drops", true));
  }

  @Test
  @Covers("CRN-MORL-01")
  void nobodysNerveIsToldWhoseFiguresAreHidden() {
    var strike = attack("maren", "axe", "foe1");
    var open = ambush(Secrecy.OPEN).given("foe1.str", 1).odds(strike, "maren");
    var hidden = ambush(Secrecy.FIGURES_HIDDEN).given("foe1.str", 1).odds(strike, "maren");

    assertThat(open.p("foe2.flees", true)).isPositive();
    assertThat(hidden.p("foe2.flees", true)).isZero();
  }
}
