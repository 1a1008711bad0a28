package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Guide;
import quintain.kernel.Guide.Part;
import quintain.kernel.Guide.Until;
import quintain.kernel.Names;
import quintain.kernel.Quick;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// Every book on board leads through a first round at its ready scene, by what it offers there.
class GuidesTest {
  static Stream<Volume<?, ?, ?>> books() {
    return Served.LIBRARY.volumes().stream();
  }

  @ParameterizedTest
  @MethodSource("books")
  void itTellsWhatOneSeesWhatTheOddsSayHowToActAndHowToUndo(Volume<?, ?, ?> volume) {
    assertThat(volume.guide().notes())
        .extracting(Guide.Note::at)
        .contains(Part.SCENE, Part.BAR, Part.ODDS, Part.UNDO);
    assertThat(volume.guide().notes())
        .extracting(Guide.Note::until)
        .as("one alone learns that foes play by themselves")
        .contains(Until.ITSELF);
  }

  /// Odds stand in a form, so whatever speaks of them follows what opens one.
  @ParameterizedTest
  @MethodSource("books")
  void whoeverReadsOfOddsHasOpenedTheForm(Volume<?, ?, ?> volume) {
    var notes = volume.guide().notes();
    for (int i = 0; i < notes.size(); i++) {
      if (notes.get(i).at() == Part.ODDS) {
        assertThat(notes.get(i - 1).until()).isEqualTo(Until.OPENED);
        assertThat(notes.get(i - 1).command()).isEqualTo(notes.get(i).command());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void itNamesCommandsThatAreOfferedThere(Volume<?, ?, ?> volume) {
    assertThat(offered(volume)).containsAll(named(volume.guide()));
  }

  private static List<String> named(Guide guide) {
    return guide.notes().stream()
        .map(Guide.Note::command)
        .filter(command -> !command.isEmpty())
        .toList();
  }

  /// What is offered to anybody at the ready scene, and once it has begun.
  private static <S extends State, T extends Step, E extends Event> Set<String> offered(
      Volume<S, T, E> volume) {
    var book = volume.book();
    var start =
        ScenarioRunner.game(Source.shipped(book.getClass(), "demo.yaml"), volume, List.of())
            .state();
    var begin = book.foresight().fights().orElseThrow().beginning(start);
    var dice = new SplittableRandom(1);
    var fate = new QuickFate(sides -> dice.nextInt(sides) + 1, Policy.ASSUMED);
    var begun = new Quick<>(book, fate).run(start, begin);
    var offered = new LinkedHashSet<String>();
    for (S state : List.of(start, begun)) {
      Stream.concat(
              Stream.of(Seat.REFEREE),
              book.cast().roster(state).stream().map(id -> book.cast().seatOf(state, id)))
          .distinct()
          .flatMap(seat -> book.deeds().offers(state, seat).stream())
          .map(offer -> Names.of(offer.command()))
          .forEach(offered::add);
    }
    return offered;
  }
}
