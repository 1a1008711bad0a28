package quintain.cli;

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
                  .put("words", each.words())
                  .put("ruling", ruling.id())
                  .put("question", ruling.question()));
    }
  }

  private void print(RulingText ruling) {
    for (Switch each : ruling.switches()) {
      terminal.say(each.name() + " = " + told(each, byDefault(each)));
      each.values().stream().skip(1).forEach(other -> terminal.say("    or " + told(each, other)));
      terminal.say("    " + ruling.id() + ": " + ruling.question());
    }
  }

  /// A value as files write it, with what it means.
  private static String told(Switch each, String value) {
    var words = each.inWords(value);
    return words.equals(value) ? value : value + ": " + words;
  }

  private static String byDefault(Switch each) {
    return each.values().isEmpty() ? "" : each.values().getFirst();
  }
}
