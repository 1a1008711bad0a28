package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;

class PackCommandTest {
  @TempDir Path folder;

  private void describe(String book) throws IOException {
    Files.writeString(
        folder.resolve("pack.yaml"),
        """
        id: mine
        title: My own
        version: "1"
        book: %s
        fits: "0.1"
        authors: [me]
        licence: CC0
        """
            .formatted(book));
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void aPackInOrderHasNoErrors(String book) throws IOException {
    describe(book);
    var json = quintain("pack", "check", folder.toString(), "--json").exits(0).json();
    assertThat(json.get("errors")).isEmpty();
    assertThat(quintain("pack", "check", folder.toString()).exits(0).out()).contains("in order");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void everyErrorHasItsPlace(Volume<?, ?, ?> volume) throws IOException {
    describe(volume.book().id());
    var kind = volume.book().formats().content().getFirst().name();
    Files.writeString(folder.resolve(kind + ".yaml"), "- id: A\n  nosuchfield: 1\n- 7\n");
    var json = quintain("pack", "check", folder.toString(), "--json").exits(1).json();
    assertThat(json.get("errors").size()).isGreaterThan(1);
    for (JsonNode error : json.get("errors")) {
      assertThat(error.get("file").asString()).endsWith(kind + ".yaml");
      assertThat(error.get("line").intValue()).isBetween(1, 3);
      assertThat(error.get("column").intValue()).isPositive();
      assertThat(error.get("field").asString()).startsWith(kind);
      assertThat(error.get("message").asString()).isNotBlank();
    }
    assertThat(quintain("pack", "check", folder.toString()).exits(1).out())
        .contains(kind + ".yaml:2:")
        .contains("nosuchfield");
  }

  @Test
  void aPlainFileIsNeitherAFolderNorAZip() throws IOException {
    var readme = Files.writeString(folder.resolve("README.md"), "# Read me");
    assertThat(quintain("pack", "check", readme.toString()).exits(1).out())
        .contains("README.md")
        .contains("is neither a folder nor a zip of a pack")
        .doesNotContain("END header");
  }

  @Test
  void aPackForAnUnknownBookIsAnErrorInThePack() throws IOException {
    describe("nosuchbook");
    var json = quintain("pack", "check", folder.toString(), "--json").exits(1).json();
    assertThat(json.get("errors").get(0).get("field").asString()).isEqualTo("book");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void everyKindOfContentHasASchema(Volume<?, ?, ?> volume) {
    for (var kind : volume.book().formats().content()) {
      var json = quintain("pack", "schema", volume.book().id(), kind.name()).exits(0).json();
      assertThat(json.get("$schema").asString()).isNotBlank();
      assertThat(json.get("type").asString()).isEqualTo("array");
    }
  }

  @Test
  void theExamplePackChecksCleanAndPlays() {
    var marsh = Path.of("..", "examples", "packs", "marsh").toString();
    quintain("pack", "check", marsh).exits(0);
    var homebrew = Path.of("..", "examples", "homebrew").toString();
    quintain("scenario", homebrew, "--pack", marsh).exits(0);
    quintain("scenario", homebrew).isWrong("Peat Widow");
  }

  @Test
  void wrongUsageGetsASentence() {
    var book = OnBoard.ids().findFirst().orElseThrow();
    quintain("pack").isWrong("check, install, list, remove or schema");
    quintain("pack", "chek").isWrong("did you mean 'check'?");
    quintain("pack", "check").isWrong("DIR");
    quintain("pack", "check", folder.resolve("nowhere").toString())
        .isWrong("there is no folder or zip");
    quintain("pack", "schema", book).isWrong("KIND");
    quintain("pack", "schema", book, "nosuchkind").isWrong("nosuchkind");
  }
}
