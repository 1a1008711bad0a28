package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.kernel.craft.Inn.ADA;
import static quintain.kernel.craft.Inn.BEN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.FactKind;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Inn.*;

/// What scripts read, what the Referee sets and what forms offer, all read off one declaration.
class FactsTest {
  private static final InnFacts FACTS = InnFacts.ALL;
  private static final Guest ANNE =
      new Guest("anne", "Anne", ADA, Side.GUESTS, Secrecy.OPEN, 4, List.of("a ballad", "a reel"));
  private static final Guest THIEF =
      new Guest(
          "thief", "Thief", Seat.REFEREE, Side.THIEVES, Secrecy.FIGURES_HIDDEN, 90, List.of());
  private static final Guest SHADOW =
      new Guest("shadow", "Shadow", Seat.REFEREE, Side.THIEVES, Secrecy.UNSEEN, 2, List.of());
  private static final Evening EVENING =
      new Evening(List.of(ANNE, THIEF, SHADOW), List.of("a bell"), false);

  private static String why(String fact, String value) {
    return FACTS.refusal(EVENING, fact, value).map(Refusal::reason).orElse("");
  }

  private static Guest set(String id, String fact, String value) {
    return FACTS.set(EVENING, id + "." + fact, value).find(id).orElseThrow();
  }

  @Test
  void kindsAreNamedInTheirOrderThoseOfSomebodyFirst() {
    assertThat(FACTS.kinds())
        .startsWith(
            new FactKind("<id>.side", "Whose friend somebody is", false),
            new FactKind("<id>.at", "How far from the fire", true))
        .endsWith(
            new FactKind("<id>.letters.<song>", "How long a song is", true),
            new FactKind("quiet", "Whether it is late", true),
            new FactKind("heard", "What a seat heard", false));
  }

  @Test
  void ofOnesOwnASeatKnowsAllButWhatIsTheReferees() {
    assertThat(FACTS.known(EVENING, ADA))
        .containsEntry("anne.side", "guests")
        .containsEntry("anne.at", 4)
        .containsEntry("anne.songs", List.of("a ballad", "a reel"))
        .containsEntry("anne.best", "a ballad")
        .containsEntry("anne.letters.a-reel", 6)
        .containsEntry("quiet", false)
        .containsEntry("heard", "ada 1")
        .doesNotContainKey("anne.secrecy");
  }

  @Test
  void ofThoseWithHiddenFiguresItKnowsWhatIsPlainAndOfTheUnseenNothing() {
    assertThat(FACTS.known(EVENING, BEN))
        .containsEntry("thief.side", "thieves")
        .containsEntry("thief.out", false)
        .containsEntry("thief.songs", 0)
        .doesNotContainKeys("thief.at", "thief.with", "thief.best")
        .allSatisfy((name, _) -> assertThat(name).doesNotStartWith("shadow"));
  }

  @Test
  void theRefereeKnowsEverything() {
    assertThat(FACTS.known(EVENING, Seat.REFEREE))
        .containsAllEntriesOf(
            Map.of("thief.at", 90, "shadow.secrecy", "unseen", "thief.songs", List.of()))
        .doesNotContainKey("thief.best");
  }

  @Test
  void whatIsSetIsReadBack() {
    assertThat(set("anne", "at", "-9").at()).isEqualTo(-9);
    assertThat(set("thief", "out", "yes").isOut()).isTrue();
    assertThat(set("thief", "out", "false").at()).isZero();
    assertThat(set("shadow", "secrecy", "figures-hidden").secrecy())
        .isEqualTo(Secrecy.FIGURES_HIDDEN);
    assertThat(set("anne", "with", "THIEVES").side()).isEqualTo(Side.THIEVES);
    assertThat(set("anne", "letters.a-reel", "3").at()).isEqualTo(9);
    assertThat(set("anne", "steps", "near").at()).isEqualTo(1);
    assertThat(FACTS.set(EVENING, "quiet", "true").quiet()).isTrue();
  }

