package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.binder.Codec;
import quintain.binder.Source;
import quintain.kernel.Spot;

class GridTest {
  private static final String CELLAR =
      """
      feet: 5
      rows:
        - "#########"
        - "#...c..^#"
        - "#.~~....#"
        - "#########"
      legend:
        c: {name: crate, cover: low, solid: true, height: 3}
        "^": {name: ledge, ground: 10}
        "~": {name: mud, cost: 2}
      walls:
        - {name: door, from: "6,1", to: "6,2.5", cover: full}
        - {from: "3,3", to: "4,3", cover: high, passable: true, height: 4}
      heights:
        - {from: "1,1", to: "2,2", feet: -5}
      lights:
        - {name: torch, at: "3,1", high: 20, low: 40}
      ambient: darkness
      """;

  private static Grid cellar() {
    return new Codec().binder().bind(Source.yaml("cellar.yaml", CELLAR), Grid.class).orThrow();
  }

  @Test
  void aMapIsReadAsItIsWritten() {
    var map = cellar();

    assertThat(map.width()).isEqualTo(9);
    assertThat(map.depth()).isEqualTo(4);
    assertThat(map.terrain(4, 1))
        .isEqualTo(new Terrain("crate", Cover.LOW, true, Optional.of(3), 0, 1));
    assertThat(map.terrain(3, 2).cost()).isEqualTo(2);
    assertThat(map.terrain(0, 0)).isEqualTo(Terrain.ROCK);
    assertThat(map.terrain(5, 1)).isEqualTo(Terrain.OPEN);
    assertThat(map.walls().getFirst())
        .isEqualTo(
            new Barrier(
                "door",
                new Point(600, 100),
                new Point(600, 250),
                Cover.FULL,
                false,
                Optional.empty()));
    assertThat(map.lights()).containsExactly(new Light("torch", new Spot(3, 1, 0), 0, 20, 40));
    assertThat(map.ambient()).contains(Brightness.DARKNESS);
  }

  @Test
  void whatIsWrittenReadsBackEqual() {
    var codec = new Codec();

    assertThat(codec.read(codec.write(cellar()), Grid.class)).isEqualTo(cellar());
    assertThat(codec.read(codec.write(Grid.open(10, 3, 2)), Grid.class))
        .isEqualTo(Grid.open(10, 3, 2));
  }

  @Test
  void groundAndWhatStandsOnItMakeTheSurface() {
    var map = cellar();

    assertThat(map.ground(7, 1)).isEqualTo(10);
    assertThat(map.surface(4, 1)).isEqualTo(3);
    assertThat(map.surface(1, 1)).isEqualTo(-5);
    assertThat(map.surface(2, 2)).as("the rise counts, not the mud").isEqualTo(-5);
    assertThat(map.standing(7, 1)).isEqualTo(new Spot(7, 1, 2));
    assertThat(map.standing(4, 1)).isEqualTo(new Spot(4, 1, 0));
    assertThat(map.standing(1, 1)).isEqualTo(new Spot(1, 1, -1));
    assertThat(map.filled(0, 0)).isTrue();
    assertThat(map.filled(4, 1)).isFalse();
  }

  @Test
  void ofTwoRisesTheLaterCounts() {
    var map =
        Grid.open(5, 4, 1)
            .with(new Rise(new Spot(0, 0, 0), new Spot(2, 0, 0), 10))
            .with(new Rise(new Spot(3, 0, 0), new Spot(1, 0, 0), 20));

    assertThat(List.of(map.ground(0, 0), map.ground(1, 0), map.ground(2, 0), map.ground(3, 0)))
        .containsExactly(10, 20, 20, 20);
  }

  @Test
  void feetOfSolesAndTops() {
    var map = cellar();

    var onCrate = map.standing("a", 4, 1, 1, 5);
    var onLedge = map.standing("b", 7, 1, 1, 5);
    var aloft = new Body("c", new Spot(5, 1, 3), 1, 6);

    assertThat(map.bottom(onCrate)).isEqualTo(3);
    assertThat(map.top(onCrate)).isEqualTo(8);
    assertThat(map.bottom(onLedge)).isEqualTo(10);
    assertThat(map.bottom(aloft)).isEqualTo(15);
    assertThat(map.above(onLedge, onCrate)).isEqualTo(2);
    assertThat(map.above(onCrate, onLedge)).isEqualTo(-12);
  }

