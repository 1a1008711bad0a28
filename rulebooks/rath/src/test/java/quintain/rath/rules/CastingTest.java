package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.Folk;
import quintain.rath.Tables;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Casting, burning, scrolls and study. Ilvane has INT 3.
class CastingTest {
  private static Table<RathState, RathStep, RathEvent> ilvane() {
    return Tables.empty().pregen("ilvane", "Ilvane").creature("raider", "Raider");
  }

  private static RathStep cast(String spell, String... targets) {
    return new RathStep.CastSpell("ilvane", spell, List.of(targets), false);
  }

  private static RathStep burn(String spell, String... targets) {
    return new RathStep.CastSpell("ilvane", spell, List.of(targets), true);
  }

  @Test
  @Covers({"RTH-S-CAST-02", "RTH-S-CAST-03", "RTH-TEST-08", "RTH-R-96"})
  void beatingTheSpellsDcWorksAndKeepsItUnburned() {
    ilvane()
        .dice("d20=8", "d6=4")
        .when(cast("Spark Dart", "raider"))
        .then("raider.hp", 8)
        .then("ilvane.burned", List.of())
        .dice("d20=8", "d6=1")
        .when(cast("Spark Dart", "raider"))
        .then("raider.hp", 7);
  }

  @Test
  @Covers({"RTH-S-CAST-02", "RTH-S-CAST-04"})
  void meetingItFailsAndBurns() {
    ilvane()
        .dice("d20=7")
        .when(cast("Spark Dart", "raider"))
        .then("raider.hp", 12)
        .then("ilvane.burned", List.of("Spark Dart"));
    ilvane()
        .dice("d20=11")
        .when(cast("Shatterbolt", "raider"))
        .then("ilvane.burned", List.of("Shatterbolt"));
  }

  @Test
  @Covers({"RTH-S-CAST-01", "RTH-S-APT-07"})
  void onlyAnEquippedUnburnedSpellByOneWhoCanCast() {
    ilvane().refuses(cast("Lantern Mote", "ilvane"), "RTH-S-CAST-01");
    ilvane()
        .dice("d20=2")
        .when(cast("Spark Dart", "raider"))
        .refuses(cast("Spark Dart", "raider"), "RTH-S-CAST-01")
        .refuses(burn("Spark Dart", "raider"), "RTH-S-CAST-01");
    Tables.party()
        .refuses(
            new RathStep.CastSpell("brannoc", "Spark Dart", List.of("sefa"), false),
            "RTH-S-APT-07");
  }

  @Test
  @Covers("RTH-S-CAST-01")
  void oneHandMustBeFree() {
    ilvane()
        .when(new RathStep.UseItem("ilvane", "torches", ""))
        .refuses(cast("Spark Dart", "raider"), "RTH-S-CAST-01")
        .when(new RathStep.Place("ilvane", "staff", Item.Where.PACK))
        .dice("d20=8", "d6=4")
        .when(cast("Spark Dart", "raider"));
  }

  @Test
  @Covers("RTH-S-CAST-05")
  void burningASpellNeedsNoTest() {
    ilvane()
        .dice("d8=3 d8=4")
        .when(burn("Shatterbolt", "raider"))
        .then("raider.hp", 5)
        .then("ilvane.burned", List.of("Shatterbolt"));
  }

  @Test
  @Covers({"RTH-S-CAST-06", "RTH-FORT-06"})
  void aNatural20DoublesTheDiceAndEarnsFortune() {
    ilvane()
        .dice("d20=20", "d6=2 d6=3")
        .when(cast("Spark Dart", "raider"))
        .then("raider.hp", 7)
        .then("ilvane.fortune", 2);
    ilvane()
        .answer("gm", "doubled", "nothing")
        .dice("d20=20", "d6=2")
        .when(cast("Spark Dart", "raider"))
        .then("raider.hp", 10);
  }

  /// Ilvane with this one spell, a raider beside her, and Ann.
  private static Table<RathState, RathStep, RathEvent> knowing(String spell) {
    var names = List.of(spell);
    return ilvane()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0"))
        .changed(state -> Tables.equipped(state, "ilvane", names));
  }