  @Test
  void whatCannotBeSetIsRefusedUnderTheClauseForSetting() {
    assertThat(FACTS.refusal(EVENING, "anne.at", "many"))
        .contains(new Refusal(Rule.HOST, "Expected a whole number, not many"));
    assertThat(why("anne.at", "-10")).isEqualTo("Expected a number from -9 to 200, not -10");
    assertThat(why("anne.steps", "5")).isEqualTo("Expected a number from 0 to 4, not 5");
    assertThat(why("anne.at", "1234567890")).isEqualTo("Expected a whole number, not 1234567890");
    assertThat(why("thief.out", "perhaps")).isEqualTo("Expected yes or no, not perhaps");
    assertThat(why("anne.with", "cooks")).isEqualTo("Expected one of guests, thieves, not cooks");
    assertThat(why("anne.at", "150")).isEqualTo("Anne is out of the yard");
    assertThat(why("nobody.at", "1")).isEqualTo("Nobody here is called nobody");
    assertThat(List.of(why("anne.side", "thieves"), why("heard", "1"), why("anne.letters.", "1")))
        .containsExactly(
            "Nothing called anne.side can be set",
            "Nothing called heard can be set",
            "Nothing called anne.letters. can be set");
    assertThat(why("anne.at", "200")).isNotEmpty();
    assertThat(why("anne.at", "100")).isEmpty();
  }

  // Forms

  private static List<Option<?>> options(Partial partial) {
    var next = (Choices.Next) DoorDeeds.ALL.choices(EVENING, Seat.REFEREE, partial);
    return List.copyOf(((Question.OneOf<?>) next.question()).options());
  }

  private static List<String> values(String fact) {
    return options(Partial.of(Declare.class).with("fact", fact)).stream()
        .map(Option::label)
        .toList();
  }

  @Test
  void aFormOffersTheFactsThatSaySoByNameAndWords() {
    assertThat(options(Partial.of(Declare.class)).stream().map(Option::toString))
        .containsExactly(
            Option.of("anne.at", "Anne: the at").toString(),
            Option.of("anne.steps", "Anne: the steps").toString(),
            Option.of("anne.with", "Anne: the with").toString(),
            Option.of("thief.at", "Thief: the at").toString(),
            Option.of("thief.steps", "Thief: the steps").toString(),
            Option.of("thief.out", "Thief: out of the house").toString(),
            Option.of("thief.with", "Thief: the with").toString(),
            Option.of("shadow.at", "Shadow: the at").toString(),
            Option.of("shadow.steps", "Shadow: the steps").toString(),
            Option.of("shadow.out", "Shadow: out of the house").toString(),
            Option.of("shadow.with", "Shadow: the with").toString(),
            Option.of("quiet", "late").toString());
  }

  @Test
  void andTheValuesThatAreNotRefused() {
    assertThat(values("anne.at")).hasSize(110).startsWith("-9").endsWith("100");
    assertThat(values("thief.at")).hasSize(110).startsWith("-9");
    assertThat(values("anne.steps")).containsExactly("0", "1", "2");
    assertThat(values("anne.with")).containsExactly("the guests'", "the thieves'");
    assertThat(values("quiet")).containsExactly("yes", "no");
    var far = new Evening(List.of(ANNE.withAt(100)), List.of(), false);
    var about =
        DoorDeeds.ALL.choices(far, Seat.REFEREE, Partial.of(Declare.class).with("fact", "anne.at"));
    assertThat(((Question.OneOf<?>) ((Choices.Next) about).question()).options())
        .hasSize(101)
        .first()
        .isEqualTo(Option.of("0", "0"));
  }

  private static Object proposed(Evening state, String fact) {
    var partial = Partial.of(Declare.class).with("fact", fact);
    var next = (Choices.Next) DoorDeeds.ALL.choices(state, Seat.REFEREE, partial);
    return next.question().byDefault();
  }

  @Test
  void aFormBeginsWithThePresentValue() {
    var later = new Evening(List.of(ANNE.withAt(7).on(Side.THIEVES)), List.of(), false);
    assertThat(proposed(later, "anne.at")).isEqualTo("7");
    assertThat(proposed(later, "anne.with")).isEqualTo("thieves");
    assertThat(proposed(later, "quiet")).isEqualTo("no");
  }

  @Test
  void whatIsNotThereHasNoValues() {
    for (String fact : List.of("nobody.at", "anne.side", "heard")) {
      assertThat(
              DoorDeeds.ALL.choices(
                  EVENING, Seat.REFEREE, Partial.of(Declare.class).with("fact", fact)))
          .isInstanceOf(Choices.Stuck.class);
    }
  }

  @Test
  void onlyWhatCanBeSetIsInForms() {
    var fact = new Fact<Seat, Evening>("quiet", "Whether it is late", (_, state) -> state.quiet());
    assertThatThrownBy(fact::inForms).hasMessage("quiet cannot be set");
    assertThatThrownBy(() -> fact.inWords(_ -> Optional.empty())).hasMessage("quiet cannot be set");
  }
}
