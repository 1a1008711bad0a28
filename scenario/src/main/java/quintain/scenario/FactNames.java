package quintain.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.FactKind;
import quintain.kernel.NearMiss;

/// Knows the names of a book's facts: `hp` of somebody is `maren.hp`, a fact of the whole scene
/// goes by its own name. In a declared name, `<something>` stands for any word.
public final class FactNames {
  private final List<FactKind> kinds;

  public FactNames(List<FactKind> kinds) {
    this.kinds = kinds;
  }

  public boolean declares(String fact) {
    return kinds.stream().anyMatch(kind -> matches(kind.name(), fact));
  }

  /// Why a fact cannot be set, in one sentence; empty when it can.
  public Optional<String> refusesToSet(String fact) {
    var kind = kinds.stream().filter(k -> matches(k.name(), fact)).findFirst();
    if (kind.isEmpty()) {
      var own = fact.substring(fact.indexOf('.') + 1);
      return Optional.of("unknown fact '" + fact + "'" + NearMiss.advice(own, settable()));
    }
    return kind.get().settable()
        ? Optional.empty()
        : Optional.of("the fact '" + fact + "' cannot be set" + NearMiss.advice("", settable()));
  }

  private List<String> settable() {
    var names = new ArrayList<String>();
    for (FactKind kind : kinds) {
      if (kind.settable()) {
        names.add(kind.name());
      }
    }
    return names;
  }

  private static boolean matches(String name, String fact) {
    var words = new ArrayList<String>();
    for (String literal : name.split("<[^<>]*>", -1)) {
      words.add(Pattern.quote(literal));
    }
    var pattern = String.join("[^.]+", words);
    return fact.matches(pattern) || fact.matches("[^.]+\\." + pattern);
  }
}
