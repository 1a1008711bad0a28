package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.binder.Source;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Books;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;
import quintain.table.show.Slips;

/// Odds where successes of a roll buy something: a sensible player's choice, and each other one.
class PurchasesTest {
  private static final Source DUEL =
      Source.yaml(
          "duel.yaml",
          """
          book: otherworlds
          title: A duel
          scene:
            at: {brannoc: "1,1", raider: "2,1"}
            foeFigures: open
          characters:
            - {id: brannoc, pregen: Brannoc Vale}
            - {id: raider, creature: Rust Raider}
          steps: []
          """);

  private static final Object AXE_AT_RAIDER =
      Map.of(
          "attack",
          Map.of("by", "brannoc", "with", List.of("woodfall axe"), "targets", List.of("raider")));

  private static <S extends State, T extends Step, E extends Event> ToSeat.Chances weigh(
      Volume<S, T, E> volume) {
    var state = ScenarioRunner.game(DUEL, volume, List.of()).state();
    var showing = new Showing<>(volume);
    var weighing = new Weighing<>(volume, showing, new SeatForms<>(volume, showing));
    var attack = (Command) Slips.step(volume, AXE_AT_RAIDER);
    var offers = volume.book().deeds().offers(state, Seat.REFEREE);
    return (ToSeat.Chances) weighing.weigh(state, Seat.REFEREE, attack, offers, () -> true);
  }

  /// How often a blow is worse than so much.
  private static double atLeast(List<ToSeat.Chance> outcomes, int damage) {
    return outcomes.stream()
        .filter(each -> each.measure().equals("raider.damage"))
        .filter(each -> each.value() instanceof Integer dealt && dealt >= damage)
        .mapToDouble(ToSeat.Chance::p)
        .sum();
  }

  @Test
  void theOddsReckonWithWhatIsSensibleAndShowTheAlternatives() {
    var odds = weigh(Books.onBoard().find("otherworlds"));

    assertThat(odds.exact()).isTrue();
    var bought = odds.extras().stream().filter(extra -> extra.change().contains(" buys ")).toList();
    assertThat(bought)
        .extracting(ToSeat.Extra::change)
        .contains("Brannoc Vale buys Execute", "Brannoc Vale buys Stagger");
    var stagger =
        bought.stream().filter(extra -> extra.change().endsWith("Stagger")).findFirst().get();
    assertThat(atLeast(odds.outcomes(), 18))
        .as("whoever can doubles the damage")
        .isGreaterThan(atLeast(stagger.outcomes(), 18));
  }
}
