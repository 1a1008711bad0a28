package quintain.otherworlds.state;

import quintain.kernel.parts.Check;

/// A guard's X/Y (OTW-EQ-12, OTW-EQ-13), as in `4/1`.
public record Reserve(int full, int recharge) {
  public Reserve {
    Check.between("the guard", full, 1, 99);
    Check.between("the recharge", recharge, 0, 99);
  }

  public static Reserve parse(String text) {
    var written = text.strip();
    if (!written.matches("[0-9]{1,2}/[0-9]{1,2}")) {
      throw new IllegalArgumentException(
          "'%s' is no guard; write 4/1 (%s)".formatted(text, Otw.OTW_ATT_03.id()));
    }
    var parts = written.split("/", -1);
    return new Reserve(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  @Override
  public String toString() {
    return full + "/" + recharge;
  }
}
