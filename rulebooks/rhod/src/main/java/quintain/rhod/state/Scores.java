package quintain.rhod.state;

/// The six Ability Scores of somebody, written `STR/DEX/CON/INT/WIS/CHA`: `15/12/14/8/13/10`.
///
/// @param wit the Intelligence score
public record Scores(int str, int dex, int con, int wit, int wis, int cha) {
  /// Of somebody whose scores nobody has rolled yet.
  public static final Scores AVERAGE = new Scores(10, 10, 10, 10, 10, 10);

  private static final int MOST = 40;

  public Scores {
    inRange("STR", str);
    inRange("DEX", dex);
    inRange("CON", con);
    inRange("INT", wit);
    inRange("WIS", wis);
    inRange("CHA", cha);
  }

  private static void inRange(String name, int score) {
    if (score < 0 || score > MOST) {
      throw new IllegalArgumentException(
          "%s %d is out of range, expected 0 to %d".formatted(name, score, MOST));
    }
  }

  public static Scores parse(String text) {
    var written = text.strip();
    if (!written.matches("[0-9]{1,2}(/[0-9]{1,2}){5}")) {
      throw new IllegalArgumentException(
          "'%s' is no set of Ability Scores; write STR/DEX/CON/INT/WIS/CHA as 15/12/14/8/13/10"
              .formatted(text));
    }
    var scores = written.split("/", -1);
    return new Scores(
        Integer.parseInt(scores[0]),
        Integer.parseInt(scores[1]),
        Integer.parseInt(scores[2]),
        Integer.parseInt(scores[3]),
        Integer.parseInt(scores[4]),
        Integer.parseInt(scores[5]));
  }

  public int of(Ability ability) {
    return switch (ability) {
      case STR -> str;
      case DEX -> dex;
      case CON -> con;
      case INT -> wit;
      case WIS -> wis;
      case CHA -> cha;
    };
  }

  /// The Ability Modifier (RHD-ABIL-07); it may well be below 0 (RHD-ABIL-08).
  public int mod(Ability ability) {
    return mod(of(ability));
  }

  /// Half the score less five, rounded down (RHD-ABIL-07).
  @By({Rhd.RHD_R_01, Rhd.RHD_R_02})
  public static int mod(int score) {
    return Math.floorDiv(score, 2) - 5;
  }

  /// The higher Modifier of two Abilities.
  public int better(Ability one, Ability other) {
    return Math.max(mod(one), mod(other));
  }

  public Scores with(Ability ability, int score) {
    return new Scores(
        ability == Ability.STR ? score : str,
        ability == Ability.DEX ? score : dex,
        ability == Ability.CON ? score : con,
        ability == Ability.INT ? score : wit,
        ability == Ability.WIS ? score : wis,
        ability == Ability.CHA ? score : cha);
  }

  @Override
  public String toString() {
    return "%d/%d/%d/%d/%d/%d".formatted(str, dex, con, wit, wis, cha);
  }
}
