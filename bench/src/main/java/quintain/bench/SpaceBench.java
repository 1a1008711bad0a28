package quintain.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import quintain.kernel.Spot;
import quintain.space.Barrier;
import quintain.space.Board;
import quintain.space.Body;
import quintain.space.Cover;
import quintain.space.CoverRules;
import quintain.space.Covers;
import quintain.space.Gait;
import quintain.space.Going;
import quintain.space.Grid;
import quintain.space.Metric;
import quintain.space.Passing;
import quintain.space.Paths;
import quintain.space.Point;
import quintain.space.Ray;
import quintain.space.Reach;
import quintain.space.Region;
import quintain.space.Sight;
import quintain.space.SightRules;
import quintain.space.Travel;

/// Questions about a map of 60 by 60 spaces with 200 barriers and 40 creatures, each asked of the
/// bare map: making it ready is part of every figure.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Thread)
public class SpaceBench {
  private static final int SIDE = 60;

  /// Open ground with walls, or the same with a fifth of it rock.
  @Param({"walls", "caves"})
  public String map = "walls";

  /// How many spaces a creature takes along each side.
  @Param({"1", "2"})
  public int size = 1;

  private Grid grid = Grid.open(5, SIDE, SIDE);
  private final List<Body> bodies = new ArrayList<>();
  private int turn;

  @Setup
  public void lay() {
    var random = new SplittableRandom(5);
    grid = Grid.open(5, SIDE, SIDE);
    if (map.equals("caves")) {
      for (int i = 0; i < SIDE * SIDE / 5; i++) {
        grid = grid.with(random.nextInt(SIDE), random.nextInt(SIDE), '#');
      }
    }
    for (int i = 0; i < 200; i++) {
      grid = grid.with(barrier(random, i));
    }
    while (bodies.size() < 40) {
      int x = random.nextInt(SIDE - size + 1);
      int y = random.nextInt(SIDE - size + 1);
      var body = grid.standing("body " + bodies.size(), x, y, size, 5 * size);
      boolean free = body.spots().stream().noneMatch(spot -> grid.filled(spot.x(), spot.y()));
      if (free && bodies.stream().noneMatch(body::overlaps)) {
        bodies.add(body);
      }
    }
  }

  /// Walls along the edges of spaces, some slanting; a third has a height, a quarter is low cover.
  private static Barrier barrier(SplittableRandom random, int number) {
    int length = 1 + random.nextInt(5);
    int x = random.nextInt(SIDE - length + 1);
    int y = random.nextInt(SIDE - length + 1);
    boolean across = random.nextBoolean();
    boolean slanting = number % 10 == 0;
    var from = Point.corner(x, y);
    var to =
        slanting
            ? Point.corner(x + length, y + length)
            : Point.corner(across ? x + length : x, across ? y : y + length);
    return new Barrier(
        "barrier",
        from,
        to,
        number % 4 == 0 ? Cover.LOW : Cover.FULL,
        false,
        number % 3 == 0 ? Optional.of(1 + random.nextInt(10)) : Optional.empty());
  }

  private Body one() {
    turn++;
    return bodies.get(turn % bodies.size());
  }

  private Body other() {
    return bodies.get(turn * 7 % bodies.size());
  }

  private Travel walking() {
    return Travel.by(Metric.EACH_ONE, Gait.walk(2), Gait.climb(2))
        .passing(body -> body.id().endsWith("1") ? Passing.THROUGH : Passing.NOT);
  }

  @Benchmark
  public Board ready() {
    return new Board(grid);
  }

  @Benchmark
  public boolean sight() {
    return new Sight(new Board(grid), SightRules.ANY_POINT).sees(one(), other());
  }

  @Benchmark
  public Optional<Ray> sightWithItsRay() {
    return new Sight(new Board(grid), SightRules.ANY_POINT).line(one(), other());
  }

  @Benchmark
  public Cover cover() {
    var rules = new CoverRules(CoverRules.Counting.BESIDE_TARGET, Cover.HIGH);
    return new Covers(new Board(grid), SightRules.ANY_POINT, rules).between(one(), other());
  }

  @Benchmark
  public Region region() {
    return new Sight(new Board(grid), SightRules.ANY_POINT).region(one());
  }

  /// To a place beside somebody far off, climbing what is in the way.
  @Benchmark
  public Optional<Going.Way> path() {
    var mover = one();
    var goal = other().at();
    return new Paths(new Board(grid), mover, bodies, walking())
        .to(new Spot(Math.max(0, goal.x() - size), goal.y(), 0));
  }

  /// Through the air, level by level.
  @Benchmark
  public Optional<Going.Way> flight() {
    var mover = one();
    var goal = other().at();
    return new Paths(new Board(grid), mover, bodies, Travel.by(Metric.EACH_ONE, Gait.soar()))
        .to(new Spot(Math.max(0, goal.x() - size), goal.y(), 2));
  }

  /// Everywhere on the map.
  @Benchmark
  public Reach everywhere() {
    return new Paths(new Board(grid), one(), bodies, walking()).within(10_000);
  }

  /// What a token that is picked up may reach in one move.
  @Benchmark
  public Reach move() {
    return new Paths(new Board(grid), one(), bodies, walking()).within(40);
  }
}
