package quintain.rhod.show;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.archer;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Requirements;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Trait;
import quintain.rhod.state.Verb;
import quintain.rhod.state.WatchKind;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Terrain;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Figures of the book where they decide something: one point less, and it comes out otherwise.
class FiguresPlayedTest {
  private static Table<RhodState, RhodStep, RhodEvent> alone(Folk.Hero hero) {
    return Tables.empty().sheet("hero", hero.sheet());
  }

  private static RhodStep check(Skill skill) {
    return new Encounter.MakeCheck("hero", Optional.of(skill), Optional.empty(), false);
  }

  // Abilities and growth

  @ParameterizedTest
  @CsvSource({
    "15,10,passes",
    "15,9,fails",
    "9,13,passes",
    "9,12,fails",
    "3,16,passes",
    "3,15,fails"
  })
  @Covers({"RHD-ABIL-07", "RHD-R-01", "RHD-R-02"})
  void theModifierIsRoundedDown(int strength, int die, String comesTo) {
    alone(Folk.hero(strength + "/10/10/10/10/10"))
        .answer("referee", "difficulty", 12)
        .dice("d20=" + die)
        .when(new Encounter.MakeCheck("hero", Optional.empty(), Optional.of(Ability.STR), false))
        .says("Hero " + comesTo);
  }

  /// CON 14: +2 Vitality for each Feature and Trait, a Hit Die for every second; a Degree counts
  /// for neither.
  @Test
  @Covers({"RHD-EXP-07", "RHD-ABL-06", "RHD-HD-01"})
  void everyFeatureAndTraitCounts() {
    alone(Folk.hero("10/10/14/10/10/10").knowing("Brace"))
        .given("hero.exp", 5)
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .then("hero.max-vitality", 2)
        .then("hero.hit-dice", 0)
        .when(new Living.RaiseSkill("hero", Skill.AXE, ""))
        .refuses(new Living.GainFeature("hero", "Seam Cutter"), "RHD-EXP-10")
        .when(new Living.GainTrait("hero", "Iron Gut"))
        .then("hero.tmk", 2)
        .then("hero.max-vitality", 4)
        .then("hero.hit-dice", 1)
        .when(new Living.GainFeature("hero", "Seam Cutter"))
        .then("hero.max-vitality", 6)
        .then("hero.hit-dice", 1);
  }

  /// DEX 12 and Learning: 11 comes to 14.
  @Test
  @Covers({"RHD-SKILL-05", "RHD-ENC-03"})
  void initiativeIsASkill() {
    Tables.duel(Folk.hero("10/12/10/10/10/10").trained(Skill.INITIATIVE, Degree.LEARNING), dummy())
        .dice("d20=11", "d20=1")
        .when(Tables.CALL)
        .says("Hero has Initiative 14 (DEX +1, Degree +2)");
  }

  // Defenses

  /// +4 against 8 + 2 + INT 16.
  @Test
  @Covers({"RHD-DEF-02", "RHD-MEL-01"})
  void reflexTakesTheBetterOfTwo() {
    var quick =
        Folk.hero("10/12/10/16/10/10").trained(Skill.REFLEX, Degree.LEARNING).in(Stance.HIGH_READY);
    fight(swordsman(), quick)
        .dice("d20=8")
        .when(attack("hero", "Shortsword", "foe"))
        .says("12 against Reflex 13")
        .says("misses");
    fight(swordsman(), quick)
        .given("foe.vitality", 50)
        .dice("d20=9", "d8=1")
        .when(attack("hero", "Shortsword", "foe"))
        .says("13 against Reflex 13 (STR +2, Long Blade +2)")
        .then("foe.vitality", 47);
  }

  /// +2 against 8 and STR 9 or CON 8, which are −1 both.
  @Test
  @Covers("RHD-DEF-03")
  void fortitudeMayBeBelowEight() {
    var baton = Folk.hero("15/12/14/8/13/10").holding("Shock Baton");
    var frail = Folk.hero("9/10/8/10/10/10").in(Stance.HIGH_READY);
    fight(baton, frail)
        .dice("d20=4")
        .when(attack("hero", "Shock Baton", "foe"))
        .says("6 against Fortitude 7");
    fight(baton, frail)
        .given("foe.vitality", 50)
        .dice("d20=5", "d4=1")
        .when(attack("hero", "Shock Baton", "foe"))
        .then("foe.vitality", 47);
  }

