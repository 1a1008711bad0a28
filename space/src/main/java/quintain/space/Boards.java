package quintain.space;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;

/// The maps made ready last, the newest first. Mostly the same map is asked about again and again,
/// the very object, and making it ready takes about as long as a question; those who ask need not
/// keep it.
final class Boards {
  private static final int KEPT = 16;

  /// Given up when memory is short. Where two threads change it at once, one of them makes a map
  /// ready once more.
  private static volatile SoftReference<List<Board>> lately = new SoftReference<>(List.of());

  private Boards() {}

  @SuppressWarnings("ReferenceEquality") // comparing two maps takes longer than making one ready
  static Board of(Grid grid) {
    var known = lately.get();
    var boards = known == null ? List.<Board>of() : known;
    for (int i = 0; i < boards.size(); i++) {
      if (boards.get(i).grid() == grid) {
        return boards.get(i);
      }
    }
    var kept = new ArrayList<Board>(KEPT);
    kept.add(new Board(grid));
    kept.addAll(boards.subList(0, Math.min(boards.size(), KEPT - 1)));
    lately = new SoftReference<>(List.copyOf(kept));
    return kept.getFirst();
  }
}
