package quintain.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `quintain completion`: a script that lets the shell complete commands and options.
@Command(
    name = "completion",
    description = "Prints a completion script: source <(quintain completion bash)")
final class CompletionCommand implements Callable<Integer> {
  /// The shells there is a script for. Zsh reads that of Bash after `autoload bashcompinit`.
  enum Shell {
    BASH,
    ZSH
  }

  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(paramLabel = "SHELL", description = "bash or zsh")
  Shell shell = Shell.BASH;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var script = AutoComplete.bash("quintain", Main.everything(terminal));
    if (common.json) {
      terminal.json(json -> json.object(() -> json.put("script", script)));
    } else {
      terminal.out().print(script);
    }
    return Exit.DONE;
  }
}
