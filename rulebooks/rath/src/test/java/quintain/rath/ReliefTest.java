package quintain.rath;

import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Tables.afflict;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Affliction;
import quintain.rath.state.RathStep;
import quintain.rath.state.Severity;
import quintain.testkit.Covers;

/// Condition dice that come, go and are taken off.
class ReliefTest {
  @Test
  @Covers("RTH-R-56")
  void atLeastOneDieIsTaken() {
    var table = ann("0/0/0/0/0/0").given("ann.fire", 3);
    table
        .refuses(new RathStep.Relieve("ann", Affliction.FIRE, 0), "RTH-R-56")
        .refuses(new RathStep.Relieve("ann", Affliction.BLEEDING, 1), "RTH-COND-06")
        .when(new RathStep.Relieve("ann", Affliction.FIRE, 1))
        .then("ann.fire", 2)
        .when(new RathStep.Relieve("ann", Affliction.FIRE, 5))
        .then("ann.fire", 0);
  }

  @Test
  @Covers({"RTH-FIRE-01", "RTH-DIS-01", "RTH-POIS-08", "RTH-DROW-01", "RTH-BLED-01"})
  void figuresOutsideTheRangeOfTheBookAreRefused() {
    var table = ann("0/0/0/0/0/0");
    table
        .refuses(afflict("ann", Affliction.FIRE, 3), "RTH-FIRE-01")
        .refuses(afflict("ann", Affliction.FIRE, 7), "RTH-FIRE-01")
        .refuses(afflict("ann", Affliction.DISEASE, 5), "RTH-DIS-01")
        .refuses(afflict("ann", Affliction.SLOW_DISEASE, 9), "RTH-DIS-01")
        .refuses(afflict("ann", Affliction.BLEEDING, 5), "RTH-BLED-01")
        .refuses(afflict("ann", Affliction.DROWNING, 5), "RTH-DROW-01")
        .refuses(afflict("ann", Affliction.POISON_SLEEP, 0), "RTH-POIS-05")
        .refuses(
            new RathStep.Afflict(
                "ann", Affliction.POISON_SLEEP, Optional.of(Severity.LETHAL), Optional.of(9)),
            "RTH-POIS-08")
        .when(afflict("ann", Affliction.FIRE, 4))
        .then("ann.fire", 4)
        .when(afflict("ann", Affliction.FIRE, 6))
        .then("ann.fire", 10);
  }

  @Test
  @Covers({"RTH-FIRE-06", "RTH-BLED-05"})
  void waterAndBandagesServeThoseWhoNeedThem() {
    annAgainst("Raider", "0/0/0/0/0/0").refuses(new RathStep.Douse("ann", "foe"), "RTH-FIRE-06");
    annAgainst("Cinder imp", "0/0/0/0/0/0")
        .refuses(new RathStep.StopBleeding("ann", "foe"), "RTH-BLED-05")
        .dice("d6=3")
        .when(new RathStep.Douse("ann", "foe"))
        .then("foe.hp", 5);
    annAgainst("Raider", "0/0/0/0/0/0")
        .given("foe.fire", 5)
        .given("foe.at", 1)
        .refuses(new RathStep.Douse("ann", "foe"), "RTH-FIRE-06")
        .refuses(new RathStep.Douse("ann", "nobody"), "RTH-FIRE-06");
  }

  @Test
  void oddsThatRunOnCountDamageAndNothingElse() {
    ann("0/0/0/0/0/0")
        .given("ann.poison-damage", 3)
        .dice("d6=1", "d6=2", "d6=5")
        .when(new RathStep.SufferOn("ann"))
        .then("ann.hp", 8)
        .then("ann.poison-damage", 2);
    ann("0/0/0/0/0/0")
        .given("ann.poison-sleep", 2)
        .dice("d6=1", "d6=2")
        .when(new RathStep.SufferOn("ann"))
        .then("ann.hp", 10)
        .then("ann.asleep", false);
    ann("0/0/0/0/0/0")
        .given("ann.hp", 1)
        .given("ann.fire", 2)
        .dice("d6=1", "d6=2")
        .when(new RathStep.SufferOn("ann"))
        .then("ann.hp", 0)
        .then("ann.fallen", false);
  }
}
