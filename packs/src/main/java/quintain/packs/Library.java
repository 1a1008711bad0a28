package quintain.packs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import quintain.binder.Bound;
import quintain.binder.Problem;
import quintain.kernel.NearMiss;
import quintain.kernel.Rulebook;

/// Some rulebooks with all that is needed to read and write their files.
public final class Library {
  private final Map<String, Volume<?, ?, ?>> volumes;

  private Library(Map<String, Volume<?, ?, ?>> volumes) {
    this.volumes = volumes;
  }

  public static Library of(List<? extends Rulebook<?, ?, ?>> books) {
    var volumes = new LinkedHashMap<String, Volume<?, ?, ?>>();
    for (Rulebook<?, ?, ?> book : books) {
      if (volumes.putIfAbsent(book.id(), Volume.of(book)) != null) {
        throw new IllegalArgumentException("two rulebooks are called " + book.id());
      }
    }
    return new Library(volumes);
  }

  /// All books, in order.
  public List<Volume<?, ?, ?>> volumes() {
    return List.copyOf(volumes.values());
  }

  public List<String> ids() {
    return new ArrayList<>(volumes.keySet());
  }

  /// The book of that id; case does not matter. What is unknown is refused with a near miss.
  public Volume<?, ?, ?> find(String id) {
    var volume = volumes.get(id.strip().toLowerCase(Locale.ROOT));
    if (volume == null) {
      throw new NoSuchElementException(
          "there is no rulebook '" + id + "' on board" + NearMiss.advice(id, volumes.keySet()));
    }
    return volume;
  }

  /// What is wrong with a pack in a folder, laid over its book alone; empty when nothing is.
  public List<Problem> problems(Path pack) {
    return switch (PackLoader.describe(pack)) {
      case Bound.Bad<Pack> bad -> bad.problems();
      case Bound.Good<Pack>(Pack described) -> {
        // A book that is misspelt is the pack's fault and not the caller's.
        if (!ids().contains(described.book())) {
          yield List.of(
              new Problem(
                  pack.resolve("pack.yaml").toString(),
                  1,
                  1,
                  "book",
                  "there is no rulebook '"
                      + described.book()
                      + "' on board"
                      + NearMiss.advice(described.book(), ids())));
        }
        yield find(described.book()).content(List.of(pack)).problems();
      }
    };
  }
}
