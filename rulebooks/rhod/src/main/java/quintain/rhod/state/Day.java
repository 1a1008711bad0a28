package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What somebody has had of a day so far; judged and begun anew when the day passes (RHD-NEED-02,
/// RHD-R-77).
///
/// @param food twelfths of a day's Food eaten
/// @param water twelfths of a day's Water drunk
/// @param rest hours rested
/// @param watch what they do with the Watch under way
/// @param done what can be done once a day or once a Watch and is done, by name
/// @param part the hours of the Watch under way that are rested, where it is not all of it
public record Day(
    int food, int water, int rest, WatchKind watch, List<String> done, Optional<Integer> part) {
  /// How what can be done once in a Watch begins; anything else is once a day.
  public static final String A_WATCH = "watch:";

  /// What somebody does with the Watch is settled.
  public static final String CHOSEN = A_WATCH + "chosen";

  /// The Watch was worked through.
  public static final String WORKED = A_WATCH + "worked";

  /// Wounds were tended.
  public static final String TENDED = "tended";

  /// A day of which nothing is over yet.
  public static final Day FRESH = new Day(0, 0, 0, WatchKind.ACTIVE, List.of(), Optional.empty());

  public Day {
    done = List.copyOf(done);
  }

  Day eating(int twelfths) {
    return new Day(food + twelfths, water, rest, watch, done, part);
  }

  Day drinking(int twelfths) {
    return new Day(food, water + twelfths, rest, watch, done, part);
  }

  Day resting(int hours) {
    return new Day(food, water, rest + hours, watch, done, part);
  }

  Day in(WatchKind kind) {
    return new Day(food, water, rest, kind, done, Optional.empty());
  }

  /// At rest for so many hours of the Watch.
  Day resting(Optional<Integer> hours) {
    return new Day(food, water, rest, WatchKind.RESTING, done, hours);
  }

  /// The hours of Rest that the Watch under way comes to (RHD-NEED-13).
  public int hours() {
    return watch == WatchKind.RESTING ? part.orElse(Clock.HOURS) : 0;
  }

  Day having(String what) {
    var more = new ArrayList<>(done);
    more.add(what);
    return new Day(food, water, rest, watch, more, part);
  }

  /// The Watch is over: what can be done once in a Watch can be done again, and the next one is
  /// Active until somebody says otherwise.
  Day nextWatch() {
    return new Day(
        food,
        water,
        rest,
        WatchKind.ACTIVE,
        done.stream().filter(one -> !one.startsWith(A_WATCH)).toList(),
        Optional.empty());
  }

  public boolean has(String what) {
    return done.contains(what);
  }

  /// The next day, of which nothing is over yet.
  Day next() {
    return new Day(0, 0, 0, watch, List.of(), part);
  }
}
