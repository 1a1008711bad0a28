package quintain.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import quintain.kernel.dice.notation.Expression;
import quintain.kernel.dice.notation.Notation;

/// A dice expression on the command line; several words are one expression.
final class Notated {
  @Parameters(
      arity = "1..*",
      paramLabel = "EXPR",
      description = "Dice, such as 4d6kh3, 8d6! or '2d20kh1 + 5'.")
  List<String> words = List.of();

  @Spec(Spec.Target.MIXEE)
  @Nullable CommandSpec spec;

  String text() {
    return String.join(" ", words);
  }

  Expression expression() {
    // Words that begin with a minus come here as well, but `--tmies` is no dice.
    for (String word : words) {
      if (word.startsWith("--") && spec != null) {
        throw new ParameterException(spec.commandLine(), Faults.unknown(word, spec.commandLine()));
      }
    }
    return Notation.parse(text());
  }
}
