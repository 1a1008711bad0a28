package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A Condition that somebody may be left with.
///
/// @param roll the d12 that gives it; 0 for those that are chosen and never rolled
/// @param effect what it does, in words
/// @param ail what it does, for the rules
/// @param ability the attribute whose saves it troubles, where it is only one
/// @param when words of a danger that it makes harder, where it troubles some saves
public record Condition(
    String id,
    String name,
    @OrNone int roll,
    String effect,
    Ailment ail,
    Optional<Ability> ability,
    List<String> when)
    implements Entry {
  public Condition {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("roll", roll, 0, 12);
    Check.text("effect", effect);
    when = List.copyOf(when);
  }
}
