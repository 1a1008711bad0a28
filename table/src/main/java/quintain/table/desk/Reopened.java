package quintain.table.desk;

/// A table was shut in this very moment because something of it could not be stored. Whoever looks
/// for it again finds it as the store has it.
public final class Reopened extends RuntimeException {
  public Reopened() {
    super("The table is opened again; please try once more.", null, false, false);
  }
}
