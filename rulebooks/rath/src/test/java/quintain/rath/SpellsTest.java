package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.Amount;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What each spell does. Ilvane has INT 3; sure casting spares the casting test.
class SpellsTest {
  /// Ilvane with every spell equipped, beside Brannoc; a raider one zone away.
  private static Table<RathState, RathStep, RathEvent> scene() {
    var at = Houses.positions("raider", 1);
    return Tables.empty()
        .scene(new Scene("", at, new LinkedHashMap<>(), Secrecy.FIGURES_HIDDEN))
        .pregen("ilvane", "Ilvane")
        .pregen("brannoc", "Brannoc")
        .creature("raider", "Raider")
        .changed(SpellsTest::equipped);
  }

  private static RathState equipped(RathState state) {
    var names = new ArrayList<String>();
    state.shelf().spells().forEach(spell -> names.add(spell.name()));
    return Tables.equipped(state, "ilvane", names);
  }

  private static RathStep cast(String spell, String... targets) {
    return new RathStep.CastSpell("ilvane", spell, List.of(targets), false);
  }

  private static RathStep sure(String spell, String... targets) {
    return new RathStep.CastSpell("ilvane", spell, List.of(targets), true);
  }

  private static Table<RathState, RathStep, RathEvent> combat() {
    return scene().dice("d6=4").when(new RathStep.BeginCombat());
  }

  @Test
  @Covers("RTH-S-SPL-01")
  void sparkDart() {
    scene().dice("d6=6 d6=2").when(sure("Spark Dart", "raider")).then("raider.hp", 4);
  }

  @Test
  @Covers({"RTH-S-SPL-02", "RTH-S-CAST-07"})
  void kindleIsDodgedWithDex() {
    // DEX 1: 11 makes 12
    scene().dice("d20=11").when(sure("Kindle", "raider")).then("raider.fire", 4);
    scene().dice("d20=12").when(sure("Kindle", "raider")).then("raider.fire", 0);
  }

  @Test
  @Covers("RTH-S-SPL-03")
  void shatterbolt() {
    scene().dice("d8=8 d8=1 d8=2").when(sure("Shatterbolt", "raider")).then("raider.hp", 1);
  }

  @Test
  @Covers({"RTH-S-SPL-04", "RTH-R-73"})
  void mendFlesh() {
    scene()
        .given("brannoc.hp", 3)
        .dice("d6=5")
        .when(sure("Mend Flesh", "brannoc"))
        .then("brannoc.hp", 10);
    scene()
        .given("ilvane.hp", 3)
        .dice("d6=2")
        .when(sure("Mend Flesh", "ilvane"))
        .then("ilvane.hp", 6);
  }

  @Test
  @Covers({"RTH-S-SPL-04", "RTH-ZERO-04", "RTH-R-48"})
  void nobodyAtZeroIsMendedInCombatUnlessTheHouseAllowsIt() {
    combat().given("brannoc.hp", 0).refuses(sure("Mend Flesh", "brannoc"), "RTH-ZERO-04");
    var lenient =
        Tables.empty()
            .house(Houses.with("zeroMagicHealsInCombat", true))
            .pregen("ilvane", "Ilvane")
            .pregen("brannoc", "Brannoc")
            .creature("raider", "Raider")
            .changed(SpellsTest::equipped)
            .dice("d6=4")
            .when(new RathStep.BeginCombat())
            .given("brannoc.hp", 0)
            .given("brannoc.fallen", true);
    lenient
        .dice("d6=5")
        .when(sure("Mend Flesh", "brannoc"))
        .then("brannoc.hp", 7)
        .then("brannoc.fallen", false);
  }

  @Test
  @Covers({"RTH-S-SPL-05", "RTH-DIS-10"})
  void cleanseBlood() {
    scene()
        .given("brannoc.poison-damage", 6)
        .when(sure("Cleanse Blood", "brannoc"))
        .then("brannoc.poison-damage", 2);
    scene()
        .given("brannoc.disease", 5)
        .given("brannoc.poison-sleep", 6)
        .answer("ilvane", "which-pool", "disease")
        .when(sure("Cleanse Blood", "brannoc"))
        .then("brannoc.disease", 1)
        .then("brannoc.poison-sleep", 6);
    scene().refuses(sure("Cleanse Blood", "brannoc"), "RTH-S-SPL-05");
  }

  @Test
  @Covers("RTH-S-SPL-06")
  void wardSkinIsNotCumulativeAndLastsTheCombatOrATurn() {
    scene()
        .when(sure("Ward Skin", "ilvane"))
        .then("ilvane.ac", 14)
        .dice("d6=3", "d6=3")
        .when(new RathStep.LongRest(8))
        .then("ilvane.ac", 12);
    var twice = scene().dice("d20=8", "d20=8");
    twice.when(List.of(cast("Ward Skin", "brannoc"), cast("Ward Skin", "brannoc")));
    twice.then("brannoc.ac", 16);
    twice.when(new RathStep.LetTurnsPass(1)).then("brannoc.ac", 14);
  }

