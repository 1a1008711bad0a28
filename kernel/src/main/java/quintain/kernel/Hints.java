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

  /// How far off somebody is, as people read it: `25 of 60 ft`.
  public static final String RANGE = "range";

  /// What bears on an option as things stand, before any die falls: cover, light, height, each with
  /// what it does and the reason. Several are set apart by `; `.
  public static final String SITUATION = "situation";

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

  /// What an option means to whoever takes it, in a few words: a weapon's dice, what a spell does.
  public static final String MEANING = "meaning";

  /// The clause that says what an option means: `RTH-STAT-01`. Whoever has the catalogue reads it
  /// there.
  public static final String RULE = "rule";

  /// The heading under which an option stands among its like: `Spells`.
  public static final String GROUP = "group";

  /// That an option leaves it to dice or chance: [#YES].
  public static final String CHANCE = "chance";

  public static final String YES = "yes";
  public static final String NO = "no";
  public static final String SELF = "self";
  public static final String OWN = "own";
  public static final String OTHER = "other";
}
