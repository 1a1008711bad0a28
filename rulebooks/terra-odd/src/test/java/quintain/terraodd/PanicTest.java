package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class PanicTest {
  /// Bea at the end of her Resolve; the next point of exertion is panic.
  private static Table<OddState, OddStep, OddEvent> onEdge() {
    return bea().given("bea.grit", 0).given("bea.resolve", 1).answer("gm", "harm-kind", "effort");
  }

  @ParameterizedTest
  @CsvSource({
    "1, flight, flight, ODD-PANC-01",
    "3, flight, flight, ODD-PANC-01",
    "4, frozen, freeze, ODD-PANC-02",
    "5, frozen, freeze, ODD-PANC-02",
    "6, obsessed, fight, ODD-PANC-03"
  })
  @Covers({"ODD-PANC-01", "ODD-PANC-02", "ODD-PANC-03"})
  void theTableOfPanic(int face, String flag, String told, String clause) {
    onEdge()
        .dice("d6=" + face, "d6=1")
        .when(harm("bea", 1))
        .then("bea.flags", List.of(flag, "condition-due"))
        .then("bea.prowess", flag.equals("frozen") ? 9 : 10)
        .then("bea.insight", flag.equals("obsessed") ? 9 : 10)
        .says("panics (d6: " + face + "): " + told)
        .applied(clause);
  }

  @Test
  @Covers({"ODD-PANC-01", "ODD-R-31", "ODD-R-32"})
  void flightLosesResolveAndLeavesTheSceneWithoutASave() {
    onEdge()
        .dice("d6=2", "d6=4")
        .when(harm("bea", 1))
        .then("bea.resolve", 0)
        .refuses(attack("bea", "unarmed", "foe"), "ODD-PANC-01")
        .when(new OddStep.Leave("bea"))
        .then("bea.fled", true)
        .refuses(pass("bea"), "ODD-R-14");
  }

  @Test
  @Covers({"ODD-PANC-01"})
  void whoeverDoesNotPanicDoesNotFleeInPanic() {
    bea().refuses(new OddStep.Leave("bea"), "ODD-PANC-01");
  }

  @Test
  @Covers({"ODD-PANC-02", "ODD-R-32"})
  void freezeLosesProwessAndNeitherMovesNorAttacks() {
    onEdge()
        .given("bea.prowess", 9)
        .dice("d6=5", "d6=3")
        .when(harm("bea", 1))
        .then("bea.prowess", 6)
        .refuses(new OddStep.Move("bea", 10), "ODD-PANC-02")
        .refuses(attack("bea", "unarmed", "foe"), "ODD-PANC-02");
  }

  @Test
  @Covers({"ODD-R-32"})
  void theFrozenActOnTheSpotOnlyIfTheGmAgrees() {
    onEdge()
        .dice("d6=5", "d6=1")
        .when(harm("bea", 1))
        .when(attempt("bea", "whistle"))
        .says("frozen with panic")
        .answer("gm", "acts-frozen", true)
        .when(attempt("bea", "whistle"))
        .says("does it: whistle");
  }

  @Test
  @Covers({"ODD-PANC-03", "ODD-R-32"})
  void fightLosesInsightGainsAnAdvancementAndDoesNotRetreat() {
    onEdge()
        .given("bea.insight", 11)
        .answer("bea", "advancement", "healer")
        .dice("d6=6", "d6=2")
        .when(harm("bea", 1))
        .then("bea.insight", 9)
        .then("bea.advancement-names", List.of("Healer"))
        .dice("d20=1")
        .when(BEGIN)
        .refuses(new OddStep.Retreat("bea"), "ODD-PANC-03");
  }

  @Test
  @Covers({"ODD-R-31"})
  void lossesArePastGritWithoutASaveAndMayGoToZero() {
    onEdge()
        .given("bea.insight", 2)
        .dice("d6=6", "d6=5", "d12=2")
        .when(harm("bea", 1))
        .then("bea.insight", 0)
        .then("bea.conditions", List.of("Shaking Hands"));
    onEdge()
        .given("bea.prowess", 2)
        .dice("d6=4", "d6=5")
        .when(harm("bea", 1))
        .then("bea.dead", true);
  }

  @Test
  @Covers({"ODD-PANC-04"})
  void thePlayerTellsHowItShows() {
    onEdge()
        .answer("bea", "panic-line", "she cannot stop laughing")
        .dice("d6=4", "d6=1")
        .when(harm("bea", 1))
        .then("bea.story", List.of("she cannot stop laughing"));
    onEdge().dice("d6=4", "d6=1").when(harm("bea", 1)).then("bea.story", List.of());
  }

  @Test
  @Covers({"ODD-PANC-05", "ODD-R-42"})
  void whenTheSceneEndsPanicDoesAndAConditionStays() {
    onEdge()
        .dice("d6=4", "d6=1")
        .when(harm("bea", 1))
        .then("bea.conditions", List.of())
        .dice("d12=8")
        .when(new OddStep.EndScene())
        .then("bea.conditions", List.of("Bad Leg"))
        .then("bea.flags", List.of());
  }

  @Test
  @Covers({"ODD-PANC-06"})
  void theTableMaySettleOnAConditionOfItsOwn() {
    onEdge()
        .dice("d6=4", "d6=1")
        .when(harm("bea", 1))
        .answer("gm", "which-condition", "other")
        .answer("gm", "condition-in-words", "fear of the dark: Impaired in darkness")
        .when(new OddStep.EndScene())
        .then("bea.conditions", List.of("fear of the dark: Impaired in darkness"));
    onEdge()
        .dice("d6=4", "d6=1")
        .when(harm("bea", 1))
        .answer("gm", "which-condition", "fear-driven-vigilance")
        .answer("gm", "condition-story", "spiders")
        .when(new OddStep.EndScene())
        .then("bea.conditions", List.of("Fear-Driven Vigilance (spiders)"));
  }

  @Test
  @Covers({"ODD-R-09"})
  void inTheLastSceneThePlayerChoosesBetweenTwoDiceOfPanic() {
    onEdge()
        .given("bea.sayonara", true)
        .dice("d6=6", "d6=2", "d6=1")
        .when(harm("bea", 1))
        .then("bea.obsessed", true);
    onEdge()
        .given("bea.sayonara", true)
        .answer("bea", "panic-die", "2")
        .dice("d6=6", "d6=2", "d6=1")
        .when(harm("bea", 1))
        .then("bea.flight", true);
  }

  @Test
  @Covers({"ODD-R-09"})
  void whileImpairedTheGmChoosesBetweenTwoDiceOfPanic() {
    onEdge()
        .given("bea.shaken", true)
        .dice("d6=6", "d6=2", "d6=1")
        .when(harm("bea", 1))
        .asked("gm", "panic-die")
        .then("bea.flight", true);
    onEdge()
        .given("bea.shaken", true)
        .answer("gm", "panic-die", "6")
        .dice("d6=6", "d6=2", "d6=1")
        .when(harm("bea", 1))
        .then("bea.obsessed", true);
    // Impaired in the last scene is one plain die
    onEdge()
        .given("bea.shaken", true)
        .given("bea.sayonara", true)
        .dice("d6=4", "d6=1")
        .when(harm("bea", 1))
        .then("bea.frozen", true);
  }

  @Test
  @Covers({"ODD-R-42"})
  void theGmIsAskedAfterAFightAndAfterEachLaterActWhetherTheSceneIsOver() {
    var table =
        bea()
            .answer("gm", "order", "party")
            .when(BEGIN)
            .given("foe.dead", true)
            .answer("gm", "scene-over", false)
            .when(List.of(pass("bea"), RESOLVE))
            .asked("gm", "scene-over")
            .then("fight.round", 0);
    table.when(pass("bea")).asked("gm", "scene-over");
    table.when(pass("bea")).notAsked("gm", "scene-over");
  }
}
