package quintain.packs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Located;
import quintain.binder.Mark;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.NearMiss;

/// Loads the content of a book: what it ships, with user packs laid over it in their order.
///
/// A pack is a folder with a `pack.yaml` (see [Pack]) and one file for each kind of content it
/// holds, a list of entries. Either everything loads or nothing does, and then every problem is
/// told.
public final class PackLoader {
  /// Files a pack may hold besides its content; nobody reads them here.
  private static final List<String> PAPERS = List.of("README.md", "LICENSE");

  private final String book;
  private final Class<?> beside;
  private final String folder;
  private final List<ContentKind<?>> kinds;
  private final List<Check> checks;
  private final Binder binder;

  /// A loader for a book's kinds, whose shipped files lie in a folder beside a class on the class
  /// path: `content` for `content/gear.yaml`.
  public PackLoader(String book, List<ContentKind<?>> kinds, Class<?> beside, String folder) {
    this(book, kinds, beside, folder, List.of(), new Binder());
  }

  private PackLoader(
      String book,
      List<ContentKind<?>> kinds,
      Class<?> beside,
      String folder,
      List<Check> checks,
      Binder binder) {
    this.book = book;
    this.kinds = List.copyOf(kinds);
    this.beside = beside;
    this.folder = folder;
    this.checks = List.copyOf(checks);
    this.binder = binder;
  }

  /// This loader with more checks over the whole content; they run once everything reads well.
  public PackLoader checking(List<Check> more) {
    var all = new ArrayList<>(checks);
    all.addAll(more);
    return new PackLoader(book, kinds, beside, folder, all, binder);
  }

  /// This loader with another binder, for entries that hold types of the kernel's.
  public PackLoader binding(Binder other) {
    return new PackLoader(book, kinds, beside, folder, checks, other);
  }

  /// The shipped content with user packs over it.
  public Bound<Content> load(List<Path> userPacks) {
    return load(userPacks, Map.of());
  }

  /// The same with a few entries more that a scene brings along, each kind a list as files have it.
  public Bound<Content> load(List<Path> userPacks, Map<String, Source> along) {
    var loading = new Loading();
    for (ContentKind<?> kind : kinds) {
      loading.file(kind, Source.shipped(beside, folder + "/" + kind.name() + ".yaml"), List.of());
    }
    var packs = new LinkedHashMap<String, Path>();
    for (Path path : userPacks) {
      loading.pack(path, packs);
    }
    for (ContentKind<?> kind : kinds) {
      if (along.containsKey(kind.name())) {
        loading.file(kind, along.get(kind.name()), List.of());
      }
    }
    loading.uniqueNames();
    return loading.result();
  }

  /// What a table plays with, and a few entries that a scene brings along to it: they stand over
  /// whatever has their ids.
  public Bound<Content> load(Content base, Map<String, Source> along) {
    var loading = new Loading();
    for (ContentKind<?> kind : kinds) {
      loading.known(kind, base);
    }
    var ids = loading.ids();
    for (ContentKind<?> kind : kinds) {
      if (along.containsKey(kind.name())) {
        loading.file(kind, along.get(kind.name()), ids);
      }
    }
    loading.uniqueNames();
    return loading.result();
  }

  /// What a pack says of itself.
  public static Bound<Pack> describe(Path pack) {
    return new Binder().bind(Source.file(pack.resolve("pack.yaml")), Pack.class);
  }

  private static String fold(String word) {
    return word.strip().toLowerCase(Locale.ROOT);
  }

  /// An entry and where it stands. It has no value when it could not be bound.
  private record Placed(
      ContentKind<?> kind,
      String field,
      Located node,
      String id,
      String name,
      @Nullable Entry entry) {
    Problem problem(String inside, String message) {
      String path = inside.isEmpty() ? field : field + (inside.startsWith("[") ? "" : ".") + inside;
      return Problem.at(Places.find(node, inside).at(), path, message);
    }

    String place() {
      return node.at().line() == 0 ? node.at().file() : node.at().file() + ":" + node.at().line();
    }
  }

  /// One load, and the problems it meets.
  private final class Loading {
    private final List<Problem> problems = new ArrayList<>();

    /// By folded id, in the order of the files; a replacement keeps the place of what it replaces.
    private final Map<String, Placed> entries = new LinkedHashMap<>();

