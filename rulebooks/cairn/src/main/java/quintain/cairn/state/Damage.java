package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Check;

/// The damage dice of an attack by their sizes; of several only the highest face counts (CRN-R-57).
public record Damage(List<Integer> dice) {
  private static final List<Integer> SIZES = List.of(4, 6, 8, 10, 12, 20);

  public Damage {
    dice = List.copyOf(dice);
    Check.some("damage", dice);
    for (int die : dice) {
      if (!SIZES.contains(die)) {
        throw new IllegalArgumentException(
            "there is no d%d; damage dice are d4, d6, d8, d10, d12 and d20".formatted(die));
      }
    }
  }

  /// One die of that size.
  public static Damage d(int size) {
    return new Damage(List.of(size));
  }

  /// Reads `d8`, or `d6+d6` for two dice of which the higher counts.
  public static Damage parse(String text) {
    var dice = new ArrayList<Integer>();
    for (String part : text.split("\\+", -1)) {
      var die = part.strip();
      if (!die.matches("d[0-9]{1,2}")) {
        throw new IllegalArgumentException(
            "'%s' is no damage; write a die as d8, or dice to keep the highest of as d6+d6"
                .formatted(text));
      }
      dice.add(Integer.parseInt(die.substring(1)));
    }
    return new Damage(dice);
  }

  @Override
  public String toString() {
    return String.join("+", dice.stream().map(size -> "d" + size).toList());
  }
}
