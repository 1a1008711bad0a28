package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.at;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;
import static quintain.otherworlds.TurnsTest.heroFirst;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.otherworlds.rules.Turns;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Terrain;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Spaces, obstacles, falling, jumping and throwing.
class MovementTest {
  private static OtwStep move(String who, String to) {
    return new OtwStep.Move(who, at(to));
  }

  @Test
  @Covers({"OTW-SPD-01", "OTW-ACT-18", "OTW-R-56"})
  void aMoveIsAsManySpacesAsSpeedOnceATurn() {
    heroFirst(axeman())
        .refuses(move("hero", "0,5"), "OTW-SPD-01")
        .when(move("hero", "4,4"))
        .then("hero.at", "4,4")
        .then("fight.points", 1)
        .then("fight.steps", 0)
        .refuses(move("hero", "4,5"), "OTW-ACT-18");
  }

  @Test
  @Covers("OTW-R-114")
  void whoeverIsUnseenStopsAWalkAndIsNotNamed() {
    heroFirst(axeman()).refuses(move("hero", "1,0"), "OTW-R-94");
    heroFirst(axeman())
        .given("foe.secrecy", "unseen")
        .when(move("hero", "1,0"))
        .says("Hero stops: somebody unseen is in the way")
        .then("hero.at", "0,0")
        .then("fight.points", 1)
        .then("fight.steps", 4);
  }

  @Test
  @Covers("OTW-MOVE-01")
  void aMoveMayBeSplitAroundAnAttack() {
    var quick = Folk.hero("6/3/6/3/3/5").holding("Woodfall Axe");
    heroFirst(quick)
        .given("hero.at", "0,2")
        .when(move("hero", "0,0"))
        .then("fight.steps", 3)
        .dice(d6(3, 1))
        .when(strike())
        .when(move("hero", "0,3"))
        .then("fight.points", 0)
        .then("fight.steps", 0);
  }

  @Test
  @Covers("OTW-R-56")
  void alliesArePassedAndEnemiesAreNot() {
    var corridor =
        Tables.empty()
            .scene(walled("hero", "0,1", "friend", "1,1", "foe", "3,1"))
            .sheet("hero", axeman().sheet())
            .sheet("friend", axeman().sheet())
            .creature("foe", "Kennel Hound");
    corridor
        .refuses(move("hero", "1,1"), "OTW-R-94")
        .refuses(move("hero", "4,1"), "OTW-R-56")
        .when(move("hero", "2,1"))
        .then("hero.at", "2,1");
  }

  /// A corridor along the second row, between rock.
  private static Scene walled(String... idsAndSpots) {
    return Tables.scene(
        Grid.of(10, List.of("##########", "..........", "##########")),
        Tables.placed(idsAndSpots).at());
  }

  /// Somebody before a wall of this height across their way.
  private static Table<OtwState, OtwStep, OtwEvent> beforeAWall(int feet, String creature) {
    return before(Tables.barsAcross(1, feet), creature);
  }

  private static Table<OtwState, OtwStep, OtwEvent> before(Grid map, String creature) {
    Map<String, Spot> places = new LinkedHashMap<>();
    places.put("it", at("0,0"));
    places.put("hero", at("2,0"));
    return Tables.empty()
        .scene(Tables.scene(map, places))
        .sheet("hero", axeman().sheet())
        .creature("it", creature);
  }

  @Test
  @Covers("OTW-MECH-20a")
  void flightIgnoresHeight() {
    beforeAWall(30, "Ember Imp").when(move("it", "2,1")).then("it.at", "2,1");
    beforeAWall(30, "Kennel Hound").refuses(move("it", "2,1"), "OTW-R-56");
  }

  @Test
  @Covers({"OTW-MECH-20b", "OTW-R-94"})
  void aFlyerMaySharePlacesFromAbove() {
    beforeAWall(30, "Ember Imp")
        .refuses(move("it", "2,0"), "OTW-MECH-20b")
        .when(move("it", "2,0,1"))
        .then("it.at", "2,0,1");
  }

  @Test
  @Covers({"OTW-MECH-21", "OTW-R-94"})
  void floatIgnoresAsMuchHeightAsOneIsTall() {
    beforeAWall(6, "Graven Eye").when(move("it", "2,1")).then("it.at", "2,1");
    beforeAWall(7, "Graven Eye").refuses(move("it", "2,1"), "OTW-R-56");
  }

