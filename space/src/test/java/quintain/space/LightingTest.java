package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class LightingTest {
  private static final Light TORCH = Light.of(new Spot(0, 0, 0), 10, 20);

  private static Brightness at(Grid grid, List<Light> carried, int x) {
    return new Lighting(new Board(grid), Metric.EACH_ONE, carried).at(new Spot(x, 0, 0));
  }

  private static Grid dark() {
    return Grid.open(5, 9, 3).with(Brightness.DARKNESS);
  }

  @Test
  void withoutASourceThereIsTheLightOfThePlace() {
    assertThat(at(Grid.open(5, 9, 1), List.of(), 3)).isEqualTo(Brightness.HIGH);
    assertThat(at(dark(), List.of(), 3)).isEqualTo(Brightness.DARKNESS);
  }

  @Test
  void aLightIsBrightNearAndDimFarther() {
    var grid = dark().with(TORCH);

    assertThat(at(grid, List.of(), 0)).isEqualTo(Brightness.HIGH);
    assertThat(at(grid, List.of(), 2)).isEqualTo(Brightness.HIGH);
    assertThat(at(grid, List.of(), 3)).isEqualTo(Brightness.LOW);
    assertThat(at(grid, List.of(), 4)).isEqualTo(Brightness.LOW);
    assertThat(at(grid, List.of(), 5)).isEqualTo(Brightness.DARKNESS);
  }

  @Test
  void theBrightestOfSeveralCounts() {
    var flare = new Light("flare", new Spot(8, 0, 0), 5, 0, 40);
    var grid = dark().with(TORCH).with(flare);

    assertThat(at(grid, List.of(), 1)).isEqualTo(Brightness.HIGH);
    assertThat(at(grid, List.of(), 5)).isEqualTo(Brightness.LOW);
    assertThat(at(grid, List.of(), 7)).isEqualTo(Brightness.BLINDING);
    assertThat(at(grid.with(Brightness.HIGH), List.of(), 5)).isEqualTo(Brightness.HIGH);
  }

  @Test
  void lightsAreCarriedAbout() {
    assertThat(at(dark(), List.of(TORCH.at(new Spot(6, 0, 0))), 5)).isEqualTo(Brightness.HIGH);
  }

  @Test
  void wallsCastShadowsIfTheBookWantsThem() {
    var grid = dark().with(TORCH).with(Barrier.wall(Point.corner(1, 0), Point.corner(1, 3)));
    var board = new Board(grid);
    var shadows =
        new Lighting(board, Metric.EACH_ONE, List.of(), new Sight(board, SightRules.ANY_POINT));

    assertThat(shadows.at(new Spot(0, 1, 0))).isEqualTo(Brightness.HIGH);
    assertThat(shadows.at(new Spot(1, 1, 0))).isEqualTo(Brightness.DARKNESS);
    assertThat(at(grid, List.of(), 1)).isEqualTo(Brightness.HIGH);
  }

  @Test
  void heightCountsAndALampHangsNoLowerThanTheGround() {
    var grid = dark().with(new Rise(new Spot(0, 0, 0), new Spot(1, 0, 0), 30)).with(TORCH);
    var lighting = new Lighting(new Board(grid), Metric.EACH_ONE, List.of());

    assertThat(lighting.at(grid.standing(1, 0))).isEqualTo(Brightness.HIGH);
    assertThat(lighting.at(grid.standing(2, 0))).isEqualTo(Brightness.DARKNESS);
  }

  @Test
  void aLargeCreatureIsAsLitAsItsBrightestSpace() {
    var grid = dark().with(TORCH);
    var lighting = new Lighting(new Board(grid), Metric.EACH_ONE, List.of());

    assertThat(lighting.at(new Body("ogre", new Spot(2, 0, 0), 2, 10))).isEqualTo(Brightness.HIGH);
    assertThat(lighting.at(new Body("ogre", new Spot(5, 0, 0), 2, 10)))
        .isEqualTo(Brightness.DARKNESS);
  }
}
