package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Dice looked up in the rows of a table, which cover every number once.
record TableRoll<T>(IntNode number, List<Row<T>> rows) implements Node<T> {

  TableRoll {
    rows = List.copyOf(rows);
    Node.check(number, 1);
    Range range = number.range();
    long next = range.low();
    for (Row<T> row : rows) {
      if (row.to() < range.low()) {
        continue;
      }
      if (row.from() > next && next <= range.high()) {
        throw new IllegalArgumentException(
            "A table for " + number + " needs a row for " + next + ", in ascending order.");
      }
      if (row.from() < next && next != range.low()) {
        throw new IllegalArgumentException(
            "A table for " + number + " has two rows for " + row.from() + ".");
      }
      next = row.to() + 1L;
    }
    if (next <= Math.min(range.high(), Integer.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "A table for " + number + " needs a row for " + next + ".");
    }
  }

  private T row(int rolled) {
    int from = 0;
    int to = rows.size() - 1;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (rows.get(middle).to() < rolled) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return rows.get(from).value();
  }

  @Override
  public T draw(Faces faces, @Nullable Tray tray) {
    return row(number.total(faces, tray));
  }

  @Override
  public Law<T> law(Reckoning r) {
    return number.law(r).map(this::row);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(number);
  }

  @Override
  public String toString() {
    return "table(" + number + ")";
  }
}
