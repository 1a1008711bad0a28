package quintain.rath.state;

import java.util.ArrayList;
import java.util.Locale;

/// Coins by kind, written `2 gp 3 sp 4 cp` (RTH-CUR-01 to 03).
public record Purse(int cp, int sp, int gp) {
  public static final Purse EMPTY = new Purse(0, 0, 0);

  /// A silver piece in copper (RTH-CUR-02).
  public static final int SILVER = 10;

  /// A gold piece in copper (RTH-CUR-03).
  public static final int GOLD = 100;

  /// RTH-CUR-04.
  private static final int COINS_TO_A_SLOT = 100;

  public Purse {
    if (cp < 0 || sp < 0 || gp < 0) {
      throw new IllegalArgumentException("nobody has fewer than no coins");
    }
  }

  public static Purse parse(String text) {
    var words = text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
    var purse = EMPTY;
    if (words.length % 2 != 0) {
      throw new IllegalArgumentException(
          "expected coins like '2 gp 3 sp 4 cp', not '" + text + "'");
    }
    for (int i = 0; i < words.length; i += 2) {
      if (!words[i].matches("[0-9]{1,8}")) {
        throw new IllegalArgumentException("expected a number of coins, not '" + words[i] + "'");
      }
      int coins = Integer.parseInt(words[i]);
      purse =
          switch (words[i + 1]) {
            case "cp" -> new Purse(purse.cp + coins, purse.sp, purse.gp);
            case "sp" -> new Purse(purse.cp, purse.sp + coins, purse.gp);
            case "gp" -> new Purse(purse.cp, purse.sp, purse.gp + coins);
            default ->
                throw new IllegalArgumentException("expected cp, sp or gp, not " + words[i + 1]);
          };
    }
    return purse;
  }

  /// Its worth in copper, the base unit (RTH-CUR-01).
  public int copper() {
    return cp + SILVER * sp + GOLD * gp;
  }

  /// How many coins it holds, whatever their kind (RTH-CUR-04).
  public int coins() {
    return cp + sp + gp;
  }

  /// The slots its coins fill: up to 100 coins each, whatever their kind (RTH-CUR-04).
  public int slots() {
    return (coins() + COINS_TO_A_SLOT - 1) / COINS_TO_A_SLOT;
  }

  /// With so much more, in as few coins as it takes.
  public Purse plus(int copper) {
    return new Purse(cp + copper % SILVER, sp + copper % GOLD / SILVER, gp + copper / GOLD);
  }

  /// With so much paid: large coins first, and change for the coin that is broken (RTH-R-91). It
  /// must hold as much.
  public Purse minus(int copper) {
    int gold = Math.min(gp, copper / GOLD);
    int left = copper - gold * GOLD;
    int silver = Math.min(sp, left / SILVER);
    left -= silver * SILVER;
    int small = Math.min(cp, left);
    left -= small;
    var rest = new Purse(cp - small, sp - silver, gp - gold);
    if (left == 0) {
      return rest;
    }
    if (rest.sp > 0 && left <= SILVER) {
      return new Purse(rest.cp, rest.sp - 1, rest.gp).plus(SILVER - left);
    }
    return new Purse(rest.cp, rest.sp, rest.gp - 1).plus(GOLD - left);
  }

  @Override
  public String toString() {
    var parts = new ArrayList<String>();
    if (gp > 0) {
      parts.add(gp + " gp");
    }
    if (sp > 0) {
      parts.add(sp + " sp");
    }
    if (cp > 0 || parts.isEmpty()) {
      parts.add(cp + " cp");
    }
    return String.join(" ", parts);
  }
}
