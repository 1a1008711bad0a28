package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.parts.Check;

/// The dice of an attack: rolls made at once, of which the highest success counts (ODD-MULT-02);
/// each may be a sum of dice, whose total is the roll (ODD-R-37).
public record HarmDice(List<Sum> rolls) {
  /// So many dice of one size, added up.
  public record Sum(int count, int sides) {
    private static final List<Integer> SIZES = List.of(4, 6, 8, 10, 12, 20);

    public Sum {
      Check.between("the number of dice", count, 1, 20);
      if (!SIZES.contains(sides)) {
        throw new IllegalArgumentException(
            "there is no d%d; Harm dice are d4, d6, d8, d10, d12 and d20".formatted(sides));
      }
    }

    public Roll<Integer> roll() {
      return count == 1 ? Dice.d(sides) : Dice.sum(count, Dice.d(sides));
    }

    /// One size up, as far as dice go (ODD-ADV-S02).
    public Sum grown() {
      int next = SIZES.indexOf(sides) + 1;
      return sides >= 12 ? this : new Sum(count, SIZES.get(next));
    }

    @Override
    public String toString() {
      return (count == 1 ? "" : count) + "d" + sides;
    }
  }

  public HarmDice {
    rolls = List.copyOf(rolls);
    Check.some("harm", rolls);
  }

  public static HarmDice d(int sides) {
    return new HarmDice(List.of(new Sum(1, sides)));
  }

  /// Reads `d8`, `2d6` for a sum, or `d8+d8` for two dice of which the highest success counts.
  public static HarmDice parse(String text) {
    var rolls = new ArrayList<Sum>();
    for (String part : text.split("\\+", -1)) {
      var written = part.strip();
      if (!written.matches("[0-9]{0,2}d[0-9]{1,2}")) {
        throw new IllegalArgumentException(
            "'%s' is no Harm; write a die as d8, a sum as 2d6, two dice at once as d8+d8"
                .formatted(text));
      }
      int d = written.indexOf('d');
      int count = d == 0 ? 1 : Integer.parseInt(written.substring(0, d));
      rolls.add(new Sum(count, Integer.parseInt(written.substring(d + 1))));
    }
    return new HarmDice(rolls);
  }

  @Override
  public String toString() {
    return String.join("+", rolls.stream().map(Sum::toString).toList());
  }
}
