package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.terraodd.state.Amount;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Harm, critical harm, and what 0 means.
class HarmTest {
  // Harm

  @Test
  @Covers({"ODD-HARM-01"})
  void harmComesOffGritFirst() {
    bea().given("bea.grit", 5).when(harm("bea", 3)).then("bea.grit", 2).then("bea.prowess", 10);
  }

  @ParameterizedTest
  @CsvSource({"physical, prowess", "stress, insight", "effort, resolve"})
  @Covers({"ODD-HARM-02", "ODD-HARM-03", "ODD-HARM-04", "ODD-R-21"})
  void whatGritDoesNotStopComesOffTheAttributeOfItsKind(String kind, String attribute) {
    bea()
        .given("bea.grit", 2)
        .given("bea." + attribute, 9)
        .dice("d20=1")
        .answer("gm", "harm-kind", kind)
        .when(harm("bea", 5))
        .then("bea.grit", 0)
        .then("bea." + attribute, 6);
  }

  @Test
  @Covers({"ODD-R-21"})
  void harmIsPhysicalWhereNothingElseIsSaid() {
    bea().dice("d20=1").when(harm("bea", 6)).asked("gm", "harm-kind").then("bea.prowess", 8);
  }

  @Test
  @Covers({"ODD-HARM-05", "ODD-R-45"})
  void theSaveIsOnThatAttributeAtItsNewValue() {
    bea()
        .given("bea.grit", 0)
        .given("bea.prowess", 9)
        .dice("d20=6")
        .when(harm("bea", 3))
        .then("bea.critically-harmed", false);
    bea()
        .given("bea.grit", 0)
        .given("bea.prowess", 9)
        .dice("d20=7")
        .when(harm("bea", 3))
        .then("bea.critically-harmed", true);
  }

  @Test
  @Covers({"ODD-R-46"})
  void atZeroGritAllHarmGoesThroughWithASaveEachTime() {
    bea()
        .given("bea.grit", 0)
        .dice("d20=1")
        .when(harm("bea", 2))
        .then("bea.grit", 0)
        .then("bea.prowess", 8)
        .dice("d20=1")
        .when(harm("bea", 2))
        .then("bea.prowess", 6);
  }

