package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import quintain.binder.Invalid;
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
@Command(name = "export", description = "Takes characters and creatures along to other programs.")
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
      description = "Write to this file, or to this folder if it does not end in .json.")
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
    var known = new ArrayList<String>();
    Optional<Volume<?, ?, ?>> found = Optional.empty();
    for (Volume<?, ?, ?> volume : Books.onBoard().volumes()) {
      for (PeerFormat<?> each : Exported.formats(volume)) {
        known.add(each.id());
        if (each.id().equals(format)) {
          if (found.isPresent()) {
            throw new Wrong("several books know " + format + "; say which with --book.");
          }
          found = Optional.of(volume);
        }
      }
    }
    return found.orElseThrow(
        () ->
            new Wrong(
                "there is no format '%s' to leave in%s"
                    .formatted(format, NearMiss.advice(format, known))));
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

  /// Whole documents that a scene keeps go as they came.
  private void papers(Volume<?, ?, ?> volume, Source source, Map<String, Exported> leaving) {
    if (!who.isEmpty() || source.root().isEmpty()) {
      return;
    }
    var kept = Places.find(source.root().get(), "kept");
    if (!(kept instanceof quintain.binder.Located.Sequence list)) {
      return;
    }
    for (var each : list.items()) {
      var paper = volume.codec().binder().bind(each, Kept.class).orThrow();
      if (paper.format().equals(format)) {
        var id = "party";
        for (int n = 2; leaving.containsKey(id); n++) {
          id = "party-" + n;
        }
        leaving.put(id, new Exported(Exported.paper(paper.document()), List.of()));
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
      if (common.json) {
        return;
      }
      if (leaving.size() > 1) {
        throw new Wrong("several leave; name a folder with --out, or one of them with --who.");
      }
      leaving.values().forEach(exported -> terminal.out().print(exported.text()));
    } else if (out.toString().endsWith(".json")) {
      if (leaving.size() > 1) {
        throw new Wrong("several leave; name a folder with --out, or one of them with --who.");
      }
      terminal.save(out, leaving.values().iterator().next().text());
    } else {
      folder(out);
      leaving.forEach((id, exported) -> terminal.save(out.resolve(id + ".json"), exported.text()));
    }
  }

  private static void folder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new Wrong("cannot make the folder " + folder + ": " + e.getMessage() + ".");
    }
  }
}
