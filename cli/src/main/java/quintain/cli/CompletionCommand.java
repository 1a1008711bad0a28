package quintain.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/// `quintain completion`: a script that lets the shell complete commands and options.
@Command(
    name = "completion",
    description = "Prints a completion script: source <(quintain completion bash)")
final class CompletionCommand implements Callable<Integer> {
  /// The shells there is a script for. Bash and Zsh read the same one.
  enum Shell {
    BASH,
    ZSH,
    FISH
  }

  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish")
  Shell shell = Shell.BASH;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var quintain = Main.everything(terminal);
    var script =
        switch (shell) {
          case BASH, ZSH -> bash(quintain);
          case FISH -> FishCompletion.of(quintain.getCommandSpec());
        };
    if (common.json) {
      terminal.json(json -> json.object(() -> json.put("script", script)));
    } else {
      terminal.out().print(script);
    }
    return Exit.DONE;
  }

  /// The library's script, with the words that deny an option, which it leaves out.
  private static String bash(CommandLine quintain) {
    var script = AutoComplete.bash("quintain", quintain);
    for (CommandLine command : quintain.getSubcommands().values()) {
      for (OptionSpec option : command.getCommandSpec().options()) {
        if (option.negatable()) {
          var name = option.longestName();
          var denied = "--no-" + name.substring("--".length());
          script = script.replace("'" + name + "'", "'" + name + "' '" + denied + "'");
        }
      }
    }
    return script;
  }
}
