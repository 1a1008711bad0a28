package quintain.packs;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Entry;

/// A piece of content in words, for whoever looks it up: a creature, a spell, a thing.
///
/// @param kind what it is one of, by the name of its file: `creatures`
/// @param icon what it goes by at sight; none where the book says nothing of it
/// @param said its figures and sentences, as the book describes it
public record EntryText(
    String kind, String id, String name, Optional<String> icon, List<Entry.Said> said) {
  public EntryText {
    said = List.copyOf(said);
  }

  /// All of it in one line.
  public String text() {
    return said.stream()
        .map(line -> line.label().isEmpty() ? line.text() : line.label() + ": " + line.text())
        .collect(Collectors.joining("; "));
  }
}
