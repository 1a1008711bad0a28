package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Game;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.table.Causeway;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;
import quintain.table.show.Slips;

public class DraftingTest {
  private static final Seat NEWT = new Seat("ann");

  /// Background, two names, eight traits, two dice for the age, three for each ability.
  public static final List<Integer> PERSON =
      List.of(2, 14, 6, 12, 11, 10, 9, 4, 3, 2, 1, 7, 12, 2, 4, 6, 3, 3, 3, 5, 4, 4);

  /// HP, three dice of gold, armor, helmet, weapon; after a pick four tables, a pick, the last.
  public static final List<Integer> GEAR = List.of(5, 5, 4, 2, 1, 1, 8, 5, 9, 3, 1, 4);

  private final CairnState state = Causeway.state();
  private final Showing<CairnState, CairnStep, CairnEvent> showing = new Showing<>(Causeway.VOLUME);

  private Drafting<CairnState, CairnStep, CairnEvent> draft(boolean manual, Faces dice) {
    var draft =
        new Drafting<>(
            Causeway.VOLUME, showing, state, "newt", NEWT, manual, Optional.empty(), dice);
    // Whoever is given no name is named by the tables.
    draft.decide("");
    return draft;
  }

  private static Faces faces(Integer... faces) {
    Deque<Integer> left = new ArrayDeque<>(List.of(faces));
    return _ -> left.remove();
  }

  private static ToSeat.Question question(Drafting<?, ?, ?> draft) {
    return draft.draft("1").question().orElseThrow();
  }

  /// Types dice until something else is asked.
  private static void type(Drafting<?, ?, ?> draft, Deque<Integer> dice) {
    while (draft.draft("1").question().flatMap(ToSeat.Question::die).isPresent()) {
      draft.decide(dice.remove());
    }
  }

  /// A ferry hand, dice typed in, STR and DEX swapped, gear left to chance: second weapon, first
  /// thing of the other choice.
  private Drafting<CairnState, CairnStep, CairnEvent> ferryHand() {
    var draft = draft(true, faces(2, 1));
    var dice = new ArrayDeque<Integer>();
    dice.addAll(PERSON);
    dice.addAll(GEAR);
    type(draft, dice);
    assertThat(question(draft).id()).isEqualTo("swap");
    assertThat(draft.draft("1").told()).hasSize(2).first().asString().contains("Ferry hand");
    draft.decide("str-dex");
    while (!draft.whole()) {
      type(draft, dice);
      if (!draft.whole()) {
        draft.decide("any");
      }
    }
    assertThat(dice).isEmpty();
    return draft;
  }

  private CairnState brought(Drafting<CairnState, CairnStep, CairnEvent> draft) {
    var turn = draft.finish().joining(Causeway.VOLUME, Game.at(state));
    assertThat(turn.end()).isInstanceOf(Turn.Done.class);
    return turn.game().state();
  }

  private static Object fact(CairnState state, String fact) {
    var value = Causeway.VOLUME.book().facts().known(state, Seat.REFEREE).get(fact);
    return value == null ? "nothing" : value;
  }

  @Test
  void theFirstThingAskedAfterTheNameIsADieToRoll() {
    var draft = draft(true, faces()).draft("7");
    assertThat(draft.id()).isEqualTo("7");
    assertThat(draft.whole()).isFalse();
    assertThat(draft.decisions()).hasSize(1);
    assertThat(draft.step()).isEqualTo(2);
    assertThat(draft.panels()).isEmpty();
    assertThat(draft.question().orElseThrow().die()).contains(20);
  }

  @Test
  void aCharacterIsMadeStepByStepWithTypedDice() {
    var draft = ferryHand().draft("1");
    assertThat(draft.whole()).isTrue();
    assertThat(draft.question()).isEmpty();
    assertThat(draft.panels()).extracting(View.Panel::title).containsExactly("Maren Fallow");
    assertThat(draft.told()).isNotEmpty();
    assertThat(draft.decisions().subList(1, 3))
        .extracting(ToSeat.Decision::number, ToSeat.Decision::prompt, ToSeat.Decision::answer)
        .containsExactly(tuple(1, "d20", "2"), tuple(2, "d20", "14"));
    assertThat(draft.decisions())
        .extracting(ToSeat.Decision::prompt, ToSeat.Decision::answer, ToSeat.Decision::clause)
        .contains(
            tuple("3d6", "2 4 6: 12", "CRN-CRE-02"),
            tuple("Chance decides", "2 of 5", "CRN-GR-WEAPON"));
    assertThat(draft.decisions())
        .filteredOn(each -> each.clause().equals("CRN-CRE-03"))
        .extracting(ToSeat.Decision::answer)
        .containsExactly("STR and DEX");
    assertThat(draft.decisions())
        .filteredOn(each -> !each.redo())
        .as("all but chance was said or typed by this seat")
        .isNotEmpty()
        .extracting(ToSeat.Decision::prompt)
        .containsOnly("Chance decides");
  }

