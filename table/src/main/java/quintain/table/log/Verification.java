package quintain.table.log;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.table.store.Envelope;
import quintain.table.store.Kept;
import quintain.table.store.Records;
import quintain.table.store.Records.Flaw;
import quintain.table.store.Snapshot;

/// Goes through the whole log of tables: whether each entry is as it was written, can be understood
/// and follows from what was before it, and whether each snapshot tells how things stood.
public final class Verification {
  private final Records records;
  private final Library library;

  public Verification(Records records, Library library) {
    this.records = records;
    this.library = library;
  }

  /// What was found of a table.
  ///
  /// @param sound how many entries there are before the first that is not
  /// @param flaw what is wrong with the first that is not, if there is one
  /// @param snapshots the numbers of the snapshots that do not tell how things stood
  /// @param unknown whether its book is not on board, so that the log could not be folded
  public record Verified(
      Kept table, long sound, Optional<Flaw> flaw, List<Long> snapshots, boolean unknown) {
    public boolean isWhole() {
      return flaw.isEmpty() && snapshots.isEmpty() && !unknown;
    }
  }

  public Verified verify(Kept table) {
    var flaw = records.flaw(table.id(), 0);
    long sound = flaw.isPresent() ? flaw.get().seq() - 1 : records.last(table.id());
    Volume<?, ?, ?> volume;
    try {
      volume = library.find(table.book());
    } catch (NoSuchElementException _) {
      return new Verified(table, sound, flaw, List.of(), true);
    }
    return new Folding<>(table, volume, flaw, sound).verified();
  }

  /// One log being folded from its first entry on.
  private final class Folding<S extends State, T extends Step, E extends Event>
      implements Chronicle.Shelf {
    private final Kept table;
    private final Chronicle<S, T, E> chronicle;
    private final Optional<Flaw> chained;
    private final long last;
    private final List<Long> bad = new ArrayList<>();
    private long at;

    Folding(Kept table, Volume<S, T, E> volume, Optional<Flaw> chained, long last) {
      this.table = table;
      this.chronicle = new Chronicle<>(volume, this);
      this.chained = chained;
      this.last = last;
    }

    Verified verified() {
      Optional<Flaw> flaw = chained;
      try {
        fold();
      } catch (Damaged damaged) {
        flaw = Optional.of(new Flaw(at + 1, damaged.flaw().what()));
      } catch (RuntimeException unreadable) {
        flaw = Optional.of(new Flaw(at + 1, "cannot be read (" + unreadable.getMessage() + ")"));
      }
      return new Verified(table, at, flaw, List.copyOf(bad), false);
    }

    private void fold() {
      var kept = new HashSet<>(records.snapshots(table.id()));
      @Nullable Position<S, T> position = null;
      while (at < last) {
        var page = after(at, (int) Math.min(Chronicle.PAGE, last - at));
        for (Envelope entry : page) {
          position = chronicle.after(position, entry);
          at = entry.seq();
          if (kept.contains(at) && !tells(position)) {
            bad.add(at);
          }
        }
      }
      if (position == null && chained.isEmpty()) {
        throw new Damaged(new Flaw(1, "is missing"));
      }
    }

    private boolean tells(Position<S, T> position) {
      try {
        return records
            .snapshot(table.id(), at)
            .filter(snapshot -> snapshot.seq() == at && chronicle.tells(snapshot, position))
            .isPresent();
      } catch (RuntimeException _) {
        return false;
      }
    }

    /// Rewinds are folded upon snapshots that were found to be right.
    @Override
    public Optional<Snapshot> snapshot(long atOrBefore) {
      var snapshot = records.snapshot(table.id(), Math.min(atOrBefore, at));
      while (snapshot.isPresent() && bad.contains(snapshot.get().seq())) {
        snapshot = records.snapshot(table.id(), snapshot.get().seq() - 1);
      }
      return snapshot;
    }

    @Override
    public List<Envelope> after(long seq, int limit) {
      return records.after(table.id(), seq, limit);
    }

    @Override
    public Optional<Flaw> flaw(long after) {
      return Optional.empty();
    }
  }
}
