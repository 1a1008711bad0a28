package quintain.table.web;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.openpdf.text.Chunk;
import org.openpdf.text.Document;
import org.openpdf.text.Element;
import org.openpdf.text.Font;
import org.openpdf.text.PageSize;
import org.openpdf.text.Paragraph;
import org.openpdf.text.Phrase;
import org.openpdf.text.Rectangle;
import org.openpdf.text.pdf.BaseFont;
import org.openpdf.text.pdf.ColumnText;
import org.openpdf.text.pdf.PdfPCell;
import org.openpdf.text.pdf.PdfPTable;
import org.openpdf.text.pdf.PdfPageEventHelper;
import org.openpdf.text.pdf.PdfWriter;
import quintain.kernel.View;

/// A character's panels on paper: figures in a row, then what is carried, what holds, and what is
/// told. It draws whatever a book shows, and knows no book.
public final class PdfSheet {
  private static final float MARGIN = 48;
  private static final int FIGURES_IN_A_ROW = 6;

  /// Free slots are lines to write on; not more of them than a page bears.
  private static final int MOST_LINES = 20;

  private static final Color INK = new Color(0x22, 0x22, 0x22);
  private static final Color FAINT = new Color(0x66, 0x66, 0x66);
  private static final Color RULE = new Color(0xcc, 0xcc, 0xcc);

  private final String book;
  private final Color accent;
  private final UnaryOperator<String> names;
  private final BaseFont face = face();

  /// @param accent the book's colour in hex: `#4c6b3c`
  /// @param names what the book calls its numbers
  public PdfSheet(String book, String accent, UnaryOperator<String> names) {
    this.book = book;
    this.accent = Color.decode(accent);
    this.names = names;
  }

