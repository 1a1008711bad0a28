package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;

/// Spellbooks and scrolls.
class MagicTest {
  @Test
  @Covers("CRN-MAGC-01")
  void aSpellbookHoldsExactlyOneSpell() {
    casterOf("Haste")
        .refuses(cast("ada", "Bramble Leash", "ada"), "CRN-MAGC-01")
        .when(cast("ada", "Haste", "ada"))
        .then("effects", List.of("Haste on ada"));
  }

  @Test
  @Covers("CRN-MAGC-02")
  void aSpellbookFillsOneSlot() {
    table()
        .sheet("ada", pc("Ada", ropes(4)))
        .sheet(
            "ben",
            pc("Ben", thing("Rope"), thing("Rope"), thing("Rope"), thing("Rope"), book("Haste")))
        .then("ada.slots", 4)
        .then("ben.slots", 5);
  }

  @Test
  @Covers("CRN-MAGC-03")
  void spellbooksCannotBeCopied() {
    casterOf("Haste").refuses(new CairnStep.Transcribe("ada", "spellbook"), "CRN-MAGC-03");
  }

  @Test
  @Covers("CRN-MAGC-04")
  void aBookReadableOnlyInMoonlightIsBlocked() {
    casterOf("Haste")
        .when(new CairnStep.MarkBook("ada", "spellbook", "readable only in moonlight"))
        .when(cast("ada", "Haste", "ada"))
        .asked("warden", "property-stops")
        .then("effects", List.of())
        .then("ada.fatigue", 0);
  }

  @Test
  @Covers("CRN-MAGC-04")
  void theWardenMayLetAMoonlightBookBeRead() {
    casterOf("Haste")
        .when(new CairnStep.MarkBook("ada", "spellbook", "readable only in moonlight"))
        .answer("warden", "property-stops", false)
        .when(cast("ada", "Haste", "ada"))
        .then("effects", List.of("Haste on ada"));
  }

  @Test
  @Covers("CRN-MAGC-04")
  void aSmellStopsNobodyUnlessTheWardenSaysSo() {
    casterOf("Haste")
        .when(new CairnStep.MarkBook("ada", "spellbook", "a foul smell on opening"))
        .when(cast("ada", "Haste", "ada"))
        .then("effects", List.of("Haste on ada"))
        .answer("warden", "property-stops", true)
        .when(cast("ada", "Haste", "ada"))
        .then("effects", List.of("Haste on ada"))
        .then("ada.fatigue", 1);
  }

  @Test
  @Covers("CRN-MAGC-04")
  void onlyABookCanBeMarked() {
    table()
        .sheet("ada", pc("Ada", thing("Rope")))
        .refuses(new CairnStep.MarkBook("ada", "rope", "hums"), "CRN-MAGC-04");
  }

  @Test
  @Covers("CRN-MAGC-05")
  void castingOpenlyMayDrawAttention() {
    var table =
        casterOf("Haste")
            .answer("warden", "noticed", "a thief in the market")
            .when(cast("ada", "Haste", "ada"))
            .applied("CRN-MAGC-05");
    assertThat(table.events())
        .contains(new CairnEvent.Told("ada", "is noticed: a thief in the market"));
  }

  @Test
  @Covers("CRN-MAGC-05")
  void nobodyTakesNoticeByDefault() {
    var table = casterOf("Haste").when(cast("ada", "Haste", "ada")).asked("warden", "noticed");
    assertThat(table.events()).noneMatch(CairnEvent.Told.class::isInstance);
  }

  @Test
  @Covers({"CRN-SCRL-01", "CRN-SCRL-04"})
  void aScrollCastsTheSameSpellAndVanishes() {
    table()
        .sheet("ada", pc("Ada", scroll("Haste")))
        .when(cast("ada", "Haste", "ada"))
        .then("effects", List.of("Haste on ada"))
        .then("ada.items", List.of())
        .refuses(cast("ada", "Haste", "ada"), "CRN-MAGC-01");
  }

  @Test
  @Covers("CRN-SCRL-02")
  void aScrollFillsNoSlot() {
    table()
        .sheet("ada", pc("Ada", thing("Bow"), thing("Rope"), scroll("Haste")))
        .then("ada.slots", 3);
  }

  @Test
  @Covers("CRN-SCRL-03")
  void aScrollCausesNoFatigue() {
    table()
        .sheet("ada", pc("Ada", scroll("Haste")))
        .given("ada.fatigue", 1)
        .when(cast("ada", "Haste", "ada"))
        .then("ada.fatigue", 1);
  }

  @Test
  @Covers("CRN-R-46")
  void aScrollAsksForHandsAndVoiceAllTheSame() {
    var scroll = table().sheet("ada", pc("Ada", scroll("Haste")));
    scroll.given("ada.bound", true).refuses(cast("ada", "Haste", "ada"), "CRN-CAST-02");
    scroll
        .given("ada.bound", false)
        .given("ada.mute", true)
        .refuses(cast("ada", "Haste", "ada"), "CRN-CAST-02");
  }

  @Test
  @Covers("CRN-R-46")
  void aScrollAsksForTheSaveInDangerAllTheSame() {
    table()
        .sheet("ada", pc("Ada", scroll("Haste")))
        .creature("foe", "Reed Cutter")
        .dice("d20=1")
        .when(fight())
        .dice("d20=10")
        .when(List.of(cast("ada", "Haste", "ada"), resolve()))
        .asked("warden", "casting-save")
        .then("effects", List.of("Haste on ada"))
        .then("ada.fatigue", 0);
  }
}
