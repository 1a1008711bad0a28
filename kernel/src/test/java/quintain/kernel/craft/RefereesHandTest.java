package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.kernel.craft.Inn.ADA;
import static quintain.kernel.craft.Inn.BEN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Inn.*;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;

/// Those who come, go, are shown and handed over by the Referee's hand.
class RefereesHandTest {
  private static final DoorDeeds DEEDS = DoorDeeds.ALL;
  private static final Guest ANNE =
      new Guest("anne", "Anne", ADA, Side.GUESTS, Secrecy.OPEN, 0, List.of());
  private static final Guest COOK =
      new Guest("cook", "Cook", Seat.REFEREE, Side.GUESTS, Secrecy.OPEN, 1, List.of());
  private static final Guest SHADOW =
      new Guest("shadow", "Shadow", Seat.REFEREE, Side.THIEVES, Secrecy.UNSEEN, 2, List.of());
  private static final Evening EVENING = new Evening(List.of(ANNE, COOK, SHADOW), List.of(), false);
  private static final Card DORA = new Card("c1", "Dora", "a hymn");

  private static List<String> offers(Seat seat) {
    return DEEDS.offers(EVENING, seat).stream().map(Offer::label).toList();
  }

  private static Optional<Refusal> refusal(Turn step) {
    return DEEDS.ownRefusal(EVENING, step);
  }

  private static List<String> heard(Turn step) {
    var play = new Play<>(new Inn(), EVENING, new QuickFate(sides -> 1, Policy.DEFAULTS), null);
    DEEDS.resolve(step, play);
    return play.state().heard();
  }

  private static List<String> options(Partial partial) {
    var next = (Choices.Next) DEEDS.choices(EVENING, Seat.REFEREE, partial);
    return ((Question.OneOf<?>) next.question()).options().stream().map(Option::label).toList();
  }

  private static Refusal no(Rule rule, String reason) {
    return new Refusal(rule, reason);
  }

  @Test
  void theHandIsOfferedToTheRefereeAloneAndANewCharacterToWhoeverHasNone() {
    assertThat(offers(Seat.REFEREE))
        .containsExactly(
            "Make a new character",
            "A ready-made character joins",
            "Bring in rogues",
            "Take somebody away",
            "Hand somebody over to another seat",
            "Show or hide somebody",
            "Set a value");
    assertThat(offers(BEN)).containsExactly("A new character");
    assertThat(offers(ADA)).isEmpty();
  }

  @Test
  void playersMakeCharactersForThemselves() {
    assertThat(DEEDS.permits(EVENING, ADA, new Register("eve-ada", ADA))).isEmpty();
    assertThat(DEEDS.permits(EVENING, ADA, new Register("eve-ada", BEN)))
        .contains(no(Rule.REST, "A player makes characters for themselves"));
    assertThat(DEEDS.permits(EVENING, ADA, new ShowOut("cook")))
        .contains(no(Rule.HOST, "Only the host says that"));
  }

  /// So nobody finds somebody hidden by giving others their id.
  @Test
  void theIdsThatPlayersGiveEndInTheirSeat() {
    assertThat(DEEDS.permits(EVENING, ADA, new Register("eve", ADA)))
        .contains(no(Rule.REST, "Those whom you name end in -ada: eve-ada"));
    assertThat(DEEDS.permits(EVENING, BEN, new CheckIn("dora", BEN, DORA)))
        .contains(no(Rule.TURN, "Those whom you name end in -ben: dora-ben"));
    assertThat(DEEDS.permits(EVENING, Seat.REFEREE, new Register("eve", ADA))).isEmpty();
  }

  @Test
  void playersWithNobodyToPlayBringSomebodyForThemselves() {
    assertThat(DEEDS.permits(EVENING, BEN, new CheckIn("dora-ben", BEN, DORA))).isEmpty();
    assertThat(DEEDS.permits(EVENING, BEN, new CheckIn("dora", ADA, DORA)))
        .contains(no(Rule.TURN, "A player takes a character for themselves"));
    assertThat(DEEDS.permits(EVENING, ADA, new CheckIn("dora", ADA, DORA)))
        .contains(no(Rule.TURN, "You have somebody to play already"));
    assertThat(
            DEEDS.permits(
                EVENING, BEN, new CheckIn("eve-ben", BEN, new Card("c9", "Eve", "an air"))))
        .isEmpty();
  }

