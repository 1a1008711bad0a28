package quintain.kernel;

import java.util.Locale;

/// How Java names are spelled in files and on the command line.
public final class Names {
  private Names() {}

  /// `CastSpell` and `CAST_SPELL` become `cast-spell`.
  public static String kebab(String javaName) {
    if (javaName.equals(javaName.toUpperCase(Locale.ROOT))) {
      return javaName.toLowerCase(Locale.ROOT).replace('_', '-');
    }
    var spelled = new StringBuilder();
    for (int i = 0; i < javaName.length(); i++) {
      char c = javaName.charAt(i);
      if (Character.isUpperCase(c) && i > 0) {
        spelled.append('-');
      }
      spelled.append(Character.toLowerCase(c));
    }
    return spelled.toString();
  }

  /// The name a step, event or other record goes by.
  public static String of(Class<?> type) {
    return kebab(type.getSimpleName());
  }

  /// `cutter-a` becomes `Cutter A`.
  public static String title(String kebab) {
    var spelled = new StringBuilder();
    for (String word : kebab.split("[-_ ]+", -1)) {
      if (!word.isEmpty()) {
        spelled
            .append(spelled.isEmpty() ? "" : " ")
            .append(Character.toUpperCase(word.charAt(0)))
            .append(word.substring(1));
      }
    }
    return spelled.toString();
  }

  /// The id of the nth of several that come under one: `wolf` has `wolf-2`, and `wolf-3` is
  /// followed by `wolf-4`.
  public static String numbered(String id, int n) {
    int dash = id.lastIndexOf('-');
    var end = id.substring(dash + 1);
    return dash > 0 && end.matches("\\d{1,6}")
        ? id.substring(0, dash + 1) + (Integer.parseInt(end) + n - 1)
        : id + "-" + n;
  }

  private static final int LONGEST_ID = 40;

  /// The id of somebody new as a seat gives it: a player's ends in the seat's own, `ash-maren`, so
  /// that it is never that of somebody whom the player does not see. The Referee gives any.
  public static String ofSeat(String id, Seat seat) {
    if (isOfSeat(id, seat)) {
      return id;
    }
    int room = Math.max(1, LONGEST_ID - 1 - seat.id().length());
    return id.substring(0, Math.min(room, id.length())) + "-" + seat.id();
  }

  public static boolean isOfSeat(String id, Seat seat) {
    return seat.isReferee() || id.endsWith("-" + seat.id());
  }
}
