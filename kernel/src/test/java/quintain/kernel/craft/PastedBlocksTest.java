package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.State;
import quintain.kernel.craft.Inn.Card;
import quintain.kernel.peers.Flaw;

class PastedBlocksTest {
  private static final PastedBlocks<State, Card> BLOCKS =
      new PastedBlocks<>(
          new ContentKind<>("regulars", Card.class, ""),
          List.of("HP"),
          "Dora: 3 HP",
          (name, _) -> new Written(name),
          (card, page) -> page.part(card.song()));

  /// Takes everything down as it stands.
  private record Written(String name, StringBuilder song) implements PastedBlocks.Block<Card> {
    Written(String name) {
      this(name, new StringBuilder());
    }

    @Override
    public void part(String part) {
      song.append('[').append(part).append(']');
    }

    @Override
    public void told(String words) {
      song.append('<').append(words).append('>');
    }

    @Override
    public Card entry(String id, Content content) {
      return new Card(id, name, song.toString());
    }
  }

  private static Arrival read(String text) {
    return BLOCKS.read(text, Content.empty());
  }

  private static List<String> wrongs(String text) {
    return read(text).flaws().stream().map(Flaw::message).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dora: 3 HP, an air",
        "Dora 3 HP, an air",
        "Dora   3 HP, an air",
        "Dora: HP 3, an air",
      })
  void aNameEndsAtItsColonOrBeforeTheFigure(String line) {
    assertThat(read(line).finds()).hasSize(1);
    var card = (Card) read(line).finds().getFirst().entry();
    assertThat(card.name()).isEqualTo("Dora");
    assertThat(card.song()).contains("3", "[an air]");
  }

  @Test
  void theFirstColonEndsANameThatHasSeveral() {
    var card = (Card) read("Dora: the singer: an air, 3 HP").finds().getFirst().entry();
    assertThat(List.of(card.name(), card.song()))
        .containsExactly("Dora", "[the singer: an air][3 HP]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " , ,",
        "club (d10), bite (d4, blast), a, b",
        "an open (one, two",
        "a closed one), two",
        "two ((one, inside), another), more (and, more)",
      })
  void commasInBracketsPartNothing(String line) {
    // a comma in brackets has the closing one after it, before any other opens
    assertThat(PastedBlocks.parts(line))
        .isEqualTo(
            Arrays.stream(line.split(",(?![^(]*\\))", -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList());
  }

  @Test
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void atMostFiveHundredAreRead() {
    var all = IntStream.range(0, 200_000).mapToObj(i -> "No " + i + ": 1 HP");
    assertThat(wrongs(all.collect(Collectors.joining("\n"))))
        .containsExactly("at most 500 blocks are read at once");
  }

  @ParameterizedTest
  @ValueSource(strings = {":", ": ", "1 "})
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void longLinesOfNothingAreSoonRead(String nothing) {
    var line = "x" + nothing.repeat(1_998 / nothing.length()) + "\n";
    assertThat(wrongs(line.repeat(1_000))).hasSize(1_000);
  }
}