  /// 8 + 8 + CHA 18.
  @Test
  @Covers("RHD-DEF-04")
  void theWillOfAMasterIsHardToBreak() {
    var gazer = Folk.hero("10/14/10/10/10/10").knowing("Dread Gaze");
    var master = Folk.hero("10/10/10/10/10/18").trained(Skill.WILL, Degree.MASTER);
    var gaze = new Handling.UseFeatureOn("hero", "Dread Gaze", List.of("foe"));
    fight(gazer, master)
        .dice("d20=19")
        .when(gaze)
        .then("foe.frightened", 0)
        .dice("d20=20")
        .when(gaze)
        .then("foe.frightened", 1);
  }

  @Test
  @Covers({"RHD-DEF-05", "RHD-STN-03"})
  void lowReadyAddsOneToReflexAndTwoToStealth() {
    fight(swordsman(), dummy().in(Stance.LOW_READY))
        .dice("d20=4")
        .when(attack("hero", "Shortsword", "foe"))
        .says("8 against Reflex 9");
    fight(swordsman(), dummy())
        .given("foe.vitality", 50)
        .dice("d20=4", "d8=1")
        .when(attack("hero", "Shortsword", "foe"))
        .then("foe.vitality", 47);
    alone(Folk.hero("10/12/10/10/10/10"))
        .answer("referee", "difficulty", 12)
        .dice("d20=9")
        .when(check(Skill.STEALTH))
        .says("12 against 12 (DEX +1, Low Ready +2)");
  }

  // Harm

  /// (3 + 1) × 3 and (3 + 1) × 1: 16, of which 7 go.
  @Test
  @Covers({"RHD-ABL-04", "RHD-ARM-03"})
  void armorsAddUp() {
    fight(swordsman(), dummy().armored().having("Hide Cap", Place.HEADGEAR))
        .then("foe.armoring", 16)
        .dice("d20=15", "d8=5")
        .when(attack("hero", "Shortsword", "foe"))
        .then("foe.armoring", 9)
        .then("foe.vitality", 2);
  }

  /// 7 damage, less 2 by Guarded, less 1 by a thick skin.
  @Test
  @Covers({"RHD-DMG-05", "RHD-DMG-06"})
  void resistancesAddUp() {
    fight(swordsman(), dummy())
        .given("foe.vitality", 50)
        .given("foe.guarded", 1)
        .dice("d20=15", "d8=5")
        .when(attack("hero", "Shortsword", "foe"))
        .then("foe.vitality", 45);
    fight(swordsman(), dummy().with("Thick Skinned"))
        .given("foe.vitality", 50)
        .given("foe.guarded", 1)
        .dice("d20=15", "d8=5")
        .when(attack("hero", "Shortsword", "foe"))
        .then("foe.vitality", 46);
  }

  /// 5 True Damage and 2; 4 + 2 that is not, and no more.
  @Test
  @Covers("RHD-DMG-08")
  void trueVulnerabilityIsForTrueDamageAlone() {
    brittle()
        .dice("d20=15", "d8=5")
        .when(new Handling.FeatureAttack("hero", "Seam Cutter", "Shortsword", List.of("foe")))
        .then("foe.vitality", 43);
    brittle()
        .dice("d20=15", "d8=4")
        .when(attack("hero", "Shortsword", "foe"))
        .then("foe.vitality", 44);
  }

  private static Table<RhodState, RhodStep, RhodEvent> brittle() {
    return fight(swordsman().knowing("Seam Cutter"), dummy())
        .given("foe.vitality", 50)
        .changed(
            new LifeEvent.TraitGained(
                    "foe",
                    new Trait(
                        "T-1",
                        "Tender",
                        0,
                        new Requirements(0, new LinkedHashMap<>(), new LinkedHashMap<>()),
                        List.of(new Gift.Vulnerability(List.of(), 2)),
                        "True Damage hurts more.",
                        "",
                        true,
                        ""),
                    0)
                ::appliedTo);
  }

  // Cover

  private static Grid map(String row) {
    Map<String, Terrain> legend = new LinkedHashMap<>();
    legend.put("c", new Terrain("crate", Cover.LOW, true, Optional.empty(), 0, 1));
    legend.put("w", new Terrain("wooden wall", Cover.HIGH, true, Optional.empty(), 0, 1));
    var open = ".".repeat(row.length());
    return new Grid(
        5, List.of(open, row, open), legend, List.of(), List.of(), List.of(), Optional.empty());
  }

