package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.craft.Secrecy;
import quintain.rath.Houses;
import quintain.rath.Tables;
import quintain.rath.state.Device;
import quintain.rath.state.Growth;
import quintain.rath.state.Item;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.rath.state.ThingEvent;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Finding, disabling, picking, breaking and setting off.
class TrapsTest {
  /// Everybody and this device at one spot.
  private static Table<RathState, RathStep, RathEvent> at(String trap) {
    var devices = new LinkedHashMap<String, String>();
    devices.put("it", trap);
    return Tables.party()
        .scene(new Scene("", new LinkedHashMap<>(), devices, Secrecy.FIGURES_HIDDEN));
  }

  private static Table<RathState, RathStep, RathEvent> found(String trap) {
    return at(trap)
        .changed(state -> ThingEvent.DeviceChanged.found(device(state), false).appliedTo(state));
  }

  private static Device device(RathState state) {
    return state.world().device("it").orElseThrow();
  }

  private static final RathStep WORK = new RathStep.WorkOn("sefa", "it");

  /// Sefa without her aptitudes.
  private static Table<RathState, RathStep, RathEvent> untrained(
      Table<RathState, RathStep, RathEvent> table) {
    return table.changed(
        state -> {
          var without = state;
          for (Growth.Known known : state.being("sefa").growth().aptitudes()) {
            without = new LifeEvent.AptitudeLost("sefa", known.aptitude()).appliedTo(without);
          }
          return without;
        });
  }

  private static Table<RathState, RathStep, RathEvent> trained(
      Table<RathState, RathStep, RathEvent> table, String aptitude) {
    return untrained(table).when(new RathStep.GrantAptitude("sefa", aptitude));
  }

  private static Table<RathState, RathStep, RathEvent> withoutTools(
      Table<RathState, RathStep, RathEvent> table) {
    return table.changed(
        state -> new ThingEvent.ItemLost("sefa", "thieves' tools", "lost").appliedTo(state));
  }

  @Test
  @Covers({"RTH-TRAP-02", "RTH-TRAP-03", "RTH-TRAP-04", "RTH-TRAP-05", "RTH-R-81"})
  void anybodyMaySearchForATurnWithWis() {
    var table = at("Covered pit").dice("d20=11").when(new RathStep.Search("odda"));

    table.then("clock", 10);
    assertThat(device(table.state()).found()).isTrue();
    assertThat(device(table.state()).detailed()).isFalse();
    assertThat(Traps.seesComplexity(table.state().being("odda"), device(table.state()))).isFalse();
  }

  @Test
  @Covers({"RTH-TRAP-04", "RTH-R-76"})
  void aFailedSearchSaysTheSameAsAnEmptySpot() {
    var missed = at("Covered pit").dice("d20=10").when(new RathStep.Search("odda"));
    assertThat(device(missed.state()).found()).isFalse();
    missed.applied("RTH-R-76");

    Tables.party().dice("d20=19").when(new RathStep.Search("odda")).applied("RTH-R-76");
  }

  @Test
  @Covers({"RTH-APT-01", "RTH-APT-02", "RTH-S-APT-01"})
  void dungeonSenseSearchesAtAdvantageAndSeesDetails() {
    // Sefa's WIS is 2
    var table = at("Scythe lintel").dice("d20=4 d20=13").when(new RathStep.Search("sefa"));

    assertThat(device(table.state()).detailed()).isTrue();
    assertThat(Traps.seesComplexity(table.state().being("odda"), device(table.state()))).isTrue();
  }

  @Test
  @Covers({"RTH-APT-07", "RTH-S-APT-03"})
  void aTrapsmithSeesComplexityAtAGlance() {
    var table = trained(found("Scythe lintel"), "Trapsmith");

    assertThat(Traps.seesComplexity(table.state().being("sefa"), device(table.state()))).isTrue();
    assertThat(Traps.seesComplexity(table.state().being("odda"), device(table.state()))).isFalse();
  }

  @Test
  @Covers("RTH-R-81")
  void inCombatASearchTakesTheWholeTurn() {
    var fight =
        at("Covered pit")
            .creature("rat", "Giant rat")
            .dice("d6=4")
            .when(new RathStep.BeginCombat());
    fight
        .dice("d20=11")
        .when(new RathStep.Search("odda"))
        .refuses(new RathStep.Move("odda", 1), "RTH-ACT-01")
        .then("clock", 0);
    fight.when(new RathStep.Move("brannoc", 1)).refuses(new RathStep.Search("brannoc"), "RTH-R-81");
  }