  @Test
  @Covers({"RTH-S-CAST-06", "RTH-S-SPL-13"})
  void aDoubledSnareHoldsTwiceAsLong() {
    knowing("Bramble Snare")
        .dice("d20=20", "d20=15", "d20=2")
        .when(cast("Bramble Snare", "raider"))
        .asked("gm", "doubled")
        .when(Tables.turns(1))
        .then("raider.effects", List.of("snared"))
        .when(Tables.turns(1))
        .then("raider.effects", List.of());
    knowing("Bramble Snare")
        .dice("d20=15", "d20=15", "d20=2")
        .when(cast("Bramble Snare", "raider"))
        .when(Tables.turns(1))
        .then("raider.effects", List.of());
  }

  @Test
  @Covers({"RTH-S-CAST-06", "RTH-S-SPL-13"})
  void aSnareDoubledInAFightOutlastsItByATurn() {
    Folk.begun(knowing("Bramble Snare"), 6)
        .dice("d20=20", "d20=15", "d20=2")
        .when(cast("Bramble Snare", "raider"))
        .when(new RathStep.EndCombat())
        .then("raider.effects", List.of("snared"))
        .when(Tables.turns(1))
        .then("raider.effects", List.of());
  }

  @Test
  @Covers({"RTH-S-CAST-06", "RTH-S-SPL-15"})
  void doubledHasteLastsForTwoTurns() {
    var table =
        Folk.begun(knowing("Borrowed Haste"), 6)
            .dice("d20=20")
            .when(cast("Borrowed Haste", "ann"))
            .when(Tables.end("ilvane"));
    for (int turn = 1; turn <= 2; turn++) {
      table
          .when(new RathStep.Attempt("ann", "one"))
          .when(new RathStep.Attempt("ann", "two"))
          .refuses(new RathStep.Attempt("ann", "three"), "RTH-ACT-01")
          .dice("d6=6")
          .when(new RathStep.EndRound());
    }
    table
        .when(new RathStep.Attempt("ann", "one"))
        .refuses(new RathStep.Attempt("ann", "two"), "RTH-ACT-01");
  }

  @Test
  @Covers("RTH-S-CAST-06")
  void whatHasNoNumberIsNotDoubled() {
    for (String spell : List.of("Unseen Latch", "Soft Landing", "Quench Spell")) {
      var named = ilvane().state().shelf().spell(spell).orElseThrow();
      assertThat(Casting.doubles(named)).as(spell).isEmpty();
    }
    knowing("Soft Landing")
        .dice("d20=20")
        .when(cast("Soft Landing", "raider"))
        .notAsked("gm", "doubled");
  }

  @Test
  @Covers("RTH-S-CAST-06")
  void aNatural1BurnsAndTheGmNamesAMishap() {
    ilvane()
        .answer("gm", "mishap", "every candle goes out")
        .dice("d20=1")
        .when(cast("Spark Dart", "raider"))
        .then("ilvane.burned", List.of("Spark Dart"))
        .applied("RTH-S-CAST-06");
  }

  @Test
  @Covers("RTH-S-CAST-07")
  void damageDiceExplodeAndNoAttackIsRolled() {
    ilvane()
        .dice("d20=12", "d8=8 d8=3 d8=4")
        .when(cast("Shatterbolt", "raider"))
        .then("raider.hp", 0);
    ilvane().refuses(cast("Spark Dart"), "RTH-S-CAST-07");
    ilvane().refuses(cast("Spark Dart", "ilvane"), "RTH-S-CAST-07");
    ilvane().given("raider.at", 3).refuses(cast("Spark Dart", "raider"), "RTH-S-CAST-07");
  }

  @Test
  @Covers({"RTH-S-CAST-08", "RTH-ENC-03"})
  void castingIsATestThatEncumbranceHampers() {
    ilvane()
        .given("ilvane.con", -6)
        .given("ilvane.str", 5)
        .then("ilvane.encumbered", true)
        .dice("d20=15 d20=7")
        .when(cast("Spark Dart", "raider"))
        .then("ilvane.burned", List.of("Spark Dart"));
  }