  @Test
  @Covers("RTH-S-SPL-07")
  void drowseIsHalvedWithInt() {
    scene().dice("d20=12").when(sure("Drowse", "raider")).then("raider.poison-sleep", 4);
    scene().dice("d20=13").when(sure("Drowse", "raider")).then("raider.poison-sleep", 2);
  }

  @Test
  @Covers("RTH-S-SPL-08")
  void lanternMoteShinesForSixTurns() {
    scene()
        .when(sure("Lantern Mote", "brannoc"))
        .then("brannoc.effects", List.of("lit"))
        .when(new RathStep.LetTurnsPass(5))
        .then("brannoc.effects", List.of("lit"))
        .when(new RathStep.LetTurnsPass(1))
        .then("brannoc.effects", List.of());
  }

  @Test
  @Covers("RTH-S-SPL-09")
  void unseenLatchOpensAndLocks() {
    var plain = scene().when(new RathStep.SetDevice("Iron padlock", "lock", 1));
    plain.dice("d20=10").when(cast("Unseen Latch", "lock"));
    assertThat(plain.state().world().device("lock").orElseThrow().done()).isTrue();
    plain.dice("d20=10").when(cast("Unseen Latch", "lock"));
    assertThat(plain.state().world().device("lock").orElseThrow().done()).isFalse();

    // a complex lock needs more than 14
    var vault = scene().when(new RathStep.SetDevice("Vault lock", "lock", 1));
    vault
        .dice("d20=11")
        .when(cast("Unseen Latch", "lock"))
        .then("ilvane.burned", List.of("Unseen Latch"));
    assertThat(vault.state().world().device("lock").orElseThrow().done()).isFalse();
    scene().refuses(cast("Unseen Latch", "raider"), "RTH-S-SPL-09");
  }

  @Test
  @Covers({"RTH-S-SPL-05", "RTH-ZERO-04", "RTH-R-48"})
  void cleansingBloodWaitsUntilDangerHasPassed() {
    for (boolean magic : new boolean[] {false, true}) {
      scene()
          .house(Houses.with("zeroMagicHealsInCombat", magic))
          .dice("d6=4")
          .when(new RathStep.BeginCombat())
          .given("brannoc.hp", 0)
          .given("brannoc.poison-damage", 6)
          .refuses(sure("Cleanse Blood", "brannoc"), "RTH-ZERO-04");
    }
  }

  @Test
  @Covers({"RTH-S-SPL-10", "RTH-DROW-06"})
  void gillCharmEndsDrowning() {
    scene()
        .when(new RathStep.Submerge("brannoc"))
        .given("brannoc.drowning", 4)
        .when(sure("Gill Charm", "brannoc"))
        .then("brannoc.drowning", 0)
        .then("brannoc.effects", List.of("gills"));
  }

  @Test
  @Covers("RTH-S-SPL-11")
  void softLandingIsCastBeforeOrInReactionToAFall() {
    var fall = new RathStep.Harm("brannoc", new Amount(2, 6, 0), Hazard.FALL, "a ledge");
    scene().when(sure("Soft Landing", "brannoc")).when(fall).then("brannoc.hp", 13);
    scene()
        .answer("ilvane", "catch-fall", true)
        .dice("d20=8")
        .when(fall)
        .then("brannoc.hp", 13)
        .then("ilvane.burned", List.of());
    scene()
        .answer("ilvane", "catch-fall", true)
        .dice("d20=7", "d6=2 d6=3")
        .when(fall)
        .then("brannoc.hp", 8)
        .then("ilvane.burned", List.of("Soft Landing"));
    scene().dice("d6=2 d6=3").when(fall).then("brannoc.hp", 8);
  }

  @Test
  @Covers("RTH-S-SPL-12")
  void gripOfDreadMakesOneRun() {
    combat()
        .dice("d20=12")
        .when(sure("Grip of Dread", "raider"))
        .when(new RathStep.EndTurn("ilvane"))
        .when(new RathStep.EndTurn("brannoc"))
        .when(new RathStep.BeginTurn("raider"))
        .then("raider.at", 3)
        .refuses(Tables.attack("raider", "sword", "ilvane"), "RTH-ACT-01")
        .dice("d6=4")
        .when(new RathStep.EndTurn("raider"))
        .then("raider.effects", List.of());
    combat().dice("d20=13").when(sure("Grip of Dread", "raider")).then("raider.effects", List.of());
  }

