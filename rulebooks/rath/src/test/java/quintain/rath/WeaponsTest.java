package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.placing;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Grip;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Two weapons, hands, prone, crossbows and slings.
class WeaponsTest {
  private static RathEvent.AttackRolled rolled(Table<RathState, RathStep, RathEvent> table) {
    return only(table, RathEvent.AttackRolled.class);
  }

  private static Table<RathState, RathStep, RathEvent> house(
      RathHouse house, String creature, String stats, String... things) {
    return begun(Folk.ann(stats, things).house(house).creature("foe", creature), 6);
  }

  // Two weapons

  @Test
  @Covers({"RTH-TWO-01", "RTH-TWO-02", "RTH-R-39"})
  void theSecondOfTwoWeaponsStrikesAtDisadvantage() {
    annAgainst("Ogre", "2/0/0/0/0/0", "held Sword", "held Dagger")
        .dice("d20=12", "d8=3", "d20=17", "d20=6")
        .when(attack("ann", List.of("sword", "dagger"), "foe"))
        .then("foe.hp", 25);
    annAgainst("Ogre", "2/0/0/0/0/0", "held Sword", "held Dagger")
        .dice("d20=2", "d20=17", "d20=16", "d6=1")
        .when(attack("ann", List.of("sword", "dagger"), "foe"))
        .then("foe.hp", 27);
  }

  @Test
  @Covers("RTH-TWO-03")
  void theSecondBlowMayGoAtAnother() {
    begun(
            Folk.ann("2/0/0/0/0/0", "held Sword", "held Dagger")
                .creature("one", "Giant rat")
                .creature("two", "Giant rat"),
            6)
        .dice("d20=12", "d8=3", "d20=17", "d20=11", "d6=1")
        .when(attack("ann", List.of("sword", "dagger"), "one", "two"))
        .then("one.hp", 0)
        .then("two.hp", 1);
  }

  @Test
  @Covers("RTH-R-39")
  void whatQualifiesAsTwoWeapons() {
    annAgainst("Ogre", "2/0/0/0/0/0", "Sword", "Dagger", "Axe", "Halberd")
        .refuses(attack("ann", List.of("sword", "sword"), "foe"), "RTH-TWO-01")
        .refuses(attack("ann", List.of("sword", "halberd"), "foe"), "RTH-R-39")
        .refuses(attack("ann", List.of("sword", "unarmed"), "foe"), "RTH-R-39")
        .refuses(attack("ann", List.of("sword", "dagger", "axe"), "foe"), "RTH-TWO-01")
        .refuses(
            new RathStep.Attack(
                "ann", List.of("sword", "axe"), List.of("foe"), Optional.of(Grip.TWO_HANDS)),
            "RTH-R-39");
    annAgainst("Ogre", "2/2/0/0/0/0", "Sword", "Sling", "Sling stones")
        .refuses(attack("ann", List.of("sword", "sling"), "foe"), "RTH-R-39");
    house(
            Houses.with("twoWeaponsAllowRanged", true),
            "Ogre",
            "2/2/0/0/0/0",
            "Sword",
            "Sling",
            "Sling stones")
        .dice("d20=12", "d8=3", "d20=17", "d20=16", "d4=1")
        .when(attack("ann", List.of("sword", "sling"), "foe"))
        .then("foe.hp", 24);
    house(Houses.with("twoWeaponsSecondStr", false), "Ogre", "2/0/0/0/0/0", "Sword", "Dagger")
        .dice("d20=12", "d8=3", "d20=17", "d20=16", "d6=1")
        .when(attack("ann", List.of("sword", "dagger"), "foe"))
        .then("foe.hp", 24);
  }

  @Test
  @Covers("RTH-R-40")
  void twoHandsAreTwo() {
    annAgainst("Ogre", "2/0/0/0/0/0", "worn Shield", "Halberd", "Sword", "Dagger", "Spear")
        .refuses(attack("ann", "halberd", "foe"), "RTH-R-40")
        .refuses(attack("ann", List.of("sword", "dagger"), "foe"), "RTH-R-40")
        .refuses(attack("ann", "spear", Grip.TWO_HANDS, "foe"), "RTH-R-40")
        .dice("d20=2")
        .when(attack("ann", "sword", "foe"))
        .then("ann.held", List.of("sword"));
  }