    /// Entries that are there already and stand in no file.
    <R extends Record & Entry> void known(ContentKind<R> kind, Content base) {
      var nowhere = new Located.Nothing(new Mark("what the table plays with", 0, 0));
      for (R entry : base.all(kind)) {
        entries.put(
            fold(entry.id()),
            new Placed(kind, kind.name(), nowhere, entry.id(), entry.name(), entry));
      }
    }

    List<String> ids() {
      return entries.values().stream().map(Placed::id).toList();
    }

    void pack(Path path, Map<String, Path> packs) {
      if (!Files.isDirectory(path)) {
        problems.add(
            new Problem(path.toString(), 1, 1, "", "not a folder; a pack is a folder of files"));
        return;
      }
      Path paper = path.resolve("pack.yaml");
      Source source = Source.file(paper);
      var described = binder.bind(source, Pack.class);
      problems.addAll(described.problems());
      List<String> replaces = List.of();
      if (described instanceof Bound.Good<Pack>(Pack pack)) {
        replaces = pack.replaces();
        describedWell(pack, path, source, packs);
      }
      unknownFiles(path);
      var found = new ArrayList<String>();
      for (ContentKind<?> kind : kinds) {
        Path file = path.resolve(kind.name() + ".yaml");
        if (Files.exists(file)) {
          found.addAll(file(kind, Source.file(file), replaces));
        }
      }
      unfulfilled(replaces, found, source);
    }

    private void describedWell(Pack pack, Path path, Source source, Map<String, Path> packs) {
      Path earlier = packs.putIfAbsent(fold(pack.id()), path);
      if (earlier != null) {
        problems.add(
            inPack(source, "id", "the pack " + pack.id() + " is loaded already, from " + earlier));
      }
      if (!pack.book().equals(book)) {
        problems.add(
            inPack(
                source, "book", "this pack is for the book " + pack.book() + ", not for " + book));
      }
      if (pack.fits().compareTo(PackVersion.HERE) > 0) {
        problems.add(
            inPack(
                source,
                "fits",
                "this pack is for Quintain "
                    + pack.fits()
                    + ", which is newer than this one, "
                    + PackVersion.HERE));
      }
      for (int i = 0; i < pack.replaces().size(); i++) {
        String id = pack.replaces().get(i);
        if (!entries.containsKey(fold(id))) {
          var known = entries.values().stream().map(Placed::id).toList();
          problems.add(
              inPack(
                  source,
                  Places.in("replaces", i),
                  "there is no entry " + id + " to replace" + NearMiss.advice(id, known)));
        }
      }
    }

    private void unfulfilled(List<String> replaces, List<String> found, Source source) {
      for (int i = 0; i < replaces.size(); i++) {
        String id = replaces.get(i);
        if (entries.containsKey(fold(id)) && !found.contains(fold(id))) {
          problems.add(
              inPack(
                  source,
                  Places.in("replaces", i),
                  "the pack holds no entry " + id + " to put in its place"));
        }
      }
    }

    private Problem inPack(Source source, String field, String message) {
      Located root = source.root().orElseThrow();
      return Problem.at(Places.find(root, field).at(), field, message);
    }

    private void unknownFiles(Path path) {
      var known = new ArrayList<String>();
      known.add("pack.yaml");
      kinds.forEach(kind -> known.add(kind.name() + ".yaml"));
      try (Stream<Path> files = Files.list(path)) {
        files
            .sorted()
            .filter(file -> !isKnown(file, known))
            .forEach(
                file -> {
                  String name = String.valueOf(file.getFileName());
                  problems.add(
                      new Problem(
                          file.toString(),
                          1,
                          1,
                          "",
                          "unknown file '" + name + "' in a pack" + NearMiss.advice(name, known)));
                });
      } catch (IOException e) {
        problems.add(
            new Problem(path.toString(), 1, 1, "", "the folder cannot be read: " + e.getMessage()));
      }
    }

    private boolean isKnown(Path file, List<String> known) {
      String name = String.valueOf(file.getFileName());
      return name.startsWith(".") || known.contains(name) || PAPERS.contains(name);
    }

    /// Reads a file of entries; gives the folded ids it holds.
    List<String> file(ContentKind<?> kind, Source source, List<String> replaces) {
      problems.addAll(source.problems());
      var replaceable = replaces.stream().map(PackLoader::fold).toList();
      var ids = new ArrayList<String>();
      if (source.root().isPresent() && !(source.root().get() instanceof Located.Sequence)) {
        problems.add(
            Problem.at(source.root().get().at(), kind.name(), "expected a list of entries"));
      }
      List<Located> items = Places.items(source);
      for (int i = 0; i < items.size(); i++) {
        Placed placed = placed(kind, Places.in(kind.name(), i), items.get(i));
        if (!placed.id().isBlank()) {
          place(placed, replaceable, ids);
        }
      }
      return ids;
    }

