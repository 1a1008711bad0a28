package quintain.rhod.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.archer;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Quick;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.rules.Turns;
import quintain.rhod.rules.Ways;
import quintain.rhod.state.Being;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Stance;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Rise;
import quintain.space.Terrain;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The way nearer to a foe, by moves alone.
class ApproachTest {
  private static final Fights<RhodState, RhodStep, RhodEvent> FIGHTS =
      new RhodBook().foresight().fights().orElseThrow();

  private static List<Move<RhodStep>> moves(Table<RhodState, RhodStep, RhodEvent> table) {
    return FIGHTS.moves(table.state(), "hero");
  }

  private static List<Move.Kind> kinds(Table<RhodState, RhodStep, RhodEvent> table) {
    return moves(table).stream().map(Move::kind).distinct().toList();
  }

  private static Being being(Table<RhodState, RhodStep, RhodEvent> table, String id) {
    return table.state().being(id);
  }

  private static int feet(Table<RhodState, RhodStep, RhodEvent> table) {
    return Field.feet(table.state(), being(table, "hero"), being(table, "foe"));
  }

  private static int left(Table<RhodState, RhodStep, RhodEvent> table) {
    return Turns.left(table.state(), "hero");
  }

  /// The hero goes on as long as there is a way nearer and no Attack; gives what they did.
  private static List<RhodStep> goOn(Table<RhodState, RhodStep, RhodEvent> table) {
    var done = new ArrayList<RhodStep>();
    while (moves(table).getFirst().kind() == Move.Kind.APPROACH
        || moves(table).getFirst().kind() == Move.Kind.READY) {
      var next = moves(table).getFirst().command();
      table.when(next);
      done.add(next);
      assertThat(done).hasSizeLessThan(20);
    }
    return done;
  }

  private static List<Class<?>> kindsOf(List<RhodStep> steps) {
    return steps.stream().<Class<?>>map(RhodStep::getClass).toList();
  }

  // Over open ground

  @Test
  @Covers("RHD-MAN-03")
  void whoeverIsTooFarOffRunsUntilTheWeaponReaches() {
    var table = withFriend(Scene.OPEN, "2,5", "8,5", "7,5");
    var run = moves(table).getFirst();
    assertThat(run.kind()).isEqualTo(Move.Kind.APPROACH);
    table.when(run.command());
    // the friend stands in the straight way's last space, so beside them
    assertThat(feet(table)).isEqualTo(5);
    assertThat(Ways.sharing(table.state(), being(table, "hero"))).isEmpty();
  }

  /// 6 AP are 60 feet of running.
  @Test
  @Covers("RHD-MAN-03")
  void aRunGoesAsFarAsTheApDo() {
    var table = fight(Scene.OPEN, swordsman(), "0,5", dummy(), "20,5");
    var run = moves(table).getFirst();
    assertThat(run.kind()).isEqualTo(Move.Kind.APPROACH);
    assertThat(run.target()).isEqualTo("foe");
    assertThat(run.distance()).isEqualTo(100);
    table.when(run.command());
    assertThat(feet(table)).isEqualTo(40);
    assertThat(Turns.left(table.state(), "hero")).isZero();
    assertThat(kinds(table)).containsExactly(Move.Kind.END);
  }

  /// A bow reaches 80 feet.
  @Test
  @Covers({"RHD-MAN-03", "RHD-ATK-02"})
  void whoShootsComesNoNearerThanTheBowNeeds() {
    var table = fight(Scene.OPEN, archer(), "0,5", dummy(), "20,5");
    table.when(moves(table).getFirst().command());
    assertThat(feet(table)).isEqualTo(80);
    // two Maneuvers of 7 AP
    assertThat(Turns.left(table.state(), "hero")).isEqualTo(5);
    assertThat(kinds(table)).contains(Move.Kind.ATTACK);
  }

