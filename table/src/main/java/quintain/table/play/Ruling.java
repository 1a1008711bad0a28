package quintain.table.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.kernel.RulingText;
import quintain.kernel.State;
import quintain.packs.Volume;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;

/// A house rule that changes while a table is played at.
public final class Ruling {
  private Ruling() {}

  /// The entry by which a switch is set. The ground does not shift under a fight: where turns are
  /// taken, somebody might lose theirs.
  static <S extends State> Logged.Ruled of(
      Volume<S, ?, ?> volume, S state, String name, Object value, String reason) {
    var before =
        volume
            .house(state)
            .orElseThrow(() -> Declined.notAllowed("This book leaves nothing to the house"));
    if (!volume.book().deeds().onTurn(state).isEmpty()) {
      throw Declined.notAllowed("House rules change between fights, not while turns are taken");
    }
    if (reason.isBlank()) {
      throw Declined.notAllowed("Say why; the log keeps it with the ruling");
    }
    var after = volume.ruled(before, Map.of(name, value));
    if (after.equals(before)) {
      throw Declined.notAllowed("The house plays it so already");
    }
    var was = new LinkedHashMap<>(volume.switches(before));
    var is = volume.switches(after);
    was.entrySet().removeIf(each -> each.getValue().equals(is.get(each.getKey())));
    var changed = was.keySet().stream().findFirst().orElse(name);
    var text =
        volume.catalogue().rulings().stream()
            .flatMap(ruling -> ruling.switches().stream())
            .filter(each -> each.name().equals(changed))
            .findFirst()
            .map(each -> words(each, is.get(changed), was.get(changed), reason))
            .orElse("Another house rule from here on: " + reason);
    return new Logged.Ruled(after, reason, List.of(Told.open(text)));
  }

  private static String words(
      RulingText.Switch each, @Nullable Object is, @Nullable Object was, String reason) {
    return "From here on: %s: %s (was: %s). Why: %s"
        .formatted(
            each.called(),
            each.inWords(String.valueOf(is)),
            each.inWords(String.valueOf(was)),
            reason);
  }
}
