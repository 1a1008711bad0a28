package quintain.table.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import quintain.packs.CharacterSheet;
import quintain.packs.peers.JournalPages;
import quintain.table.protocol.ToSeat;

/// The log of a table in Markdown, for whoever wants to read it elsewhere: evenings are headings,
/// and what was taken back is left out.
///
/// @param name what people call a seat
record Logbook(String title, List<ToSeat.Entry> entries, UnaryOperator<String> name) {
  /// A longer evening goes on on a page of its own, so that all of them can be brought in again.
  private static final int LONGEST_PAGE = 15_000;

  private static final String EVENING = "session";

  Logbook {
    entries = List.copyOf(entries);
  }

  /// All of it in one document.
  String text() {
    var text = new StringBuilder("# " + CharacterSheet.plain(title) + "\n\n");
    for (var entry : entries) {
      for (var line : lines(entry)) {
        text.append(
            entry.kind().equals(EVENING)
                ? "\n## " + CharacterSheet.plain(line.text()) + "\n\n"
                : written(entry, line) + "\n");
      }
    }
    return text.toString();
  }

  /// All of it as pages of a journal: one for each evening, one for what was before. They are for
  /// whoever brings them in alone, for a Referee has heard more than others.
  List<JournalPages.Page> pages() {
    var pages = new ArrayList<JournalPages.Page>();
    var heading = title;
    var text = new StringBuilder();
    for (var entry : entries) {
      for (var line : lines(entry)) {
        boolean evening = entry.kind().equals(EVENING);
        if (evening || text.length() > LONGEST_PAGE) {
          close(pages, heading, text);
        }
        if (evening) {
          heading = line.text();
        } else {
          text.append(written(entry, line)).append('\n');
        }
      }
    }
    close(pages, heading, text);
    return pages;
  }

  private static void close(List<JournalPages.Page> pages, String heading, StringBuilder text) {
    if (!text.isEmpty()) {
      pages.add(new JournalPages.Page(heading, text.toString().strip(), false));
      text.setLength(0);
    }
  }

  private static List<ToSeat.Said> lines(ToSeat.Entry entry) {
    return entry.undone()
        ? List.of()
        : entry.lines().stream().filter(line -> !line.text().isBlank()).toList();
  }

  private String written(ToSeat.Entry entry, ToSeat.Said line) {
    var words = CharacterSheet.plain(line.text());
    return entry.kind().equals("talk") && !entry.by().isEmpty()
        ? "- **" + CharacterSheet.plain(name.apply(entry.by())) + ":** " + words
        : "- " + words;
  }
}
