package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;

/// Being pushed, thrown back or dropped: straight on, space by space, until something that cannot
/// be passed is in the way.
///
/// Somebody pushed over an edge stays as high as he was, in the air; to fall is another push,
/// downward.
public final class Pushes {
  private final Board board;
  private final List<Body> others;

  /// @param others everybody whom the one pushed cannot pass; he himself does not count
  public Pushes(Board board, List<Body> others) {
    this.board = board;
    this.others = List.copyOf(others);
  }

  /// Pushes somebody so many feet, or as far as it goes; only whole spaces count.
  public Pushed push(Body who, Direction way, int feet) {
    int side = board.grid().feet();
    var steps = new Steps(board, who, others, Travel.by(Metric.EACH_ONE, Gait.soar()));
    var spots = new ArrayList<Spot>();
    Spot here = who.at();
    Optional<Hindrance> by = Optional.empty();
    int left = feet;
    while (left >= side && by.isEmpty()) {
      Spot next = way.from(here);
      if (steps.find(here.x(), here.y(), here.z(), next.x(), next.y(), next.z(), 0)) {
        spots.add(next);
        here = next;
        left -= side;
      } else {
        by = Optional.of(met(steps.why(here, next), way));
      }
    }
    return new Pushed(List.copyOf(spots), here, by, left, aloft(who.at(here)));
  }

  private static Hindrance met(Hindrance by, Direction way) {
    return by instanceof Hindrance.TooHigh && way.z() < 0 ? new Hindrance.Ground(by.at()) : by;
  }

  /// Feet from somebody's soles down to what is beneath.
  public int aloft(Body who) {
    int beneath = Integer.MIN_VALUE;
    for (Spot spot : who.spots()) {
      beneath = Math.max(beneath, board.surface(spot.x(), spot.y()));
    }
    return Math.max(0, board.bottom(who) - beneath);
  }
}
