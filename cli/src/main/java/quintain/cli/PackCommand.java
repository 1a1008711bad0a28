package quintain.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quintain pack`: what can be done with homebrew.
@Command(
    name = "pack",
    synopsisSubcommandLabel = "(check | install | list | remove | schema)",
    description = "Checks, installs and removes homebrew content, and tells how to write it.")
final class PackCommand implements Callable<Integer> {
  @Mixin Common common = new Common();

  @Spec @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    if (spec == null) {
      return Exit.WRONG;
    }
    throw new ParameterException(
        spec.commandLine(), "Say what to do: check, install, list, remove or schema.");
  }
}
