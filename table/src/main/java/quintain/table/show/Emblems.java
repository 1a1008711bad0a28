package quintain.table.show;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Icons;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.packs.Volume;

/// The icons that those in a scene go by, each from what a seat knows of them: their kind where the
/// seat knows their figures, and otherwise nothing but the name that it reads anyway.
final class Emblems<S extends State> {
  /// What tells those of a kind apart: `Wolf 2`, `Cutter A`.
  private static final Pattern NUMBER = Pattern.compile("\\s+\\w{1,2}$");

  /// What a book ships, read once: its icons, and its ready-made characters by name.
  private record Shipped(Icons icons, Map<String, String> readyMade) {}

  private static final Map<Class<?>, Shipped> SHIPPED = new ConcurrentHashMap<>();

  private final Volume<S, ?, ?> volume;
  private final Shipped shipped;

  Emblems(Volume<S, ?, ?> volume) {
    this.volume = volume;
    this.shipped = SHIPPED.computeIfAbsent(volume.book().getClass(), _ -> Emblems.shipped(volume));
  }

  private static Shipped shipped(Volume<?, ?, ?> volume) {
    var icons = volume.icons();
    var readyMade = new LinkedHashMap<String, String>();
    var content = volume.content(List.of()).orThrow();
    for (ContentKind<?> kind : volume.book().formats().content()) {
      if (kind.entry().equals(volume.book().formats().sheet())) {
        readyMade(content, kind, icons, readyMade);
      }
    }
    return new Shipped(icons, readyMade);
  }

  private static <R extends Record & Entry> void readyMade(
      Content content, ContentKind<R> kind, Icons icons, Map<String, String> into) {
    for (R sheet : content.all(kind)) {
      icons.of(kind.name(), sheet.id()).ifPresent(icon -> into.put(sheet.name(), icon));
    }
  }

  /// What somebody goes by in the eyes of a seat that sees them.
  ///
  /// @param name what the seat calls them
  Optional<String> of(S state, String id, String name, Seat seat) {
    var bestiary = volume.book().cast().bestiary(state);
    return volume
        .book()
        .facts()
        .kindOf(state, id, seat)
        .flatMap(kind -> known(bestiary, kind))
        .or(() -> Optional.ofNullable(shipped.readyMade().get(name)))
        .or(() -> alike(bestiary, name).flatMap(this::icon));
  }

  private Optional<String> known(List<? extends Entry> bestiary, String kind) {
    for (Entry entry : bestiary) {
      if (entry.id().equals(kind) || entry.name().equals(kind)) {
        return icon(entry);
      }
    }
    return Optional.empty();
  }

  private Optional<String> icon(Entry entry) {
    for (ContentKind<?> kind : volume.book().formats().content()) {
      if (kind.entry().isInstance(entry)) {
        return shipped.icons().of(kind.name(), entry.id());
      }
    }
    return Optional.empty();
  }

  /// The first creature that a name sounds most like: `Cutter A` is some Reed Cutter.
  private static Optional<Entry> alike(List<? extends Entry> bestiary, String name) {
    var words = words(NUMBER.matcher(name).replaceFirst(""));
    Entry best = null;
    int apart = Integer.MAX_VALUE;
    for (Entry entry : bestiary) {
      var own = words(entry.name());
      int other = Math.abs(own.size() - words.size());
      if (other < apart && (own.containsAll(words) || words.containsAll(own))) {
        best = entry;
        apart = other;
      }
    }
    return Optional.ofNullable(best);
  }

  private static Collection<String> words(String name) {
    return Arrays.asList(name.toLowerCase(Locale.ROOT).split("\\s+", -1));
  }
}
