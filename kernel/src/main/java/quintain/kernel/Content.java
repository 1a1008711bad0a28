package quintain.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

  /// This content with one entry more, or with it in the place of the one that has its id.
  public <R extends Record & Entry> Content putting(ContentKind<R> kind, Entry entry) {
    var entries = new ArrayList<>(all(kind));
    entries.removeIf(each -> each.id().equalsIgnoreCase(entry.id()));
    entries.add(kind.entry().cast(entry));
    return with(kind, entries);
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
    return find(byKind.getOrDefault(kind.name(), List.of()), idOrName).map(kind.entry()::cast);
  }

  /// The same among some entries.
  public static <R extends Entry> Optional<R> find(List<R> entries, String idOrName) {
    var wanted = idOrName.strip();
    for (R entry : entries) {
      if (entry.id().equalsIgnoreCase(wanted) || entry.name().equalsIgnoreCase(wanted)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /// The entry of that id or name, which must be there; otherwise an [IllegalArgumentException]
  /// asks for the one that was perhaps meant.
  ///
  /// @param what one of them in words: `gear`
  public static <R extends Entry> R get(String what, List<R> entries, String idOrName) {
    return find(entries, idOrName)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no %s called %s%s"
                        .formatted(what, idOrName, perhaps(entries, idOrName))));
  }

  /// The question after the entry that was perhaps meant, as the end of a sentence; empty where
  /// none comes near.
  public static String perhaps(List<? extends Entry> entries, String idOrName) {
    return NearMiss.nearest(idOrName, entries.stream().map(Entry::name).toList())
        .map(near -> "; did you mean " + near + "?")
        .orElse("");
  }
}
