import dev.diceroll.parser.DiceExpression;
import dev.diceroll.parser.DiceRollingVisitor;
import dev.diceroll.parser.ResultTree;
import dev.diceroll.parser.impl.RegexDice;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntSupplier;
import quintain.kernel.dice.Face;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Rolled;
import quintain.kernel.dice.notation.Notation;

/// Measures Quintain or a Java dice library on one expression, to the total with every face: from the text each time, or
/// reading the text once and rolling what was read again and again.
///
/// Takes the side (`quintain` or `dice-parser`), what is rolled (`text` or `parsed`) and the expression. Prints these, and
/// rolls a second or why there are none. peers.mjs does the same for JavaScript; keep the two alike.
final class Peers {
  private static final long WARM_UP = 2_000_000_000L;
  private static final long WINDOW = 300_000_000L;
  private static final int WINDOWS = 10;

  /// Keeps results alive, so that nothing is optimised away.
  private static int sink;

  private Peers() {}

  public static void main(String[] args) {
    boolean parsed = args[1].equals("parsed");
    Function<String, IntSupplier> reading =
        args[0].equals("quintain")
            ? parsed ? Peers::quintainParsed : Peers::quintain
            : parsed ? Peers::diceParserParsed : Peers::diceParser;
    System.out.printf("%s\t%s\t%s\t%s%n", args[0], args[1], args[2], measure(args[2], reading));
    if (sink == 42) {
      System.err.println();
    }
  }

  private static IntSupplier quintain(String text) {
    Faces faces = faces();
    return () -> read(Notation.parse(text).roll().trace(faces));
  }

  private static IntSupplier quintainParsed(String text) {
    Faces faces = faces();
    Roll<Integer> roll = Notation.parse(text).roll();
    return () -> read(roll.trace(faces));
  }

  private static int read(Rolled<Integer> rolled) {
    int sum = rolled.value();
    List<Face> faces = rolled.faces();
    for (int i = 0; i < faces.size(); i++) {
      sum += faces.get(i).face();
    }
    return sum;
  }

  private static Faces faces() {
    var random = new SplittableRandom(7);
    return sides -> random.nextInt(sides) + 1;
  }

  private static IntSupplier diceParser(String text) {
    return () -> read(dev.diceroll.parser.Dice.detailedRoll(text));
  }

  /// What the library's own `detailedRoll` does after it has parsed.
  private static IntSupplier diceParserParsed(String text) {
    DiceExpression read = new RegexDice().parse(text);
    return () -> read(new DiceRollingVisitor().visit(read));
  }

  /// The total, with every face looked at; for the other library, every result down to the single dice.
  private static int read(ResultTree rolled) {
    int sum = rolled.getValue();
    List<ResultTree> results = rolled.getResults();
    for (int i = 0; i < results.size(); i++) {
      sum += read(results.get(i));
    }
    return sum;
  }

  private static String measure(String expression, Function<String, IntSupplier> reading) {
    for (String spelled : spellings(expression)) {
      IntSupplier roll;
      try {
        roll = reading.apply(spelled);
        roll.getAsInt();
      } catch (Exception cannotRead) { // a library written in Kotlin throws checked ones undeclared
        continue;
      }
      run(roll, WARM_UP);
      double best = 0;
      for (int i = 0; i < WINDOWS; i++) {
        best = Math.max(best, run(roll, WINDOW));
      }
      return String.format(Locale.ROOT, "%.0f", best);
    }
    return "cannot read it";
  }

  /// Some write `4d6k3` for `4d6kh3`.
  private static List<String> spellings(String expression) {
    return List.of(expression, expression.replace("kh", "k"));
  }

  /// Rolls a second.
  private static double run(IntSupplier roll, long nanos) {
    long start = System.nanoTime();
    long rolls = 0;
    long now;
    do {
      for (int i = 0; i < 100; i++) {
        sink += roll.getAsInt();
      }
      rolls += 100;
      now = System.nanoTime();
    } while (now - start < nanos);
    return rolls * 1e9 / (now - start);
  }
}
