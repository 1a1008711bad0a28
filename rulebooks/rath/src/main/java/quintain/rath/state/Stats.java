package quintain.rath.state;

import java.util.Arrays;
import java.util.List;

/// The six stats, written in their order: `3/1/0/0/2/1`.
public record Stats(int str, int dex, int intellect, int wis, int con, int cha) {
  public static final Stats NONE = new Stats(0, 0, 0, 0, 0, 0);

  public static Stats parse(String text) {
    var parts = text.strip().split("/", -1);
    if (parts.length != 6) {
      throw new IllegalArgumentException(
          "expected six stats like 3/1/0/0/2/1 (STR/DEX/INT/WIS/CON/CHA), not '" + text + "'");
    }
    var numbers = new int[6];
    for (int i = 0; i < 6; i++) {
      var part = parts[i].strip();
      if (!part.matches("-?[0-9]{1,2}")) {
        throw new IllegalArgumentException("expected a stat, not '" + part + "' in '" + text + "'");
      }
      numbers[i] = Integer.parseInt(part);
    }
    return new Stats(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
  }

  public int of(Stat stat) {
    return switch (stat) {
      case STR -> str;
      case DEX -> dex;
      case INT -> intellect;
      case WIS -> wis;
      case CON -> con;
      case CHA -> cha;
    };
  }

  public Stats with(Stat stat, int value) {
    return switch (stat) {
      case STR -> new Stats(value, dex, intellect, wis, con, cha);
      case DEX -> new Stats(str, value, intellect, wis, con, cha);
      case INT -> new Stats(str, dex, value, wis, con, cha);
      case WIS -> new Stats(str, dex, intellect, value, con, cha);
      case CON -> new Stats(str, dex, intellect, wis, value, cha);
      case CHA -> new Stats(str, dex, intellect, wis, con, value);
    };
  }

  public int sum() {
    return str + dex + intellect + wis + con + cha;
  }

  /// Those that help or hinder, in words: `STR +3`.
  List<String> told() {
    return Arrays.stream(Stat.values())
        .filter(stat -> of(stat) != 0)
        .map(stat -> stat + (of(stat) > 0 ? " +" : " −") + Math.abs(of(stat)))
        .toList();
  }

  @Override
  public String toString() {
    return str + "/" + dex + "/" + intellect + "/" + wis + "/" + con + "/" + cha;
  }
}