  @Test
  @Covers("OTW-MECH-22a")
  void ghostsPassEverythingButEndNowhereTaken() {
    before(Tables.across(1, Terrain.ROCK), "Toll Wraith")
        .refuses(move("it", "2,0"), "OTW-R-94")
        .refuses(move("it", "1,0"), "OTW-R-94")
        .when(move("it", "3,0"))
        .then("it.at", "3,0");
  }

  @Test
  @Covers({"OTW-MECH-24f", "OTW-R-97"})
  void theFrozenAreMovedByNothing() {
    duel(axeman())
        .given("hero.frost", 3)
        .refuses(move("hero", "0,1"), "OTW-R-97")
        .refuses(new OtwStep.Push("hero", at("0,1")), "OTW-MECH-24f")
        .given("hero.frost", 0)
        .when(new OtwStep.Push("hero", at("0,1")))
        .then("hero.at", "0,1")
        .refuses(new OtwStep.Push("hero", at("1,0")), "OTW-R-97");
  }

  // Standing up

  @Test
  @Covers("OTW-R-98")
  void standingUpTakesHalfTheMovement() {
    heroFirst(Folk.hero("6/3/6/3/3/5"))
        .given("hero.prone", true)
        .when(new OtwStep.StandUp("hero"))
        .then("hero.prone", false)
        .then("fight.points", 1)
        .then("fight.steps", 2)
        .refuses(new OtwStep.StandUp("hero"), "OTW-MECH-25a");
  }

  @Test
  @Covers("OTW-R-98")
  void whoHasMovedTooFarStaysDown() {
    heroFirst(Folk.hero("6/3/6/3/3/5"))
        .when(move("hero", "0,3"))
        .given("hero.prone", true)
        .refuses(new OtwStep.StandUp("hero"), "OTW-R-98");
  }

  @Test
  @Covers("OTW-R-98")
  void aHouseMayMakeStandingUpAnActionOrFree() {
    standing(OtwHouse.StandUp.FULL_ACTION)
        .then("fight.points", 1)
        .then("fight.steps", 0)
        .when(move("hero", "0,4"));
    standing(OtwHouse.StandUp.FREE).then("fight.points", 2);
  }

  private static Table<OtwState, OtwStep, OtwEvent> standing(OtwHouse.StandUp rule) {
    return Tables.against(axeman(), "Kennel Hound")
        .house(Houses.with("standUp", rule))
        .dice(d6(5, 1))
        .when(Tables.BEGIN)
        .given("hero.prone", true)
        .when(new OtwStep.StandUp("hero"))
        .then("hero.prone", false);
  }

  // Falling

  @Test
  @Covers({"OTW-MOVE-02", "OTW-MOVE-03", "OTW-R-58"})
  void aFallIsTenAndADieForEachTenFeetHalfOfItDeath() {
    duel(axeman())
        .dice(d6(3))
        .when(new OtwStep.Fall("hero", 19))
        .then("hero.hp", 11)
        .then("hero.death", 7)
        .when(new OtwStep.Heal("hero", 24))
        .then("hero.hp", 17);
    duel(axeman())
        .given("foe.at", "1,0,2")
        .dice(d6(3, 5))
        .when(new OtwStep.Fall("foe", 20))
        .then("foe.hp", 90 - 28)
        .then("foe.death", 14)
        .then("foe.at", "1,0");
    duel(axeman()).when(new OtwStep.Fall("hero", 9)).then("hero.hp", 24);
  }

  @Test
  @Covers("OTW-R-58")
  void aHouseMayCountTheTenOnce() {
    Tables.against(axeman(), "Kennel Hound")
        .house(Houses.with("fall", OtwHouse.Falling.TEN_ONCE))
        .given("hero.max-hp", 90)
        .given("hero.hp", 90)
        .dice(d6(3, 5))
        .when(new OtwStep.Fall("hero", 20))
        .then("hero.hp", 72);
  }

  // Jumping and throwing

  @Test
  @Covers({"OTW-MOVE-06", "OTW-R-60"})
  void aJumpGoesAsManyFeetAsTheCheckSays() {
    var athlete = Folk.hero("6/3/6/3/3/4").proficient(Proficiency.ATHLETICS);
    heroFirst(athlete)
        .dice(d6(4))
        .when(new OtwStep.Jump("hero", at("0,3"), false))
        .says("12 feet")
        .then("hero.at", "0,1")
        .then("fight.points", 1)
        .then("fight.steps", 3);
  }

