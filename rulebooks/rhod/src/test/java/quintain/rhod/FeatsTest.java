package quintain.rhod;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.WatchKind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Every Feature of the starter glossary: what it needs, what it costs, what it does.
class FeatsTest {
  /// STR 14, DEX 18: 9 AP a Turn.
  private static Folk.Hero hero(String... features) {
    return Folk.hero("14/18/14/10/14/14").knowing(features).in(Stance.HIGH_READY);
  }

  /// Vitality 6, Armoring 12.
  private static Folk.Hero sturdy() {
    return Folk.hero("10/10/14/10/10/10")
        .knowing("Brace", "Pin Down")
        .with("Iron Gut")
        .in(Stance.HIGH_READY)
        .armored();
  }

  private static Table<RhodState, RhodStep, RhodEvent> fight(Folk.Hero hero) {
    return Tables.fight(hero, sturdy());
  }

  private static RhodStep strike(String feature, String with) {
    return new Handling.FeatureAttack("hero", feature, with, List.of("foe"));
  }

  private static RhodStep on(String feature, String... targets) {
    return new Handling.UseFeatureOn("hero", feature, List.of(targets));
  }

  private static RhodStep self(String feature) {
    return new Handling.UseFeature("hero", feature);
  }

  // Attacks

  @Test
  @Covers("RHD-AP-05")
  void committedBlowRollsTheDamageDiceTwice() {
    fight(hero("Committed Blow").inBothHands("Maul"))
        .dice("d20=15", "d6=1", "d6=3", "d6=5", "d6=4")
        .when(strike("Committed Blow", "Maul"))
        // 9 + 2 = 11
        .then("foe.armoring", 1)
        .then("fight.ap", 3);
  }

  @Test
  @Covers("RHD-EXP-11")
  void aFeatureWhoseNeedsAreNotMetIsKeptButNotUsed() {
    fight(hero("Committed Blow").inBothHands("Maul").in(Stance.LOW_READY))
        .refuses(strike("Committed Blow", "Maul"), "RHD-EXP-11")
        .then("fight.ap", 9);
    fight(hero("Seam Cutter").having("Shortsword", Place.SHEATH))
        .refuses(strike("Seam Cutter", "Unarmed Strike"), "RHD-EXP-11")
        .then("fight.ap", 9)
        .when(new Handling.Hold("hero", "Shortsword"))
        .dice("d20=1")
        .when(strike("Seam Cutter", "Shortsword"));
    fight(hero("Brace").holding("Shortsword"))
        .refuses(strike("Committed Blow", "Shortsword"), "RHD-AP-05")
        .refuses(strike("Brace", "Shortsword"), "RHD-AP-05");
  }

  @Test
  void pinDownSuppressesOnAHitOrANarrowMiss() {
    var archer =
        Folk.hero("10/10/10/10/10/10")
            .knowing("Pin Down")
            .inBothHands("Short Bow")
            .having("Broadhead Arrow", Place.QUIVER, 12);
    // Reflex 8, and 1 for Low Ready
    var foe = sturdy().in(Stance.LOW_READY);
    Tables.fight(archer, foe)
        .dice("d20=6")
        .when(strike("Pin Down", "Short Bow"))
        .then("foe.suppressed", 1)
        .then("foe.armoring", 12)
        .then("fight.ap", 1);
    Tables.fight(archer, foe)
        .dice("d20=5")
        .when(strike("Pin Down", "Short Bow"))
        .then("foe.suppressed", 0);
    Tables.fight(archer, foe)
        .dice("d20=9", "d6=2")
        .when(strike("Pin Down", "Short Bow"))
        .then("foe.suppressed", 1)
        .then("foe.armoring", 10);
    fight(hero("Pin Down").holding("Shortsword"))
        .refuses(strike("Pin Down", "Shortsword"), "RHD-EXP-11");
  }

  @Test
  void seamCutterIsTrueDamageWithoutTheModifier() {
    fight(hero("Seam Cutter").holding("Shortsword"))
        .dice("d20=15", "d8=5")
        .when(strike("Seam Cutter", "Shortsword"))
        .then("foe.armoring", 12)
        .then("foe.vitality", 1)
        .then("fight.ap", 3);
  }

