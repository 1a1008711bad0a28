package quintain.table.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.PeerFormat;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.CharacterSheet;
import quintain.packs.Volume;
import quintain.packs.peers.Exported;

/// Characters that can leave the table: as JSON, as Markdown, as panels to print, and as documents
/// of other programs.
final class Sheets<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;

  Sheets(Volume<S, T, E> volume) {
    this.volume = volume;
  }

  /// The formats of our own.
  private static final List<Arriving.Format> OWN =
      List.of(
          new Arriving.Format("pdf", "PDF, to print"),
          new Arriving.Format("md", "Markdown"),
          new Arriving.Format("json", "JSON, to bring to another table"));

  /// All formats, those of other programs last.
  List<Arriving.Format> formats() {
    var formats = new ArrayList<>(OWN);
    for (PeerFormat<?> each : Exported.formats(volume)) {
      formats.add(new Arriving.Format(each.id(), each.title()));
    }
    return List.copyOf(formats);
  }

  /// Whether somebody is this seat's own, or the seat is the Referee's.
  private boolean mayTake(S state, Seat seat, String id) {
    var cast = volume.book().cast();
    return cast.roster(state).contains(id)
        && (seat.isReferee() || cast.seatOf(state, id).equals(seat));
  }

  /// Everybody whom this seat may take away.
  ///
  /// @param party the ids of those who are of the players' side
  List<Desk.Traveller> travellers(S state, Seat seat, List<String> party) {
    var book = volume.book();
    return book.cast().roster(state).stream()
        .filter(id -> mayTake(state, seat, id))
        .map(
            id ->
                new Desk.Traveller(
                    id,
                    book.showing().nameOf(state, id),
                    party.contains(id),
                    formats().stream()
                        .flatMap(each -> way(state, seat, id, each).stream())
                        .toList()))
        .toList();
  }

  private Optional<Desk.Way> way(S state, Seat seat, String id, Arriving.Format format) {
    if (OWN.contains(format)) {
      boolean fits =
          !format.id().equals("json") || volume.book().cast().sheet(state, id).isPresent();
      return fits ? Optional.of(new Desk.Way(format.id(), List.of())) : Optional.empty();
    }
    return exported(state, seat, id, format.id())
        .map(
            leaving ->
                new Desk.Way(
                    format.id(),
                    leaving.remarks().stream()
                        .map(
                            remark ->
                                (remark.field().isEmpty() ? "" : remark.field() + ": ")
                                    + remark.words())
                        .toList()));
  }

  /// Somebody as a document of another program, as far as the seat sees them.
  Optional<Exported> exported(S state, Seat seat, String id, String format) {
    if (!mayTake(state, seat, id)
        || Exported.formats(volume).stream().noneMatch(each -> each.id().equals(format))) {
      return Optional.empty();
    }
    var seen = seat.isReferee() ? state : volume.book().foresight().seenBy(state, seat);
    return Exported.somebody(volume, format, seen, id);
  }

  /// The sheet of somebody, if they are this seat's own or the seat is the Referee's.
  Optional<Desk.Sheet> sheet(S state, Seat seat, String id) {
    var book = volume.book();
    if (!mayTake(state, seat, id)) {
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
