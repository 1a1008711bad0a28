package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import org.junit.jupiter.api.Test;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Twist;
import quintain.testkit.Covers;

/// How somebody sensible meets an attack.
class DefenceTest {
  @Test
  @Covers({"OTW-COM-04", "OTW-COM-05"})
  void aSensibleTargetEvadesUnlessDefendingIsBetter() {
    var nimble = Tables.against(hero("3/7/4/3/2/6").holding("Needle Rapier"), "Kennel Hound");
    assertThat(advised(nimble.state(), "bite")).isEqualTo(Stance.EVADE);
    // bracing helps a defence alone
    assertThat(advised(nimble.given("hero.braced", 1).state(), "bite")).isEqualTo(Stance.DEFEND);
    var lashed = Tables.against(hero("3/7/4/3/2/6"), "Lash Fiend");
    assertThat(advised(lashed.state(), "barbed whip")).isEqualTo(Stance.EVADE);
    var scythe = Arms.of(lashed.state(), lashed.state().being("foe"), wielding("barbed whip"));
    assertThat(
            Defence.advised(
                lashed.state(),
                lashed.state().being("hero"),
                lashed.state().being("foe"),
                scythe,
                Twist.NONE.with(Twist.Quirk.NO_EVADE_MANEUVERS)))
        .isEqualTo(Stance.DEFEND);
  }

  private static Stance advised(OtwState state, String with) {
    var foe = state.being("foe");
    return Defence.advised(
        state, state.being("hero"), foe, Arms.of(state, foe, wielding(with)), Twist.NONE);
  }

  private static Means wielding(String item) {
    return new Means.Wielding(item, false);
  }
}
