package quintain.otherworlds.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import quintain.kernel.Entry;
import quintain.otherworlds.state.Otw;

/// The clauses that are entries of the starter set themselves, and have their ids.
final class EntryClauses {
  private static final Map<String, Otw> BY_ID =
      Arrays.stream(Otw.values())
          .collect(
              Collectors.toMap(
                  Otw::id, Function.identity(), (first, _) -> first, LinkedHashMap::new));

  private EntryClauses() {}

  /// The clause of an entry; another one for what a pack adds.
  static Otw of(Entry entry, Otw otherwise) {
    return BY_ID.getOrDefault(entry.id(), otherwise);
  }
}
