package quintain.table.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The hashes that are chained over the log of each table, so that it shows where one was changed.
///
/// The hash of an entry is the SHA-256, in hex, of the hash before it and of every column of its
/// row. Numbers are hashed as they lie in memory, big end first; before each text stands its
/// length, so that no two rows are hashed alike.
final class Chain {
  private final MessageDigest digest;

  private Chain() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// What stands before the first entry of a table: no two tables begin alike.
  static String start(String table) {
    return new Chain().text(table).hash();
  }

  /// The hash of the entry that follows the one with the hash `before`.
  static String next(String before, LogRow row) {
    return new Chain()
        .text(before)
        .number(row.seq())
        .text(row.kind())
        .number(row.version())
        .text(row.seat())
        .text(row.cause())
        .number(row.happened())
        .number(row.everyone())
        .text(row.seats())
        .text(row.body())
        .hash();
  }

  /// The hash of a snapshot, which stands beside the chain.
  static String of(String table, Snapshot snapshot) {
    return new Chain().text(table).number(snapshot.seq()).text(snapshot.body()).hash();
  }

  private Chain number(long number) {
    digest.update(ByteBuffer.allocate(Long.BYTES).putLong(number).flip());
    return this;
  }

  private Chain text(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    digest.update(bytes);
    return this;
  }

  private String hash() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