  @Test
  @Covers({"ODD-HARM-06"})
  void aFoesEffectFiresWhenItsTargetFailsTheSave() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("cantor", "Cantor")
            .given("bea.grit", 0)
            .dice("d8=3", "d20=20");
    strike(table, attack("cantor", "keening", "bea"))
        .then("bea.conditions", List.of("Ringing Ears"));
    var held =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("cantor", "Cantor")
            .given("bea.grit", 0)
            .dice("d8=3", "d20=1");
    strike(held, attack("cantor", "keening", "bea")).then("bea.conditions", List.of());
  }

  @ParameterizedTest
  @CsvSource({
    "NEVER, physical, false",
    "NEVER, effort, false",
    "EFFORT_ONLY, physical, false",
    "ANY, physical, true"
  })
  @Covers({"ODD-R-23"})
  void exactlyZeroGritIsNothingUnlessTheHouseHasThemPanic(
      OddHouse.PanicAtExactZero when, String kind, boolean panics) {
    var table = beaAt(house("panicAtExactZero", when)).answer("gm", "harm-kind", kind);
    if (panics) {
      table.dice("d6=4", "d6=1");
    }
    table.when(harm("bea", 4)).then("bea.grit", 0).then("bea.frozen", panics);
  }

  @Test
  @Covers({"ODD-R-20", "ODD-R-32"})
  void whoeverPanicsOverAnEffortNeitherRunsNorTendsAnybody() {
    for (String panic : List.of("d6=4", "d6=6")) {
      bea()
          .answer("gm", "order", "party")
          .when(BEGIN)
          .given("bea.grit", 0)
          .given("bea.resolve", 1)
          .answer("bea", "effort", true)
          .dice("d6=1", panic, "d6=1")
          .when(List.of(new OddStep.Retreat("bea"), RESOLVE))
          .then("bea.fled", false)
          .says("the effort was too much");
    }
    harmed()
        .given("cal.grit", 0)
        .given("cal.resolve", 1)
        .answer("cal", "effort", true)
        .dice("d6=1", "d6=5", "d6=1")
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.critically-harmed", true);
  }

  // Critical harm

  private static Table<OddState, OddStep, OddEvent> harmed() {
    return empty()
        .sheet("bea", sheet("Bea", List.of("Ironhide")))
        .sheet("cal", sheet("Cal", List.of()))
        .creature("foe", "Street Cutter")
        .given("bea.grit", 0)
        .dice("d20=15")
        .when(harm("bea", 4));
  }

  @Test
  @Covers({"ODD-CRIT-01", "ODD-CRIT-02"})
  void criticalHarmTakesThemOutAndAPointForGood() {
    harmed()
        .then("bea.prowess", 6)
        .then("bea.permanent-prowess", 9)
        .then("bea.flags", List.of("critically-harmed", "out"));
  }

  @Test
  @Covers({"ODD-CRIT-03", "ODD-R-28"})
  void anyFurtherHarmKills() {
    harmed().answer("gm", "harm-kind", "stress").when(harm("bea", 1)).then("bea.dead", true);
  }

  @Test
  @Covers({"ODD-CRIT-04"})
  void theyCanDoNothing() {
    harmed()
        .refuses(pass("bea"), "ODD-CRIT-04")
        .refuses(attack("bea", "unarmed", "foe"), "ODD-CRIT-04")
        .refuses(save("bea", "danger"), "ODD-CRIT-04");
  }

  @Test
  @Covers({"ODD-CRIT-05", "ODD-R-29"})
  void anAllyStabilisesThemWithAnInsightSaveAndMayTryAgain() {
    harmed()
        .dice("d20=11")
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.critically-harmed", true)
        .dice("d20=10")
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.flags", List.of())
        .then("bea.grit", 0)
        .when(pass("bea"));
  }

  @Test
  @Covers({"ODD-R-29"})
  void whoeverIsStabilisedStaysOutOfThisCombat() {
    empty()
        .sheet("bea", sheet("Bea", List.of()))
        .sheet("cal", sheet("Cal", List.of("Healer")))
        .creature("foe", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .given("bea.grit", 0)
        .dice("d20=15")
        .when(harm("bea", 4))
        .when(List.of(new OddStep.Stabilise("cal", "bea"), RESOLVE))
        .then("bea.critically-harmed", false)
        .refuses(pass("bea"), "ODD-CRIT-01");
  }

  @Test
  @Covers({"ODD-R-29"})
  void theActionAloneIsEnoughIfTheHouseSaysSo() {
    house("stabilise", OddHouse.Stabilising.NO_ROLL)
        .sheet("bea", sheet("Bea", List.of()))
        .sheet("cal", sheet("Cal", List.of()))
        .given("bea.grit", 0)
        .dice("d20=15")
        .when(harm("bea", 4))
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.critically-harmed", false);
  }

  @Test
  void onlyTheCriticallyHarmedBesideThemAreStabilised() {
    harmed().refuses(new OddStep.Stabilise("bea", "cal"), "ODD-CRIT-04");
    harmed().refuses(new OddStep.Stabilise("cal", "foe"), "ODD-CRIT-05");
    harmed().given("cal.at", 30).refuses(new OddStep.Stabilise("cal", "bea"), "ODD-R-29");
  }

  @Test
  @Covers({"ODD-CRIT-06", "ODD-R-40"})
  void leftAloneTheyDieAtSixtyMinutes() {
    harmed()
        .when(new OddStep.LetTimePass(59))
        .then("bea.dead", false)
        .when(new OddStep.LetTimePass(1))
        .then("bea.dead", true);
    harmed()
        .dice("d20=1")
        .when(new OddStep.Stabilise("cal", "bea"))
        .when(new OddStep.LetTimePass(120))
        .then("bea.dead", false);
  }

  @Test
  @Covers({"ODD-ADV-01", "ODD-R-30"})
  void whoeverIsStableMayLearnWhenThePermanentValueIsAtLeastTheirAdvancements() {
    harmed()
        .dice("d20=1")
        .answer("bea", "one-more-advancement", "fast")
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.advancement-names", List.of("Ironhide", "Fast"));
    harmed()
        .dice("d20=1")
        .answer("bea", "one-more-advancement", "none")
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.advancements", 1);
  }

  @Test
  @Covers({"ODD-R-30"})
  void onAutomaticTheNewAdvancementIsTakenAndNamedLater() {
    harmed()
        .dice("d20=1")
        .when(new OddStep.Stabilise("cal", "bea"))
        .then("bea.advancements", 2)
        .when(new OddStep.NameAdvancement("bea", "Fast"))
        .then("bea.advancement-names", List.of("Ironhide", "Fast"))
        .refuses(new OddStep.NameAdvancement("bea", "Healer"), "ODD-R-30");
  }

  @Test
  @Covers({"ODD-ADV-02"})
  void aLowerPermanentValueTeachesNothing() {
    empty()
        .sheet("bea", sheet("Bea", List.of("Ironhide", "Fast", "Expert", "Sleek")))
        .sheet("cal", sheet("Cal", List.of()))
        .given("bea.grit", 0)
        .given("bea.prowess", 4)
        .given("bea.permanent-prowess", 4)
        .dice("d20=15")
        .when(harm("bea", 1))
        .dice("d20=1")
        .when(new OddStep.Stabilise("cal", "bea"))
        .notAsked("bea", "one-more-advancement")
        .then("bea.permanent-prowess", 3)
        .then("bea.advancements", 4)
        .applied("ODD-ADV-02");
  }

  @Test
  @Covers({"ODD-R-27"})
  void anNpcIsOutOfTheFightAndNoClockRunsUnlessTheHouseKillsIt() {
    bea()
        .given("foe.grit", 0)
        .dice("d20=20")
        .when(harm("foe", 2))
        .then("foe.flags", List.of("critically-harmed", "out"))
        .then("foe.permanent-prowess", 10)
        .when(new OddStep.LetTimePass(120))
        .then("foe.dead", false)
        .when(harm("foe", 1))
        .then("foe.dead", true);
    beaAt(house("npcCrit", OddHouse.NpcCrit.DEAD))
        .given("foe.grit", 0)
        .dice("d20=20")
        .when(harm("foe", 2))
        .then("foe.dead", true);
  }

  @Test
  @Covers({"ODD-R-39"})
  void currentNeverExceedsPermanentAndPermanentZeroStays() {
    bea()
        .given("bea.grit", 0)
        .given("bea.insight", 2)
        .given("bea.permanent-insight", 1)
        .then("bea.insight", 1)
        .given("bea.resolve", 0)
        .given("bea.permanent-resolve", 0)
        .when(new OddStep.SpendDays(3, "a healer"))
        .then("bea.resolve", 0);
    // critical harm at full value takes the current one down with it
    bea()
        .given("bea.grit", 0)
        .given("bea.permanent-prowess", 3)
        .given("bea.prowess", 3)
        .dice("d20=20")
        .when(harm("bea", 1))
        .then("bea.prowess", 2)
        .then("bea.permanent-prowess", 2);
  }

  // Zero

  @Test
  @Covers({"ODD-ZERO-01"})
  void prowessZeroKillsWithoutASave() {
    bea()
        .given("bea.grit", 0)
        .given("bea.prowess", 2)
        .when(harm("bea", 2))
        .then("bea.dead", true)
        .then("bea.permanent-prowess", 10);
  }

  @Test
  @Covers({"ODD-ZERO-02", "ODD-R-33", "ODD-REF-02"})
  void insightZeroGivesAConditionAtOnce() {
    bea()
        .given("bea.grit", 0)
        .given("bea.insight", 3)
        .answer("gm", "harm-kind", "stress")
        .dice("d12=1")
        .when(harm("bea", 4))
        .asked("gm", "which-condition")
        .then("bea.insight", 0)
        .then("bea.conditions", List.of("Ringing Ears"))
        .then("bea.flags", List.of());
  }

  @Test
  @Covers({"ODD-ZERO-03"})
  void resolveZeroIsPanic() {
    bea()
        .given("bea.grit", 0)
        .given("bea.resolve", 4)
        .answer("gm", "harm-kind", "effort")
        .dice("d6=2", "d6=1")
        .when(harm("bea", 4))
        .then("bea.resolve", 0)
        .then("bea.flight", true);
  }

  @Test
  @Covers({"ODD-R-22"})
  void zeroReplacesTheSaveUnlessTheHouseAlsoRollsIt() {
    bea()
        .given("bea.grit", 0)
        .given("bea.insight", 3)
        .answer("gm", "harm-kind", "stress")
        .dice("d12=1")
        .when(harm("bea", 3))
        .then("bea.critically-harmed", false);
    beaAt(house("zero", OddHouse.Zero.ALSO_CRITICAL))
        .given("bea.grit", 0)
        .given("bea.insight", 3)
        .answer("gm", "harm-kind", "stress")
        .dice("d20=1", "d12=1")
        .when(harm("bea", 3))
        .then("bea.critically-harmed", true)
        .then("bea.permanent-insight", 9)
        .then("bea.conditions", List.of("Ringing Ears"));
  }

  @Test
  @Covers({"ODD-R-27"})
  void anNpcAtInsightZeroIsOutAndAtResolveZeroFlees() {
    bea()
        .given("foe.grit", 0)
        .given("foe.insight", 1)
        .answer("gm", "harm-kind", "stress")
        .when(harm("foe", 2))
        .then("foe.flags", List.of("out"));
    bea()
        .given("foe.grit", 0)
        .given("foe.resolve", 1)
        .answer("gm", "harm-kind", "effort")
        .when(harm("foe", 2))
        .then("foe.flags", List.of("fled"));
  }

  @Test
  @Covers({"ODD-R-38"})
  void moreHarmAtZeroFiresTheOutcomeAgain() {
    bea()
        .given("bea.grit", 0)
        .given("bea.insight", 0)
        .answer("gm", "harm-kind", "stress")
        .dice("d12=5")
        .when(harm("bea", 1))
        .then("bea.conditions", List.of("Thin Sleep"))
        .applied("ODD-R-38");
  }

  // Shields

  @Test
  @Covers({"ODD-EQP-03"})
  void aShieldMayBeGivenUpToAvoidOneInstanceOfHarm() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Shield or riot board"))
            .answer("bea", "sacrifice-shield", true)
            .when(harm("bea", 7))
            .then("bea.grit", 4)
            .then("bea.armour", 0);
    table
        .dice("d20=1")
        .when(harm("bea", 7))
        .notAsked("bea", "sacrifice-shield")
        .then("bea.prowess", 7);
  }

  @Test
  @Covers({"ODD-EQP-03"})
  void noShieldIsAskedForWhereArmourStopsItAll() {
    var table = bea("Shield or riot board", "Mail or stab vest").dice("d8=3");
    strike(table, attack("foe", "machete", "bea"))
        .notAsked("bea", "sacrifice-shield")
        .then("bea.grit", 4);
  }

  @Test
  @Covers({"ODD-R-06", "ODD-R-21"})
  void armourStopsAHazardOnlyIfItIsPhysicalAndMeetsArmour() {
    var stone = new OddStep.DealHarm("bea", Amount.of(3), false, "a stone");
    bea("Mail or stab vest").when(stone).then("bea.grit", 3);
    bea("Mail or stab vest").answer("gm", "harm-kind", "stress").when(stone).then("bea.grit", 1);
    bea("Mail or stab vest").when(harm("bea", 3)).then("bea.grit", 1);
  }

  @Test
  @Covers({"ODD-HARM-05"})
  void withAPointLeftThereIsASaveAndNotTheEnd() {
    bea()
        .given("bea.grit", 0)
        .given("bea.prowess", 3)
        .dice("d20=1")
        .when(harm("bea", 2))
        .then("bea.prowess", 1)
        .then("bea.dead", false);
  }

  @Test
  @Covers({"ODD-R-29"})
  void besideIsFiveFeet() {
    harmed().given("cal.at", 5).dice("d20=20").when(new OddStep.Stabilise("cal", "bea"));
    harmed().given("cal.at", 6).refuses(new OddStep.Stabilise("cal", "bea"), "ODD-R-29");
    harmed()
        .given("cal.at", -3)
        .given("bea.at", 3)
        .refuses(new OddStep.Stabilise("cal", "bea"), "ODD-R-29");
  }

  @Test
  @Covers({"ODD-R-27", "ODD-R-44"})
  void aCompanionWhoIsNoCharacterStrainsForNothingAndPanicsAtNothing() {
    var table =
        bea()
            .creature("doctor", "Plague Doctor")
            .given("doctor.side", "party")
            .given("doctor.resolve", 1);
    // a d6 against Prowess 9
    strike(table.dice("d6=3"), attack("doctor", "lancet", "foe"))
        .notAsked("gm", "effort")
        .then("foe.grit", 1);
    // 5 Grit and the last point of Resolve: no die of panic, but flight
    table
        .answer("gm", "harm-kind", "effort")
        .when(harm("doctor", 6))
        .then("doctor.resolve", 0)
        .then("doctor.fled", true)
        .applied("ODD-R-27");
  }

  @Test
  @Covers({"ODD-R-20", "ODD-R-44"})
  void noEffortWhileCriticallyHarmed() {
    harmed()
        .when(new OddStep.LetTimePass(5))
        .given("bea.grit", 3)
        .refuses(save("bea", "danger"), "ODD-CRIT-04");
    strike(
            empty()
                .sheet("bea", sheet("Bea", List.of()))
                .creature("foe", "Street Cutter")
                .given("foe.grit", 0)
                .dice("d4=2", "d4=2", "d20=1"),
            attack("bea", "unarmed", "foe"))
        .notAsked("gm", "effort");
  }

  @Test
  @Covers({"ODD-R-38"})
  void aCharacterAtInsightZeroActsOnAndFailsEverySaveOnIt() {
    bea()
        .given("bea.insight", 0)
        .dice("d20=1")
        .when(save("bea", "a trap"))
        .says("fails a save on Insight")
        .dice("d4=1", "d4=1")
        .answer("gm", "begin-rounds", false)
        .when(attack("bea", "unarmed", "foe"))
        .then("foe.grit", 3)
        .then("bea.out", false);
  }

  @Test
  @Covers({"ODD-R-27"})
  void aCompanionAtCriticalHarmIsOutWithoutAClock() {
    bea()
        .given("foe.side", "party")
        .given("foe.grit", 0)
        .dice("d20=20")
        .when(harm("foe", 2))
        .then("foe.critically-harmed", true)
        .then("foe.permanent-prowess", 10)
        .when(new OddStep.LetTimePass(61))
        .then("foe.dead", false)
        .dice("d20=1")
        .when(new OddStep.Stabilise("bea", "foe"))
        .then("foe.critically-harmed", false);
  }
}
