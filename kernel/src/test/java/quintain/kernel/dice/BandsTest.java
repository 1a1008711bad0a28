package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Dice counted in bands, as people read them.
class BandsTest {
  private static final Roll<Counts> ROLL =
      Dice.bands(3, 6, List.of(new Band("noise", 1, 1), new Band("luck", 5, 6)));

  @Test
  void whatFellIntoWhichBandIsToldByName() {
    assertThat(ROLL.told(Counts.of(1, 2))).isEqualTo("1 noise, 2 luck");
    assertThat(ROLL.told(Counts.of(0, 1))).isEqualTo("1 luck");
    assertThat(ROLL.told(Counts.of(0, 0))).isEqualTo("nothing");
  }
}
