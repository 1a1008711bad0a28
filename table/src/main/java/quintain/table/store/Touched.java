package quintain.table.store;

/// What a write touches, for those who have to wait for it or want to know of it.
///
/// @param table empty for several
record Touched(String table, Part part) {
  /// What others are told of.
  enum Part {
    /// Entries of the log.
    LOG,
    /// What else is known of a table: its title, its seats, the picture under its map.
    TABLE,
    /// Who sits there.
    SEATED,
    /// Nothing that anybody keeps in mind.
    NOTHING
  }

  static Touched log(String table) {
    return new Touched(table, Part.LOG);
  }

  static Touched table(String table) {
    return new Touched(table, Part.TABLE);
  }

  static Touched nothing(String table) {
    return new Touched(table, Part.NOTHING);
  }
}
