package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;

import java.util.ArrayDeque;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.dice.Roll;
import quintain.otherworlds.Houses;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;

class DiceTest {
  /// What a roll with so much net edge comes to when these faces fall.
  private static Tally rolled(int net, int... faces) {
    return fallen(Rolls.die(net), faces);
  }

  private static Tally fallen(Roll<Tally> roll, int... faces) {
    var queue = new ArrayDeque<Integer>();
    for (int face : faces) {
      queue.add(face);
    }
    var tally = roll.roll(sides -> queue.remove());
    assertThat(queue).isEmpty();
    return tally;
  }

  @Test
  @Covers("OTW-DICE-01")
  void aTaskIsOneDie() {
    assertThat(rolled(0, 4)).isEqualTo(new Tally(4, 0));
  }

  @Test
  @Covers("OTW-DICE-02")
  void withEdgeTheHighestOfTwoIsKept() {
    assertThat(rolled(1, 2, 5)).isEqualTo(new Tally(5, 0));
  }

  @Test
  @Covers("OTW-DICE-03")
  void withoutEdgeTheLowestOfTwoIsKept() {
    assertThat(rolled(-1, 2, 5)).isEqualTo(new Tally(2, 0));
  }

  @Test
  @Covers({"OTW-DICE-04", "OTW-R-01", "OTW-R-06"})
  void aSixIsRolledOnAndAddedAndCountsAsASuccess() {
    assertThat(rolled(0, 6, 6, 2)).isEqualTo(new Tally(14, 2));
  }

  @Test
  @Covers({"OTW-R-05", "OTW-R-02"})
  void chainsAreRolledToTheirEndOneAfterAnotherAndThenCompared() {
    assertThat(rolled(1, 4, 6, 2)).isEqualTo(new Tally(8, 1));
    assertThat(rolled(-1, 4, 6, 2)).isEqualTo(new Tally(4, 0));
    assertThat(rolled(-1, 6, 2, 4)).isEqualTo(new Tally(4, 0));
  }

  @Test
  @Covers("OTW-R-07")
  void sixesOnDroppedDiceEarnNothingAndThoseOnAddedDiceDo() {
    assertThat(rolled(-1, 6, 2, 4).sixes()).isZero();
    assertThat(fallen(Rolls.plus(Rolls.die(0), 1), 2, 6, 3)).isEqualTo(new Tally(11, 1));
    assertThat(fallen(Rolls.pool(3, 0), 4, 6, 2, 3)).isEqualTo(new Tally(15, 1));
  }

  @Test
  @Covers("OTW-R-03")
  void edgesStackAndCancel() {
    var edges = List.of(new Edge("a", 1), new Edge("b", 1), Edge.loss("c"));

    assertThat(Rolls.net(OtwHouse.DEFAULTS, edges)).isEqualTo(1);
    assertThat(Rolls.net(OtwHouse.DEFAULTS, List.of(new Edge("a", -2)))).isEqualTo(-2);
    assertThat(rolled(2, 1, 2, 3)).isEqualTo(new Tally(3, 0));
    assertThat(rolled(-2, 5, 3, 6, 1)).isEqualTo(new Tally(3, 0));
  }

  @Test
  @Covers("OTW-R-03")
  void aHouseMayCapEdgeOrLetBothKindsCancel() {
    var two = List.of(new Edge("a", 1), new Edge("b", 1));
    var mixed = List.of(new Edge("a", 1), new Edge("b", 1), Edge.loss("c"));
    var capped = Houses.with("edge", OtwHouse.EdgeRule.CAP_ONE);
    var cancelling = Houses.with("edge", OtwHouse.EdgeRule.ANY_BOTH_CANCEL);

    assertThat(Rolls.net(capped, two)).isEqualTo(1);
    assertThat(Rolls.net(capped, mixed)).isEqualTo(1);
    assertThat(Rolls.net(cancelling, two)).isEqualTo(1);
    assertThat(Rolls.net(cancelling, mixed)).isZero();
    assertThat(Rolls.net(cancelling, List.of(new Edge("a", -3)))).isEqualTo(-1);
  }

  @Test
  @Covers("OTW-R-04")
  void theSameSourceTwiceCountsTwice() {
    duel(axeman())
        .when(List.of(new OtwStep.BraceYourself("hero"), new OtwStep.BraceYourself("hero")))
        .then("hero.braced", 2)
        .dice(d6(1, 2, 5, 3))
        .when(Tables.attack("foe", "bite", "hero"))
        .then("hero.braced", 0)
        .then("hero.hp", 24);
  }

  @Test
  @Covers("OTW-R-06")
  void aHouseMayEarnSuccessesByTheMargin() {
    // 10 + 9 against 2 + 1: 16 over is two successes though only one six fell
    Tables.against(axeman(), "Kennel Hound")
        .house(Houses.with("success", OtwHouse.Success.MARGIN_OF_SIX))
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .dice(d6(6, 3, 1))
        .answer("hero", "spend", Tables.buying("pierce"))
        .when(strike())
        .then("foe.hp", 2);
  }

  @Test
  @Covers("OTW-R-06")
  void theWorldMasterMayAwardSuccesses() {
    Tables.against(axeman(), "Kennel Hound")
        .house(Houses.with("success", OtwHouse.Success.WM_AWARDS))
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .dice(d6(3, 1))
        .answer("referee", "award", "hero", 1)
        .answer("hero", "spend", Tables.buying("stagger"))
        .when(strike())
        .then("foe.staggered", 1);
  }
}