  /// The bear takes two spaces by two from its left upper corner: whoever comes goes no farther
  /// than they must, from whichever side, and so does the bear.
  @Test
  @Covers({"RHD-MAN-03", "RHD-R-64"})
  void theNearestSpaceIsRunToFromEverySide() {
    assertThat(approached("5,5", "14,5", "hero")).isEqualTo(7);
    assertThat(approached("5,5", "0,5", "hero")).isEqualTo(4);
    assertThat(approached("5,5", "5,14", "hero")).isEqualTo(7);
    assertThat(approached("5,5", "5,0", "hero")).isEqualTo(4);
    assertThat(approached("5,5", "14,5", "bear")).isEqualTo(7);
    assertThat(approached("5,5", "0,5", "bear")).isEqualTo(4);
    assertThat(approached("5,5", "5,12", "bear")).isEqualTo(5);
    assertThat(approached("5,5", "5,0", "bear")).isEqualTo(4);
  }

  /// How many spaces somebody runs until they are beside the other; both end 5 feet apart.
  private static int approached(String bear, String hero, String who) {
    boolean first = who.equals("hero");
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", hero, "bear", bear))
            .sheet("hero", Folk.hero("15/16/14/8/13/10").holding("Shortsword").sheet())
            .creature("bear", "Grey Cave Bear")
            .dice(first ? "d20=20" : "d20=1", first ? "d20=1" : "d20=20")
            .when(Tables.CALL);
    var from = being(table, who).at();
    var run = FIGHTS.moves(table.state(), who).getFirst();
    assertThat(run.kind()).isEqualTo(Move.Kind.APPROACH);
    table.when(run.command());
    assertThat(Field.feet(table.state(), being(table, "hero"), being(table, "bear"))).isEqualTo(5);
    var to = being(table, who).at();
    return Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
  }

  @Test
  @Covers("RHD-POS-02")
  void whereNoWayLeadsToTheFoeOneGoesAsNearAsOneCan() {
    var walled =
        Grid.of(5, List.of("..........", "......####", "......#..#", "......####", ".........."));
    var table = fight(walled, swordsman(), "0,2", dummy(), "7,2");
    var run = moves(table).getFirst();
    assertThat(run.kind()).isEqualTo(Move.Kind.APPROACH);
    table.when(run.command());
    assertThat(feet(table)).isEqualTo(10);
    assertThat(kinds(table)).containsExactly(Move.Kind.END);
  }

  // Out of sight

  /// A wall three spaces long: from behind it the archer sees past its end alone.
  private static final Grid WALL = Grid.of(5, List.of("......", ".#....", ".#....", ".#...."));

  @Test
  @Covers({"RHD-LOS-01", "RHD-STN-04", "RHD-MAN-02"})
  void whoeverSeesNobodyGoesToWhereTheyDoAndTheCrouchedStandUpForIt() {
    var table = fight(WALL, archer().in(Stance.CROUCHED), "0,3", dummy(), "4,3");
    assertThat(moves(table).getFirst().kind()).isEqualTo(Move.Kind.READY);
    assertThat(goOn(table))
        .containsExactly(
            new Encounter.ChangeStance("hero", Stance.HIGH_READY),
            new Encounter.Run("hero", at("0,0")));
    // 1 of 7 AP for the Stance, 2 for fifteen feet
    assertThat(left(table)).isEqualTo(4);
    assertThat(kinds(table)).contains(Move.Kind.ATTACK);
  }

  @Test
  @Covers({"RHD-ATK-02", "RHD-STN-04"})
  void whoeverHasAFoeInSightStaysWhereTheyAre() {
    var table = fight(WALL, archer().in(Stance.CROUCHED), "0,0", dummy(), "4,3");
    assertThat(kinds(table)).containsExactly(Move.Kind.ATTACK, Move.Kind.END);
    table.changed(new FightEvent.ApLeft("hero", 3)::appliedTo);
    assertThat(kinds(table)).containsExactly(Move.Kind.END);
    // another who is nearer, behind the wall, changes nothing
    table.changed(new FightEvent.Pushed("foe", List.of(at("0,3")))::appliedTo);
    assertThat(kinds(table)).containsExactly(Move.Kind.END);
  }

  /// The nearer of two sits where nobody can get at them.
  @Test
  @Covers("RHD-MAN-03")
  void theOneWhoCanBeGotAtIsGoneFor() {
    var map = Grid.of(5, List.of("..........", "..###.....", "..#.#.....", "..###....."));
    var table =
        Tables.empty()
            .scene(Tables.scene(map, "hero", "0,2", "foe", "3,2", "other", "8,2"))
            .sheet("hero", swordsman().sheet())
            .sheet("foe", dummy().sheet())
            .sheet("other", dummy().sheet())
            .given("foe.side", "foes")
            .given("other.side", "foes")
            .dice("d20=20", "d20=1", "d20=2")
            .when(Tables.CALL);
    assertThat(moves(table).getFirst().target()).isEqualTo("other");
    goOn(table);
    assertThat(Field.feet(table.state(), being(table, "hero"), being(table, "other"))).isEqualTo(5);
  }

