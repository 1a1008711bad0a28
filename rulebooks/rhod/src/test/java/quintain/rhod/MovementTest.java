package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Stance;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Rise;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Maneuvers and positions.
class MovementTest {
  private static RhodStep run(String to) {
    return new Encounter.Run("hero", at(to));
  }

  private static RhodStep scramble(Encounter.How how, String to) {
    return new Encounter.Scramble("hero", how, at(to));
  }

  @Test
  @Covers({"RHD-MAN-01", "RHD-MAN-02"})
  void anyOtherStanceForOneAp() {
    fight(swordsman().with("Iron Gut").in(Stance.PRONE), dummy())
        .when(new Encounter.ChangeStance("hero", Stance.HIGH_READY))
        .then("hero.stance", "high-ready")
        .then("fight.ap", 5)
        .refuses(new Encounter.ChangeStance("hero", Stance.HIGH_READY), "RHD-MAN-02");
    // who is Sure Footed gets up for nothing
    fight(swordsman().in(Stance.PRONE), dummy())
        .when(new Encounter.ChangeStance("hero", Stance.LOW_READY))
        .then("fight.ap", 6);
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-R-30"})
  void aRunIsTenFeetForOneAp() {
    fight(swordsman(), dummy()).when(run("3,5")).then("fight.ap", 5).then("hero.at", "3,5");
    fight(swordsman(), dummy()).when(run("3,7")).then("fight.ap", 5);
    fight(swordsman(), dummy()).when(run("2,5")).then("fight.ap", 4);
    fight(swordsman(), dummy()).when(run("4,5")).then("fight.ap", 5);
    fight(Folk.hero("10/10/10/10/10/10").with("Fleet"), dummy())
        .when(run("2,5"))
        .then("fight.ap", 4);
    fight(Folk.hero("10/2/10/10/10/10"), dummy()).refuses(run("2,5"), "RHD-AP-02");
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-STN-04", "RHD-STN-05"})
  void nobodyRunsCrouchedOrProne() {
    fight(swordsman().in(Stance.CROUCHED), dummy()).refuses(run("4,5"), "RHD-MAN-03");
    fight(swordsman().in(Stance.PRONE), dummy()).refuses(run("4,5"), "RHD-MAN-03");
  }

  @Test
  @Covers("RHD-MAN-03")
  void conditionsKeepFromRunning() {
    for (String condition : List.of("grappled", "bound")) {
      fight(swordsman(), dummy()).given("hero." + condition, 1).refuses(run("4,5"), "RHD-MAN-03");
    }
    fight(swordsman(), dummy()).given("hero.exhausted", 4).refuses(run("4,5"), "RHD-MAN-03");
    fight(swordsman(), dummy()).given("hero.exhausted", 3).when(run("4,5"));
    fight(swordsman(), dummy()).given("hero.suppressed", 1).when(run("3,5")).then("fight.ap", 4);
  }

  @Test
  @Covers("RHD-MAN-04")
  void fiveFeetByCrawlingForOneAp() {
    fight(swordsman().in(Stance.PRONE), dummy())
        .when(scramble(Encounter.How.CRAWL, "4,5"))
        .then("hero.at", "4,5")
        .then("fight.ap", 5)
        .refuses(scramble(Encounter.How.CRAWL, "2,5"), "RHD-MAN-04")
        .refuses(scramble(Encounter.How.CRAWL, "4,5"), "RHD-MAN-04");
  }

  /// Ground that rises twenty feet from the fourth column on.
  private static Table<RhodState, RhodStep, RhodEvent> cliff() {
    var map = Grid.open(5, 10, 5).with(new Rise(at("4,0"), at("9,4"), 20));
    return Tables.empty()
        .scene(Tables.scene(map, "hero", "3,2", "foe", "0,0"))
        .sheet("hero", Folk.hero("10/12/10/10/10/10").knowing("Brace").with("Iron Gut").sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL);
  }

  @Test
  @Covers("RHD-MAN-04")
  void aClimbIsFiveFeetForEachManeuver() {
    cliff()
        .refuses(run("4,2,4"), "RHD-MAN-04")
        .says("it takes a climb")
        .refuses(scramble(Encounter.How.CLIMB, "3,2,2"), "RHD-MAN-04")
        .refuses(scramble(Encounter.How.CLIMB, "2,2,1"), "RHD-MAN-04")
        .when(scramble(Encounter.How.CLIMB, "3,2,1"))
        .when(scramble(Encounter.How.CLIMB, "3,2,2"))
        .when(scramble(Encounter.How.CLIMB, "3,2,3"))
        .when(scramble(Encounter.How.CLIMB, "4,2,4"))
        .then("hero.at", "4,2,4")
        .then("fight.ap", 2);
  }

  /// A door without a top, and a fence of four feet.
  @Test
  @Covers("RHD-MAN-04")
  void nobodyClimbsOrJumpsThroughAWall() {
    var map =
        Grid.open(5, 10, 5)
            .with(Barrier.wall(Point.corner(3, 0), Point.corner(3, 5)))
            .with(Barrier.fence(Point.corner(2, 0), Point.corner(2, 5), Cover.LOW, 4));
    var table = fight(map, swordsman(), "2,2", dummy(), "0,0");
    for (Encounter.How how : List.of(Encounter.How.CLIMB, Encounter.How.JUMP)) {
      table
          .refuses(scramble(how, "3,2"), "RHD-MAN-04")
          .refuses(scramble(how, "3,3"), "RHD-MAN-04")
          .refuses(scramble(how, "3,2,1"), "RHD-MAN-04");
    }
    table.when(scramble(Encounter.How.CLIMB, "1,2")).then("hero.at", "1,2").then("fight.ap", 5);
  }

  @Test
  @Covers("RHD-R-30")
  void aJumpIsFiveFeetAcrossOrUpAndDownIsFalling() {
    fight(swordsman(), dummy())
        .when(scramble(Encounter.How.JUMP, "4,5"))
        .then("hero.at", "4,5")
        .then("hero.falling", 0)
        .refuses(scramble(Encounter.How.JUMP, "2,5"), "RHD-R-30")
        .refuses(scramble(Encounter.How.JUMP, "4,4,2"), "RHD-R-30");
    cliff()
        .given("hero.at", "4,2,4")
        .when(scramble(Encounter.How.JUMP, "3,2"))
        .then("hero.at", "3,2,4")
        .then("hero.falling", 1)
        .refuses(new Encounter.ChangeStance("hero", Stance.PRONE), "RHD-R-67");
  }

  // Positions

  @Test
  @Covers({"RHD-POS-01", "RHD-R-64"})
  void mostTakeOneSpaceAndTheLargeFour() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "3,4", "brute", "8,8"))
            .sheet("hero", swordsman().sheet())
            .creature("brute", "Hill Brute");
    assertThat(Field.body(table.state().being("hero")).spots()).containsExactly(at("3,4"));
    assertThat(Field.body(table.state().being("brute")).spots())
        .containsExactlyInAnyOrder(at("8,8"), at("9,8"), at("8,9"), at("9,9"));
    assertThat(Field.body(table.state().being("brute")).tall()).isEqualTo(10);
    // distance runs from the nearest space
    table.given("hero.at", "11,9");
    assertThat(Field.feet(table.state(), table.state().being("hero"), table.state().being("brute")))
        .isEqualTo(10);
  }

  @Test
  @Covers({"RHD-POS-02", "RHD-R-65"})
  void noTurnEndsInAnothersSpace() {
    fight(swordsman(), dummy())
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .given("hero.at", "6,5")
        .refuses(end("hero"), "RHD-POS-02")
        .when(new Encounter.Shift("hero", at("6,6")))
        .when(end("hero"))
        .then("fight.turn", "foe");
    fight(swordsman(), dummy()).refuses(new Encounter.Shift("hero", at("6,5")), "RHD-POS-02");
  }

  /// A corridor one space wide, somebody in the middle of it.
  private static Table<RhodState, RhodStep, RhodEvent> corridor() {
    return Tables.empty()
        .scene(
            Tables.scene(
                Grid.of(5, List.of("######", "......", "######")), "hero", "0,1", "foe", "1,1"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL);
  }

  @Test
  @Covers({"RHD-POS-03", "RHD-POS-04", "RHD-R-65"})
  void alliesAndNeutralsArePassedTheHostileAreNot() {
    corridor().refuses(run("2,1"), "RHD-POS-04").says("refused: Hero bars the way");
    corridor().refuses(run("1,1"), "RHD-POS-04").says("refused: Hero is there, and hostile");
    corridor()
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .when(run("2,1"))
        .then("fight.ap", 5);
    corridor()
        .when(new Encounter.SetAttitude("foe", "hero", Scene.Regard.NEUTRAL))
        .when(run("2,1"))
        .then("hero.at", "2,1");
  }

  @Test
  @Covers("RHD-R-108")
  void whoeverIsUnseenStopsARunAndIsNotNamed() {
    corridor()
        .given("foe.secrecy", "unseen")
        .when(run("2,1"))
        .says("Hero stops: somebody unseen is in the way")
        .then("hero.at", "0,1")
        .then("fight.ap", 5)
        .when(scramble(Encounter.How.CRAWL, "1,1"))
        .then("hero.at", "0,1")
        .then("fight.ap", 4);
  }

  @Test
  @Covers("RHD-R-108")
  void aTurnEndsWhereSomebodyUnseenIs() {
    fight(swordsman(), dummy())
        .when(new Encounter.KeepEncounter(true))
        .given("foe.side", "party")
        .given("foe.secrecy", "unseen")
        .given("hero.at", "6,5")
        .when(end("hero"))
        .then("fight.turn", "foe");
  }

  @Test
  @Covers("RHD-R-106")
  void theDeadTakeUpNoSpace() {
    corridor()
        .answer("referee", "over", false)
        .when(new Encounter.Harm("foe", 90, DamageType.FIRE, true, "fire"))
        .when(run("1,1"))
        .then("hero.at", "1,1")
        .when(end("hero"));
  }

  @Test
  @Covers("RHD-COND-06")
  void theFrightenedDoNotComeNearer() {
    var table =
        fight(swordsman(), dummy())
            .given("foe.at", "10,5")
            .changed(
                new LifeEvent.Gained("hero", Borne.lasting(Condition.FRIGHTENED, 1, "foe"))
                    ::appliedTo);
    table.refuses(run("6,5"), "RHD-MAN-03").when(run("4,5")).then("hero.at", "4,5");
  }

  // Distances

  @Test
  @Covers("RHD-R-63")
  void aDiagonalIsOneSpaceUnlessTheHouseCountsOtherwise() {
    assertThat(distance(RhodHouse.Diagonals.FIVE, "3,4")).isEqualTo(20);
    assertThat(distance(RhodHouse.Diagonals.ALTERNATE_5_10, "3,4")).isEqualTo(25);
    assertThat(distance(RhodHouse.Diagonals.EUCLID, "3,4")).isEqualTo(25);
    assertThat(distance(RhodHouse.Diagonals.EUCLID, "2,2")).isEqualTo(10);
    assertThat(distance(RhodHouse.Diagonals.ALTERNATE_5_10, "2,2")).isEqualTo(15);
    assertThat(distance(RhodHouse.Diagonals.FIVE, "1,1,1")).isEqualTo(5);
  }

  private static int distance(RhodHouse.Diagonals diagonals, String place) {
    var state =
        Tables.empty()
            .house(Houses.with("diagonals", diagonals))
            .scene(Tables.placed("hero", "0,0", "foe", place))
            .sheet("hero", swordsman().sheet())
            .sheet("foe", dummy().sheet())
            .state();
    return Field.feet(state, state.being("hero"), state.being("foe"));
  }

  @Test
  @Covers("RHD-R-63")
  void adjacentIsAnyOfTheNeighboursAlsoInHeight() {
    for (String place : List.of("4,4", "6,6", "5,6,1", "5,5,1")) {
      var state = Tables.duel(swordsman(), dummy()).given("foe.at", place).state();
      assertThat(Field.adjacent(state, state.being("hero"), state.being("foe"))).isTrue();
    }
    var far = Tables.duel(swordsman(), dummy()).given("foe.at", "6,5,2").state();
    assertThat(Field.adjacent(far, far.being("hero"), far.being("foe"))).isFalse();
  }

  // Nowhere

  @Test
  @Covers({"RHD-MAN-02", "RHD-MAN-03", "RHD-MAN-04", "RHD-R-67"})
  void nobodyGoesWhereTheyAreOrWhileTheyFall() {
    fight(swordsman(), dummy())
        .refuses(run("5,5"), "RHD-MAN-03")
        .refuses(scramble(Encounter.How.CLIMB, "5,5"), "RHD-MAN-04")
        .refuses(run("6,5"), "RHD-POS-04")
        .refuses(scramble(Encounter.How.JUMP, "6,5"), "RHD-POS-02")
        .given("hero.falling", 1)
        .refuses(run("4,5"), "RHD-R-67")
        .refuses(scramble(Encounter.How.CRAWL, "4,5"), "RHD-R-67")
        .refuses(new Encounter.ChangeStance("hero", Stance.CROUCHED), "RHD-R-67");
    fight(swordsman(), dummy())
        .given("hero.at", "0,5")
        .refuses(
            new Encounter.Scramble("hero", Encounter.How.JUMP, new Spot(-1, 5, 0)), "RHD-MAN-04");
  }

  /// Nobody Frightened comes nearer, on their feet or not.
  @Test
  @Covers({"RHD-COND-06", "RHD-MAN-03", "RHD-MAN-04"})
  void theFrightenedComeNoNearer() {
    var table =
        fight(swordsman(), dummy())
            .given("hero.at", "3,5")
            .changed(
                new LifeEvent.Gained("hero", Borne.lasting(Condition.FRIGHTENED, 1, "foe"))
                    ::appliedTo);
    table
        .refuses(run("4,5"), "RHD-MAN-03")
        .refuses(scramble(Encounter.How.CRAWL, "4,5"), "RHD-MAN-04")
        .when(scramble(Encounter.How.CRAWL, "2,5"))
        .when(run("0,5"));
  }

  /// Outside an Encounter one order leads 300 feet and no further.
  @Test
  @Covers("RHD-MAN-03")
  void aStrollIsThreeHundredFeet() {
    var road = Grid.open(5, 80, 3);
    var table =
        Tables.empty()
            .scene(Tables.scene(road, "hero", "0,0"))
            .sheet("hero", swordsman().sheet())
            .refuses(run("61,0"), "RHD-MAN-03")
            .when(run("60,0"));
    table.then("hero.at", "60,0");
  }
}
