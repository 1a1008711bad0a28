package quintain.proving.remembered;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Matters;
import quintain.kernel.Versus;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.Unattended;

/// Fate that records where throws lead: it gives what was thrown already, then the dice.
final class RecordingFate<S, T> implements Unattended {
  private final TransitionTable table;
  private final Faces dice;
  private final Policy policy;
  private final ThrowTape tape;
  private MemoTable.@Nullable Place<S, T> place;
  private int edge;
  private int at;

  RecordingFate(TransitionTable table, Faces dice, Policy policy, ThrowTape tape) {
    this.table = table;
    this.dice = dice;
    this.policy = policy;
    this.tape = tape;
  }

  /// @param from where it is remembered; null where there is no room
  void begin(MemoTable.@Nullable Place<S, T> from) {
    place = from;
    edge = 0;
    at = 0;
  }

  /// No more is taken down of this step.
  void leaveOff() {
    place = null;
  }

  /// Whether dice have been thrown since the beginning.
  boolean hasThrown() {
    return at > 0;
  }

  /// It goes on like this from what was thrown last.
  void lead(int way) {
    if (place == null || way == 0) {
      return;
    }
    if (edge == 0) {
      place.row = way;
    } else {
      table.lead(edge, way);
    }
  }

  @Override
  public <R> R roll(Actor by, Roll<R> roll, Clause why) {
    return tossed(roll, TransitionTable.ALL);
  }

  @Override
  public <R> R roll(Actor by, Roll<R> roll, Clause why, Matters<R> matters) {
    return tossed(roll, matters);
  }

  @SuppressWarnings("unchecked") // a plain die shows whole numbers
  private <R> R tossed(Roll<R> roll, Matters<?> matters) {
    return TransitionTable.isPlain(roll)
        ? (R) (Integer) face(roll.sides(), matters)
        : tossed(new Toss.One<>(roll, matters));
  }

  @Override
  public <A, B, R> R rollAgainst(
      Actor by,
      Roll<A> roll,
      Clause why,
      Actor against,
      Roll<B> other,
      Clause otherWhy,
      Versus<A, B, R> versus) {
    return tossed(new Toss.Match<>(roll, other, versus));
  }

  @Override
  public <R> R pick(List<R> from, Clause why) {
    return from.size() == 1
        ? from.getFirst()
        : from.get(tossed(Dice.d(from.size()), TransitionTable.ALL) - 1);
  }

  private int face(int sides, Matters<?> matters) {
    int shown = at < tape.count() ? tape.face(at) : dice.face(sides);
    at++;
    if (place != null) {
      int row = known(place);
      if (row == 0) {
        row = table.die(sides, matters, edge == 0 ? place.number : 0);
        lead(row);
      }
      edge = table.edge(row, shown);
    }
    return shown;
  }

  @SuppressWarnings("unchecked") // what was thrown before was thrown with the same roll
  private <R> R tossed(Toss<R> toss) {
    R result = at < tape.count() ? (R) tape.result(at) : toss.draw(dice);
    at++;
    if (place != null) {
      int row = known(place);
      if (row == 0) {
        row = table.fork(toss, edge == 0 ? place.number : 0);
        lead(row);
      }
      edge = table.edge(row, toss.essence(result));
    }
    return result;
  }

  private int known(MemoTable.Place<S, T> from) {
    return edge == 0 ? from.row : table.at(edge);
  }

  @Override
  public Policy policy() {
    return policy;
  }
}
