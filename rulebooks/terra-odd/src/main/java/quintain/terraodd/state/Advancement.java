package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// An Advancement that characters may gain.
///
/// @param effect what it does, in words
/// @param gift what it does, for the rules
/// @param ability the attribute it is about, where it is about one
/// @param when words of a danger that it helps against, where it helps with some saves
public record Advancement(
    String id, String name, String effect, Gift gift, Optional<Ability> ability, List<String> when)
    implements Entry {
  public Advancement {
    Check.text("id", id);
    Check.text("name", name);
    Check.text("effect", effect);
    when = List.copyOf(when);
    if ((gift == Gift.GROWS || gift == Gift.STEELED) && ability.isEmpty()) {
      throw new IllegalArgumentException(name + " must name the attribute it is about");
    }
  }
}
