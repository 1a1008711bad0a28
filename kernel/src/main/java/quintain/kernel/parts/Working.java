package quintain.kernel.parts;

import java.util.ArrayList;
import java.util.List;

/// How a number was worked out, as people say it: `5: the highest of 1, 3 and 6, less Armor 1`.
///
/// @param result what it comes to
/// @param steps what was done to get there, in order
public record Working(int result, List<String> steps) {
  public Working {
    steps = List.copyOf(steps);
  }

  /// A number that needs no explaining.
  public static Working of(int number) {
    return new Working(number, List.of(String.valueOf(number)));
  }

  /// The highest of some dice.
  public static Working highestOf(List<Integer> faces) {
    int highest = faces.stream().mapToInt(Integer::intValue).max().orElse(0);
    return faces.size() < 2
        ? of(highest)
        : new Working(
            highest,
            List.of("the highest of " + Phrases.and(faces.stream().map(String::valueOf).toList())));
  }

  /// Less what takes off so much, but never below nothing.
  public Working less(String what, int amount) {
    return amount == 0 ? this : with(Math.max(0, result - amount), "less " + named(what) + amount);
  }

  /// With what adds so much, which may have no name, or takes it away where it is negative.
  public Working plus(String what, int amount) {
    return amount == 0
        ? this
        : amount < 0 ? less(what, -amount) : with(result + amount, "plus " + named(what) + amount);
  }

  private static String named(String what) {
    return what.isEmpty() ? "" : what + " ";
  }

  private Working with(int other, String how) {
    var longer = new ArrayList<>(steps);
    longer.add(how);
    return new Working(other, longer);
  }

  /// Whether there is more to say than the number.
  public boolean isPlain() {
    return steps.size() == 1 && steps.getFirst().equals(String.valueOf(result));
  }

  /// How it came about: `the highest of 1, 3 and 6, less Armor 1`.
  public String how() {
    return String.join(", ", steps);
  }

  /// The number with how it came about, where that says more.
  @Override
  public String toString() {
    return isPlain() ? String.valueOf(result) : result + ": " + how();
  }
}
