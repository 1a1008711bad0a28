package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

/// What holds for ways on every map, tried on many made at random.
class PathsPropertiesTest {
  private static final List<List<Gait>> GAITS =
      List.of(
          List.of(Gait.walk(2)),
          List.of(Gait.walk(2)),
          List.of(Gait.walk(5), Gait.climb(2)),
          List.of(Gait.crawl(3, 1), Gait.climb(1)),
          List.of(Gait.fly()),
          List.of(Gait.floating(6)),
          List.of(Gait.ghost()));

  @Test
  void theFastWayFindsWhatTheSlowAndObviousWayFinds() {
    var random = new RandomMaps(4);
    int reached = 0;
    int tried = 0;
    for (int i = 0; i < 500; i++) {
      var grid = random.maze(3 + random.below(5), 3 + random.below(4));
      var mover = grounded(random, grid, "mover");
      var others = new ArrayList<Body>();
      for (int j = random.below(4); j > 0; j--) {
        others.add(random.body(grid, "other " + j));
      }
      var travel = travel(random);
      var slow = new SlowPaths(grid, mover, others, travel);
      var costs = slow.costs();
      var paths = new Paths(new Board(grid), mover, others, travel);
      for (int y = 0; y <= grid.depth() - mover.size(); y++) {
        for (int x = 0; x <= grid.width() - mover.size(); x++) {
          boolean home = x == mover.at().x() && y == mover.at().y();
          Double cost = home || slow.rests(x, y) ? costs.get(x + "," + y) : null;
          var way = paths.to(new Spot(x, y, 0));
          var as = "%s to %d,%d by %s among %s on %s".formatted(mover, x, y, travel, others, grid);
          assertThat(way.isPresent()).as(as).isEqualTo(cost != null);
          if (cost != null && way.isPresent()) {
            int feet = 5 * (int) Math.floor(cost + 1e-6);
            assertThat(way.get().feet()).as(as).isEqualTo(feet);
            assertThat(paths.along(way.get().steps())).as(as).isEqualTo(way.get());
            reached++;
          }
          tried++;
        }
      }
    }
    assertThat(reached).as("both answers are common").isBetween(tried / 4, tried * 9 / 10);
  }

  @Test
  void whatIsWithinReachIsWhatCanBeGoneToForThatMuch() {
    var random = new RandomMaps(5);
    for (int i = 0; i < 200; i++) {
      var grid = random.maze(7, 6);
      var mover = grounded(random, grid, "mover");
      var others = List.of(random.body(grid, "one"), random.body(grid, "two"));
      var paths = new Paths(new Board(grid), mover, others, travel(random));
      int budget = 5 * random.below(8);
      var reach = paths.within(budget);
      for (int y = 0; y <= grid.depth() - mover.size(); y++) {
        for (int x = 0; x <= grid.width() - mover.size(); x++) {
          var way = paths.to(new Spot(x, y, 0));
          boolean near = way.isPresent() && way.get().feet() <= budget;
          int column = x;
          int row = y;
          assertThat(reach.spots().stream().anyMatch(s -> s.x() == column && s.y() == row))
              .as("%s to %d,%d for %d on %s", mover, x, y, budget, grid)
              .isEqualTo(near);
          if (near) {
            var end = way.get().end(mover.at());
            assertThat(reach.way(end).orElseThrow().feet()).isEqualTo(way.get().feet());
            assertThat(paths.along(reach.way(end).orElseThrow().steps()))
                .isEqualTo(reach.way(end).orElseThrow());
          }
        }
      }
    }
  }

  @Test
  void soaringInTheOpenIsTheDistance() {
    var random = new RandomMaps(6);
    var grid = Grid.open(5, 8, 8);
    for (int i = 0; i < 100; i++) {
      var metric = random.one(List.of(Metric.values()));
      var mover =
          new Body("bird", new Spot(random.below(8), random.below(8), random.below(6)), 1, 5);
      var goal = new Spot(random.below(8), random.below(8), random.below(6));
      var way =
          new Paths(new Board(grid), mover, List.of(), Travel.by(metric, Gait.soar())).to(goal);
      int least = metric.feet(grid.gap(mover, grid.space(goal)), grid);

      if (metric == Metric.STRAIGHT) {
        assertThat(way.orElseThrow().feet()).isGreaterThanOrEqualTo(least);
      } else {
        assertThat(way.orElseThrow().feet()).isEqualTo(least);
      }
    }
  }

  @Test
  void soaringBackIsAsFarAsSoaringThere() {
    var random = new RandomMaps(7);
    int found = 0;
    for (int i = 0; i < 150; i++) {
      var grid = random.maze(6, 5);
      var one = random.body(grid, "one");
      var there = random.body(grid, "two").at();
      var board = new Board(grid);
      boolean room = grid.contains(one.at(there));
      if (room && rests(board, one) && rests(board, one.at(there))) {
        var soar = Travel.by(random.one(List.of(Metric.values())), Gait.soar());
        var out = new Paths(board, one, List.of(), soar).to(there);
        var back = new Paths(board, one.at(there), List.of(), soar).to(one.at());
        int least = soar.metric().feet(grid.gap(one, one.at(there)), grid);

        assertThat(out.map(Going.Way::feet)).isEqualTo(back.map(Going.Way::feet));
        if (out.isPresent()) {
          assertThat(out.get().feet())
              .isGreaterThanOrEqualTo(soar.metric() == Metric.STRAIGHT ? 0 : least);
          assertThat(new Paths(board, one, List.of(), soar).along(out.get().steps()))
              .isEqualTo(out.get());
          found++;
        }
      }
    }
    assertThat(found).isGreaterThan(50);
  }

  /// Whether somebody could be where he is put: not inside anything, nor in the ground.
  private static boolean rests(Board board, Body body) {
    var soar = Travel.by(Metric.EACH_ONE, Gait.soar());
    var above = body.at(new Spot(body.at().x(), body.at().y(), body.at().z() + 1));
    return new Paths(board, above, List.of(), soar).to(body.at()).isPresent();
  }

  private static Travel travel(RandomMaps random) {
    var gaits = random.one(GAITS);
    var metric = random.one(List.of(Metric.values()));
    return Travel.by(metric, gaits.toArray(Gait[]::new))
        .passing(body -> List.of(Passing.values()).get((body.at().x() + body.at().y()) % 3));
  }

  private static Body grounded(RandomMaps random, Grid grid, String id) {
    var body = random.body(grid, id);
    return grid.standing(id, body.at().x(), body.at().y(), body.size(), body.tall());
  }
}
