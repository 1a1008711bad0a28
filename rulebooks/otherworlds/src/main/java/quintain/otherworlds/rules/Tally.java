package quintain.otherworlds.rules;

import quintain.kernel.dice.Chain;

/// What the kept dice of a roll came to, and how many of them showed a six (OTW-R-06).
public record Tally(int total, int sixes) {
  static final Tally NONE = new Tally(0, 0);

  /// With one more die, and all it brought.
  Tally with(Chain chain) {
    return new Tally(total + chain.total(), sixes + chain.exploded());
  }

  /// As people read it off the table: `9`, or `9, 1 six`.
  @Override
  public String toString() {
    return switch (sixes) {
      case 0 -> Integer.toString(total);
      case 1 -> total + ", 1 six";
      default -> total + ", " + sixes + " sixes";
    };
  }

  Tally plus(Tally other) {
    return new Tally(total + other.total, sixes + other.sixes);
  }
}
