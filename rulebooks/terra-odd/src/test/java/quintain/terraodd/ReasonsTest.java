package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import org.junit.jupiter.api.Test;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;

/// Refusals that give the reason that counts.
class ReasonsTest {
  @Test
  @Covers("ODD-R-14")
  void howFarAwayATargetIs() {
    party()
        .creature("foe", "Street Cutter")
        .given("foe.at", 30)
        .refuses(
            attack("bram", "breaching axe", "foe"),
            "ODD-R-14",
            "is 30 ft away, out of reach for breaching axe");
  }

  @Test
  @Covers({"ODD-R-29", "ODD-HARM-06", "ODD-R-48"})
  void howFarAwayAFriendIs() {
    party()
        .given("bram.at", 20)
        .given("bram.critically-harmed", true)
        .given("bram.held-fast", true)
        .refuses(new OddStep.Stabilise("ilse", "bram"), "ODD-R-29", "Bram is 20 ft away from Ilse")
        .refuses(new OddStep.Free("ilse", "bram"), "ODD-HARM-06", "Bram is 20 ft away from Ilse")
        .refuses(
            new OddStep.Hand("ilse", "laser pistol", "bram"),
            "ODD-REF-03",
            "Bram is 20 ft away from Ilse");
  }

  @Test
  @Covers({"ODD-CRIT-05", "ODD-REF-03"})
  void theDeadAreDead() {
    party()
        .given("bram.prowess", 0)
        .refuses(new OddStep.Stabilise("ilse", "bram"), "ODD-CRIT-05", "Bram is dead")
        .refuses(new OddStep.Hand("ilse", "laser pistol", "bram"), "ODD-REF-03", "Bram is dead");
  }

  @Test
  @Covers("ODD-ATK-01")
  void howSomebodyHasGone() {
    party()
        .creature("foe", "Street Cutter")
        .given("foe.fled", true)
        .refuses(attack("bram", "breaching axe", "foe"), "ODD-ATK-01", "has fled")
        .refuses(move("foe", 5), "ODD-R-14", "has fled");
  }
}
