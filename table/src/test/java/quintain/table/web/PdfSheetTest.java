package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;
import quintain.kernel.View;
import quintain.kernel.parts.FactWords;

class PdfSheetTest {
  private static final View.Panel MAREN =
      new View.Panel(
          "maren",
          "Maren Ødegård",
          "maren",
          List.of(
              new View.Score("str", 12, List.of()),
              new View.Score(
                  "armor",
                  2,
                  List.of(
                      new View.Part("brigandine", 1, "A-1"), new View.Part("shield", 1, "A-2"))),
              new View.Track("hp", 4, 6),
              new View.Pool("torch", 1, 6),
              new View.Slots(
                  "carried",
                  3,
                  10,
                  List.of(
                      new View.Held("longsword", 1, "main hand", "d10, bulky"),
                      new View.Held("tent", 2, "pack", ""))),
              new View.Chip("deprived", "no food since dawn"),
              new View.Countdown("torchlight", 3600),
              new View.Prose("background", "A cutpurse who <b>left</b> the city.")));

  private static byte[] sheet(View.Panel... panels) {
    return new PdfSheet("A Book", "#4c6b3c", new FactWords().spelling("HP", "STR")::said)
        .print("Maren Ødegård", List.of(panels));
  }

  private static String textOf(byte[] pdf) throws IOException {
    var reader = new PdfReader(pdf);
    var text = new StringBuilder();
    for (int page = 1; page <= reader.getNumberOfPages(); page++) {
      text.append(new PdfTextExtractor(reader).getTextFromPage(page)).append('\n');
    }
    return text.toString();
  }

  @Test
  void everythingOnThePanelIsOnThePaper() throws IOException {
    var pdf = sheet(MAREN);
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target/sheet.pdf"), pdf);

    assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    assertThat(textOf(pdf).replaceAll("\\s+", " "))
        .contains("Maren Ødegård", "A Book")
        .contains("STR", "12", "HP", "4 / 6", "d6", "brigandine 1, shield 1")
        .contains("Carried: 3 of 10", "Longsword", "main hand, d10, bulky", "2 slots, pack")
        .contains("Deprived", "no food since dawn", "1 h")
        .contains("A cutpurse who <b>left</b> the city.");
  }

  @Test
  void theFontIsInsideSoThatEveryPrinterHasIt() {
    assertThat(new String(sheet(MAREN), StandardCharsets.ISO_8859_1)).contains("/FontFile2");
  }

  @Test
  void aLongSheetGoesOnOverMorePagesAndLosesNothing() throws IOException {
    var items = new ArrayList<View.Item>();
    for (int i = 0; i < 150; i++) {
      items.add(new View.Prose("note " + i, "something to remember"));
    }
    var pdf = sheet(MAREN, new View.Panel("more", "Memories", "maren", items));
    assertThat(new PdfReader(pdf).getNumberOfPages()).isGreaterThan(2);
    assertThat(textOf(pdf)).contains("Memories", "Note 0 ", "Note 149");
  }

  @Test
  void aSheetWithNothingOnItIsStillAPage() throws IOException {
    assertThat(textOf(sheet())).contains("Maren Ødegård");
  }
}
