package quintain.table.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.log.Gallery;
import quintain.table.log.News;
import quintain.table.log.TableLog;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Backcloth;
import quintain.table.store.Kept;
import quintain.table.store.Pass;
import quintain.table.store.Place;

/// An open table, as those see it who work there. All but [#post] and [#inTurn] is for the table's
/// own turn.
public interface OpenTable<S extends State, T extends Step, E extends Event> {
  Kept kept();

  Volume<S, T, E> volume();

  Premises premises();

  TableLog<S, T, E> log();

  Seating seating();

  Backcloth backcloth();

  Gallery gallery();

  default String id() {
    return kept().id();
  }

  default S state() {
    return log().state();
  }

  // Turns

  /// Puts a letter into the table's mailbox; never waits.
  void post(Runnable letter);

  /// Does something between two letters, on the caller's thread. Not to be called in a turn.
  <V> V inTurn(Supplier<V> doing);

  /// Whether anybody sits here who could follow what happens.
  boolean isAttended();

  /// Whether what nobody in particular does is to be done here, and not by another server.
  boolean leads();

  /// Whether anybody sits at this seat.
  boolean isAttended(String seat);

  // What happens in one

  /// Adds entries that came of a frame, and says that it is done. All of it is stored, and then
  /// shown, at the end of the turn.
  void append(Seated chair, FromSeat frame, List<News> news);

  void append(String cause, List<News> news);

  /// Gives a command for a seat, as if it had said so at the table; throws what the table would
  /// answer it.
  void give(String seat, T command);

  /// The cause of all that comes of a frame.
  static String cause(Seated chair, FromSeat frame) {
    return chair.seat() + ":" + frame.id();
  }

  /// What is waited for has changed, or what lies under the map, though the log has not.
  void stirred();

  /// Tells everyone who sits where.
  void tellChairs();

  /// Tells everyone how the table plays now.
  void tellManner();

  /// Changes what is known of this table; if it is deleted now, everybody has to leave.
  void alter(Kept now);

  /// Changes a place; if its invitation is another one now, whoever sits there has to leave.
  void put(Place place);

  /// Whether a token for programs has neither run out nor been taken back.
  boolean isGood(Pass pass);

  /// Whoever sits here by the token for programs of this id has to leave.
  void dismiss(String pass);

  /// Adds a place; false if another server has just added one of that seat.
  boolean add(Place place);

  /// Gives somebody a place that nobody has; false if another server has just given it away.
  boolean claim(Place place);

  /// The scene as it was after an entry of a seat's count.
  Optional<ToSeat.Scene> at(String seat, long number);
}
