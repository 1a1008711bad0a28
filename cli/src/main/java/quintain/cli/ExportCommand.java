package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Places;
import quintain.binder.Source;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.NearMiss;
import quintain.kernel.PeerFormat;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.peers.Kept;
import quintain.packs.Books;
import quintain.packs.Volume;
import quintain.packs.peers.Exported;
import quintain.packs.peers.Luggage;
import quintain.scenario.ScenarioRunner;

/// `quintain export`: people and content that leave for other programs.
@Command(
    name = "export",
    description = "Takes characters, creatures and maps along to other programs.")
final class ExportCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin Homebrew homebrew = new Homebrew();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "A character's sheet, a scene or a saved game.")
  @Nullable Path file;

  @Option(
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      description = "The format to write.")
  String format = "";

  @Option(names = "--book", paramLabel = "BOOK", description = "The book, where several know it.")
  String book = "";

  @Option(
      names = "--who",
      paramLabel = "ID",
      description = "Only this one of a scene; may be given several times.")
  List<String> who = List.of();

  @Option(
      names = "--entry",
      paramLabel = "NAME",
      description = "A creature or thing of the book or a pack; may be given several times.")
  List<String> entries = List.of();

  @Option(
      names = "--out",
      paramLabel = "FILE|DIR",
      description = "Write to this file, or to this folder if it is one or has no dot in its name.")
  @Nullable Path out;

  ExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if ((file == null) == entries.isEmpty()) {
      throw new Wrong("say what is to leave: a FILE, or --entry with a name.");
    }
    return export(volume());
  }

  private Volume<?, ?, ?> volume() {
    if (!book.isEmpty()) {
      return Named.find(book);
    }
    var known =
        Books.onBoard().volumes().stream()
            .filter(volume -> volume.book().peers().stream().anyMatch(this::isMeant))
            .toList();
    var fitting = known.stream().filter(this::hasThem).toList();
    if (known.size() > 1 && fitting.isEmpty() && file == null && homebrew.packs.isEmpty()) {
      throw new Wrong("no book has " + String.join(" and ", entries) + ".");
    }
    if (known.size() > 1 && fitting.size() != 1) {
      throw new Wrong("several books know " + format + "; say which with --book.");
    }
    return (known.size() > 1 ? fitting : known)
        .stream()
            .findFirst()
            .orElseThrow(
                () ->
                    new Wrong(
                        "there is no format '%s' to leave in%s%s"
                            .formatted(format, advice(), onPaper())));
  }

  private String advice() {
    var near = NearMiss.suggest(format, formats());
    return "; " + (near.isEmpty() ? "there are " + String.join(", ", formats()) : near);
  }

  /// What the table can do that this command cannot.
  private String onPaper() {
    return format.equalsIgnoreCase("pdf")
        ? "; a character leaves as PDF at the table, from their sheet."
        : "";
  }

  private boolean isMeant(PeerFormat<?> each) {
    return each.id().equals(format);
  }

  private static List<String> formats() {
    return Books.onBoard().volumes().stream()
        .<String>mapMulti((volume, ids) -> volume.book().peers().forEach(it -> ids.accept(it.id())))
        .distinct()
        .toList();
  }

  /// Whether a book, with the packs that were named, has everything that is to leave.
  private boolean hasThem(Volume<?, ?, ?> volume) {
    if (file != null) {
      return Source.file(file)
          .root()
          .flatMap(root -> Places.text(root, "book"))
          .filter(volume.book().id()::equals)
          .isPresent();
    }
    return volume.content(homebrew.packs) instanceof Bound.Good<Content>(Content content)
        && entries.stream().allMatch(name -> find(volume, content, name).isPresent());
  }

  private <S extends State, T extends Step, E extends Event> int export(Volume<S, T, E> volume) {
    Map<String, Exported> leaving =
        file == null ? entries(volume) : people(volume, Source.file(file));
    leaving.forEach(
        (id, exported) ->
            exported
                .remarks()
                .forEach(
                    remark ->
                        terminal.remark(
                            id
                                + ": "
                                + (remark.field().isEmpty() ? "" : remark.field() + ": ")
                                + remark.words())));
    save(leaving);
    return Exit.DONE;
  }

  private <S extends State, T extends Step, E extends Event> Map<String, Exported> entries(
      Volume<S, T, E> volume) {
    var content = volume.content(homebrew.packs).orThrow();
    var leaving = new LinkedHashMap<String, Exported>();
    for (String name : entries) {
      var entry =
          find(volume, content, name)
              .orElseThrow(() -> new Wrong("the book has nothing called '" + name + "'."));
      var exported = attempt(() -> Exported.entry(volume, format, entry));
      leaving.put(
          Luggage.word(entry.name()),
          exported.orElseThrow(() -> new Wrong(format + " has no room for " + entry.name() + ".")));
    }
    return leaving;
  }

  private static Optional<? extends Entry> find(
      Volume<?, ?, ?> volume, Content content, String name) {
    for (ContentKind<?> kind : volume.book().formats().content()) {
      var found = content.find(kind, name);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private <S extends State, T extends Step, E extends Event> Map<String, Exported> people(
      Volume<S, T, E> volume, Source source) {
    if (source.root().isEmpty()) {
      throw new Invalid(source.problems());
    }
    S state = state(volume, source);
    if (who.isEmpty()) {
      var place = place(volume, source, state);
      if (place.isPresent()) {
        var leaving = new LinkedHashMap<String, Exported>();
        leaving.put("map", place.get());
        return leaving;
      }
    }
    var cast = volume.book().cast();
    var roster = cast.roster(state);
    for (String id : who) {
      if (!roster.contains(id)) {
        throw new Wrong("there is nobody called " + id + NearMiss.advice(id, roster) + ".");
      }
    }
    var leaving = new LinkedHashMap<String, Exported>();
    for (String id : who.isEmpty() ? roster : who) {
      var exported = attempt(() -> Exported.somebody(volume, format, state, id));
      exported.ifPresent(it -> leaving.put(id, it));
      if (exported.isEmpty()) {
        terminal.remark(format + " has no room for " + id + ".");
      }
    }
    papers(volume, source, leaving);
    if (leaving.isEmpty()) {
      throw new Wrong("there is nobody who can leave.");
    }
    return leaving;
  }

  /// The place of the scene with the picture beside its file.
  private <S extends State, T extends Step, E extends Event> Optional<Exported> place(
      Volume<S, T, E> volume, Source source, S state) {
    return attempt(
        () -> Exported.place(volume, format, state, kept(volume, source), picture(source.file())));
  }

  /// The picture of the same name as a scene, in Base64.
  private static Optional<String> picture(String scene) {
    for (String ending : List.of("png", "jpg", "webp")) {
      var file = Path.of(scene.replaceFirst("\\.[a-z]+$", "") + "." + ending);
      if (Files.isRegularFile(file)) {
        try {
          return Optional.of(Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
        } catch (IOException e) {
          throw new Wrong("cannot read " + file + ": " + e.getMessage() + ".");
        }
      }
    }
    return Optional.empty();
  }

  private static List<Kept> kept(Volume<?, ?, ?> volume, Source source) {
    return source.root().map(root -> Places.find(root, "kept")).stream()
        .filter(Located.Sequence.class::isInstance)
        .flatMap(list -> ((Located.Sequence) list).items().stream())
        .map(each -> volume.codec().binder().bind(each, Kept.class).orThrow())
        .toList();
  }

  /// Whole documents that a scene keeps go as they came.
  private void papers(Volume<?, ?, ?> volume, Source source, Map<String, Exported> leaving) {
    if (!who.isEmpty()) {
      return;
    }
    for (Kept paper : kept(volume, source)) {
      if (paper.format().equals(format)) {
        var id = "party";
        for (int n = 2; leaving.containsKey(id); n++) {
          id = "party-" + n;
        }
        leaving.put(id, new Exported(Exported.paper(paper.document()), "json", List.of()));
      }
    }
  }

  private static <X> X attempt(java.util.function.Supplier<X> attempt) {
    try {
      return attempt.get();
    } catch (IllegalArgumentException e) {
      throw new Wrong(String.valueOf(e.getMessage()));
    }
  }

  /// A sheet alone makes a scene of its own.
  private <S extends State, T extends Step, E extends Event> S state(
      Volume<S, T, E> volume, Source source) {
    var root = source.root().orElseThrow();
    if (Places.text(root, "book").isPresent()) {
      return ScenarioRunner.game(source, volume, homebrew.packs).state();
    }
    var formats = volume.book().formats();
    Record sheet = volume.codec().binder().bind(source, formats.sheet()).orThrow();
    var id = Luggage.word(Places.text(root, "name").orElse("hero"));
    var cast = new Setup.Cast(id, new Seat(id), new Setup.Role.Sheet(sheet));
    return attempt(
        () ->
            volume
                .book()
                .rules()
                .opening(
                    new Setup(
                        formats.house(),
                        volume.content(homebrew.packs).orThrow(),
                        formats.scene(),
                        List.of(cast))));
  }

  private void save(Map<String, Exported> leaving) {
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () ->
                      json.name("documents")
                          .list(
                              () ->
                                  leaving.forEach(
                                      (id, exported) ->
                                          json.object(
                                              () ->
                                                  json.put("id", id)
                                                      .put("text", exported.text()))))));
    }
    if (out == null) {
      if (!common.json) {
        terminal.out().print(together(leaving));
      }
    } else if (!Files.isDirectory(out) && String.valueOf(out.getFileName()).contains(".")) {
      terminal.save(out, together(leaving));
    } else {
      folder(out);
      leaving.forEach(
          (id, exported) ->
              terminal.save(out.resolve(id + "." + exported.ending()), exported.text()));
    }
  }

  /// All in one text, where that can be: plain texts one after the other, of others one alone.
  private static String together(Map<String, Exported> leaving) {
    if (leaving.size() > 1
        && leaving.values().stream().anyMatch(it -> !it.ending().equals("txt"))) {
      throw new Wrong("several leave; name a folder with --out, or one of them with --who.");
    }
    return String.join("\n", leaving.values().stream().map(Exported::text).toList());
  }

  private static void folder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new Wrong("cannot make the folder " + folder + ": " + e.getMessage() + ".");
    }
  }
}