  @Test
  void whatTheTableRolledCannotBeDecidedAnew() {
    var draft = draft(false, _ -> 1);
    assertThat(draft.draft("1").decisions())
        .filteredOn(each -> !each.clause().equals("CRN-NAME") || each.prompt().startsWith("d"))
        .isNotEmpty()
        .extracting(ToSeat.Decision::redo)
        .containsOnly(false);
  }

  /// The background comes first, then the person, then the abilities (CRN-CRE-01): each is on the
  /// sheet as soon as it is known, though nobody joins before the end.
  @Test
  void theSheetGrowsFromStepToStep() {
    var draft = draft(true, faces(2, 1));
    var dice = new ArrayDeque<Integer>(PERSON);
    draft.decide(dice.remove());
    var begun = draft.draft("1").panels().getFirst();
    assertThat(begun.subject()).isEqualTo("newt");
    assertThat(texts(begun)).contains("Ferry hand");
    assertThat(labels(begun)).contains("slots").doesNotContain("traits", "STR", "HP");

    type(draft, dice);
    var person = draft.draft("1").panels().getFirst();
    assertThat(person.title()).isEqualTo("Maren Fallow");
    assertThat(labels(person)).contains("traits", "age").doesNotContain("STR", "HP");
    assertThat(question(draft).prompt()).isEqualTo("Which two abilities does Maren Fallow swap?");

    draft.decide("str-dex");
    var able = draft.draft("1").panels().getFirst();
    // 12, 9 and 13 were rolled in this order; the first two are swapped (CRN-CRE-03).
    assertThat(able.items())
        .filteredOn(View.Score.class::isInstance)
        .extracting(View.Score.class::cast)
        .extracting(View.Score::label, View.Score::value)
        .containsExactly(tuple("STR", 9), tuple("DEX", 12), tuple("WIL", 13));
    assertThat(labels(able)).doesNotContain("HP");
  }

  private static List<String> labels(View.Panel panel) {
    return panel.items().stream().map(View.Item::label).toList();
  }

  private static List<String> texts(View.Panel panel) {
    return panel.items().stream()
        .flatMap(item -> item instanceof View.Prose prose ? Stream.of(prose.text()) : Stream.of())
        .toList();
  }

  @Test
  void finishingIsTheSameAsPlayingTheSameDiceAtTheTable() {
    var all = new ArrayDeque<Integer>();
    all.addAll(PERSON);
    all.addAll(List.of(5, 5, 4, 2, 1, 1, 8, /* the second weapon */ 2, 5, 9, 3, 1));
    all.addAll(List.of(/* the first of the choice */ 1, 4));
    var dial = Dial.AUTOMATIC.with(new Dial.Standing(NEWT, "swap", "str-dex"));
    var played =
        new Live<>(Causeway.VOLUME.book(), _ -> all.remove())
            .run(
                Game.at(state),
                Causeway.VOLUME.book().cast().creation("newt", NEWT),
                new Manner(dial, List.of()));
    assertThat(all).isEmpty();
    var brought = brought(ferryHand());
    assertThat(brought).isEqualTo(played.game().state());
    assertThat(fact(brought, "newt.str")).isEqualTo(9);
    assertThat(fact(brought, "newt.dex")).isEqualTo(12);
    assertThat(fact(brought, "newt.hp")).isEqualTo(5);
  }

