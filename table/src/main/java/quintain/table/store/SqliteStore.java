package quintain.table.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// Keeps all tables in one SQLite file, with its write-ahead log flushed to the disk at each
/// commit.
///
/// One process has the file at a time: a second one that opens it is turned away. Tools that speak
/// SQLite themselves may read it meanwhile; one that writes makes the store wait for some seconds.
///
/// Futures complete on the thread that writes. Whatever is chained to them must be short, and must
/// not wait for another write.
public final class SqliteStore extends Reading {
  private static final int BUSY_MILLIS = 5_000;

  private static final int KILOBYTES_OF_CACHE = 8_192;

  private final FileChannel lock;
  private final SQLiteDataSource readOnly;
  private final GroupCommit commits;
  private final Readers readers;

  private SqliteStore(
      FileChannel lock, SQLiteDataSource database, SQLiteDataSource readOnly, Readers readers)
      throws SQLException {
    super(Jdbi.create(readers));
    this.lock = lock;
    this.readOnly = readOnly;
    this.readers = readers;
    commits = new GroupCommit(() -> new Writing(database.getConnection()), "quintain-store");
  }

  /// Opens a file of tables, or makes it. Throws [Store.Unavailable] with what is the matter.
  public static SqliteStore open(Path file) {
    Path whole = file.toAbsolutePath();
    try {
      Files.createDirectories(whole.resolveSibling("."));
      FileChannel lock = lock(whole);
      try {
        SQLiteDataSource database = database(whole, false);
        Schema.migrate(database);
        SQLiteDataSource readOnly = database(whole, true);
        return new SqliteStore(lock, database, readOnly, new Readers(readOnly));
      } catch (SQLException | RuntimeException failure) {
        lock.close();
        throw failure;
      }
    } catch (IOException | SQLException | FlywayException | Unavailable failure) {
      throw new Unavailable("cannot keep tables in " + file + ": " + failure.getMessage(), failure);
    }
  }

  /// The lock is a file of its own: to open and close the database past SQLite would drop SQLite's
  /// own locks on it. The system takes the lock back however this process ends.
  private static FileChannel lock(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file.resolveSibling(file.getFileName() + ".lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      locked = false;
    } catch (IOException failure) {
      channel.close();
      throw failure;
    }
    if (!locked) {
      channel.close();
      throw new Unavailable("another Quintain has them open; stop that one, or use another file");
    }
    return channel;
  }

  static SQLiteDataSource database(Path file, boolean readOnly) {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setCacheSize(-KILOBYTES_OF_CACHE);
    config.enforceForeignKeys(true);
    config.setReadOnly(readOnly);
    var database = new SQLiteDataSource(config);
    database.setUrl("jdbc:sqlite:" + file);
    return database;
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
    return commits.add(writing -> writing.create(table, seats, entries));
  }

  @Override
  public CompletableFuture<Void> append(String table, long expected, List<Envelope> entries) {
    checkNumbers(expected, entries);
    List<Envelope> copied = List.copyOf(entries);
    return commits.add(writing -> writing.append(table, expected, copied));
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
    return commits.add(writing -> writing.keep(table, snapshot));
  }

  @Override
  public CompletableFuture<Void> seat(Place place) {
    return commits.add(writing -> writing.seat(place));
  }

  @Override
  public CompletableFuture<Void> remove(String table, String seat) {
    return commits.add(writing -> writing.remove(table, seat));
  }

  @Override
  public CompletableFuture<Void> alter(Kept table) {
    return commits.add(writing -> writing.alter(table));
  }

  @Override
  public CompletableFuture<Void> forget(Instant deletedBefore) {
    return commits.add(writing -> writing.forget(deletedBefore));
  }

  @Override
  public CompletableFuture<Void> open(OpenInvitation invitation) {
    return commits.add(writing -> writing.open(invitation));
  }

  @Override
  public CompletableFuture<Void> withdraw(String table) {
    return commits.add(writing -> writing.withdraw(table));
  }

  @Override
  public CompletableFuture<Void> lay(String table, Backdrop backdrop, byte[] picture) {
    var copied = picture.clone();
    return commits.add(writing -> writing.lay(table, backdrop, copied));
  }

  @Override
  public CompletableFuture<Void> move(String table, Backdrop backdrop) {
    return commits.add(writing -> writing.move(table, backdrop));
  }

  @Override
  public CompletableFuture<Void> takeAway(String table) {
    return commits.add(writing -> writing.takeAway(table));
  }

  /// Writes beside the file first and moves the copy there when it is whole and on the disk.
  @Override
  public void backup(Path file) {
    copy(readOnly, file);
  }

  /// Copies a file of tables to a new one, also while another process has it open.
  public static void backup(Path from, Path to) {
    copy(database(from.toAbsolutePath(), true), to);
  }

  private static void copy(SQLiteDataSource from, Path file) {
    Path whole = file.toAbsolutePath();
    Path unfinished = whole.resolveSibling(whole.getFileName() + ".unfinished");
    try {
      if (Files.exists(whole)) {
        throw new FileAlreadyExistsException(file.toString());
      }
      Files.createDirectories(whole.resolveSibling("."));
      Files.deleteIfExists(unfinished);
      try (var connection = from.getConnection();
          var vacuum = connection.prepareStatement("vacuum into ?")) {
        vacuum.setString(1, unfinished.toString());
        vacuum.execute();
      }
      try (var channel = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      Files.move(unfinished, whole, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot write a copy to " + file, failure);
    } catch (SQLException failure) {
      throw new UncheckedIOException(
          "cannot write a copy to " + file, new IOException(failure.getMessage(), failure));
    }
  }

  /// Stores what was given to it so far, then lets go of the file.
  @Override
  public void close() {
    try {
      readers.close();
      // The last connection to close clears the write-ahead log away.
      commits.close();
    } catch (SQLException failure) {
      throw new IllegalStateException("the store did not close well", failure);
    } finally {
      try {
        lock.close();
      } catch (IOException _) {
        // The system takes the lock back when the process ends.
      }
    }
  }
}
