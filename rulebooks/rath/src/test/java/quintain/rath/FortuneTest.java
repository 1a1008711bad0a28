package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.placing;
import static quintain.rath.Tables.test;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.rath.state.Contest;
import quintain.rath.state.FightEvent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class FortuneTest {
  private static final RathStep LIFT = test("ann", Trial.LIFT);

  /// Ann and Ben, a point each.
  private static Table<RathState, RathStep, RathEvent> pair() {
    return Tables.empty()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0", "held Sword"))
        .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"));
  }

  private static RathEvent.Tested tested(Table<RathState, RathStep, RathEvent> table) {
    return only(table, RathEvent.Tested.class);
  }

  @Test
  @Covers({"RTH-FORT-01", "RTH-FORT-07", "RTH-R-14", "RTH-R-12"})
  void theMaximumIsThree() {
    var award = new RathStep.AwardFortune("ann", "a heroic sacrifice");
    pair()
        .when(award)
        .then("ann.fortune", 2)
        .when(award)
        .then("ann.fortune", 3)
        .when(award)
        .then("ann.fortune", 3)
        .refuses(new RathStep.AwardFortune("ann", ""), "RTH-FORT-07");
    Tables.empty()
        .creature("rat", "Giant rat")
        .refuses(new RathStep.AwardFortune("rat", "luck"), "RTH-R-12");
  }

  @Test
  @Covers("RTH-R-14")
  void anotherMaximumOnlyMovesTheCap() {
    var award = new RathStep.AwardFortune("ann", "wit");
    pair()
        .house(Houses.with("fortuneMax", 2))
        .when(award)
        .when(award)
        .then("ann.fortune", 2)
        .given("ann.fortune", 2)
        .dice("d20=20")
        .when(LIFT)
        .then("ann.fortune", 2);
  }

  @Test
  @Covers({"RTH-FORT-02", "RTH-R-18", "RTH-R-19"})
  void aPointSpentAfterTheRollRollsItAgain() {
    var table =
        begun(pair().creature("foe", "Raider"), 6)
            .dice("d20=7", "d20=14", "d8=3")
            .answer("ann", "spend-fortune", true)
            .when(attack("ann", "sword", "foe"))
            .then("ann.fortune", 0);
    assertThat(only(table, RathEvent.AttackRolled.class).natural()).isEqualTo(14);
  }

  @Test
  @Covers({"RTH-FORT-08", "RTH-FORT-09", "RTH-R-17"})
  void anyNumberOfPointsAndTheHigherIsHeld() {
    var table =
        pair()
            .given("ann.fortune", 3)
            .dice("d20=4", "d20=6", "d20=15")
            .answer("ann", "spend-fortune", true)
            .answer("ann", "spend-fortune", true)
            .when(LIFT)
            .then("ann.fortune", 1);
    assertThat(tested(table).natural()).isEqualTo(15);
    var held =
        pair()
            .given("ann.fortune", 2)
            .dice("d20=9", "d20=3", "d20=12")
            .answer("ann", "spend-fortune", true)
            .answer("ann", "spend-fortune", true)
            .when(LIFT);
    assertThat(tested(held).natural()).isEqualTo(12);
    var lower = pair().dice("d20=9", "d20=3").answer("ann", "spend-fortune", true).when(LIFT);
    assertThat(tested(lower).natural()).as("the 9 stands").isEqualTo(9);
  }

  @Test
  @Covers({"RTH-FORT-03", "RTH-FORT-04", "RTH-R-20"})
  void anAllyLendsAPointAndSaysHow() {
    var table =
        pair()
            .dice("d20=4", "d20=16")
            .answer("ben", "lend-fortune", true)
            .answer("ben", "how-lent", "braces the ladder")
            .when(LIFT)
            .asked("gm", "in-position")
            .then("ann.fortune", 1)
            .then("ben.fortune", 0);
    assertThat(tested(table).natural()).isEqualTo(16);
    assertThat(table.events())
        .contains(new FightEvent.FortuneSpent("ben", "ann", "braces the ladder"));
  }

  @Test
  @Covers("RTH-FORT-04")
  void withoutAWordOfHowNothingIsLent() {
    var table =
        pair()
            .dice("d20=4")
            .answer("ben", "lend-fortune", true)
            .answer("ben", "how-lent", " ")
            .when(LIFT)
            .notAsked("gm", "in-position")
            .then("ben.fortune", 1);
    assertThat(tested(table).natural()).isEqualTo(4);
  }

  @Test
  @Covers({"RTH-FORT-03", "RTH-R-20"})
  void whoeverIsFarAwayIsInNoPosition() {
    pair()
        .scene(placing("ben", 2))
        .dice("d20=4")
        .answer("ben", "lend-fortune", true)
        .answer("ben", "how-lent", "shouts")
        .when(LIFT)
        .then("ben.fortune", 1);
    pair()
        .scene(placing("ben", 1))
        .dice("d20=4", "d20=5")
        .answer("ben", "lend-fortune", true)
        .answer("ben", "how-lent", "shouts")
        .when(LIFT)
        .then("ben.fortune", 0);
    pair()
        .scene(placing("ben", 2))
        .dice("d20=4", "d20=5")
        .answer("ben", "lend-fortune", true)
        .answer("ben", "how-lent", "throws a rope")
        .answer("gm", "in-position", true)
        .when(LIFT)
        .then("ben.fortune", 0);
  }

  @Test
  @Covers("RTH-R-20")
  void outOfActionOneSpendsOnlyOnOneself() {
    pair().given("ben.hp", 0).dice("d20=4").when(LIFT).notAsked("ben", "lend-fortune");
    pair()
        .given("ann.hp", 0)
        .given("ann.fallen", true)
        .dice("d20=4", "d20=17", "d6=2")
        .answer("ann", "spend-fortune", true)
        .when(new RathStep.DangerPasses())
        .then("ann.hp", 2)
        .then("ann.fortune", 0);
  }

  @Test
  @Covers({"RTH-R-12", "RTH-R-18"})
  void nobodyIsAskedAfterAFoesRoll() {
    begun(pair().creature("foe", "Raider"), 1)
        .dice("d20=2")
        .when(attack("foe", "sword", "ann"))
        .notAsked("ann", "spend-fortune")
        .notAsked("ben", "lend-fortune");
  }

  @Test
  @Covers("RTH-R-12")
  void aPcMayLendToAHenchman() {
    Tables.empty()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
        .sheet("hob", Folk.henchman("Hob", "0/0/0/0/0/0", "ann"))
        .then("hob.fortune", 0)
        .dice("d20=4", "d20=9")
        .answer("ann", "lend-fortune", true)
        .answer("ann", "how-lent", "lifts too")
        .when(test("hob", Trial.LIFT))
        .notAsked("hob", "spend-fortune")
        .then("ann.fortune", 0);
  }

  @Test
  @Covers({"RTH-FORT-06", "RTH-R-15"})
  void aNatural20KeptInTheEndEarnsItsRollerAPoint() {
    pair().given("ann.fortune", 2).dice("d20=20").when(LIFT).then("ann.fortune", 3);
    pair().given("ann.fortune", 3).dice("d20=20").when(LIFT).then("ann.fortune", 3);
    pair()
        .given("ann.fortune", 3)
        .dice("d20=5", "d20=20")
        .answer("ann", "spend-fortune", true)
        .when(LIFT)
        .then("ann.fortune", 3);
    pair()
        .dice("d20=5", "d20=20")
        .answer("ben", "lend-fortune", true)
        .answer("ben", "how-lent", "pulls")
        .when(LIFT)
        .then("ann.fortune", 2)
        .then("ben.fortune", 0);
  }

  @Test
  @Covers("RTH-R-16")
  void theWholeRollIsMadeAgainInTheSameManner() {
    var table =
        pair()
            .dice("d20=5", "d20=9", "d20=11", "d20=18")
            .answer("gm", "advantage", "disadvantage")
            .answer("ann", "spend-fortune", true)
            .when(LIFT);
    assertThat(tested(table).natural()).as("5 held, then 11").isEqualTo(11);
  }

  @Test
  @Covers("RTH-R-18")
  void aNatural1RerolledAwayCausesNoFumble() {
    begun(pair().creature("foe", "Raider"), 6)
        .dice("d20=1", "d20=4")
        .answer("ann", "spend-fortune", true)
        .when(attack("ann", "sword", "foe"))
        .notAsked("gm", "fumble");
  }

  @Test
  void aSeatWithTwoCharactersSaysWhoLends() {
    var ada = new Seat("ada");
    var table =
        Tables.empty()
            .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
            .with(new Setup.Cast("ben", ada, new Setup.Role.Sheet(Folk.pc("Ben", "0/0/0/0/0/0"))))
            .with(new Setup.Cast("cid", ada, new Setup.Role.Sheet(Folk.pc("Cid", "0/0/0/0/0/0"))));
    table
        .dice("d20=4", "d20=5")
        .answer("ada", "lend-fortune", true)
        .answer("ada", "who-lends", "cid")
        .answer("ada", "how-lent", "pushes")
        .when(LIFT)
        .then("ben.fortune", 1)
        .then("cid.fortune", 0);
    assertThat(List.of(table.facts().get("ann.fortune"))).containsExactly(1);
  }

  @Test
  @Covers("RTH-FORT-03")
  void eachSeatIsAskedOfItsOwnAndToldWhatTheyHaveLeft() {
    var ada = new Seat("ada");
    Tables.empty()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
        .with(new Setup.Cast("ben", ada, new Setup.Role.Sheet(Folk.pc("Ben", "0/0/0/0/0/0"))))
        .sheet("dot", Folk.pc("Dot", "0/0/0/0/0/0"))
        .with(new Setup.Cast("cid", ada, new Setup.Role.Sheet(Folk.pc("Cid", "0/0/0/0/0/0"))))
        .given("ben.fortune", 2)
        .dice("d20=4")
        .when(LIFT)
        .asked("ada", "lend-fortune", "Ben has 2 left, Cid has 1 left")
        .asked("dot", "lend-fortune", "Dot has 1 left")
        .notAsked("ann", "lend-fortune");
  }

  // What is told before a point is spent

  @Test
  @Covers({"RTH-FORT-02", "RTH-R-18"})
  void whoeverMaySpendIsToldWhetherTheRollWillDo() {
    pair()
        .given("ann.str", 2)
        .dice("d20=10")
        .when(LIFT)
        .asked("ann", "spend-fortune", "10, 12 in all, not enough")
        .asked("ann", "spend-fortune", "STR test to lift, more than 12 is needed")
        .asked("ben", "lend-fortune", "10, 12 in all, not enough");
    begun(pair().creature("foe", "Raider"), 6)
        .dice("d20=3")
        .when(attack("ann", "sword", "foe"))
        .asked("ann", "spend-fortune", "3, 3 in all, not enough")
        .asked("ann", "spend-fortune", "to hit Foe");
  }

  @Test
  @Covers("RTH-R-18")
  void whatWillDoIsOfferedAgainOnlyWhereTheHouseWantsIt() {
    pair()
        .given("ann.str", 2)
        .dice("d20=11")
        .when(LIFT)
        .notAsked("ann", "spend-fortune")
        .notAsked("ben", "lend-fortune");
    pair()
        .house(Houses.with("fortuneAfterSuccess", true))
        .given("ann.str", 2)
        .dice("d20=11", "d20=20")
        .answer("ann", "spend-fortune", true)
        .when(LIFT)
        .asked("ann", "spend-fortune", "11, 13 in all, which will do")
        .then("ann.fortune", 1);
  }

  /// Ann and Ben are asked together; whoever says no is not asked again about the same result.
  @Test
  @Covers("RTH-R-18")
  void aNoLeavesItToTheOthers() {
    pair()
        .dice("d20=4", "d20=16")
        .answer("ann", "spend-fortune", false)
        .answer("ben", "lend-fortune", true)
        .when(LIFT)
        .then("ann.fortune", 1)
        .then("ben.fortune", 0);
  }

  @Test
  @Covers({"RTH-FORT-02", "RTH-OPP-01"})
  void inAContestOneMustBeatTheOtherAsTheyStand() {
    var wrestle = Tables.oppose("ann", "ben", Contest.ARM_WRESTLE);
    pair()
        .given("ann.str", 1)
        .given("ben.str", 2)
        .dice("d20=10", "d20=9", "d20=15", "d20=2")
        .when(wrestle)
        .says("Ann is level with Ben")
        .asked("ann", "spend-fortune", "10, 11 in all, not enough")
        .asked("ben", "spend-fortune", "9, 11 in all, not enough");
    pair()
        .given("ann.str", 1)
        .given("ben.str", 2)
        .dice("d20=12", "d20=9")
        .when(wrestle)
        .notAsked("ann", "spend-fortune")
        .asked("ben", "spend-fortune", "9, 11 in all, not enough");
    // after a point of Ann's the other is told of her new total
    pair()
        .given("ben.str", 2)
        .dice("d20=4", "d20=9", "d20=15")
        .answer("ann", "spend-fortune", true)
        .when(wrestle)
        .asked("ann", "spend-fortune", "4, 4 in all, not enough")
        .asked("ben", "spend-fortune", "9, 11 in all, not enough");
  }

  @Test
  @Covers({"RTH-FORT-06", "RTH-OPP-01"})
  void aNatural20InAContestEarnsAPointForWhoeverRolledIt() {
    pair()
        .dice("d20=3", "d20=20")
        .when(Tables.oppose("ann", "ben", Contest.ARM_WRESTLE))
        .then("ann.fortune", 1)
        .then("ben.fortune", 2);
  }
}