  /// +4 against Reflex 8, less 3 or 6.
  @ParameterizedTest
  @CsvSource({".......,4", "....c..,7", "....w..,10"})
  @Covers({"RHD-COV-03", "RHD-COV-04", "RHD-COV-05", "RHD-LOS-02", "RHD-RNG-01"})
  void coverMakesShotsHarder(String row, int least) {
    var shot = attack("hero", "Short Bow", "foe");
    fight(map(row), archer(), "0,1", dummy(), "5,1")
        .dice("d20=" + (least - 1))
        .when(shot)
        .says("7 against Reflex 8");
    fight(map(row), archer(), "0,1", dummy(), "5,1")
        .given("foe.vitality", 50)
        .dice("d20=" + least, "d6=1")
        .when(shot)
        .says("8 against Reflex 8")
        .says("Bow +2")
        .then("foe.vitality", 47);
  }

  @Test
  @Covers({"RHD-COV-02", "RHD-LOS-01"})
  void nobodyShootsThroughStone() {
    var wall = "...#...";
    var stone =
        new Grid(
            5,
            List.of(wall, wall, wall),
            new LinkedHashMap<>(),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty());
    fight(stone, archer(), "0,1", dummy(), "5,1")
        .refuses(attack("hero", "Short Bow", "foe"), "RHD-LOS-01");
  }

  // Slots

  private static Folk.Hero packed(int swords) {
    var hero = Folk.hero("10/10/10/10/10/10").holding("Shortsword");
    for (int n = 0; n < swords; n++) {
      hero = hero.having("Shortsword", Place.PACK);
    }
    return hero;
  }

  /// STR 10: three Medium Slots, and a Large one that serves as three.
  @Test
  @Covers({"RHD-INV-04", "RHD-INV-11", "RHD-INV-14"})
  void sixMediumThingsGoIntoThePack() {
    var away = new Handling.PutAway("hero", "Shortsword", Place.PACK);
    alone(packed(5)).when(away).says("Hero packs the Shortsword");
    alone(packed(6)).refuses(away, "RHD-INV-14");
  }

  /// The Quiver is one Small Slot: three Tiny stacks.
  @Test
  @Covers({"RHD-INV-06", "RHD-INV-07", "RHD-INV-08"})
  void theQuiverHoldsThreeStacks() {
    var two =
        Folk.hero("10/15/10/10/10/10")
            .having("Broadhead Arrow", Place.QUIVER, 12)
            .having("Bodkin Arrow", Place.QUIVER, 11);
    var away = new Handling.PutAway("hero", "Quarrel", Place.QUIVER);
    alone(two.holding("Quarrel")).when(away);
    alone(two.having("Sling Stone", Place.QUIVER, 10).holding("Quarrel"))
        .refuses(away, "RHD-INV-14");
  }

  /// The twelfth arrow joins its stack, the thirteenth begins another.
  @ParameterizedTest
  @CsvSource({"11,1", "12,2"})
  @Covers({"RHD-INV-07", "RHD-INV-08"})
  void whatIsOverAStackBeginsAnother(int there, int stacks) {
    var table =
        alone(
            Folk.hero("10/15/10/10/10/10")
                .having("Broadhead Arrow", Place.QUIVER, there)
                .having("Broadhead Arrow", Place.OFF_HAND));
    var held = table.state().being("hero").kit().at(Place.OFF_HAND).getFirst().key();
    table.when(new Handling.PutAway("hero", held, Place.QUIVER));
    var quiver = table.state().being("hero").kit().at(Place.QUIVER);
    assertThat(quiver).hasSize(stacks);
    assertThat(quiver.stream().mapToInt(Item::count).sum()).isEqualTo(there + 1);
  }

  // Light

  @ParameterizedTest
  @EnumSource(
      value = Brightness.class,
      names = {"LOW", "DARKNESS"})
  @Covers({"RHD-LIT-04", "RHD-LIT-05", "RHD-LIT-06"})
  void dimLightHelpsSomeSkillsAndHindersOthers(Brightness light) {
    alone(Folk.hero("10/10/10/10/10/10"))
        .when(new Living.SetLight(light))
        .dice("d20=5", "d20=14")
        .when(check(Skill.INTIMIDATION))
        .says("14 against 15")
        .says("Advantage by " + Wording.light(light))
        .dice("d20=9", "d20=12")
        .when(check(Skill.PERCEPTION))
        .says("9 against 15")
        .says("Disadvantage by " + Wording.light(light));
  }

  /// A torch is brighter than the dusk it burns in.
  @Test
  @Covers({"RHD-LIT-01", "RHD-LIT-03"})
  void theBrightestLightCounts() {
    alone(Folk.hero("10/10/10/10/10/10").having("Torch", Place.OFF_HAND))
        .when(new Living.SetLight(Brightness.LOW))
        .when(new Handling.UseItem("hero", "Torch", Verb.LIGHT))
        .dice("d20=9")
        .when(check(Skill.PERCEPTION))
        .says("Perception: 9 against 15");
  }
}
