package quintain.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.dice.notation.Notation;
import quintain.kernel.dice.notation.NotationError;

/// The dice notation: whatever is written is read or refused, what is read says the same in its
/// plain spelling, and its dice can be rolled and weighed, or are too much work.
class DiceFuzz {
  /// As long as an expression may be that comes over the network.
  private static final int LONGEST = 500;

  @FuzzTest(maxDuration = "10m")
  void dice(byte[] bytes) {
    var text = new String(bytes, StandardCharsets.UTF_8);
    if (text.length() > LONGEST) {
      return;
    }
    try {
      var expression = Notation.parse(text);
      var canonical = expression.canonical();
      assertThat(Notation.parse(canonical).canonical()).as(text).isEqualTo(canonical);
      var random = new SplittableRandom(7);
      expression.roll().trace(sides -> random.nextInt(sides) + 1);
      var dist = expression.roll().dist();
      assertThat(dist.size()).as(text).isPositive();
    } catch (NotationError error) {
      assertThat(error.withCaret()).isNotBlank();
    } catch (TooMuchWork work) {
      assertThat(work.getMessage()).isNotBlank();
    }
  }
}
