package quintain.cairn;

import static quintain.cairn.Tables.BEGIN;
import static quintain.cairn.Tables.RESOLVE;
import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Sheet;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class MoraleTest {
  /// Maren acts first against so many of a kind; the first is at death's edge.
  private static Table<CairnState, CairnStep, CairnEvent> against(
      CairnHouse house, String creature, int number) {
    var table = Tables.empty().house(house).pregen("maren", "Maren");
    for (int i = 1; i <= number; i++) {
      table.creature("foe" + i, creature);
    }
    table.given("foe1.hp", 0).given("foe1.str", 1);
    return table.dice("d20=1").when(BEGIN);
  }

  private static Table<CairnState, CairnStep, CairnEvent> kill(
      Table<CairnState, CairnStep, CairnEvent> table, String foe, String... moraleDice) {
    var dice = new ArrayList<String>();
    dice.add("d8=8");
    dice.addAll(List.of(moraleDice));
    return table
        .dice(dice.toArray(String[]::new))
        .when(List.of(attack("maren", "axe", foe), RESOLVE))
        .then(foe + ".dead", true);
  }

  @Test
  @Covers({"CRN-MORL-01", "CRN-MORL-06", "CRN-R-28"})
  void theFirstCasualtyAsksEachSurvivor() {
    kill(against(CairnHouse.DEFAULTS, "Tunnel Goblin", 4), "foe1", "d20=7", "d20=9", "d20=8")
        .then("foe2.flags", List.of())
        .then("foe3.flags", List.of("fled"))
        .then("foe4.flags", List.of())
        .applied("CRN-MORL-01", "CRN-MORL-06")
        .refuses(attack("foe3", "barbed spear", "maren"), "CRN-MORL-06");
  }

  @Test
  @Covers("CRN-MORL-02")
  void halfLostAsksAgain() {
    var table =
        kill(against(CairnHouse.DEFAULTS, "Tunnel Goblin", 4), "foe1", "d20=1", "d20=1", "d20=1")
            .when(List.of(pass("foe2"), pass("foe3"), pass("foe4"), RESOLVE))
            .given("foe2.hp", 0)
            .given("foe2.str", 1);
    kill(table, "foe2", "d20=1", "d20=20")
        .applied("CRN-MORL-02")
        .then("foe4.flags", List.of("fled"));
    // each trigger fires once a fight
    table
        .when(List.of(pass("foe3"), RESOLVE))
        .given("foe3.hp", 4)
        .dice("d8=3")
        .when(List.of(attack("maren", "axe", "foe3"), RESOLVE))
        .then("foe3.flags", List.of());
  }

  @Test
  @Covers("CRN-R-28")
  void whoFledCountsForHalfButIsNoCasualty() {
    // of two, one flees: half is lost, so the other saves, though nobody fell
    var table = against(CairnHouse.DEFAULTS, "Tunnel Goblin", 2).given("foe1.fled", true);
    table
        .dice("d20=20")
        .when(List.of(pass("maren"), RESOLVE))
        .then("foe2.flags", List.of("fled"))
        .applied("CRN-MORL-02");
  }

  @Test
  @Covers({"CRN-MORL-02", "CRN-R-28"})
  void whoFleesByACheckCountsAtTheEndOfTheNextPhase() {
    // one of four falls and one flees by that check: half, but nobody saves again at once
    kill(against(CairnHouse.DEFAULTS, "Tunnel Goblin", 4), "foe1", "d20=20", "d20=1", "d20=1")
        .then("foe2.flags", List.of("fled"))
        .dice("d20=20", "d20=1")
        .when(List.of(pass("foe3"), pass("foe4"), RESOLVE))
        .applied("CRN-MORL-02")
        .then("foe3.flags", List.of("fled"))
        .then("foe4.flags", List.of());
  }

  @Test
  @Covers("CRN-R-28")
  void whoFallsOutsideRoundsIsNoCasualtyOfAFight() {
    var table =
        Tables.empty()
            .pregen("maren", "Maren")
            .creature("foe1", "Tunnel Goblin")
            .creature("foe2", "Tunnel Goblin")
            .creature("foe3", "Tunnel Goblin")
            .creature("foe4", "Tunnel Goblin")
            .given("foe1.hp", 0)
            .given("foe1.str", 1);
    Tables.strike(table.dice("d8=8"), attack("maren", "axe", "foe1")).then("foe1.dead", true);
    // of the three that are left the first to fall is the first casualty, and not yet half
    table.given("foe2.hp", 0).given("foe2.str", 1).dice("d20=1").when(BEGIN);
    kill(table, "foe2", "d20=1", "d20=1").applied("CRN-MORL-01");
  }

  @Test
  @Covers({"CRN-MORL-01", "CRN-R-28"})
  void whoFellInAnEarlierFightIsNoCasualtyOfThisOne() {
    Tables.empty()
        .pregen("maren", "Maren")
        .creature("old", "Tunnel Goblin")
        .creature("foe1", "Tunnel Goblin")
        .creature("foe2", "Tunnel Goblin")
        .given("old.dead", true)
        .dice("d20=1")
        .when(BEGIN)
        .when(List.of(pass("maren"), RESOLVE)) // no morale die falls
        .then("foe1.flags", List.of())
        .then("foe2.flags", List.of());
  }

  @Test
  @Covers({"CRN-MORL-02", "CRN-R-28"})
  void halfIsReckonedOfThoseWhoWereThereAtTheStart() {
    // four at the start and two who come later: half is two lost, whoever they are
    var table =
        against(CairnHouse.DEFAULTS, "Tunnel Goblin", 4)
            .when(new CairnStep.BringIn("Tunnel Goblin", "late", 2));
    kill(table, "foe1", "d20=1", "d20=1", "d20=1", "d20=1", "d20=1")
        .when(
            List.of(
                pass("foe2"), pass("foe3"), pass("foe4"), pass("late"), pass("late-2"), RESOLVE))
        .given("late.hp", 0)
        .given("late.str", 1);
    kill(table, "late", "d20=20", "d20=1", "d20=1", "d20=1")
        .applied("CRN-MORL-02")
        .then("foe2.flags", List.of("fled"))
        .then("late-2.flags", List.of());
  }

  @Test
  @Covers("CRN-R-28")
  void whoIsTakenAwayIsLostAllTheSame() {
    // of four one fell, and its body is carried off; the second loss is still half of them
    var table =
        kill(against(CairnHouse.DEFAULTS, "Tunnel Goblin", 4), "foe1", "d20=1", "d20=1", "d20=1")
            .when(new CairnStep.TakeAway("foe1"))
            .when(List.of(pass("foe2"), pass("foe3"), pass("foe4"), RESOLVE))
            .given("foe2.hp", 0)
            .given("foe2.str", 1);
    kill(table, "foe2", "d20=20", "d20=1").then("foe3.flags", List.of("fled"));
  }

  @Test
  @Covers("CRN-R-29")
  void whoCameAloneStaysTheOneWhoCameAlone() {
    var table =
        lone(Houses.with("loneFoe", CairnHouse.LoneFoe.CAME_ALONE))
            .when(new CairnStep.BringIn("Barrow Ogre", "late", 1))
            .given("late.hp", 0)
            .given("late.str", 1);
    kill(table, "late", "d20=1")
        .when(List.of(pass("ogre"), RESOLVE))
        .dice("d8=5", "d20=8")
        .when(List.of(attack("maren", "axe", "ogre"), RESOLVE))
        .then("ogre.flags", List.of("fled"));
  }

  @Test
  @Covers("CRN-R-28")
  void bothTriggersAtOnceAreOneSaveUnlessTheHouseWantsTwo() {
    kill(against(CairnHouse.DEFAULTS, "Tunnel Goblin", 2), "foe1", "d20=8")
        .then("foe2.flags", List.of());
    kill(
            against(Houses.with("moraleBoth", CairnHouse.MoraleBoth.TWO), "Tunnel Goblin", 2),
            "foe1",
            "d20=8",
            "d20=9")
        .then("foe2.flags", List.of("fled"));
  }

  @Test
  @Covers("CRN-R-28")
  void theHouseMayHaveOneRollForAllOnTheStrongestWill() {
    var table =
        against(Houses.with("moraleRoll", CairnHouse.MoraleRoll.GROUP_ONE_ROLL), "Tunnel Goblin", 4)
            .given("foe3.wil", 12);
    kill(table, "foe1", "d20=13")
        .then("foe2.flags", List.of("fled"))
        .then("foe3.flags", List.of("fled"))
        .then("foe4.flags", List.of("fled"));
  }

  @Test
  @Covers("CRN-MORL-03")
  void aLeaderSavesForAll() {
    var table =
        Tables.empty()
            .pregen("maren", "Maren")
            .creature("foe1", "Reed Cutter")
            .creature("foe2", "Reed Cutter")
            .creature("boss", "Cutter Captain")
            .given("foe1.hp", 0)
            .given("foe1.str", 1)
            .dice("d20=1")
            .when(BEGIN)
            .asked("warden", "leader");
    kill(table, "foe1", "d20=11").then("foe2.flags", List.of()).applied("CRN-MORL-03");
    var nobody =
        Tables.empty()
            .pregen("maren", "Maren")
            .creature("foe1", "Reed Cutter")
            .creature("foe2", "Reed Cutter")
            .creature("boss", "Cutter Captain")
            .given("foe1.hp", 0)
            .given("foe1.str", 1)
            .dice("d20=1")
            .answer("warden", "leader", "nobody")
            .when(BEGIN);
    kill(nobody, "foe1", "d20=10", "d20=11")
        .then("foe2.flags", List.of("fled"))
        .then("boss.flags", List.of());
  }

  @Test
  @Covers({"CRN-MORL-04", "CRN-R-29"})
  void aLoneFoeSavesAtZeroHp() {
    lone(CairnHouse.DEFAULTS)
        .dice("d8=5", "d20=8")
        .when(List.of(attack("maren", "axe", "ogre"), RESOLVE))
        .then("ogre.hp", 0)
        .then("ogre.flags", List.of("fled"));
    // not if HP was 0 already
    lone(CairnHouse.DEFAULTS)
        .given("ogre.hp", 0)
        .dice("d8=5", "d20=1")
        .when(List.of(attack("maren", "axe", "ogre"), RESOLVE))
        .then("ogre.flags", List.of());
  }

  private static Table<CairnState, CairnStep, CairnEvent> lone(CairnHouse house) {
    return Tables.empty()
        .house(house)
        .pregen("maren", "Maren")
        .creature("ogre", "Barrow Ogre")
        .given("ogre.hp", 4)
        .given("ogre.wil", 7)
        .dice("d20=1")
        .when(BEGIN);
  }

  @Test
  @Covers("CRN-R-29")
  void theLastOfSeveralIsAloneUnlessTheHouseSaysTheyMustHaveComeAlone() {
    lastOne(CairnHouse.LoneFoe.ALONE_NOW)
        .dice("d8=5", "d20=20")
        .when(List.of(attack("maren", "axe", "ogre"), RESOLVE))
        .then("ogre.flags", List.of("fled"));
    lastOne(CairnHouse.LoneFoe.CAME_ALONE)
        .dice("d8=5")
        .when(List.of(attack("maren", "axe", "ogre"), RESOLVE))
        .then("ogre.flags", List.of());
  }

  /// An ogre whose only companion fell; both group saves are behind it.
  private static Table<CairnState, CairnStep, CairnEvent> lastOne(CairnHouse.LoneFoe rule) {
    var table =
        Tables.empty()
            .house(Houses.with("loneFoe", rule))
            .pregen("maren", "Maren")
            .creature("foe1", "Reed Cutter")
            .creature("ogre", "Barrow Ogre")
            .given("foe1.hp", 0)
            .given("foe1.str", 1)
            .given("ogre.hp", 4)
            .dice("d20=1")
            .when(BEGIN);
    return kill(table, "foe1", "d20=1").when(List.of(pass("ogre"), RESOLVE));
  }

  @Test
  @Covers("CRN-R-29")
  void theLastOneDoesNotSaveTwiceInOnePhase() {
    // one falls and the other is brought to 0 HP in the same phase: one save, not two
    Tables.empty()
        .pregen("maren", "Maren")
        .pregen("tilda", "Tilda")
        .creature("foe1", "Reed Cutter")
        .creature("ogre", "Barrow Ogre")
        .given("foe1.hp", 0)
        .given("foe1.str", 1)
        .given("ogre.hp", 4)
        .dice("d20=1", "d20=1")
        .when(BEGIN)
        .dice("d8=8", "d8=5", "d20=1")
        .when(List.of(attack("maren", "axe", "foe1"), attack("tilda", "spear", "ogre"), RESOLVE))
        .then("ogre.hp", 0)
        .then("ogre.flags", List.of());
  }

  @Test
  @Covers("CRN-R-27")
  void aDetachmentIsOneFoe() {
    Tables.empty()
        .pregen("tilda", "Tilda")
        .creature("moths", "Grave Moths")
        .dice("d20=1")
        .when(BEGIN)
        .dice("d6=6", "d20=20")
        .when(List.of(attack("tilda", "fire flask", "moths"), RESOLVE))
        .then("moths.hp", 0)
        .then("moths.flags", List.of("fled"));
  }

  @Test
  void tombMachinesNeverFlee() {
    kill(against(CairnHouse.DEFAULTS, "Iron Sexton", 2).given("foe1.str", 1), "foe1")
        .then("foe2.flags", List.of());
  }

  @Test
  @Covers("CRN-MORL-05")
  void moraleNeverAsksPcs() {
    Tables.party()
        .creature("foe", "Wood Troll")
        .dice("d20=20", "d20=20", "d20=20")
        .when(BEGIN)
        .given("maren.dead", true)
        .given("oskar.dead", true)
        .when(List.of(pass("tilda"), pass("foe"), RESOLVE))
        .then("tilda.flags", List.of("late"));
  }

  @Test
  @Covers("CRN-R-49")
  void hirelingsSaveOnlyWhereTheHouseSaysSo() {
    hirelings(CairnHouse.HirelingMorale.WARDEN)
        .when(List.of(pass("maren"), pass("nan"), RESOLVE))
        .then("nan.fled", false)
        .asked("warden", "hireling-morale");
    hirelings(CairnHouse.HirelingMorale.AS_FOES)
        .dice("d20=20")
        .when(List.of(pass("maren"), pass("nan"), RESOLVE))
        .then("nan.fled", true);
  }

  /// One of two hirelings has just fallen.
  private static Table<CairnState, CairnStep, CairnEvent> hirelings(
      CairnHouse.HirelingMorale rule) {
    return Tables.empty()
        .house(Houses.with("hirelingMorale", rule))
        .pregen("maren", "Maren")
        .sheet("nan", hireling("Nan"))
        .sheet("tom", hireling("Tom"))
        .creature("foe", "Wood Troll")
        .dice("d20=1", "d20=1", "d20=1")
        .when(BEGIN)
        .given("tom.dead", true);
  }

  private static Sheet hireling(String name) {
    return new Sheet(
        name,
        name,
        Sheet.Kind.HIRELING,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        9,
        11,
        10,
        4,
        List.of(),
        0,
        Optional.of("maren"),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }
}
