package quintain.rath;

import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.placing;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trick;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class DistanceTest {
  private static final RathHouse FEET =
      Houses.with("distanceSystem", RathHouse.DistanceSystem.FEET);

  private static Table<RathState, RathStep, RathEvent> apart(RathHouse house, int distance) {
    return begun(
        Folk.ann("0/0/0/0/0/0", "held Sword", "Bow", "Arrows", "Crossbow", "Bolts")
            .house(house)
            .creature("foe", "Ogre")
            .scene(placing("foe", distance)),
        6);
  }

  @Test
  @Covers({"RTH-DIST-01", "RTH-R-30"})
  void aTableKeepsToOneOfTheTwoSystems() {
    apart(RathHouse.DEFAULTS, 1).when(new RathStep.Move("ann", 1)).then("ann.at", 1);
    apart(RathHouse.DEFAULTS, 1).refuses(new RathStep.Move("ann", 20), "RTH-ACT-01");
    apart(FEET, 30).when(new RathStep.Move("ann", 20)).then("ann.at", 20);
  }

  @Test
  @Covers({"RTH-DIST-02", "RTH-DIST-03", "RTH-DIST-04", "RTH-DIST-05"})
  void inZonesASwordReachesCloseAndABowFar() {
    var sword = attack("ann", "sword", "foe");
    var bow = attack("ann", "bow", "foe");
    apart(RathHouse.DEFAULTS, 0).dice("d20=2").when(sword);
    apart(RathHouse.DEFAULTS, 1)
        .refuses(sword, "RTH-DIST-02")
        .when(new RathStep.Move("ann", 1))
        .dice("d20=2")
        .when(sword);
    apart(RathHouse.DEFAULTS, 2).refuses(sword, "RTH-DIST-02").dice("d20=2").when(bow);
    apart(RathHouse.DEFAULTS, 2).when(new RathStep.Run("ann", 2)).then("ann.at", 2);
    apart(RathHouse.DEFAULTS, 3)
        .refuses(bow, "RTH-R-31")
        .refuses(attack("ann", "crossbow", "foe"), "RTH-R-31");
  }

  @Test
  @Covers("RTH-DIST-06")
  void inFeetAMoveIsTwentyAndARunForty() {
    apart(FEET, 35)
        .refuses(new RathStep.Move("ann", 25), "RTH-ACT-01")
        .when(new RathStep.Move("ann", 20))
        .refuses(attack("ann", "sword", "foe"), "RTH-DIST-07");
    apart(FEET, 45)
        .refuses(new RathStep.Run("ann", 45), "RTH-ACT-03")
        .when(new RathStep.Run("ann", 40))
        .refuses(attack("ann", "sword", "foe"), "RTH-ACT-01");
  }

  @Test
  @Covers("RTH-DIST-07")
  void inFeetMeleeReachesFive() {
    var sword = attack("ann", "sword", "foe");
    apart(FEET, 5).dice("d20=2").when(sword);
    apart(FEET, 10).refuses(sword, "RTH-DIST-07");
  }

  @Test
  @Covers({"RTH-R-30", "RTH-S-APT-04", "RTH-S-SPL-04"})
  void inFeetCloseIsTenForRemediesGiftsAndSpellsAlike() {
    for (int feet : new int[] {10, 15}) {
      var table =
          Tables.party()
              .house(FEET)
              .given("brannoc.hp", 1)
              .given("brannoc.at", feet)
              .when(new RathStep.Bestow("odda", "Spell scroll", "Mend Flesh"));
      var potion = new RathStep.UseItem("odda", "healing potion", "brannoc");
      var gift = new RathStep.LayOnHands("odda", "brannoc");
      var spell = new RathStep.ReadScroll("odda", "spell scroll", List.of("brannoc"));
      if (feet == 10) {
        table.dice("d6=1").when(gift).then("brannoc.hp", 4);
        table.dice("d6=1").when(potion).then("brannoc.hp", 7);
        table.dice("d6=1").when(spell).then("brannoc.hp", 10);
      } else {
        table
            .refuses(gift, "RTH-S-APT-04")
            .refuses(potion, "RTH-R-69")
            .refuses(spell, "RTH-S-CAST-07");
      }
    }
  }

  @Test
  @Covers({"RTH-DIST-08", "RTH-DIST-09", "RTH-R-31"})
  void inFeetABowReachesSixtyAndACrossbowEighty() {
    var bow = attack("ann", "bow", "foe");
    var crossbow = attack("ann", "crossbow", "foe");
    apart(FEET, 60).dice("d20=2").when(bow);
    apart(FEET, 65).refuses(bow, "RTH-DIST-08").dice("d20=2").when(crossbow);
    apart(FEET, 80).dice("d20=2").when(crossbow);
    apart(FEET, 85).refuses(crossbow, "RTH-DIST-09");
  }

  @Test
  @Covers("RTH-R-42")
  void aShoveSendsFiveFeetWhereFeetAreCounted() {
    apart(FEET, 5)
        .dice("d20=18", "d20=2")
        .when(new RathStep.Stunt("ann", Trick.SHOVE, "foe"))
        .then("foe.at", 10);
  }

  @Test
  @Covers("RTH-R-47")
  void inFeetOneCrawlsFive() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .house(FEET)
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Ogre"),
            6)
        .given("ann.hp", 0)
        .refuses(new RathStep.Crawl("ann", 10), "RTH-ZERO-02")
        .when(new RathStep.Crawl("ann", 5))
        .notAsked("gm", "zone-by-crawling")
        .then("ann.at", 5);
  }

  @Test
  void aWolfMovesFarAndStillActsAndAWalkerCannotRun() {
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Wolf").scene(placing("foe", 2)), 1)
        .when(new RathStep.Move("foe", 0))
        .dice("d20=2")
        .when(attack("foe", "bite", "ann"));
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Rotting walker"), 1)
        .refuses(new RathStep.Run("foe", 2), "RTH-S-CRE");
  }
}
