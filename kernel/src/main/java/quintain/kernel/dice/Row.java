package quintain.kernel.dice;

/// A row of a table: what stands beside a stretch of numbers, both ends included.
public record Row<T>(int from, int to, T value) {

  public Row {
    if (from > to) {
      throw new IllegalArgumentException(
          "A row runs from " + from + " down to " + to + "; give the lower first.");
    }
  }

  public static <T> Row<T> row(int from, int to, T value) {
    return new Row<>(from, to, value);
  }

  public static <T> Row<T> row(int number, T value) {
    return new Row<>(number, number, value);
  }
}