  @Test
  @Covers("RTH-TRAP-06")
  void onlyWhatIsFoundCanBeWorkedOn() {
    at("Covered pit").refuses(WORK, "RTH-TRAP-06");
    at("Iron padlock").dice("d20=13 d20=9").when(WORK);
    found("Covered pit").given("sefa.at", 1).refuses(WORK, "RTH-TRAP-06");
  }

  @Test
  @Covers({"RTH-TRAP-07", "RTH-TRAP-06"})
  void theUntrainedWorkAtDisadvantageWithDex() {
    // DEX 3: the lower die 10 makes 13
    var table = untrained(found("Covered pit")).dice("d20=15 d20=10").when(WORK);
    assertThat(device(table.state()).done()).isTrue();
    table.then("clock", 10).refuses(WORK, "RTH-TRAP-06");
  }

  @Test
  @Covers({"RTH-TRAP-01", "RTH-CPLX-01"})
  void theFourStepsOfTheScale() {
    at("Iron padlock").dice("d20=3 d20=10").when(WORK).applied("RTH-TRAP-01", "RTH-ADV-01");
    at("Vault lock").dice("d20=10").when(WORK).applied("RTH-TRAP-01", "RTH-CPLX-01");
    untrained(at("Iron padlock"))
        .dice("d20=15 d20=10")
        .when(WORK)
        .applied("RTH-TRAP-01", "RTH-ADV-02");
    untrained(at("Vault lock")).refuses(WORK, "RTH-CPLX-04");
  }

  @Test
  @Covers("RTH-TRAP-08")
  void withoutToolsThereIsNoRoll() {
    withoutTools(untrained(at("Iron padlock"))).refuses(WORK, "RTH-TRAP-08");
  }

  @Test
  @Covers({"RTH-APT-03", "RTH-S-APT-02", "RTH-CPLX-02"})
  void breakAndEnterHasAdvantageAndAStraightRollOnTheComplex() {
    var plain = at("Iron padlock").dice("d20=3 d20=10").when(WORK);
    assertThat(device(plain.state()).done()).isTrue();

    var complex = at("Vault lock").dice("d20=10").when(WORK);
    assertThat(device(complex.state()).done()).isTrue();
  }

  @Test
  @Covers({"RTH-APT-04", "RTH-R-77", "RTH-S-APT-02"})
  void breakAndEnterImprovisesAtDisadvantage() {
    var plain = withoutTools(at("Iron padlock")).dice("d20=18 d20=10").when(WORK);
    assertThat(device(plain.state()).done()).isTrue();
    withoutTools(at("Vault lock")).refuses(WORK, "RTH-CPLX-04");
  }

  @Test
  @Covers({"RTH-APT-05", "RTH-APT-06", "RTH-S-APT-03", "RTH-CPLX-03", "RTH-R-78"})
  void aTrapsmithWorksWithAndWithoutTools() {
    for (var table :
        List.of(
            trained(at("Iron padlock"), "Trapsmith").dice("d20=2 d20=10"),
            trained(at("Vault lock"), "Trapsmith").dice("d20=10"),
            withoutTools(trained(at("Iron padlock"), "Trapsmith")).dice("d20=10"))) {
      assertThat(device(table.when(WORK).state()).done()).isTrue();
    }
    var hard = withoutTools(trained(at("Vault lock"), "Trapsmith"));
    hard.dice("d20=19 d20=10").when(WORK);
    assertThat(device(hard.state()).done()).isTrue();
  }

  @Test
  @Covers({"RTH-CPLX-01", "RTH-CPLX-04"})
  void theComplexIsTooMuchForTheUntrained() {
    untrained(at("Vault lock")).refuses(WORK, "RTH-CPLX-04");
  }

  @Test
  @Covers("RTH-R-75")
  void otherSourcesMixInBeforeComplexity() {
    // encumbrance hinders: Break and Enter's advantage becomes straight, complex disadvantage
    var laden = at("Vault lock").given("sefa.con", -3);
    laden.dice("d20=10 d20=19").when(WORK);
    assertThat(device(laden.state()).done()).isTrue();
  }

  @Test
  @Covers({"RTH-R-75", "RTH-R-28", "RTH-CPLX-03"})
  void helpLiftsTheUntrainedToTheComplex() {
    // disadvantage, with help straight, complex disadvantage; DEX 3: the lower die 10 makes 13
    var helped =
        untrained(at("Vault lock"))
            .refuses(WORK, "RTH-CPLX-04")
            .when(new RathStep.HelpAlly("brannoc", "sefa", "holds the plate up"))
            .dice("d20=19 d20=10")
            .when(WORK);
    assertThat(device(helped.state()).done()).isTrue();
    untrained(at("Vault lock"))
        .when(new RathStep.HelpAlly("brannoc", "sefa", "holds the plate up"))
        .given("sefa.con", -3)
        .then("sefa.encumbered", true)
        .dice("d20=19 d20=10")
        .when(WORK);
  }

