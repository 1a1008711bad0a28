package quintain.table.desk;

import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.CharacterSheet;
import quintain.packs.Volume;

/// Characters that can leave the table: as JSON, as Markdown, and as panels to print.
final class Sheets<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;

  Sheets(Volume<S, T, E> volume) {
    this.volume = volume;
  }

  /// The sheet of somebody, if they are this seat's own or the seat is the Referee's.
  Optional<Desk.Sheet> sheet(S state, Seat seat, String id) {
    var book = volume.book();
    if (!book.cast().roster(state).contains(id)
        || !(seat.isReferee() || book.cast().seatOf(state, id).equals(seat))) {
      return Optional.empty();
    }
    var name = book.showing().nameOf(state, id);
    var view = book.showing().view(state, seat);
    return Optional.of(
        new Desk.Sheet(
            name,
            book.cast().sheet(state, id).map(this::json),
            CharacterSheet.markdown(name, view, id, book.facts()::figure),
            view.panels().stream().filter(panel -> panel.subject().equals(id)).toList()));
  }

  private String json(Record sheet) {
    return volume.codec().writePretty(sheet, volume.book().formats().sheet()) + "\n";
  }

  /// The sheet that a JSON text holds; what does not read is thrown as [quintain.binder.Invalid].
  Record read(String json) {
    return volume.codec().read(json, volume.book().formats().sheet());
  }
}