  @Test
  void sweepingArcIsOneRollForSeveral() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "foe", "6,5", "other", "4,5", "far", "9,9"))
            .sheet("hero", hero("Sweeping Arc").inBothHands("Maul").sheet())
            .sheet("foe", sturdy().sheet())
            .sheet("other", sturdy().in(Stance.LOW_READY).sheet())
            .sheet("far", sturdy().sheet())
            .given("foe.side", "foes")
            .given("other.side", "foes")
            .given("far.side", "foes")
            .dice("d20=20", "d20=2", "d20=1", "d20=1");
    table
        .when(Tables.CALL)
        .dice("d20=5", "d6=2", "d6=2")
        .when(new Handling.FeatureAttack("hero", "Sweeping Arc", "Maul", List.of("foe", "other")))
        // 5 + 2 + 2 = 9 against 8 and 9: both are hit for 4 + 2
        .then("foe.armoring", 6)
        .then("other.armoring", 6)
        .then("fight.ap", 2);
    fight(hero("Sweeping Arc").holding("Shortsword"))
        .refuses(strike("Sweeping Arc", "Shortsword"), "RHD-EXP-11");
    fight(hero("Sweeping Arc").inBothHands("Maul"))
        .refuses(
            new Handling.FeatureAttack("hero", "Sweeping Arc", "Maul", List.of("foe", "foe")),
            "RHD-EXP-11");
  }

  @Test
  void lastWordNeedsATargetWithoutArmoring() {
    fight(hero("Last Word").holding("Shortsword"))
        .refuses(strike("Last Word", "Shortsword"), "RHD-EXP-11")
        .given("foe.armoring", 0)
        .dice("d20=2", "d20=12", "d8=1", "d6=1")
        .when(strike("Last Word", "Shortsword"))
        // 1 + 1 + 2 (STR), or 4 with DEX: the better Ability is DEX +4
        .then("foe.vitality", 0)
        .then("fight.ap", 5);
  }

  @Test
  void trampleChargeRunsStrikesAndTopples() {
    var boar =
        Tables.empty()
            .scene(Tables.placed("boar", "2,5", "hero", "6,5"))
            .creature("boar", "Ironback Boar")
            .sheet("hero", sturdy().sheet())
            .dice("d20=20", "d20=1")
            .when(Tables.CALL);
    boar.refuses(
        new Handling.Charge("boar", "Trample Charge", "Gore", new Spot(4, 5, 0), "hero"),
        "RHD-ATK-02");
    boar.refuses(
        new Handling.Charge("boar", "Trample Charge", "Gore", new Spot(5, 7, 0), "hero"),
        "RHD-EXP-11");
    boar.dice("d20=10", "d8=1", "d20=11")
        .when(new Handling.Charge("boar", "Trample Charge", "Gore", new Spot(5, 5, 0), "hero"))
        .then("boar.at", "5,5")
        .then("hero.armoring", 8)
        .then("hero.stance", "prone")
        .then("fight.ap", 1);
  }

  // Others

  @Test
  void pressTheLineFollowsAHit() {
    fight(hero("Press the Line").holding("Shortsword"))
        .refuses(on("Press the Line", "foe"), "RHD-EXP-11")
        .dice("d20=15", "d8=1")
        .when(Tables.attack("hero", "Shortsword", "foe"))
        .when(on("Press the Line", "foe"))
        .then("foe.engaged", 1)
        .then("fight.ap", 4);
  }

  @Test
  void callTheMarkReachesSixtyFeet() {
    fight(hero("Call the Mark"))
        .given("foe.at", "17,5")
        .when(on("Call the Mark", "foe"))
        .then("foe.marked", 1)
        .then("fight.ap", 7);
    fight(hero("Call the Mark"))
        .given("foe.at", "18,5")
        .refuses(on("Call the Mark", "foe"), "RHD-EXP-11");
  }

  @Test
  void braceGuardsOneself() {
    fight(hero("Brace")).when(self("Brace")).then("hero.guarded", 1).then("fight.ap", 7);
  }

  @Test
  void interposeGuardsAnAdjacentAlly() {
    fight(hero("Interpose")).refuses(on("Interpose", "foe"), "RHD-EXP-11");
    fight(hero("Interpose"))
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .when(on("Interpose", "foe"))
        .then("foe.guarded", 1)
        .then("fight.ap", 7);
  }

  @Test
  void rallyHeartensAlliesNearBy() {
    fight(hero("Rally"))
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .given("foe.at", "11,5")
        .when(on("Rally", "foe"))
        .then("foe.heartened", 1)
        .then("fight.ap", 6);
    fight(hero("Rally"))
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .given("foe.at", "12,5")
        .refuses(on("Rally", "foe"), "RHD-EXP-11");
    fight(hero("Rally")).refuses(on("Rally", "foe"), "RHD-EXP-11");
    fight(hero("Rally")).refuses(on("Rally"), "RHD-EXP-11");
  }

  @Test
  void fieldSutureStabilizesAndLetsAHitDieHeal() {
    var medic =
        hero("Field Suture")
            .trained(Skill.MEDICINE, Degree.LEARNING)
            .having("Field Dressing", Place.PACK);
    fight(medic)
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .given("foe.vitality", 1)
        // 8 + 2 + 2 = 12
        .dice("d20=8", "d6=2")
        .when(on("Field Suture", "foe"))
        .then("foe.stabilized", 1)
        .then("foe.vitality", 5)
        .then("foe.hit-dice", 0)
        .then("hero.left.field-dressing", 2)
        .then("fight.ap", 5);
    fight(medic)
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .dice("d20=7")
        .when(on("Field Suture", "foe"))
        .then("foe.stabilized", 0)
        .then("hero.left.field-dressing", 2);
    fight(medic).refuses(on("Field Suture", "foe"), "RHD-EXP-11");
    fight(medic.holding("Shortsword").having("Torch", Place.OFF_HAND))
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .refuses(on("Field Suture", "foe"), "RHD-EXP-11");
    fight(hero("Field Suture"))
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .refuses(on("Field Suture", "foe"), "RHD-EXP-11");
  }

  @Test
  void dreadGazeIsIntimidationAgainstWill() {
    // Will 8; 6 + 2 = 8
    fight(hero("Dread Gaze"))
        .dice("d20=6")
        .when(on("Dread Gaze", "foe"))
        .then("foe.frightened", 1)
        .then("fight.ap", 7);
    fight(hero("Dread Gaze")).dice("d20=5").when(on("Dread Gaze", "foe")).then("foe.frightened", 0);
    fight(hero("Dread Gaze"))
        .given("foe.at", "12,5")
        .refuses(on("Dread Gaze", "foe"), "RHD-EXP-11");
  }

  @Test
  void turnedBladeRaisesReflexAgainstMelee() {
    fight(hero("Turned Blade")).refuses(self("Turned Blade"), "RHD-EXP-11");
    fight(hero("Turned Blade").holding("Shortsword"))
        .when(self("Turned Blade"))
        .then("hero.turned-blade", 1)
        .then("fight.ap", 7)
        .when(Tables.end("hero"))
        // Reflex 12 and 3: 13 + 0 + 2 misses without the Feature's help
        .dice("d20=12")
        .when(Tables.attack("foe", "Unarmed Strike", "hero"))
        .says("against Reflex 15")
        .when(Tables.end("foe"))
        .then("hero.turned-blade", 0);
  }

  @Test
  void secondWindIsUsedOncePerEncounter() {
    var hero = hero("Second Wind", "Brace", "Rally", "Interpose");
    fight(hero)
        .given("hero.vitality", 2)
        .dice("d6=1")
        .when(self("Second Wind"))
        .then("hero.vitality", 5)
        .then("hero.hit-dice", 1)
        .then("fight.ap", 6)
        .refuses(self("Second Wind"), "RHD-EXP-11");
    fight(hero).given("hero.hit-dice", 0).refuses(self("Second Wind"), "RHD-EXP-11");
  }

  // Movement

  @Test
  void burstOfSpeedRunsTwentyFeetOncePerTurn() {
    var burst = new Handling.FeatureMove("hero", "Burst of Speed", new Spot(1, 5, 0));
    fight(hero("Burst of Speed"))
        .refuses(
            new Handling.FeatureMove("hero", "Burst of Speed", new Spot(0, 5, 0)), "RHD-EXP-11")
        .when(burst)
        .then("hero.at", "1,5")
        .then("fight.ap", 8)
        .refuses(
            new Handling.FeatureMove("hero", "Burst of Speed", new Spot(2, 5, 0)), "RHD-EXP-11");
    fight(hero("Burst of Speed").in(Stance.CROUCHED)).refuses(burst, "RHD-MAN-03");
    fight(hero("Burst of Speed")).given("hero.suppressed", 1).when(burst).then("fight.ap", 7);
  }

  @Test
  void slipFreeGetsAwayWithoutTriggeringAnything() {
    var hero = hero("Slip Free").trained(Skill.ACROBATICS, Degree.LEARNING);
    var slip = new Handling.FeatureMove("hero", "Slip Free", new Spot(4, 5, 0));
    fight(hero).refuses(slip, "RHD-EXP-11");
    var foe = sturdy().holding("Shortsword");
    Tables.fight(hero, foe)
        .when(Tables.end("hero"))
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("foe", "hero"))
        .then("hero.grappled", 1)
        .when(Tables.end("foe"))
        // 8 + 4 + 2 = 14
        .dice("d20=8")
        .when(slip)
        .then("hero.grappled", 0)
        .then("hero.at", "4,5")
        .then("fight.ap", 7);
    Tables.fight(hero, foe)
        .when(Tables.end("hero"))
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("foe", "hero"))
        .when(Tables.end("foe"))
        .dice("d20=7")
        .when(slip)
        .then("hero.grappled", 1)
        .then("hero.at", "5,5");
  }

  // The wilds

  @Test
  void foragersFindRationsOnceAWatch() {
    var forager = Folk.hero("14/14/14/10/14/14").knowing("Forager's Round");
    var forage = new Handling.Forage("hero");
    var table = Tables.empty().sheet("hero", forager.sheet()).refuses(forage, "RHD-EXP-11");
    table
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        // 10 + 2 = 12
        .dice("d20=10")
        .when(forage)
        .then("hero.items", List.of("Food Ration"))
        .refuses(forage, "RHD-EXP-11")
        .when(new Living.LetWatchPass())
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        .dice("d20=15")
        .answer("hero", "foraged", "Water Ration")
        .answer("hero", "foraged", "Food Ration")
        .when(forage)
        .then("hero.items", List.of("Food Ration", "Water Ration", "Food Ration 2"))
        .when(new Living.LetWatchPass())
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        .dice("d20=9")
        .when(forage)
        .then("hero.items", List.of("Food Ration", "Water Ration", "Food Ration 2"));
  }

  // Tags in use

  @Test
  void hookingShovesAfterAHit() {
    var whip = Folk.hero("14/18/14/10/14/14").holding("Bullwhip").in(Stance.HIGH_READY);
    var hook = new Handling.Hook("hero", "Bullwhip", "foe");
    fight(whip)
        .given("foe.at", "8,5")
        .refuses(hook, "RHD-MEL-05")
        .dice("d20=15", "d4=1")
        .when(Tables.attack("hero", "Bullwhip", "foe"))
        .dice("d20=15", "d20=2")
        .when(hook)
        .then("foe.stance", "prone")
        .then("fight.ap", 5);
  }

  @Test
  void aBodkinGoesInPartThroughArmoring() {
    var archer =
        Folk.hero("10/14/10/10/10/10")
            .inBothHands("Short Bow")
            .having("Bodkin Arrow", Place.QUIVER, 12)
            .in(Stance.HIGH_READY);
    Tables.fight(archer, sturdy())
        .given("foe.armoring", 10)
        .dice("d20=15", "d4=3")
        .when(Tables.attack("hero", "Short Bow", "foe"))
        .then("foe.armoring", 7)
        .then("foe.vitality", 4);
  }
}
