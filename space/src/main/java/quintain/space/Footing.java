package quintain.space;

/// What creatures of one size would stand on, and get over, everywhere on a map, whoever else is
/// there. Places are numbered by the least corner of the creature.
final class Footing {
  private final Board board;
  private final int size;

  /// What a step has to get over.
  final Tops tops;

  /// What one stands on, in feet.
  final int[] foot;

  /// How many times the usual a step there costs.
  final int[] dear;

  /// Whether there is rock up to the sky.
  final boolean[] filled;

  /// What a creature of several spaces would stand astride, in feet.
  final int[] astride;

  Footing(Board board, int size) {
    this.board = board;
    this.size = size;
    this.tops = new Tops(board);
    int spaces = board.width() * board.depth();
    this.foot = new int[spaces];
    this.dear = new int[spaces];
    this.filled = new boolean[spaces];
    this.astride = new int[spaces];
    for (int y = 0; y + size <= board.depth(); y++) {
      for (int x = 0; x + size <= board.width(); x++) {
        stand(x, y);
      }
    }
  }

  int size() {
    return size;
  }

  private void stand(int x, int y) {
    int place = y * board.width() + x;
    foot[place] = Integer.MIN_VALUE;
    astride[place] = Tops.NOTHING;
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        foot[place] = Math.max(foot[place], board.surface(column, row));
        dear[place] = Math.max(dear[place], board.terrain(column, row).cost());
        filled[place] |= board.filled(column, row);
        if (column > x) {
          astride[place] = Math.max(astride[place], tops.over(column, row, -1, 0));
        }
        if (row > y) {
          astride[place] = Math.max(astride[place], tops.over(column, row, 0, -1));
        }
      }
    }
  }
}
