package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Choices;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Genre;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.Odd;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Scene;
import quintain.terraodd.state.Who;
import quintain.testkit.Table;

/// What seats see, read, are offered and may do.
class SeenTest {
  private static final TerraOddBook BOOK = new TerraOddBook();
  private static final Seat ILSE = new Seat("ilse");
  private static final Seat BRAM = new Seat("bram");

  private static Table<OddState, OddStep, OddEvent> bay() {
    return party().creature("ghoul", "Hull Ghoul").creature("cantor", "Cantor");
  }

  private static List<View.Item> panel(OddState state, Seat seat, String who) {
    return BOOK.showing().view(state, seat).panels().stream()
        .filter(panel -> panel.subject().equals(who))
        .findFirst()
        .map(View.Panel::items)
        .orElse(List.of());
  }

  // Views

  @Test
  void playersSeeThePartyInFiguresAndFoesOnlyAsTheyLook() {
    var state = bay().given("ghoul.critically-harmed", true).state();
    assertThat(panel(state, ILSE, "bram"))
        .contains(new View.Track("grit", 2, 6))
        .anyMatch(item -> item instanceof View.Score score && score.label().equals("armour"));
    assertThat(panel(state, ILSE, "ghoul")).containsExactly(new View.Chip("critically harmed", ""));
    assertThat(panel(state, Seat.REFEREE, "ghoul")).contains(new View.Track("grit", 4, 4));
  }

  @Test
  void aSheetShowsAttributesWithTheirPartsAdvancementsAndItems() {
    var state = bay().given("ilse.insight", 9).state();
    var items = panel(state, ILSE, "ilse");
    assertThat(items)
        .contains(
            new View.Score(
                "insight",
                9,
                List.of(
                    new View.Part("permanent", 12, "ODD-CRE-03"),
                    new View.Part("lost", -3, "ODD-HARM-03"))))
        .contains(new View.Prose("Machine Friend", "Enhanced saves to mend or fool devices"))
        .contains(new View.Pool("grit at rest", 1, 6));
    assertThat(items)
        .anyMatch(
            item ->
                item instanceof View.Slots slots
                    && slots.held().getFirst().name().equals("Laser pistol")
                    && slots.held().getFirst().detail().equals("d6, Insight"));
  }

  @Test
  void theUnseenAreNotThereForPlayers() {
    var table = bay().given("ghoul.secrecy", "unseen");
    assertThat(panel(table.state(), ILSE, "ghoul")).isEmpty();
    assertThat(BOOK.facts().known(table.state(), ILSE)).doesNotContainKey("ghoul.side");
    assertThat(BOOK.showing().witnesses(table.state(), "ghoul")).isEqualTo(Audience.REFEREE);
  }

  @Test
  void noRoundIsToldOfWhileTheOrderIsStillFoundOut() {
    var begun = new OddEvent.RoundsBegan(Fight.Group.of(List.of(), Optional.empty()));
    assertThat(panelOf(begun.appliedTo(bay().state()), ILSE, "fight")).isEmpty();
  }

  @Test
  void theFightPanelTellsThePartysPlansAndKeepsTheFoes() {
    var table =
        bay()
            .answer("gm", "order", "party")
            .when(BEGIN)
            .when(attack("bram", "breaching axe", "ghoul"));
    var plans =
        BOOK.showing().view(table.state(), ILSE).panels().stream()
            .filter(panel -> panel.id().equals("fight"))
            .findFirst()
            .orElseThrow()
            .items();
    assertThat(plans)
        .contains(new View.Prose("Bram", "attacks Ghoul with breaching axe"))
        .contains(new View.Prose("Suri", "has not declared yet"))
        .noneMatch(item -> item.label().equals("Cantor"));
    assertThat(BOOK.deeds().onTurn(table.state())).contains("ilse", "suri").doesNotContain("bram");
  }

  // The log