  @Test
  @Covers("RTH-S-SPL-12")
  void theFearlessFeelNoDread() {
    Tables.empty()
        .pregen("ilvane", "Ilvane")
        .creature("guard", "Bone guard")
        .changed(SpellsTest::equipped)
        .when(sure("Grip of Dread", "guard"))
        .then("guard.effects", List.of());
  }

  @Test
  @Covers("RTH-S-SPL-13")
  void brambleSnareHoldsUntilTheSameContestIsWon() {
    // INT 3 and 9 against STR 2 and 8
    var snared =
        combat()
            .dice("d20=9", "d20=8")
            .when(sure("Bramble Snare", "raider"))
            .then("raider.effects", List.of("snared"))
            .when(new RathStep.EndTurn("ilvane"))
            .when(new RathStep.EndTurn("brannoc"));
    snared.refuses(new RathStep.Move("raider", 0), "RTH-S-SPL-13");
    // STR 2 and 12 against INT 3 and 10
    snared
        .dice("d20=12", "d20=10")
        .when(new RathStep.BreakFree("raider"))
        .then("raider.effects", List.of());
    combat()
        .dice("d20=8", "d20=10")
        .when(sure("Bramble Snare", "raider"))
        .then("raider.effects", List.of());
  }

  @Test
  @Covers("RTH-S-SPL-14")
  void veilHidesTheCasterUntilTheNextSpellOrBlow() {
    var veiled = combat().when(sure("Veil")).then("ilvane.effects", List.of("veiled"));
    veiled
        .when(new RathStep.EndTurn("ilvane"))
        .when(new RathStep.EndTurn("brannoc"))
        .given("raider.at", 0)
        .dice("d20=19 d20=2")
        .when(Tables.attack("raider", "sword", "ilvane"))
        .then("ilvane.hp", 10);
    scene()
        .when(sure("Veil"))
        .dice("d6=1")
        .when(sure("Spark Dart", "raider"))
        .then("ilvane.effects", List.of());
    scene().when(sure("Veil")).when(new RathStep.LetTurnsPass(1)).then("ilvane.effects", List.of());
  }

  @Test
  @Covers("RTH-S-SPL-15")
  void borrowedHasteGivesASecondAction() {
    combat()
        .when(sure("Borrowed Haste", "brannoc"))
        .when(new RathStep.Move("brannoc", 1))
        .dice("d20=2", "d20=3")
        .when(
            List.of(
                Tables.attack("brannoc", "sword", "raider"),
                Tables.attack("brannoc", "sword", "raider")))
        .refuses(Tables.attack("brannoc", "sword", "raider"), "RTH-ACT-01");
    scene().refuses(sure("Borrowed Haste", "raider"), "RTH-S-SPL-15");
  }

  @Test
  @Covers("RTH-S-SPL-16")
  void unknotTongues() {
    scene()
        .when(sure("Unknot Tongues"))
        .then("ilvane.effects", List.of("tongues"))
        .when(new RathStep.LetTurnsPass(1))
        .then("ilvane.effects", List.of());
  }

  @Test
  @Covers("RTH-S-SPL-17")
  void quenchSpellEndsAnothersSpell() {
    var warded =
        scene()
            .changed(
                state ->
                    new FightEvent.EffectBegan(
                            "raider",
                            new Effect(
                                Effect.Kind.WARDED,
                                "brannoc",
                                new Effect.End.Combat(10),
                                2,
                                "Ward Skin"))
                        .appliedTo(state));
    // INT 3 and 10 against INT 0 and 12
    warded
        .dice("d20=10", "d20=12")
        .when(sure("Quench Spell", "raider"))
        .then("raider.effects", List.of())
        .then("raider.ac", 13);
    scene().refuses(sure("Quench Spell", "raider"), "RTH-S-SPL-17");
  }

  @Test
  @Covers("RTH-S-SPL-18")
  void gallCloudPoisonsEverybodyInAZone() {
    scene()
        .given("raider.at", 0)
        // Ilvane CON 1, Brannoc 2, raider 0
        .dice("d20=11", "d20=11", "d20=12")
        .when(sure("Gall Cloud", "raider"))
        .then("ilvane.poison-damage", 4)
        .then("brannoc.poison-damage", 2)
        .then("raider.poison-damage", 4);
  }

  @Test
  @Covers({"RTH-S-SPL-13", "RTH-R-05"})
  void aSnareThatOnlyTiesHoldsNobody() {
    // INT 3 and 9 against STR 2 and 10
    combat()
        .dice("d20=9", "d20=10")
        .when(sure("Bramble Snare", "raider"))
        .then("raider.effects", List.of());
  }
}
