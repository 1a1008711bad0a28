package quintain.space;

/// A point of the plan in hundredths of a space, written in spaces: `3,4` is the corner between the
/// spaces 2,3 and 3,4, and `3.5,4` the middle of the upper edge of the space 3,4.
public record Point(int x, int y) {
  /// Reads `3,4` or `3.5,4.25`.
  public static Point parse(String text) {
    var parts = text.strip().split(",", -1);
    if (parts.length == 2) {
      return new Point(hundredths(parts[0], text), hundredths(parts[1], text));
    }
    throw unreadable(text);
  }

  /// The corner of a space that lies nearest to the map's beginning.
  public static Point corner(int x, int y) {
    return new Point(x * 100, y * 100);
  }

  private static int hundredths(String part, String whole) {
    var text = part.strip();
    if (!text.matches("[0-9]{1,4}(\\.[0-9]{1,2})?")) {
      throw unreadable(whole);
    }
    int dot = text.indexOf('.');
    if (dot < 0) {
      return Integer.parseInt(text) * 100;
    }
    int fraction = Integer.parseInt((text.substring(dot + 1) + "0").substring(0, 2));
    return Integer.parseInt(text.substring(0, dot)) * 100 + fraction;
  }

  private static IllegalArgumentException unreadable(String text) {
    return new IllegalArgumentException(
        "expected a point such as 3,4 or 3.5,4, with at most two decimals, not " + text);
  }

  @Override
  public String toString() {
    return spaces(x) + "," + spaces(y);
  }

  private static String spaces(int hundredths) {
    int rest = hundredths % 100;
    var fraction = rest == 0 ? "" : rest % 10 == 0 ? "." + rest / 10 : "." + rest / 10 + rest % 10;
    return hundredths / 100 + fraction;
  }
}