  @Test
  void aLargeCreatureStandsOnTheHighestGroundUnderIt() {
    var map = Grid.open(5, 3, 3).with(new Rise(new Spot(1, 1, 0), new Spot(1, 1, 0), 10));

    assertThat(map.standing("ogre", 0, 0, 2, 10).at()).isEqualTo(new Spot(0, 0, 2));
    assertThat(map.standing("ogre", 1, 0, 1, 10).at()).isEqualTo(new Spot(1, 0, 0));
  }

  @Test
  void mapsThatMakeNoSenseAreRefusedWithAReason() {
    assertThatThrownBy(() -> Grid.of(5, List.of("..", ".")))
        .hasMessage("row 1 has 1 spaces, and row 0 has 2");
    assertThatThrownBy(() -> Grid.of(5, List.of(".x")))
        .hasMessage("the legend does not say what 'x' at 1,0 is");
    assertThatThrownBy(() -> Grid.of(5, List.of())).hasMessage("a map needs at least one space");
    assertThatThrownBy(() -> Grid.of(0, List.of("."))).hasMessageContaining("1 to 100 feet");
    assertThatThrownBy(
            () -> Grid.open(5, 2, 2).with(Barrier.wall(Point.corner(0, 0), Point.corner(3, 0))))
        .hasMessage("a wall ends at 3,0, which is off the map");
    assertThatThrownBy(() -> Barrier.wall(Point.corner(1, 1), Point.corner(1, 1)))
        .hasMessage("a wall from 1,1 to 1,1 has no length");
  }

  @Test
  void aWrongMapInAFileIsReportedWhereItIs() {
    var bound =
        new Codec()
            .binder()
            .bind(
                Source.yaml(
                    "m.yaml",
                    """
                    feet: 5
                    rows: ["..", ".x"]
                    """),
                Grid.class);

    assertThatThrownBy(bound::orThrow)
        .hasMessageContaining("the legend does not say what 'x' at 1,1 is");
  }

  @Test
  void aSpaceThatIsNoneIsReportedToo() {
    var bound =
        new Codec()
            .binder()
            .bind(
                Source.yaml(
                    "m.yaml",
                    """
                    feet: 5
                    rows: [".."]
                    lights: [{at: here, high: 20}]
                    """),
                Grid.class);

    assertThatThrownBy(bound::orThrow).hasMessageContaining("expected a space such as 3,4");
  }

  @Test
  void changingAMapMakesAnother() {
    var door = Barrier.wall(Point.corner(1, 0), Point.corner(1, 1));
    var lamp = Light.of(new Spot(0, 0, 0), 10, 20);
    var map = Grid.open(5, 2, 1).with(door).with(lamp).with(Brightness.LOW).with(1, 0, '#');

    assertThat(map.walls()).containsExactly(door);
    assertThat(map.without(door).walls()).isEmpty();
    assertThat(map.without(lamp).lights()).isEmpty();
    assertThat(map.ambient()).contains(Brightness.LOW);
    assertThat(map.rows()).containsExactly(".#");
    assertThat(map.with('#', Terrain.OPEN).filled(1, 0)).isFalse();
  }

  @Test
  void pointsAreWrittenInSpaces() {
    for (String text : List.of("3,4", "3.5,4.25", "0.05,12", "10.9,0")) {
      assertThat(Point.parse(text).toString()).isEqualTo(text);
    }
    assertThat(Point.parse(" 3.50 , 4 ")).isEqualTo(new Point(350, 400));
    for (String text : List.of("3", "3,4,5", "-1,2", "1.234,5", "a,b", "1.,2")) {
      assertThatThrownBy(() -> Point.parse(text))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("expected a point");
    }
  }
}
