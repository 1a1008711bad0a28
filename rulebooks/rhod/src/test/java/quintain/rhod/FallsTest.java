package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.swordsman;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.space.Grid;
import quintain.space.Rise;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Pushes, falls and being crushed.
class FallsTest {
  /// Somebody in the air so many feet up, in an Encounter that goes on whatever happens.
  private static Table<RhodState, RhodStep, RhodEvent> aloft(
      RhodHouse.FallDamage damage, int feet) {
    return Tables.empty()
        .house(Houses.with("fallDamage", damage))
        .scene(Tables.placed("hero", "5,5", "foe", "9,9"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .given("hero.vitality", 900)
        .given("hero.at", "5,5," + feet / 5)
        .dice("d20=1", "d20=20")
        .when(Tables.CALL)
        .when(new Encounter.LetFall("hero"));
  }

  private static String[] sixes(int dice) {
    return Stream.generate(() -> "d6=1").limit(dice).toArray(String[]::new);
  }

  /// Falls to the ground in so many rounds with so many dice, each showing 1; gives the damage.
  private static int damage(RhodHouse.FallDamage damage, int feet, int rounds, int dice) {
    var table = aloft(damage, feet);
    for (int round = 1; round < rounds; round++) {
      table.when(end("foe")).when(end("hero"));
    }
    table.dice(sixes(dice)).when(end("foe")).then("hero.at", "5,5").then("hero.falling", 0);
    return 900 - table.state().being("hero").vitals().vitality();
  }

  @Test
  @Covers({"RHD-FALL-01", "RHD-FALL-02", "RHD-R-67"})
  void aFallGrowsByFifteenFeetEachRound() {
    aloft(RhodHouse.FallDamage.LEFTOVER, 60)
        .then("hero.at", "5,5,12")
        .when(end("foe"))
        .then("hero.at", "5,5,9")
        .refuses(new Encounter.Run("hero", at("5,6")), "RHD-R-67")
        .when(end("hero"))
        .when(end("foe"))
        .then("hero.at", "5,5,3")
        .when(end("hero"))
        .dice(sixes(6))
        .when(end("foe"))
        .then("hero.at", "5,5")
        .then("hero.vitality", 894)
        .then("hero.stance", "prone")
        .then("hero.falling", 0);
  }

  @Test
  @Covers({"RHD-FALL-03", "RHD-R-68"})
  void damageIsADieForEveryFiveFeetLeftOver() {
    // feet fallen, rounds it takes, dice: the saw-tooth of the two clauses together
    for (int[] example :
        new int[][] {
          {5, 1, 2},
          {10, 1, 1},
          {15, 1, 0},
          {20, 2, 5},
          {25, 2, 4},
          {45, 2, 0},
          {50, 3, 8},
          {60, 3, 6}
        }) {
      assertThat(damage(RhodHouse.FallDamage.LEFTOVER, example[0], example[1], example[2]))
          .as(Arrays.toString(example))
          .isEqualTo(example[2]);
    }
  }

  @Test
  @Covers("RHD-R-68")
  void theHouseMayCountOtherwise() {
    assertThat(damage(RhodHouse.FallDamage.FULL_LAST_PUSH, 10, 1, 3)).isEqualTo(3);
    assertThat(damage(RhodHouse.FallDamage.FULL_LAST_PUSH, 20, 2, 6)).isEqualTo(6);
    assertThat(damage(RhodHouse.FallDamage.PER_HEIGHT, 10, 1, 2)).isEqualTo(2);
    assertThat(damage(RhodHouse.FallDamage.PER_HEIGHT, 60, 3, 12)).isEqualTo(12);
  }

  @Test
  @Covers("RHD-R-67")
  void whoTakesNoDamageLandsOnTheirFeet() {
    aloft(RhodHouse.FallDamage.LEFTOVER, 15)
        .when(end("foe"))
        .then("hero.at", "5,5")
        .then("hero.stance", "low-ready");
  }

  @Test
  @Covers("RHD-FALL-01")
  void nobodyFallsWhoStands() {
    Tables.duel(swordsman(), dummy()).refuses(new Encounter.LetFall("hero"), "RHD-FALL-01");
    aloft(RhodHouse.FallDamage.LEFTOVER, 30)
        .refuses(new Encounter.LetFall("hero"), "RHD-FALL-01")
        .refuses(new Encounter.LetFall("nobody"), "RHD-FALL-01");
  }

  @Test
  @Covers("RHD-FALL-01")
  void outsideAnEncounterAFallIsOverAtOnce() {
    Tables.empty()
        .sheet("hero", swordsman().sheet())
        .given("hero.vitality", 900)
        .given("hero.at", "5,5,4")
        .dice(sixes(5))
        .when(new Encounter.LetFall("hero"))
        .then("hero.at", "5,5")
        .then("hero.vitality", 895);
  }

  // Pushes

  private static Table<RhodState, RhodStep, RhodEvent> walled() {
    return Tables.empty()
        .scene(
            Tables.scene(
                Grid.of(5, List.of("......#", "......#", "......#")), "hero", "2,1", "foe", "0,0"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .given("hero.vitality", 90);
  }

  @Test
  @Covers({"RHD-FALL-02", "RHD-FALL-03"})
  void aPushGoesOnUntilSomethingStopsIt() {
    walled()
        .when(new Encounter.Push("hero", at("3,1"), 15))
        .then("hero.at", "5,1")
        .then("hero.vitality", 90);
    walled()
        .dice("d6=3", "d6=4")
        .when(new Encounter.Push("hero", at("3,1"), 25))
        .then("hero.at", "5,1")
        .then("hero.vitality", 83);
  }

  @Test
  @Covers("RHD-R-69")
  void aCreatureInTheWayStopsAPushWithoutABlowUnlessTheRefereeSaysSo() {
    walled()
        .given("foe.at", "4,1")
        .when(new Encounter.Push("hero", at("3,1"), 15))
        .asked("referee", "pushed-into")
        .then("hero.at", "3,1")
        .then("hero.vitality", 90);
    walled()
        .given("foe.at", "4,1")
        .answer("referee", "pushed-into", true)
        .dice("d6=3", "d6=4")
        .when(new Encounter.Push("hero", at("3,1"), 15))
        .then("hero.vitality", 83)
        .then("foe.vitality", 2);
    // seven feet are one whole space
    walled().when(new Encounter.Push("hero", at("3,1"), 7)).then("hero.at", "3,1");
  }

  @Test
  @Covers("RHD-R-29")
  void whoIsPushedOverAnEdgeBeginsToFall() {
    var map = Grid.open(5, 8, 5).with(new Rise(at("0,0"), at("3,4"), 20));
    Tables.empty()
        .scene(Tables.scene(map, "hero", "3,2,4", "foe", "2,2,4"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", swordsman().sheet())
        .given("foe.side", "foes")
        .given("hero.vitality", 90)
        .dice("d20=1", "d20=20")
        .when(Tables.CALL)
        .dice("d20=20", "d20=1")
        .answer("foe", "shove", "4,2,4")
        .when(new Encounter.Shove("foe", "hero"))
        .then("hero.at", "4,2,4")
        .then("hero.falling", 1);
  }

  @Test
  @Covers("RHD-FALL-03")
  void beingCrushedIsADieForEveryFiveFeet() {
    walled()
        .dice("d6=3", "d6=4")
        .when(new Encounter.Crush("hero", 10))
        .then("hero.vitality", 83)
        .refuses(new Encounter.Crush("hero", 3), "RHD-FALL-03")
        .refuses(new Encounter.Crush("nobody", 10), "RHD-FALL-03");
  }

  @Test
  @Covers("RHD-FALL-02")
  void aPushNeedsSomebodyAndSomewhere() {
    walled()
        .refuses(new Encounter.Push("nobody", at("3,1"), 15), "RHD-FALL-02")
        .refuses(new Encounter.Push("hero", at("2,1"), 15), "RHD-FALL-02")
        .refuses(new Encounter.Push("hero", at("3,1"), 0), "RHD-FALL-02");
  }
}
