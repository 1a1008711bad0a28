import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.notation.Notation;

/// Measures Quintain and a Java dice library on the same expressions, from text to total with every face.
///
/// Prints one line for each side and expression: side, expression, rolls a second or why there are none.
/// peers.mjs does the same for JavaScript; keep the two alike.
final class Peers {
  private static final long WARM_UP = 2_000_000_000L;
  private static final long WINDOW = 300_000_000L;
  private static final int WINDOWS = 10;

  /// Keeps results alive, so that nothing is optimised away.
  private static int sink;

  private Peers() {}

  public static void main(String[] expressions) {
    var random = new SplittableRandom(7);
    Faces faces = sides -> random.nextInt(sides) + 1;
    for (String expression : expressions) {
      measure("quintain", expression, text -> {
        var rolled = Notation.parse(text).roll().trace(faces);
        return rolled.value() + rolled.faces().size();
      });
    }
    for (String expression : expressions) {
      measure("dice-parser", expression, text -> {
        var rolled = dev.diceroll.parser.Dice.detailedRoll(text);
        return rolled.getValue() + rolled.getResults().size();
      });
    }
    if (sink == 42) {
      System.err.println();
    }
  }

  private static void measure(String side, String expression, ToIntFunction<String> roll) {
    for (String spelled : spellings(expression)) {
      try {
        roll.applyAsInt(spelled);
      } catch (Exception cannotRead) { // a library written in Kotlin throws checked ones undeclared
        continue;
      }
      run(spelled, roll, WARM_UP);
      double best = 0;
      for (int i = 0; i < WINDOWS; i++) {
        best = Math.max(best, run(spelled, roll, WINDOW));
      }
      System.out.printf(Locale.ROOT, "%s\t%s\t%.0f%n", side, expression, best);
      return;
    }
    System.out.printf("%s\t%s\tcannot read it%n", side, expression);
  }

  /// Some write `4d6k3` for `4d6kh3`.
  private static List<String> spellings(String expression) {
    return List.of(expression, expression.replace("kh", "k"));
  }

  /// Rolls a second.
  private static double run(String text, ToIntFunction<String> roll, long nanos) {
    long start = System.nanoTime();
    long rolls = 0;
    long now;
    do {
      for (int i = 0; i < 100; i++) {
        sink += roll.applyAsInt(text);
      }
      rolls += 100;
      now = System.nanoTime();
    } while (now - start < nanos);
    return rolls * 1e9 / (now - start);
  }
}
