package quintain.table.desk;

/// A table that is there and cannot be opened, with a sentence for whoever comes to its door.
///
/// It says nothing of the log, not even how long it is: whoever comes may not know of all that is
/// in it. What is wrong stands in the log of the server.
public final class CannotOpen extends RuntimeException {
  public CannotOpen(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
