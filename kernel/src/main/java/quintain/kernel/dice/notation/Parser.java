package quintain.kernel.dice.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quintain.kernel.dice.Comparison;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Factor;
import quintain.kernel.dice.Factor.Operation;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Rounding;
import quintain.kernel.dice.Selection;
import quintain.kernel.dice.notation.Expression.Part;

/// Reads one expression from left to right, by descent; chains are loops, so that only nesting,
/// which is limited, uses the stack.
final class Parser {
  private final Scanner in;
  private final List<Part> parts = new ArrayList<>(0);
  private int nesting;

  /// How many quotients the innermost rounding function holds that no function of its own rounds.
  private int quotients;

  /// The term read last, if it is a bare quotient that a function may still round.
  private @Nullable Quotient quotient;

  private record Quotient(Roll<Integer> first, List<Factor> factors) {}

  Parser(String text) {
    in = new Scanner(text);
  }

  Expression expression() {
    Roll<Integer> roll = sum();
    String comment = "";
    if (in.takes('#')) {
      comment = in.rest();
    } else if (!in.atEnd()) {
      throw in.expected("an operator such as + or the end");
    }
    return new Expression(roll, parts, comment);
  }

  private Roll<Integer> sum() {
    int start = in.next();
    Roll<Integer> first = term();
    if (!in.sees('+') && !in.sees('-')) {
      return first;
    }
    quotient = null;
    var terms = new ArrayList<Roll<Integer>>();
    terms.add(first);
    while (true) {
      if (in.takes('+')) {
        terms.add(term());
      } else if (in.takes('-')) {
        terms.add(negated(start, term()));
      } else {
        quotient = null;
        return in.refusing(start, () -> Dice.sum(terms));
      }
    }
  }

  private Roll<Integer> negated(int start, Roll<Integer> roll) {
    return in.refusing(start, () -> Dice.negate(roll));
  }

  private Roll<Integer> term() {
    int start = in.next();
    Roll<Integer> first = signed();
    quotient = null;
    List<Factor> factors = null;
    while (true) {
      Operation operation =
          in.takes('*')
              ? Operation.TIMES
              : in.takes('/') ? Operation.DIVIDE_DOWN : in.takes('%') ? Operation.MODULO : null;
      if (operation == null) {
        break;
      }
      if (factors == null) {
        factors = new ArrayList<>();
      }
      int at = in.next();
      Roll<Integer> roll = signed();
      quotients += operation == Operation.DIVIDE_DOWN ? 1 : 0;
      factors.add(in.refusing(at, () -> new Factor(operation, roll)));
    }
    if (factors == null) {
      return first;
    }
    var all = factors;
    quotient = all.getLast().operation() == Operation.DIVIDE_DOWN ? new Quotient(first, all) : null;
    return in.refusing(start, () -> Dice.product(first, all));
  }

  private Roll<Integer> signed() {
    int start = in.next();
    boolean negative = false;
    while (true) {
      if (in.takes('-')) {
        negative = !negative;
      } else if (!in.takes('+')) {
        break;
      }
    }
    Roll<Integer> roll = labelled();
    return negative ? negated(start, roll) : roll;
  }

  private Roll<Integer> labelled() {
    Roll<Integer> roll = atom();
    while (in.sees('[')) {
      int at = in.next();
      String label = in.label();
      Roll<Integer> plain = roll;
      roll = in.refusing(at, () -> Dice.label(plain, label));
      parts.add(new Part(label, plain));
    }
    return roll;
  }

  private Roll<Integer> atom() {
    int start = in.next();
    if (in.takes('(')) {
      return nested(start, this::inParentheses);
    }
    if (in.takes('{')) {
      return nested(start, () -> group(start));
    }
    if (in.seesDigit()) {
      int number = in.number();
      return in.seesDie() ? dice(start, number) : Dice.constant(number);
    }
    if (in.seesDie()) {
      return dice(start, 1);
    }
    String name = in.word();
    return switch (name) {
      case "floor", "ceil", "round", "abs", "min", "max" -> nested(start, () -> function(name));
      default ->
          throw in.at(
              start,
              name.isEmpty()
                  ? in.expectation("a number, dice such as 2d6, or an opening parenthesis")
                  : "There is no function "
                      + name
                      + "; there are floor, ceil, round, abs, min and max.");
    };
  }

