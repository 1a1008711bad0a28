package quintain.space;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Who is in which space, as somebody on the move sees it.
final class Crowd {
  private record Other(Body body, int bottom, int top, Passing passing) {}

  private final int width;
  private final int depth;
  private final Other[] others;

  /// For each space the number of the first one there plus 1, and for each place in the list the
  /// next one in the same space.
  private final int[] first;

  private final int[] who;
  private final int[] next;

  Crowd(Board board, String mover, List<Body> bodies, Function<Body, Passing> passing) {
    this.width = board.width();
    this.depth = board.depth();
    this.first = new int[width * depth];
    int places = 0;
    this.others = new Other[bodies.size()];
    int count = 0;
    for (Body body : bodies) {
      var pass = body.id().equals(mover) ? Passing.FREE : passing.apply(body);
      if (pass != Passing.FREE) {
        int bottom = board.bottom(body);
        others[count++] = new Other(body, bottom, bottom + Math.max(1, body.tall()), pass);
        places += body.size() * body.size();
      }
    }
    this.who = new int[places + 1];
    this.next = new int[places + 1];
    int place = 0;
    for (int i = 0; i < count; i++) {
      for (var spot : others[i].body().spots()) {
        if (board.contains(spot.x(), spot.y())) {
          place++;
          int space = spot.y() * width + spot.x();
          who[place] = i;
          next[place] = first[space];
          first[space] = place;
        }
      }
    }
  }

  /// The strictest there is for a square of spaces between two heights.
  Passing at(int x, int y, int size, int bottom, int tall) {
    var strictest = Passing.FREE;
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        for (int place = start(column, row); place > 0; place = next[place]) {
          var other = others[who[place]];
          if (meets(other, bottom, tall) && other.passing().compareTo(strictest) > 0) {
            strictest = other.passing();
          }
        }
      }
    }
    return strictest;
  }

  /// Somebody who is at least so strict there.
  @Nullable Body one(int x, int y, int size, int bottom, int tall, Passing least) {
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        for (int place = start(column, row); place > 0; place = next[place]) {
          var other = others[who[place]];
          if (meets(other, bottom, tall) && other.passing().compareTo(least) >= 0) {
            return other.body();
          }
        }
      }
    }
    return null;
  }

  private int start(int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= depth ? 0 : first[y * width + x];
  }

  private static boolean meets(Other other, int bottom, int tall) {
    return bottom < other.top() && other.bottom() < bottom + Math.max(1, tall);
  }
}
