package quintain.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The bill of materials, against what is in the jar and what its pages are made of.
class BillTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Pattern ADDRESS = Pattern.compile("pkg:(maven|npm)/([^?#]*).*");

  private static JsonNode bill() throws IOException {
    return JSON.readTree(Files.readString(Unpacked.MADE.resolve("quintain.cdx.json")));
  }

  /// What is in the bill, as `org.xerial/sqlite-jdbc@3.50.3` or `@fontsource/oswald@5.3.0`.
  private static List<String> billed(String kind) throws IOException {
    return bill()
        .get("components")
        .valueStream()
        .map(component -> ADDRESS.matcher(component.path("purl").asString("")))
        .filter(address -> address.matches() && address.group(1).equals(kind))
        .map(address -> URLDecoder.decode(address.group(2), StandardCharsets.UTF_8))
        .toList();
  }

  /// A jar of the class path is in ours if its classes are.
  @Test
  void everyLibraryInTheJarIsInTheBill() throws IOException {
    var fetched = Path.of(System.getProperty("quintain.fetched"));
    var expected = new ArrayList<String>();
    try (var ours = new ZipFile(Unpacked.MADE.resolve("quintain.jar").toFile())) {
      for (String each : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        var jar = Path.of(each);
        if (jar.startsWith(fetched)
            && each.endsWith(".jar")
            && aClass(jar).map(ours::getEntry).isPresent()) {
          expected.add(coordinates(fetched.relativize(jar)));
        }
      }
    }
    assertThat(expected).hasSizeGreaterThan(20);
    assertThat(billed("maven")).containsAll(expected);
  }

  private static Optional<String> aClass(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.matches("(?!META-INF/).*/(?!package-info)[^/]+\\.class"))
          .findFirst();
    }
  }

  /// `org/xerial/sqlite-jdbc/3.50.3/sqlite-jdbc-3.50.3.jar` is `org.xerial/sqlite-jdbc@3.50.3`.
  private static String coordinates(Path jar) {
    int names = jar.getNameCount();
    var group = jar.subpath(0, names - 3).toString().replace(File.separatorChar, '.');
    return group + "/" + jar.getName(names - 3) + "@" + jar.getName(names - 2);
  }

  @Test
  void everyPackageThatThePagesAreMadeOfIsInTheBill() throws IOException {
    var lock = JSON.readTree(Files.readString(Path.of("..", "web", "package-lock.json")));
    var expected = new ArrayList<String>();
    lock.get("packages")
        .properties()
        .forEach(
            each -> {
              var name = each.getKey().replaceFirst(".*node_modules/", "");
              boolean aside =
                  List.of("dev", "optional", "devOptional", "peer").stream()
                      .anyMatch(word -> each.getValue().path(word).asBoolean(false));
              if (!name.isEmpty() && !aside) {
                expected.add(name + "@" + each.getValue().get("version").stringValue());
              }
            });
    assertThat(expected).hasSizeGreaterThan(20);
    assertThat(billed("npm")).containsAll(expected);
  }

  @Test
  void nothingInItIsOfTheDayOnWhichItWasMade() throws IOException {
    assertThat(bill().has("serialNumber")).isFalse();
    assertThat(bill().at("/metadata/timestamp").asString()).isEqualTo("2026-01-01T00:00:00Z");
  }
}
