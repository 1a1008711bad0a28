package quintain.table.show;

import java.util.BitSet;
import java.util.HexFormat;
import java.util.Optional;
import quintain.kernel.View;
import quintain.table.store.Backdrop;
import quintain.table.store.Tokens;

/// The spaces of a map that a seat does not see, as its view says.
record Fog(int columns, int rows, BitSet unseen) {
  /// The fog on the map of a view; none where the view has no map.
  static Optional<Fog> of(View view) {
    for (var panel : view.panels()) {
      for (var item : panel.items()) {
        if (item instanceof View.Grid grid) {
          return Optional.of(of(grid));
        }
      }
    }
    return Optional.empty();
  }

  private static Fog of(View.Grid grid) {
    var unseen = new BitSet(grid.columns() * grid.rows());
    for (var cell : grid.cells()) {
      if (!cell.seen()) {
        unseen.set(cell.at().y() * grid.columns() + cell.at().x());
      }
    }
    return new Fog(grid.columns(), grid.rows(), unseen);
  }

  boolean isNone() {
    return unseen.isEmpty();
  }

  /// Whether any space of a rectangle is not seen, or off the map.
  boolean hides(int left, int top, int right, int bottom) {
    if (left < 0 || top < 0 || right >= columns || bottom >= rows) {
      return true;
    }
    for (int y = top; y <= bottom; y++) {
      int hidden = unseen.nextSetBit(y * columns + left);
      if (hidden >= 0 && hidden <= y * columns + right) {
        return true;
      }
    }
    return false;
  }

  /// Names what is left of a picture that lies in this fog.
  String name(Backdrop where) {
    if (isNone()) {
      return where.picture();
    }
    var spaces = HexFormat.of().formatHex(unseen.toByteArray());
    return Tokens.hash(where + " " + columns + " " + rows + " " + spaces).substring(0, 24);
  }
}
