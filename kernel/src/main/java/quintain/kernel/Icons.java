package quintain.kernel;

import static java.util.Collections.emptyMap;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The icons by which the pieces of a book's content are known at sight, as it ships them in
/// `icons.yaml`: names of the set that the browser client has on board.
///
/// @param kinds what the entries of a kind go by where nothing fits better, by the kind's name
/// @param entries what single entries go by, by their ids
public record Icons(Map<String, String> kinds, Map<String, String> entries) {
  public static final Icons NONE = new Icons(emptyMap(), emptyMap());

  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  public Icons {
    kinds.forEach(Icons::check);
    entries.forEach(Icons::check);
  }

  private static void check(String whose, String icon) {
    if (!NAME.matcher(icon).matches()) {
      throw new IllegalArgumentException("'%s' of %s is no name of an icon".formatted(icon, whose));
    }
  }

  /// What an entry of a kind goes by; none where the book says nothing of either.
  public Optional<String> of(String kind, String entry) {
    return Optional.ofNullable(entries.get(entry)).or(() -> Optional.ofNullable(kinds.get(kind)));
  }
}
