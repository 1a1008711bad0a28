package quintain.kernel.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Entry;

/// What a rules reference says of a piece of content, put together line by line; what there is
/// nothing to say of is left out.
public final class Description {
  /// The clauses that content names in brackets, for those who look for them at the table.
  private static final Pattern CITED = Pattern.compile(" \\([A-Z]{3}-[^)]*\\)");

  private static final Pattern DICE = Pattern.compile("d\\d");

  private final List<Entry.Said> lines = new ArrayList<>();

  /// A sentence that stands by itself, with its capital and its full stop.
  public Description says(String words) {
    if (!words.isBlank()) {
      lines.add(new Entry.Said("", sentence(words)));
    }
    return this;
  }

  /// A figure or a few words under a label.
  public Description told(String label, String words) {
    if (!words.isBlank()) {
      lines.add(new Entry.Said(label, words));
    }
    return this;
  }

  public Description told(String label, Optional<String> words) {
    return told(label, words.orElse(""));
  }

  /// Several under one label, one after another.
  public Description told(String label, List<String> parts) {
    return told(label, String.join(", ", parts));
  }

  /// A number under a label, where it is not 0.
  public Description number(String label, int figure) {
    return told(label, figure == 0 ? "" : String.valueOf(figure));
  }

  /// Words under a label, where they hold.
  public Description told(String label, boolean holds, String words) {
    return holds ? told(label, words) : this;
  }

  public List<Entry.Said> lines() {
    return List.copyOf(lines);
  }

  private static String sentence(String words) {
    var said = CITED.matcher(words.strip()).replaceAll("");
    var begun = DICE.matcher(said).lookingAt() ? said : Phrases.sentence(said);
    return begun.endsWith(".") || begun.endsWith("!") || begun.endsWith("?") ? begun : begun + ".";
  }
}
