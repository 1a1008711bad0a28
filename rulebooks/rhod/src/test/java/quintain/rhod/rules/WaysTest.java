package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.Tables;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.space.Barrier;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.testkit.Covers;

/// Ways over open ground, which need no search, against those the search finds where a wall stands
/// in a corner that nobody comes to.
class WaysTest {
  private static final int FAR = 14;
  private static final Grid WALLED =
      Scene.OPEN.with(Barrier.wall(Point.corner(23, 15), Point.corner(24, 15)));

  private static RhodState scattered(SplittableRandom random) {
    var spots = new ArrayList<Spot>();
    while (spots.size() < 7) {
      var spot = spot(random);
      if (!spots.contains(spot)) {
        spots.add(spot);
      }
    }
    var table =
        Tables.empty()
            .scene(
                Tables.placed(
                    "hero", spots.get(0).toString(),
                    "friend", spots.get(1).toString(),
                    "bear", spots.get(2).toString(),
                    "one", spots.get(3).toString(),
                    "two", spots.get(4).toString(),
                    "three", spots.get(5).toString(),
                    "four", spots.get(6).toString()))
            .sheet("hero", Tables.swordsman().sheet())
            .sheet("friend", Tables.swordsman().sheet())
            .creature("bear", "Grey Cave Bear");
    for (String id : List.of("one", "two", "three", "four")) {
      table = table.creature(id, "Levy Conscript");
    }
    return table.state();
  }

  private static Spot spot(SplittableRandom random) {
    return new Spot(random.nextInt(FAR), random.nextInt(FAR), 0);
  }

  private static RhodState walled(RhodState state) {
    return new FightEvent.MapLaid(WALLED).appliedTo(state);
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-POS-03", "RHD-POS-04"})
  void aWayWithoutASearchIsAsLongAsTheSearchedOne() {
    var random = new SplittableRandom(5);
    for (int i = 0; i < 60; i++) {
      var open = scattered(random);
      var walled = walled(open);
      assertThat(Ways.isPlain(walled, walled.being("hero"))).isFalse();
      for (String who : List.of("hero", "bear")) {
        var by = open.being(who);
        assertThat(Ways.isPlain(open, by)).isTrue();
        var to = spot(random);
        assertThat(Ways.to(open, by, to).map(Ways.Walk::feet))
            .as("%s from %s to %s", who, by.at(), to)
            .isEqualTo(Ways.to(walled, by, to).map(Ways.Walk::feet));
        assertThat(Ways.isFree(open, by, to)).isEqualTo(Ways.isFree(walled, by, to));
      }
    }
  }

  @Test
  @Covers("RHD-MAN-03")
  void whatIsInTheWayOfAStepIsInItWithoutASearch() {
    var random = new SplittableRandom(6);
    int blocked = 0;
    for (int i = 0; i < 80; i++) {
      var open = scattered(random);
      var walled = walled(open);
      for (String who : List.of("hero", "bear")) {
        var by = open.being(who);
        var steps = new ArrayList<Spot>();
        var at = by.at();
        while (steps.size() < 5) {
          int x = at.x() + random.nextInt(3) - 1;
          int y = at.y() + random.nextInt(3) - 1;
          if (x >= 0 && y >= 0 && (x != at.x() || y != at.y())) {
            at = new Spot(x, y, 0);
            steps.add(at);
          }
        }
        var plain = Ways.along(open, by, steps);
        blocked += plain.isEmpty() ? 1 : 0;
        assertThat(plain.map(Ways.Walk::feet))
            .isEqualTo(Ways.along(walled, by, steps).map(Ways.Walk::feet));
        assertThat(Ways.leg(open, by, steps, 10)).isEqualTo(Ways.leg(walled, by, steps, 10));
        assertThat(Ways.maneuvers(open, by, steps)).isEqualTo(Ways.maneuvers(walled, by, steps));
      }
    }
    assertThat(blocked).isPositive();
  }
}
