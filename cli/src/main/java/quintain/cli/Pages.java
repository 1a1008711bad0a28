package quintain.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The manual as pages for `man`, each written from a command as the parser knows it.
final class Pages {
  private static final String EXIT_STATUS =
      """
      .SH EXIT STATUS
      .TP
      .B 0
      Done.
      .TP
      .B 1
      The answer is no: a failed scenario, a pack with errors, a refused command, nothing found.
      .TP
      .B 2
      Wrong usage or bad input; a sentence on standard error says what is wrong.
      .TP
      .B 3
      A fault of this program; the file that is named holds the details.
      """;

  private Pages() {}

  /// A page with the name that `man` knows it by.
  record Page(String name, String text) {
    /// The file that `man` looks for.
    String file() {
      return name + ".1";
    }
  }

  /// The page of a command and those of all commands under it.
  static List<Page> of(CommandLine command) {
    var pages = new ArrayList<Page>();
    pages.add(page(command.getCommandSpec()));
    command.getSubcommands().values().forEach(each -> pages.addAll(of(each)));
    return pages;
  }

  /// A text of the parser's on one line, with its signs resolved.
  static String plain(String... lines) {
    return Stream.of(lines)
        .map(line -> line.replace("%n", " ").replace("%%", "%").strip())
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /// What a command does, in a line.
  static String summary(CommandSpec command) {
    var usage = command.usageMessage();
    return plain(usage.description().length > 0 ? usage.description()[0] : usage.header()[0]);
  }

  private static String name(CommandSpec command) {
    return command.qualifiedName("-");
  }

  private static Page page(CommandSpec command) {
    var page = new StringBuilder();
    var title = name(command).toUpperCase(Locale.ROOT);
    page.append(".TH \"%s\" 1 \"\" Quintain \"Quintain Manual\"\n".formatted(title));
    section(page, "NAME", roff(name(command)) + " \\- " + roff(summary(command)));
    section(page, "SYNOPSIS", ".nf\n" + lines(synopsis(command)) + ".fi");
    if (command.usageMessage().description().length > 0) {
      section(page, "DESCRIPTION", roff(plain(command.usageMessage().description())));
    }
    if (!command.subcommands().isEmpty()) {
      page.append(".SH COMMANDS\n");
      command
          .subcommands()
          .values()
          .forEach(each -> item(page, called(each.getCommandSpec()), summaryOf(each)));
    }
    if (!command.positionalParameters().isEmpty()) {
      page.append(".SH PARAMETERS\n");
      for (PositionalParamSpec each : command.positionalParameters()) {
        item(page, "\\fI" + roff(each.paramLabel()) + "\\fR", plain(each.description()));
      }
    }
    page.append(".SH OPTIONS\n");
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        item(page, names(option), plain(option.description()));
      }
    }
    page.append(EXIT_STATUS);
    if (command.parent() != null) {
      section(page, "SEE ALSO", "\\fB" + roff(name(command.parent())) + "\\fR(1)");
    }
    return new Page(name(command), page.toString());
  }

  private static String synopsis(CommandSpec command) {
    return new CommandLine.Help(command, CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .synopsis(0)
        .strip();
  }

  private static String called(CommandSpec command) {
    return "\\fB" + roff(name(command)) + "\\fR(1)";
  }

  private static String summaryOf(CommandLine command) {
    return summary(command.getCommandSpec());
  }

  private static String names(OptionSpec option) {
    var names =
        Stream.of(option.names())
            .map(name -> "\\fB" + roff(name) + "\\fR")
            .collect(Collectors.joining(", "));
    if (option.negatable()) {
      names += ", \\fB" + roff("--no-" + option.longestName().substring(2)) + "\\fR";
    }
    return option.arity().max() == 0 ? names : names + "=\\fI" + roff(option.paramLabel()) + "\\fR";
  }

  private static void section(StringBuilder page, String title, String text) {
    page.append(".SH ").append(title).append('\n').append(text).append('\n');
  }

  private static void item(StringBuilder page, String what, String about) {
    page.append(".TP\n").append(what).append('\n').append(roff(about)).append('\n');
  }

  private static String lines(String text) {
    return text.lines().map(line -> roff(line) + "\n").collect(Collectors.joining());
  }

  /// A text as the formatter of `man` reads it: no sign of it is taken for a command.
  private static String roff(String text) {
    var escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
