package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// Import and export as the handbook shows them: its files are written, its commands run, and what
/// they say is what it prints.
class ImportExportTest {
  private static final Path PAGE = Path.of("..", "docs", "import-export.md");
  private static final Pattern FILE =
      Pattern.compile(
          "Take this as `(?<name>[^`]+)`[^\\n]*:\\n\\n```(json|text)\\n(?<text>.*?)```",
          Pattern.DOTALL);
  private static final Pattern SHOWN =
      Pattern.compile("```\\n\\$ quintain (?<line>[^\\n]+)\\n(?<said>.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir static Path folder = Path.of("");

  @BeforeAll
  static void runThePage() throws IOException {
    int said = 0;
    var page = Files.readString(PAGE);
    for (MatchResult file : FILE.matcher(page).results().toList()) {
      Files.writeString(folder.resolve(file.group("name")), file.group("text"));
    }
    for (MatchResult shown : SHOWN.matcher(page).results().toList()) {
      var ran = quintain(args(shown.group("line")));
      said++;
      var heard = ran.code() == Exit.DONE ? ran.out() : ran.err();
      assertThat(heard.replace(folder + "/", ""))
          .as(shown.group("line"))
          .isEqualTo(shown.group("said"));
    }
    assertThat(said).isGreaterThanOrEqualTo(6);
  }

  private static String[] args(String line) {
    return WORD.matcher(line)
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .map(word -> isPlace(word) ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  /// Whether a word is a file of the page's, or the folder that it makes.
  private static boolean isPlace(String word) {
    return word.matches("[a-z-]+\\.(json|yaml|txt|md|dd2vtt)|fen");
  }

  @Test
  void whoeverLeavesUnchangedLeavesAsTheyCame() throws IOException {
    var came = JSON.readTree(Files.readString(folder.resolve("maren.json")));
    var left = JSON.readTree(Files.readString(folder.resolve("back.json")));
    assertThat(left).isEqualTo(came);
  }

  @Test
  void aMapThatNobodyHasChangedLeavesAsItCame() throws IOException {
    var came = JSON.readTree(Files.readString(folder.resolve("crypt.dd2vtt")));
    var left = JSON.readTree(Files.readString(folder.resolve("back.dd2vtt")));
    assertThat(left).isEqualTo(came);
    assertThat(Files.readAllBytes(folder.resolve("crypt.png")))
        .isEqualTo(Base64.getDecoder().decode(came.get("image").asString()));
    quintain("scenario", folder.resolve("crypt.yaml").toString()).exits(0);
  }

  @Test
  void aMapIsForOneBookAndGoesIntoAScene() {
    var crypt = folder.resolve("crypt.dd2vtt").toString();
    quintain("import", crypt).isWrong("several books read this");
    var pack = folder.resolve("map").toString();
    assertThat(quintain("import", crypt, "--book", "rath", "--out", pack).exits(2).err())
        .contains("maps to .yaml");
    quintain("import", crypt, "--book", "cairn").isWrong("no format that is known here");
    assertThat(quintain("import", crypt, "--book", "otherworlds").exits(0).out())
        .contains("6 by 4 spaces of 10 feet");
  }

  @Test
  void aPartyComesAndLeavesWithItsMembers() throws IOException {
    var party = folder.resolve("party.json");
    Files.writeString(party, "{\"name\": \"The Reeds\", \"members\": \"[7]\", \"join\": null}");
    var scene = folder.resolve("reeds.yaml");
    var maren = folder.resolve("maren.json");
    quintain("import", party.toString(), maren.toString(), "--out", scene.toString()).exits(0);
    quintain("scenario", scene.toString()).exits(0);
    var out = folder.resolve("out");
    quintain("export", scene.toString(), "--format", "kettlewright", "--out", out.toString())
        .exits(0);
    assertThat(JSON.readTree(Files.readString(out.resolve("maren.json"))))
        .isEqualTo(JSON.readTree(Files.readString(maren)));
    assertThat(JSON.readTree(Files.readString(out.resolve("party.json"))))
        .isEqualTo(JSON.readTree(Files.readString(party)));
  }

  @Test
  void creaturesComeAsASceneThatBringsThemAlong() throws IOException {
    var scene = folder.resolve("fen.yaml");
    quintain("import", folder.resolve("blocks.txt").toString(), "--out", scene.toString()).exits(0);
    var text = Files.readString(scene);
    Files.writeString(
        scene, text.replace("characters: []", "characters:\n- id: rat\n  creature: Fen Rat"));
    quintain("scenario", scene.toString()).exits(0);
    Files.writeString(scene, text.replace("creatures:", "creature:"));
    quintain("scenario", scene.toString())
        .isWrong("there is no kind of content 'creature'", "creatures");
  }

  @Test
  void everythingIsToldAsJson() {
    var json =
        quintain("import", folder.resolve("maren.json").toString(), "--json").exits(0).json();
    assertThat(json.at("/files/0/comes/0/name").asString()).isEqualTo("Maren");
    assertThat(json.at("/files/0/remarks/0/field").asString()).isEqualTo("notes");
    var sheet = folder.resolve("maren-sheet.json").toString();
    var left = quintain("export", sheet, "--format", "kettlewright", "--json").exits(0).json();
    assertThat(left.at("/documents/0/id").asString()).isEqualTo("maren");
  }

  @Test
  void aFolderWithADotInItsNameIsAFolder() throws IOException {
    var there = Files.createDirectory(folder.resolve("party.1"));
    var sheet = folder.resolve("maren-sheet.json").toString();
    quintain("export", sheet, "--format", "kettlewright", "--out", there.toString()).exits(0);
    assertThat(there.resolve("maren.json")).isRegularFile();
  }

  @Test
  void whatLooksLikeNothingKnownIsSaidToWithAFewErrors() throws IOException {
    var readme = folder.resolve("README.md");
    Files.writeString(readme, "Quintain plays, explains and measures rulebooks.\n\n".repeat(60));
    quintain("import", readme.toString()).isWrong("looks like nothing that any book reads");
    var said = quintain("import", readme.toString(), "--book", "cairn");
    said.isWrong("looks like none of the texts that are known here", "more errors like these");
    assertThat(said.err().lines().count()).isLessThan(16);
  }

  @Test
  void wrongUsageGetsASentence() throws IOException {
    var maren = folder.resolve("maren.json").toString();
    var sheet = folder.resolve("maren-sheet.json").toString();
    quintain("import").isWrong("FILE");
    quintain("import", "nowhere.json").isWrong("there is no file nowhere.json");
    quintain("import", maren, "--format", "kettlewrite").isWrong("kettlewrite", "kettlewright");
    quintain("import", maren, "--book", "nosuchbook").isWrong("nosuchbook");
    quintain("export", sheet).isWrong("--format");
    quintain("export", sheet, "--format", "foundri").isWrong("foundri", "did you mean 'foundry'");
    quintain("export", sheet, "--format", "pdf")
        .isWrong("there are", "kettlewright", "foundry", "as PDF at the table");
    quintain("export", "--format", "foundry").isWrong("say what is to leave");
    quintain("export", "--format", "foundry", "--entry", "Nothing").isWrong("nothing called");
    quintain("export", "--format", "stat-blocks", "--entry", "Nothing")
        .isWrong("no book has Nothing");
    var unknown = folder.resolve("unknown.json");
    Files.writeString(unknown, "{\"a\": 1}");
    quintain("import", unknown.toString()).isWrong("no format that is known here");
    Files.writeString(unknown, "{\"name\": \"The marsh\", \"pages\": []}");
    quintain("import", unknown.toString()).isWrong("is a journal", "at a table");
    Files.writeString(unknown, "{\"a\": 1");
    quintain("import", unknown.toString()).isWrong("unknown.json:1:");
  }
}
