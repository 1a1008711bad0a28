package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What each Condition does, and what foes do to those they harm critically.
@Covers({"ODD-REF-02"})
class ConditionsTest {
  private static Table<OddState, OddStep, OddEvent> troubled(String condition, String... items) {
    return empty()
        .sheet("bea", sheet("Bea", List.of(), List.of(condition), items))
        .creature("foe", "Street Cutter");
  }

  @Test
  void someMakeSomeSavesImpaired() {
    troubled("Ringing Ears")
        .dice("d20=1", "d20=20")
        .when(save("bea", "hear the step"))
        .says("fails");
    troubled("Hollow Laugh")
        .dice("d20=1", "d20=20")
        .when(save("bea", "persuade the guard"))
        .says("fails");
    troubled("Hollow Laugh")
        .answer("gm", "attribute", "insight")
        .dice("d20=1")
        .when(save("bea", "persuade the guard"))
        .says("passes");
  }

  @Test
  void dreadOfDarkImpairsAllSavesInDarkness() {
    troubled("Dread of Dark")
        .given("scene.dark", true)
        .dice("d20=1", "d20=20")
        .when(save("bea", "danger"))
        .says("fails");
    troubled("Dread of Dark").dice("d20=1").when(save("bea", "danger")).says("passes");
  }

