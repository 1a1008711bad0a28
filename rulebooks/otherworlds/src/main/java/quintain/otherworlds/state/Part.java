package quintain.otherworlds.state;

/// A part of a total besides its dice: an attribute, the Attack Value, cover.
///
/// @param plain whether anybody who looks can tell; the others are figures of whoever rolls
/// @param why the rule it comes from
public record Part(String name, int amount, boolean plain, Otw why) {
  /// A figure of whoever rolls: `STR 6`.
  public static Part figure(String name, int amount, Otw why) {
    return new Part(name, amount, false, why);
  }

  /// What the situation adds or takes: `cover +2`.
  public static Part plain(String name, int amount, Otw why) {
    return new Part(name, amount, true, why);
  }

  @Override
  public String toString() {
    return plain ? name + (amount < 0 ? " −" : " +") + Math.abs(amount) : name + " " + amount;
  }
}
