package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class AreasTest {
  private final Areas areas = new Areas(Grid.open(10, 9, 9));

  private static Spot spot(int x, int y) {
    return new Spot(x, y, 0);
  }

  @Test
  void aSweepLiesAcrossTheLineOfAttack() {
    assertThat(areas.sweep(spot(0, 4), spot(3, 4), 1))
        .isEqualTo(Arrays.asList(spot(3, 3), spot(3, 4), spot(3, 5)));
    assertThat(areas.sweep(spot(4, 0), spot(4, 3), 1))
        .isEqualTo(Arrays.asList(spot(3, 3), spot(4, 3), spot(5, 3)));
    assertThat(areas.sweep(spot(0, 0), spot(3, 3), 1))
        .as("a slanting line: the other slant")
        .isEqualTo(Arrays.asList(spot(4, 2), spot(3, 3), spot(2, 4)));
    assertThat(areas.sweep(spot(0, 3), spot(3, 0), 1))
        .as("part of it off the map")
        .isEqualTo(Arrays.asList(spot(3, 0), spot(4, 1)));
    assertThat(areas.sweep(spot(0, 0), spot(5, 2), 1))
        .as("nearer to the row than to the slant: 21.8 degrees")
        .isEqualTo(Arrays.asList(spot(5, 1), spot(5, 2), spot(5, 3)));
    assertThat(areas.sweep(spot(0, 0), spot(7, 3), 1))
        .as("23.2 degrees")
        .isEqualTo(Arrays.asList(spot(8, 2), spot(7, 3), spot(6, 4)));
  }

  @Test
  void spacesAreGivenAtTheHeightOneStandsAt() {
    var grid = Grid.open(10, 3, 9).with(new Rise(spot(1, 4), spot(1, 4), 25));

    assertThat(new Areas(grid).sweep(spot(1, 0), spot(1, 4), 1))
        .containsExactly(spot(0, 4), new Spot(1, 4, 2), spot(2, 4));
  }
}
