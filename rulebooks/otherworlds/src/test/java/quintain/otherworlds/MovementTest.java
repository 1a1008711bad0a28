package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.at;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;
import static quintain.otherworlds.TurnsTest.heroFirst;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
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
        .when(move("hero", "-4,4"))
        .then("hero.at", "-4,4")
        .then("fight.points", 1)
        .then("fight.steps", 0)
        .refuses(move("hero", "-4,5"), "OTW-ACT-18");
  }

  @Test
  @Covers("OTW-MOVE-01")
  void aMoveMayBeSplitAroundAnAttack() {
    var quick = Folk.hero("6/3/6/3/3/5").holding("Woodfall Axe");
    heroFirst(quick)
        .given("hero.at", "-2,0")
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
            .scene(walled("hero", "0,0", "friend", "1,0", "foe", "3,0"))
            .sheet("hero", axeman().sheet())
            .sheet("friend", axeman().sheet())
            .creature("foe", "Kennel Hound");
    corridor
        .refuses(move("hero", "1,0"), "OTW-SPD-01")
        .refuses(move("hero", "4,0"), "OTW-SPD-01")
        .when(move("hero", "2,0"))
        .then("hero.at", "2,0");
  }

  /// A corridor along the first row, between walls of 30 feet.
  private static Scene walled(String... idsAndSpots) {
    var walls = new ArrayList<Scene.Wall>();
    for (int x = -9; x <= 9; x++) {
      walls.add(new Scene.Wall(new Spot(x, -1, 0), 30));
      walls.add(new Scene.Wall(new Spot(x, 1, 0), 30));
    }
    for (int y = -1; y <= 1; y++) {
      walls.add(new Scene.Wall(new Spot(-9, y, 0), 30));
      walls.add(new Scene.Wall(new Spot(9, y, 0), 30));
    }
    return new Scene(
        "",
        Tables.placed(idsAndSpots).at(),
        walls,
        List.of(),
        List.of(),
        Who.Secrecy.OPEN);
  }

  /// Somebody before a wall of this height across their way.
  private static Table<OtwState, OtwStep, OtwEvent> beforeAWall(int feet, String creature) {
    var walls = new ArrayList<Scene.Wall>();
    for (int y = -20; y <= 20; y++) {
      walls.add(new Scene.Wall(new Spot(1, y, 0), feet));
    }
    Map<String, Spot> places = new LinkedHashMap<>();
    places.put("it", at("0,0"));
    places.put("hero", at("2,0"));
    return Tables.empty()
        .scene(new Scene("", places, walls, List.of(), List.of(), Who.Secrecy.OPEN))
        .sheet("hero", axeman().sheet())
        .creature("it", creature);
  }

  @Test
  @Covers("OTW-MECH-20a")
  void flightIgnoresHeight() {
    beforeAWall(30, "Ember Imp").when(move("it", "2,1")).then("it.at", "2,1");
    beforeAWall(30, "Kennel Hound").refuses(move("it", "2,1"), "OTW-SPD-01");
  }

  @Test
  @Covers({"OTW-MECH-20b", "OTW-R-94"})
  void aFlyerMaySharePlacesFromAbove() {
    beforeAWall(30, "Ember Imp")
        .refuses(move("it", "2,0"), "OTW-SPD-01")
        .when(move("it", "2,0,1"))
        .then("it.at", "2,0,1");
  }

  @Test
  @Covers({"OTW-MECH-21", "OTW-R-94"})
  void floatIgnoresAsMuchHeightAsOneIsTall() {
    beforeAWall(6, "Graven Eye").when(move("it", "2,1")).then("it.at", "2,1");
    beforeAWall(7, "Graven Eye").refuses(move("it", "2,1"), "OTW-SPD-01");
  }

  @Test
  @Covers("OTW-MECH-22a")
  void ghostsPassEverythingButEndNowhereTaken() {
    beforeAWall(30, "Toll Wraith")
        .refuses(move("it", "2,0"), "OTW-SPD-01")
        .refuses(move("it", "1,0"), "OTW-SPD-01")
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
        .when(new OtwStep.Jump("hero", at("-3,0"), false))
        .says("12 feet")
        .then("hero.at", "-1,0")
        .then("fight.points", 1)
        .then("fight.steps", 3);
  }

  @Test
  @Covers({"OTW-MOVE-07", "OTW-R-60"})
  void aRunUpDoublesIt() {
    var athlete = Folk.hero("6/3/6/3/3/4").proficient(Proficiency.ATHLETICS);
    heroFirst(athlete)
        .dice(d6(4))
        .when(new OtwStep.Jump("hero", at("-3,0"), true))
        .says("24 feet")
        .then("hero.at", "-2,0")
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
  @Covers("OTW-R-81")
  void leftAndRightAreAtRightAnglesToTheLineOfAttack() {
    assertThat(Field.sweep(at("0,0"), at("3,0")))
        .containsExactlyInAnyOrder(at("3,0"), at("3,1"), at("3,-1"));
    assertThat(Field.sweep(at("0,0"), at("0,2")))
        .containsExactlyInAnyOrder(at("0,2"), at("1,2"), at("-1,2"));
    assertThat(Field.sweep(at("0,0"), at("2,2")))
        .containsExactlyInAnyOrder(at("2,2"), at("3,1"), at("1,3"));
    assertThat(Field.sweep(at("2,2"), at("1,3")))
        .containsExactlyInAnyOrder(at("1,3"), at("0,2"), at("2,4"));
  }
}