  @Test
  void shakingHandsImpairTheFirstAttackOfAFight() {
    troubled("Shaking Hands", "Mono-blade")
        .given("foe.grit", 9)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d8=5", "d8=1")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.grit", 8)
        .when(List.of(pass("foe"), RESOLVE))
        .dice("d8=5")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.grit", 3);
  }

  @Test
  void aCountingHabitCostsTheFirstRoundUnlessTheOrderSaveIsPassed() {
    troubled("Counting Habit")
        .dice("d20=20")
        .when(BEGIN)
        .refuses(pass("bea"), "ODD-R-14")
        .when(List.of(pass("foe"), RESOLVE))
        .then("fight.round", 2)
        .when(List.of(pass("foe"), RESOLVE))
        .when(pass("bea"));
    troubled("Counting Habit").dice("d20=1").when(BEGIN).when(pass("bea"));
  }

  @Test
  void thinSleepImpairsGritRerolls() {
    troubled("Thin Sleep", "Three days' food")
        .given("bea.grit", 0)
        .dice("d6=5", "d6=2")
        .when(new OddStep.Rest())
        .then("bea.grit", 2);
  }

  @Test
  void aGrudgeAttacksTheOneWhoDidTheHarmOrTakesStress() {
    var table =
        troubled("Grudge", "Mono-blade")
            .answer("gm", "order", "party")
            .when(BEGIN)
            .when(List.of(pass("bea"), RESOLVE))
            .dice("d8=1")
            .when(List.of(attack("foe", "machete", "bea"), RESOLVE))
            .then("bea.grit", 3);
    table
        .when(List.of(pass("bea"), RESOLVE))
        .then("bea.grit", 2)
        .when(List.of(pass("foe"), RESOLVE))
        .dice("d8=1")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("bea.grit", 2);
  }

  @Test
  void aBadLegImpairsRetreat() {
    troubled("Bad Leg")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d20=1", "d20=20")
        .when(List.of(new OddStep.Retreat("bea"), RESOLVE))
        .then("bea.fled", false);
  }

  @Test
  void anOathOfSilenceCostsAGritToBreak() {
    troubled("Oath of Silence").when(new OddStep.SpeakAloud("bea")).then("bea.grit", 3);
    bea().refuses(new OddStep.SpeakAloud("bea"), "ODD-REF-02");
  }

  @Test
  void aGlassStomachIsDeprivedUnlessTheMealWasHot() {
    troubled("Glass Stomach", "Three days' food")
        .answer("bea", "reroll-grit", true)
        .when(new OddStep.Rest())
        .then("bea.grit", 0);
    troubled("Glass Stomach", "Three days' food")
        .given("bea.grit", 0)
        .answer("gm", "hot-meal", true)
        .dice("d6=4")
        .when(new OddStep.Rest())
        .then("bea.grit", 4);
  }

  @Test
  void visionsOnALowOrderSaveImpairTheRound() {
    troubled("Visions", "Mono-blade")
        .given("foe.grit", 9)
        .dice("d20=3")
        .when(BEGIN)
        .then("bea.shaken", true)
        .dice("d8=5", "d8=2")
        .when(List.of(attack("bea", "mono-blade", "foe"), RESOLVE))
        .then("foe.grit", 7)
        .when(List.of(pass("foe"), RESOLVE))
        .then("bea.shaken", false);
    empty()
        .sheet("bea", sheet("Bea", List.of("Second Breath"), List.of("Visions")))
        .creature("foe", "Street Cutter")
        .dice("d20=3")
        .when(BEGIN)
        .dice("d6=6", "d6=2")
        .when(List.of(new OddStep.CatchBreath("bea"), RESOLVE))
        .then("bea.grit", 2);
    troubled("Visions").dice("d20=4").when(BEGIN).then("bea.shaken", false);
  }

  @Test
  void hoardersGiveNothingUpWithoutAResolveSave() {
    troubled("Hoarder", "Belt knife")
        .dice("d20=20")
        .when(new OddStep.Drop("bea", "belt knife"))
        .then("bea.items", List.of("belt knife"))
        .dice("d20=1")
        .when(new OddStep.Drop("bea", "belt knife"))
        .then("ground", List.of("belt knife"));
    troubled("Hoarder", "Shield or riot board")
        .answer("bea", "sacrifice-shield", true)
        .dice("d20=20")
        .when(harm("bea", 3))
        .then("bea.grit", 1)
        .then("bea.items", List.of("shield or riot board"));
  }

  @Test
  void aStatedFearOrCodeImpairsWhereItComesUp() {
    bea()
        .when(new OddStep.Afflict("bea", "Fear-Driven Vigilance", "spiders"))
        .dice("d20=1", "d20=20")
        .when(save("bea", "cross the nest of spiders"))
        .says("fails")
        .dice("d20=1")
        .when(save("bea", "danger"))
        .says("passes");
  }

  @Test
  void obsessiveFocusMovesPointsBetweenTwoAttributesByChance() {
    bea()
        .dice("d6=4", "pick=1", "pick=2")
        .when(new OddStep.Afflict("bea", "Obsessive Focus", ""))
        .then("bea.prowess", 6)
        .then("bea.permanent-prowess", 6)
        .then("bea.insight", 10)
        .then("bea.resolve", 14);
  }

  @Test
  void protectiveInstinctImpairsWhileAnAllyIsInDanger() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), List.of("Protective Instinct")))
        .sheet("cal", sheet("Cal", List.of()))
        .given("cal.critically-harmed", true)
        .dice("d20=1", "d20=20")
        .when(save("bea", "danger"))
        .says("fails")
        .given("cal.critically-harmed", false)
        .dice("d20=1")
        .when(save("bea", "danger"))
        .says("passes");
  }

  @Test
  void theSlowAlwaysActLast() {
    troubled("Slow").when(BEGIN).then("bea.late", true).then("fight.phase", "foes");
    troubled("Slow").answer("gm", "order", "party").when(BEGIN).then("bea.late", true);
  }

  @Test
  void conditionsAreCuredByTheGmsWord() {
    troubled("Bad Leg")
        .when(new OddStep.Cure("bea", "Bad Leg"))
        .then("bea.conditions", List.of())
        .refuses(new OddStep.Cure("bea", "Bad Leg"), "ODD-REF-02")
        .refuses(new OddStep.Afflict("bea", "Hiccups", ""), "ODD-REF-02");
  }

  // What foes do (ODD-HARM-06)

  /// Bea at 0 Grit fails her save against this foe.
  private static Table<OddState, OddStep, OddEvent> mauled(
      String foe, String attack, String die, String... more) {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Belt knife", "Leather or padded coat"))
            .creature("foe", foe)
            .given("bea.grit", 0)
            .dice(die)
            .dice("d20=20")
            .dice(more);
    return strike(table, attack("foe", attack, "bea")).then("bea.critically-harmed", true);
  }

  @Test
  @Covers({"ODD-HARM-06", "ODD-REF-05"})
  void cuttersTakeAnItemByChanceOrAsTheGmSays() {
    mauled("Street Cutter", "machete", "d8=2", "pick=1")
        .then("bea.items", List.of("leather or padded coat"));
    var named =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Belt knife", "Leather or padded coat"))
            .creature("foe", "Street Cutter")
            .given("bea.grit", 0)
            .answer("gm", "which-item", "leather or padded coat")
            .dice("d8=2", "d20=20");
    strike(named, attack("foe", "machete", "bea")).then("bea.items", List.of("belt knife"));
  }

  @Test
  @Covers({"ODD-HARM-06"})
  void foesDeprivePoisonDragHoldCrushAndPutToSleep() {
    mauled("Hull Ghoul", "claws", "d6=2").then("bea.needs", List.of("treatment for an infection"));
    mauled("Hedge Wolf", "jaws", "d6=2").then("bea.at", 20);
    mauled("Riot Trooper", "shotgun", "d8=3").then("bea.held-fast", true);
    mauled("Loader Frame", "piston", "d10=3").then("bea.armour", 0);
    mauled("Security Drone", "stun dart", "d6=2")
        .then("bea.asleep", true)
        .when(new OddStep.LetTimePass(10))
        .then("bea.asleep", false);
    mauled("Plague Doctor", "lancet", "d6=3").then("bea.conditions", List.of("Glass Stomach"));
    mauled("Cutter Boss", "revolver", "d6=3").then("bea.conditions", List.of("Bad Leg"));
    mauled("Tower Sniper", "marksman rifle", "d12=3")
        .then("bea.conditions", List.of("Battle-Scarred"));
    mauled("Bridge Knight", "lance", "d10=3").says("is thrown from the bridge");
  }

  @Test
  @Covers({"ODD-HARM-06"})
  void theColossusTakesMoreProwessAndMayKillByIt() {
    mauled("Glass Colossus", "shard storm", "d12=3", "d6=3").then("bea.prowess", 5);
    var killed =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("foe", "Glass Colossus")
            .given("bea.grit", 0)
            .given("bea.prowess", 5)
            .dice("d12=2", "d20=20", "d6=6");
    strike(killed, attack("foe", "shard storm", "bea")).then("bea.dead", true);
  }

  @Test
  @Covers({"ODD-MULT-02"})
  void theCellarThingRollsTwoDiceAtOnce() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("foe", "Cellar Thing")
            .dice("d8=2", "d8=3");
    strike(table, attack("foe", "many arms", "bea")).then("bea.grit", 1);
  }

  @Test
  void whoeverIsHeldIsFreedByAnAlly() {
    empty()
        .sheet("bea", sheet("Bea", List.of()))
        .sheet("cal", sheet("Cal", List.of()))
        .given("bea.held-fast", true)
        .refuses(pass("bea"), "ODD-HARM-06")
        .when(new OddStep.Free("cal", "bea"))
        .then("bea.held-fast", false)
        .refuses(new OddStep.Free("cal", "bea"), "ODD-HARM-06");
  }

  @Test
  void theSnipersFirstShotIsEnhancedWhileUnseen() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of()))
            .creature("sniper", "Tower Sniper")
            .given("sniper.secrecy", "unseen")
            .dice("d12=1", "d12=3");
    strike(table, attack("sniper", "marksman rifle", "bea")).then("bea.grit", 1);
  }

  @Test
  void visionsNeedADieToBeRolled() {
    troubled("Visions")
        .given("bea.grit", 0)
        .given("bea.resolve", 9)
        .answer("bea", "effort", true)
        .dice("d6=1", "d20=20")
        .when(BEGIN)
        .then("bea.critically-harmed", true)
        .then("bea.shaken", false);
  }

  @Test
  void obsessiveFocusLeavesTheLastPointWhereItIs() {
    bea()
        .given("bea.permanent-insight", 3)
        .given("bea.insight", 3)
        .dice("d6=6", "pick=2", "pick=1")
        .when(new OddStep.Afflict("bea", "Obsessive Focus", ""))
        .then("bea.insight", 1)
        .then("bea.permanent-insight", 1)
        .then("bea.prowess", 12)
        .then("bea.permanent-prowess", 12);
    bea()
        .given("bea.insight", 1)
        .dice("d6=6", "pick=2", "pick=1")
        .when(new OddStep.Afflict("bea", "Obsessive Focus", ""))
        .then("bea.insight", 1)
        .then("bea.prowess", 10);
  }

  @Test
  @Covers({"ODD-HARM-06"})
  void whoeverIsDraggedOffIsToldOf() {
    mauled("Hedge Wolf", "jaws", "d6=2").says("is dragged off");
    mauled("Pond Mother", "drowning song", "d6=3").says("walks into the water");
  }
}
