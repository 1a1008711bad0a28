package quintain.kernel.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import quintain.kernel.dice.Roll;

/// Whatever is typed, it is read or refused, and what is read can be printed, read again and
/// rolled.
class ScribbleTest {
  private static final List<String> SCRAPS =
      List.of(
          "1", "2", "6", "20", "0", "99999", "d", "d6", "2d4", "dF", "d%", "k", "kh2", "dl", "!",
          "!!", "!p", "!o", "x", "e", "ro", "rr1", "r<2", "min2", "max3", ">=", "<2", "=1", "<>",
          "adv", "dis", "{", "}", ",", "(", ")", "+", "-", "*", "/", "%", "abs(", "ceil(", "min(",
          "[a]", "[", "#", " ", "?", "é", ".5");

  @Test
  void scribbles_are_read_or_refused() {
    var random = new SplittableRandom(77);
    int read = 0;
    for (int i = 0; i < 60_000; i++) {
      var text = new StringBuilder();
      for (int k = 1 + random.nextInt(6); k > 0; k--) {
        text.append(SCRAPS.get(random.nextInt(SCRAPS.size())));
      }
      read += readOrRefused(text.toString()) ? 1 : 0;
    }
    assertThat(read).isGreaterThan(1_000);
  }

  private static boolean readOrRefused(String text) {
    Expression expression;
    try {
      expression = Notation.parse(text);
    } catch (NotationError refused) {
      assertThat(refused.position()).isBetween(0, text.length());
      assertThat(refused.sentence()).endsWith(".");
      return false;
    }
    assertThat(Notation.parse(expression.canonical())).as(text).isEqualTo(expression);
    Roll<Integer> roll = expression.roll();
    var first = new SplittableRandom(5);
    var second = new SplittableRandom(5);
    assertThat(roll.roll(sides -> 1 + first.nextInt(sides)))
        .as(text)
        .isEqualTo(roll.trace(sides -> 1 + second.nextInt(sides)).value());
    return true;
  }
}
