package quintain.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Everything the packs of a table hold, by kind: shipped content with user packs laid over it.
public final class Content {
  private final Map<String, List<Entry>> byKind;

  private Content(Map<String, List<Entry>> byKind) {
    this.byKind = byKind;
  }

  public static Content empty() {
    return new Content(new LinkedHashMap<>());
  }

  /// This content with one kind's entries replaced.
  public <R extends Record & Entry> Content with(ContentKind<R> kind, List<R> entries) {
    var copy = new LinkedHashMap<>(byKind);
    copy.put(kind.name(), List.copyOf(entries));
    return new Content(copy);
  }

  /// All entries of a kind in the order of their files.
  public <R extends Record & Entry> List<R> all(ContentKind<R> kind) {
    var found = new ArrayList<R>();
    for (Entry entry : byKind.getOrDefault(kind.name(), List.of())) {
      found.add(kind.entry().cast(entry));
    }
    return List.copyOf(found);
  }

  /// The entry of that id or name; case and surrounding space do not matter.
  public <R extends Record & Entry> Optional<R> find(ContentKind<R> kind, String idOrName) {
    var wanted = idOrName.strip().toLowerCase(Locale.ROOT);
    for (Entry entry : byKind.getOrDefault(kind.name(), List.of())) {
      if (entry.id().toLowerCase(Locale.ROOT).equals(wanted)
          || entry.name().toLowerCase(Locale.ROOT).equals(wanted)) {
        return Optional.of(kind.entry().cast(entry));
      }
    }
    return Optional.empty();
  }
}
