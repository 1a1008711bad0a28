package quintain.kernel;

/// A space of the scene: column, row and height, in spaces.
public record Spot(int x, int y, int z) {
  /// Reads `3,4` or `3,4,1`.
  public static Spot parse(String text) {
    var parts = text.strip().split(",", -1);
    try {
      if (parts.length == 2 || parts.length == 3) {
        return new Spot(
            Integer.parseInt(parts[0].strip()),
            Integer.parseInt(parts[1].strip()),
            parts.length == 3 ? Integer.parseInt(parts[2].strip()) : 0);
      }
    } catch (NumberFormatException e) {
      throw new IllegalAnswer("expected a space such as 3,4 or 3,4,1, not " + text, e);
    }
    throw new IllegalAnswer("expected a space such as 3,4 or 3,4,1, not " + text);
  }

  @Override
  public String toString() {
    return z == 0 ? x + "," + y : x + "," + y + "," + z;
  }
}
