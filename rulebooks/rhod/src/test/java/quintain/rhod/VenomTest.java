package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// A natural hit that lowers Vitality or causes a Wound gives 1 Poisoned (RHD-G-CTR-04).
class VenomTest {
  /// A Bog Viper of DEX 16 beside somebody of CON 14 with Vitality 4 and an Armor of 12; the
  /// viper's Turn comes first.
  private static Table<RhodState, RhodStep, RhodEvent> bog(Folk.Hero hero) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "viper", "6,5"))
        .sheet("hero", hero.sheet())
        .creature("viper", "Bog Viper")
        .dice("d20=1", "d20=20")
        .when(Tables.CALL);
  }

  private static Folk.Hero victim() {
    return Folk.hero("10/10/14/10/10/10").knowing("Brace").with("Sure Footed");
  }

  private static final RhodStep BITE = Tables.attack("viper", "Fangs", "hero");

  @Test
  @Covers("RHD-EXP-19")
  void aBiteThatDrawsBloodPoisons() {
    bog(victim())
        .dice("d20=15", "d4=1")
        .when(BITE)
        .then("hero.vitality", 0)
        .then("hero.poisoned", 1);
  }

  @Test
  @Covers("RHD-EXP-19")
  void aBiteThatTheArmorStopsDoesNot() {
    bog(victim().armored())
        .dice("d20=15", "d4=4")
        .when(BITE)
        .then("hero.armoring", 5)
        .then("hero.poisoned", 0);
  }

  /// 3 + 1 against Vitality 3: a Wound in place of the damage, and it poisons.
  @Test
  @Covers({"RHD-EXP-19", "RHD-ABL-08"})
  void aBiteThatWoundsPoisons() {
    bog(victim())
        .given("hero.vitality", 3)
        .given("hero.hit-dice", 0)
        .dice("d20=15", "d4=1")
        .when(BITE)
        .then("hero.wounds", 1)
        .then("hero.vitality", 3)
        .then("hero.poisoned", 1);
  }

  @Test
  @Covers("RHD-EXP-19")
  void aBiteThatMissesDoesNot() {
    bog(victim()).dice("d20=2").when(BITE).then("hero.poisoned", 0);
  }

  /// Through Armoring and on: 7 against Armoring 5.
  @Test
  @Covers({"RHD-EXP-19", "RHD-ABL-03"})
  void aBiteThroughTheLastOfTheArmorPoisons() {
    bog(victim().armored())
        .given("hero.armoring", 5)
        .dice("d20=15", "d4=4")
        .when(BITE)
        .then("hero.armoring", 0)
        .then("hero.vitality", 2)
        .then("hero.poisoned", 1);
  }

  /// Who is Poisoned already stays so where the bite misses: the odds of the stacks are whole.
  @Test
  @Covers({"RHD-COND-04", "RHD-EXP-19"})
  void theOddsOfItsStacksAreWhole() {
    var odds =
        bog(victim()).given("hero.vitality", 50).given("hero.poisoned", 1).odds(BITE, "referee");
    double hit = odds.p("hero.hit", true);
    assertThat(hit).isBetween(0.1, 0.9);
    assertThat(odds.p("hero.poisoned", 2)).isCloseTo(hit, within(1e-9));
    assertThat(odds.p("hero.poisoned", 1)).isCloseTo(1 - hit, within(1e-9));
  }
}
