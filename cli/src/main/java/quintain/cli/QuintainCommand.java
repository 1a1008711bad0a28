package quintain.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// What somebody meets who types `quintain` and nothing else.
@Command(
    name = "quintain",
    synopsisSubcommandLabel = "COMMAND",
    customSynopsis = "quintain COMMAND [OPTIONS]",
    header = "Quintain plays, explains and measures tabletop rulebooks.%n",
    versionProvider = QuintainCommand.Version.class,
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "To begin with:",
      "  quintain roll 4d6kh3          roll dice",
      "  quintain odds 2d6 --at-least 9",
      "  quintain books                see which rulebooks are on board",
      "  quintain serve                play together in the browser",
      "  quintain COMMAND --help       learn more about a command",
      "",
      "Exit codes: 0 done, 1 the answer is no, 2 wrong usage or bad input, 3 a fault of Quintain.",
    })
final class QuintainCommand implements Callable<Integer> {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this welcome.")
  boolean help;

  @Option(names = "--version", versionHelp = true, description = "Show the version.")
  boolean version;

  @Spec @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    if (spec != null) {
      spec.commandLine().usage(spec.commandLine().getOut());
    }
    return Exit.DONE;
  }

  /// The version, as the jar says.
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      var version = QuintainCommand.class.getPackage().getImplementationVersion();
      return new String[] {"quintain " + (version == null ? "from source" : version)};
    }
  }
}
