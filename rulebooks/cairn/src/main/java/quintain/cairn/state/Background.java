package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// What a character did before.
///
/// @param roll the face of the d20; 0 if it is never rolled
/// @param items the gear it brings, by name; a spellbook or scroll takes its spell by d100
/// @param purse gold pieces on top of the usual
public record Background(
    String id, String name, int roll, String knows, List<String> items, Optional<Amount> purse)
    implements Entry {
  public Background {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("roll", roll, 0, 20);
    Check.text("knows", knows);
    items = List.copyOf(items);
  }
}
