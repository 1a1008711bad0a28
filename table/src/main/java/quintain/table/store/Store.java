package quintain.table.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Keeps tables. Whatever it says is stored survives the loss of power.
///
/// There is one writer for each table; many tables may write at the same time and share the cost of
/// making their entries durable.
public interface Store extends AutoCloseable {
  /// Lays a new table: its row, its seats and its first entries, all or nothing.
  CompletableFuture<Void> create(Kept table, List<Place> places, List<Envelope> first);

  /// Appends entries if the log of the table still ends at `expected`; durable once the future
  /// completes. Completes with [Conflict] if it does not end there, and then stores nothing.
  CompletableFuture<Void> append(String table, long expected, List<Envelope> entries);

  /// Keeps a snapshot; a missing one costs time, never truth.
  CompletableFuture<Void> keep(String table, Snapshot snapshot);

  Optional<Kept> table(String id);

  /// Changes what is known of a table: its title, and whether it is in the archive or deleted.
  CompletableFuture<Void> alter(Kept table);

  /// Forgets the tables that were deleted before a moment, with all that belongs to them.
  CompletableFuture<Void> forget(Instant deletedBefore);

  List<Kept> tables();

  /// The number of the last entry; 0 for none.
  long last(String table);

  /// Entries after `after` in order, at most `limit`.
  List<Envelope> after(String table, long after, int limit);

  /// Entries before `before` that this seat may see, the latest first, at most `limit`.
  List<Envelope> before(String table, String seat, long before, int limit);

  /// Entries before `before` that this seat may see whose body holds the words in one of its texts,
  /// whatever their case, the latest first, at most `limit`. No character of the words means
  /// anything but itself. The caller checks that the words stand in a part the seat may see.
  List<Envelope> search(String table, String seat, String words, long before, int limit);

  /// Entries of these kinds at or before `upTo`, the latest first, at most `limit`.
  List<Envelope> ofKinds(String table, List<String> kinds, long upTo, int limit);

  /// The latest entry that this seat may see and that somebody caused.
  Optional<Act> lastAct(String table, String seat);

  /// When a seat last did something.
  record Act(Instant at, String seat) {}

  /// The numbers of all entries that are not for everyone, with those who may hear them, in order.
  List<Secret> secrets(String table);

  /// An entry that is not for everyone.
  record Secret(long seq, Hearing hearing) {}

  /// The entries that came of a command. Reads all of the log.
  List<Envelope> causedBy(String table, String cause);

  /// The entries of a table that a command caused, in order. Reads all of the log.
  List<Caused> causes(String table);

  /// The command that an entry came of.
  record Caused(long seq, String cause) {}

  /// The latest snapshot at or before an entry.
  Optional<Snapshot> snapshot(String table, long atOrBefore);

  /// The places of a table, in the order in which they were laid.
  List<Place> places(String table);

  /// Adds a place or replaces it.
  CompletableFuture<Void> seat(Place place);

  CompletableFuture<Void> remove(String table, String seat);

  /// The place that a token with this hash admits to.
  Optional<Place> admits(String tokenHash);

  /// The invitation by which anybody may take a seat at a table, if there is one.
  Optional<OpenInvitation> openInvitation(String table);

  /// The invitation that a token with this hash is of.
  Optional<OpenInvitation> opens(String tokenHash);

  /// Lets anybody take a seat who has this invitation; any other for the table is withdrawn.
  CompletableFuture<Void> open(OpenInvitation invitation);

  /// Withdraws the invitation by which anybody may take a seat, if there is one.
  CompletableFuture<Void> withdraw(String table);

  /// Where a picture lies under the map of a table, if one does.
  Optional<Backdrop> backdrop(String table);

  /// The picture under the map of a table: the bytes of its file.
  Optional<byte[]> picture(String table);

  /// Lays a picture under the map of a table, in place of any other.
  CompletableFuture<Void> lay(String table, Backdrop backdrop, byte[] picture);

  /// Lays the same picture elsewhere; nothing happens if it is not there any more.
  CompletableFuture<Void> move(String table, Backdrop backdrop);

  /// Takes the picture away, if there is one.
  CompletableFuture<Void> takeAway(String table);

  /// Writes a consistent copy of everything to a new file while play goes on.
  void backup(java.nio.file.Path file);

  /// Stores what was given to it so far, and then takes nothing more.
  @Override
  void close();

  /// The store cannot be opened; the message is for whoever wanted to.
  final class Unavailable extends RuntimeException {
    public Unavailable(String message) {
      super(message);
    }

    public Unavailable(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /// The log did not end where the writer thought.
  final class Conflict extends RuntimeException {
    public Conflict(String table, long expected, long found) {
      super("table " + table + " ends at " + found + ", not at " + expected);
    }
  }
}