  // Up and down

  /// A loft of two by two spaces, ten feet up.
  private static final Grid LOFT = Grid.open(5, 8, 5).with(new Rise(at("4,2"), at("5,3"), 10));

  /// One run of ten feet, and a Maneuver for each five feet of the climb.
  @Test
  @Covers({"RHD-MAN-03", "RHD-MAN-04"})
  void whoeverIsUpInALoftIsClimbedUpTo() {
    var table = fight(LOFT, swordsman(), "1,2", dummy(), "5,3,2");
    var done = goOn(table);
    assertThat(kindsOf(done))
        .containsExactly(Encounter.Run.class, Encounter.Scramble.class, Encounter.Scramble.class);
    assertThat(done.subList(1, 3))
        .allMatch(step -> ((Encounter.Scramble) step).how() == Encounter.How.CLIMB);
    assertThat(being(table, "hero").at().z()).isEqualTo(2);
    assertThat(feet(table)).isEqualTo(5);
    assertThat(left(table)).isEqualTo(3);
  }

  @Test
  @Covers({"RHD-MAN-04", "RHD-STN-04"})
  void whoeverIsUpInALoftClimbsDownEvenCrouched() {
    var table = fight(LOFT, swordsman().in(Stance.CROUCHED), "4,2,2", dummy(), "1,2");
    assertThat(kindsOf(goOn(table)))
        .containsExactly(Encounter.Scramble.class, Encounter.Scramble.class);
    assertThat(feet(table)).isEqualTo(5);
    assertThat(left(table)).isEqualTo(4);
    assertThat(kinds(table)).contains(Move.Kind.ATTACK);
  }

  /// Twenty feet are four Maneuvers, with something to hold on to all the way.
  @Test
  @Covers("RHD-MAN-04")
  void aCliffIsClimbedDownToItsFoot() {
    var cliff = Grid.open(5, 10, 5).with(new Rise(at("4,0"), at("9,4"), 20));
    var table = fight(cliff, swordsman(), "4,2,4", dummy(), "0,2");
    assertThat(kindsOf(goOn(table)))
        .containsExactly(
            Encounter.Scramble.class,
            Encounter.Scramble.class,
            Encounter.Scramble.class,
            Encounter.Scramble.class,
            Encounter.Run.class);
    assertThat(feet(table)).isEqualTo(5);
    assertThat(left(table)).isEqualTo(1);
  }

