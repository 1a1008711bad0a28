package quintain.rhod;

import java.util.ArrayList;
import java.util.List;

/// What somebody has had of a day so far; judged and begun anew when the day passes (RHD-NEED-02,
/// RHD-R-77).
///
/// @param food twelfths of a day's Food eaten
/// @param water twelfths of a day's Water drunk
/// @param rest hours rested
/// @param watch what they do with the Watch under way
/// @param done what can be done once a day or once a Watch and is done, by name
public record Day(int food, int water, int rest, WatchKind watch, List<String> done) {
  /// How what can be done once in a Watch begins; anything else is once a day.
  public static final String A_WATCH = "watch:";

  /// What somebody does with the Watch is settled.
  public static final String CHOSEN = A_WATCH + "chosen";

  /// The Watch was worked through.
  public static final String WORKED = A_WATCH + "worked";

  /// Wounds were tended.
  public static final String TENDED = "tended";

  /// A day of which nothing is over yet.
  public static final Day FRESH = new Day(0, 0, 0, WatchKind.ACTIVE, List.of());

  public Day {
    done = List.copyOf(done);
  }

  Day eating(int twelfths) {
    return new Day(food + twelfths, water, rest, watch, done);
  }

  Day drinking(int twelfths) {
    return new Day(food, water + twelfths, rest, watch, done);
  }

  Day resting(int hours) {
    return new Day(food, water, rest + hours, watch, done);
  }

  Day in(WatchKind kind) {
    return new Day(food, water, rest, kind, done);
  }

  Day having(String what) {
    var more = new ArrayList<>(done);
    more.add(what);
    return new Day(food, water, rest, watch, more);
  }

  Day without(String what) {
    return new Day(
        food, water, rest, watch, done.stream().filter(one -> !one.equals(what)).toList());
  }

  /// The Watch is over: what can be done once in a Watch can be done again, and the next one is
  /// Active until somebody says otherwise.
  Day nextWatch() {
    return new Day(
        food,
        water,
        rest,
        WatchKind.ACTIVE,
        done.stream().filter(one -> !one.startsWith(A_WATCH)).toList());
  }

  boolean has(String what) {
    return done.contains(what);
  }

  /// The next day, of which nothing is over yet.
  Day next() {
    return new Day(0, 0, 0, watch, List.of());
  }
}
