package quintain.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quintain.table.store.OwnersOnly;

/// `quintain shell`: dice, rules, every command and a seat at a table, line by line.
@Command(
    name = "shell",
    description = "Reads lines: dice, rules, every command, and a seat at a table.")
final class ShellCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  ShellCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (common.json) {
      throw new Wrong("the shell has no --json; give it to the commands in it.");
    }
    boolean somebodyTypes =
        Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    try (var shell = new Shell(terminal)) {
      return somebodyTypes ? typed(shell) : script(shell, System.in);
    }
  }

  /// Runs lines that nobody types, up to the first that fails, whose exit code it gives.
  static int script(Shell shell, InputStream lines) throws IOException {
    var reader = new BufferedReader(new InputStreamReader(lines, StandardCharsets.UTF_8));
    for (var line = reader.readLine(); line != null && shell.isOpen(); line = reader.readLine()) {
      int code = shell.run(line);
      if (code != Exit.DONE) {
        return code;
      }
    }
    return Exit.DONE;
  }

  private int typed(Shell shell) throws IOException {
    try (var screen = TerminalBuilder.builder().system(true).build()) {
      var reader = reader(screen, shell, history());
      terminal.say("Dice, a command, ? and words for a rule, or help. Ctrl-D ends.");
      while (shell.isOpen()) {
        terminal.out().flush();
        terminal.err().flush();
        try {
          shell.run(reader.readLine(shell.prompt()));
        } catch (UserInterruptException _) {
          // Ctrl-C gives up the line and not the shell.
        } catch (EndOfFileException _) {
          break;
        }
      }
    }
    return Exit.DONE;
  }

  /// Reads lines that somebody types.
  ///
  /// @param history the file with earlier lines
  static LineReader reader(org.jline.terminal.Terminal screen, Shell shell, Path history) {
    var builder =
        LineReaderBuilder.builder()
            .terminal(screen)
            .appName("quintain")
            .parser(Shell.parser())
            .completer(
                (_, line, candidates) ->
                    shell
                        .completions(line.words().subList(0, line.wordIndex()))
                        .forEach(word -> candidates.add(new Candidate(word))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
    // Whoever reads the history could take the seat.
    builder.variable(LineReader.HISTORY_IGNORE, Shell.JOIN + " *");
    builder.variable(LineReader.HISTORY_FILE, history);
    return builder.build();
  }

  private static Path history() throws IOException {
    var folder = Machine.here().dataFolder();
    OwnersOnly.folder(folder);
    var file = folder.resolve("shell-history");
    OwnersOnly.file(file);
    return file;
  }
}
