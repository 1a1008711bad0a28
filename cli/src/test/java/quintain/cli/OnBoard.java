package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Books;
import quintain.packs.Volume;

/// The books on board, whichever they are.
final class OnBoard {
  private OnBoard() {}

  static Stream<Volume<?, ?, ?>> books() {
    var volumes = Books.onBoard().volumes();
    assertThat(volumes).as("the books on board").isNotEmpty();
    return volumes.stream();
  }

  static Stream<String> ids() {
    return books().map(volume -> volume.book().id());
  }

  /// An empty scene by this book, saved.
  static <S extends State, T extends Step, E extends Event> String emptyGame(
      Volume<S, T, E> volume) {
    var formats = volume.book().formats();
    var content = volume.content(List.of()).orThrow();
    var setup = new Setup(formats.house(), content, formats.scene(), List.of());
    return volume.writeGame(Game.at(volume.book().rules().opening(setup)));
  }
}
