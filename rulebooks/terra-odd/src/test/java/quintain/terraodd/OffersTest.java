package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Table;

/// What a seat may do now, and what it may not with the reason.
class OffersTest {
  private static final TerraOddBook BOOK = new TerraOddBook();
  private static final Seat BEA = new Seat("bea");

  private static List<Offer> offers(OddState state, Seat seat) {
    return BOOK.deeds().offers(state, seat);
  }

  private static List<String> open(OddState state, Seat seat) {
    return offers(state, seat).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .map(Offer::label)
        .toList();
  }

  /// Why the offer of that label is barred.
  private static String barred(OddState state, Seat seat, String label) {
    return offers(state, seat).stream()
        .filter(offer -> offer.label().equals(label))
        .findFirst()
        .orElseThrow()
        .blocked()
        .orElseThrow()
        .refusal()
        .clause()
        .id();
  }

  private static Table<OddState, OddStep, OddEvent> inRounds(
      Table<OddState, OddStep, OddEvent> table) {
    return table.answer("gm", "order", "party").when(BEGIN);
  }

  /// Bea with a blade and a coat, Cal beside her, and a Cutter.
  private static Table<OddState, OddStep, OddEvent> two(String... advancements) {
    return empty()
        .sheet("bea", sheet("Bea", List.of(advancements), "Mono-blade"))
        .sheet("cal", sheet("Cal", List.of(), "Club or bat"))
        .creature("foe", "Street Cutter");
  }

  @Test
  void inPeaceAPlayerActsChecksHandlesThingsAndRests() {
    assertThat(open(two().state(), BEA))
        .containsExactlyInAnyOrder(
            "Bea attacks",
            "Bea moves",
            "Bea tries something else",
            "Bea waits",
            "Bea makes a save",
            "Bea is opposed by somebody",
            "Bea says sayonara",
            "Bea holds, wears or stows an item",
            "Bea drops an item",
            "Bea hands an item over",
            "Rest a few hours, with a meal",
            "Spend days recovering");
  }

  @Test
  void inRoundsAPlayerMayRunAndNobodyRests() {
    var state = inRounds(two()).state();
    assertThat(open(state, BEA))
        .contains("Bea attacks", "Bea moves", "Bea runs", "Bea waits")
        .doesNotContain("Rest a few hours, with a meal", "Spend days recovering");
    assertThat(barred(state, BEA, "Rest a few hours, with a meal")).isEqualTo("ODD-R-47");
    assertThat(open(two().state(), BEA)).doesNotContain("Bea runs");
  }

  @Test
  void whoHasDeclaredMayStillMoveAndHasNothingElseToDo() {
    var state = inRounds(two()).when(pass("bea")).state();
    assertThat(open(state, BEA))
        .contains("Bea moves")
        .doesNotContain("Bea waits", "Bea runs", "Bea tries something else", "Bea attacks");
    assertThat(offers(state, BEA)).extracting(Offer::label).contains("Bea attacks");
  }

  @Test
  void whatOnlySomeMayDoIsOfferedToThemAlone() {
    assertThat(open(inRounds(two("Loud Prayer")).state(), BEA)).contains("Bea prays aloud");
    assertThat(open(inRounds(two("Second Breath")).state(), BEA))
        .contains("Bea catches their breath");
    assertThat(open(inRounds(two("Cold Barrel")).state(), BEA)).contains("Bea takes aim");
    assertThat(offers(inRounds(two()).state(), BEA))
        .extracting(Offer::label)
        .doesNotContain("Bea prays aloud", "Bea catches their breath", "Bea takes aim");
  }

  @Test
  void theHarmedAreTendedAndThingsPickedUp() {
    var state =
        two()
            .given("cal.critically-harmed", true)
            .when(new OddStep.Drop("bea", "mono-blade"))
            .state();
    assertThat(open(state, BEA)).contains("Bea stabilises somebody", "Bea picks something up");
    assertThat(offers(two().state(), BEA))
        .extracting(Offer::label)
        .doesNotContain("Bea stabilises somebody", "Bea picks something up");
  }

