package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.swordsman;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Houses;
import quintain.rhod.Tables;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Terrain;
import quintain.testkit.Covers;

/// Line of Sight and Cover on the map.
class FieldTest {
  private static Grid map(String... rows) {
    Map<String, Terrain> legend = new LinkedHashMap<>();
    legend.put("c", new Terrain("crate", Cover.LOW, true, Optional.empty(), 0, 1));
    legend.put("w", new Terrain("wooden wall", Cover.HIGH, true, Optional.empty(), 0, 1));
    legend.put("h", new Terrain("hurdle", Cover.LOW, true, Optional.of(3), 0, 1));
    return new Grid(5, List.of(rows), legend, List.of(), List.of(), List.of(), Optional.empty());
  }

  private static RhodState state(RhodHouse house, Grid map, String hero, String foe) {
    return Tables.empty()
        .house(house)
        .scene(Tables.scene(map, "hero", hero, "foe", foe))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .state();
  }

  private static RhodState state(Grid map, String hero, String foe) {
    return state(RhodHouse.DEFAULTS, map, hero, foe);
  }

  private static Cover cover(RhodState state) {
    return Field.cover(state, state.being("hero"), state.being("foe"));
  }

  private static boolean sees(RhodState state) {
    return Field.sees(state, state.being("hero"), state.being("foe"));
  }

  @Test
  @Covers({"RHD-COV-01", "RHD-COV-04", "RHD-LOS-02"})
  void aCrateBesideTheTargetIsLowCover() {
    var behind = state(map(".......", "....c..", "......."), "0,1", "5,1");
    assertThat(cover(behind)).isEqualTo(Cover.LOW);
    assertThat(sees(behind)).isTrue();
    assertThat(Field.penalty(Cover.LOW)).isEqualTo(3);
  }

  @Test
  @Covers({"RHD-COV-03", "RHD-COV-05"})
  void aWoodenWallIsHighCoverAndOpenAirNone() {
    assertThat(cover(state(map(".......", "....w..", "......."), "0,1", "5,1")))
        .isEqualTo(Cover.HIGH);
    assertThat(Field.penalty(Cover.HIGH)).isEqualTo(6);
    assertThat(cover(state(map(".......", ".......", "......."), "0,1", "5,1")))
        .isEqualTo(Cover.NONE);
    assertThat(Field.penalty(Cover.NONE)).isZero();
  }

  @Test
  @Covers({"RHD-COV-02", "RHD-LOS-01"})
  void stoneEndsTheLineOfSightBothWays() {
    var state = state(map("...#...", "...#...", "...#..."), "0,1", "5,1");
    assertThat(sees(state)).isFalse();
    assertThat(Field.sees(state, state.being("foe"), state.being("hero"))).isFalse();
  }

  @Test
  @Covers("RHD-COV-06")
  void whoIsOnTheSameSideIsNotHindered() {
    assertThat(cover(state(map(".......", "....c..", "......."), "6,1", "5,1")))
        .isEqualTo(Cover.NONE);
  }

  @Test
  @Covers("RHD-COV-06")
  void coverIsForRangedAttacksAlone() {
    // a spear over a crate: STR +0 and nothing else
    var table =
        Tables.empty()
            .scene(Tables.scene(map(".......", "....c..", "......."), "hero", "3,1", "foe", "5,1"))
            .sheet("hero", Folk.hero("10/10/10/10/10/10").inBothHands("Spear").sheet())
            .sheet("foe", dummy().sheet())
            .given("foe.side", "foes")
            .dice("d20=20", "d20=1")
            .when(Tables.CALL)
            .dice("d20=7")
            .when(attack("hero", "Spear", "foe"));
    assertThat(table.events())
        .filteredOn(FightEvent.AttackRolled.class::isInstance)
        .extracting(event -> ((FightEvent.AttackRolled) event).total())
        .containsExactly(7);
  }

  @Test
  @Covers("RHD-R-60")
  void onlyWhatIsBesideTheTargetCountsUnlessTheHouseTakesAll() {
    var map = map(".......", ".c.....", ".......");
    assertThat(cover(state(map, "0,1", "5,1"))).isEqualTo(Cover.NONE);
    var all = Houses.with("coverFrom", RhodHouse.CoverFrom.ANY_ON_LINE);
    assertThat(cover(state(all, map, "0,1", "5,1"))).isEqualTo(Cover.LOW);
    assertThat(cover(state(all, map(".......", ".c.w...", "......."), "0,1", "5,1")))
        .isEqualTo(Cover.HIGH);
  }

  @Test
  @Covers({"RHD-R-60", "RHD-R-59", "RHD-LOS-01"})
  void aPeekRoundACornerIsHighCoverUnlessTheHouseGivesNone() {
    // the middles are cut off by the rock, a corner of one sees a corner of the other
    var map = map("......", "..#...", "......");
    var peeking = state(map, "0,1", "4,0");
    assertThat(sees(peeking)).isTrue();
    assertThat(cover(peeking)).isEqualTo(Cover.HIGH);
    var none = Houses.with("cornerCover", RhodHouse.CornerCover.NONE);
    assertThat(cover(state(none, map, "0,1", "4,0"))).isEqualTo(Cover.NONE);
  }

  @Test
  @Covers("RHD-R-59")
  void aLineAboveWhatHasAHeightDoesNotCrossIt() {
    // from the middle of a space ten feet up, over a hurdle of three feet, to the ground
    var map = map(".......", "....h..", ".......");
    assertThat(cover(state(map, "0,1", "5,1"))).isEqualTo(Cover.LOW);
    assertThat(cover(state(map, "3,1,2", "5,1"))).isEqualTo(Cover.NONE);
  }

  @Test
  @Covers({"RHD-STN-04", "RHD-STN-05", "RHD-R-62"})
  void stancesRaiseRealCoverByOneStep() {
    var crate = map(".......", "....c..", ".......");
    var open = map(".......", ".......", ".......");
    assertThat(stanced(crate, Stance.CROUCHED)).isEqualTo(Cover.HIGH);
    assertThat(stanced(crate, Stance.PRONE)).isEqualTo(Cover.HIGH);
    assertThat(stanced(open, Stance.CROUCHED)).isEqualTo(Cover.NONE);
    assertThat(stanced(open, Stance.PRONE)).isEqualTo(Cover.LOW);
    assertThat(stanced(crate, Stance.HIGH_READY)).isEqualTo(Cover.LOW);
  }

  private static Cover stanced(Grid map, Stance stance) {
    return cover(new FightEvent.StanceTaken("foe", stance).appliedTo(state(map, "0,1", "5,1")));
  }

  @Test
  @Covers("RHD-R-59")
  void creaturesDoNotBlockTheLine() {
    var state =
        Tables.empty()
            .scene(Tables.placed("hero", "0,0", "foe", "4,0", "between", "2,0"))
            .sheet("hero", swordsman().sheet())
            .sheet("foe", dummy().sheet())
            .sheet("between", dummy().sheet())
            .state();
    assertThat(sees(state)).isTrue();
    assertThat(cover(state)).isEqualTo(Cover.NONE);
  }

  @Test
  @Covers("RHD-COND-06")
  void theBlindedSeeFiveFeet() {
    var near = Tables.duel(swordsman(), dummy()).given("hero.blinded", 1);
    assertThat(sees(near.state())).isTrue();
    assertThat(sees(near.given("foe.at", "7,5").state())).isFalse();
  }
}
