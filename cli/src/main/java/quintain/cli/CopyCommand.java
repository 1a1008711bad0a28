package quintain.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/// A command about all tables and a copy of them.
abstract class CopyCommand implements Callable<Integer> {
  final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin DataFolder data = new DataFolder();

  CopyCommand(Terminal terminal) {
    this.terminal = terminal;
  }
}
