package quintain.table.store;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.jdbi.v3.core.Jdbi;

/// A store in a database: many read, and one group commit writes.
///
/// Futures complete on the thread that writes. Whatever is chained to them must be short, and must
/// not wait for another write.
abstract class DatabaseStore extends Reading implements Store {
  private final GroupCommit commits;

  /// @param opening opens a connection to write on
  DatabaseStore(Jdbi reading, GroupCommit.Opening opening) throws SQLException {
    super(reading);
    commits = new GroupCommit(opening, "quintain-store");
  }

  @Override
  public CompletableFuture<Void> create(Kept table, List<Place> places, List<Envelope> first) {
    for (Place place : places) {
      if (!place.table().equals(table.id())) {
        throw new IllegalArgumentException(
            "seat " + place.seat() + " is of table " + place.table() + ", not of " + table.id());
      }
    }
    checkNumbers(0, first);
    List<Place> seats = List.copyOf(places);
    List<Envelope> entries = List.copyOf(first);
    return commits.add(
        Touched.nothing(table.id()), writing -> writing.create(table, seats, entries));
  }

  @Override
  public CompletableFuture<Void> append(String table, long expected, List<Envelope> entries) {
    checkNumbers(expected, entries);
    List<Envelope> copied = List.copyOf(entries);
    return commits.add(Touched.log(table), writing -> writing.append(table, expected, copied));
  }

  private static void checkNumbers(long before, List<Envelope> entries) {
    long number = before;
    for (Envelope entry : entries) {
      number++;
      if (entry.seq() != number) {
        throw new IllegalArgumentException(
            "entry " + entry.seq() + " stands where " + number + " belongs");
      }
    }
  }

  @Override
  public CompletableFuture<Void> keep(String table, Snapshot snapshot) {
    return commits.add(Touched.nothing(table), writing -> writing.keep(table, snapshot));
  }

  @Override
  public CompletableFuture<Void> seat(Place place) {
    return commits.add(Touched.table(place.table()), writing -> writing.seat(place));
  }

  @Override
  public CompletableFuture<Boolean> add(Place place) {
    return decided(Touched.table(place.table()), writing -> writing.add(place));
  }

  @Override
  public CompletableFuture<Boolean> claim(Place place) {
    return decided(Touched.table(place.table()), writing -> writing.claim(place));
  }

  @Override
  public CompletableFuture<Void> remove(String table, String seat) {
    return commits.add(Touched.table(table), writing -> writing.remove(table, seat));
  }

  @Override
  public CompletableFuture<Void> alter(Kept table) {
    return commits.add(Touched.table(table.id()), writing -> writing.alter(table));
  }

  @Override
  public CompletableFuture<Void> forget(Instant deletedBefore) {
    return commits.add(Touched.nothing(""), writing -> writing.forget(deletedBefore));
  }

  @Override
  public CompletableFuture<Void> open(OpenInvitation invitation) {
    return commits.add(Touched.nothing(invitation.table()), writing -> writing.open(invitation));
  }

  @Override
  public CompletableFuture<Void> withdraw(String table) {
    return commits.add(Touched.nothing(table), writing -> writing.withdraw(table));
  }

  @Override
  public CompletableFuture<Void> tryOut() {
    return commits.add(Touched.nothing(""), Writing::tryOut);
  }

  @Override
  public CompletableFuture<Boolean> give(LayingToken token) {
    return decided(Touched.nothing(""), writing -> writing.give(token));
  }

  @Override
  public CompletableFuture<Boolean> takeBack(String name) {
    return decided(Touched.nothing(""), writing -> writing.takeBack(name));
  }

  @Override
  public CompletableFuture<Boolean> countLaid(String tokenHash) {
    return decided(Touched.nothing(""), writing -> writing.countLaid(tokenHash));
  }

  @Override
  public CompletableFuture<Boolean> countNotLaid(String tokenHash) {
    return decided(Touched.nothing(""), writing -> writing.countNotLaid(tokenHash));
  }

  @Override
  public CompletableFuture<Void> give(Pass pass) {
    return commits.add(Touched.table(pass.table()), writing -> writing.give(pass));
  }

  @Override
  public CompletableFuture<Boolean> takeBack(String table, String pass) {
    return decided(Touched.table(table), writing -> writing.takeBack(table, pass));
  }

  @Override
  public CompletableFuture<Void> hook(Webhook webhook) {
    return commits.add(Touched.table(webhook.table()), writing -> writing.hook(webhook));
  }

  @Override
  public CompletableFuture<Boolean> unhook(String table, String webhook) {
    return decided(Touched.table(table), writing -> writing.unhook(table, webhook));
  }

  @Override
  public CompletableFuture<Boolean> settle(Webhook before, Webhook now) {
    return decided(Touched.nothing(now.table()), writing -> writing.settle(before, now));
  }

  /// A write that the database decides about, once it is on the disk.
  private CompletableFuture<Boolean> decided(Touched touched, Predicate<Writing> write) {
    var done = new AtomicBoolean();
    return commits
        .add(touched, writing -> done.set(write.test(writing)))
        .thenApply(_ -> done.get());
  }

  @Override
  public CompletableFuture<Void> lay(String table, Backdrop backdrop, byte[] picture) {
    var copied = picture.clone();
    return commits.add(Touched.table(table), writing -> writing.lay(table, backdrop, copied));
  }

  @Override
  public CompletableFuture<Void> move(String table, Backdrop backdrop) {
    return commits.add(Touched.table(table), writing -> writing.move(table, backdrop));
  }

  @Override
  public CompletableFuture<Void> takeAway(String table) {
    return commits.add(Touched.table(table), writing -> writing.takeAway(table));
  }

  /// Stores what was given to it so far.
  @Override
  public void close() {
    commits.close();
  }
}
