package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Invalid;
import quintain.kernel.Names;
import quintain.packs.Volume;

/// Every kind of event and step that a version could write into a log is read for ever.
///
/// The files are named by the version: of each kind one, as files write it, one in a line. A line
/// that stands there once is never written anew. Before a version is released, `mvn -pl table -am
/// test -Dtest=StoredKindsTest -Dsurefire.failIfNoSpecifiedTests=false -Dquintain.kinds.write=true`
/// adds the kinds that are new since.
class StoredKindsTest {
  private static final List<String> VERSIONS = List.of("0.1.0");
  private static final boolean WRITING = Boolean.getBoolean("quintain.kinds.write");
  private static final Path SOURCES = Path.of("src/test/resources/quintain/table");

  /// The kinds of one book that one version has.
  record Stored(String version, Volume<?, ?, ?> volume) {
    String file() {
      return "stored/" + version + "/kinds/" + volume.book().id() + ".jsonl";
    }

    @Override
    public String toString() {
      return file();
    }
  }

  static Stream<Stored> stored() {
    return VERSIONS.stream()
        .flatMap(
            version ->
                DemoTable.LIBRARY.volumes().stream().map(volume -> new Stored(version, volume)));
  }

  /// All records of a sealed type.
  private static List<Class<?>> kinds(Class<?> type) {
    var found = new ArrayList<Class<?>>();
    if (type.isRecord()) {
      found.add(type);
    }
    if (type.isSealed()) {
      for (Class<?> kind : type.getPermittedSubclasses()) {
        kinds(kind).stream().filter(each -> !found.contains(each)).forEach(found::add);
      }
    }
    return found;
  }

  private static Map<String, Class<?>> doors(Volume<?, ?, ?> volume) {
    var doors = new LinkedHashMap<String, Class<?>>();
    doors.put("event", volume.book().formats().event());
    doors.put("step", volume.book().formats().step());
    return doors;
  }

  @ParameterizedTest
  @MethodSource("stored")
  void everyKindThatAVersionWroteIsRead(Stored stored) throws IOException {
    var codec = stored.volume().codec();
    if (WRITING && stored.version().equals(VERSIONS.getLast())) {
      write(stored);
    }
    int read = 0;
    for (String line : lines(stored)) {
      // {"event": {"hurt": {…}}}: the type by which it is stored, its kind, its fields.
      var written = (Map<?, ?>) codec.read(line, Map.class);
      var door = written.keySet().iterator().next();
      var type = Objects.requireNonNull(doors(stored.volume()).get(door), line);
      var thing = codec.fromPlain(written.get(door), type);
      assertThat(codec.read(codec.write(thing, type), type)).as(line).isEqualTo(thing);
      read++;
    }
    assertThat(read).isGreaterThan(20);
  }

  private static List<String> lines(Stored stored) throws IOException {
    if (WRITING) {
      return Files.readAllLines(SOURCES.resolve(stored.file()));
    }
    try (var in =
        Objects.requireNonNull(
            StoredKindsTest.class.getResourceAsStream(stored.file()), stored.file())) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static Object kindOf(Object thing) {
    return thing instanceof Map<?, ?> fields ? fields.keySet().iterator().next() : thing;
  }

  /// Adds a line for each kind that has none.
  private static void write(Stored stored) throws IOException {
    var codec = stored.volume().codec();
    var file = SOURCES.resolve(stored.file());
    Files.createDirectories(file.getParent());
    var lines = new ArrayList<String>();
    if (Files.exists(file)) {
      lines.addAll(Files.readAllLines(file));
    }
    var there = new LinkedHashSet<String>();
    for (String line : lines) {
      var written = (Map<?, ?>) codec.read(line, Map.class);
      written.forEach((door, thing) -> there.add(door + " " + kindOf(thing)));
    }
    for (var door : doors(stored.volume()).entrySet()) {
      for (Class<?> kind : kinds(door.getValue())) {
        if (there.add(door.getKey() + " " + Names.of(kind))) {
          var plain = Values.named(stored.volume(), kind, "maren");
          try {
            var thing = codec.fromPlain(plain, door.getValue());
            lines.add(codec.write(Map.of(door.getKey(), codec.plain(thing, door.getValue()))));
          } catch (Invalid hard) {
            // To be written by hand: what is in it follows rules of its own.
            System.out.println(door.getKey() + " " + kind.getSimpleName() + ": " + hard);
          }
        }
      }
    }
    Files.write(file, lines);
  }
}
