package quintain.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionTest {
  private static final Topic TOPIC = new Topic("which", Duel.Rule.HIT, "test", "{0} or {1}, {0}?");

  /// Colours to choose from.
  enum Colour {
    DEEP_RED,
    BLUE
  }

  private static <A> void refuses(Question<A> question, Object plain, String saying) {
    assertThatThrownBy(() -> question.read(plain))
        .isInstanceOf(IllegalAnswer.class)
        .hasMessageContaining(saying);
  }

  private static <A> void roundTrips(Question<A> question, A answer, Object plain) {
    assertThat(question.plain(answer)).isEqualTo(plain);
    assertThat(question.read(plain)).isEqualTo(answer);
  }

  @Test
  void aTopicPutsNamesIntoItsWording() {
    assertThat(TOPIC.prompt(List.of("Anna", "Bert"))).isEqualTo("Anna or Bert, Anna?");
  }

  @Test
  void yesOrNo() {
    var question = new Question.YesNo(TOPIC, List.of(), true);
    roundTrips(question, true, true);
    roundTrips(question, false, false);
    assertThat(question.read("YES")).isTrue();
    assertThat(question.read("true")).isTrue();
    assertThat(question.read("no")).isFalse();
    assertThat(question.read("False")).isFalse();
    refuses(question, "maybe", "yes or no");
    refuses(question, 1, "yes or no");
  }

  @Test
  void oneOf() {
    var question =
        new Question.OneOf<>(
            TOPIC,
            List.of(),
            List.of(Option.of(Colour.DEEP_RED), Option.of(Colour.BLUE)),
            Colour.BLUE);
    roundTrips(question, Colour.DEEP_RED, "deep-red");
    assertThat(question.read("BLUE")).isEqualTo(Colour.BLUE);
    assertThat(question.options().getFirst().label()).isEqualTo("deep red");
    refuses(question, "green", "expected one of deep-red, blue, not green");
    assertThatThrownBy(() -> new Question.OneOf<>(TOPIC, List.of(), List.of(), "x"))
        .hasMessageContaining("no options");
    var words = new Question.OneOf<>(TOPIC, List.of(), List.of(Option.of("a", "A")), "a");
    assertThatThrownBy(() -> words.plain("b")).hasMessageContaining("none of a");
  }

  @Test
  void someOf() {
    var options = List.of(Option.of("a", "A"), Option.of("b", "B"), Option.of("c", "C"));
    var question = new Question.SomeOf<>(TOPIC, List.of(), options, 1, 2, List.of("a"));
    roundTrips(question, List.of("c", "a"), List.of("c", "a"));
    assertThat(question.read("b")).containsExactly("b");
    refuses(question, List.of(), "1 to 2");
    refuses(question, List.of("a", "b", "c"), "1 to 2 of a, b, c, not 3");
    refuses(question, List.of("a", "a"), "chosen twice");
    refuses(question, List.of("d"), "expected one of");
    var exactly = new Question.SomeOf<>(TOPIC, List.of(), options, 2, 2, List.of("a", "b"));
    refuses(exactly, "a", "expected 2 of");
  }

  @Test
  void aNumber() {
    var question = new Question.NumberFrom(TOPIC, List.of(), 1, 6, 3);
    roundTrips(question, 1, 1);
    roundTrips(question, 6, 6);
    assertThat(question.read("4")).isEqualTo(4);
    refuses(question, 0, "1 to 6, not 0");
    refuses(question, 7, "1 to 6, not 7");
    refuses(question, "4.5", "whole number");
    refuses(question, true, "whole number");
    refuses(question, "hard", "expected a whole number, not hard");
  }

  @Test
  void aNumberWithNamedMarks() {
    var marks =
        List.of(
            new Question.NumberFrom.Mark(2, "Easy", "most succeed"),
            new Question.NumberFrom.Mark(5, "Very Hard", ""));
    var question = new Question.NumberFrom(TOPIC, List.of(), 1, 6, 3, marks);
    roundTrips(question, 4, 4);
    assertThat(question.read("very hard")).isEqualTo(5);
    assertThat(question.inWords(5)).isEqualTo("5 (Very Hard)");
    assertThat(question.inWords(4)).isEqualTo("4");
    refuses(question, 7, "1 to 6, not 7");
    refuses(question, "tough", "expected a whole number or one of Easy, Very Hard, not tough");
  }

  @Test
  void aNeededLineLeftBlankIsTheOneProposed() {
    var needed = new Question.Words(TOPIC, List.of(), 6, "danger", true);
    assertThat(needed.read(" ")).isEqualTo("danger");
    assertThat(needed.read("fire")).isEqualTo("fire");
    assertThat(new Question.Words(TOPIC, List.of(), 6, "danger").read("")).isEmpty();
  }

  @Test
  void words() {
    var question = new Question.Words(TOPIC, List.of(), 5, "");
    roundTrips(question, "hello", "hello");
    refuses(question, "hello!", "at most 5 characters, not 6");
    refuses(question, 3, "line of text");
  }

  @Test
  void severalLines() {
    var lines =
        List.of(
            new Question.Lines.Line("look", "How do they look?"),
            new Question.Lines.Line("tie", "What ties them?"));
    var question = new Question.Lines(TOPIC, List.of(), lines, 5);
    var said = new TreeMap<>(Map.of("look", "tall", "tie", "kin"));
    roundTrips(question, said, said);
    assertThat(question.read(Map.of("look", "tall")))
        .as("what is left out is as proposed")
        .containsEntry("tie", "");
    refuses(question, Map.of("look", "much too tall"), "at most 5 characters");
    refuses(question, Map.of("fear", "rats"), "nothing called fear");
    refuses(question, "tall", "lines of text");
  }

  @Test
  void numbersGivenOut() {
    var names =
        List.of(
            new Question.Assignment.Name("str", "STR", List.of()),
            new Question.Assignment.Name("dex", "DEX", List.of()),
            new Question.Assignment.Name("con", "CON", List.of()));
    var question = new Question.Assignment(TOPIC, List.of(), names, List.of(3, 1, 1));
    assertThat(question.byDefault()).containsEntry("str", 3).containsEntry("con", 1);
    var given = new TreeMap<>(Map.of("str", 1, "dex", 3, "con", 1));
    roundTrips(question, given, given);
    refuses(question, Map.of("str", 3, "dex", 3, "con", 1), "each of [3, 1, 1] once");
    refuses(question, Map.of("str", 3, "dex", 1), "at con");
    refuses(question, 3, "a number for each name");
  }

  @Test
  void aPurchase() {
    var wares =
        List.of(
            new Question.Purchase.Ware("stagger", "Stagger", 1, 2),
            new Question.Purchase.Ware("execute", "Execute", 2, 1));
    var question = new Question.Purchase(TOPIC, List.of(), 3, wares, new TreeMap<>());
    var bought = new TreeMap<>(Map.ofEntries(Map.entry("stagger", 1), Map.entry("execute", 1)));
    roundTrips(question, bought, bought);
    refuses(question, new TreeMap<>(Map.of("stagger", 3)), "0 to 2 times");
    refuses(question, new TreeMap<>(Map.of("stagger", -1)), "0 to 2 times");
    refuses(question, new TreeMap<>(Map.of("pierce", 1)), "nothing called pierce");
    var tooDear = new TreeMap<>(Map.of("stagger", 2, "execute", 1));
    refuses(question, tooDear, "costs 4, and there are 3");
    refuses(question, "stagger", "what to buy");
  }

  @Test
  void aSpace() {
    var question =
        new Question.Where(
            TOPIC,
            List.of(),
            List.of(
                Option.of(new Spot(1, 2, 0), List.of()),
                Option.of(new Spot(1, 2, 3), List.of(new Option.Hint(Hints.COST, "15 ft")))),
            new Spot(1, 2, 0));
    roundTrips(question, new Spot(1, 2, 0), "1,2");
    roundTrips(question, new Spot(1, 2, 3), "1,2,3");
    refuses(question, "2,2", "out of reach");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "a,b", "1,2,3,4", ""})
  void whatIsNoSpace(String text) {
    assertThatThrownBy(() -> Spot.parse(text)).hasMessageContaining("expected a space");
  }
}
