package quintain.cairn;

import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.harm;
import static quintain.cairn.Tables.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class ScarsTest {
  /// Maren with this many HP takes exactly as much.
  private static Table<CairnState, CairnStep, CairnEvent> hit(int hp, String... dice) {
    return with(hp).dice(dice).when(harm("maren", hp)).then("maren.hp", 0);
  }

  private static Table<CairnState, CairnStep, CairnEvent> with(int hp) {
    return Tables.empty().pregen("maren", "Maren").given("maren.max-hp", hp).given("maren.hp", hp);
  }

  private static final CairnStep WEEK = new CairnStep.RestAWeek("a healer");

  @Test
  @Covers({"CRN-SCAR-01", "CRN-R-06", "CRN-R-09"})
  void onlyExactlyZeroScarsAndOnlyFromAbove() {
    hit(2, "d6=1").then("maren.scars", List.of("a rattling blow")).then("maren.str", 11);
    with(3).when(harm("maren", 2)).then("maren.scars", List.of());
    with(3).dice("d20=1").when(harm("maren", 4)).then("maren.scars", List.of());
    with(3)
        .given("maren.hp", 0)
        .dice("d20=1")
        .when(harm("maren", 1))
        .then("maren.scars", List.of());
    // hirelings and foes never scar
    strike(Tables.marenAgainst("Reed Cutter").dice("d8=4"), attack("maren", "axe", "foe"))
        .then("foe.hp", 0)
        .then("foe.scars", List.of());
  }

  @Test
  @Covers({"CRN-SCAR-02", "CRN-R-07"})
  void theRowIsTheNetDamageOfThatAttack() {
    var blow = attack("foe", "billhook", "maren");
    // d8=6 less leather 1 brings 5 HP to 0: row 5, diseased
    strike(facing(CairnHouse.ScarIndex.NET_OF_ATTACK).given("maren.hp", 5).dice("d8=6"), blow)
        .then("maren.scars", List.of("diseased"));
    // the face before Armor: row 6
    strike(
            facing(CairnHouse.ScarIndex.DIE_BEFORE_ARMOR)
                .given("maren.hp", 5)
                .dice("d8=6", "d6=1", "d6=1", "d6=1", "d6=1"),
            blow)
        .then("maren.scars", List.of("a head wound that turned STR around"));
    // all since full HP, that is max HP 6
    strike(
            facing(CairnHouse.ScarIndex.ALL_SINCE_FULL_HP)
                .given("maren.hp", 5)
                .dice("d8=6", "d6=1", "d6=1", "d6=1", "d6=1"),
            blow)
        .then("maren.scars", List.of("a head wound that turned STR around"));
  }

  private static Table<CairnState, CairnStep, CairnEvent> facing(CairnHouse.ScarIndex rule) {
    return Tables.empty()
        .house(Houses.with("scarIndex", rule))
        .pregen("maren", "Maren")
        .creature("foe", "Reed Cutter");
  }

  @Test
  @Covers("CRN-R-08")
  void moreThanTwelveTakesTheLastRow() {
    hit(14).then("maren.flags", List.of("doomed"));
  }

  @Test
  @Covers("CRN-SCAR-T01")
  void lastingScar() {
    hit(1, "d6=3", "d6=5")
        .then("maren.scars", List.of("a lasting scar: eye"))
        .then("maren.max-hp", 5);
    hit(1, "d6=1", "d6=1")
        .then("maren.scars", List.of("a lasting scar: neck"))
        .then("maren.max-hp", 1);
  }

  @Test
  @Covers("CRN-SCAR-T02")
  void rattlingBlow() {
    with(2)
        .dice("d6=4")
        .answer("maren", "refocus", "spits and grins")
        .when(harm("maren", 2))
        .then("maren.scars", List.of("a rattling blow: spits and grins"))
        .then("maren.max-hp", 4)
        .then("maren.hp", 0);
    hit(2, "d6=2").then("maren.max-hp", 2);
  }

  @Test
  @Covers({"CRN-SCAR-T03", "CRN-R-60"})
  void walloped() {
    hit(3)
        .then("maren.flags", List.of("deprived"))
        .when(new CairnStep.RestAMoment())
        .then("maren.hp", 0)
        .dice("d6=4")
        .when(new CairnStep.RestAFewHours())
        .then("maren.max-hp", 7)
        .then("maren.hp", 7)
        .then("maren.flags", List.of());
  }

  @Test
  @Covers({"CRN-SCAR-T04", "CRN-R-59"})
  void brokenLimb() {
    hit(4, "d6=1")
        .then("maren.flags", List.of("broken-leg"))
        .refuses(new CairnStep.Move("maren", 6), "CRN-R-59");
    hit(4, "d6=4").then("maren.flags", List.of("broken-arm"));
    hit(4, "d6=5").then("maren.scars", List.of("a broken rib")).then("maren.flags", List.of());
    hit(4, "d6=6")
        .then("maren.scars", List.of("a broken skull"))
        .then("maren.rewards", List.of(4))
        .dice("d6=5", "d6=3")
        .when(WEEK)
        .then("maren.max-hp", 8)
        .then("maren.rewards", List.of());
    hit(4, "d6=2")
        .dice("d6=1", "d6=2")
        .when(WEEK)
        .then("maren.max-hp", 4)
        .then("maren.flags", List.of());
  }

  @Test
  @Covers("CRN-SCAR-T05")
  void diseased() {
    hit(5)
        .then("maren.scars", List.of("diseased"))
        .dice("d6=1", "d6=2")
        .when(WEEK)
        .then("maren.max-hp", 5);
    hit(5).dice("d6=6", "d6=2").when(WEEK).then("maren.max-hp", 8);
  }

  @Test
  @Covers({"CRN-SCAR-T06", "CRN-R-50"})
  void reorientingHeadWound() {
    hit(6, "d6=4", "d6=5", "d6=6", "d6=4").then("maren.dex", 15).then("maren.max-dex", 15);
    hit(6, "d6=3", "d6=5", "d6=5", "d6=3").then("maren.dex", 13);
    // a hurt ability is mended; the maximum never drops
    with(6)
        .given("maren.str", 5)
        .dice("d6=2", "d6=2", "d6=2", "d6=2")
        .when(harm("maren", 6))
        .then("maren.str", 6)
        .then("maren.max-str", 11);
    hit(6, "d6=5", "d6=4", "d6=4", "d6=4").then("maren.wil", 12);
    hit(6, "d6=1", "d6=1", "d6=3", "d6=2").then("maren.str", 11).says("keeps STR 11");
  }

  @Test
  @Covers({"CRN-SCAR-T01", "CRN-SCAR-T09"})
  void aRollThatRaisesNothingIsSaidToLeaveItAsItWas() {
    hit(1, "d6=2", "d6=1").then("maren.max-hp", 1).says("keeps 1 HP at most");
    hit(9, "d6=1", "d6=1", "d6=1").then("maren.max-wil", 9).says("keeps WIL 9 at most");
  }

  @Test
  @Covers("CRN-SCAR-T07")
  void hamstrung() {
    hit(7).then("maren.flags", List.of("hamstrung"));
    with(7)
        .given("maren.max-dex", 10)
        .when(harm("maren", 7))
        .refuses(new CairnStep.MoveAgain("maren", 5), "CRN-R-59")
        .dice("d6=2", "d6=3", "d6=4")
        .when(WEEK)
        .then("maren.dex", 10)
        .then("maren.flags", List.of());
  }

  @Test
  @Covers({"CRN-SCAR-T08", "CRN-R-10"})
  void deafened() {
    with(8)
        .given("maren.wil", 12)
        .given("maren.max-wil", 14)
        .dice("d20=12", "d4=3")
        .when(harm("maren", 8))
        .then("maren.flags", List.of("deaf"))
        .then("maren.wil", 15)
        .then("maren.max-wil", 17);
    hit(8, "d20=10")
        .then("maren.wil", 9)
        .then("maren.max-wil", 9)
        .then("maren.flags", List.of("deaf"));
  }

  @Test
  @Covers("CRN-SCAR-T09")
  void reBrained() {
    hit(9, "d6=4", "d6=4", "d6=4").then("maren.max-wil", 12).then("maren.wil", 12);
    hit(9, "d6=3", "d6=3", "d6=3").then("maren.max-wil", 9);
  }

  @Test
  @Covers("CRN-SCAR-T10")
  void sundered() {
    hit(10, "pick=3", "d20=9", "d6=2")
        .then("maren.scars", List.of("sundered: left foot"))
        .then("maren.max-wil", 11);
    with(10)
        .dice("d20=10")
        .answer("warden", "sundered", "nose")
        .when(harm("maren", 10))
        .then("maren.scars", List.of("sundered: nose"))
        .then("maren.max-wil", 9)
        .asked("warden", "sundered");
  }

  @Test
  @Covers({"CRN-SCAR-T11", "CRN-R-51"})
  void mortalWound() {
    hit(11)
        .then("maren.flags", List.of("mortally-wounded", "deprived"))
        .when(new CairnStep.LetTimePass(59))
        .then("maren.dead", false)
        .when(new CairnStep.LetTimePass(1))
        .then("maren.dead", true);
    Tables.empty()
        .pregen("maren", "Maren")
        .pregen("oskar", "Oskar")
        .given("maren.max-hp", 11)
        .given("maren.hp", 11)
        .when(harm("maren", 11))
        .when(new CairnStep.Aid("oskar", "maren"))
        .when(new CairnStep.LetTimePass(120))
        .then("maren.dead", false)
        .dice("d6=2", "d6=3")
        .when(new CairnStep.SleepTheNight(true))
        .then("maren.max-hp", 5)
        .then("maren.flags", List.of());
  }

  @Test
  @Covers({"CRN-SCAR-T12", "CRN-R-52"})
  void doomed() {
    var doomed = hit(12).then("maren.flags", List.of("doomed"));
    doomed.given("maren.str", 11).dice("d20=10").when(harm("maren", 2)).then("maren.dead", true);
    hit(12)
        .given("maren.str", 11)
        .dice("d20=9", "d6=4", "d6=4", "d6=4")
        .when(harm("maren", 2))
        .then("maren.flags", List.of())
        .then("maren.max-hp", 12);
    // a second doom adds nothing, and STR 0 kills without a save
    hit(12).given("maren.hp", 12).when(harm("maren", 12)).then("maren.flags", List.of("doomed"));
    hit(12).when(harm("maren", 11)).then("maren.dead", true);
  }
}
