package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.kernel.View;

/// A seat is told of the map what it sees, and nothing else.
class ChartTest {
  /// Two rooms with a wall between them, mud in the left, a platform in the right.
  private static final Grid ROOMS =
      Grid.of(10, List.of("......", "......", "......"))
          .with('m', new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 2))
          .with(0, 2, 'm')
          .with(Barrier.wall(Point.corner(3, 0), Point.corner(3, 3)))
          .with(
              new Barrier(
                  "", new Point(500, 0), new Point(500, 100), Cover.LOW, true, Optional.of(3)))
          .with(new Rise(new Spot(5, 2, 0), new Spot(5, 2, 0), 20));

  private static final Body ANNA = ROOMS.standing("anna", 1, 1, 1, 6);
  private static final Body OGRE = ROOMS.standing("ogre", 4, 0, 2, 12);

  private static final Lighting DAY = new Lighting(new Board(ROOMS), Metric.EACH_ONE, List.of());

  @Test
  void theRefereeSeesTheWholeMap() {
    var plan = new View.Plan("lay-map", "map", ROOMS);
    var seen =
        new Chart(ROOMS, DAY, List.of(ANNA, OGRE), Optional.empty())
            .view("ground", Optional.of(plan));

    assertThat(seen.label()).isEqualTo("ground");
    assertThat(seen.columns()).isEqualTo(6);
    assertThat(seen.rows()).isEqualTo(3);
    assertThat(seen.feet()).isEqualTo(10);
    assertThat(seen.plan()).contains(plan);
    assertThat(seen.cells())
        .containsExactly(
            new View.Cell(new Spot(0, 2, 0), 0, "mud", "", true),
            new View.Cell(new Spot(5, 2, 0), 20, "", "", true));
    assertThat(seen.walls())
        .containsExactly(new View.Wall(3, 0, 3, 3, "wall"), new View.Wall(5, 0, 5, 1, "low cover"));
    assertThat(seen.tokens())
        .containsExactly(
            new View.Token("anna", new Spot(1, 1, 0), 1),
            new View.Token("ogre", new Spot(4, 0, 0), 2));
  }

  @Test
  void whatLiesBehindTheWallIsFogAndNothingElse() {
    var sight = new Sight(new Board(ROOMS), SightRules.ANY_POINT).region(ANNA);
    var seen =
        new Chart(ROOMS, DAY, List.of(ANNA, OGRE), Optional.of(sight))
            .view("ground", Optional.empty());

    assertThat(seen.tokens()).extracting(View.Token::who).containsExactly("anna");
    assertThat(seen.walls()).containsExactly(new View.Wall(3, 0, 3, 3, "wall"));
    assertThat(seen.cells().stream().filter(cell -> !cell.seen()))
        .hasSize(9)
        .allMatch(cell -> cell.at().x() >= 3 && cell.feet() == 0 && cell.ground().isEmpty());
    assertThat(seen.cells().stream().filter(View.Cell::seen))
        .containsExactly(new View.Cell(new Spot(0, 2, 0), 0, "mud", "", true));
  }

  @Test
  void darknessIsSaidInAWord() {
    var night = ROOMS.with(Brightness.DARKNESS).with(Light.of(new Spot(0, 0, 0), 10, 20));
    var lighting = new Lighting(new Board(night), Metric.EACH_ONE, List.of());

    var cells =
        new Chart(night, lighting, List.of(), Optional.empty())
            .view("ground", Optional.empty())
            .cells();

    assertThat(cells.stream().map(View.Cell::light)).contains("dark", "dim");
    assertThat(cells.stream().filter(cell -> cell.at().equals(new Spot(2, 0, 0))))
        .singleElement()
        .extracting(View.Cell::light)
        .isEqualTo("dim");
    assertThat(cells.stream().filter(cell -> cell.at().equals(new Spot(1, 1, 0)))).isEmpty();
  }
}