  private Roll<Integer> nested(int start, Supplier<Roll<Integer>> inside) {
    if (nesting == Notation.MAX_NESTING) {
      throw in.at(
          start,
          "Parentheses, braces and functions nest at most " + Notation.MAX_NESTING + " deep.");
    }
    nesting++;
    Roll<Integer> roll = inside.get();
    nesting--;
    quotient = null;
    return roll;
  }

  private Roll<Integer> inParentheses() {
    Roll<Integer> roll = sum();
    in.take(')', "a closing parenthesis");
    return roll;
  }

  private Roll<Integer> function(String name) {
    in.take('(', "an opening parenthesis after " + name);
    int start = in.next();
    int outer = quotients;
    quotients = 0;
    Roll<Integer> first = sum();
    Quotient bare = quotient;
    int inside = quotients;
    quotients = outer;
    Roll<Integer> roll =
        switch (name) {
          case "floor" -> rounded(start, name, first, bare, inside, Rounding.DOWN);
          case "ceil" -> rounded(start, name, first, bare, inside, Rounding.UP);
          case "round" -> rounded(start, name, first, bare, inside, Rounding.NEAREST);
          default -> {
            quotients += inside;
            List<Roll<Integer>> all = list(first);
            yield in.refusing(start, () -> of(name, all));
          }
        };
    in.take(')', "a closing parenthesis");
    return roll;
  }

  private static Roll<Integer> of(String name, List<Roll<Integer>> rolls) {
    if (!name.equals("abs")) {
      return name.equals("min") ? Dice.lowest(rolls) : Dice.highest(rolls);
    }
    if (rolls.size() != 1) {
      throw new IllegalArgumentException("The function abs takes one number.");
    }
    return Dice.absolute(rolls.getFirst());
  }

  /// Whole numbers need no rounding. A quotient is rounded when it stands alone; deeper inside, it
  /// would have been rounded down already, which is not what was asked for.
  private Roll<Integer> rounded(
      int start,
      String name,
      Roll<Integer> roll,
      @Nullable Quotient bare,
      int inside,
      Rounding rounding) {
    if (inside == 0) {
      return roll;
    }
    if (bare == null || inside > 1) {
      throw in.at(start, "Inside " + name + " a quotient stands alone, as in " + name + "(3d6/2).");
    }
    var factors = new ArrayList<>(bare.factors);
    Factor last = factors.removeLast();
    factors.add(new Factor(Operation.divide(rounding), last.roll()));
    return in.refusing(start, () -> Dice.product(bare.first, factors));
  }

  private List<Roll<Integer>> list(Roll<Integer> first) {
    var all = new ArrayList<Roll<Integer>>();
    all.add(first);
    while (in.takes(',')) {
      all.add(sum());
    }
    return all;
  }

  private Roll<Integer> group(int start) {
    List<Roll<Integer>> rolls = list(sum());
    in.take('}', "a comma or a closing brace");
    Selection selection = Selection.ALL;
    Comparison success = null;
    while (true) {
      int at = in.next();
      Selection chosen = in.selection();
      if (chosen != null) {
        once(at, selection.equals(Selection.ALL), "Results are kept or dropped once.");
        selection = chosen;
        continue;
      }
      Comparison test = in.success();
      if (test == null) {
        break;
      }
      once(at, success == null, "Successes are counted once.");
      success = test;
    }
    Selection kept = selection;
    Comparison counted = success;
    return in.refusing(
        start,
        () -> counted == null ? Dice.group(rolls, kept) : Dice.successes(rolls, kept, counted));
  }

  private void once(int at, boolean first, String sentence) {
    if (!first) {
      throw in.at(at, sentence);
    }
  }

  /// Dice with their modifiers; the scanner stands before the `d`.
  private Roll<Integer> dice(int start, int n) {
    Roll<Integer> die = die(start);
    if (!in.seesModifier()) {
      return n == 1 ? die : in.refusing(start, () -> Dice.sum(n, die));
    }
    return new Modifiers(in, start, n, die).read();
  }

  private Roll<Integer> die(int start) {
    in.die();
    if (in.takes('%')) {
      return Dice.D100;
    }
    if (in.takes('f')) {
      return Dice.fate();
    }
    if (!in.seesDigit()) {
      throw in.expected("the sides of the die: a number, % or F");
    }
    int sides = in.number();
    return in.refusing(start, () -> Dice.d(sides));
  }
}
