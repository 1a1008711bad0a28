package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Spot;

class MetricTest {
  @ParameterizedTest
  @CsvSource({
    "0,0,0, 0,0,0",
    "3,0,0, 3,3,3",
    "3,3,0, 3,4,4",
    "4,4,0, 4,6,5",
    "5,2,0, 5,6,5",
    "1,1,1, 1,1,1",
    "2,2,2, 2,3,3",
    "0,0,7, 7,7,7",
    "3,4,12, 12,14,13",
    "8,6,0, 8,11,10"
  })
  void slantsCountAsTheBookHasIt(int x, int y, int z, int one, int two, int straight) {
    var gap = new Gap(x, y, z);

    assertThat(Metric.EACH_ONE.spaces(gap)).isEqualTo(one);
    assertThat(Metric.EVERY_SECOND_TWO.spaces(gap)).isEqualTo(two);
    assertThat(Metric.STRAIGHT.spaces(gap)).isEqualTo(straight);
  }

  @Test
  void distanceIsBetweenTheNearestSpaces() {
    var grid = Grid.open(5, 20, 20);
    var ogre = new Body("ogre", new Spot(2, 2, 0), 2, 10);
    var bird = new Body("bird", new Spot(6, 3, 4), 1, 5);

    assertThat(grid.gap(ogre, bird)).isEqualTo(new Gap(3, 0, 3)).isEqualTo(grid.gap(bird, ogre));
    assertThat(Metric.EACH_ONE.feet(grid.gap(ogre, bird), grid)).isEqualTo(15);
  }

  @Test
  void neighboursTouchAtACornerToo() {
    var grid = Grid.open(5, 9, 9);
    var ogre = new Body("ogre", new Spot(2, 2, 0), 2, 10);

    assertThat(grid.gap(ogre, grid.space(new Spot(4, 4, 0))).adjacent()).isTrue();
    assertThat(grid.gap(ogre, grid.space(new Spot(4, 4, 2))).adjacent()).isTrue();
    assertThat(grid.gap(ogre, grid.space(new Spot(4, 4, 3))).adjacent()).isFalse();
    assertThat(grid.gap(ogre, grid.space(new Spot(5, 3, 0))).adjacent()).isFalse();
    assertThat(grid.gap(ogre, grid.space(new Spot(3, 3, 0))).adjacent())
        .as("the same space is not beside itself")
        .isFalse();
  }
}
