package quintain.packs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.kernel.NearMiss;

/// The packs that tables here may be laid with: one folder, and in it a folder for each pack, named
/// by its id.
///
/// A pack is there whole or not at all: it is read and checked beside the others and then moved to
/// its place. Names that begin with a dot are on their way.
public final class InstalledPacks {
  /// A house without any.
  public static final InstalledPacks NONE = new InstalledPacks(Optional.empty());

  private static final String COMING = ".new-";
  private static final String LEAVING = ".old-";

  /// A pack in its place.
  public record Installed(Pack pack, Path folder) {}

  private final Optional<Path> folder;

  private InstalledPacks(Optional<Path> folder) {
    this.folder = folder;
  }

  /// Those in a folder, which need not be there yet.
  public static InstalledPacks in(Path folder) {
    return new InstalledPacks(Optional.of(folder));
  }

  /// All of them, by their ids. Whatever somebody has put there by hand and does not read well is
  /// passed over.
  public List<Installed> all() {
    var found = new ArrayList<Installed>();
    for (Path each : folders()) {
      if (PackLoader.describe(each) instanceof Bound.Good<Pack>(Pack pack)
          && each.endsWith(pack.id())) {
        found.add(new Installed(pack, each));
      }
    }
    return List.copyOf(found);
  }

  private List<Path> folders() {
    if (folder.isEmpty() || !Files.isDirectory(folder.get())) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder.get())) {
      return all.filter(each -> !String.valueOf(each.getFileName()).startsWith("."))
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Those for a book.
  public List<Installed> of(String book) {
    return all().stream().filter(each -> each.pack().book().equals(book)).toList();
  }

  /// The packs of these ids, in their order. One that is not there, is of another book or is named
  /// twice is refused.
  public List<Installed> chosen(String book, List<String> ids) {
    if (new LinkedHashSet<>(ids).size() < ids.size()) {
      throw new NoSuchElementException("A pack is switched on once");
    }
    var there = of(book);
    var known = there.stream().map(each -> each.pack().id()).toList();
    return ids.stream()
        .map(
            id ->
                there.stream()
                    .filter(each -> each.pack().id().equals(id))
                    .findFirst()
                    .orElseThrow(
                        () ->
                            new NoSuchElementException(
                                "There is no pack '"
                                    + id
                                    + "' for this book"
                                    + NearMiss.advice(id, known))))
        .toList();
  }

  /// What is wrong with a pack in a folder or a zip, laid over its book alone.
  public static List<Problem> problems(Path from, Library library) throws IOException {
    return Files.isDirectory(from)
        ? library.problems(from)
        : unpacked(from, Files.createTempDirectory("pack"), library);
  }

  private static List<Problem> unpacked(Path from, Path into, Library library) throws IOException {
    try {
      PackFiles.read(from).writeTo(into);
      return toldOf(from, into, library.problems(into));
    } catch (Invalid invalid) {
      return invalid.problems();
    } finally {
      delete(into);
    }
  }

  /// Installs a pack from a folder or a zip, all of it or nothing.
  ///
  /// @param replace whether it takes the place of one with its id; otherwise that is a problem
  public Bound<Installed> install(Path from, Library library, boolean replace) throws IOException {
    var home = folder.orElseThrow(() -> new IllegalStateException("there is no folder for packs"));
    Files.createDirectories(home);
    bringBack(home);
    var coming = Files.createTempDirectory(home, COMING);
    try {
      PackFiles.read(from).writeTo(coming);
      var problems = library.problems(coming);
      if (!problems.isEmpty()) {
        return new Bound.Bad<>(toldOf(from, coming, problems));
      }
      var pack = PackLoader.describe(coming).orThrow();
      var place = home.resolve(pack.id());
      if (Files.exists(place) && !replace) {
        return new Bound.Bad<>(List.of(taken(from, place)));
      }
      swap(coming, place, home.resolve(LEAVING + pack.id()));
      return new Bound.Good<>(new Installed(pack, place));
    } catch (Invalid invalid) {
      return new Bound.Bad<>(invalid.problems());
    } finally {
      delete(coming);
    }
  }

  private static Problem taken(Path from, Path place) {
    var there = PackLoader.describe(place);
    return new Problem(
        from.toString(),
        0,
        0,
        "id",
        there instanceof Bound.Good<Pack>(Pack pack)
            ? "the pack " + pack.id() + " is installed already, version " + pack.version()
            : "there is something else at " + place);
  }

  private static void swap(Path coming, Path place, Path leaving) throws IOException {
    if (Files.exists(place)) {
      Files.move(place, leaving, StandardCopyOption.ATOMIC_MOVE);
    }
    try {
      Files.move(coming, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      if (Files.exists(leaving)) {
        Files.move(leaving, place, StandardCopyOption.ATOMIC_MOVE);
      }
      throw e;
    }
    delete(leaving);
  }

  /// Puts back what was moved aside when an installation was cut short, and clears what was not
  /// finished.
  private static void bringBack(Path home) throws IOException {
    List<Path> onTheWay;
    try (Stream<Path> all = Files.list(home)) {
      onTheWay = all.filter(each -> name(each).startsWith(".")).toList();
    }
    for (Path each : onTheWay) {
      if (name(each).startsWith(LEAVING)) {
        var place = home.resolve(name(each).substring(LEAVING.length()));
        if (Files.exists(place)) {
          delete(each);
        } else {
          Files.move(each, place, StandardCopyOption.ATOMIC_MOVE);
        }
      }
    }
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  /// Removes the pack of an id; an unknown one is refused with a near miss. Tables that were laid
  /// with it keep what they have.
  public Pack remove(String id) throws IOException {
    var there = all();
    var known = there.stream().map(each -> each.pack().id()).toList();
    var found =
        there.stream()
            .filter(each -> each.pack().id().equals(id))
            .findFirst()
            .orElseThrow(
                () ->
                    new NoSuchElementException(
                        "There is no pack '" + id + "'" + NearMiss.advice(id, known)));
    var leaving = found.folder().resolveSibling(COMING + id);
    Files.move(found.folder(), leaving, StandardCopyOption.ATOMIC_MOVE);
    delete(leaving);
    return found.pack();
  }

  /// Problems as whoever brought the pack knows its files.
  private static List<Problem> toldOf(Path from, Path copy, List<Problem> problems) {
    return problems.stream()
        .map(
            each ->
                new Problem(
                    each.file().replace(copy.toString(), from.toString()),
                    each.line(),
                    each.column(),
                    each.field(),
                    each.message().replace(copy.toString(), from.toString())))
        .toList();
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.toList().reversed()) {
        Files.delete(each);
      }
    }
  }
}
