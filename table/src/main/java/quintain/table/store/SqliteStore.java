package quintain.table.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
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
public final class SqliteStore extends DatabaseStore {
  private static final int BUSY_MILLIS = 5_000;

  private static final int KILOBYTES_OF_CACHE = 8_192;

  /// So many bytes of the disk are left to those who play already.
  private static final long RESERVE = 200L * 1024 * 1024;

  private final FileStore disk;
  private final long reserve;
  private final FileChannel lock;
  private final Readers readers;

  private SqliteStore(
      FileStore disk, long reserve, FileChannel lock, SQLiteDataSource database, Readers readers)
      throws SQLException {
    super(Jdbi.create(readers), () -> new Writing(database.getConnection()));
    this.disk = disk;
    this.reserve = reserve;
    this.lock = lock;
    this.readers = readers;
  }

  /// Opens a file of tables, or makes it. Throws [Store.Unavailable] with what is the matter.
  public static SqliteStore open(Path file) {
    return open(file, RESERVE);
  }

  /// The same where other than the usual room is left to those who play already.
  ///
  /// @param reserve with fewer bytes than this free on the disk, no table or picture is laid
  public static SqliteStore open(Path file, long reserve) {
    Path whole = file.toAbsolutePath();
    try {
      OwnersOnly.folder(whole.resolveSibling(""));
      FileChannel lock = lock(whole);
      try {
        OwnersOnly.file(whole);
        SQLiteDataSource database = database(whole, false);
        Schema.SQLITE.migrate(database);
        var readers = new Readers(database(whole, true));
        return new SqliteStore(Files.getFileStore(whole), reserve, lock, database, readers);
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
    checkRoom();
    return super.create(table, places, first);
  }

  @Override
  public CompletableFuture<Void> lay(String table, Backdrop backdrop, byte[] picture) {
    checkRoom();
    return super.lay(table, backdrop, picture);
  }

  private void checkRoom() {
    try {
      if (disk.getUsableSpace() < reserve) {
        throw new NoRoom();
      }
    } catch (IOException _) {
      // Where nobody can tell, the disk itself says no.
    }
  }

  /// Copies a file of tables to a new one, also while another process has it open. Writes beside it
  /// first and moves the copy there when it is whole and on the disk.
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
      OwnersOnly.folder(whole.resolveSibling(""));
      Files.deleteIfExists(unfinished);
      OwnersOnly.file(unfinished);
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

  /// Puts a copy in the place of a file of tables that nobody has open. What was there is kept
  /// beside it.
  ///
  /// The write-ahead log of the old file goes with it: SQLite would take it for the new one's.
  ///
  /// @return the file that has what was there, if there was anything
  public static Optional<Path> restore(Path copy, Path file) {
    Path whole = file.toAbsolutePath();
    try {
      OwnersOnly.folder(whole.resolveSibling(""));
      try (FileChannel _ = lock(whole)) {
        var database = unchanged(copy.toAbsolutePath());
        check(database);
        Path incoming = whole.resolveSibling(whole.getFileName() + ".incoming");
        Files.deleteIfExists(incoming);
        copy(database, incoming);
        var replaced = setAside(whole);
        Files.move(incoming, whole, StandardCopyOption.ATOMIC_MOVE);
        return replaced;
      }
    } catch (IOException | SQLException | UncheckedIOException failure) {
      throw new Unavailable("cannot restore " + copy + ": " + failure.getMessage(), failure);
    }
  }

  /// A database as it lies there, whatever its journal is.
  static SQLiteDataSource unchanged(Path file) {
    var config = new SQLiteConfig();
    config.setReadOnly(true);
    var database = new SQLiteDataSource(config);
    database.setUrl("jdbc:sqlite:" + file);
    return database;
  }

  /// Throws [Store.Unavailable] if a copy is no file of tables, or is damaged.
  private static void check(SQLiteDataSource database) throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.createStatement()) {
      try (var checked = statement.executeQuery("pragma integrity_check(1)")) {
        if (!checked.next() || !"ok".equals(checked.getString(1))) {
          throw new Unavailable("it is damaged: " + checked.getString(1));
        }
      }
      try (var counted = statement.executeQuery("select count(*) from log")) {
        counted.next();
      }
    }
  }

  private static Optional<Path> setAside(Path file) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    int number = 1;
    while (Files.exists(replaced(file, number))) {
      number++;
    }
    Path aside = replaced(file, number);
    for (String part : List.of("-wal", "-shm", "")) {
      Path from = file.resolveSibling(file.getFileName() + part);
      if (Files.exists(from)) {
        Files.move(
            from, aside.resolveSibling(aside.getFileName() + part), StandardCopyOption.ATOMIC_MOVE);
      }
    }
    return Optional.of(aside);
  }

  private static Path replaced(Path file, int number) {
    return file.resolveSibling(file.getFileName() + ".replaced-" + number);
  }

  /// Stores what was given to it so far, then lets go of the file.
  @Override
  public void close() {
    try {
      readers.close();
      // The last connection to close clears the write-ahead log away.
      super.close();
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