  @Test
  @Covers("RTH-S-CAST-08")
  void fortuneMayRerollACasting() {
    ilvane()
        .answer("ilvane", "spend-fortune", true)
        .dice("d20=3", "d20=8", "d6=4")
        .when(cast("Spark Dart", "raider"))
        .then("raider.hp", 8)
        .then("ilvane.fortune", 0);
  }

  @Test
  @Covers("RTH-S-CAST-09")
  void aScrollWorksOnceForAnybodyWithoutATest() {
    Tables.party()
        .creature("raider", "Raider")
        .when(new RathStep.Bestow("brannoc", "Spell scroll", "Spark Dart"))
        .dice("d6=5")
        .when(new RathStep.ReadScroll("brannoc", "spell scroll", List.of("raider")))
        .then("raider.hp", 7)
        .refuses(
            new RathStep.ReadScroll("brannoc", "spell scroll", List.of("raider")), "RTH-S-CAST-09");
  }

  @Test
  @Covers("RTH-S-CAST-09")
  void aSpellIsLearntFromAScrollInADay() {
    var learn = new RathStep.LearnSpell("ilvane", "Veil", "spell scroll");
    ilvane()
        .refuses(learn, "RTH-S-CAST-09")
        .when(new RathStep.Bestow("ilvane", "Spell scroll", "Veil"))
        .dice("d20=10")
        .when(learn)
        .then("clock", 1440)
        .then(
            "ilvane.known",
            List.of("Spark Dart", "Shatterbolt", "Ward Skin", "Lantern Mote", "Veil"));
    ilvane()
        .when(new RathStep.Bestow("ilvane", "Spell scroll", "Veil"))
        .dice("d20=9")
        .when(learn)
        .then("clock", 1440)
        .then("ilvane.known", List.of("Spark Dart", "Shatterbolt", "Ward Skin", "Lantern Mote"));
  }

  @Test
  @Covers("RTH-S-CC-07")
  void nobodyEquipsMoreThanIntOrWhatIsNotKnown() {
    var rested = ilvane().dice("d6=3").when(new RathStep.LongRest(8));
    rested
        .refuses(new RathStep.EquipSpells("ilvane", List.of("Veil")), "RTH-S-CC-07")
        .refuses(
            new RathStep.EquipSpells(
                "ilvane", List.of("Spark Dart", "Shatterbolt", "Ward Skin", "Lantern Mote")),
            "RTH-S-CC-07")
        .refuses(
            new RathStep.EquipSpells("ilvane", List.of("Spark Dart", "Spark Dart")), "RTH-S-CC-07");
  }

  @Test
  @Covers("RTH-S-CRE")
  void aCultistCastsWithItsOwnSpells() {
    Tables.empty()
        .pregen("brannoc", "Brannoc")
        .creature("cultist", "Hedge cultist")
        .dice("d20=8", "d6=2")
        .when(new RathStep.CastSpell("cultist", "Spark Dart", List.of("brannoc"), false))
        .then("brannoc.hp", 11);
  }

  @Test
  @Covers("RTH-R-41")
  void aShieldMaySoakUpASpell() {
    Tables.empty()
        .pregen("brannoc", "Brannoc")
        .creature("cultist", "Hedge cultist")
        .answer("brannoc", "sacrifice-shield", true)
        .dice("d20=8", "d6=2")
        .when(new RathStep.CastSpell("cultist", "Spark Dart", List.of("brannoc"), false))
        .then("brannoc.hp", 13)
        .then("brannoc.ac", 13);
  }

  @Test
  @Covers("RTH-S-CC-07")
  void asManyAsIntAreEquippedAndAtLeastOne() {
    assertThat(Casting.mostEquipped(-2)).isOne();
    assertThat(Casting.mostEquipped(0)).isOne();
    assertThat(Casting.mostEquipped(1)).isOne();
    assertThat(Casting.mostEquipped(4)).isEqualTo(4);
  }
}
