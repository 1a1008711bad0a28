package quintain.table.store;

import java.time.Instant;
import java.util.Optional;

/// What is known of a table without opening it.
///
/// @param origin the table and entry it was forked from, empty for none: `abc@41`
/// @param archived since when it is in the archive, if it is
/// @param deleted when it was deleted, if it was; it can be brought back for a while
public record Kept(
    String id,
    String book,
    String title,
    Instant created,
    String origin,
    Optional<Instant> archived,
    Optional<Instant> deleted) {
  /// A table that is neither in the archive nor deleted.
  public Kept(String id, String book, String title, Instant created, String origin) {
    this(id, book, title, created, origin, Optional.empty(), Optional.empty());
  }

  public Kept withTitle(String other) {
    return new Kept(id, book, other, created, origin, archived, deleted);
  }

  public Kept withOrigin(String other) {
    return new Kept(id, book, title, created, other, archived, deleted);
  }

  public Kept withArchived(Optional<Instant> since) {
    return new Kept(id, book, title, created, origin, since, deleted);
  }

  public Kept withDeleted(Optional<Instant> at) {
    return new Kept(id, book, title, created, origin, archived, at);
  }
}
