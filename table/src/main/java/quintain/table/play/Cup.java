package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Asked;
import quintain.kernel.fate.Draw;

/// The dice of a character in the making. Each falls once: whoever goes back and decides otherwise
/// meets the same faces again, by clause, die and how often it was rolled before.
final class Cup {
  private record Key(String clause, String actor, int sides) {}

  private final Faces dice;
  private final Map<Key, List<@Nullable Draw>> lying = new LinkedHashMap<>();
  private final Map<Integer, List<Integer>> picks = new LinkedHashMap<>();
  private final Map<Object, Integer> taken = new LinkedHashMap<>();

  Cup(Faces dice) {
    this.dice = dice;
  }

  /// The same dice as they lie, not yet taken; what falls besides are ones.
  Cup copy() {
    var copy = new Cup(_ -> 1);
    lying.forEach((key, fallen) -> copy.lying.put(key, new ArrayList<>(fallen)));
    picks.forEach((size, fallen) -> copy.picks.put(size, new ArrayList<>(fallen)));
    return copy;
  }

  /// From the beginning again, over the same dice.
  void rewind() {
    taken.clear();
  }

  /// The next die of its kind: the one that lies there, or one that the table rolls; null if
  /// somebody has to roll it by hand.
  Draw.@Nullable Die take(String clause, Asked.Physical asked, boolean manual) {
    var key = new Key(clause, asked.actor(), asked.sides());
    var fallen = lying.computeIfAbsent(key, _ -> new ArrayList<>());
    int next = taken.getOrDefault(key, 0);
    if (next < fallen.size() && fallen.get(next) instanceof Draw.Die die) {
      taken.put(key, next + 1);
      return die;
    }
    if (manual) {
      return null;
    }
    return lay(new Draw.Die(clause, asked.actor(), asked.sides(), dice.face(asked.sides()), false));
  }

  /// Lays a die down as the next of its kind.
  Draw.Die lay(Draw.Die die) {
    var key = new Key(die.clause(), die.actor(), die.sides());
    var fallen = lying.computeIfAbsent(key, _ -> new ArrayList<>());
    int next = taken.getOrDefault(key, 0);
    if (next < fallen.size()) {
      fallen.set(next, die);
    } else {
      fallen.add(die);
    }
    taken.put(key, next + 1);
    return die;
  }

  /// Takes up the dice of one roll that were typed in, so that they can be typed again.
  void forgetTyped(List<Draw> draws, int from, int to) {
    var count = new LinkedHashMap<Key, Integer>();
    for (int i = 0; i < to; i++) {
      if (draws.get(i) instanceof Draw.Die die) {
        var key = new Key(die.clause(), die.actor(), die.sides());
        int nth = count.merge(key, 1, Integer::sum) - 1;
        var fallen = lying.get(key);
        if (i >= from && die.manual() && fallen != null) {
          fallen.set(nth, null);
        }
      }
    }
  }

  /// A fair pick that the book gives no die for.
  int pick(int size) {
    var fallen = picks.computeIfAbsent(size, _ -> new ArrayList<>());
    int next = taken.merge(size, 1, Integer::sum) - 1;
    if (next == fallen.size()) {
      fallen.add(dice.face(size));
    }
    return fallen.get(next);
  }
}