  @Test
  void whoPanicsIsOfferedFlight() {
    assertThat(open(two().given("bea.flight", true).state(), BEA)).contains("Bea flees in panic");
    assertThat(offers(two().state(), BEA))
        .extracting(Offer::label)
        .doesNotContain("Bea flees in panic");
  }

  @Test
  void whoHasSaidSayonaraIsNotOfferedItAgain() {
    var state = two().dice("d6=3").when(new OddStep.CallSayonara("bea")).state();
    assertThat(offers(state, BEA)).extracting(Offer::label).doesNotContain("Bea says sayonara");
  }

  @Test
  void whoIsGoneIsFollowedBySomebodyNewAndNothingElse() {
    assertThat(open(two().given("bea.dead", true).state(), BEA)).containsExactly("A new character");
  }

  @Test
  void whoeverHasNobodyMakesACharacter() {
    assertThat(open(two().state(), new Seat("newt"))).containsExactly("A new character");
    assertThat(open(two().state(), BEA)).doesNotContain("A new character");
  }

  @Test
  void theGmHasAWordForEverythingThatOnlyTheGmSays() {
    var peace =
        two()
            .when(new OddStep.Afflict("cal", "Bad Leg", ""))
            .when(new OddStep.Deprive("cal", "food"))
            .given("bea.dead", true)
            .state();
    var offered = new ArrayList<Class<?>>();
    var declared = inRounds(two()).when(List.of(pass("bea"), pass("cal"))).state();
    for (OddState state : List.of(peace, declared)) {
      offers(state, Seat.REFEREE).stream()
          .filter(offer -> offer.blocked().isEmpty())
          .forEach(offer -> offered.add(offer.command()));
    }
    assertThat(offered)
        .contains(
            OddStep.BeginRounds.class,
            OddStep.ResolvePhase.class,
            OddStep.EndRounds.class,
            OddStep.EndScene.class,
            OddStep.React.class,
            OddStep.RollFortune.class,
            OddStep.Grant.class,
            OddStep.Afflict.class,
            OddStep.Cure.class,
            OddStep.LetTimePass.class,
            OddStep.Deprive.class,
            OddStep.MeetNeed.class,
            OddStep.Bestow.class,
            OddStep.BringIn.class,
            OddStep.Improvise.class,
            OddStep.Welcome.class,
            OddStep.TakeAway.class,
            OddStep.HandOver.class,
            OddStep.Reveal.class,
            OddStep.DealHarm.class,
            OddStep.SetValue.class)
        .contains(OddStep.CreateCharacter.class);
  }

  @Test
  void theGmActsForTheirOwn() {
    var peace = two().when(new OddStep.Drop("cal", "club or bat")).state();
    assertThat(open(peace, Seat.REFEREE))
        .contains(
            "Foe attacks",
            "Foe moves",
            "One of yours makes a save",
            "One of yours is opposed by somebody",
            "One of yours picks something up",
            "Rest a few hours, with a meal")
        .doesNotContain("One of yours drops an item", "Bea attacks");
    var holding = two().when(new OddStep.Bestow("foe", "Club or bat")).state();
    assertThat(open(holding, Seat.REFEREE))
        .contains(
            "One of yours drops an item",
            "One of yours hands an item over",
            "One of yours holds, wears or stows an item");
  }

  @Test
  void wordsThatAreNotInTheirTimeSayWhy() {
    var peace = two().state();
    assertThat(barred(peace, Seat.REFEREE, "Play out the phase")).isEqualTo("ODD-R-14");
    assertThat(open(peace, Seat.REFEREE)).contains("Begin rounds").doesNotContain("End the fight");
    var rounds = inRounds(two()).state();
    assertThat(open(rounds, Seat.REFEREE)).contains("End the fight").doesNotContain("Begin rounds");
  }
}
