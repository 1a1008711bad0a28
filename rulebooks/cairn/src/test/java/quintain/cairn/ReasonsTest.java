package quintain.cairn;

import static quintain.cairn.Tables.*;

import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.testkit.Covers;

/// Refusals that give the reason that counts.
class ReasonsTest {
  private static final CairnStep FAR = new CairnStep.Move("maren", 20);

  @Test
  @Covers("CRN-R-55")
  void howFarAwayATargetIs() {
    marenAgainst("Wood Troll")
        .given("foe.at", 30)
        .refuses(attack("maren", "axe", "foe"), "CRN-R-55", "is 30 ft away, out of reach for axe");
  }

  @Test
  @Covers({"CRN-R-59", "CRN-CRIT-04"})
  void whySomebodyCrawls() {
    marenAgainst("Wood Troll")
        .given("maren.broken-leg", true)
        .refuses(FAR, "CRN-R-59", "Maren has a broken leg and moves at most 5 ft, not 20");
    marenAgainst("Wood Troll")
        .given("maren.hamstrung", true)
        .refuses(FAR, "CRN-R-59", "is hamstrung and moves");
    marenAgainst("Wood Troll")
        .given("maren.critically-damaged", true)
        .refuses(FAR, "CRN-CRIT-04", "is critically damaged and moves");
  }

  @Test
  @Covers({"CRN-R-34", "CRN-R-59"})
  void whySomebodyCannotRun() {
    marenAgainst("Wood Troll")
        .given("maren.hamstrung", true)
        .dice("d20=1")
        .when(BEGIN)
        .refuses(new CairnStep.Retreat("maren"), "CRN-R-59", "is hamstrung and cannot run")
        .refuses(
            new CairnStep.MoveAgain("maren", 5), "CRN-R-59", "is hamstrung and cannot move twice");
  }

  @Test
  @Covers("CRN-INV-01")
  void whyAHandIsNotFree() {
    var shield = new CairnStep.Place("tilda", "rations", Item.Where.HELD);
    party().refuses(shield, "CRN-INV-01", "Tilda has no hand free for");
    party()
        .given("tilda.broken-arm", true)
        .refuses(shield, "CRN-INV-01", "Tilda has a broken arm and no hand free for");
  }

  @Test
  @Covers("CRN-CRIT-05")
  void whyAidIsNotNeeded() {
    var aid = new CairnStep.Aid("oskar", "maren");
    party().refuses(aid, "CRN-CRIT-05", "is not dying");
    party().given("maren.str", 0).refuses(aid, "CRN-CRIT-05", "is dead");
    party()
        .given("maren.critically-damaged", true)
        .when(aid)
        .refuses(aid, "CRN-CRIT-05", "has had aid already");
  }

  @Test
  @Covers("CRN-INV-02")
  void whyNobodyTakesWhatIsHeldOut() {
    party()
        .refuses(new CairnStep.Hand("oskar", "torch", "oskar"), "CRN-INV-02", "has it already")
        .given("maren.dead", true)
        .refuses(new CairnStep.Hand("oskar", "torch", "maren"), "CRN-INV-02", "is dead");
  }

  @Test
  @Covers("CRN-R-53")
  void whatKeepsTheHelpless() {
    strike(
            marenAgainst("Toll Bridge Guard").given("maren.hp", 0).dice("d10=3", "d20=20"),
            attack("foe", "halberd", "maren"))
        .refuses(FAR, "CRN-R-53", "is pinned until somebody frees them");
    strike(
            marenAgainst("Wyrm of the Weir").given("maren.hp", 0).dice("d12=3", "d20=20"),
            attack("foe", "bite", "maren"))
        .refuses(FAR, "CRN-R-53", "is swallowed until somebody frees them");
    marenAgainst("Wood Troll")
        .given("maren.helpless", true)
        .refuses(FAR, "CRN-R-53", "Maren is helpless");
  }
}
