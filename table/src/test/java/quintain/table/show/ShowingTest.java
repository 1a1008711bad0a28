package quintain.table.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.table.Causeway;
import quintain.table.protocol.ToSeat;
import quintain.table.protocol.ToSeat.Kind;

class ShowingTest {
  private static final Topic TOPIC =
      new Topic(
          "dare",
          Causeway.VOLUME.clause("CRN-SAVE-01"),
          Topic.PLAYER,
          "Does {0} dare it against {1}?");

  private final CairnState state = Causeway.state();
  private final Showing<CairnState, CairnStep, CairnEvent> showing = new Showing<>(Causeway.VOLUME);

  @Test
  void numbersGoByTheNamesThatPeopleCallThem() {
    var part = List.of(new View.Part("ring", 2, "X-1"));
    assertThat(
            shown(
                new View.Score("str", 12, part),
                new View.Track("maren.hp", 3, 6),
                new View.Pool("hp", 2, 6)))
        .containsExactly(
            new View.Score("STR", 12, part), new View.Track("HP", 3, 6), new View.Pool("HP", 2, 6));
  }

  @Test
  void allElseIsShownAsTheBookHasIt() {
    View.Item[] items = {
      new View.Slots("hp", 1, 10, List.of(new View.Held("Sword", 1, "held", "d6"))),
      new View.Chip("hp", "no rest"),
      new View.Countdown("hp", 3600),
      new View.Bands("hp", List.of(new View.Band("near", 0, List.of("anna")))),
      ground(Optional.empty()),
      new View.Prose("hp", "tall")
    };
    assertThat(shown(items)).containsExactly(items);
  }

  @Test
  void aMapToBeChangedIsAsFilesWriteIt() {
    var spot = new Spot(1, 2, 0);
    assertThat(shown(ground(Optional.of(new View.Plan("lay-map", "map", spot)))))
        .containsExactly(ground(Optional.of(new View.Plan("lay-map", "map", "1,2"))));
  }

  private List<View.Item> shown(View.Item... items) {
    var shown = showing.panel(new View.Panel("p", "Anna", "anna", List.of(items)));
    assertThat(shown).isEqualTo(new View.Panel("p", "Anna", "anna", shown.items()));
    return shown.items();
  }

  private static View.Grid ground(Optional<View.Plan> plan) {
    return new View.Grid(
        "hp",
        4,
        3,
        10,
        List.of(new View.Cell(new Spot(1, 2, 0), 15, "mud", "dim", false)),
        List.of(new View.Wall(0, 1, 2.5, 1, "wall")),
        List.of(new View.Token("anna", new Spot(2, 2, 0), 2)),
        plan);
  }

  @Test
  void theRosterTellsSidesSeatsAndTurns() {
    var roster =
        showing.roster(
            state,
            Causeway.VOLUME.book().showing().view(state, Causeway.MAREN),
            Causeway.MAREN,
            Map.of(),
            Map.of("maren", "#1f6b3f"));
    assertThat(roster)
        .extracting(ToSeat.Figure::id)
        .containsExactly("maren", "oskar", "tilda", "cutter-a", "cutter-b", "cutter-c", "captain");
    assertThat(roster.getFirst())
        .isEqualTo(
            new ToSeat.Figure(
                "maren",
                "Maren",
                "party",
                "maren",
                false,
                false,
                "",
                Optional.empty(),
                roster.getFirst().vitals(),
                Optional.empty(),
                Optional.of("#1f6b3f"),
                Optional.of("swordwoman")));
    assertThat(roster.getFirst().vitals())
        .as("what keeps her alive, by the book's own names")
        .extracting(ToSeat.Vital::label)
        .containsExactly("HP", "STR");
    assertThat(roster.getLast().side()).isEqualTo("foes");
    assertThat(roster.getLast().seat()).isEqualTo("referee");
  }

  @Test
  void theIconTellsNoMoreThanTheSeatKnows() {
    var stranger =
        Causeway.after(
            Causeway.after(state, new CairnStep.BringIn("Wood Troll", "stranger", 1)),
            new CairnStep.Reveal("stranger", Secrecy.FIGURES_HIDDEN));

    assertThat(iconOf(stranger, Causeway.MAREN, "stranger"))
        .as("a troll that goes by another name, to somebody who does not know its figures")
        .isEmpty();
    assertThat(iconOf(stranger, Seat.REFEREE, "stranger")).contains("troll");
    assertThat(iconOf(stranger, Causeway.MAREN, "cutter-a")).contains("bandit");
    assertThat(iconOf(stranger, Causeway.MAREN, "oskar")).contains("wizard-face");

    var open = Causeway.after(stranger, new CairnStep.Reveal("stranger", Secrecy.OPEN));
    assertThat(iconOf(open, Causeway.MAREN, "stranger")).contains("troll");
  }

