package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;

/// Buying and selling in play: a Med-Gel costs 6 marks, a Woodfall Axe 12.
class TradeTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  @Test
  @Covers("OTW-CC-09")
  void whatIsBoughtIsPaidForAndHadAtOnce() {
    hero("6/3/6/3/3/4")
        .alone()
        .given("hero.marks", 20)
        .when(new OtwStep.Buy("hero", "Woodfall Axe"))
        .then("hero.marks", 8)
        .then("hero.items", List.of("woodfall axe"))
        .when(new OtwStep.Buy("hero", "Med-Gel"))
        .then("hero.marks", 2)
        .refuses(new OtwStep.Buy("hero", "Med-Gel"), "OTW-CC-09")
        .refuses(new OtwStep.Buy("hero", "Moonbeam"), "OTW-CC-09")
        .refuses(new OtwStep.Buy("nobody", "Med-Gel"), "OTW-CC-09");
  }

  @Test
  @Covers("OTW-CC-09")
  void whatIsSoldBringsHalfUnlessTheWorldMasterSaysOtherwise() {
    hero("6/3/6/3/3/4")
        .holding("Woodfall Axe")
        .quick("Med-Gel")
        .alone()
        .when(new OtwStep.Sell("hero", "woodfall axe"))
        .then("hero.marks", 6)
        .answer("world master", "worth", 5)
        .when(new OtwStep.Sell("hero", "med-gel"))
        .then("hero.marks", 11)
        .then("hero.items", List.of())
        .refuses(new OtwStep.Sell("hero", "med-gel"), "OTW-CC-09");
  }

  @Test
  @Covers("OTW-CC-09")
  void nobodyTradesInBattle() {
    var table =
        hero("6/3/6/3/3/4")
            .holding("Woodfall Axe")
            .against("Rust Raider")
            .given("hero.marks", 20)
            .dice(faces(5, 1))
            .when(new OtwStep.BeginBattle())
            .refuses(new OtwStep.Buy("hero", "Med-Gel"), "OTW-CC-09")
            .refuses(new OtwStep.Sell("hero", "woodfall axe"), "OTW-CC-09");
    assertThat(BOOK.deeds().offers(table.state(), HERO))
        .extracting(Offer::label)
        .doesNotContain("Hero buys gear", "Hero sells gear");
  }

  @Test
  @Covers("OTW-R-46")
  void whoeverWaitsMaySayThatTheirMomentHasCome() {
    var table =
        hero("6/3/6/3/3/4")
            .holding("Woodfall Axe")
            .against("Rust Raider")
            .dice(faces(5, 1))
            .when(new OtwStep.BeginBattle())
            .when(
                new OtwStep.Ready(
                    "hero",
                    (OtwStep.Deed) Tables.attack("hero", "woodfall axe", "foe"),
                    "when it moves"))
            .when(new OtwStep.EndTurn("hero"));

    assertThat(BOOK.deeds().offers(table.state(), HERO))
        .filteredOn(offer -> offer.label().equals("Hero's moment has come"))
        .hasSize(1);
    assertThat(BOOK.deeds().permits(table.state(), HERO, new OtwStep.SpringTrigger("hero")))
        .isEmpty();
    assertThat(BOOK.deeds().permits(table.state(), HERO, new OtwStep.SpringTrigger("foe")))
        .isPresent();
    assertThat(
            BOOK.deeds().permits(table.state(), new Seat("ben"), new OtwStep.SpringTrigger("hero")))
        .isPresent();
  }
}
