package quintain.table.store;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// Keeps tables. Whatever it says is stored survives the loss of power.
///
/// Many tables may write at the same time and share the cost of making their entries durable. Where
/// several servers have one store, the conditional append decides who of them writes next.
public interface Store extends Records, AutoCloseable {
  /// Lays a new table: its row, its seats and its first entries, all or nothing.
  CompletableFuture<Void> create(Kept table, List<Place> places, List<Envelope> first);

  /// Appends entries if the log of the table still ends at `expected`; durable once the future
  /// completes. Completes with [Conflict] if it does not end there, and then stores nothing.
  CompletableFuture<Void> append(String table, long expected, List<Envelope> entries);

  /// Keeps a snapshot; a missing one costs time, never truth.
  CompletableFuture<Void> keep(String table, Snapshot snapshot);

  /// Changes what is known of a table: its title, and whether it is in the archive or deleted.
  CompletableFuture<Void> alter(Kept table);

  /// Forgets the tables that were deleted before a moment, with all that belongs to them.
  CompletableFuture<Void> forget(Instant deletedBefore);

  /// Adds a place or replaces it.
  CompletableFuture<Void> seat(Place place);

  /// Adds a place; false if there is one of that seat.
  CompletableFuture<Boolean> add(Place place);

  /// Gives a place to somebody; false if somebody has it, or it is not there.
  CompletableFuture<Boolean> claim(Place place);

  CompletableFuture<Void> remove(String table, String seat);

  /// Lets anybody take a seat who has this invitation; any other for the table is withdrawn.
  CompletableFuture<Void> open(OpenInvitation invitation);

  /// Writes something and takes it back at once: fails where nothing can be stored, be it for a
  /// full disk.
  CompletableFuture<Void> tryOut();

  /// Withdraws the invitation by which anybody may take a seat, if there is one.
  CompletableFuture<Void> withdraw(String table);

  /// Adds one; false if there is one of that name.
  CompletableFuture<Boolean> give(LayingToken token);

  /// Removes the one of that name; false if there is none.
  CompletableFuture<Boolean> takeBack(String name);

  /// Counts one more table to the token of this hash; false if it lays no more, or is not there.
  CompletableFuture<Boolean> countLaid(String tokenHash);

  /// Counts one table less to it.
  CompletableFuture<Boolean> countNotLaid(String tokenHash);

  /// Gives a token to a program.
  CompletableFuture<Void> give(Pass pass);

  /// Takes a token from a program; false if there is none of that id.
  CompletableFuture<Boolean> takeBack(String table, String pass);

  /// Adds a webhook.
  CompletableFuture<Void> hook(Webhook webhook);

  /// Removes a webhook; false if there is none of that id.
  CompletableFuture<Boolean> unhook(String table, String webhook);

  /// Changes where a webhook has come to, if it is still due when `before` was; otherwise another
  /// server has taken it up, or somebody has changed it.
  CompletableFuture<Boolean> settle(Webhook before, Webhook now);

  /// Lays a picture under the map of a table, in place of any other.
  CompletableFuture<Void> lay(String table, Backdrop backdrop, byte[] picture);

  /// Lays the same picture elsewhere; nothing happens if it is not there any more.
  CompletableFuture<Void> move(String table, Backdrop backdrop);

  /// Takes the picture away, if there is one.
  CompletableFuture<Void> takeAway(String table);

  /// The other servers that have this store open.
  default Peers peers() {
    return Peers.NONE;
  }

  /// Stores what was given to it so far, and then takes nothing more.
  @Override
  void close();

  /// The store cannot be opened, or is out of reach just now; the message is for whoever wanted it.
  final class Unavailable extends RuntimeException {
    public Unavailable(String message) {
      super(message);
    }

    public Unavailable(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /// There is too little room left for what can do without it; the message is for whoever wanted
  /// it. Play goes on in what is left.
  final class NoRoom extends RuntimeException {
    public NoRoom() {
      super("There is too little room left on this server's disk for that.");
    }
  }

  /// The log did not end where the writer thought.
  final class Conflict extends RuntimeException {
    public Conflict(String table, long expected, long found) {
      super("table " + table + " ends at " + found + ", not at " + expected);
    }
  }
}
