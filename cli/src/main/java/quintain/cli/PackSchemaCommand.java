package quintain.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import quintain.binder.Schemas;
import quintain.kernel.ContentKind;
import quintain.kernel.NearMiss;

/// `quintain pack schema`: the JSON Schema of one kind of content, for editors.
@Command(
    name = "schema",
    description =
        "Prints the JSON Schema of a kind of content, for editors that check as you type.")
final class PackSchemaCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Mixin Named named = new Named();

  @Parameters(index = "1", paramLabel = "KIND", description = "A kind of content, such as gear.")
  String kind = "";

  PackSchemaCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var volume = named.volume();
    var kinds = volume.book().formats().content();
    for (ContentKind<?> each : kinds) {
      if (each.name().equals(kind)) {
        terminal.say(Schemas.of(each, volume.codec().binder()).strip());
        return Exit.DONE;
      }
    }
    var known = kinds.stream().map(ContentKind::name).toList();
    throw new Wrong("there is no kind of content '" + kind + "'" + NearMiss.advice(kind, known));
  }
}
