package quintain.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import quintain.binder.Source;
import quintain.cairn.CairnBook;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// A scene of a real book to try things with. It is the tests' own, so that the book is free to
/// change the one it ships.
public final class Causeway {
  public static final Volume<CairnState, CairnStep, CairnEvent> VOLUME = Volume.of(new CairnBook());
  public static final Seat MAREN = new Seat("maren");
  public static final List<Seat> SEATS =
      List.of(Seat.REFEREE, MAREN, new Seat("oskar"), new Seat("tilda"), new Seat("nobody"));

  /// The scenario as it is written.
  public static final String SCENE = scene();

  private Causeway() {}

  private static String scene() {
    try (var scene = Causeway.class.getResourceAsStream("causeway.yaml")) {
      if (scene == null) {
        throw new IllegalStateException("there is no scene beside the tests");
      }
      return new String(scene.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Game<CairnState, CairnStep> game() {
    return ScenarioRunner.game(Source.yaml("causeway.yaml", SCENE), VOLUME, List.of());
  }

  public static CairnState state() {
    return game().state();
  }

  /// Maren stands beside the captain and the last of the cutters.
  public static CairnState near() {
    return after(state(), new CairnStep.Move("maren", 40));
  }

  /// How things stand after a command with nothing in it that dice decide.
  public static CairnState after(CairnState state, CairnStep command) {
    var live =
        new Live<>(
            VOLUME.book(),
            sides -> {
              throw new IllegalStateException("no die was expected, but a d" + sides);
            });
    return live.run(Game.at(state), command, Manner.AUTOMATIC).game().state();
  }
}
