package quintain.table;

import java.util.List;
import java.util.Optional;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// One seat's hold on a table: what it says goes in, what it may see comes out.
///
/// A chair is safe to use from any thread. Replies and news come in the order in which they
/// happened, to whoever listens.
public interface Chair extends AutoCloseable {
  String table();

  String seat();

  /// Takes a frame; the reply goes to the listener. Never throws for what a seat says.
  void say(FromSeat frame);

  /// Entries before a number of this seat's own count, the latest last, at most `limit`.
  List<ToSeat.Entry> before(long seq, int limit);

  /// Entries after a number of this seat's own count, the earliest first, at most `limit`.
  List<ToSeat.Entry> after(long seq, int limit);

  /// Entries with these words in them, the latest first.
  List<ToSeat.Entry> search(String words, int limit);

  /// How things stood after an entry, as this seat may see it: every panel, no offers.
  Optional<ToSeat.Scene> at(long seq);

  /// Stops listening.
  @Override
  void close();

  /// Takes what a chair hears. Called by one thread at a time; must not block for long.
  interface Listener {
    void hear(List<ToSeat> frames);
  }
}
