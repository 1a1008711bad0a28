package quintain.kernel.dice;

/// Which results of a pool count.
public record Selection(Kind kind, int count) {

  /// Whether results are kept or dropped, and from which end.
  public enum Kind {
    ALL(""),
    KEEP_HIGHEST("kh"),
    KEEP_LOWEST("kl"),
    DROP_HIGHEST("dh"),
    DROP_LOWEST("dl");

    private final String letters;

    Kind(String letters) {
      this.letters = letters;
    }
  }

  /// Every result counts.
  public static final Selection ALL = new Selection(Kind.ALL, 0);

  public Selection {
    if (kind == Kind.ALL ? count != 0 : count < 1) {
      throw new IllegalArgumentException(
          "A selection keeps or drops at least one result, not " + count + ".");
    }
  }

  public static Selection highest(int keep) {
    return new Selection(Kind.KEEP_HIGHEST, keep);
  }

  public static Selection lowest(int keep) {
    return new Selection(Kind.KEEP_LOWEST, keep);
  }

  public static Selection dropHighest(int drop) {
    return new Selection(Kind.DROP_HIGHEST, drop);
  }

  public static Selection dropLowest(int drop) {
    return new Selection(Kind.DROP_LOWEST, drop);
  }

  /// Whether the kept results are the high ones.
  boolean high() {
    return kind == Kind.KEEP_HIGHEST || kind == Kind.DROP_LOWEST;
  }

  /// How many of so many results are kept.
  int kept(int results) {
    return switch (kind) {
      case ALL -> results;
      case KEEP_HIGHEST, KEEP_LOWEST -> Math.min(count, results);
      case DROP_HIGHEST, DROP_LOWEST -> Math.max(0, results - count);
    };
  }

  /// The same choice among a known number of results, said by what is kept.
  Selection among(int results) {
    if (kind == Kind.ALL) {
      return ALL;
    }
    int kept = kept(results);
    boolean keeps = kind == Kind.KEEP_HIGHEST || kind == Kind.KEEP_LOWEST;
    if (kept < 1 || (keeps && count > results)) {
      throw new IllegalArgumentException(
          keeps
              ? "Of " + results + " results, " + count + " cannot be kept."
              : "Of " + results + " results, dropping " + count + " leaves none.");
    }
    if (kept == results) {
      return ALL;
    }
    return high() ? highest(kept) : lowest(kept);
  }

  @Override
  public String toString() {
    return kind == Kind.ALL ? "" : kind.letters + count;
  }
}
