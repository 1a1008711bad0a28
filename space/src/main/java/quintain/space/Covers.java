package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Who is covered against whom: by what the line between the two middles passes through, the best
/// single grade. What cannot be seen has full cover.
///
/// What an attacker stands in covers nobody. What a target stands in and is not solid (a bush,
/// smoke) covers it; full cover of that kind counts as seen round a corner.
public final class Covers {
  private final Board board;
  private final SightRules sight;
  private final CoverRules rules;

  public Covers(Board board, SightRules sight, CoverRules rules) {
    this.board = board;
    this.sight = sight;
    this.rules = rules;
  }

  public Covered between(Body attacker, Body target) {
    var seen = new Sight(board, sight).between(attacker, target);
    if (!seen.sees()) {
      return new Covered(Cover.FULL, seen.ray(), seen.by());
    }
    var found = own(target);
    if (!attacker.overlaps(target)) {
      found = better(found, onLine(attacker, target));
    }
    if (found == null) {
      return new Covered(Cover.NONE, seen.ray(), Optional.empty());
    }
    var grade = found.grade() == Cover.FULL ? rules.corner() : found.grade();
    return new Covered(
        grade, seen.ray(), grade == Cover.NONE ? Optional.empty() : Optional.of(found.by()));
  }

  private record Grade(Cover grade, Obstacle by) {}

  private static @Nullable Grade better(@Nullable Grade one, @Nullable Grade other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.grade().compareTo(other.grade()) >= 0 ? one : other;
  }

  /// The least that all its spaces give a target.
  private @Nullable Grade own(Body target) {
    Grade least = null;
    for (var spot : target.spots()) {
      if (!board.contains(spot.x(), spot.y())) {
        return null;
      }
      var terrain = board.terrain(spot.x(), spot.y());
      var bar = board.bar(spot.x(), spot.y());
      boolean below = !bar.endless() && bar.top() < 2 * board.bottom(target) + target.tall();
      if (terrain.solid() || terrain.cover() == Cover.NONE || below) {
        return null;
      }
      if (least == null || terrain.cover().compareTo(least.grade()) < 0) {
        least = new Grade(terrain.cover(), bar.source());
      }
    }
    return least;
  }

  private @Nullable Grade onLine(Body attacker, Body target) {
    var from = Square.of(board, attacker);
    var to = Square.of(board, target);
    var line = new Line();
    line.draw(
        from.middleX(), from.middleY(), from.middle(), to.middleX(), to.middleY(), to.middle());
    Grade best = null;
    var touching = new ArrayList<Touch>();
    for (Bar bar : board.screens()) {
      if (from.stands(bar) || to.stands(bar)) {
        continue;
      }
      boolean full = bar.source().cover() == Cover.FULL;
      if (!full && rules.counting() == CoverRules.Counting.BESIDE_TARGET && !to.meets(bar)) {
        continue;
      }
      boolean endless = full && Looking.endless(sight, bar, from, to);
      var contact = line.with(bar, endless);
      if (contact == Line.Contact.CROSSES) {
        best = better(best, new Grade(bar.source().cover(), bar.source()));
      } else if (contact != Line.Contact.NONE) {
        touching.add(
            new Touch(
                contact == Line.Contact.LEFT, line.touchFrom(), line.touchTo(), bar.source()));
      }
    }
    return better(best, squeezed(touching));
  }

  private record Touch(boolean left, long from, long to, Obstacle by) {}

  /// A line between two that meet is covered as well as by the worse of them.
  private static @Nullable Grade squeezed(List<Touch> touching) {
    Grade best = null;
    for (Touch one : touching) {
      for (Touch other : touching) {
        if (one.left() && !other.left() && one.from() <= other.to() && other.from() <= one.to()) {
          boolean first = one.by().cover().compareTo(other.by().cover()) <= 0;
          Obstacle worse = first ? one.by() : other.by();
          best = better(best, new Grade(worse.cover(), worse));
        }
      }
    }
    return best;
  }
}
