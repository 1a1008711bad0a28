package quintain.table.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Names;
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
        "From here on, "
            + words(changed)
            + ": "
            + words(is.get(changed))
            + " (was "
            + words(was.get(changed))
            + "): "
            + reason;
    return new Logged.Ruled(after, reason, List.of(Told.open(text)));
  }

  private static String words(@Nullable Object plain) {
    return Names.kebab(String.valueOf(plain)).replace('-', ' ');
  }
}
