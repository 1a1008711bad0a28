package quintain.cli;

import java.util.concurrent.Callable;
import quintain.proving.fights.Unfit;

/// What the commands of the proving ground have in common.
final class Proving {
  private Proving() {}

  /// Runs a command and turns what the proving ground refuses into a sentence.
  static int asked(Callable<Integer> command) {
    try {
      return command.call();
    } catch (Unfit unfit) {
      throw new Wrong(unfit.sentence());
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /// Reads `0.5%` or `0.005`; nothing is 0.
  static double percent(String text) {
    if (text.isBlank()) {
      return 0;
    }
    boolean hundredths = text.strip().endsWith("%");
    var number = text.strip().replaceFirst("%$", "").strip();
    if (!number.matches("[0-9]{0,3}(\\.[0-9]{1,9})?") || number.isEmpty()) {
      throw new Wrong("expected a share such as 0.5%, not '" + text + "'.");
    }
    return Double.parseDouble(number) / (hundredths ? 100 : 1);
  }
}
