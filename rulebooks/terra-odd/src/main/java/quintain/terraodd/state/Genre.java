package quintain.terraodd.state;

/// The sort of world that gear belongs to.
public enum Genre {
  ANY,
  FANTASY,
  MODERN,
  SCIENCE_FICTION;

  /// Whether gear of this genre fits a table of that one.
  public boolean fits(Genre table) {
    return this == ANY || table == ANY || this == table;
  }
}
