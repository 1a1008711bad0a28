package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Move;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The second of two weapons, and whatever else strikes again in one action.
class FurtherBlowsTest {
  private static final List<String> BOTH = List.of("sword", "dagger");

  /// Ann between two rats of 4 HP and AC 12.
  private static Table<RathState, RathStep, RathEvent> rats() {
    return begun(
        ann("2/0/0/0/0/0", "held Sword", "held Dagger")
            .creature("one", "Giant rat")
            .creature("two", "Giant rat"),
        6);
  }

  @Test
  @Covers({"RTH-TWO-01", "RTH-TWO-03"})
  void theSecondWeaponGoesAtAnotherOnceTheFirstHasFallen() {
    rats()
        .dice("d20=12", "d8=3", "d20=17", "d20=11", "d6=1")
        .when(attack("ann", BOTH, "one"))
        .asked("ann", "further-target")
        .then("one.hp", 0)
        .then("two.hp", 1);
  }

  @Test
  @Covers({"RTH-TWO-01", "RTH-TWO-03"})
  void itsTargetIsChosenWhenTheFirstBlowIsSeen() {
    rats()
        .dice("d20=2", "d20=17", "d20=11", "d6=1")
        .answer("ann", "further-target", "two")
        .when(attack("ann", BOTH, "one"))
        .then("one.hp", 4)
        .then("two.hp", 1);
  }

  @Test
  @Covers("RTH-TWO-01")
  void theSecondAttackMayBeLetBe() {
    rats()
        .dice("d20=12", "d8=3")
        .answer("ann", "further-target", "nobody")
        .when(attack("ann", BOTH, "one"))
        .then("two.hp", 4);
  }

  @Test
  @Covers("RTH-TWO-03")
  void nobodyStrikesAtTheFallen() {
    annAgainst("Giant rat", "2/0/0/0/0/0", "held Sword", "held Dagger")
        .dice("d20=12", "d8=3")
        .when(attack("ann", BOTH, "foe"))
        .then("foe.hp", 0);
  }

  @Test
  @Covers("RTH-TWO-01")
  void whoHasLostTheSecondWeaponMeanwhileHasNoSecondAttack() {
    // the fumble costs the sword; the dagger still strikes
    rats()
        .dice("d20=1", "d20=17", "d20=11", "d6=1")
        .answer("gm", "fumble", "drop-weapon")
        .when(attack("ann", BOTH, "one"))
        .then("ground", List.of("sword"))
        .then("one.hp", 1);
  }

  @Test
  @Covers("RTH-TWO-03")
  void aDrakesTailIsAimedWhenItsBiteIsSeen() {
    begun(
            ann("0/0/0/0/0/0")
                .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
                .creature("drake", "Gall drake"),
            1)
        .given("ann.hp", 3)
        .dice("d20=10", "d8=1", "d20=2", "d20=10", "d8=1", "d20=13")
        .when(attack("drake", List.of("bite", "tail"), "ann"))
        .asked("gm", "further-target")
        .then("ann.hp", 0)
        .then("ben.hp", 3);
  }

  @Test
  @Covers("RTH-TWO-03")
  void oddsReckonWithTheSecondBlowAtWhoeverStands() {
    // the sword hits on 10 or more (11/20) and kills on 2 or more of a d8 (7/8); the dagger then
    // hits the other rat with two dice of 10 or more and kills on 2 or more of a d6
    var odds = rats().odds(attack("ann", BOTH, "one"), "gm");
    double first = 11 / 20.0 * 7 / 8;
    assertThat(odds.exact()).isTrue();
    assertThat(odds.p("two.drops", true))
        .isCloseTo(first * Math.pow(11 / 20.0, 2) * 5 / 6, within(1e-9));
  }

  @Test
  @Covers("RTH-R-39")
  void whoOnlyChoosesFightsWithTwoWeapons() {
    var fights = new RathBook().foresight().fights().orElseThrow();
    assertThat(fights.moves(rats().state(), "ann").stream().map(Move::command))
        .contains(attack("ann", BOTH, "one"), attack("ann", BOTH, "two"))
        .doesNotContain(attack("ann", List.of("dagger", "sword"), "one"));
    var shielded = annAgainst("Ogre", "2/0/0/0/0/0", "held Sword", "Dagger", "worn Shield").state();
    assertThat(fights.moves(shielded, "ann").stream().map(Move::command))
        .doesNotContain(attack("ann", BOTH, "foe"));
  }
}
