package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The slow obvious twin of every distribution: plays a rolling through every tape of faces.
///
/// It knows nothing of the algebra: it hands out faces, and when the rolling asks for one more than
/// the tape holds, it tries each face in turn.
public final class Enumeration {
  private Enumeration() {}

  /// Says that the tape has ended.
  private static final class TapeEnded extends RuntimeException {
    private final int sides;

    TapeEnded(int sides) {
      super(null, null, false, false);
      this.sides = sides;
    }
  }

  private record Tape(List<Integer> faces, Ratio chance) {}

  /// The exact probability of every outcome, tapes longer than `most` faces left out.
  public static <T> Map<T, Ratio> of(Function<Faces, T> rolling, int most) {
    var outcomes = new LinkedHashMap<T, Ratio>();
    var open = new ArrayList<Tape>();
    open.add(new Tape(List.of(), Ratio.ONE));
    while (!open.isEmpty()) {
      Tape tape = open.removeLast();
      var place = new int[1];
      try {
        T outcome =
            rolling.apply(
                sides -> {
                  if (place[0] == tape.faces().size()) {
                    throw new TapeEnded(sides);
                  }
                  return tape.faces().get(place[0]++);
                });
        outcomes.merge(outcome, tape.chance(), Ratio::plus);
      } catch (TapeEnded ended) {
        for (int face = 1; face <= ended.sides && tape.faces().size() < most; face++) {
          var longer = new ArrayList<>(tape.faces());
          longer.add(face);
          open.add(new Tape(longer, tape.chance().times(Ratio.of(1, ended.sides))));
        }
      }
    }
    return outcomes;
  }
}
