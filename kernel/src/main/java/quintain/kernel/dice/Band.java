package quintain.kernel.dice;

/// A named stretch of faces, both ends included.
public record Band(String name, int from, int to) {

  public Band {
    if (from > to) {
      throw new IllegalArgumentException(
          "The band " + name + " runs from " + from + " down to " + to + "; give the lower first.");
    }
  }

  boolean holds(int number) {
    return from <= number && number <= to;
  }
}
