package quintain.table.desk;

/// Somebody asked for what their seat may not do.
public final class NotAllowed extends RuntimeException {
  public NotAllowed(String message) {
    super(message);
  }
}