  /// A font that has most letters, from the PDF library itself; without it, a standard one.
  private static BaseFont face() {
    var name = "LiberationSans-Regular.ttf";
    try (InputStream in = Document.class.getResourceAsStream("/font-fallback/" + name)) {
      return in == null
          ? BaseFont.createFont(BaseFont.HELVETICA, BaseFont.WINANSI, BaseFont.NOT_EMBEDDED)
          : BaseFont.createFont(
              name, BaseFont.IDENTITY_H, BaseFont.EMBEDDED, true, in.readAllBytes(), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public byte[] print(String name, List<View.Panel> panels) {
    var out = new ByteArrayOutputStream();
    var document = new Document(PageSize.A4, MARGIN, MARGIN, MARGIN, MARGIN + 12);
    var writer = PdfWriter.getInstance(document, out);
    writer.setPageEvent(new Footer(name));
    document.addTitle(name);
    document.addCreator("Quintain");
    document.open();
    document.add(heading(name));
    for (View.Panel panel : panels) {
      panel(document, panel, name);
    }
    document.close();
    return out.toByteArray();
  }

  private PdfPTable heading(String name) {
    var table = whole(new float[] {3, 1});
    var title = cell(new Phrase(name, font(26, Font.NORMAL, INK)));
    var subject = cell(new Phrase(book, font(11, Font.NORMAL, accent)));
    subject.setHorizontalAlignment(Element.ALIGN_RIGHT);
    for (PdfPCell each : List.of(title, subject)) {
      each.setVerticalAlignment(Element.ALIGN_BOTTOM);
      each.setBorder(Rectangle.BOTTOM);
      each.setBorderColor(accent);
      each.setBorderWidth(1.5f);
      each.setPaddingBottom(8);
      table.addCell(each);
    }
    table.setSpacingAfter(10);
    return table;
  }

  private void panel(Document document, View.Panel panel, String name) {
    if (!panel.title().equals(name)) {
      document.add(section(panel.title(), 14));
    }
    figures(document, panel.items());
    for (View.Item item : panel.items()) {
      if (item instanceof View.Slots slots) {
        slots(document, slots);
      }
    }
    told(document, "Conditions", panel.items(), true);
    told(document, "Notes", panel.items(), false);
  }

  /// One figure: its name above, its value large, what it is made of below.
  private record Figure(String label, String value, String parts) {}

  private void figures(Document document, List<View.Item> items) {
    var figures = new ArrayList<Figure>();
    for (View.Item item : items) {
      var label = word(names.apply(item.label()));
      switch (item) {
        case View.Score score ->
            figures.add(new Figure(label, String.valueOf(score.value()), parts(score.parts())));
        case View.Track track ->
            figures.add(new Figure(label, track.now() + " / " + track.most(), ""));
        case View.Pool pool ->
            figures.add(
                new Figure(label, (pool.dice() == 1 ? "" : pool.dice()) + "d" + pool.sides(), ""));
        case View.Slots _,
            View.Chip _,
            View.Countdown _,
            View.Bands _,
            View.Grid _,
            View.Prose _ -> {}
      }
    }
    if (figures.isEmpty()) {
      return;
    }
    int columns = Math.min(FIGURES_IN_A_ROW, figures.size());
    var table = new PdfPTable(columns);
    table.setWidthPercentage(100);
    figures.forEach(figure -> table.addCell(box(figure)));
    for (int i = figures.size(); i % columns != 0; i++) {
      table.addCell(cell(new Phrase("")));
    }
    table.setSpacingBefore(4);
    table.setSpacingAfter(10);
    document.add(table);
  }

  private static String parts(List<View.Part> parts) {
    return parts.size() < 2
        ? ""
        : String.join(", ", parts.stream().map(part -> part.from() + " " + part.amount()).toList());
  }

  private PdfPCell box(Figure figure) {
    var words = new Paragraph();
    words.setAlignment(Element.ALIGN_CENTER);
    words.add(new Chunk(figure.label() + "\n", font(8.5f, Font.NORMAL, accent)));
    words.add(new Chunk(figure.value(), font(18, Font.NORMAL, INK)));
    if (!figure.parts().isEmpty()) {
      words.add(new Chunk("\n" + figure.parts(), font(7.5f, Font.NORMAL, FAINT)));
    }
    var box = new PdfPCell();
    box.addElement(words);
    box.setBorderColor(RULE);
    box.setPadding(4);
    box.setPaddingBottom(9);
    return box;
  }

  private void slots(Document document, View.Slots slots) {
    document.add(section(word(slots.label()) + ": " + slots.filled(), 12));
    var table = whole(new float[] {1, 1});
    table.getDefaultCell().setBorder(Rectangle.NO_BORDER);
    for (View.Held held : slots.held()) {
      table.addCell(line(held));
    }
    int free = Math.clamp((long) slots.room() - slots.used(), 0, MOST_LINES);
    for (int i = 0; i < free || (slots.held().size() + i) % 2 != 0; i++) {
      table.addCell(ruled(new Phrase(" ", font(10.5f, Font.NORMAL, INK))));
    }
    table.setSpacingAfter(8);
    document.add(table);
  }

  private PdfPCell line(View.Held held) {
    var notes = new ArrayList<String>();
    if (held.slots() != 1) {
      notes.add(held.slots() + " slots");
    }
    for (String note : List.of(held.where(), held.detail())) {
      if (!note.isBlank()) {
        notes.add(note);
      }
    }
    var phrase = new Phrase(word(held.name()), font(10.5f, Font.NORMAL, INK));
    if (!notes.isEmpty()) {
      phrase.add(new Chunk("   " + String.join(", ", notes), font(8.5f, Font.NORMAL, FAINT)));
    }
    return ruled(phrase);
  }

  private static PdfPCell ruled(Phrase phrase) {
    var cell = cell(phrase);
    cell.setBorder(Rectangle.BOTTOM);
    cell.setBorderColor(RULE);
    cell.setPaddingTop(5);
    cell.setPaddingBottom(5);
    cell.setPaddingRight(12);
    return cell;
  }

  private void told(Document document, String heading, List<View.Item> items, boolean conditions) {
    boolean begun = false;
    for (View.Item item : items) {
      var text =
          switch (item) {
            case View.Chip chip when conditions -> chip.detail();
            case View.Countdown countdown when conditions -> time(countdown.seconds());
            case View.Prose prose when !conditions -> prose.text();
            case View.Chip _,
                View.Countdown _,
                View.Prose _,
                View.Score _,
                View.Track _,
                View.Pool _,
                View.Slots _,
                View.Bands _,
                View.Grid _ ->
                null;
          };
      if (text == null) {
        continue;
      }
      if (!begun) {
        document.add(section(heading, 12));
        begun = true;
      }
      var line = new Paragraph(15);
      line.add(new Chunk(word(item.label()), font(10.5f, Font.BOLD, INK)));
      line.add(new Chunk(text.isBlank() ? "" : "   " + text, font(10.5f, Font.NORMAL, INK)));
      line.setSpacingAfter(2);
      document.add(line);
    }
  }

  private Paragraph section(String title, float size) {
    var heading = new Paragraph(size + 4, title, font(size, Font.BOLD, accent));
    heading.setSpacingBefore(8);
    heading.setSpacingAfter(4);
    // A heading alone at the foot of a page helps nobody.
    heading.setKeepTogether(true);
    return heading;
  }

  private static PdfPTable whole(float[] widths) {
    var table = new PdfPTable(widths);
    table.setWidthPercentage(100);
    return table;
  }

  private static PdfPCell cell(Phrase phrase) {
    var cell = new PdfPCell(phrase);
    cell.setBorder(Rectangle.NO_BORDER);
    return cell;
  }

  private Font font(float size, int style, Color color) {
    return new Font(face, size, style, color);
  }

  private static String time(int seconds) {
    if (seconds % 3600 == 0 && seconds > 0) {
      return seconds / 3600 + " h";
    }
    return seconds % 60 == 0 && seconds > 0 ? seconds / 60 + " min" : seconds + " s";
  }

  /// Figures with names of two or three letters are abbreviations: HP, STR.
  private static String word(String label) {
    return label.isEmpty()
        ? label
        : label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
  }

  /// Whose page this is, at its foot.
  private final class Footer extends PdfPageEventHelper {
    private final String name;

    Footer(String name) {
      this.name = name;
    }

    @Override
    public void onEndPage(PdfWriter writer, Document document) {
      ColumnText.showTextAligned(
          writer.getDirectContent(),
          Element.ALIGN_CENTER,
          new Phrase(name + "  ·  " + writer.getPageNumber(), font(8, Font.NORMAL, FAINT)),
          (document.left() + document.right()) / 2,
          document.bottom() - 20,
          0);
    }
  }
}
