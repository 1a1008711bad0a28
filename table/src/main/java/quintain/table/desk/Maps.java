package quintain.table.desk;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.Arrival;
import quintain.kernel.Event;
import quintain.kernel.PeerFormat;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.kernel.peers.Kept;
import quintain.packs.Volume;
import quintain.packs.peers.Exported;
import quintain.packs.peers.Imported;
import quintain.table.log.Scenes;
import quintain.table.log.Workshop;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Rehearsal;
import quintain.table.show.Picture;
import quintain.table.store.Backdrop;

/// The map of a table, as documents of other programs bring it and take it away.
///
/// A map is laid by the book's own command, so that it can be taken back like any other; the
/// picture under it goes with it.
public final class Maps<S extends State, T extends Step, E extends Event> {
  /// What everybody sees of each space past each wall is reckoned anew whenever that changes, and
  /// the whole table waits for it.
  static final int MOST_SPACES = 6_400;

  static final int MOST_WALLS = 800;

  private final Laying laying;
  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final OwnContent<S, T, E> own;
  private final OwnContent.RefereesTurn turn;

  Maps(
      Laying laying,
      OpenTable<S, T, E> table,
      OwnContent<S, T, E> own,
      OwnContent.RefereesTurn turn) {
    this.laying = laying;
    this.table = table;
    this.volume = table.volume();
    this.own = own;
    this.turn = turn;
  }

  // Arriving

  /// What is wrong with the pictures of a document, beyond what its format knows of them.
  static List<Problem> problems(Imported imported) {
    var problems = new ArrayList<Problem>();
    for (Arrival.Place place : imported.arrival().places()) {
      try {
        picture(place);
      } catch (Picture.Unfit unfit) {
        problems.add(
            new Problem(imported.file(), 0, 0, "image", String.valueOf(unfit.getMessage())));
      }
    }
    return problems;
  }

  private static Optional<Picture> picture(Arrival.Place place) {
    return place.picture().map(came -> Picture.of(bytes(came.base64())));
  }

  private static byte[] bytes(String base64) {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException _) {
      // A file that ends in the middle is broken like any other.
      return new byte[0];
    }
  }

  /// Why a map cannot be laid now.
  Optional<String> refusal(S state, Arrival.Place place) {
    var command = command(place);
    var refused =
        tooLarge(place.size())
            .or(
                () ->
                    volume
                        .book()
                        .deeds()
                        .permits(state, Seat.REFEREE, command)
                        .map(Refusal::reason));
    if (refused.isEmpty()) {
      new Rehearsal<>(volume).after(state, command);
    }
    return refused;
  }

  static Optional<String> tooLarge(Arrival.Size size) {
    long spaces = (long) size.columns() * size.rows();
    if (spaces > MOST_SPACES) {
      return Optional.of(
          "a map at a table has at most %,d spaces, and this one has %d by %d"
              .formatted(MOST_SPACES, size.columns(), size.rows()));
    }
    return size.walls() > MOST_WALLS
        ? Optional.of(
            "a map at a table has at most %,d walls, and this one has %,d"
                .formatted(MOST_WALLS, size.walls()))
        : Optional.empty();
  }

  private T command(Arrival.Place place) {
    return volume.book().formats().step().cast(place.laying());
  }

  /// The command that lays a map, as files write it.
  Object written(Arrival.Place place) {
    return volume.codec().plain(command(place), volume.book().formats().step());
  }

  /// Lays the map that a document brings, with its picture, in place of the one that is there. What
  /// is wrong with the document is thrown as [Invalid].
  ///
  /// @param format the id of a format, or empty where the document itself shows it
  public void lay(String file, String document, String format) {
    var imported =
        Imported.read(laying.library(), volume.book().id(), format, file, document).orThrow();
    var wrong = problems(imported);
    if (!wrong.isEmpty()) {
      throw new Invalid(wrong);
    }
    var place =
        imported.arrival().places().stream()
            .findFirst()
            .orElseThrow(() -> new NotAllowed("There is no map in " + file));
    tooLarge(place.size())
        .ifPresent(
            reason -> {
              throw new NotAllowed("This map cannot be laid: " + reason);
            });
    var picture = picture(place);
    turn.take(
        () -> {
          own.checkPapers(imported.arrival().papers());
          give(command(place));
          lay(picture, place.size());
          imported.arrival().papers().forEach(kept -> own.keep(Imported.nameOf(file), kept));
          return true;
        });
  }

  private void give(T command) {
    try {
      table.give(Seat.REFEREE.id(), command);
    } catch (Refused refused) {
      throw new NotAllowed(refused.refusal().reason());
    } catch (Declined declined) {
      throw new NotAllowed(declined.sentence());
    }
  }

  private void lay(Optional<Picture> picture, Arrival.Size size) {
    var backcloth = table.backcloth();
    var position = table.log().position();
    if (picture.isPresent()) {
      var name =
          Backdrop.named(
              laying.tokens().table() + "@" + table.log().last(),
              position.standing().where().present(),
              Scenes.FIRST);
      var placing = new Desk.Placing(0, 0, size.columns(), 1);
      backcloth.lay(
          TableDesk.placed(name, placing, (double) size.rows() / size.columns()), picture.get());
    } else if (backcloth.here(position).isPresent()) {
      // It showed another place.
      backcloth.takeAway();
    }
    table.stirred();
  }

  // Leaving

  /// Whether a format is one of maps.
  boolean isFormat(String id) {
    return volume.book().peers().stream()
        .anyMatch(each -> each.isOfPlaces() && each.id().equals(id));
  }

  /// The formats that this map can leave in, with what stays behind. In the table's turn.
  List<Desk.Way> ways() {
    var ways = new ArrayList<Desk.Way>();
    for (PeerFormat<?> each : Exported.formats(volume)) {
      if (each.isOfPlaces()) {
        exported(each.id(), Optional.empty())
            .ifPresent(
                exported ->
                    ways.add(
                        new Desk.Way(
                            each.id(),
                            exported.remarks().stream()
                                .map(remark -> remark.field() + ": " + remark.words())
                                .toList())));
      }
    }
    return List.copyOf(ways);
  }

  /// The map as a document of another program; empty where there is none, or the format has no room
  /// for it.
  public Optional<Exported> leaving(String format) {
    if (!isFormat(format)) {
      return Optional.empty();
    }
    return turn.take(
        () -> {
          var file = backdrop().map(picture -> Base64.getEncoder().encodeToString(picture.file()));
          return exported(format, file);
        });
  }

  private Optional<Exported> exported(String format, Optional<String> picture) {
    List<Kept> papers =
        table.log().position().workshop().papers().stream().map(Workshop.Paper::kept).toList();
    return Exported.place(volume, format, table.state(), papers, picture);
  }

  /// The picture under the map, as large as the map.
  private Optional<Picture> backdrop() {
    var backcloth = table.backcloth();
    return backcloth
        .here(table.log().position())
        .flatMap(
            where ->
                grid()
                    .flatMap(
                        grid ->
                            backcloth
                                .whole()
                                .map(
                                    picture ->
                                        picture.spread(where, grid.columns(), grid.rows()))));
  }

  private Optional<View.Grid> grid() {
    return volume.book().showing().view(table.state(), Seat.REFEREE).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst();
  }
}
