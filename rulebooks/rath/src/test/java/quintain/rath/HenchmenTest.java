package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Being;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Henchmen and beasts.
class HenchmenTest {
  private static RathStep hire(String by, String service, String id) {
    return new RathStep.Hire(by, service, id);
  }

  private static Table<RathState, RathStep, RathEvent> party() {
    return Tables.empty().pregen("brannoc", "Brannoc").pregen("odda", "Odda");
  }

  @Test
  @Covers({"RTH-DER-04", "RTH-R-87"})
  void asManyAsCha() {
    party()
        .when(hire("brannoc", "Guard for a day", "wat"))
        .then("brannoc.coins", 380)
        .then("wat.side", "party")
        .then("wat.kind", "henchman")
        .then("wat.hp", 11)
        .then("wat.ac", 12)
        .then("wat.fortune", 0)
        .refuses(hire("brannoc", "Porter for a day", "ned"), "RTH-DER-04");
    party().refuses(hire("odda", "Porter for a day", "ned"), "RTH-DER-04");
    party().given("odda.cha", -2).refuses(hire("odda", "Porter for a day", "n"), "RTH-DER-04");
  }

  @Test
  @Covers("RTH-S-APT-23")
  void aCaptainLeadsTwoMore() {
    var table =
        party()
            .when(new RathStep.GrantAptitude("odda", "Captain"))
            .when(hire("odda", "Porter for a day", "ned"))
            .when(hire("odda", "Porter for a day", "tib"));
    table.refuses(hire("odda", "Porter for a day", "jon"), "RTH-DER-04");
  }

  @Test
  @Covers("RTH-DER-04")
  void anIdThatSomebodyUnseenHasIsNotRefused() {
    party()
        .creature("wat", "Ogre")
        .refuses(hire("brannoc", "Guard for a day", "wat"), "RTH-DOC-05")
        .given("wat.secrecy", "unseen")
        .when(hire("brannoc", "Guard for a day", "wat"))
        .then("wat-2.kind", "henchman")
        .then("wat.side", "foes");
  }

  @Test
  @Covers("RTH-R-87")
  void aHenchmanStandsInTheRosterRightAfterTheEmployer() {
    var table = party().when(hire("brannoc", "Guard for a day", "wat"));

    assertThat(table.state().roster())
        .extracting(Being::id)
        .containsExactly("brannoc", "wat", "odda");
    assertThat(table.state().being("wat").seat()).isEqualTo(table.state().being("brannoc").seat());
  }

  @Test
  @Covers("RTH-R-87")
  void losingChaDismissesNobodyButBarsNewOnes() {
    party()
        .when(hire("brannoc", "Guard for a day", "wat"))
        .given("brannoc.cha", 0)
        .then("wat.side", "party")
        .refuses(hire("brannoc", "Porter for a day", "ned"), "RTH-DER-04");
  }

  @Test
  @Covers("RTH-S-EQ")
  void aMuleIsNoHenchmanAndCarriesTwentySlots() {
    party()
        .when(hire("odda", "Pack mule", "dapple"))
        .then("odda.coins", 0)
        .then("dapple.slots", 20)
        .when(new RathStep.Give("odda", "spear", "dapple"))
        .then("dapple.slots-used", 2);
  }

  @Test
  void aHenchmanIsLetGo() {
    var table =
        party()
            .when(hire("brannoc", "Guard for a day", "wat"))
            .refuses(new RathStep.Dismiss("odda", "wat"), "RTH-R-87")
            .when(new RathStep.Dismiss("brannoc", "wat"));
    assertThat(table.state().roster()).extracting(Being::id).isEqualTo(List.of("brannoc", "odda"));
  }

  @Test
  @Covers("RTH-R-87")
  void henchmenEarnNoXp() {
    party()
        .when(hire("brannoc", "Guard for a day", "wat"))
        .when(new RathStep.EndSession())
        .then("wat.xp", 0)
        .then("brannoc.xp", 1);
  }

  @Test
  void nobodyIsTakenAwayOnTheirTurnAndNamesAreTakenOnce() {
    var fight =
        Folk.annAgainst("Raider", "0/0/0/0/0/0")
            .refuses(new RathStep.BringIn("Wolf", "foe", 1), "RTH-DOC-05")
            .when(new RathStep.BeginTurn("ann"))
            .refuses(new RathStep.TakeAway("ann"), "RTH-DOC-05");
    fight
        .when(new RathStep.EndTurn("ann"))
        .when(new RathStep.TakeAway("ann"))
        .refuses(new RathStep.TakeAway("ann"), "RTH-DOC-05");
    Folk.ann("0/0/0/0/0/0").creature("foe", "Wolf").when(new RathStep.TakeAway("foe"));
  }
}
