package quintain.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import quintain.kernel.View;
import quintain.kernel.View.Panel;
import quintain.kernel.View.Part;

/// A character's panels as Markdown. It draws whatever a book shows, and knows no book.
final class Sheet {
  private final StringBuilder text = new StringBuilder();

  private Sheet() {}

  static String markdown(String name, View view, String subject) {
    var sheet = new Sheet();
    sheet.line("# " + plain(name));
    for (Panel panel : view.panels()) {
      if (panel.subject().equals(subject)) {
        sheet.panel(panel, name);
      }
    }
    return sheet.text.toString();
  }

  private void panel(Panel panel, String name) {
    if (!panel.title().equals(name)) {
      line("");
      line("## " + plain(panel.title()));
    }
    line("");
    panel.items().forEach(this::item);
  }

  private void item(View.Item item) {
    var label = "- **" + plain(item.label()) + "**";
    switch (item) {
      case View.Score score -> line(label + " " + score.value() + made(score.parts()));
      case View.Track track -> line(label + " " + track.now() + " / " + track.most());
      case View.Slots slots -> {
        line(label + " " + slots.used() + " of " + slots.room());
        slots.held().forEach(this::held);
      }
      case View.Chip chip -> line(label + tail(": ", chip.detail()));
      case View.Countdown countdown -> line(label + " " + time(countdown.seconds()));
      case View.Pool pool -> line(label + " " + pool.dice() + "d" + pool.sides());
      case View.Prose prose -> line(label + tail(": ", prose.text()));
    }
  }

  private void held(View.Held held) {
    var notes = new ArrayList<String>();
    if (held.slots() != 1) {
      notes.add(held.slots() + " slots");
    }
    for (String note : List.of(held.where(), held.detail())) {
      if (!note.isBlank()) {
        notes.add(plain(note));
      }
    }
    line(
        "  - "
            + plain(held.name())
            + (notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")"));
  }

  private static String made(List<Part> parts) {
    if (parts.size() < 2) {
      return "";
    }
    return parts.stream()
        .map(part -> plain(part.from()) + " " + part.amount())
        .collect(Collectors.joining(", ", " (", ")"));
  }

  private static String tail(String before, String words) {
    return words.isBlank() ? "" : before + plain(words);
  }

  private static String time(int seconds) {
    if (seconds % 3600 == 0 && seconds > 0) {
      return seconds / 3600 + " h";
    }
    return seconds % 60 == 0 && seconds > 0 ? seconds / 60 + " min" : seconds + " s";
  }

  /// The words with nothing in them that Markdown would take for its own.
  private static String plain(String words) {
    return words.strip().replaceAll("\\s+", " ").replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1");
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
