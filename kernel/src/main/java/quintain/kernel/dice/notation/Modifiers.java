package quintain.kernel.dice.notation;

import org.jspecify.annotations.Nullable;
import quintain.kernel.dice.Comparison;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Selection;

/// Reads what follows dice, in any order, and applies it in the one order that holds for all.
final class Modifiers {

  /// How dice explode.
  private enum Burst {
    APART,
    APART_ONCE,
    COMPOUND,
    COMPOUND_ONCE,
    PENETRATE
  }

  private final Scanner in;
  private final int start;
  private final int n;
  private Roll<Integer> die;
  private @Nullable Integer least;
  private @Nullable Integer most;
  private @Nullable Burst burst;
  private @Nullable Comparison on;
  private Selection selection = Selection.ALL;
  private @Nullable Comparison success;
  private boolean twice;

  Modifiers(Scanner in, int start, int n, Roll<Integer> die) {
    this.in = in;
    this.start = start;
    this.n = n;
    this.die = die;
  }

  Roll<Integer> read() {
    while (one()) {
      // each call reads one modifier
    }
    return in.refusing(start, this::build);
  }

  private Roll<Integer> build() {
    Roll<Integer> treated = die;
    if (least != null) {
      treated = Dice.min(treated, least);
    }
    if (most != null) {
      treated = Dice.max(treated, most);
    }
    if (burst != null) {
      Comparison when = on == null ? Dice.highestOf(treated) : on;
      treated =
          switch (burst) {
            case APART -> Dice.explode(treated, when);
            case APART_ONCE -> Dice.explode(treated, when, 1);
            case COMPOUND -> Dice.compound(treated, when);
            case COMPOUND_ONCE -> Dice.compound(treated, when, 1);
            case PENETRATE -> Dice.penetrate(treated, when);
          };
    }
    int dice = twice ? 2 : n;
    return success == null
        ? Dice.pool(dice, treated, selection)
        : Dice.successes(dice, treated, selection, success);
  }

  /// Reads one modifier, if there is one.
  private boolean one() {
    int at = in.next();
    if (in.takesWord("adv")) {
      twice(at, Selection.highest(1));
    } else if (in.takesWord("dis")) {
      twice(at, Selection.lowest(1));
    } else if (in.takesWord("!!o")) {
      explode(at, Burst.COMPOUND_ONCE);
    } else if (in.takesWord("!!")) {
      explode(at, Burst.COMPOUND);
    } else if (in.takesWord("!p")) {
      explode(at, Burst.PENETRATE);
    } else if (in.takesWord("!o") || in.takesWord("xo")) {
      explode(at, Burst.APART_ONCE);
    } else if (in.takesWord("!") || in.takesWord("x") || in.takesWord("e")) {
      explode(at, Burst.APART);
    } else if (in.takesWord("ro")) {
      reroll(at, true);
    } else if (in.takesWord("rr") || in.takesWord("r")) {
      reroll(at, false);
    } else if (in.takesWord("min") || in.takesWord("mi")) {
      once(at, least == null, "A least face is given once.");
      least = in.signedNumber("the least face");
    } else if (in.takesWord("max") || in.takesWord("ma")) {
      once(at, most == null, "A greatest face is given once.");
      most = in.signedNumber("the greatest face");
    } else if (in.takesWord("sa") || in.takesWord("sd")) {
      return true; // in which order dice are shown changes nothing
    } else {
      return selectionOrSuccess(at);
    }
    return true;
  }

  private boolean selectionOrSuccess(int at) {
    Selection chosen = in.selection();
    if (chosen != null) {
      keep(at, chosen);
      return true;
    }
    Comparison test = in.success();
    if (test == null) {
      return false;
    }
    once(at, success == null, "Successes are counted once.");
    success = test;
    return true;
  }

  private void keep(int at, Selection chosen) {
    once(at, selection.equals(Selection.ALL), "Results are kept or dropped once.");
    selection = chosen;
  }

  private void twice(int at, Selection chosen) {
    once(at, n == 1, "Advantage and disadvantage are for one die, not " + n + ".");
    keep(at, chosen);
    twice = true;
  }

  private void explode(int at, Burst how) {
    once(at, burst == null, "A die explodes in one way.");
    burst = how;
    on = in.condition();
  }

  private void reroll(int at, boolean once) {
    Comparison when = in.condition();
    if (when == null) {
      throw in.expected("what is rerolled, such as 1 or <=2");
    }
    Roll<Integer> plain = die;
    die = in.refusing(at, () -> once ? Dice.rerollOnce(plain, when) : Dice.reroll(plain, when));
  }

  private void once(int at, boolean first, String sentence) {
    if (!first) {
      throw in.at(at, sentence);
    }
  }
}
