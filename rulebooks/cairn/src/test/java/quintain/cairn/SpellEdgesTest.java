package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.bearerOf;
import static quintain.cairn.Mages.book;
import static quintain.cairn.Mages.cast;
import static quintain.cairn.Mages.casterOf;
import static quintain.cairn.Mages.enhance;
import static quintain.cairn.Mages.pc;
import static quintain.cairn.Mages.table;
import static quintain.cairn.Mages.use;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;

/// Spells at the edges of their reach, and two of them at once.
class SpellEdgesTest {

  @Test
  @Covers("CRN-SPL")
  void drowsingChantTakesThoseWithSixHpAndNotThoseWithSeven() {
    casterOf("Drowsing Chant")
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat"))
        .given("ben.max-hp", 6)
        .given("ben.hp", 6)
        .given("cat.max-hp", 7)
        .given("cat.hp", 7)
        .dice("d6=6", "d20=11")
        .when(cast("ada", "Drowsing Chant", "ben", "cat"))
        .then("ben.asleep", true)
        .then("cat.asleep", false);
  }

  @Test
  @Covers("CRN-SPL")
  void whereTheDieTakesAllOfThemNobodyChooses() {
    casterOf("Drowsing Chant")
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat"))
        .dice("d6=2", "d20=11", "d20=11")
        .when(cast("ada", "Drowsing Chant", "ben", "cat"))
        .notAsked("ada", "whom-it-takes")
        .then("ben.asleep", true)
        .then("cat.asleep", true);
  }

  @Test
  @Covers("CRN-SPL")
  void aHostileSpellEndsTheMothCloakAndAFriendlyOneDoesNot() {
    var cloaked =
        table()
            .sheet("ada", pc("Ada", book("Moth Cloak"), book("Bramble Leash"), book("Haste")))
            .sheet("ben", pc("Ben"))
            .creature("foe", "Reed Cutter")
            .when(cast("ada", "Moth Cloak"));
    cloaked
        .when(cast("ada", "Haste", "ben"))
        .then("effects", List.of("Moth Cloak on ada", "Haste on ben"))
        .answer("warden", "begin-rounds", false)
        .when(cast("ada", "Bramble Leash", "foe"))
        .then("effects", List.of("Haste on ben", "Bramble Leash on foe"));
  }

  @Test
  @Covers({"CRN-SPL", "CRN-DEPR-03"})
  void knitFleshDoesNothingForTheDeprived() {
    casterOf("Knit Flesh")
        .sheet("ben", pc("Ben"))
        .given("ben.str", 3)
        .when(new CairnStep.Deprive("ben", "food"))
        .dice("d6=4")
        .when(cast("ada", "Knit Flesh", "ben"))
        .then("ben.str", 3)
        .applied("CRN-DEPR-03")
        .when(new CairnStep.MeetNeed("ben", "food"))
        .dice("d6=4")
        .when(cast("ada", "Knit Flesh", "ben"))
        .then("ben.str", 7);
  }

  @Test
  @Covers("CRN-SPL")
  void tideShovePushesAwayFromTheCaster() {
    casterOf("Tide Shove")
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat"))
        .given("ada.at", 50)
        .given("ben.at", 40)
        .given("cat.at", 60)
        .dice("d20=11")
        .when(cast("ada", "Tide Shove", "ben"))
        .then("ben.at", 10)
        .dice("d20=11")
        .when(cast("ada", "Tide Shove", "cat"))
        .then("cat.at", 90);
  }

  @Test
  @Covers("CRN-SPL")
  void theGlassRoadLeadsToTheNearestFoeWhoStillFightsEvenBackwards() {
    // the strip runs from Ada's 100 ft to 60 ft; whoever comes from 40 ft falls where it begins
    casterOf("Glass Road")
        .creature("foe", "Reed Cutter")
        .creature("dead", "Reed Cutter")
        .given("ada.at", 100)
        .given("foe.at", 40)
        .given("dead.at", 105)
        .given("dead.dead", true)
        .when(cast("ada", "Glass Road"))
        .dice("d20=11")
        .when(new CairnStep.Move("foe", 80))
        .then("foe.at", 60)
        .then("foe.fallen", true);
  }

  @Test
  @Covers("CRN-SPL")
  void theGlassRoadLeadsWhereItIsSentTo() {
    casterOf("Glass Road")
        .sheet("ben", pc("Ben"))
        .creature("foe", "Reed Cutter")
        .given("ada.at", 100)
        .given("ben.at", 90)
        .given("foe.at", 110)
        .when(cast("ada", "Glass Road", "ben"))
        .when(new CairnStep.Move("foe", 130))
        .then("foe.at", 130)
        .dice("d20=10")
        .when(new CairnStep.Move("ben", 60))
        .then("ben.fallen", false);
  }

  @Test
  @Covers("CRN-SPL")
  void unbindEndsWhatWorksOnTheOneWhoIsNamed() {
    table()
        .sheet("ada", pc("Ada", book("Unbind"), book("Haste")))
        .sheet("ben", pc("Ben"))
        .sheet("cat", pc("Cat", book("Iron Skin")))
        .when(cast("ada", "Haste", "ben"))
        .when(cast("cat", "Iron Skin", "cat"))
        .when(cast("ada", "Unbind", "cat"))
        .notAsked("ada", "which-spell")
        .then("effects", List.of("Haste on ben"));
  }

  @Test
  @Covers("CRN-SPL")
  void unbindReachesFortyFeetAndNoFurther() {
    var far =
        table()
            .sheet("ada", pc("Ada", book("Unbind"), book("Haste")))
            .sheet("ben", pc("Ben"))
            .when(cast("ada", "Haste", "ben"));
    far.given("ben.at", 45)
        .when(cast("ada", "Unbind"))
        .then("effects", List.of("Haste on ben"))
        .given("ben.at", 40)
        .when(cast("ada", "Unbind"))
        .then("effects", List.of());
  }

  @Test
  @Covers("CRN-RELC-06")
  void aRelicThatCastsIsSeenToCast() {
    var used = bearerOf("Falconer's Friend").when(use("ada", "falconer's friend", "ada"));

    assertThat(used.events())
        .contains(new CairnEvent.SpellCast("ada", "Haste", List.of("ada"), false));
  }

  @Test
  @Covers("CRN-SPL")
  void ropesLetGoOfWhoeverIsFreedAndMayBindAgain() {
    var two =
        casterOf("Rope Serpent")
            .sheet("ben", pc("Ben", Mages.ropes(2)))
            .sheet("cat", pc("Cat", Mages.ropes(1)));
    two.when(cast("ada", "Rope Serpent", "ben"))
        .then("ben.bound", true)
        .when(new CairnStep.Free("cat", "ben"))
        .then("ben.bound", false)
        .then("effects", List.of())
        .when(enhance("ada", "Rope Serpent", "ben", "cat"))
        .then("ben.bound", true)
        .then("cat.bound", true);
  }
}
