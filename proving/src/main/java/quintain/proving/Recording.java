package quintain.proving;

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

/// Fate that takes down where throws lead: first what was thrown already, then the dice.
final class Recording<S, T> implements Unattended {
  private final Ways ways;
  private final Faces dice;
  private final Policy policy;
  private final Thrown thrown;
  private Memory.@Nullable Place<S, T> place;
  private int edge;
  private int at;

  Recording(Ways ways, Faces dice, Policy policy, Thrown thrown) {
    this.ways = ways;
    this.dice = dice;
    this.policy = policy;
    this.thrown = thrown;
  }

  /// @param from where it is remembered; null where there is no room
  void begin(Memory.@Nullable Place<S, T> from) {
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
      ways.lead(edge, way);
    }
  }

  @Override
  public <R> R roll(Actor by, Roll<R> roll, Clause why) {
    return tossed(roll, Ways.ALL);
  }

  @Override
  public <R> R roll(Actor by, Roll<R> roll, Clause why, Matters<R> matters) {
    return tossed(roll, matters);
  }

  @SuppressWarnings("unchecked") // a plain die shows whole numbers
  private <R> R tossed(Roll<R> roll, Matters<?> matters) {
    return Ways.isPlain(roll)
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
    return from.size() == 1 ? from.getFirst() : from.get(tossed(Dice.d(from.size()), Ways.ALL) - 1);
  }

  private int face(int sides, Matters<?> matters) {
    int shown = at < thrown.count() ? thrown.face(at) : dice.face(sides);
    at++;
    if (place != null) {
      int row = known(place);
      if (row == 0) {
        row = ways.die(sides, matters, edge == 0 ? place.number : 0);
        lead(row);
      }
      edge = ways.edge(row, shown);
    }
    return shown;
  }

  @SuppressWarnings("unchecked") // what was thrown before was thrown with the same roll
  private <R> R tossed(Toss<R> toss) {
    R result = at < thrown.count() ? (R) thrown.result(at) : toss.draw(dice);
    at++;
    if (place != null) {
      int row = known(place);
      if (row == 0) {
        row = ways.fork(toss, edge == 0 ? place.number : 0);
        lead(row);
      }
      edge = ways.edge(row, toss.essence(result));
    }
    return result;
  }

  private int known(Memory.Place<S, T> from) {
    return edge == 0 ? from.row : ways.at(edge);
  }

  @Override
  public Policy policy() {
    return policy;
  }
}
