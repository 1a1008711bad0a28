package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

/// What holds for sight on every map, tried on many made at random.
class SightPropertiesTest {
  private static final List<SightRules> RULES =
      List.of(
          SightRules.ANY_POINT,
          new SightRules(SightRules.Points.ANY, true),
          new SightRules(SightRules.Points.CENTRES, false),
          new SightRules(SightRules.Points.CENTRES, true));

  @Test
  void theFastWayFindsWhatTheSlowAndObviousWayFinds() {
    var random = new RandomMaps(1);
    int seen = 0;
    int tried = 0;
    for (int i = 0; i < 1500; i++) {
      var grid = random.map(3 + random.below(6), 3 + random.below(4));
      var rules = random.one(RULES);
      var sight = new Sight(new Board(grid), rules);
      var slow = new SlowSight(grid, rules);
      for (int j = 0; j < 6; j++) {
        var one = random.body(grid, "one");
        var other = random.body(grid, "other");
        boolean sees = slow.sees(one, other);
        assertThat(sight.sees(one, other))
            .as("%s sees %s by %s on %s", one, other, rules, grid)
            .isEqualTo(sees);
        assertThat(sight.sees(other, one))
            .as("and back, %s %s %s", one, other, grid)
            .isEqualTo(sees);
        assertThat(sight.line(one, other).isPresent()).isEqualTo(sees);
        seen += sees ? 1 : 0;
        tried++;
      }
    }
    assertThat(seen).as("both answers are common").isBetween(tried / 5, tried * 4 / 5);
  }

  @Test
  void theRegionIsTheSpacesThatAreSeenOneByOne() {
    var random = new RandomMaps(2);
    for (int i = 0; i < 60; i++) {
      var grid = random.map(9, 8);
      var viewer = random.body(grid, "viewer");
      var slow = new SlowSight(grid, SightRules.ANY_POINT);
      var region = new Sight(new Board(grid), SightRules.ANY_POINT).region(viewer);
      for (int y = 0; y < grid.depth(); y++) {
        for (int x = 0; x < grid.width(); x++) {
          assertThat(region.contains(x, y))
              .as("%s sees %d,%d on %s", viewer, x, y, grid)
              .isEqualTo(slow.sees(viewer, grid.space(grid.standing(x, y))));
        }
      }
    }
  }

  @Test
  void theLineOneSeesAlongLeadsFromOneToTheOther() {
    var random = new RandomMaps(3);
    int seen = 0;
    for (int i = 0; i < 500; i++) {
      var grid = random.map(8, 6);
      var one = random.body(grid, "one");
      var other = random.body(grid, "other");
      var line = new Sight(new Board(grid), SightRules.ANY_POINT).line(one, other);
      if (line.isPresent()) {
        var ray = line.get();
        assertThat(inside(one, ray.fromX(), ray.fromY())).isTrue();
        assertThat(inside(other, ray.toX(), ray.toY())).isTrue();
        seen++;
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  private static boolean inside(Body body, double x, double y) {
    Spot at = body.at();
    return at.x() < x && x < at.x() + body.size() && at.y() < y && y < at.y() + body.size();
  }
}
