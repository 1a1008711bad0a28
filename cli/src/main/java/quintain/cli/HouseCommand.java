package quintain.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quintain.kernel.RulingText;
import quintain.kernel.RulingText.Switch;

/// `quintain house`: the house rules a table may choose.
@Command(
    name = "house",
    description = "Lists the house-rule switches of a book, each with its values, default first.")
final class HouseCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Mixin Named named = new Named();

  HouseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var rulings = named.volume().catalogue().rulings();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () -> json.name("house").list(() -> rulings.forEach(r -> write(json, r)))));
    } else {
      rulings.forEach(this::print);
    }
    return Exit.DONE;
  }

  private static void write(Json json, RulingText ruling) {
    for (Switch each : ruling.switches()) {
      json.object(
          () ->
              json.put("name", each.name())
                  .put("default", byDefault(each))
                  .put("values", each.values())
                  .put("ruling", ruling.id())
                  .put("question", ruling.question()));
    }
  }

  private void print(RulingText ruling) {
    for (Switch each : ruling.switches()) {
      terminal.say(each.name() + " = " + byDefault(each));
      List<String> others = each.values().stream().skip(1).toList();
      if (!others.isEmpty()) {
        terminal.say("    or " + String.join(", ", others));
      }
      terminal.say("    " + ruling.id() + ": " + ruling.question());
    }
  }

  private static String byDefault(Switch each) {
    return each.values().isEmpty() ? "" : each.values().getFirst();
  }
}