  private static Table<RhodState, RhodStep, RhodEvent> withFriend(
      Grid map, String hero, String foe, String friend) {
    return Tables.empty()
        .scene(Tables.scene(map, "hero", hero, "foe", foe, "friend", friend))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .sheet("friend", dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=1", "d20=2")
        .when(Tables.CALL);
  }

  @Test
  @Covers({"RHD-MAN-04", "RHD-POS-02"})
  void whereOneHoldsOnAnotherClimbsBeside() {
    var table = withFriend(LOFT, "3,2", "5,2,2", "3,2,1");
    goOn(table);
    assertThat(being(table, "hero").at().z()).isEqualTo(2);
    assertThat(feet(table)).isEqualTo(5);
  }

  @Test
  @Covers({"RHD-MAN-04", "RHD-POS-02"})
  void whereTheOnlyHoldIsTakenOneWaitsBeneath() {
    var gorge =
        Grid.of(5, List.of("#####", "....#", "#####")).with(new Rise(at("3,1"), at("3,1"), 10));
    var table = withFriend(gorge, "0,1", "3,1,2", "2,1,1");
    assertThat(kindsOf(goOn(table))).containsExactly(Encounter.Run.class);
    assertThat(feet(table)).isEqualTo(10);
    assertThat(kinds(table)).containsExactly(Move.Kind.END);
  }

  // Doors

  /// A wall of rock with a door in its third row.
  private static Grid house(String above) {
    return Grid.of(5, List.of(above, "...#..", "......", "...#.."))
        .with(
            new Barrier(
                "door",
                Point.corner(3, 2),
                Point.corner(3, 3),
                Cover.FULL,
                false,
                Optional.empty()));
  }

  @Test
  @Covers({"RHD-INT-06", "RHD-MAN-03"})
  void theOnlyDoorIsOpened() {
    var table = fight(house("...#.."), swordsman(), "0,2", dummy(), "5,2");
    assertThat(goOn(table))
        .containsExactly(
            new Encounter.Run("hero", at("2,2")),
            new Handling.OpenUp("hero", "door"),
            new Encounter.Run("hero", at("4,2")));
    assertThat(left(table)).isEqualTo(3);
  }

  @Test
  @Covers("RHD-INT-06")
  void aDoorStaysClosedWhereAWayLeadsRoundIt() {
    var table = fight(house("......"), swordsman(), "0,2", dummy(), "5,2");
    assertThat(kindsOf(goOn(table))).containsOnly(Encounter.Run.class);
    assertThat(feet(table)).isEqualTo(5);
  }

  // Those who cannot run

  @Test
  @Covers({"RHD-MAN-03", "RHD-MAN-04", "RHD-COND-04"})
  void whoeverIsTooExhaustedToRunCrawls() {
    var table = fight(Scene.OPEN, swordsman(), "5,5", dummy(), "8,5").given("hero.exhausted", 4);
    assertThat(goOn(table))
        .containsExactly(
            new Encounter.Scramble("hero", Encounter.How.CRAWL, at("6,5")),
            new Encounter.Scramble("hero", Encounter.How.CRAWL, at("7,5")));
    assertThat(left(table)).isEqualTo(4);
  }

  @Test
  @Covers("RHD-MAN-03")
  void theGrappledGoNowhere() {
    var table = fight(Scene.OPEN, swordsman(), "5,5", dummy(), "8,5").given("hero.grappled", 1);
    assertThat(kinds(table)).doesNotContain(Move.Kind.APPROACH);
  }

  // Whole fights

  /// Rock with a closed door in it, a loft behind, a fence before and crates to climb over.
  private static final Grid MILL =
      Grid.of(
              5,
              List.of(
                  "......#.....", "......#.....", "............", "......#.....", "......######"))
          .with('c', new Terrain("crates", Cover.LOW, true, Optional.of(4), 0, 1))
          .with(2, 1, 'c')
          .with(2, 2, 'c')
          .with(new Rise(at("9,1"), at("10,2"), 10))
          .with(
              new Barrier(
                  "door",
                  Point.corner(6, 2),
                  Point.corner(6, 3),
                  Cover.FULL,
                  false,
                  Optional.empty()))
          .with(Barrier.fence(Point.corner(4, 0), Point.corner(4, 5), Cover.LOW, 4));

  /// Whatever they do, they get at each other, and nothing they are offered is refused.
  @Test
  @Covers({"RHD-MAN-03", "RHD-MAN-04", "RHD-INT-06", "RHD-ENC-06"})
  void fightsInAndAroundAMillAreFoughtOut() {
    for (int seed = 0; seed < 6; seed++) {
      var random = new SplittableRandom(seed);
      var quick =
          new Quick<>(
              new RhodBook(), new QuickFate(sides -> random.nextInt(sides) + 1, Policy.DEFAULTS));
      var state =
          Tables.empty()
              .scene(
                  Tables.scene(MILL, "one", "0,2", "two", "1,4", "foe", "9,1,2", "other", "10,2,2"))
              .sheet("one", swordsman().sheet())
              .sheet("two", archer().in(Stance.CROUCHED).sheet())
              .creature("foe", "Roadside Cutthroat")
              .creature("other", "Hill Poacher")
              .state();
      state = quick.run(state, FIGHTS.beginning(state));
      int commands = 0;
      while (FIGHTS.next(state) instanceof Fights.Call.Turn<RhodStep>(var who, var _)) {
        var moves = FIGHTS.moves(state, who);
        for (Move<RhodStep> move : moves) {
          // a refused command is thrown
          quick.run(state, move.command());
        }
        state = quick.run(state, moves.getFirst().command());
        assertThat(++commands).as("commands with seed %d", seed).isLessThan(400);
      }
      assertThat(FIGHTS.winner(state)).isNotNegative();
    }
  }
}