  @Test
  void goingBackKeepsTheDice() {
    var draft = ferryHand();
    var before = brought(draft);
    draft.back(number(draft, "CRN-CRE-03"));
    assertThat(draft.whole()).isFalse();
    assertThat(question(draft).id()).isEqualTo("swap");
    draft.decide("none");
    while (!draft.whole()) {
      assertThat(question(draft).die()).as("no die is rolled again").isEmpty();
      draft.decide("any");
    }
    var after = brought(draft);
    assertThat(fact(after, "newt.str")).isEqualTo(12);
    assertThat(fact(after, "newt.dex")).isEqualTo(9);
    for (String fact : List.of("newt.hp", "newt.coins", "newt.items", "newt.wil")) {
      assertThat(fact(after, fact)).isEqualTo(fact(before, fact));
    }
  }

  private static int number(Drafting<?, ?, ?> draft, String clause) {
    return draft.draft("1").decisions().stream()
        .filter(each -> each.clause().equals(clause))
        .mapToInt(ToSeat.Decision::number)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRollThatWasTypedWrongCanBeTypedAgain() {
    var draft = ferryHand();
    draft.back(number(draft, "CRN-CRE-04"));
    assertThat(question(draft).die()).contains(6);
    draft.decide(3);
    while (!draft.whole()) {
      assertThat(question(draft).die()).isEmpty();
      draft.decide("any");
    }
    assertThat(fact(brought(draft), "newt.hp")).isEqualTo(3);
    assertThat(fact(brought(draft), "newt.str")).isEqualTo(9);
  }

  @Test
  void theTableRollsWhereNobodyDoesAndNeverTwice() {
    var rolled = new ArrayList<Integer>();
    var draft =
        draft(
            false,
            sides -> {
              rolled.add(sides);
              return 1 + rolled.size() % sides;
            });
    assertThat(question(draft).id()).isEqualTo("swap");
    int first = rolled.size();
    assertThat(first).isGreaterThanOrEqualTo(PERSON.size());
    draft.decide("none");
    while (!draft.whole()) {
      draft.decide("any");
    }
    int last = rolled.size();
    var before = brought(draft);
    draft.back(0);
    assertThat(question(draft).id()).isEqualTo("name");
    draft.decide("");
    assertThat(question(draft).id()).isEqualTo("swap");
    draft.decide("none");
    while (!draft.whole()) {
      draft.decide("any");
    }
    assertThat(rolled).hasSize(last);
    assertThat(brought(draft)).isEqualTo(before);
    assertThat(draft.finish().draws())
        .filteredOn(Draw.Die.class::isInstance)
        .noneMatch(die -> ((Draw.Die) die).manual());
  }

  @Test
  void whatCannotBeIsRefused() {
    var draft = draft(true, faces());
    assertThatThrownBy(() -> draft.decide(21)).isInstanceOf(IllegalAnswer.class);
    assertThatThrownBy(draft::finish)
        .isInstanceOf(Slips.Misread.class)
        .hasMessage("The character is not whole yet.");
    assertThatThrownBy(() -> draft.back(1)).isInstanceOf(Slips.Misread.class);
    assertThatThrownBy(
            () ->
                new Drafting<>(
                    Causeway.VOLUME,
                    showing,
                    state,
                    "maren",
                    NEWT,
                    true,
                    Optional.empty(),
                    faces()))
        .isInstanceOf(Refused.class);
    var whole = ferryHand();
    assertThatThrownBy(() -> whole.decide("any")).isInstanceOf(Slips.Misread.class);
  }

  @Test
  void aDraftWhoseIdWasTakenMeanwhileIsRefused() {
    var draft = ferryHand();
    var taken = brought(draft);
    var turn = draft.finish().joining(Causeway.VOLUME, Game.at(taken));
    assertThat(turn.end()).isInstanceOf(Turn.No.class);
    assertThat(turn.game().state()).isEqualTo(taken);
  }

  @Test
  void aDraftThatDoesNotFitTheTableAnyMoreIsGivenUp() {
    var finished = ferryHand().finish();
    var shorter =
        new FinishedDraft<>(finished.command(), finished.seat(), finished.draws().subList(0, 5));
    assertThatThrownBy(() -> shorter.joining(Causeway.VOLUME, Game.at(state)))
        .isInstanceOf(Slips.Misread.class);
    var longer = new ArrayList<>(finished.draws());
    longer.add(finished.draws().getFirst());
    assertThatThrownBy(
            () ->
                new FinishedDraft<>(finished.command(), finished.seat(), longer)
                    .joining(Causeway.VOLUME, Game.at(state)))
        .isInstanceOf(Slips.Misread.class);
  }
}
