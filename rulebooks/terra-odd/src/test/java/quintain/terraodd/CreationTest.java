package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.Genre;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Scene;
import quintain.terraodd.state.Sheet;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class CreationTest {
  private static final OddStep CREATE = new OddStep.CreateCharacter("kai", new Seat("ada"));

  /// Background 12, drive 3; 12, 9 and 13; Grit 4.
  private static Table<OddState, OddStep, OddEvent> rolling() {
    return empty()
        .dice("d20=12", "d12=3")
        .dice("d6=4", "d6=4", "d6=4", "d6=3", "d6=3", "d6=3", "d6=5", "d6=4", "d6=4")
        .dice("d6=4");
  }

  /// The tenth Advancement, the fourth weapon, the first protection, 3d6 credits.
  private static Table<OddState, OddStep, OddEvent> automatic() {
    return rolling().dice("pick=10", "pick=4", "pick=1", "d6=6", "d6=2", "d6=1");
  }

  @Test
  @Covers({"ODD-CRE-01", "ODD-CRE-03", "ODD-CRE-04", "ODD-CRE-05", "ODD-REF-01"})
  void onAutomaticEverythingIsRolledAndNothingSwapped() {
    automatic()
        .when(CREATE)
        .then("kai.prowess", 12)
        .then("kai.permanent-prowess", 12)
        .then("kai.insight", 9)
        .then("kai.resolve", 13)
        .then("kai.grit", 4)
        .then("kai.advancement-names", List.of("Healer"))
        .then("kai.credits", 9)
        .then("kai.kind", "pc")
        .then("kai.keepsakes", List.of("field glass"));
  }

  @Test
  @Covers({"ODD-CRE-01"})
  void aSheetHasANameABackgroundAndADrive() {
    var table = automatic().answer("ada", "name", "Kai of the Ridge").when(CREATE);
    var sheet = (Sheet) new TerraOddBook().cast().sheet(table.state(), "kai").orElseThrow();
    assertThat(sheet.name()).isEqualTo("Kai of the Ridge");
    assertThat(sheet.background()).contains("Fire-watcher");
    assertThat(sheet.drive()).contains("finish another's map");
  }

  @Test
  @Covers({"ODD-CRE-01"})
  void whoeverIsNotNamedGoesByTheirId() {
    automatic().when(CREATE).says("Kai is here");
  }

  @Test
  @Covers({"ODD-CRE-03"})
  void twoResultsMayBeSwapped() {
    automatic()
        .answer("ada", "swap", "prowess-insight")
        .when(CREATE)
        .then("kai.prowess", 9)
        .then("kai.insight", 12)
        .then("kai.resolve", 13);
    automatic()
        .answer("ada", "swap", "prowess-resolve")
        .when(CREATE)
        .then("kai.prowess", 13)
        .then("kai.resolve", 12);
    automatic()
        .answer("ada", "swap", "insight-resolve")
        .when(CREATE)
        .then("kai.insight", 13)
        .then("kai.resolve", 9);
  }

  @Test
  @Covers({"ODD-CRE-01", "ODD-CRE-05"})
  void everythingMayBeChosenInsteadOfRolled() {
    empty()
        .answer("ada", "background", "duellist")
        .answer("ada", "drive", "be-forgiven")
        .answer("ada", "first-advancement", "expert")
        .answer("ada", "field", "locks")
        .answer("ada", "weapon", "revolver")
        .answer("ada", "protection", "shield-or-riot-board")
        .dice("d6=4", "d6=4", "d6=4", "d6=3", "d6=3", "d6=3", "d6=5", "d6=4", "d6=4")
        .dice("d6=4", "d6=1", "d6=1", "d6=1")
        .when(CREATE)
        .then("kai.advancement-names", List.of("Expert (locks)"))
        .then(
            "kai.items",
            List.of("arming sword", "revolver", "shield or riot board", "three days' food"))
        .then("kai.held", List.of("revolver", "shield or riot board"))
        .then("kai.armour", 1);
  }

  @Test
  @Covers({"ODD-REF-01"})
  void anAdvancementThatGrowsAnAttributeDoesSoAtOnce() {
    empty()
        .answer("ada", "first-advancement", "danger-sense")
        .dice("d20=1", "d12=1")
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .dice("d6=4", "d6=5", "d6=5", "d6=5", "pick=1", "pick=1", "d6=1", "d6=1", "d6=1")
        .when(CREATE)
        .then("kai.insight", 15)
        .then("kai.prowess", 3);
  }

  @Test
  @Covers({"ODD-REF-03"})
  void weaponsAreThoseOfD6AndD8ThatFitTheGenre() {
    var fantasy =
        new Scene("", "", Genre.FANTASY, false, false, scene().at(), List.of(), 8, Secrecy.OPEN);
    // club, sword, great axe, pike, bow, crossbow, fire pot, wand, blasting charge, pick
    rolling()
        .scene(fantasy)
        .answer("ada", "weapon", "rune-wand")
        .dice("pick=10", "pick=1", "d6=1", "d6=1", "d6=1")
        .when(CREATE)
        .then("kai.held", List.of("rune wand"));
    assertThat(
            rolling()
                .scene(fantasy)
                .dice("pick=10", "pick=10", "pick=1", "d6=1", "d6=1", "d6=1")
                .when(CREATE)
                .facts()
                .get("kai.held"))
        .isEqualTo(List.of("miner's pick"));
  }

  @Test
  @Covers({"ODD-CRE-01"})
  void anIdThatSomebodyUnseenHasIsNotRefused() {
    automatic().creature("kai", "Cantor").refuses(CREATE, "ODD-CRE-01");
    automatic()
        .creature("kai", "Cantor")
        .given("kai.secrecy", "unseen")
        .when(CREATE)
        .then("kai-2.grit", 4)
        .then("kai.side", "foes");
  }

  @Test
  @Covers({"ODD-SAYO-06"})
  void neitherIsASuccessors() {
    bea()
        .given("bea.dead", true)
        .given("foe.secrecy", "unseen")
        .dice("d20=12", "d12=3")
        .dice("d6=4", "d6=4", "d6=4", "d6=3", "d6=3", "d6=3", "d6=5", "d6=4", "d6=4", "d6=4")
        .dice("pick=10", "pick=4", "pick=1", "d6=6", "d6=2", "d6=1")
        .when(new OddStep.CreateCharacter("foe", new Seat("bea")))
        .then("foe-2.kind", "pc");
  }

  @Test
  void idsAreShortWordsThatNobodyHas() {
    bea()
        .refuses(new OddStep.CreateCharacter("bea", new Seat("ada")), "ODD-CRE-01")
        .refuses(new OddStep.CreateCharacter("no id", new Seat("ada")), "ODD-CRE-01");
  }

  @Test
  @Covers({"ODD-CRE-05"})
  void aShieldIsStowedWhereTheWeaponTakesBothHands() {
    rolling()
        .answer("ada", "weapon", "great-axe")
        .answer("ada", "protection", "shield-or-riot-board")
        .dice("pick=10", "d6=1", "d6=1", "d6=1")
        .when(CREATE)
        .then("kai.advancements", 1)
        .then("kai.armour", 0);
  }

  @Test
  void theDeadHaveAnOrdinarySuccessor() {
    bea()
        .given("bea.dead", true)
        .dice("d20=1", "d12=1")
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .dice("d6=4", "pick=1", "pick=1", "pick=1", "d6=1", "d6=1", "d6=1")
        .when(new OddStep.CreateCharacter("heir", new Seat("bea")))
        .then("heir.advancements", 1);
  }
}
