package quintain.kernel;

/// The names of the generic facts that options carry, so that policies need to know no book.
public final class Hints {
  private Hints() {}

  /// Whose an option is, seen from whoever chooses: [#SELF], [#OWN] or [#OTHER].
  public static final String SIDE = "side";

  /// That an option is legal but not whom a command is meant for, such as a friend to strike:
  /// [#NO].
  public static final String MEANT = "meant";

  /// What is left of somebody's health, in percent; missing where the seat may not know.
  public static final String HEALTH = "health";

  /// How far off somebody is, in the book's unit.
  public static final String DISTANCE = "distance";

  /// What an option is for, such as `harm`.
  public static final String PURPOSE = "purpose";

  /// How much an option does compared with its like: a weapon's average damage, in hundredths.
  public static final String POWER = "power";

  /// What an option costs, with its unit: `15 ft`.
  public static final String COST = "cost";

  /// The spaces on the way to an option, in order, with blanks between.
  public static final String WAY = "way";

  /// The spaces an option takes in, with blanks between.
  public static final String AREA = "area";

  /// The line along which an option is seen, from corner to corner in spaces: `1.5,2 4,7.5`.
  public static final String RAY = "ray";

  public static final String NO = "no";
  public static final String SELF = "self";
  public static final String OWN = "own";
  public static final String OTHER = "other";
}