  @Test
  void ofThoseWhoseFiguresAreHiddenTheNameIsEnough() {
    var hidden = Causeway.after(state, new CairnStep.Reveal("cutter-b", Secrecy.FIGURES_HIDDEN));
    assertThat(iconOf(hidden, Causeway.MAREN, "cutter-b"))
        .as("Cutter B sounds like the first cutter of the bestiary")
        .contains("bandit");
  }

  private Optional<String> iconOf(CairnState now, Seat seat, String who) {
    var view = Causeway.VOLUME.book().showing().view(now, seat);
    return showing.roster(now, view, seat, Map.of(), Map.of()).stream()
        .filter(figure -> figure.id().equals(who))
        .findFirst()
        .orElseThrow()
        .icon();
  }

  @Test
  void whoeverASeatMayNotSeeIsNotOnItsRoster() {
    var hidden = Causeway.after(state, new CairnStep.Reveal("captain", Secrecy.UNSEEN));
    var book = Causeway.VOLUME.book();
    assertThat(
            showing.roster(
                hidden,
                book.showing().view(hidden, Causeway.MAREN),
                Causeway.MAREN,
                Map.of(),
                Map.of()))
        .extracting(ToSeat.Figure::id)
        .hasSize(6)
        .doesNotContain("captain");
    assertThat(
            showing.roster(
                hidden,
                book.showing().view(hidden, Seat.REFEREE),
                Seat.REFEREE,
                Map.of(),
                Map.of()))
        .extracting(ToSeat.Figure::id)
        .contains("captain");
  }

  @Test
  void anOfferKnowsWhoWouldActAndWhatIsFilledIn() {
    var offers =
        showing.offers(state, Causeway.VOLUME.book().deeds().offers(state, Causeway.MAREN));
    var attack =
        offers.stream().filter(offer -> offer.command().equals("attack")).findFirst().orElseThrow();
    assertThat(attack)
        .isEqualTo(
            new ToSeat.Offered(
                "Maren attacks",
                "act",
                "attack",
                "maren",
                Map.of("by", "maren"),
                false,
                Optional.empty(),
                false));
    var night =
        offers.stream()
            .filter(offer -> offer.command().equals("sleep-the-night"))
            .findFirst()
            .orElseThrow();
    assertThat(night.actor()).isEmpty();
    assertThat(night.filled()).isEmpty();
  }

  @Test
  void aBlockedOfferSaysWhy() {
    var offers = Causeway.VOLUME.book().deeds().offers(state, Seat.REFEREE);
    var shown = showing.offers(state, offers);
    assertThat(shown).hasSameSizeAs(offers);
    var blocked = 0;
    for (int i = 0; i < offers.size(); i++) {
      var why = offers.get(i).blocked();
      assertThat(shown.get(i).blocked().isPresent()).isEqualTo(why.isPresent());
      if (why.isPresent()) {
        blocked++;
        assertThat(shown.get(i).blocked().orElseThrow().reason())
            .isEqualTo(why.get().refusal().reason());
      }
    }
    assertThat(blocked).isPositive();
  }

  @Test
  void seatsAndOtherTypesInAnOfferArePlain() {
    var partial = Partial.of(CairnStep.CreateCharacter.class).with("seat", new Seat("newt"));
    var offer = Offer.open("A new character", Offer.Group.ADVANCE, partial);
    var shown = showing.offers(state, List.of(offer)).getFirst();
    assertThat(shown.filled()).isEqualTo(Map.of("seat", "newt"));
    assertThat(shown.actor()).isEmpty();
  }

