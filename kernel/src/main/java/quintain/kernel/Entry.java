package quintain.kernel;

/// A piece of content: a sword, a wolf, a row of a table. Entries are records; the record is their
/// format.
public interface Entry {
  /// Stable within its book: `CRN-GEAR-08`.
  String id();

  /// What people call it; unique within its kind.
  String name();
}
