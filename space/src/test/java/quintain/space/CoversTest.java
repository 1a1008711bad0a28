package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class CoversTest {
  private static final CoverRules BESIDE =
      new CoverRules(CoverRules.Counting.BESIDE_TARGET, Cover.HIGH);
  private static final CoverRules ANYWHERE =
      new CoverRules(CoverRules.Counting.ANY_ON_LINE, Cover.HIGH);

  private static final Terrain CRATE =
      new Terrain("crate", Cover.LOW, true, Optional.empty(), 0, 1);
  private static final Terrain SMOKE =
      new Terrain("smoke", Cover.HIGH, false, Optional.empty(), 0, 1);

  private static Body at(Grid grid, int x, int y) {
    return grid.standing("at " + x + "," + y, x, y, 1, grid.feet());
  }

  private static Cover grade(Grid grid, CoverRules rules, int x1, int y1, int x2, int y2) {
    return new Covers(new Board(grid), SightRules.ANY_POINT, rules)
        .between(at(grid, x1, y1), at(grid, x2, y2));
  }

  /// An archer on a ledge ten feet up at 2,2, a crate at 11,6 and a target behind it at 12,6.
  private static Grid ambush() {
    return Grid.open(5, 16, 10)
        .with('c', CRATE)
        .with(11, 6, 'c')
        .with(new Rise(new Spot(2, 2, 0), new Spot(2, 2, 0), 10));
  }

  @Test
  void aCrateBesideTheTargetOnTheLineCoversIt() {
    var grid = ambush();

    assertThat(grade(grid, BESIDE, 2, 2, 12, 6)).isEqualTo(Cover.LOW);
    assertThat(grid.above(at(grid, 2, 2), at(grid, 12, 6))).isEqualTo(5);
  }

  @Test
  void whatCoversSomebodyHasAName() {
    var grid = ambush().with('s', SMOKE).with(5, 5, 's');
    var covers = new Covers(new Board(grid), SightRules.ANY_POINT, BESIDE);

    assertThat(covers.screen(at(grid, 2, 2), at(grid, 12, 6))).contains("crate");
    assertThat(covers.screen(at(grid, 14, 6), at(grid, 12, 6))).isEmpty();
    assertThat(covers.screen(at(grid, 2, 2), at(grid, 5, 5))).contains("smoke");
  }

  @Test
  void whoeverIsOnTheSameSideOfItIsNotHindered() {
    assertThat(grade(ambush(), BESIDE, 14, 6, 12, 6)).isEqualTo(Cover.NONE);
    assertThat(grade(ambush(), BESIDE, 12, 2, 12, 6)).isEqualTo(Cover.NONE);
  }

  @Test
  void whatIsBesideTheAttackerAloneCountsOnlyIfTheBookSaysSo() {
    assertThat(grade(ambush(), BESIDE, 10, 6, 15, 6)).isEqualTo(Cover.NONE);
    assertThat(grade(ambush(), ANYWHERE, 10, 6, 15, 6)).isEqualTo(Cover.LOW);
  }

  @Test
  void theBestOfSeveralCountsAndTheyDoNotAddUp() {
    var grid =
        ambush()
            .with(
                new Barrier(
                    "planks",
                    Point.corner(12, 6),
                    Point.corner(12, 7),
                    Cover.HIGH,
                    false,
                    Optional.empty()));

    assertThat(grade(grid, BESIDE, 2, 6, 12, 6)).isEqualTo(Cover.HIGH);
  }

  @Test
  void aLowThingIsLookedOverWhereTheMapGivesItAHeight() {
    var high = Grid.open(5, 6, 1).with('c', tall(3)).with(4, 0, 'c');
    var low = Grid.open(5, 6, 1).with('c', tall(2)).with(4, 0, 'c');

    assertThat(grade(high, BESIDE, 0, 0, 5, 0)).as("the line is 2.5 feet up").isEqualTo(Cover.LOW);
    assertThat(grade(low, BESIDE, 0, 0, 5, 0)).isEqualTo(Cover.NONE);
  }

  private static Terrain tall(int height) {
    return new Terrain("crate", Cover.LOW, true, Optional.of(height), 0, 1);
  }

  @Test
  void whoeverIsSeenOnlyRoundACornerHasTheGradeTheBookGivesThat() {
    var grid = Grid.open(5, 9, 3).with(Barrier.wall(new Point(400, 120), new Point(400, 300)));
    var none = new CoverRules(CoverRules.Counting.BESIDE_TARGET, Cover.NONE);

    assertThat(grade(grid, BESIDE, 1, 1, 7, 1)).isEqualTo(Cover.HIGH);
    assertThat(grade(grid, none, 1, 1, 7, 1)).isEqualTo(Cover.NONE);
  }

  @Test
  void whoeverIsNotSeenHasFullCover() {
    var grid = Grid.open(5, 3, 1).with(Barrier.wall(Point.corner(1, 0), Point.corner(1, 1)));

    assertThat(grade(grid, BESIDE, 0, 0, 2, 0)).isEqualTo(Cover.FULL);
  }

  @Test
  void aLineThatOnlyTouchesACrateIsNotCoveredButOneBetweenTwoIs() {
    var one = Grid.of(5, List.of(".#", "..")).with('#', CRATE);
    var two = Grid.of(5, List.of(".#", "#.")).with('#', CRATE);

    assertThat(grade(one, BESIDE, 0, 0, 1, 1)).isEqualTo(Cover.NONE);
    assertThat(grade(two, BESIDE, 0, 0, 1, 1)).isEqualTo(Cover.LOW);
  }

  @Test
  void betweenTwoThatMeetTheWorseCounts() {
    var grid = Grid.open(5, 2, 2).with('c', CRATE).with('s', SMOKE).with(1, 0, 'c').with(0, 1, 's');

    assertThat(grade(grid, BESIDE, 0, 0, 1, 1)).isEqualTo(Cover.LOW);
  }

  @Test
  void smokeCoversThoseInItAndNotThoseWhoShootOutOfIt() {
    var grid = Grid.open(10, 5, 1).with('s', SMOKE).with(4, 0, 's').with(0, 0, 's');
    var bush = new Terrain("bush", Cover.LOW, false, Optional.of(2), 0, 1);

    assertThat(grade(grid, BESIDE, 1, 0, 4, 0)).isEqualTo(Cover.HIGH);
    assertThat(grade(grid, BESIDE, 0, 0, 3, 0)).isEqualTo(Cover.NONE);
    assertThat(grade(grid.with('s', bush), BESIDE, 1, 0, 4, 0))
        .as("a bush of two feet hides nobody's middle")
        .isEqualTo(Cover.NONE);
  }

  @Test
  void aLargeTargetHalfInSmokeIsNotCoveredByIt() {
    var grid = Grid.open(10, 6, 2).with('s', SMOKE).with(4, 0, 's').with(4, 1, 's').with(5, 0, 's');
    var ogre = grid.standing("ogre", 4, 0, 2, 10);
    var covers = new Covers(new Board(grid), SightRules.ANY_POINT, BESIDE);

    assertThat(covers.between(at(grid, 0, 0), ogre)).isEqualTo(Cover.NONE);
    assertThat(
            new Covers(new Board(grid.with(5, 1, 's')), SightRules.ANY_POINT, BESIDE)
                .between(at(grid, 0, 0), ogre))
        .isEqualTo(Cover.HIGH);
  }

  @Test
  void inTheSameSpaceNothingIsBetween() {
    assertThat(grade(ambush(), BESIDE, 3, 3, 3, 3)).isEqualTo(Cover.NONE);
  }
}
