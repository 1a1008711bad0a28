package quintain.rath.state;

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

  public static Injury of(Kind kind) {
    return new Injury(kind, "", kind.days(), Optional.empty());
  }

  public boolean permanent() {
    return kind == Kind.MAIMED;
  }

  /// What is left of it for whoever has rested a day more; nothing once it has mended (RTH-INJ-03,
  /// RTH-INJ-04). An event carries what is left of all.
  public Optional<Injury> afterADayOfRest() {
    int owed = Math.max(0, daysOwed - 1);
    return permanent() || owed > 0
        ? Optional.of(new Injury(kind, told, owed, hampers))
        : Optional.empty();
  }
}