  @Test
  void linesNameNoFigureOfAFoeWhoseFiguresAreHidden() {
    var state = bay().state();
    assertThat(BOOK.showing().narrate(new OddEvent.GritLost("ghoul", 3), state, List.of()).text())
        .isEqualTo("Ghoul is hurt");
    assertThat(BOOK.showing().narrate(new OddEvent.GritLost("ilse", 3), state, List.of()).text())
        .isEqualTo("Ilse loses 3 Grit, 1 left");
    assertThat(
            BOOK.showing()
                .narrate(
                    new OddEvent.SaveMade(
                        "ghoul", Ability.PROWESS, 5, 9, true, "critical harm", ""),
                    state,
                    List.of())
                .text())
        .isEqualTo("Ghoul passes a save on Prowess against critical harm");
  }

  @Test
  void linesAboutTheUnseenAreTheGms() {
    var state = bay().given("ghoul.secrecy", "unseen").state();
    assertThat(BOOK.showing().narrate(new OddEvent.Moved("ghoul", 20), state, List.of()).audience())
        .isEqualTo(Audience.REFEREE);
    assertThat(BOOK.showing().narrate(new OddEvent.Moved("ilse", 20), state, List.of()).audience())
        .isEqualTo(Audience.EVERYONE);
  }

  @Test
  void bookkeepingHasNoLine() {
    var state = bay().state();
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.PoolSpent("ilse", Who.Side.FOES), state, List.of())
                .text())
        .isEmpty();
    assertThat(BOOK.showing().narrate(new OddEvent.TimePassed(10), state, List.of()).text())
        .isEmpty();
    assertThat(BOOK.showing().narrate(new OddEvent.TimePassed(600), state, List.of()).text())
        .isEqualTo("10 minutes pass");
  }

  // Offers

  private static Optional<Offer> offer(OddState state, Seat seat, String label) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.label().equals(label))
        .findFirst();
  }

  @Test
  void aPlayerIsOfferedTheirOwnActsAndTheGmTheWordsOfTheGm() {
    var state = bay().state();
    assertThat(offer(state, ILSE, "Ilse attacks")).isPresent();
    assertThat(offer(state, ILSE, "Bram attacks")).isEmpty();
    assertThat(offer(state, ILSE, "Ilse says sayonara")).isPresent();
    assertThat(offer(state, ILSE, "Begin rounds")).isEmpty();
    assertThat(offer(state, Seat.REFEREE, "Begin rounds")).isPresent();
    assertThat(offer(state, Seat.REFEREE, "Ghoul attacks")).isPresent();
  }

  @Test
  void whoeverIsCriticallyHarmedIsToldWhyNot() {
    var state = bay().given("ilse.critically-harmed", true).state();
    var blocked = offer(state, ILSE, "Ilse attacks").orElseThrow().blocked().orElseThrow();
    assertThat(blocked.refusal().clause()).isEqualTo(Odd.ODD_CRIT_04);
    assertThat(offer(state, BRAM, "Bram stabilises somebody")).isPresent();
  }

  @Test
  void anAttackIsFilledInWithWeaponsInHandFirst() {
    var state = bay().state();
    var by = Partial.of(OddStep.Attack.class).with("by", "ilse");
    var with = (Choices.Next) BOOK.deeds().choices(state, ILSE, by);
    var weapons = (Question.OneOf<?>) with.question();
    assertThat(weapons.options().getFirst().label()).isEqualTo("laser pistol d6");
    var targets =
        (Choices.Next) BOOK.deeds().choices(state, ILSE, by.with("with", List.of("laser pistol")));
    assertThat(targets.slot()).isEqualTo("targets");
    var whole = by.with("with", List.of("laser pistol")).with("targets", List.of("ghoul"));
    assertThat(BOOK.deeds().choices(state, ILSE, whole))
        .isEqualTo(new Choices.Complete(attack("ilse", "laser pistol", "ghoul")));
  }

  @Test
  void aPlayerWithoutACharacterIsOfferedToMakeOne() {
    assertThat(offer(bay().state(), new Seat("onlooker"), "A new character")).isPresent();
    var gone = bay().given("ilse.departed", true).state();
    assertThat(offer(gone, ILSE, "A new character")).isPresent();
  }

  // Permissions

  @Test
  void playersSpeakForTheirOwnAndTheGmForAll() {
    var state = bay().state();
    assertThat(BOOK.deeds().permits(state, ILSE, pass("ilse"))).isEmpty();
    assertThat(BOOK.deeds().permits(state, BRAM, pass("ilse"))).isPresent();
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, pass("ilse"))).isEmpty();
    assertThat(BOOK.deeds().permits(state, ILSE, BEGIN)).isPresent();
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, new OddStep.Settle())).isPresent();
    assertThat(BOOK.deeds().permits(state, ILSE, new OddStep.Rest())).isEmpty();
    assertThat(BOOK.deeds().permits(state, new Seat("onlooker"), new OddStep.Rest())).isPresent();
    assertThat(BOOK.deeds().permits(state, ILSE, new OddStep.CreateCharacter("x", BRAM)))
        .isPresent();
  }

  @Test
  void nobodyAimsAtWhatTheyDoNotSee() {
    var state = bay().given("ghoul.secrecy", "unseen").state();
    assertThat(BOOK.deeds().permits(state, ILSE, attack("ilse", "laser pistol", "ghoul")))
        .map(refusal -> refusal.reason())
        .contains("Nobody here is called ghoul");
  }

  @Test
  void theUnseenAreRefusedInTheVeryWordsForThoseWhoAreNotThere() {
    var hidden = bay().given("ghoul.secrecy", "unseen").state();
    var absent = party().state();
    for (OddStep step :
        List.of(
            attack("ilse", "no such weapon", "ghoul"),
            new OddStep.Stabilise("ilse", "ghoul"),
            new OddStep.Free("ilse", "ghoul"),
            contest("ilse", "ghoul", "the rope"),
            new OddStep.Hand("ilse", "laser pistol", "ghoul"))) {
      assertThat(BOOK.deeds().permits(hidden, ILSE, step))
          .as(step.toString())
          .isPresent()
          .isEqualTo(BOOK.deeds().permits(absent, ILSE, step));
    }
  }

  @Test
  void theSceneTellsThePlaceAndWhoStandsWhere() {
    var table =
        party()
            .creature("ghoul", "Hull Ghoul")
            .creature("cantor", "Cantor")
            .scene(
                new Scene(
                    "Bay Nine",
                    "salvagers",
                    Genre.ANY,
                    true,
                    true,
                    scene("ghoul", 20, "cantor", 20).at(),
                    List.of(),
                    8,
                    Secrecy.FIGURES_HIDDEN))
            .given("ghoul.fled", true);
    var items = panelOf(table.state(), ILSE, "scene");
    assertThat(items)
        .containsExactly(
            new View.Prose("place", "Bay Nine"),
            new View.Prose("the group", "salvagers"),
            new View.Chip("closed", "no safe place to run to (ODD-RETR-02)"),
            new View.Chip("dark", ""),
            new View.Bands(
                "where",
                List.of(
                    new View.Band("0 ft", 0, List.of("ilse", "bram", "suri")),
                    new View.Band("20 ft", 20, List.of("cantor")))));
    table.given("cantor.secrecy", "unseen").given("scene.closed", false).given("scene.dark", false);
    assertThat(panelOf(table.state(), ILSE, "scene"))
        .endsWith(
            new View.Bands(
                "where", List.of(new View.Band("0 ft", 0, List.of("ilse", "bram", "suri")))))
        .hasSize(3);
  }

  private static List<View.Item> panelOf(OddState state, Seat seat, String id) {
    return BOOK.showing().view(state, seat).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .map(View.Panel::items)
        .orElse(List.of());
  }

  @Test
  void whatLiesAboutAndWhatAFoeHoldsIsSeen() {
    var table = bay().when(new OddStep.Bestow("ghoul", "Belt knife"));
    assertThat(panelOf(table.state(), ILSE, "ground")).isEmpty();
    assertThat(panel(table.state(), ILSE, "ghoul")).as("in its pack").isEmpty();
    table.when(new OddStep.Place("ghoul", "belt knife", Item.Where.HELD));
    assertThat(panel(table.state(), ILSE, "ghoul"))
        .containsExactly(new View.Prose("held", "Belt knife"));
    table.when(new OddStep.Drop("ghoul", "belt knife"));
    assertThat(panelOf(table.state(), ILSE, "ground"))
        .extracting(View.Item::label)
        .containsExactly("Belt knife");
  }
}
