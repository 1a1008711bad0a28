package quintain.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.NearMiss;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.dice.notation.NotationError;

/// What people read when something is wrong: a sentence and some advice, never a stack trace.
final class Faults {
  private static final Pattern VALUE =
      Pattern.compile(
          "Invalid value for (option '(?<option>[^ =']+).*?'"
              + "|positional parameter at index \\S+) ?(\\((?<word>[^)]*)\\))?: (?<why>.*)");
  private static final Pattern CHOICE =
      Pattern.compile("expected one of \\[(?<words>.*)] \\(case.*\\) but was (?<found>'.*')");

  private final Terminal terminal;

  Faults(Terminal terminal) {
    this.terminal = terminal;
  }

  /// The command line itself is wrong.
  int misused(ParameterException wrong) {
    terminal.remark(sentence(wrong) + " Try '" + name(wrong.getCommandLine()) + " --help'.");
    return Exit.WRONG;
  }

  /// A command could not do what it was asked.
  int failed(Throwable fault, String... args) {
    switch (fault) {
      case Wrong wrong -> terminal.remark(ended(wrong.sentence()));
      case NotationError notation -> {
        terminal.remark("cannot read these dice:");
        terminal.err().print(notation.withCaret() + "\n");
      }
      case TooMuchWork work -> terminal.remark(String.valueOf(work.getMessage()));
      case Invalid invalid -> tell(invalid.problems());
      case OutOfMemoryError _ ->
          terminal.remark("this needs more memory than the command may use.");
      default -> {
        bug(fault, args);
        return Exit.BUG;
      }
    }
    return Exit.WRONG;
  }

  /// Every problem of a file, each with its place.
  private void tell(List<Problem> problems) {
    if (problems.size() == 1) {
      terminal.remark(problems.getFirst().toString());
      return;
    }
    terminal.remark("there are " + problems.size() + " errors:");
    problems.forEach(problem -> terminal.err().print(problem + "\n"));
  }

  private void bug(Throwable fault, String... args) {
    var kind = fault.getClass().getSimpleName();
    try {
      Path report = Files.createTempFile("quintain-bug-", ".txt");
      try (var writer = new PrintWriter(Files.newBufferedWriter(report))) {
        writer.println("quintain " + String.join(" ", args));
        fault.printStackTrace(writer);
      }
      terminal.remark("this is a bug (" + kind + "); the details are in " + report);
    } catch (IOException e) {
      terminal.remark("this is a bug (" + kind + "): " + fault.getMessage());
    }
  }

  private static String sentence(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched
        && !unmatched.getUnmatched().isEmpty()) {
      return unknown(unmatched.getUnmatched().getFirst(), wrong.getCommandLine());
    }
    var message = String.valueOf(wrong.getMessage()).strip().replaceAll("\\s*\\R\\s*", " ");
    return ended(plain(message));
  }

  /// What the parser says of a value, without the words of programmers.
  private static String plain(String message) {
    var value = VALUE.matcher(message);
    if (!value.matches()) {
      return message;
    }
    var name = Objects.requireNonNullElse(value.group("option"), value.group("word"));
    var why = value.group("why").replaceFirst("is not an? (int|long)$", "is not a whole number");
    var choice = CHOICE.matcher(why);
    if (choice.matches()) {
      var words = choice.group("words").toLowerCase(Locale.ROOT).replaceFirst(", (?!.*, )", " or ");
      why = "expected " + words + ", not " + choice.group("found");
    }
    return name + ": " + why;
  }

  private static String ended(String sentence) {
    return sentence.matches("(?s).*[.?!]") ? sentence : sentence + ".";
  }

  /// An option or a word that the command does not know, with what was probably meant.
  static String unknown(String word, CommandLine command) {
    boolean option = word.startsWith("-");
    var known = new ArrayList<String>();
    if (option) {
      command.getCommandSpec().options().forEach(each -> known.addAll(List.of(each.names())));
    } else {
      known.addAll(command.getSubcommands().keySet());
    }
    var what = option ? "option" : known.isEmpty() ? "parameter" : "command";
    var given = option ? word.replaceFirst("=.*", "") : word;
    var near = NearMiss.suggest(given, known);
    return "Unknown " + what + " '" + given + "'" + (near.isEmpty() ? "." : "; " + near);
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }
}
