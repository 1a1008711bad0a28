package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;
import quintain.packs.Volume;

class CharacterCommandTest {
  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void theCharacterReadsBackAsASheetOfTheBook(Volume<?, ?, ?> volume) {
    var said = quintain("character", volume.book().id(), "--json").exits(0);
    var sheet = volume.codec().read(said.out(), volume.book().formats().sheet());
    assertThat(sheet).isInstanceOf(volume.book().formats().sheet());
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void theSameSeedMakesTheSameCharacter(String book) {
    var first = quintain("character", book, "--seed", "5").exits(0);
    assertThat(first.out()).startsWith("# ");
    assertThat(quintain("character", book, "--seed", "5")).isEqualTo(first);
    var others = new TreeSet<String>();
    for (int seed = 0; seed < 20; seed++) {
      others.add(quintain("character", book, "--seed", "" + seed, "--json").exits(0).out());
    }
    assertThat(others).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void aCharacterGoesIntoAFile(Volume<?, ?, ?> volume, @TempDir Path folder) throws IOException {
    var file = folder.resolve("hero.json");
    var said = quintain("character", volume.book().id(), "--out", file.toString()).exits(0);
    assertThat(said.out()).isEmpty();
    assertThat(said.err()).contains("wrote");
    volume.codec().read(Files.readString(file), volume.book().formats().sheet());
    var page = folder.resolve("hero.md");
    quintain("character", volume.book().id(), "--out", page.toString()).exits(0);
    assertThat(Files.readString(page)).startsWith("# ");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void aCharacterIsPrinted(String book, @TempDir Path folder) throws IOException {
    var byName = folder.resolve("hero.pdf");
    var said = quintain("character", book, "--seed", "4", "--out", byName.toString()).exits(0);
    var words = quintain("character", book, "--seed", "4").exits(0).out();

    assertThat(said.out()).isEmpty();
    var name = words.lines().findFirst().orElseThrow().substring("# ".length());
    var pdf = new PdfReader(Files.readAllBytes(byName));
    assertThat(new PdfTextExtractor(pdf).getTextFromPage(1)).contains(name);
    var asked = folder.resolve("hero");
    quintain("character", book, "--format", "pdf", "--out", asked.toString()).exits(0);
    assertThat(Files.readAllBytes(asked)).startsWith("%PDF-".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void wrongUsageGetsASentence(@TempDir Path folder) {
    var book = OnBoard.ids().findFirst().orElseThrow();
    quintain("character").isWrong("BOOK");
    quintain("character", "nosuchbook").isWrong("nosuchbook");
    quintain("character", book, "--format", "docx")
        .isWrong("--format: expected json, markdown or pdf, not 'docx'.");
    quintain("character", book, "--format", "pdf").isWrong("--out hero.pdf");
    quintain("character", book, "--seed", "luck").isWrong("--seed: 'luck' is not a whole number.");
    quintain("character", book, "--id", "Not Good").isWrong("Not Good");
    quintain("character", book, "--out", folder.resolve("no/such/place.md").toString())
        .isWrong("there is no such folder");
  }
}
