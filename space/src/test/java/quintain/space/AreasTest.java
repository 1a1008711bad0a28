package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class AreasTest {
  private final Areas areas = new Areas(Grid.open(10, 9, 9));

  /// The spaces marked in a picture, row by row.
  private static List<Spot> picture(String... rows) {
    return IntStream.range(0, rows.length)
        .boxed()
        .flatMap(
            y ->
                IntStream.range(0, rows[y].length())
                    .filter(x -> rows[y].charAt(x) == 'x')
                    .mapToObj(x -> new Spot(x, y, 0)))
        .toList();
  }

  private static Spot spot(int x, int y) {
    return new Spot(x, y, 0);
  }

  @Test
  void adjacentAreAllRoundOnTheMap() {
    assertThat(areas.adjacent(new Body("a", spot(0, 1), 1, 5)))
        .isEqualTo(picture("xx.", ".x.", "xx."));
    assertThat(areas.adjacent(new Body("a", spot(1, 1), 2, 5)))
        .isEqualTo(picture("xxxx", "x..x", "x..x", "xxxx"));
  }

  @Test
  void aBlastIsASquareAboutItsSpace() {
    assertThat(areas.blast(spot(1, 1), 1)).isEqualTo(picture("xxx", "xxx", "xxx"));
    assertThat(areas.blast(spot(0, 0), 1)).isEqualTo(picture("xx", "xx"));
    assertThat(areas.blast(spot(3, 2), 0)).containsExactly(spot(3, 2));
  }

  @Test
  void aBurstIsRoundAsTheBookCounts() {
    assertThat(areas.burst(spot(3, 3), Metric.STRAIGHT, 3))
        .as("4.24 spaces to the corners, 3.6 to those beside them")
        .isEqualTo(
            picture(".xxxxx.", "xxxxxxx", "xxxxxxx", "xxxxxxx", "xxxxxxx", "xxxxxxx", ".xxxxx."));
    assertThat(areas.burst(spot(2, 2), Metric.EVERY_SECOND_TWO, 2))
        .isEqualTo(picture(".xxx.", "xxxxx", "xxxxx", "xxxxx", ".xxx."));
    assertThat(areas.burst(spot(2, 2), Metric.EACH_ONE, 2)).hasSize(25);
  }

  @Test
  void withinSomeSpacesOfSomebody() {
    assertThat(areas.within(new Body("a", spot(0, 0), 2, 5), Metric.EACH_ONE, 1))
        .isEqualTo(picture("..x", "..x", "xxx"));
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
  void aLineHasTheSpacesItPassesThrough() {
    assertThat(areas.line(spot(0, 0), spot(3, 0))).isEqualTo(picture("xxxx"));
    assertThat(areas.line(spot(0, 0), spot(2, 2)))
        .as("corners are only touched")
        .isEqualTo(picture("x..", ".x.", "..x"));
    assertThat(areas.line(spot(0, 0), spot(4, 2))).isEqualTo(picture("xx...", ".xxx.", "...xx"));
    assertThat(areas.line(spot(4, 2), spot(0, 0))).isEqualTo(picture("xx...", ".xxx.", "...xx"));
    assertThat(areas.line(spot(2, 2), spot(2, 2))).containsExactly(spot(2, 2));
  }

  @Test
  void aLineGoesOnToItsLength() {
    assertThat(areas.line(spot(0, 0), spot(1, 1), 3))
        .isEqualTo(picture("x...", ".x..", "..x.", "...x"));
    assertThat(areas.line(spot(7, 0), spot(8, 0), 5)).containsExactly(spot(7, 0), spot(8, 0));
    assertThat(areas.line(spot(0, 0), spot(3, 0), 2)).isEqualTo(picture("xxx"));
  }

  @Test
  void caughtAreThoseWithASpaceInIt() {
    var ogre = new Body("ogre", spot(2, 2), 2, 10);
    var far = new Body("far", spot(5, 5), 1, 5);

    assertThat(Areas.caught(areas.blast(spot(4, 4), 1), List.of(far, ogre)))
        .containsExactly(far, ogre);
    assertThat(Areas.caught(areas.blast(spot(7, 4), 1), List.of(far, ogre))).isEmpty();
  }

  @Test
  void spacesAreGivenAtTheHeightOneStandsAt() {
    var grid = Grid.open(10, 3, 1).with(new Rise(spot(1, 0), spot(1, 0), 25));

    assertThat(new Areas(grid).line(spot(0, 0), spot(2, 0)))
        .containsExactly(spot(0, 0), new Spot(1, 0, 2), spot(2, 0));
  }
}