  @Test
  void anIdIsAShortWordThatNobodyHasWhomTheSeatSees() {
    assertThat(refusal(new Register("eve", ADA))).isEmpty();
    assertThat(refusal(new Register("e v e", ADA)))
        .contains(no(Rule.GREET, "'e v e' is no id; use letters, digits and hyphens"));
    assertThat(refusal(new Register("cook", ADA)))
        .contains(no(Rule.GREET, "Somebody is called cook already"));
    assertThat(refusal(new Register("shadow", ADA))).isEmpty();
    assertThat(refusal(new Register("shadow", Seat.REFEREE))).isPresent();
  }

  @Test
  void somebodyJoinsWhoseNameIsFreeAndWhoseSheetIsWhole() {
    assertThat(heard(new CheckIn("dora", BEN, DORA))).containsExactly("dora after 3");
    assertThat(refusal(new CheckIn("cook", BEN, DORA)))
        .contains(no(Rule.GREET, "Somebody is called cook already"));
    assertThat(refusal(new CheckIn("dora", BEN, new Card("c2", "Dumb Dora", ""))))
        .contains(no(Rule.TURN, "Dumb Dora has no song"));
    assertThat(options(Partial.of(CheckIn.class).with("id", "dora").with("seat", BEN)))
        .containsExactly("Dora");
  }

  @Test
  void soManyOfAKindComeInAsMayTogether() {
    assertThat(heard(new SendFor("cutpurse", "rogue", 3))).containsExactly("cutpurse");
    assertThat(refusal(new SendFor("Cutpurze", "rogue", 1)))
        .contains(no(Rule.BRAWL, "The bestiary has no Cutpurze; did you mean Cutpurse?"));
    assertThat(refusal(new SendFor("Bishop", "rogue", 1)))
        .contains(no(Rule.BRAWL, "The bestiary has no Bishop"));
    for (int count : List.of(0, 4)) {
      assertThat(refusal(new SendFor("Footpad", "rogue", count)))
          .contains(no(Rule.BRAWL, "Bring in 1 to 3 at a time"));
    }
    assertThat(refusal(new SendFor("Footpad", "a rogue", 2))).isPresent();
    assertThat(options(Partial.of(SendFor.class).with("rogue", "Footpad")))
        .containsExactly("Footpad 1");
  }

  @Test
  void whoeverIsNotThereCanNeitherLeaveNorBeShownNorHandedOver() {
    var nobody = Optional.of(no(Rule.HOST, "Nobody here is called eve"));
    assertThat(refusal(new ShowOut("eve"))).isEqualTo(nobody);
    assertThat(refusal(new Entrust("eve", ADA))).isEqualTo(nobody);
    assertThat(refusal(new Unmask("eve", Secrecy.OPEN))).isEqualTo(nobody);
    assertThat(heard(new Entrust("cook", ADA))).containsExactly("cook");
    assertThat(heard(new Unmask("shadow", Secrecy.OPEN))).containsExactly("shadow");
    assertThat(options(Partial.of(Unmask.class))).containsExactly("Shadow");
  }

  @Test
  void nobodyLeavesInTheMiddleOfTheirTurn() {
    var speaking = new Evening(EVENING.roster(), List.of("cook begins to speak"), false);
    assertThat(DEEDS.ownRefusal(speaking, new ShowOut("cook")))
        .contains(no(Rule.HOST, "It is Cook's turn"));
    assertThat(DEEDS.ownRefusal(speaking, new ShowOut("shadow"))).isEmpty();
    assertThat(options(Partial.of(ShowOut.class))).containsExactly("Cook", "Shadow");
  }

  @Test
  void aValueIsSetAsFactsSay() {
    assertThat(heard(new Declare("anne.at", "3", "a draught"))).containsExactly("anne.at is 3");
    assertThat(refusal(new Declare("anne.at", "300", "a draught"))).isPresent();
  }
}