  @Test
  void everyKindOfQuestionKeepsItsLegalAnswers() {
    var about = List.of("maren", "captain");
    var options =
        List.of(
            new Option<>("a", "Ash", 1, List.of(new Option.Hint("side", "foe"))),
            new Option<>("b", "Birch", 2));
    var choices =
        List.of(
            new ToSeat.Choice("a", "Ash", Map.of("side", "foe")),
            new ToSeat.Choice("b", "Birch", Map.of()));
    var bought = new LinkedHashMap<String, Integer>(Map.of("push", 1));

    same(new Question.YesNo(TOPIC, about, false), new Kind.YesNo(), false);
    same(new Question.OneOf<>(TOPIC, about, options, 2), new Kind.OneOf(choices), "b");
    same(
        new Question.SomeOf<>(TOPIC, about, options, 1, 2, List.of(1)),
        new Kind.SomeOf(choices, 1, 2),
        List.of("a"));
    same(new Question.NumberFrom(TOPIC, about, 3, 9, 4), new Kind.NumberFrom(3, 9, List.of()), 4);
    same(
        new Question.NumberFrom(
            TOPIC,
            about,
            3,
            9,
            4,
            List.of(new Question.NumberFrom.Mark(6, "Tough", "few succeed"))),
        new Kind.NumberFrom(3, 9, List.of(new ToSeat.Mark(6, "Tough", "few succeed"))),
        4);
    same(new Question.Words(TOPIC, about, 80, "hm"), new Kind.Words(80, false), "hm");
    same(
        new Question.Purchase(
            TOPIC, about, 3, List.of(new Question.Purchase.Ware("push", "Push", 2, 1)), bought),
        new Kind.Purchase(3, List.of(new ToSeat.Ware("push", "Push", 2, 1, Map.of())), List.of()),
        bought);
    same(
        new Question.Where(
            TOPIC,
            about,
            List.of(Option.of(new Spot(1, 2, 0), List.of(new Option.Hint(Hints.COST, "10 ft")))),
            new Spot(1, 2, 0)),
        new Kind.Where(List.of(new ToSeat.Choice("1,2", "1,2", Map.of("cost", "10 ft")))),
        "1,2");
  }

  /// The question is told with this kind, and its default comes back as it was.
  private <A> void same(Question<A> question, Kind kind, Object suggestion) {
    var asked = new Asked(List.of(new Fate.Asking<>(Causeway.MAREN, question)), true, null);
    var told = showing.question(state, "k7", asked, Causeway.MAREN, true, List.of());
    assertThat(told)
        .isEqualTo(
            new ToSeat.Question(
                "k7",
                "dare",
                "CRN-SAVE-01",
                "player",
                "maren",
                "Does Maren dare it against " + captain() + "?",
                true,
                kind,
                suggestion,
                true,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    // What goes out over the wire comes back as the same answer.
    assertThat(question.read(told.suggestion())).isEqualTo(question.byDefault());
  }

  private String captain() {
    return Causeway.VOLUME.book().showing().nameOf(state, "captain");
  }

  @Test
  void aDieToRollByHandSaysItsSides() {
    var live = new Live<>(Causeway.VOLUME.book(), sides -> 1);
    var manner = new Manner(Dial.ASKING, List.of(Causeway.MAREN));
    var turn =
        live.run(Game.at(state), new CairnStep.CreateCharacter("newt", Causeway.MAREN), manner);
    var name = ((Turn.Waiting) turn.end()).asked().answered(Causeway.MAREN, "", Draw.By.SEAT);
    var waiting = (Turn.Waiting) live.resume(turn.game(), List.of(name), manner).end();
    var told = showing.question(state, "k", waiting.asked(), Causeway.MAREN, false, List.of());
    assertThat(told.die()).contains(20);
    assertThat(told.kind()).isEqualTo(new Kind.NumberFrom(1, 20, List.of()));
    assertThat(told.prompt()).isEqualTo("Roll a d20 for newt");
  }

  @Test
  void diceKeepTheirFacesAndThoseByHandAreMarked() {
    var tape = new ArrayList<Draw>();
    var live = new Live<>(Causeway.VOLUME.book(), sides -> sides);
    var byHand = new Manner(Dial.AUTOMATIC, List.of(Causeway.MAREN));
    var save = new CairnStep.Save("maren", "the current", Optional.empty());
    var turn = live.run(Game.at(state), save, byHand);
    var waiting = (Turn.Waiting) turn.end();
    tape.addAll(waiting.tape());
    tape.add(waiting.asked().answered(Causeway.MAREN, 7, Draw.By.SEAT));
    var done = live.resume(turn.game(), tape, byHand).committed().getFirst();

    var rolled = showing.rolled(state, done.thrown(), done.tape());

    assertThat(rolled).hasSize(1);
    assertThat(rolled.getFirst())
        .isEqualTo(
            new ToSeat.Rolled(
                "Maren",
                "d20",
                done.thrown().getFirst().clause(),
                List.of(new ToSeat.Face(20, 7, true, false)),
                "7",
                true));
    var byTable = live.run(Game.at(state), save, Manner.AUTOMATIC).committed().getFirst();
    assertThat(showing.rolled(state, byTable.thrown(), byTable.tape()).getFirst().manual())
        .isFalse();
  }

  @Test
  void commandsAreFoundByNameAndNearMissesAreNamed() {
    var slips = new Slips(Causeway.VOLUME);
    assertThat(slips.command("attack")).isEqualTo(CairnStep.Attack.class);
    assertThat(Names.of(CairnStep.Attack.class)).isEqualTo("attack");
    assertThatThrownBy(() -> slips.command("atack"))
        .isInstanceOf(Slips.Misread.class)
        .hasMessage("There is no command 'atack'; did you mean 'attack'?");
  }
}