  @Test
  @Covers({"OTW-MOVE-07", "OTW-R-60"})
  void aRunUpDoublesIt() {
    var athlete = Folk.hero("6/3/6/3/3/4").proficient(Proficiency.ATHLETICS);
    heroFirst(athlete)
        .dice(d6(4))
        .when(new OtwStep.Jump("hero", at("0,3"), true))
        .says("24 feet")
        .then("hero.at", "0,2")
        .asked("referee", "run-up");
  }

  @Test
  @Covers({"OTW-MOVE-05", "OTW-R-59"})
  void anObjectFliesStrengthTimesTenFeet() {
    var weak = Folk.hero("3/3/6/3/3/4").holding("Lantern");
    duel(weak)
        .refuses(new OtwStep.ThrowObject("hero", "lantern", at("0,4")), "OTW-MOVE-05")
        .when(new OtwStep.ThrowObject("hero", "lantern", at("0,3")))
        .then("ground", List.of("lantern"))
        .then("hero.items", List.of());
    duel(weak)
        .answer("referee", "too-heavy", true)
        .when(new OtwStep.ThrowObject("hero", "lantern", at("0,3")))
        .then("hero.items", List.of("lantern"));
  }

  // Space

  @Test
  @Covers({"OTW-SR-03", "OTW-R-108"})
  void whatStandsBesideTheTargetCoversIt() {
    var crates = Tables.across(3, new Terrain("crates", Cover.LOW, true, Optional.of(4), 0, 1));
    Map<String, Spot> places = new LinkedHashMap<>();
    places.put("hero", at("1,1"));
    places.put("foe", at("4,1"));
    // 6 + 3 + 3 = 12 against 2 + 1 and 2 for the crates
    Tables.empty()
        .scene(Tables.scene(crates, places))
        .sheet("hero", Folk.hero("3/6/4/3/2/6").inBothHands("Courier Rifle").sheet())
        .creature("foe", "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .dice(d6(3, 1))
        .when(Tables.attack("hero", "courier rifle", "foe"))
        .then("foe.hp", 18 - 7);
  }

  @Test
  @Covers({"OTW-SR-04", "OTW-R-108"})
  void whoeverCannotBeSeenIsInFullCover() {
    Map<String, Spot> places = new LinkedHashMap<>();
    places.put("hero", at("1,1"));
    places.put("foe", at("4,1"));
    Tables.empty()
        .scene(Tables.scene(Tables.across(3, Terrain.ROCK), places))
        .sheet("hero", Folk.hero("3/6/4/3/2/6").inBothHands("Courier Rifle").sheet())
        .creature("foe", "Kennel Hound")
        .refuses(Tables.attack("hero", "courier rifle", "foe"), "OTW-SR-04");
  }

  @Test
  @Covers({"OTW-SK-04", "OTW-MOVE-02"})
  void whoIsPushedOverAnEdgeFalls() {
    var ledge = Scene.OPEN.with(new quintain.space.Rise(new Spot(0, 0, 0), new Spot(1, 15, 0), 10));
    Map<String, Spot> places = new LinkedHashMap<>();
    places.put("hero", at("0,0,1"));
    places.put("foe", at("1,0,1"));
    Tables.empty()
        .scene(Tables.scene(ledge, places))
        .sheet(
            "hero", Folk.hero("6/3/6/3/3/4").picking("Shield Slam").holding("Board Shield").sheet())
        .creature("foe", "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90)
        // 6 + 2 + 3 = 11 against 2 + 1, and a fall of 10 + 4
        .dice(d6(3, 1, 4))
        .when(Folk.skill("hero", "Shield Slam", "Board Shield", "foe"))
        .then("foe.at", "2,0")
        .then("foe.hp", 90 - 8 - 14);
  }

  @Test
  @Covers({"OTW-MECH-20a", "OTW-MOVE-02"})
  void whenBorrowedFlightEndsOneFalls() {
    heroFirst(axeman())
        .changed(
            state ->
                Tables.bearing(
                    state,
                    "hero",
                    Status.forTurns(Status.Kind.FLYING, 1, Status.Ends.END_OF_TURN, 1)))
        .when(move("hero", "0,1,2"))
        .then("hero.at", "0,1,2")
        .dice(d6(1, 1))
        .when(Tables.end("hero"))
        .then("hero.at", "0,1")
        .then("hero.hp", 2)
        .then("hero.death", 11);
  }

  @Test
  @Covers("OTW-R-56")
  void roughGroundCostsMore() {
    Map<String, Spot> places = new LinkedHashMap<>();
    places.put("hero", at("0,0"));
    places.put("foe", at("9,9"));
    Tables.empty()
        .scene(
            Tables.scene(
                Tables.across(1, new Terrain("mud", Cover.NONE, false, Optional.empty(), 0, 2)),
                places))
        .sheet("hero", axeman().sheet())
        .creature("foe", "Kennel Hound")
        .dice(d6(5, 1))
        .when(Tables.BEGIN)
        .refuses(move("hero", "4,0"), "OTW-SPD-01")
        .when(move("hero", "2,0"))
        .then("fight.steps", 1);
  }

  @Test
  @Covers("OTW-R-81")
  void leftAndRightAreAtRightAnglesToTheLineOfAttack() {
    var state = Tables.empty().state();
    assertThat(Field.sweep(state, at("5,5"), at("8,5")))
        .containsExactlyInAnyOrder(at("8,5"), at("8,6"), at("8,4"));
    assertThat(Field.sweep(state, at("5,5"), at("5,7")))
        .containsExactlyInAnyOrder(at("5,7"), at("6,7"), at("4,7"));
    assertThat(Field.sweep(state, at("5,5"), at("7,7")))
        .containsExactlyInAnyOrder(at("7,7"), at("8,6"), at("6,8"));
    assertThat(Field.sweep(state, at("7,7"), at("6,8")))
        .containsExactlyInAnyOrder(at("6,8"), at("5,7"), at("7,9"));
  }

  @Test
  @Covers({"OTW-SR-03", "OTW-R-108"})
  void theWorldMasterMayLiftTheCoverOfTheMapAndLeaveItToTheMapAgain() {
    // 6 + 3 + 3 against 2 + 1, and 2 more for the crates
    behindCrates().when(SHOT).then("foe.hp", 11);
    behindCrates(new OtwStep.SetCover("hero", "foe", Scene.Grade.NONE))
        .when(SHOT)
        .then("foe.hp", 9);
    behindCrates(
            new OtwStep.SetCover("hero", "foe", Scene.Grade.NONE),
            new OtwStep.SetCover("hero", "foe", Scene.Grade.AS_ON_THE_MAP))
        .when(SHOT)
        .says("Foe has the cover that the map shows against Hero")
        .then("foe.hp", 11);
  }

  private static final OtwStep SHOT = Tables.attack("hero", "courier rifle", "foe");

  private static Table<OtwState, OtwStep, OtwEvent> behindCrates(OtwStep... words) {
    var crates = Tables.across(3, new Terrain("crates", Cover.LOW, true, Optional.of(4), 0, 1));
    return Tables.empty()
        .scene(Tables.scene(crates, Tables.placed("hero", "1,1", "foe", "4,1").at()))
        .sheet("hero", Folk.hero("3/6/4/3/2/6").inBothHands("Courier Rifle").sheet())
        .creature("foe", "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .when(List.of(words))
        .dice(d6(3, 1));
  }

  // Why not

  private static String whyNot(Table<OtwState, OtwStep, OtwEvent> table, OtwStep.Deed deed) {
    return Turns.refusal(table.state(), deed).orElseThrow().reason();
  }

  @Test
  @Covers({"OTW-R-56", "OTW-SPD-01"})
  void aRefusedMoveSaysWhatKeepsOneBack() {
    var corridor =
        Tables.empty()
            .scene(walled("hero", "0,1", "friend", "1,1", "foe", "3,1"))
            .sheet("hero", axeman().sheet())
            .pregen("friend", "Kit Arroway")
            .creature("foe", "Kennel Hound");
    assertThat(whyNot(corridor, new OtwStep.Move("hero", at("4,1"))))
        .isEqualTo("Foe bars the way to 4,1");
    assertThat(whyNot(corridor, new OtwStep.Move("hero", at("1,1"))))
        .isEqualTo("Kit Arroway is in 1,1");
    assertThat(whyNot(corridor, new OtwStep.Move("hero", at("2,0"))))
        .isEqualTo("Nobody can stand in 2,0: rock");
    assertThat(whyNot(corridor, new OtwStep.Move("hero", at("2,7"))))
        .isEqualTo("2,7 is not on the map");
    assertThat(whyNot(heroFirst(axeman()), new OtwStep.Move("hero", at("0,5"))))
        .isEqualTo("0,5 is 5 spaces off, and Hero can go 4 spaces");
    assertThat(whyNot(beforeAWall(30, "Kennel Hound"), new OtwStep.Move("it", at("2,1"))))
        .isEqualTo("The way to 2,1 is blocked: bars");
    // nobody learns from a refusal who hides there
    var ambush = corridor.given("foe.secrecy", "unseen");
    assertThat(Turns.refusal(ambush.state(), new OtwStep.Move("hero", at("4,1")))).isEmpty();
    ambush.when(new OtwStep.Move("hero", at("4,1"))).then("hero.at", "2,1");
  }

  @Test
  @Covers("OTW-SPD-01")
  void aWayAroundMayBeTooLong() {
    var hall =
        Tables.empty()
            .scene(
                Tables.scene(
                    Grid.of(10, List.of(".#...", ".#...", ".#...", ".....")),
                    Tables.placed("hero", "0,0", "foe", "4,0").at()))
            .sheet("hero", axeman().sheet())
            .creature("foe", "Kennel Hound")
            .dice(d6(5, 1))
            .when(Tables.BEGIN);
    assertThat(whyNot(hall, new OtwStep.Move("hero", at("2,0"))))
        .isEqualTo("The way to 2,0 takes 6 spaces, and Hero can go 4 spaces");
  }

  @Test
  @Covers("OTW-MOVE-06")
  void noJumpGoesThroughRock() {
    var athlete = Folk.hero("6/3/6/3/3/4").proficient(Proficiency.ATHLETICS);
    var tunnel =
        Tables.empty()
            .scene(
                Tables.scene(
                    Grid.of(10, List.of("..#.......")),
                    Tables.placed("hero", "0,0", "foe", "9,0").at()))
            .sheet("hero", athlete.sheet())
            .creature("foe", "Kennel Hound");
    // 6 + 2 + 22: 30 feet, and rock after ten
    tunnel
        .dice(d6(6, 6, 6, 4))
        .when(new OtwStep.Jump("hero", at("4,0"), false))
        .says("30 feet")
        .then("hero.at", "1,0")
        .refuses(new OtwStep.Jump("hero", at("4,0"), false), "OTW-MOVE-06");
    assertThat(whyNot(tunnel, new OtwStep.Jump("hero", at("4,0"), false)))
        .isEqualTo("Nobody can stand in 2,0: rock");
  }

  @Test
  @Covers("OTW-MOVE-06")
  void aJumpGoesOverWhatIsNoHigherAndOverFriends() {
    var athlete = Folk.hero("6/3/6/3/3/4").proficient(Proficiency.ATHLETICS);
    var crates = Tables.across(2, new Terrain("crates", Cover.LOW, true, Optional.of(8), 0, 1));
    // 6 + 2 + 22: 30 feet, over a friend and over crates of 8 feet
    Tables.empty()
        .scene(
            Tables.scene(crates, Tables.placed("hero", "0,0", "friend", "1,0", "foe", "9,0").at()))
        .sheet("hero", athlete.sheet())
        .sheet("friend", athlete.sheet())
        .creature("foe", "Kennel Hound")
        .dice(d6(6, 6, 6, 4))
        .when(new OtwStep.Jump("hero", at("5,0"), false))
        .then("hero.at", "3,0");
  }

  @Test
  @Covers({"OTW-MOVE-05", "OTW-R-59"})
  void whateverLiesAtHandFliesAsFar() {
    var weak = Folk.hero("3/3/6/3/3/4");
    duel(weak)
        .refuses(new OtwStep.Hurl("hero", "stool", at("0,4")), "OTW-MOVE-05")
        .when(new OtwStep.Hurl("hero", "stool", at("0,3")))
        .asked("referee", "too-heavy")
        .says("Hero throws the stool to 0,3");
    duel(weak)
        .answer("referee", "too-heavy", true)
        .when(new OtwStep.Hurl("hero", "anvil", at("0,3")))
        .says("Hero finds the anvil too heavy to throw");
  }
}
