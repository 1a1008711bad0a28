package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quintain.kernel.State;

/// Whoever joins a side that plays by itself does so, too, unless somebody sits here to play them.
/// What is said of them later stands: they are looked at once, when they come.
final class Newcomers<S extends State> {
  private final OpenTable<S, ?, ?> table;
  private @Nullable Set<String> known;

  Newcomers(OpenTable<S, ?, ?> table) {
    this.table = table;
  }

  /// Those who have come since the last look and are to play by themselves, with their policies.
  Map<String, String> look() {
    var here = new LinkedHashSet<>(table.volume().book().cast().roster(table.state()));
    var before = known;
    known = here;
    if (before == null || before.containsAll(here)) {
      return Map.of();
    }
    return joining(before);
  }

  private Map<String, String> joining(Set<String> before) {
    var byThemselves = table.log().position().manner().byThemselves();
    var joining = new LinkedHashMap<String, String>();
    for (var side : table.volume().book().foresight().outcome(table.state()).sides()) {
      var members = new ArrayList<>(side.able());
      members.addAll(side.out());
      var others = members.stream().filter(before::contains).toList();
      if (!others.isEmpty() && byThemselves.keySet().containsAll(others)) {
        var policy = byThemselves.getOrDefault(others.getFirst(), Autopilot.USUAL);
        members.stream()
            .filter(id -> !before.contains(id) && !hasSomebody(id))
            .forEach(id -> joining.put(id, policy));
      }
    }
    return joining;
  }

  private boolean hasSomebody(String id) {
    var seat = table.volume().book().cast().seatOf(table.state(), id).id();
    return !table.seating().isReferee(seat) && table.isAttended(seat);
  }
}