  @Test
  @Covers({"RTH-TOOL-01", "RTH-R-11", "RTH-R-79"})
  void failingByFiveBreaksTheTools() {
    // DEX 3: 4 makes 7, five short of 12
    var broken = untrained(at("Iron padlock")).dice("d20=4 d20=15").when(WORK);
    assertThat(broken.state().being("sefa").pack().find("thieves' tools")).isEmpty();
    assertThat(device(broken.state()).done()).isFalse();

    var missed = untrained(at("Iron padlock")).dice("d20=5 d20=15").when(WORK);
    assertThat(missed.state().being("sefa").pack().find("thieves' tools")).isPresent();
    missed.dice("d20=15 d20=15").when(WORK);
    assertThat(device(missed.state()).done()).isTrue();
  }

  @Test
  @Covers({"RTH-TRAP-10", "RTH-R-80", "RTH-S-TRP"})
  void failingByFiveSetsATrapOffAndBreaksTheTools() {
    // the needle: four dice of damage poison, a failed CON test
    var sprung = untrained(found("Needle latch")).dice("d20=4 d20=15", "d20=12").when(WORK);
    assertThat(device(sprung.state()).done()).isTrue();
    assertThat(sprung.state().being("sefa").pack().find("thieves' tools")).isEmpty();
    sprung.applied("RTH-TRAP-10");

    var missed = untrained(found("Needle latch")).dice("d20=5 d20=15").when(WORK);
    assertThat(device(missed.state()).done()).isFalse();
  }

  @Test
  @Covers({"RTH-TRAP-09", "RTH-R-80"})
  void aTrapMayBeSetOffFromAfarWithoutATest() {
    var away =
        found("Spark-and-oil jet")
            .given("brannoc.at", 1)
            .given("sefa.at", 1)
            .given("ilvane.at", 1)
            .given("odda.at", 1)
            .when(new RathStep.SetOff("brannoc", "it"));
    assertThat(device(away.state()).done()).isTrue();

    // whoever is Close is not spared: Odda's DEX 1, 11 is 12, which is not enough
    found("Spark-and-oil jet")
        .given("brannoc.at", 1)
        .given("sefa.at", 1)
        .given("ilvane.at", 1)
        .dice("d20=11")
        .when(new RathStep.SetOff("brannoc", "it"))
        .then("odda.fire", 5);

    var no =
        found("Spark-and-oil jet")
            .answer("gm", "sets-off", false)
            .when(new RathStep.SetOff("brannoc", "it"));
    assertThat(device(no.state()).done()).isFalse();
    at("Iron padlock").refuses(new RathStep.SetOff("brannoc", "it"), "RTH-TRAP-09");
  }

  @Test
  @Covers("RTH-S-TRP")
  void aPitIsDodgedOrFallenInto() {
    // DEX 1: 12 makes 13
    at("Covered pit").dice("d20=12").when(spring("brannoc")).then("brannoc.hp", 13);
    // 2d6 explode
    at("Covered pit")
        .dice("d20=11", "d6=6 d6=1 d6=2")
        .when(spring("brannoc"))
        .then("brannoc.hp", 13 - 9);
  }

