package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Folk.bea;
import static quintain.cairn.Tables.harm;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Habit;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.Who;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class PeopleTest {
  private static CairnStep bringIn(String creature, int count) {
    return new CairnStep.BringIn(creature, "foe", count);
  }

  /// Bea is dead, and Nan works for her.
  private static Table<CairnState, CairnStep, CairnEvent> afterBea() {
    return bea()
        .sheet("nan", Folk.hireling("Nan", "bea", "Knife"))
        .when(harm("bea", 14))
        .then("bea.dead", true);
  }

  // Replacements

  @Test
  @Covers({"CRN-DEAD-01", "CRN-DEAD-02", "CRN-R-56"})
  void aHirelingTakesThePlaceOfTheDeadAsTheyStand() {
    var table =
        afterBea()
            .given("nan.hp", 2)
            .answer("bea", "replacement", "nan")
            .when(new CairnStep.Replace("bea", "new"));
    table.then("nan.kind", "pc").then("nan.hp", 2).then("nan.items", List.of("knife"));
    assertThat(table.state().being("nan").seat()).isEqualTo(new Seat("bea"));
    assertThat(table.state().being("nan").hire()).isEmpty();
    // now scars apply
    table.dice("d6=1").when(harm("nan", 2)).then("nan.scars", List.of("a rattling blow"));
  }

  @Test
  @Covers({"CRN-DEAD-01", "CRN-DEAD-02", "CRN-R-56"})
  void orAWholeNewCharacterAtOnce() {
    afterBea()
        .dice("d20=7", "d20=14", "d20=6")
        .dice("d12=1 d12=1 d12=1 d12=1 d12=1 d12=1 d12=1 d12=1", "d20=7 d20=12")
        .dice("d6=3 d6=3 d6=3", "d6=3 d6=3 d6=3", "d6=3 d6=3 d6=3", "d6=5", "d6=1 d6=1 d6=1")
        .dice("d20=1", "d20=1", "d20=6", "pick=1", "d20=1", "d20=1", "d20=1", "d20=6", "d20=2")
        .when(new CairnStep.Replace("bea", "new"))
        .asked("bea", "replacement")
        .then("new.kind", "pc")
        .then("new.hp", 5)
        .then("nan.kind", "hireling");
  }

  @Test
  @Covers("CRN-DEAD-01")
  void onlyADeadPcIsReplaced() {
    bea()
        .refuses(new CairnStep.Replace("bea", "new"), "CRN-DEAD-01")
        .given("bea.dead", true)
        .refuses(new CairnStep.Replace("bea", "bea"), "CRN-CRE-01");
  }

  @Test
  @Covers("CRN-DEAD-01")
  void theDeadAreReplacedOnce() {
    afterBea()
        .answer("bea", "replacement", "nan")
        .when(new CairnStep.Replace("bea", "new"))
        .refuses(new CairnStep.Replace("bea", "another"), "CRN-DEAD-01");
  }

  @Test
  @Covers("CRN-PRE")
  void threeCharactersAreReadyToPlay() {
    Tables.party()
        .then("maren.slots", 6)
        .then("maren.hp", 6)
        .then("maren.armor", 1)
        .then("oskar.slots", 6)
        .then("oskar.hp", 3)
        .then("oskar.armor", 0)
        .then("tilda.slots", 7)
        .then("tilda.hp", 4)
        .then("tilda.armor", 2);
  }

  // Creatures

  @Test
  @Covers({"CRN-REF-02", "CRN-BST"})
  void everyCreatureOfTheBestiaryComesIn() {
    for (Creature entry : bea().state().shelf().creatures()) {
      var table = bea();
      if (!entry.habits().contains(new Habit.Spellbooks(1))) {
        table
            .when(bringIn(entry.name(), 1))
            .then("foe.hp", entry.hp())
            .then("foe.armor", entry.armor())
            .then("foe.side", "foes");
      }
    }
    bea().refuses(bringIn("Unicorn", 1), "CRN-BST").refuses(bringIn("Wood Troll", 0), "CRN-BST");
  }

  @Test
  @Covers("CRN-BST")
  void severalAreNumbered() {
    var table = bea().when(bringIn("Ash Wolf", 3)).then("foe.hp", 5).then("foe-3.hp", 5);
    assertThat(table.state().roster())
        .extracting(Being::id)
        .containsExactly("bea", "foe", "foe-2", "foe-3");
    table.refuses(bringIn("Ash Wolf", 1), "CRN-CRE-01");
  }

  @Test
  @Covers({"CRN-BST", "CRN-SPL"})
  void aMireWitchHasASpellbookByD100() {
    bea()
        .dice("d100=29")
        .when(bringIn("Mire Witch", 1))
        .then("foe.items", List.of("spellbook of cinder burst"));
  }

  @Test
  @Covers("CRN-DET-01")
  void entriesMarkedDAreDetachmentsUnlessTheWardenSaysOtherwise() {
    assertThat(
            bea()
                .when(bringIn("Grave Moths", 1))
                .asked("warden", "detachment")
                .state()
                .being("foe")
                .isDetachment())
        .isTrue();
    assertThat(
            bea()
                .answer("warden", "detachment", false)
                .when(bringIn("Grave Moths", 1))
                .state()
                .being("foe")
                .isDetachment())
        .isFalse();
  }

  @Test
  @Covers("CRN-DET-01")
  void aLargeGroupMayFightAsOne() {
    var one = bea().answer("warden", "detachment", true).when(bringIn("Reed Cutter", 30));
    assertThat(one.state().side(Who.Side.FOES)).hasSize(1);
    assertThat(one.state().being("foe").isDetachment()).isTrue();
    assertThat(bea().when(bringIn("Reed Cutter", 30)).state().side(Who.Side.FOES))
        .hasSize(30)
        .noneMatch(Being::isDetachment);
    bea().when(bringIn("Reed Cutter", 9)).notAsked("warden", "detachment");
  }

  @Test
  void foesComeInWithTheirFiguresHidden() {
    bea()
        .when(bringIn("Wood Troll", 1))
        .hides("bea", "foe.hp")
        .when(new CairnStep.Reveal("foe", Secrecy.OPEN))
        .sees("bea", "foe.hp", 10)
        .when(new CairnStep.Reveal("foe", Secrecy.UNSEEN))
        .hides("bea", "foe.at");
  }

  @Test
  void peopleGoAndChangeHands() {
    var table =
        bea().when(bringIn("Wood Troll", 1)).when(new CairnStep.HandOver("foe", new Seat("ann")));
    assertThat(table.state().being("foe").seat()).isEqualTo(new Seat("ann"));
    table.when(new CairnStep.TakeAway("foe"));
    assertThat(table.state().find("foe")).isEmpty();
  }

  @Test
  void somebodyJoinsWithTheirOwnSheet() {
    var oskar = (Sheet) new CairnBook().cast().sheet(Tables.party().state(), "oskar").orElseThrow();
    var table = bea().when(new CairnStep.Welcome("guest", new Seat("ann"), oskar));
    assertThat(new CairnBook().cast().sheet(table.state(), "guest").orElseThrow())
        .usingRecursiveComparison()
        .ignoringFields("id")
        .isEqualTo(oskar);
    assertThat(new CairnBook().cast().seatOf(table.state(), "guest")).isEqualTo(new Seat("ann"));
    table.refuses(new CairnStep.Welcome("guest", new Seat("bob"), oskar), "CRN-CRE-01");
  }

  @Test
  void onlyThoseWithATurnToComeAreOnTurn() {
    var book = new CairnBook();
    var calm = bea().when(bringIn("Wood Troll", 1));
    assertThat(book.deeds().onTurn(calm.state())).isEmpty();
    var early = calm.dice("d20=1").when(new CairnStep.BeginRounds());
    assertThat(book.deeds().onTurn(early.state())).containsExactly("bea", "foe");
    assertThat(book.deeds().onTurn(early.when(new CairnStep.Wait("bea")).state()))
        .containsExactly("foe");
  }

  @Test
  @Covers("CRN-CRIT-04")
  void whoeverCanOnlyCrawlIsWaitedForUntilTheyHave() {
    var deeds = new CairnBook().deeds();
    var table =
        bea().when(bringIn("Wood Troll", 1)).dice("d20=1").when(new CairnStep.BeginRounds());
    table.given("bea.critically-damaged", true);
    assertThat(deeds.onTurn(table.state())).containsExactly("bea", "foe");
    assertThat(deeds.turns(table.state(), Seat.REFEREE))
        .extracting(TurnPlace::asks)
        .containsExactly("crawl", "declare");
    table.when(new CairnStep.Move("bea", 5));
    assertThat(deeds.onTurn(table.state())).containsExactly("foe");
    table.given("bea.dead", true);
    assertThat(deeds.onTurn(table.state())).containsExactly("foe");
  }

  @Test
  void foesAreOfferedAidForTheirOwnAlone() {
    var table =
        bea().when(bringIn("Wood Troll", 1)).when(new CairnStep.BringIn("Wood Troll", "other", 1));
    table.given("bea.critically-damaged", true).given("bea.at", 0).given("foe.at", 0);
    var book = new CairnBook();
    assertThat(book.deeds().offers(table.state(), Seat.REFEREE))
        .extracting(Offer::label)
        .noneMatch(label -> label.contains("gives aid"));
    table.given("other.critically-damaged", true).given("other.at", 0);
    assertThat(book.deeds().offers(table.state(), Seat.REFEREE))
        .extracting(Offer::label)
        .anyMatch(label -> label.contains("gives aid"));
  }

  @Test
  void theLogDoesNotNameTheUnseenWhoIsHandedSomething() {
    Tables.party()
        .when(bringIn("Wood Troll", 1))
        .when(new CairnStep.Hand("maren", "torch", "foe"))
        .says("handed to Foe")
        .when(new CairnStep.Reveal("foe", Secrecy.UNSEEN))
        .when(new CairnStep.Hand("maren", "rope", "foe"))
        .says("handed away");
  }

  // The Warden's hand

  @Test
  @Covers("CRN-R-09")
  void aTrapHurtsAndScarsAsABladeDoes() {
    Tables.party()
        .dice("d6=3")
        .when(new CairnStep.Harm("maren", new Amount(1, 6), false, "a trap"))
        .then("maren.hp", 4);
    Tables.party()
        .dice("d6=3")
        .when(new CairnStep.Harm("oskar", new Amount(1, 6), false, "a trap"))
        .then("oskar.scars", List.of("walloped"));
  }

  @Test
  @Covers({"CRN-R-41", "CRN-LOSS-01", "CRN-LOSS-02"})
  void pointsStraightOffAnAbilityNeedNoSave() {
    Tables.party()
        .dice("d4=3")
        .when(new CairnStep.Drain("maren", Ability.STR, new Amount(1, 4), "a draught"))
        .then("maren.str", 8)
        .then("maren.hp", 6)
        .when(new CairnStep.Drain("maren", Ability.DEX, Amount.of(20), "a curse"))
        .then("maren.flags", List.of("paralysed"))
        .when(new CairnStep.Drain("maren", Ability.STR, Amount.of(8), "a curse"))
        .then("maren.dead", true)
        .refuses(harm("maren", 1), "CRN-R-09");
  }

  @ParameterizedTest
  @CsvSource({
    "max-hp, average, 3",
    "max-hp, hardy, 6",
    "max-hp, serious threat, 10",
    "str, deficient, 3",
    "dex, weak, 6",
    "wil, average, 10",
    "str, noteworthy, 14",
    "max-dex, legendary, 18"
  })
  @Covers("CRN-NPC-02")
  void theScaleOfStatBlocksIsSpokenInWords(String figure, String word, int number) {
    bea()
        .when(bringIn("Wood Troll", 1))
        .when(new CairnStep.SetValue("foe." + figure, word, "a beast of the Warden's own"))
        .then("foe." + figure, number)
        .refuses(new CairnStep.SetValue("foe.fatigue", word, "no such thing"), "CRN-ACT-03");
  }

  @Test
  @Covers("CRN-R-53")
  void theWardenMaySetUnconscious() {
    Tables.party()
        .when(new CairnStep.SetValue("maren.unconscious", "true", "a blow to the head"))
        .refuses(new CairnStep.Wait("maren"), "CRN-R-53")
        .refuses(new CairnStep.SetValue("maren.luck", "3", "why not"), "CRN-ACT-03")
        .refuses(new CairnStep.SetValue("maren.hp", "many", "why not"), "CRN-ACT-03");
  }
}
