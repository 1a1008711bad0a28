package quintain.kernel;

/// The names of the generic facts that options carry, so that policies need to know no book.
public final class Hints {
  private Hints() {}

  /// Whose an option is, seen from whoever chooses: [#SELF], [#OWN] or [#OTHER].
  public static final String SIDE = "side";

  /// What is left of somebody's health, in percent; missing where the seat may not know.
  public static final String HEALTH = "health";

  /// How far off somebody is, in the book's unit.
  public static final String DISTANCE = "distance";

  /// What an option is for, such as `harm`.
  public static final String PURPOSE = "purpose";

  /// How much an option does compared with its like: a weapon's average damage, in hundredths.
  public static final String POWER = "power";

  public static final String SELF = "self";
  public static final String OWN = "own";
  public static final String OTHER = "other";
}
