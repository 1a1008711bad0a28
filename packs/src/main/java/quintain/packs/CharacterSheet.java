package quintain.packs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import quintain.kernel.View;
import quintain.kernel.View.Panel;
import quintain.kernel.View.Part;

/// A character's panels as Markdown: the figures in a line, then what is carried, what holds for
/// the character, and what is told. It draws whatever a book shows, and knows no book.
public final class CharacterSheet {
  private final StringBuilder text = new StringBuilder();

  private final UnaryOperator<String> names;

  private CharacterSheet(UnaryOperator<String> names) {
    this.names = names;
  }

  /// The panels of one character.
  ///
  /// @param subject the character's id
  /// @param names what the book calls its numbers
  public static String markdown(
      String name, View view, String subject, UnaryOperator<String> names) {
    var sheet = new CharacterSheet(names);
    sheet.line("# " + plain(name));
    for (Panel panel : view.panels()) {
      if (panel.subject().equals(subject)) {
        sheet.panel(panel, name);
      }
    }
    return sheet.text.toString();
  }

  private void panel(Panel panel, String name) {
    boolean own = panel.title().equals(name);
    if (!own) {
      heading("## " + plain(panel.title()));
    }
    var level = own ? "## " : "### ";
    figures(panel.items());
    for (View.Item item : panel.items()) {
      if (item instanceof View.Slots slots) {
        heading(level + word(slots.label()) + ": " + slots.filled());
        slots.held().forEach(this::held);
      }
    }
    section(
        level + "Conditions", panel.items().stream().filter(CharacterSheet::isCondition).toList());
    section(level + "Notes", panel.items().stream().filter(View.Prose.class::isInstance).toList());
  }

  private void figures(List<View.Item> items) {
    var figures = new ArrayList<String>();
    for (View.Item item : items) {
      var figure = figure(item);
      if (!figure.isEmpty()) {
        figures.add("**" + word(names.apply(item.label())) + "** " + figure);
      }
    }
    if (!figures.isEmpty()) {
      gap();
      line(String.join(" · ", figures));
    }
  }

  private static String figure(View.Item item) {
    return switch (item) {
      case View.Score score -> score.value() + made(score.parts());
      case View.Track track -> track.now() + " / " + track.most();
      case View.Pool pool -> pool.dice() + "d" + pool.sides();
      case View.Slots _, View.Chip _, View.Countdown _, View.Bands _, View.Grid _, View.Prose _ ->
          "";
    };
  }

  private static boolean isCondition(View.Item item) {
    return item instanceof View.Chip || item instanceof View.Countdown;
  }

  private void section(String heading, List<View.Item> items) {
    if (items.isEmpty()) {
      return;
    }
    heading(heading);
    for (View.Item item : items) {
      var label = "- **" + word(item.label()) + "**";
      switch (item) {
        case View.Chip chip -> line(label + tail(chip.detail()));
        case View.Countdown countdown -> line(label + tail(time(countdown.seconds())));
        case View.Prose prose -> line(label + tail(prose.text()));
        case View.Score _, View.Track _, View.Pool _, View.Slots _, View.Bands _, View.Grid _ -> {}
      }
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
        "- " + plain(held.name()) + (notes.isEmpty() ? "" : " (" + String.join(", ", notes) + ")"));
  }

  private static String made(List<Part> parts) {
    if (parts.size() < 2) {
      return "";
    }
    return parts.stream()
        .map(part -> plain(part.from()) + " " + part.amount())
        .collect(Collectors.joining(", ", " (", ")"));
  }

  private static String tail(String words) {
    return words.isBlank() ? "" : ": " + plain(words);
  }

  private static String time(int seconds) {
    if (seconds % 3600 == 0 && seconds > 0) {
      return seconds / 3600 + " h";
    }
    return seconds % 60 == 0 && seconds > 0 ? seconds / 60 + " min" : seconds + " s";
  }

  private static String word(String label) {
    var plain = plain(label);
    return plain.isEmpty()
        ? plain
        : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }

  /// The words with nothing in them that Markdown would take for its own.
  public static String plain(String words) {
    return words.strip().replaceAll("\\s+", " ").replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1");
  }

  private void heading(String heading) {
    gap();
    line(heading);
    gap();
  }

  /// An empty line, where there is none yet.
  private void gap() {
    if (!text.toString().endsWith("\n\n")) {
      line("");
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