  private static RathStep spring(String who) {
    return new RathStep.SpringTrap("it", who);
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-R-36"})
  void dartsStrikeEveryoneInTheZoneInRosterOrder() {
    var table =
        at("Dart gallery")
            .given("ilvane.at", 1)
            .given("odda.at", 1)
            // Brannoc, AC 14: 10 + 3 misses; Sefa: a natural 20, 2 damage, CON 12 fails
            .dice("d20=10", "d20=20 d4=2", "d20=12")
            .when(spring("brannoc"))
            .then("brannoc.hp", 13)
            .then("sefa.hp", 9)
            .then("sefa.ac", 13)
            .then("sefa.poison-paralysis", 6);
    assertThat(device(table.state()).left()).isEqualTo(2);
  }

  @Test
  @Covers("RTH-R-03")
  void aTrapsNatural1MissesUnlessTheHouseSaysOtherwise() {
    // AC 5 after the loss of DEX: even 1 + 5 would reach it
    at("Scythe lintel")
        .given("brannoc.dex", -8)
        .dice("d20=1")
        .when(spring("brannoc"))
        .then("brannoc.hp", 13);
    at("Scythe lintel")
        .house(Houses.with("attackNatural1Misses", false))
        .given("brannoc.dex", -8)
        .dice("d20=1", "d8=3")
        .when(spring("brannoc"))
        .then("brannoc.hp", 8);
  }

  @Test
  @Covers({"RTH-ADV-03", "RTH-R-75"})
  void theGmMayAddASourceToWorkOnALock() {
    var helped =
        untrained(at("Iron padlock"))
            .answer("gm", "advantage", "advantage")
            .dice("d20=10")
            .when(WORK)
            .asked("gm", "advantage");
    assertThat(device(helped.state()).done()).as("an opposite base is straight").isTrue();
    var hindered =
        at("Iron padlock").answer("gm", "advantage", "disadvantage").dice("d20=10").when(WORK);
    assertThat(device(hindered.state()).done()).isTrue();
    var struck =
        at("Vault lock")
            .given("sefa.con", -3)
            .answer("gm", "advantage", "straight")
            .dice("d20=10")
            .when(WORK);
    assertThat(device(struck.state()).done()).as("encumbrance struck").isTrue();
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-BLED-01"})
  void aScytheMakesOneBleed() {
    at("Scythe lintel")
        .dice("d20=9", "d8=3")
        .when(spring("brannoc"))
        .then("brannoc.hp", 8)
        .then("brannoc.bleeding", 4);
  }

  @Test
  @Covers("RTH-S-TRP")
  void aCenserPutsTheWholeZoneToSleep() {
    at("Slumber censer")
        .given("ilvane.at", 1)
        .given("odda.at", 1)
        .dice("d20=12", "d20=12")
        .when(spring("sefa"))
        // CON 2: 14 halves
        .then("brannoc.poison-sleep", 3)
        .then("sefa.poison-sleep", 6);
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-DROW-01"})
  void aFloodingCellRunsOutOfAir() {
    at("Flooding cell")
        .given("ilvane.at", 1)
        .given("odda.at", 1)
        .given("sefa.at", 1)
        .when(spring("brannoc"))
        .then("brannoc.submerged", true)
        .when(new RathStep.LetRoundsPass(2))
        .then("brannoc.drowning", 0)
        .when(new RathStep.LetRoundsPass(1))
        .then("brannoc.drowning", 6)
        .dice("d6=3 d6=3 d6=3 d6=3 d6=3 d6=1")
        .when(new RathStep.LetRoundsPass(1))
        .then("brannoc.drowning", 6)
        .then("brannoc.hp", 12);
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-R-90"})
  void waterPutsOutWhatBurnsOnTheFloorOfTheCell() {
    var table =
        at("Flooding cell")
            .when(new RathStep.UseItem("ilvane", "torches", ""))
            .when(new RathStep.LetTurnsPass(3))
            .when(new RathStep.Drop("ilvane", "torches"))
            .when(spring("brannoc"))
            .says("On the ground the light of the Torches goes out");
    var torches = table.state().ground().getFirst().item();
    assertThat(torches.is(Item.State.LIT)).isFalse();
    assertThat(torches.alight()).as("half its hour is gone").isEqualTo(3);
  }

  /// Brannoc alone in the cell, his breath running out.
  private static Table<RathState, RathStep, RathEvent> flooded() {
    return at("Flooding cell")
        .given("ilvane.at", 1)
        .given("odda.at", 1)
        .given("sefa.at", 1)
        .when(spring("brannoc"))
        .when(new RathStep.LetRoundsPass(3))
        .then("brannoc.drowning", 6);
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-R-68", "RTH-DROW-05"})
  void aFloodedCellIsLeftByItsDoorAlone() {
    flooded()
        .refuses(new RathStep.Surface("brannoc"), "RTH-R-68")
        .refuses(new RathStep.Move("brannoc", 1), "RTH-R-68")
        .given("odda.at", 0)
        .refuses(new RathStep.Rescue("odda", "brannoc"), "RTH-R-68")
        .refuses(spring("brannoc"), "RTH-S-TRP")
        .refuses(new RathStep.SetOff("brannoc", "it"), "RTH-TRAP-09");
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-CACT-01", "RTH-DROW-05", "RTH-R-79"})
  void itsDoorIsBrokenWithinARound() {
    // STR 3 against DC 15: 12 makes 15 and fails, and a round of drowning passes; 13 opens it
    flooded()
        .dice("d20=12", "d6=3 d6=3 d6=3 d6=3 d6=3 d6=3")
        .when(new RathStep.ForceOpen("brannoc", "it"))
        .then("clock", 4)
        .dice("d20=13")
        .when(new RathStep.ForceOpen("brannoc", "it"))
        .then("brannoc.submerged", false)
        .then("brannoc.drowning", 0)
        .then("clock", 5);
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-CPLX-02", "RTH-TOOL-01"})
  void itsDoorIsAComplexLock() {
    var picked = flooded().given("sefa.at", 0).dice("d20=10").when(WORK).says("is picked");
    picked.then("brannoc.submerged", false);
    // failing by five breaks the tools; the water is in already
    flooded()
        .given("sefa.at", 0)
        .dice("d20=4", "d6=3 d6=3 d6=3 d6=3 d6=3 d6=3")
        .when(WORK)
        .then("brannoc.submerged", true)
        .then("sefa.submerged", false);
  }

  @Test
  @Covers("RTH-S-TRP")
  void anAlarmLetsTheFoesActFirst() {
    at("Alarm wire")
        .creature("rat", "Giant rat")
        .when(spring("brannoc"))
        .when(new RathStep.BeginCombat())
        .then("fight.first", "foes");
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-CACT-01"})
  void aLockMayBeBrokenByForce() {
    // Brannoc, STR 3: DC 18 takes 16
    var failed = at("Vault lock").dice("d20=15").when(new RathStep.ForceOpen("brannoc", "it"));
    assertThat(device(failed.state()).done()).isFalse();
    var open =
        at("Vault lock")
            .when(new RathStep.Buy("brannoc", "Crowbar", ""))
            .dice("d20=3 d20=16")
            .when(new RathStep.ForceOpen("brannoc", "it"));
    assertThat(device(open.state()).done()).isTrue();
    found("Needle latch").refuses(new RathStep.ForceOpen("brannoc", "it"), "RTH-S-TRP");
  }

  @Test
  void theGmSetsAndRemovesTraps() {
    Tables.party()
        .when(new RathStep.SetDevice("Covered pit", "pit", 2))
        .refuses(new RathStep.SetDevice("Covered pit", "pit", 2), "RTH-S-TRP")
        .refuses(new RathStep.SetDevice("Bear trap", "bear", 2), "RTH-S-TRP")
        .when(new RathStep.RemoveDevice("pit"))
        .refuses(new RathStep.SpringTrap("pit", "sefa"), "RTH-S-TRP");
  }

  @Test
  void aTrapGoesOffOnlyUnderSomebodyWhoIsThere() {
    at("Covered pit").refuses(spring("nobody"), "RTH-S-TRP");
    at("Covered pit").given("sefa.dead", true).refuses(spring("sefa"), "RTH-S-TRP");
    at("Covered pit").given("sefa.fled", true).refuses(spring("sefa"), "RTH-S-TRP");
    at("Iron padlock").refuses(spring("sefa"), "RTH-S-TRP");
    at("Alarm wire").when(spring("sefa")).says("goes off");
  }

  @Test
  @Covers({"RTH-S-TRP", "RTH-TRAP-09"})
  void whatHasGoneOffForGoodIsHarmless() {
    at("Spark-and-oil jet")
        .dice("d20=19")
        .when(spring("sefa"))
        .refuses(spring("sefa"), "RTH-S-TRP")
        .refuses(new RathStep.SetOff("brannoc", "it"), "RTH-TRAP-06");
    at("Covered pit").dice("d20=19").when(spring("sefa")).dice("d20=19").when(spring("sefa"));
  }

  @Test
  @Covers("RTH-TRAP-06")
  void alsoForceTakesReach() {
    at("Vault lock")
        .given("brannoc.at", 1)
        .refuses(new RathStep.ForceOpen("brannoc", "it"), "RTH-TRAP-06");
    at("Covered pit").refuses(new RathStep.ForceOpen("brannoc", "it"), "RTH-TRAP-06");
  }

  @Test
  @Covers("RTH-R-75")
  void whatHindersCanLeaveNothingToRoll() {
    // a Trapsmith without tools: straight, encumbered disadvantage, complex impossible
    withoutTools(trained(at("Vault lock"), "Trapsmith"))
        .given("sefa.con", -4)
        .then("sefa.encumbered", true)
        .refuses(WORK, "RTH-CPLX-04");
    var hard =
        withoutTools(trained(at("Vault lock"), "Trapsmith"))
            .answer("gm", "advantage", "disadvantage")
            .when(WORK)
            .says("it cannot be managed like this")
            .then("clock", 0);
    assertThat(device(hard.state()).done()).isFalse();
  }
}