  // Prone

  @Test
  @Covers("RTH-R-43")
  void theProneStrikeBadlyAndAreStruckWell() {
    var down = annAgainst("Raider", "0/0/0/0/0/0", "held Sword").given("ann.prone", true);
    down.refuses(new RathStep.Move("ann", 1), "RTH-R-43")
        .refuses(new RathStep.Run("ann", 1), "RTH-R-43")
        .dice("d20=15", "d20=4")
        .when(attack("ann", "sword", "foe"));
    assertThat(rolled(down).natural()).isEqualTo(4);
    down.dice("d20=3", "d20=7").when(attack("foe", "sword", "ann"));
    assertThat(rolled(down).natural()).isEqualTo(7);
    annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
        .given("ann.prone", true)
        .when(new RathStep.StandUp("ann"))
        .then("ann.prone", false)
        .refuses(new RathStep.Move("ann", 1), "RTH-ACT-01")
        .refuses(new RathStep.StandUp("ann"), "RTH-ACT-01");
    var shot = annAgainst("Raider", "0/2/0/0/0/0", "held Bow", "Arrows").given("foe.prone", true);
    shot.dice("d20=4").when(attack("ann", "bow", "foe"));
    assertThat(rolled(shot).natural()).as("only melee has advantage").isEqualTo(4);
  }

  @Test
  @Covers("RTH-R-43")
  void aHouseMayHaveProneCostTheMoveOnly() {
    var table =
        house(
                Houses.with("proneModel", RathHouse.Prone.MOVE_COST_ONLY),
                "Raider",
                "0/0/0/0/0/0",
                "held Sword")
            .given("ann.prone", true)
            .given("foe.prone", true)
            .dice("d20=4")
            .when(attack("ann", "sword", "foe"));
    assertThat(rolled(table).natural()).isEqualTo(4);
  }

  // Crossbows and slings

  @Test
  @Covers({"RTH-WPN-07", "RTH-WPN-09", "RTH-R-44"})
  void aCrossbowIgnoresTwoPointsOfAc() {
    var table =
        annAgainst("Gall drake", "0/1/0/0/0/0", "held Crossbow", "Bolts")
            .dice("d20=12", "d8=6")
            .when(attack("ann", "crossbow", "foe"))
            .then("foe.hp", 39);
    assertThat(rolled(table).ac()).isEqualTo(13);
  }

  @Test
  @Covers({"RTH-WPN-10", "RTH-R-44"})
  void reloadingACrossbowTakesAnAction() {
    var shoot = attack("ann", "crossbow", "foe");
    var reload = new RathStep.Reload("ann", "crossbow");
    var table =
        annAgainst("Ogre", "0/1/0/0/0/0", "held Crossbow", "Bolts")
            .refuses(reload, "RTH-WPN-10")
            .dice("d20=2")
            .when(shoot);
    table.when(end("ann")).dice("d6=6").when(end("foe"));
    table
        .refuses(shoot, "RTH-WPN-10")
        .when(reload)
        .refuses(shoot, "RTH-ACT-01")
        .when(new RathStep.Move("ann", 1));
    table.when(end("ann")).dice("d6=6").when(end("foe")).dice("d20=2").when(shoot);
  }

  @Test
  @Covers({"RTH-WPN-05", "RTH-R-31"})
  void aSlingReachesNearAndABowFar() {
    begun(
            Folk.ann("0/1/0/0/0/0", "Sling", "Sling stones", "Bow", "Arrows")
                .creature("foe", "Ogre")
                .scene(placing("foe", 2)),
            6)
        .refuses(attack("ann", "sling", "foe"), "RTH-R-31")
        .dice("d20=18", "d6=2")
        .when(attack("ann", "bow", "foe"))
        .then("foe.hp", 28);
    begun(
            Folk.ann("0/1/0/0/0/0", "Sling", "Sling stones", "Crossbow", "Bolts")
                .creature("foe", "Ogre")
                .scene(placing("foe", 1)),
            6)
        .dice("d20=18", "d4=2")
        .when(attack("ann", "sling", "foe"))
        .then("foe.hp", 28)
        .given("foe.at", 3)
        .when(end("ann"))
        .dice("d6=6")
        .when(end("foe"))
        .refuses(attack("ann", "crossbow", "foe"), "RTH-R-31");
  }
}
