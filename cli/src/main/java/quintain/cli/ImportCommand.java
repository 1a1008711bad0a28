package quintain.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.Arrival;
import quintain.packs.Books;
import quintain.packs.peers.Imported;
import quintain.packs.peers.Luggage;

/// `quintain import`: people and content that arrive from other programs, shown first and then
/// written as a sheet, a scene or a pack.
@Command(
    name = "import",
    description = "Brings characters, creatures and maps along from other programs.")
final class ImportCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Documents of other programs; - for what is typed or pasted.")
  List<Path> files = List.of();

  @Option(names = "--book", paramLabel = "BOOK", description = "The book they are for.")
  String book = "";

  @Option(names = "--format", paramLabel = "FORMAT", description = "The format they are in.")
  String format = "";

  @Option(
      names = "--out",
      paramLabel = "FILE|DIR",
      description =
          "Write what comes: .json for one character, .yaml for a scene, a folder for a pack.")
  @Nullable Path out;

  ImportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var read = read();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () -> json.name("files").list(() -> read.forEach(each -> write(json, each)))));
    } else {
      read.forEach(this::show);
    }
    if (out != null) {
      save(read, out);
    } else if (!common.json) {
      terminal.remark("nothing is written without --out.");
    }
    return Exit.DONE;
  }

  /// Every file, or all that is wrong with any of them.
  private List<Imported> read() {
    var read = new ArrayList<Imported>();
    var problems = new ArrayList<Problem>();
    for (Path file : files) {
      switch (read(file)) {
        case Bound.Good<Imported>(Imported good) -> read.add(good);
        case Bound.Bad<Imported>(List<Problem> bad) -> problems.addAll(bad);
      }
    }
    if (!problems.isEmpty()) {
      throw new Invalid(problems);
    }
    if (read.stream().map(each -> each.volume().book().id()).distinct().count() > 1) {
      throw new Wrong("these are for more than one book; import them book by book.");
    }
    return read;
  }

  private Bound<Imported> read(Path file) {
    try {
      return Imported.read(Books.onBoard(), book, format, file.toString(), text(file));
    } catch (NoSuchElementException e) {
      throw new Wrong(String.valueOf(e.getMessage()));
    }
  }

  private static String text(Path file) {
    try {
      if (file.toString().equals("-")) {
        return new String(System.in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
      }
      if (!Files.isRegularFile(file)) {
        throw new Wrong("there is no file " + file + ".");
      }
      if (Files.size(file) > 4L * Imported.LONGEST + Imported.LONGEST_PICTURE) {
        throw new Wrong(file + " is too long to be read.");
      }
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new Wrong(file + " is not UTF-8 text.");
    } catch (IOException e) {
      throw new Wrong("cannot read " + file + ": " + e.getMessage() + ".");
    }
  }

  private void show(Imported each) {
    terminal.say(
        "%s: %s, for %s".formatted(each.file(), each.title(), each.volume().book().title()));
    for (Arrival.Guest guest : each.arrival().guests()) {
      terminal.say("  comes  " + guest.name() + ": " + String.join(", ", guest.told()));
    }
    for (Arrival.Find<?> find : each.arrival().finds()) {
      terminal.say(
          "  comes  %s (%s): %s"
              .formatted(
                  find.entry().name(),
                  find.kind().name(),
                  String.join(", ", find.entry().atAGlance())));
    }
    for (Arrival.Place place : each.arrival().places()) {
      terminal.say("  comes  a place: " + String.join(", ", place.told()));
    }
    each.arrival()
        .remarks()
        .forEach(
            remark ->
                terminal.say(
                    "  note   "
                        + (remark.field().isEmpty() ? "" : remark.field() + ": ")
                        + remark.words()));
  }

  private static void write(Json json, Imported each) {
    json.object(
        () -> {
          json.put("file", each.file())
              .put("book", each.volume().book().id())
              .put("format", each.format());
          json.name("comes")
              .list(
                  () -> {
                    each.arrival()
                        .guests()
                        .forEach(guest -> coming(json, "character", guest.name(), guest.told()));
                    each.arrival()
                        .finds()
                        .forEach(
                            find ->
                                coming(
                                    json,
                                    find.kind().name(),
                                    find.entry().name(),
                                    find.entry().atAGlance()));
                    each.arrival()
                        .places()
                        .forEach(place -> coming(json, "place", each.file(), place.told()));
                  });
          json.name("remarks")
              .list(
                  () ->
                      each.arrival()
                          .remarks()
                          .forEach(
                              remark ->
                                  json.object(
                                      () ->
                                          json.put("field", remark.field())
                                              .put("words", remark.words()))));
        });
  }

  private static void coming(Json json, String kind, String name, List<String> told) {
    json.object(() -> json.put("kind", kind).put("name", name).put("told", told));
  }

  private void save(List<Imported> read, Path to) {
    var volume = read.getFirst().volume();
    var arrival = read.stream().map(Imported::arrival).reduce(Arrival::and).orElseThrow();
    var luggage = new Luggage(volume, arrival);
    var name = String.valueOf(to.getFileName());
    if (name.endsWith(".json")) {
      if (arrival.guests().size() != 1
          || !arrival.finds().isEmpty()
          || !arrival.places().isEmpty()
          || !arrival.papers().isEmpty()) {
        throw new Wrong("a .json file takes one character and nothing else; write a scene, .yaml.");
      }
      terminal.save(to, luggage.sheet(arrival.guests().getFirst()));
    } else if (name.endsWith(".yaml")) {
      if (arrival.places().size() > 1) {
        throw new Wrong("a scene happens in one place; import maps one by one.");
      }
      terminal.save(to, luggage.scene(title(name, ".yaml")));
      arrival.places().stream()
          .flatMap(place -> place.picture().stream())
          .forEach(picture -> picture(picture, to));
    } else {
      if (!arrival.guests().isEmpty()
          || !arrival.places().isEmpty()
          || !arrival.papers().isEmpty()) {
        throw new Wrong(
            "a pack takes creatures and things; write characters to .json or .yaml, maps to .yaml.");
      }
      pack(luggage, to, name);
    }
  }

  /// The picture as it came, in a file beside the scene.
  private void picture(Arrival.Picture picture, Path scene) {
    var name = String.valueOf(scene.getFileName()).replaceFirst("\\.yaml$", "." + picture.ending());
    var file = scene.resolveSibling(name);
    try {
      Files.write(file, Base64.getDecoder().decode(picture.base64()));
    } catch (IOException e) {
      throw new Wrong("cannot write " + file + ": " + e.getMessage() + ".");
    }
    terminal.remark("the picture is in " + file + "; lay it under the map at the desk.");
  }

  private void pack(Luggage luggage, Path to, String name) {
    if (Files.exists(to)) {
      throw new Wrong(to + " is there already; name a new folder.");
    }
    try {
      Files.createDirectory(to);
    } catch (IOException e) {
      throw new Wrong("cannot make the folder " + to + ": " + e.getMessage() + ".");
    }
    luggage
        .pack(Luggage.word(name), title(name, ""))
        .forEach((file, text) -> terminal.save(to.resolve(file), text));
  }

  private static String title(String name, String ending) {
    var words = name.substring(0, name.length() - ending.length()).replace('-', ' ').strip();
    return words.isEmpty()
        ? "Arrived"
        : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
