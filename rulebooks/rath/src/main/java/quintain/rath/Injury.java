package quintain.rath;

import java.util.Optional;

/// What the critical injury table left somebody with (RTH-INJ-02 to 04).
///
/// @param told in the GM's words
/// @param daysOwed of rest until it no longer hampers; a maiming never mends
/// @param hampers the stat whose tests a maiming gives disadvantage on, if any (RTH-R-51)
public record Injury(Kind kind, String told, int daysOwed, Optional<Stat> hampers) {
  /// A row of the table that lasts.
  public enum Kind {
    MAIMED(0),
    BROKEN(7),
    BATTERED(1);

    private final int days;

    Kind(int days) {
      this.days = days;
    }

    int days() {
      return days;
    }
  }

  static Injury of(Kind kind) {
    return new Injury(kind, "", kind.days(), Optional.empty());
  }

  boolean permanent() {
    return kind == Kind.MAIMED;
  }

  Injury owing(int days) {
    return new Injury(kind, told, days, hampers);
  }
}
