package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;

class SayonaraTest {
  private static final OddStep CALL = new OddStep.CallSayonara("bea");

  @Test
  @Covers({"ODD-SAYO-01"})
  void whoeverIsCriticallyHarmedCannotCallIt() {
    bea().given("bea.critically-harmed", true).refuses(CALL, "ODD-SAYO-01");
    bea().dice("d6=1").when(CALL).then("bea.sayonara", true);
  }

  @Test
  @Covers({"ODD-SAYO-02"})
  void theyChooseASong() {
    bea()
        .answer("bea", "song", "The Long Quay")
        .dice("d6=1")
        .when(CALL)
        .then("bea.story", List.of("Their song: The Long Quay"));
    bea().dice("d6=1").when(CALL).then("bea.story", List.of());
  }

  @Test
  @Covers({"ODD-SAYO-03", "ODD-R-34"})
  void gritIsRolledAnewPlainAndReplacedWhateverTheyLack() {
    bea().given("bea.grit", 0).dice("d6=5").when(CALL).then("bea.grit", 5);
    bea()
        .when(new OddStep.Deprive("bea", "food"))
        .dice("d6=2")
        .when(CALL)
        .notAsked("bea", "effort")
        .then("bea.grit", 2);
  }

  @Test
  @Covers({"ODD-SAYO-04", "ODD-R-34"})
  void allTheirRollsAreEnhancedForTheScene() {
    bea("Mono-blade")
        .given("bea.insight", 8)
        .dice("d6=5")
        .when(CALL)
        .dice("d20=13", "d20=8")
        .when(save("bea", "danger"))
        .says("passes")
        .applied("ODD-SAYO-04")
        .notAsked("bea", "effort");
    var attacking = bea("Mono-blade").given("foe.grit", 9).given("bea.sayonara", true);
    strike(attacking.dice("d8=2", "d8=7"), attack("bea", "mono-blade", "foe")).then("foe.grit", 2);
  }

  @Test
  @Covers({"ODD-R-34"})
  void itTakesNoActionAndIsCalledOnce() {
    bea()
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d6=5")
        .when(List.of(CALL, pass("bea")))
        .refuses(CALL, "ODD-R-34");
  }

  @Test
  @Covers({"ODD-SAYO-05"})
  void whenTheSceneEndsTheyDepart() {
    bea()
        .dice("d6=5")
        .when(CALL)
        .answer("bea", "departure", "stays to hold the door")
        .when(new OddStep.EndScene())
        .then("bea.departed", true)
        .then("bea.story", List.of("stays to hold the door"))
        .refuses(pass("bea"), "ODD-SAYO-05");
    bea()
        .dice("d6=5")
        .when(List.of(CALL, new OddStep.EndScene()))
        .then("bea.story", List.of("leaves for good"));
  }

  @Test
  @Covers({"ODD-SAYO-06", "ODD-R-35"})
  void theNewCharacterHasHalfTheAdvancementsRoundedDown() {
    successor(List.of("Fast", "Healer", "Ironhide", "Sleek", "Whirlwind"), 2, "pick=1", "pick=1");
    successor(List.of("Fast"), 0);
  }

  private static void successor(List<String> held, int left, String... picks) {
    empty()
        .sheet("bea", sheet("Bea", held))
        .dice("d6=5")
        .when(List.of(CALL, new OddStep.EndScene()))
        .dice("d20=1", "d12=1")
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .dice("d6=4")
        .dice(picks)
        .dice("pick=1", "pick=1", "d6=1", "d6=1", "d6=1")
        .when(heir())
        .then("heir.advancements", left)
        .then("bea.succeeded", true);
  }

  @Test
  @Covers({"ODD-SAYO-05", "ODD-SAYO-06"})
  void whoeverDiesInTheirLastSceneHasDepartedToo() {
    empty()
        .sheet("bea", sheet("Bea", List.of("Fast", "Healer", "Ironhide", "Sleek", "Whirlwind")))
        .dice("d6=5")
        .when(CALL)
        .given("bea.dead", true)
        .dice("d20=1", "d12=1")
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .dice("d6=4", "pick=1", "pick=1", "pick=1", "pick=1", "d6=1", "d6=1", "d6=1")
        .when(heir())
        .then("heir.advancements", 2);
  }

  @Test
  @Covers({"ODD-SAYO-06"})
  void onlyWhoeverIsGoneHasASuccessor() {
    var table =
        bea()
            .dice("d20=1", "d12=1")
            .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
            .dice("d6=4", "pick=1", "pick=1", "pick=1", "d6=1", "d6=1", "d6=1")
            .when(heir());
    table.then("heir.advancements", 1).then("bea.succeeded", false);
  }

  @Test
  @Covers({"ODD-SAYO-06"})
  void thePlayerSaysWhetherTheNewcomerComesAfterThem() {
    empty()
        .sheet("bea", sheet("Bea", List.of("Fast", "Healer", "Ironhide", "Sleek")))
        .dice("d6=5")
        .when(List.of(CALL, new OddStep.EndScene()))
        .answer("bea", "after", "nobody")
        .dice("d20=1", "d12=1")
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .dice("d6=4", "pick=1", "pick=1", "pick=1", "d6=1", "d6=1", "d6=1")
        .when(heir())
        .asked("bea", "after")
        .then("heir.advancements", 1)
        .then("bea.succeeded", false);
  }

  private static OddStep heir() {
    return new OddStep.CreateCharacter("heir", new Seat("bea"));
  }

  @Test
  @Covers({"ODD-R-44"})
  void npcsNeitherPanicNorGainConditionsNorCallIt() {
    bea()
        .refuses(new OddStep.CallSayonara("foe"), "ODD-R-44")
        .refuses(new OddStep.Afflict("foe", "Grudge", ""), "ODD-R-44");
  }
}
