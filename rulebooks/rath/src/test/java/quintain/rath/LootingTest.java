package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Folk.pc;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.placing;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.rath.state.Purse;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;

/// Taking what the fallen hold and carry.
class LootingTest {
  private static final RathStep SWORD = new RathStep.Loot("ann", "foe", "sword");

  @Test
  @Covers("RTH-R-102")
  void theSwordOfAFallenFoeIsTakenAsAnAction() {
    begun(ann("2/0/0/0/0/0").creature("foe", "Raider").creature("other", "Raider"), 6)
        .given("foe.hp", 0)
        .when(SWORD)
        .applied("RTH-R-102")
        .says("Foe loses the Sword (taken by Ann)")
        .then("ann.items", List.of("sword"))
        .refuses(attack("ann", "sword", "other"), "RTH-ACT-01");
  }

  @Test
  @Covers("RTH-R-102")
  void whoeverCanActKeepsTheirThings() {
    var table = annAgainst("Raider", "0/0/0/0/0/0").refuses(SWORD, "RTH-R-102");
    table.given("foe.asleep", true).when(SWORD).then("ann.items", List.of("sword"));
    table.refuses(SWORD, "RTH-ACT-01");
    ann("0/0/0/0/0/0")
        .creature("foe", "Raider")
        .given("foe.fled", true)
        .refuses(SWORD, "RTH-R-102");
  }

  @Test
  @Covers("RTH-R-102")
  void aDisarmedFoeHasNoSwordToTakeAndAFarOneIsNotReached() {
    ann("0/0/0/0/0/0")
        .creature("foe", "Raider")
        .when(new RathStep.Drop("foe", "sword"))
        .given("foe.hp", 0)
        .refuses(SWORD, "RTH-R-102");
    ann("0/0/0/0/0/0")
        .creature("foe", "Raider")
        .scene(placing("foe", 1))
        .given("foe.hp", 0)
        .refuses(SWORD, "RTH-DIST-02");
  }

  @Test
  @Covers("RTH-R-102")
  void coinsAreTakenAllAtOnceAndArmorOnlyOutsideCombat() {
    var table =
        ann("0/0/0/0/0/0")
            .sheet("ben", pc("Ben", "0/0/0/0/0/0", "worn Light armor", "held Shield"))
            .creature("foe", "Raider")
            .when(new RathStep.BestowCoins("ben", new Purse(1, 2, 3)))
            .given("ben.dead", true);
    table
        .when(new RathStep.Loot("ann", "ben", "purse"))
        .then("ann.coins", 321)
        .then("ben.coins", 0)
        .refuses(new RathStep.Loot("ann", "ben", "purse"), "RTH-R-102");
    begun(table, 6)
        .refuses(new RathStep.Loot("ann", "ben", "light armor"), "RTH-R-26")
        .when(new RathStep.Loot("ann", "ben", "shield"))
        .when(new RathStep.EndCombat())
        .when(new RathStep.Loot("ann", "ben", "light armor"))
        .then("ann.items", List.of("shield", "light armor"));
  }

  @Test
  void itIsOfferedWhereSomebodyLies() {
    var table = ann("0/0/0/0/0/0").creature("foe", "Raider");
    var label = "Ann takes something from the fallen";
    assertThat(new RathBook().deeds().offers(table.state(), new Seat("ann")))
        .noneMatch(offer -> offer.label().equals(label));
    table.given("foe.hp", 0);
    assertThat(new RathBook().deeds().offers(table.state(), new Seat("ann")))
        .anyMatch(offer -> offer.label().equals(label));
  }
}
