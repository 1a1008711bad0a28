package quintain.table.desk;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import quintain.table.store.Extent;
import quintain.table.store.Kept;
import quintain.table.store.LayingToken;
import quintain.table.store.Store;
import quintain.table.store.Tokens;

/// What the administrator of a server does with its tables, without a seat at any: lists, archives,
/// removes and brings them back, and says who may lay new ones.
public final class Administration {
  private static final int MOST_TABLES = 1_000_000;

  private final Store store;
  private final Tokens tokens;
  private final InstantSource clock;
  private final Duration keptDeleted;
  private final Altering altering;

  /// Changes what is known of a table, be it open or not; a [NoSuchElementException] where there is
  /// none.
  public interface Altering {
    void alter(String table, UnaryOperator<Kept> change);
  }

  /// A table as the administrator sees it.
  public record Listed(Kept table, Extent extent) {}

  /// @param keptDeleted how long a removed table can be brought back
  public Administration(
      Store store, Tokens tokens, InstantSource clock, Duration keptDeleted, Altering altering) {
    this.store = store;
    this.tokens = tokens;
    this.clock = clock;
    this.keptDeleted = keptDeleted;
    this.altering = altering;
  }

  // Tables

  /// How many tables there are, removed ones among them.
  public int count() {
    return store.tables().size();
  }

  /// Some of them, from the oldest on.
  public List<Listed> tables(int skip, int limit) {
    return store.tables().stream()
        .skip(skip)
        .limit(limit)
        .map(table -> new Listed(table, store.extent(table.id())))
        .toList();
  }

  /// Puts a table into the archive, or takes it out again.
  public void archive(String table, boolean away) {
    altering.alter(
        table, kept -> kept.withArchived(away ? Optional.of(clock.instant()) : Optional.empty()));
  }

  /// Removes a table; for a while it can be brought back.
  public void remove(String table) {
    altering.alter(table, kept -> kept.withDeleted(Optional.of(clock.instant())));
  }

  /// Removes a table with all that belongs to it.
  public void removeForGood(String table) {
    var bound = clock.instant().minus(keptDeleted);
    // As if it had been removed so long ago that nobody wants it back.
    altering.alter(table, kept -> kept.withDeleted(Optional.of(bound.minusSeconds(1))));
    store.forget(bound).join();
  }

  /// Brings a removed table back.
  public void restore(String table) {
    altering.alter(table, kept -> kept.withDeleted(Optional.empty()));
  }

  // Who may lay tables

  public List<LayingToken> layingTokens() {
    return store.layingTokens();
  }

  /// Lets somebody lay so many tables, with the token that is given back. Nobody is told it a
  /// second time.
  public String give(String name, int most) {
    var called = Laying.name(name);
    if (most < 1 || most > MOST_TABLES) {
      throw new NotAllowed("Let somebody lay 1 to " + MOST_TABLES + " tables");
    }
    var token = tokens.token();
    var given = new LayingToken(called, Tokens.hash(token), clock.instant(), most, 0);
    if (!store.give(given).join()) {
      throw new NotAllowed("Somebody of that name may lay tables already");
    }
    return token;
  }

  /// Takes the token of that name back.
  public void takeBack(String name) {
    if (!store.takeBack(name).join()) {
      throw new NoSuchElementException("Nobody of that name may lay tables.");
    }
  }

  /// Counts one more table to a token; false where it lays no more, or is none.
  public boolean countLaid(String token) {
    return store.countLaid(Tokens.hash(token)).join();
  }

  /// Counts one table less to a token, for one that was not laid after all.
  public void countNotLaid(String token) {
    store.countNotLaid(Tokens.hash(token)).join();
  }
}
