package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackInstallCommandTest {
  private static final Path MARSH = Path.of("..", "examples", "packs", "marsh");

  @TempDir Path folder;

  private Path shelf() {
    return folder.resolve("packs");
  }

  private Said pack(String... words) {
    var args = new ArrayList<>(List.of("pack"));
    args.addAll(List.of(words));
    args.addAll(List.of("--packs", shelf().toString()));
    return quintain(args.toArray(String[]::new));
  }

  private List<String> there() throws IOException {
    if (!Files.exists(shelf())) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(shelf())) {
      return all.map(each -> String.valueOf(each.getFileName())).sorted().toList();
    }
  }

  private static Map<String, byte[]> marsh(String before) throws IOException {
    var files = new LinkedHashMap<String, byte[]>();
    try (Stream<Path> all = Files.list(MARSH)) {
      for (Path each : all.sorted().toList()) {
        files.put(before + each.getFileName(), Files.readAllBytes(each));
      }
    }
    return files;
  }

  private Path zip(Map<String, byte[]> files) throws IOException {
    var zip = folder.resolve("brought.zip");
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (var file : files.entrySet()) {
        out.putNextEntry(new ZipEntry(file.getKey()));
        out.write(file.getValue());
      }
    }
    return zip;
  }

  @Test
  void aFolderIsInstalledListedAndRemoved() throws IOException {
    assertThat(pack("list").exits(0).out()).contains("No pack is installed");
    assertThat(pack("install", MARSH.toString()).exits(0).out())
        .isEqualTo("Installed: Things of the salt marsh (marsh 1), for cairn.\n");
    assertThat(there()).containsExactly("marsh");
    var listed = pack("list", "--json").exits(0).json().get("packs").get(0);
    assertThat(listed.get("id").asString()).isEqualTo("marsh");
    assertThat(listed.get("fits").asString()).isEqualTo("0.1");
    assertThat(listed.get("authors").get(0).asString()).contains("contributors");
    assertThat(listed.get("licence").asString()).isEqualTo("CC-BY-SA 4.0");
    assertThat(pack("list").exits(0).out()).contains("Things of the salt marsh, by ");
    pack("remove", "mrsh").isWrong("did you mean 'marsh'?");
    assertThat(pack("remove", "marsh").exits(0).out()).contains("play on");
    assertThat(there()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "marsh-1.0/"})
  void aZipIsInstalledWithItsFolderAroundItOrWithout(String around) throws IOException {
    var files = marsh(around);
    files.put("__MACOSX/._pack.yaml", new byte[3]);
    var zip = zip(files).toString();
    quintain("pack", "check", zip).exits(0);
    pack("install", zip).exits(0);
    assertThat(there()).containsExactly("marsh");
    assertThat(shelf().resolve("marsh").resolve("gear.yaml"))
        .hasSameBinaryContentAs(MARSH.resolve("gear.yaml"));
    quintain("scenario", "../examples/homebrew", "--pack", shelf().resolve("marsh").toString())
        .exits(0);
  }

  @Test
  void onePackTakesThePlaceOfAnotherOnlyWhenTold() throws IOException {
    pack("install", MARSH.toString()).exits(0);
    var files = marsh("");
    var paper = new String(files.get("pack.yaml"), StandardCharsets.UTF_8);
    files.put("pack.yaml", paper.replace("\"1\"", "\"2\"").getBytes(StandardCharsets.UTF_8));
    var newer = zip(files).toString();
    assertThat(pack("install", newer).exits(1).out())
        .contains("the pack marsh is installed already, version 1");
    assertThat(pack("install", newer, "--replace", "--json").exits(0).json().get("version"))
        .hasToString("\"2\"");
    assertThat(there()).containsExactly("marsh");
  }

  @Test
  void whatIsWrongAnywhereInstallsNothing() throws IOException {
    pack("install", MARSH.toString()).exits(0);
    var files = marsh("");
    files.put("gear.yaml", "- {id: A, nosuchfield: 1}".getBytes(StandardCharsets.UTF_8));
    var zip = zip(files).toString();
    var said = pack("install", zip, "--replace").exits(1);
    assertThat(said.out()).contains(zip + "/gear.yaml:1:").contains("nosuchfield");
    assertThat(there()).containsExactly("marsh");
    assertThat(shelf().resolve("marsh").resolve("gear.yaml"))
        .hasSameBinaryContentAs(MARSH.resolve("gear.yaml"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../outside.yaml",
        "../../marsh/gear.yaml",
        "/outside.yaml",
        "C:\\outside.yaml",
        "sub/gear.yaml",
        "..",
        "gear.yaml\u0000.txt"
      })
  void nothingInAZipGetsOutOfIt(String name) throws IOException {
    var files = marsh("");
    files.put(name, "- {}".getBytes(StandardCharsets.UTF_8));
    assertThat(pack("install", zip(files).toString()).exits(1).out()).contains("side by side");
    assertThat(there()).isEmpty();
    assertThat(folder.resolve("outside.yaml")).doesNotExist();
  }

  @Test
  void aZipThatUnpacksToTooMuchIsRefused() throws IOException {
    var files = marsh("");
    files.put("README.md", new byte[17 * 1024 * 1024]);
    var zip = zip(files);
    assertThat(Files.size(zip)).isLessThan(100_000);
    assertThat(pack("install", zip.toString()).exits(1).out()).contains("at most 16 MB");
    var many = marsh("");
    for (int i = 0; i < 101; i++) {
      many.put("more-" + i + ".yaml", new byte[0]);
    }
    assertThat(pack("install", zip(many).toString()).exits(1).out()).contains("at most 100 files");
    assertThat(there()).isEmpty();
  }

  @Test
  void aLinkInAFolderLeadsNowhere() throws IOException {
    var pack = Files.createDirectory(folder.resolve("linked"));
    for (var file : marsh("").entrySet()) {
      Files.write(pack.resolve(file.getKey()), file.getValue());
    }
    var secret = Files.writeString(folder.resolve("secret"), "- {}");
    Files.createSymbolicLink(pack.resolve("relics.yaml"), secret);
    assertThat(pack("install", pack.toString()).exits(1).out()).contains("plain files only");
    assertThat(there()).isEmpty();
  }

  @Test
  void aPackSaysWhatItIs() throws IOException {
    for (var wrong :
        Map.of(
                "id: marsh", "id: ../marsh",
                "fits: \"0.1\"", "fits: \"99.0\"",
                "authors: [The Quintain contributors]", "authors: []",
                "licence: CC-BY-SA 4.0", "licence: ''",
                "book: cairn", "book: cairm")
            .entrySet()) {
      var files = marsh("");
      var paper = new String(files.get("pack.yaml"), StandardCharsets.UTF_8);
      assertThat(paper).contains(wrong.getKey());
      files.put(
          "pack.yaml",
          paper.replace(wrong.getKey(), wrong.getValue()).getBytes(StandardCharsets.UTF_8));
      assertThat(pack("install", zip(files).toString()).exits(1).out())
          .as(wrong.getValue())
          .contains("pack.yaml:");
      assertThat(there()).isEmpty();
    }
  }

  /// The page of the handbook: what it types, and what it shows.
  @Test
  void theHandbookShowsWhatIsSaid() throws IOException {
    var page = Files.readString(Path.of("..", "docs", "packs.md"));
    var shown =
        Pattern.compile("(?m)^\\$ quintain pack (install|list|remove)(?: (marsh))?\\n(.+)$")
            .matcher(page)
            .results()
            .toList();
    assertThat(shown).hasSize(3);
    for (var each : shown) {
      var words = new ArrayList<>(List.of(each.group(1)));
      if (each.group(2) != null) {
        words.add(each.group(1).equals("install") ? MARSH.toString() : each.group(2));
      }
      assertThat(pack(words.toArray(String[]::new)).exits(0).out()).isEqualTo(each.group(3) + "\n");
    }
    assertThat(page).contains("```yaml\n" + Files.readString(MARSH.resolve("pack.yaml")));
  }

  @Test
  void whatIsNoPackIsRefused() throws IOException {
    pack("install", folder.resolve("nowhere").toString()).isWrong("there is no folder or zip");
    var text = Files.writeString(folder.resolve("notes.txt"), "hello");
    assertThat(pack("install", text.toString()).exits(1).out())
        .contains("neither a folder nor a zip");
    assertThat(there()).isEmpty();
  }
}
