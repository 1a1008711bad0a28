package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.View;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;

/// What stands on a sheet leads to what can be done with it.
class SheetsThatPlayTest {
  @TempDir Path folder;

  static List<String> books() {
    return DemoTable.LIBRARY.ids();
  }

  private static List<ToSeat.Use> uses(Ear ear, ToSeat.Figure figure, Optional<String> as) {
    var asked = new FromSeat.AskAbout(Ear.id(), figure.id(), onSheet(ear, figure), as);
    return ((ToSeat.Uses) ear.ask(asked)).uses();
  }

  private static List<String> onSheet(Ear ear, ToSeat.Figure figure) {
    return ear.panels.values().stream()
        .filter(panel -> panel.subject().equals(figure.id()))
        .flatMap(panel -> panel.items().stream())
        .flatMap(
            item ->
                item instanceof View.Slots slots
                    ? slots.held().stream().map(View.Held::name)
                    : Stream.of(item.label()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyUseOpensAFormWithTheThingInItsSlot(String book) {
    try (var store = SqliteStore.open(folder.resolve(book + ".db"));
        var house = DemoTable.house(store, new SplittableRandom(3))) {
      var referee = Ear.greeted(house, house.demo(book, "Robin").token());
      var groups = new ArrayList<String>();
      for (ToSeat.Figure figure : referee.roster()) {
        for (ToSeat.Use use : uses(referee, figure, Optional.of(figure.seat()))) {
          for (ToSeat.Offered offer : use.offers()) {
            groups.add(offer.group());
            opens(referee, figure, use, offer);
          }
        }
      }
      assertThat(groups)
          .as("sheets on which one saves, strikes and handles things")
          .contains("act", "check", "gear");
    }
  }

  private static void opens(
      Ear referee, ToSeat.Figure figure, ToSeat.Use use, ToSeat.Offered offer) {
    assertThat(offer.actor()).isEqualTo(figure.id());
    var reply =
        referee.ask(
            new FromSeat.Fill(
                Ear.id(),
                offer.command(),
                offer.filled(),
                Map.of(),
                false,
                Optional.of(figure.seat())));
    assertThat(reply)
        .as("%s with %s", offer.label(), use.thing())
        .isInstanceOfSatisfying(
            ToSeat.Form.class,
            form ->
                assertThat(form.fields())
                    .extracting(ToSeat.Field::slot)
                    .doesNotContainAnyElementsOf(offer.filled().keySet()));
  }

  @Test
  void anAxeStrikesAndAScoreIsSavedOn() {
    try (var demo = new DemoTable(folder)) {
      var maren =
          demo.maren.roster().stream()
              .filter(figure -> figure.id().equals("maren"))
              .findFirst()
              .orElseThrow();
      var found = uses(demo.maren, maren, Optional.empty());
      assertThat(found)
          .filteredOn(use -> use.thing().equals("Axe"))
          .flatExtracting(ToSeat.Use::offers)
          .extracting(ToSeat.Offered::command, ToSeat.Offered::filled)
          .contains(tuple("attack", Map.of("by", "maren", "with", "axe")));
      assertThat(found)
          .filteredOn(use -> use.thing().equals("STR"))
          .flatExtracting(ToSeat.Use::offers)
          .extracting(ToSeat.Offered::command)
          .contains("save");
      assertThat(found)
          .as("what nothing can be done with")
          .noneMatch(use -> use.thing().equals("HP"));
    }
  }

  @Test
  void nobodyUsesWhatIsAnothers() {
    try (var demo = new DemoTable(folder)) {
      for (ToSeat.Figure figure : demo.maren.roster()) {
        if (!figure.id().equals("maren")) {
          var asked =
              new FromSeat.AskAbout(
                  Ear.id(), figure.id(), List.of("STR", "Axe", "Sword"), Optional.empty());
          assertThat(((ToSeat.Uses) demo.maren.ask(asked)).uses()).isEmpty();
        }
      }
    }
  }
}
