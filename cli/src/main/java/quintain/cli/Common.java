package quintain.cli;

import picocli.CommandLine.Option;

/// The options that every command has.
final class Common {
  @Option(names = "--json", description = "Print one JSON document and nothing else.")
  boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  boolean help;
}
