package quintain.larder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.larder.LarderStep.*;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The page, clause by clause.
class LarderTest {
  private static final Seat PIP = new Seat("pip");

  private static Table<Night, LarderStep, LarderEvent> larder() {
    return Table.of(new LarderBook())
        .pregen("pip", "Pip")
        .pregen("brindle", "Brindle")
        .creature("cat", "Cat");
  }

  @Test
  @Covers({"LDR-MOUSE-01", "LDR-PROWL-01"})
  void miceAndProwlersComeWithTheirFigures() {
    larder()
        .then("pip.bold", 1)
        .then("pip.sly", 3)
        .then("pip.nerve", 5)
        .then("cat.bold", 3)
        .then("cat.nerve", 6)
        .refuses(new Steal("cat", "Cheese rind"), "LDR-PROWL-01");
  }

  @Test
  @Covers({"LDR-DARE-01", "LDR-STEAL-01", "LDR-TREAT-01"})
  void eachFiveIsACrumbAndEachOneANoise() {
    larder()
        .dice("d6=5", "d6=1", "d6=4")
        .when(new Steal("pip", "Cheese rind"))
        .then("pip.crumbs", 1)
        .then("noise", 1)
        .refuses(new Steal("pip", "Caviar"), "LDR-TREAT-01");
  }

  @Test
  @Covers("LDR-TREAT-01")
  void aTreatHasNoMoreThanItsCrumbs() {
    larder()
        .dice("d6=5", "d6=6", "d6=5")
        .when(new Steal("pip", "Cheese rind"))
        .then("pip.crumbs", 2);
  }

  @Test
  @Covers("LDR-DARE-02")
  void theHouseSaysHowGreatTheRiskIs() {
    larder().dice("d6=5").when(new Steal("pip", "Cherry cake")).then("pip.crumbs", 1);
    larder()
        .answer("house", "risk", 0)
        .dice("d6=5", "d6=5", "d6=5")
        .when(new Steal("pip", "Cherry cake"))
        .then("pip.crumbs", 3);
    larder()
        .answer("house", "risk", "great")
        .dice("d6=2")
        .when(new Steal("pip", "Cheese rind"))
        .then("pip.crumbs", 0);
  }

  @Test
  @Covers("LDR-DARE-03")
  void theHouseMaySayThatItWasMoreLuck() {
    larder()
        .judge("LDR-DARE-03", 2)
        .dice("d6=2", "d6=2", "d6=2")
        .when(new Steal("pip", "Cheese rind"))
        .then("pip.crumbs", 2);
  }

  @Test
  @Covers({"LDR-HOME-01", "LDR-NIGHT-01"})
  void withEnoughCrumbsTheNightIsWonAndOver() {
    larder()
        .given("brindle.crumbs", 5)
        .dice("d6=5", "d6=2", "d6=2")
        .when(new Steal("pip", "Cheese rind"))
        .then("hour", "home")
        .refuses(new Steal("pip", "Cheese rind"), "LDR-NIGHT-01")
        .when(new LetNightFall())
        .then("hour", "quiet")
        .then("brindle.crumbs", 0)
        .refuses(new LetNightFall(), "LDR-NIGHT-01");
  }

  @Test
  @Covers({"LDR-SCARE-01", "LDR-BOLT-01"})
  void eachLuckTakesNerveAndAtNoneOneBolts() {
    larder()
        .given("pip.nerve", 3)
        .dice("d6=5", "d6=6", "d6=2")
        .when(new Scare("cat", "pip"))
        .then("pip.nerve", 1)
        .dice("d6=5", "d6=6", "d6=2")
        .when(new Scare("cat", "pip"))
        .then("pip.bolted", true)
        .refuses(new Steal("pip", "Cheese rind"), "LDR-BOLT-01")
        .refuses(new Scare("cat", "pip"), "LDR-BOLT-01")
        .refuses(new Scare("cat", "cat"), "LDR-SCARE-01");
  }

  @Test
  @Covers({"LDR-SLIP-01", "LDR-R-01"})
  void aDroppedCrumbAvertsAllOfAScare() {
    larder()
        .given("pip.crumbs", 2)
        .answer("pip", "slip", true)
        .dice("d6=5", "d6=6", "d6=2")
        .when(new Scare("cat", "pip"))
        .then("pip.nerve", 5)
        .then("pip.crumbs", 1);
  }

  @Test
  @Covers("LDR-R-01")
  void aHouseMayLetACrumbAvertAPointAlone() {
    larder()
        .house(new HouseRule(HouseRule.CrumbAverts.POINT))
        .given("pip.crumbs", 2)
        .answer("pip", "slip", true)
        .dice("d6=5", "d6=6", "d6=2")
        .when(new Scare("cat", "pip"))
        .then("pip.nerve", 4);
  }

  @Test
  @Covers({"LDR-NOISE-01", "LDR-NOISE-02"})
  void noiseAddsUpUntilTheHouseWakes() {
    larder()
        .when(new Clatter(5, "A lid"))
        .then("hour", "quiet")
        .dice("d6=1", "d6=1", "d6=2")
        .when(new Steal("pip", "Cheese rind"))
        .then("noise", 6)
        .then("hour", "awake")
        .refuses(new Clatter(1, "A lid"), "LDR-NIGHT-01");
  }

  @Test
  @Covers("LDR-FEAST-01")
  void crumbsAreSpentOnNerveAndThimbles() {
    larder()
        .refuses(new Feast("pip"), "LDR-FEAST-01")
        .given("pip.crumbs", 5)
        .given("pip.nerve", 1)
        .answer("pip", "spend", Map.of("nibble", 1, "thimble", 1))
        .when(new Feast("pip"))
        .then("pip.nerve", 2)
        .then("pip.bold", 2)
        .then("pip.crumbs", 1)
        .when(new Feast("pip"))
        .then("pip.nerve", 3);
  }

  @Test
  @Covers({"LDR-MAKE-01", "LDR-NEST-01"})
  void aNewMouseIsNamedNestedAndRollsItsNerve() {
    var made =
        larder()
            .answer("tim", "name", "Tuck")
            .answer("tim", "nest", "LDR-NEST-C")
            .dice("d6=3")
            .when(new MakeMouse("tuck", new Seat("tim")))
            .then("tuck.bold", 3)
            .then("tuck.sly", 1)
            .then("tuck.nerve", 5);
    assertThat(made.state().nameOf("tuck")).isEqualTo("Tuck");
  }

  @Test
  @Covers("LDR-HOUSE-01")
  void theHouseSaysWhoIsThere() {
    var table =
        larder()
            .when(new BringIn("Beetles", "beetles"))
            .when(new HandOver("beetles", PIP))
            .given("beetles.nerve", 1)
            .then("beetles.nerve", 1);
    assertThat(table.state().being("beetles").seat()).isEqualTo(PIP);
    assertThat(LarderDeeds.ALL.permits(table.state(), PIP, new HandOver("cat", PIP))).isPresent();
  }

  @Test
  @Covers("LDR-HOUSE-02")
  void whatLurksIsTheHousesSecret() {
    var table = larder();
    var book = new LarderBook();
    var scare = new Scare("pip", "cat");
    assertThat(table.secretOf(scare, "pip")).isPresent();
    table.when(new Reveal("cat", Secrecy.UNSEEN));
    assertThat(book.showing().view(table.state(), PIP).panels())
        .noneMatch(panel -> panel.subject().equals("cat"));
    assertThat(book.deeds().permits(table.state(), PIP, scare)).isPresent();
    table.when(new Reveal("cat", Secrecy.OPEN));
    assertThat(table.secretOf(scare, "pip")).isEmpty();
  }
}
