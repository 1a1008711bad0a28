package quintain.table.desk;

import java.util.function.Supplier;

/// A book that fails while it is asked for something to show, with a sentence for whoever wanted to
/// see it. The table is as it was; what went wrong stands in the log of the server.
public final class CannotShow extends RuntimeException {
  private static final System.Logger LOG = System.getLogger(CannotShow.class.getName());

  private CannotShow(Throwable cause) {
    super("This cannot be shown just now. Whoever keeps this server finds why in its log.", cause);
  }

  /// What the book shows.
  static <V> V unless(Supplier<V> showing) {
    try {
      return showing.get();
    } catch (RuntimeException fault) {
      LOG.log(System.Logger.Level.ERROR, "the book could not show something", fault);
      throw new CannotShow(fault);
    }
  }
}
