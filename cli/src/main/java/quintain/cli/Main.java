package quintain.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command `quintain`.
public final class Main {
  private Main() {}

  /// Returns when all went well and ends the JVM otherwise, so that several commands can be
  /// rehearsed in one JVM.
  public static void main(String[] args) {
    int code = run(args, stream(FileDescriptor.out), stream(FileDescriptor.err));
    if (code != Exit.DONE) {
      System.exit(code);
    }
  }

  /// UTF-8 whatever the locale says: JSON is always UTF-8, and so are the bars of a table.
  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(
        new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 14),
        false,
        StandardCharsets.UTF_8);
  }

  /// Runs one command line and gives its exit code.
  public static int run(String[] args, PrintStream out, PrintStream err) {
    var terminal = new Terminal(out, err);
    try {
      return commandLine(terminal, args).execute(args);
    } catch (StackOverflowError | OutOfMemoryError fault) {
      return new Faults(terminal).failed(fault, args);
    } finally {
      out.flush();
      err.flush();
    }
  }

  private static CommandLine commandLine(Terminal terminal, String... args) {
    var faults = new Faults(terminal);
    var quintain = new CommandLine(new QuintainCommand());
    for (Commands command : Commands.wantedBy(args)) {
      command.join(quintain, terminal);
    }
    return quintain
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Main::execute)
        .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler((wrong, _) -> faults.misused(wrong))
        .setExecutionExceptionHandler((fault, _, _) -> faults.failed(fault, args));
  }

  /// Help is for what there is: the parser itself would look over an unknown word beside `--help`.
  private static int execute(ParseResult parsed) {
    for (CommandLine command : parsed.asCommandLineList()) {
      var unknown = command.getParseResult().unmatched();
      if (!unknown.isEmpty()) {
        throw new UnmatchedArgumentException(command, unknown);
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /// The command line with every command, for completion.
  static CommandLine everything(Terminal terminal) {
    return commandLine(terminal);
  }
}
