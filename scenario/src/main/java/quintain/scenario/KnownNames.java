package quintain.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.HouseRules;
import quintain.kernel.NearMiss;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;

/// Who can be cast in a scene by name: the ready-made characters and the creatures of the packs.
final class KnownNames<S extends State, T extends Step, E extends Event> {
  private final Map<String, List<Entry>> byKey = new LinkedHashMap<>();

  KnownNames(Volume<S, T, E> volume, HouseRules house, Content content) {
    var book = volume.book();
    var pregens = new ArrayList<Entry>();
    for (var kind : book.formats().content()) {
      if (kind.entry().equals(book.formats().sheet())) {
        pregens.addAll(content.all(kind));
      }
    }
    var empty = book.rules().opening(new Setup(house, content, book.formats().scene(), List.of()));
    byKey.put("pregen", pregens);
    byKey.put("creature", List.copyOf(book.cast().bestiary(empty)));
  }

  /// What is wrong with a name. Where the packs have nobody at all, the book has the word.
  Optional<String> complaint(String key, String name) {
    var entries = byKey.getOrDefault(key, List.of());
    boolean known =
        entries.isEmpty()
            || name.isBlank()
            || entries.stream()
                .anyMatch(
                    entry ->
                        entry.name().equalsIgnoreCase(name.strip())
                            || entry.id().equalsIgnoreCase(name.strip()));
    return known
        ? Optional.empty()
        : Optional.of(
            "unknown "
                + key
                + " '"
                + name
                + "'"
                + NearMiss.advice(name, entries.stream().map(Entry::name).toList()));
  }
}
