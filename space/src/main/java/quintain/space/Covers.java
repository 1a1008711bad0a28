package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  /// How well a target is covered against somebody.
  public Cover between(Body attacker, Body target) {
    if (!new Sight(board, sight).sees(attacker, target)) {
      return Cover.FULL;
    }
    var found = own(target);
    if (!attacker.overlaps(target)) {
      found = better(found, onLine(attacker, target));
    }
    return found == Cover.FULL ? rules.corner() : found;
  }

  private static Cover better(Cover one, Cover other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static Cover worse(Cover one, Cover other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  /// The least that all its spaces give a target.
  private Cover own(Body target) {
    var least = Cover.FULL;
    for (var spot : target.spots()) {
      if (!board.contains(spot.x(), spot.y())) {
        return Cover.NONE;
      }
      var terrain = board.terrain(spot.x(), spot.y());
      var bar = board.bar(spot.x(), spot.y());
      boolean below = !bar.endless() && bar.top() < 2 * board.bottom(target) + target.tall();
      if (terrain.solid() || below) {
        return Cover.NONE;
      }
      least = worse(least, terrain.cover());
    }
    return least;
  }

  private Cover onLine(Body attacker, Body target) {
    var from = Square.of(board, attacker);
    var to = Square.of(board, target);
    var line = new Line();
    line.draw(
        from.middleX(), from.middleY(), from.middle(), to.middleX(), to.middleY(), to.middle());
    var best = Cover.NONE;
    var touching = new ArrayList<Touch>();
    for (Bar bar : board.screens()) {
      if (!counts(bar, from, to)) {
        continue;
      }
      var contact = contact(line, bar, from, to);
      if (contact == Line.Contact.CROSSES) {
        best = better(best, bar.source().cover());
      } else if (contact != Line.Contact.NONE) {
        touching.add(
            new Touch(
                contact == Line.Contact.LEFT,
                line.touchFrom(),
                line.touchTo(),
                bar.source().cover()));
      }
    }
    return better(best, squeezed(touching));
  }

  private boolean counts(Bar bar, Square from, Square to) {
    return !from.stands(bar)
        && !to.stands(bar)
        && (bar.source().cover() == Cover.FULL
            || rules.counting() != CoverRules.Counting.BESIDE_TARGET
            || to.meets(bar));
  }

  private Line.Contact contact(Line line, Bar bar, Square from, Square to) {
    boolean full = bar.source().cover() == Cover.FULL;
    return line.with(bar, full && Looking.endless(sight, bar, from, to));
  }

  /// What a target is covered by against somebody who sees it, in a word: `crates`; empty where
  /// nothing has a name.
  public Optional<String> screen(Body attacker, Body target) {
    var found = Cover.NONE;
    var name = "";
    var at = target.at();
    if (own(target) != Cover.NONE) {
      found = own(target);
      name = board.terrain(at.x(), at.y()).name();
    }
    var from = Square.of(board, attacker);
    var to = Square.of(board, target);
    var line = new Line();
    line.draw(
        from.middleX(), from.middleY(), from.middle(), to.middleX(), to.middleY(), to.middle());
    for (Bar bar : board.screens()) {
      var source = bar.source();
      if (source.cover().compareTo(found) > 0
          && counts(bar, from, to)
          && contact(line, bar, from, to) != Line.Contact.NONE) {
        found = source.cover();
        name = source.name();
      }
    }
    return name.isEmpty() ? Optional.empty() : Optional.of(name);
  }

  private record Touch(boolean left, long from, long to, Cover cover) {}

  /// A line between two that meet is covered as well as by the worse of them.
  private static Cover squeezed(List<Touch> touching) {
    var best = Cover.NONE;
    for (Touch one : touching) {
      for (Touch other : touching) {
        if (one.left() && !other.left() && one.from() <= other.to() && other.from() <= one.to()) {
          best = better(best, worse(one.cover(), other.cover()));
        }
      }
    }
    return best;
  }
}
