package quintain.table.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Tables as they are kept, to be read.
public interface Records {
  Optional<Kept> table(String id);

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

  /// The latest snapshot at or before an entry that is as it was written.
  Optional<Snapshot> snapshot(String table, long atOrBefore);

  /// The numbers of the entries after which there are snapshots.
  List<Long> snapshots(String table);

  /// The first entry after `after` that is not as it was written, if there is one. Reads all that
  /// follows.
  Optional<Flaw> flaw(String table, long after);

  /// Where a log is damaged.
  ///
  /// @param seq the number of the entry that is missing or is not as it was written
  /// @param what what is wrong with it, in words that follow its number
  record Flaw(long seq, String what) {}

  /// The places of a table, in the order in which they were laid.
  List<Place> places(String table);

  /// The place that a token with this hash admits to.
  Optional<Place> admits(String tokenHash);

  /// The invitation by which anybody may take a seat at a table, if there is one.
  Optional<OpenInvitation> openInvitation(String table);

  /// The invitation that a token with this hash is of.
  Optional<OpenInvitation> opens(String tokenHash);

  /// The tokens for programs at a table whose seats still have the link they were given under, from
  /// the first on.
  List<Pass> passes(String table);

  /// The token for a program with this hash, if its seat still has the link it was given under.
  Optional<Pass> pass(String tokenHash);

  /// The webhooks of a table whose seats still have the link they were made under, from the first
  /// on.
  List<Webhook> webhooks(String table);

  /// Those of all tables that were not deleted, given up or not, whose logs go on after what they
  /// were told.
  List<Webhook> webhooksBehind();

  /// The tables that have any.
  List<String> tablesWithWebhooks();

  /// Where a picture lies under the map of a table, if one does.
  Optional<Backdrop> backdrop(String table);

  /// The picture under the map of a table: the bytes of its file.
  Optional<byte[]> picture(String table);

  /// How large a table is. Reads all of its log.
  Extent extent(String table);

  /// Who may lay tables where not everybody may, from the first on.
  List<LayingToken> layingTokens();
}
