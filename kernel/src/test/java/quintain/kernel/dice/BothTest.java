package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BothTest {
  private static final Roll<String> BOTH =
      Dice.both(Dice.D4, Dice.D6, (first, second) -> first < second ? "up" : "not up");

  @Test
  void theFirstRollFallsBeforeTheSecond() {
    var faces = List.of(3, 5).iterator();

    var rolled = BOTH.trace(sides -> faces.next());

    assertThat(rolled.value()).isEqualTo("up");
    assertThat(rolled.faces()).extracting(Face::sides).containsExactly(4, 6);
  }

  @Test
  void everyPairCounts() {
    int up = 0;
    for (int a = 1; a <= 4; a++) {
      for (int b = 1; b <= 6; b++) {
        up += a < b ? 1 : 0;
      }
    }
    int expected = up;

    assertThat(BOTH.exact().outcomes())
        .anySatisfy(
            outcome -> {
              assertThat(outcome.value()).isEqualTo("up");
              assertThat(outcome.p()).isEqualTo(Ratio.of(expected, 24));
            });
    assertThat(BOTH.dice()).isEqualTo(2);
    assertThat(BOTH.open()).isFalse();
    assertThat(BOTH).hasToString("d4 and d6");
  }
}
