package quintain.cli;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
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
final class HouseSwitches implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Mixin Named named = new Named();

  HouseSwitches(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    // Of a ruling that the house rules know no switch of, only the default is built.
    var known =
        Arrays.stream(named.volume().book().formats().house().getClass().getRecordComponents())
            .map(RecordComponent::getName)
            .toList();
    var built =
        named.volume().catalogue().rulings().stream()
            .filter(
                ruling -> ruling.switches().stream().anyMatch(each -> known.contains(each.name())))
            .toList();
    if (common.json) {
      terminal.json(
          json ->
              json.object(() -> json.name("house").list(() -> built.forEach(r -> write(json, r)))));
    } else {
      built.forEach(this::print);
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
