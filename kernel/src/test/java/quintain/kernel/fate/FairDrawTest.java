package quintain.kernel.fate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;

class FairDrawTest {
  private enum Rule implements Clause {
    ANY;

    @Override
    public String id() {
      return "T-01";
    }
  }

  private static final Topic TOPIC = new Topic("t", Rule.ANY, Topic.PLAYER, "What?");

  /// Draws these, one after another.
  private static FairDraw drawing(Integer... faces) {
    var left = new ArrayDeque<>(List.of(faces));
    return new FairDraw(
        sides -> {
          int face = left.remove();
          assertThat(face).isBetween(1, sides);
          return face;
        });
  }

  private static List<Option<String>> options(String... keys) {
    return List.of(keys).stream().map(key -> Option.of(key, key)).toList();
  }

  @Test
  void oneOfSomeIsDrawnUnlessTheBookHasDiceForIt() {
    var plain = new Question.OneOf<>(TOPIC, List.of(), options("a", "b", "c"), "a");
    assertThat(drawing(3).plain(plain)).isEqualTo("c");
    var rolled =
        new Question.OneOf<>(
            TOPIC,
            List.of(),
            List.of(Option.of("a", "a"), Option.of("roll", "roll a d20").leftToChance()),
            "a");
    assertThat(drawing().plain(rolled)).isEqualTo("roll");
  }

  @Test
  void whatFitsTogetherStaysTogetherWhereAllIsLeftToChance() {
    var some =
        new Question.SomeOf<>(
            TOPIC, List.of(), options("axe", "bow", "rope"), 2, 2, List.of("bow", "rope"));
    assertThat(drawing().fitting(some)).isEqualTo(List.of("bow", "rope"));
    // Two are wanted, so there is but one number of them to draw; then the third, then the first.
    assertThat(drawing(1, 3, 1).plain(some)).isEqualTo(List.of("rope", "axe"));
  }

  @Test
  void namesComeFromTheIdeas() {
    var name = new Question.Words(TOPIC, List.of(), 20, "Nobody", true, List.of("Adela", "Bram"));
    assertThat(drawing(2).plain(name)).isEqualTo("Bram");
    assertThat(drawing().plain(new Question.Words(TOPIC, List.of(), 20, "as it was")))
        .isEqualTo("as it was");
  }

  @Test
  void numbersAreGivenOutEachOnce() {
    var names =
        List.of(
            new Question.Assignment.Name("str", "STR", List.of()),
            new Question.Assignment.Name("dex", "DEX", List.of()));
    var question = new Question.Assignment(TOPIC, List.of(), names, List.of(15, 8));
    assertThat(drawing(2, 1).plain(question)).isEqualTo(Map.of("str", 8, "dex", 15));
  }

  @Test
  void thingsAreBoughtUntilNothingMoreCanBePaid() {
    var wares =
        List.of(
            new Question.Purchase.Ware("torch", "Torch", 1, 2),
            new Question.Purchase.Ware("axe", "Axe", 3, 1));
    var question = new Question.Purchase(TOPIC, List.of(), 4, wares, new LinkedHashMap<>());
    assertThat(drawing(2, 1).plain(question)).isEqualTo(Map.of("axe", 1, "torch", 1));
    assertThat(drawing(1, 2).fitting(question))
        .as("nothing is proposed, so chance buys")
        .isEqualTo(Map.of("torch", 1, "axe", 1));
  }
}