    private Placed placed(ContentKind<?> kind, String field, Located node) {
      var bound = binder.bind(node, kind.entry(), field);
      problems.addAll(bound.problems());
      Entry entry = bound instanceof Bound.Good<? extends Entry> good ? good.value() : null;
      // An entry that is wrong elsewhere still takes its id and name, so that clashes are told too.
      String id = entry == null ? Places.text(node, "id").orElse("") : entry.id();
      String name = entry == null ? Places.text(node, "name").orElse("") : entry.name();
      var placed = new Placed(kind, field, node, id, name, entry);
      if (entry != null && id.isBlank()) {
        problems.add(placed.problem("id", "the id is blank"));
      }
      if (entry != null && name.isBlank()) {
        problems.add(placed.problem("name", "the name is blank"));
      }
      return placed;
    }

    private void place(Placed placed, List<String> replaceable, List<String> ids) {
      String id = fold(placed.id());
      Placed earlier = entries.get(id);
      boolean twiceInThisFile = ids.contains(id);
      ids.add(id);
      if (earlier == null) {
        entries.put(id, placed);
      } else if (twiceInThisFile || !replaceable.contains(id)) {
        problems.add(
            placed.problem(
                "id",
                "the id "
                    + placed.id()
                    + " is taken by "
                    + earlier.place()
                    + (twiceInThisFile ? "" : "; list it under replaces to take its place")));
      } else if (!earlier.kind().equals(placed.kind())) {
        problems.add(
            placed.problem(
                "id",
                placed.id()
                    + " is of the kind "
                    + earlier.kind().name()
                    + " and cannot be replaced by "
                    + placed.kind().name()));
      } else {
        entries.put(id, placed);
      }
    }

    void uniqueNames() {
      for (ContentKind<?> kind : kinds) {
        var names = new LinkedHashMap<String, Placed>();
        for (Placed placed : entries.values()) {
          if (!placed.kind().equals(kind) || placed.name().isBlank()) {
            continue;
          }
          Placed earlier = names.putIfAbsent(fold(placed.name()), placed);
          if (earlier != null) {
            problems.add(
                placed.problem(
                    "name",
                    "the name '"
                        + placed.name()
                        + "' is taken by "
                        + earlier.id()
                        + " ("
                        + earlier.place()
                        + ")"));
          }
        }
      }
    }

    Bound<Content> result() {
      if (!problems.isEmpty()) {
        return new Bound.Bad<>(inOrder());
      }
      Content content = Content.empty();
      for (ContentKind<?> kind : kinds) {
        content = with(content, kind);
      }
      for (Check check : checks) {
        for (Complaint complaint : check.complaints(content)) {
          problems.add(problem(complaint));
        }
      }
      return problems.isEmpty() ? new Bound.Good<>(content) : new Bound.Bad<>(inOrder());
    }

    /// The problems file by file, each from top to bottom.
    private List<Problem> inOrder() {
      var files = problems.stream().map(Problem::file).distinct().toList();
      return problems.stream()
          .sorted(
              Comparator.<Problem>comparingInt(problem -> files.indexOf(problem.file()))
                  .thenComparingInt(Problem::line)
                  .thenComparingInt(Problem::column))
          .toList();
    }

    private <R extends Record & Entry> Content with(Content content, ContentKind<R> kind) {
      var all = new ArrayList<R>();
      for (Placed placed : entries.values()) {
        if (placed.kind().equals(kind)) {
          all.add(kind.entry().cast(placed.entry()));
        }
      }
      return content.with(kind, all);
    }

    private Problem problem(Complaint complaint) {
      Placed placed = entries.get(fold(complaint.entryId()));
      if (placed == null) {
        return new Problem(
            "", 0, 0, complaint.entryId() + ": " + complaint.field(), complaint.message());
      }
      String advice =
          Optional.of(Places.find(placed.node(), complaint.field()))
              .filter(Located.Text.class::isInstance)
              .map(node -> NearMiss.advice(((Located.Text) node).value(), complaint.known()))
              .orElse("");
      return placed.problem(complaint.field(), complaint.message() + advice);
    }
  }
}
