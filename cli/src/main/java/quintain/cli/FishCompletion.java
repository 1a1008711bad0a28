package quintain.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// A completion script for the shell fish, which the parser's own library does not write.
final class FishCompletion {
  private final StringBuilder script = new StringBuilder();
  private final String program;

  private FishCompletion(String program) {
    this.program = program;
  }

  static String of(CommandSpec whole) {
    var completion = new FishCompletion(whole.name());
    completion.script.append(
        "# Completes %s in fish: %s completion fish | source\n"
            .formatted(whole.name(), whole.name()));
    completion.add(whole, "");
    return completion.script.toString();
  }

  /// @param within the words that stand before, as a condition; empty for the program itself
  private void add(CommandSpec command, String within) {
    var subcommands = command.subcommands();
    var words = String.join(" ", subcommands.keySet());
    var here =
        subcommands.isEmpty()
            ? within
            : within.isEmpty()
                ? "__fish_use_subcommand"
                : within + "; and not __fish_seen_subcommand_from " + words;
    subcommands.forEach(
        (word, subcommand) ->
            line(here, "-f -a " + word, Pages.summary(subcommand.getCommandSpec())));
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        line(within.isEmpty() ? here : within, names(option) + values(option), text(option));
      }
    }
    command.positionalParameters().forEach(each -> line(here, values(each).strip(), text(each)));
    subcommands.forEach(
        (word, subcommand) -> {
          var seen = "__fish_seen_subcommand_from " + word;
          add(subcommand.getCommandSpec(), within.isEmpty() ? seen : within + "; and " + seen);
        });
  }

  private void line(String when, String what, @Nullable String about) {
    script.append("complete -c ").append(program).append(" -n ").append(quoted(when));
    script.append(' ').append(what);
    if (about != null && !about.isEmpty()) {
      script.append(" -d ").append(quoted(about));
    }
    script.append('\n');
  }

  private static String names(OptionSpec option) {
    return names(List.of(option.names()))
        + (option.negatable() ? " -l no-" + option.longestName().substring(2) : "");
  }

  private static String names(List<String> names) {
    return names.stream()
        .map(name -> name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
        .collect(Collectors.joining(" "));
  }

  /// What may follow: nothing, one of some words, a file, or anything.
  private static String values(ArgSpec arg) {
    if (arg.isOption() && arg.arity().max() == 0) {
      return "";
    }
    var candidates = arg.completionCandidates();
    if (candidates != null) {
      var words =
          StreamSupport.stream(candidates.spliterator(), false)
              .map(word -> word.toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(" "));
      return " -x -a " + quoted(words);
    }
    boolean files = arg.type() == Path.class || arg.typeInfo().getAuxiliaryTypes()[0] == Path.class;
    return files ? " -r -F" : " -x";
  }

  private static String text(ArgSpec arg) {
    return Pages.plain(arg.description());
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
