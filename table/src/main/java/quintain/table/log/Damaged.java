package quintain.table.log;

import org.jspecify.annotations.Nullable;
import quintain.table.store.Records.Flaw;

/// The log of a table is not as it was written, or cannot be folded. The message is for whoever
/// keeps the tables: the number of an entry tells how many there are that not everybody may know
/// of.
public final class Damaged extends RuntimeException {
  private final Flaw flaw;

  Damaged(Flaw flaw) {
    this(flaw, null);
  }

  Damaged(Flaw flaw, @Nullable Throwable cause) {
    super("entry " + flaw.seq() + " " + flaw.what(), cause);
    this.flaw = flaw;
  }

  Flaw flaw() {
    return flaw;
  }
}
