package quintain.cli;

import java.io.IOException;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `quintain pack remove`: takes a pack away; tables that play with it play on.
@Command(
    name = "remove",
    description = "Removes an installed pack; tables that play with it play on.")
final class PackRemoveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin DataFolder data = new DataFolder();
  @Mixin PackFolder packs = new PackFolder();

  @Parameters(paramLabel = "ID", description = "The id of a pack, see 'quintain pack list'.")
  String id = "";

  PackRemoveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try {
      var pack = packs.shelf(data).remove(id);
      if (common.json) {
        terminal.json(json -> json.object(() -> json.put("removed", pack.id())));
      } else {
        terminal.say("Removed: " + pack.told() + ". Tables that play with it play on.");
      }
      return Exit.DONE;
    } catch (NoSuchElementException e) {
      throw new Wrong(String.valueOf(e.getMessage()));
    }
  }
}
