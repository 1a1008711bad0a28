package quintain.rhod.state;

import quintain.kernel.parts.Check;

/// Dice thrown together, as in `2d6` (RHD-REF-01).
@By(Rhd.RHD_REF_01)
public record Cast(int count, int sides) {
  public Cast {
    Check.between("the number of dice", count, 1, 20);
    if (!(sides == 4 || sides == 6 || sides == 8 || sides == 10 || sides == 12 || sides == 20)) {
      throw new IllegalArgumentException(
          "there is no d%d: the game uses d20, d12, d10, d8, d6 and d4 (%s)"
              .formatted(sides, Rhd.RHD_REF_01.id()));
    }
  }

  public static Cast parse(String text) {
    var written = text.strip();
    if (!written.matches("[0-9]{1,2}d[0-9]{1,2}")) {
      throw new IllegalArgumentException("'%s' are no dice; write 1d8 or 2d6".formatted(text));
    }
    int d = written.indexOf('d');
    return new Cast(
        Integer.parseInt(written.substring(0, d)), Integer.parseInt(written.substring(d + 1)));
  }

  /// In hundredths.
  public int average() {
    return 50 * count * (sides + 1);
  }

  @Override
  public String toString() {
    return count + "d" + sides;
  }
}
