package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.dice.Roll;

/// The rolls met on any way, each once, in the order in which they were first met.
final class Rolls {
  private final Set<Met> met = new LinkedHashSet<>();
  private final Set<Clause> drawn = new LinkedHashSet<>();

  private record Met(String by, Roll<?> roll, Clause why) {}

  void met(Actor by, Roll<?> roll, Clause why) {
    met.add(new Met(by.id(), roll, why));
  }

  void drawn(Clause why) {
    drawn.add(why);
  }

  List<Preview.Throw> told() {
    var told = new LinkedHashSet<Preview.Throw>();
    for (Met each : met) {
      if (each.roll().dice() > 0) {
        told.add(new Preview.Throw(each.by(), dice(each.roll()), each.why()));
      }
    }
    drawn.forEach(why -> told.add(new Preview.Throw("", "", why)));
    return List.copyOf(told);
  }

  /// The dice that are thrown, by their sides: `2d6 and d8`.
  private static String dice(Roll<?> roll) {
    var thrown = new ArrayList<Integer>();
    // each die shows another face than the one before, so that nothing is thrown again for ever
    roll.roll(
        sides -> {
          thrown.add(sides);
          return 1 + thrown.size() % sides;
        });
    var counts = new LinkedHashMap<Integer, Integer>();
    thrown.stream().limit(roll.dice()).forEach(sides -> counts.merge(sides, 1, Integer::sum));
    return counts.entrySet().stream()
        .map(each -> (each.getValue() == 1 ? "" : each.getValue()) + "d" + each.getKey())
        .collect(Collectors.joining(" and "));
  }
}
