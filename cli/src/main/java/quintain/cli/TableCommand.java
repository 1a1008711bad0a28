package quintain.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quintain table`: what can be done with the files that tables are kept in.
@Command(
    name = "table",
    synopsisSubcommandLabel = "(verify | salvage)",
    description = "Looks whether tables are as they were written, and saves what is.")
final class TableCommand implements Callable<Integer> {
  @Mixin Common common = new Common();

  @Spec @Nullable CommandSpec spec;

  @Override
  public Integer call() {
    if (spec == null) {
      return Exit.WRONG;
    }
    throw new ParameterException(spec.commandLine(), "Say what to do: verify or salvage.");
  }
}
