package quintain.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.NearMiss;
import quintain.kernel.Refused;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;
import quintain.kernel.odds.Preview.Chance;
import quintain.packs.Volume;

/// `quintain preview`: the odds of one command.
@Command(
    name = "preview",
    description = "Tells the exact odds of one command, as the seat that gives it may know them.")
final class PreviewCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Named named = new Named();
  @Mixin Situation situation = new Situation();
  @Mixin Common common = new Common();

  @Option(
      names = "--until",
      paramLabel = "EVENT",
      description = "Let time run on until such an event has happened.")
  @Nullable String until;

  PreviewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return preview(named.volume());
  }

  private <S extends State, T extends Step, E extends Event> int preview(Volume<S, T, E> volume) {
    var state = situation.game(volume).state();
    var command = situation.command(volume);
    var seat = situation.seat(volume);
    var odds = new Odds<>(volume.book(), Policy.ASSUMED, Odds.BUDGET);
    // Simulated dice, where exact odds would take too long, are the same each time.
    var dice = Luck.seeded(0);
    Preview preview;
    try {
      preview =
          until == null
              ? odds.preview(state, command, seat, dice)
              : odds.previewUntil(state, command, seat, event(volume, until));
    } catch (Refused refused) {
      terminal.refused(refused.refusal(), common.json);
      return Exit.NO;
    }
    if (common.json) {
      terminal.json(json -> write(json, preview, volume));
    } else {
      print(preview);
    }
    return Exit.DONE;
  }

  /// The name of an event, which has to be one of the book's.
  private static String event(Volume<?, ?, ?> volume, String name) {
    var known = names(volume.book().formats().event());
    if (!known.contains(name)) {
      throw new Wrong("there is no event '" + name + "'" + NearMiss.advice(name, known));
    }
    return name;
  }

  private static List<String> names(Class<?> sealed) {
    var kinds = sealed.getPermittedSubclasses();
    return kinds == null
        ? List.of(Names.of(sealed))
        : List.of(kinds).stream().flatMap(kind -> names(kind).stream()).toList();
  }

  private static void write(Json json, Preview preview, Volume<?, ?, ?> volume) {
    json.object(
        () -> {
          json.name("outcomes");
          json.list(
              () -> {
                for (Chance chance : preview.outcomes()) {
                  json.object(
                      () ->
                          json.put("measure", chance.measure())
                              .put("value", volume.codec().plain(chance.value()))
                              .put("p", chance.p()));
                }
              });
          json.put("residual", preview.residual());
          json.put("exact", preview.exact());
          json.put("simulated", preview.simulated());
          json.name("dice");
          json.list(
              () -> {
                for (Preview.Throw each : preview.dice()) {
                  json.object(
                      () ->
                          json.put("by", each.by())
                              .put("dice", each.dice())
                              .put("clause", each.why().id()));
                }
              });
        });
  }

  private void print(Preview preview) {
    int wide = width(preview.outcomes().stream().map(Chance::measure).toList());
    int value = width(preview.outcomes().stream().map(c -> String.valueOf(c.value())).toList());
    for (var measure : preview.outcomes().stream().map(Chance::measure).distinct().toList()) {
      var label = measure;
      for (Chance chance : preview.outcomes()) {
        if (chance.measure().equals(measure)) {
          terminal.say(
              Bars.left(label, wide)
                  + "  "
                  + Bars.right(String.valueOf(chance.value()), value)
                  + Bars.right(Bars.percent(chance.p()), 10)
                  + ("  " + Bars.bar(chance.p(), 1)).stripTrailing());
          label = "";
        }
      }
    }
    if (preview.outcomes().isEmpty()) {
      preview.dice().forEach(each -> terminal.say(thrown(each)));
      if (preview.dice().isEmpty()) {
        terminal.say("Nothing is left to chance.");
      }
      return;
    }
    if (!preview.exact()) {
      terminal.say("");
      terminal.say(
          "Simulated %,d times: exact odds would take too long.".formatted(preview.simulated()));
    } else if (preview.residual() > 0) {
      terminal.say("");
      terminal.say("Open-ended dice leave out %.1e in all.".formatted(preview.residual()));
    }
  }

  private static String thrown(Preview.Throw each) {
    return each.dice().isEmpty()
        ? "a fair draw (" + each.why().id() + ")"
        : each.by() + " rolls " + each.dice() + " (" + each.why().id() + ")";
  }

  private static int width(List<String> words) {
    return words.stream().mapToInt(String::length).max().orElse(0);
  }
}
