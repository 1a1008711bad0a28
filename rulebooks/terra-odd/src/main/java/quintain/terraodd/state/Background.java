package quintain.terraodd.state;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// What a character did before.
///
/// @param knows what that taught them
/// @param items gear it brings, by name
/// @param keepsakes what it brings besides, without figures
public record Background(
    String id, int roll, String name, String knows, List<String> items, List<String> keepsakes)
    implements Entry {
  public Background {
    Check.text("id", id);
    Check.between("roll", roll, 1, 20);
    Check.text("name", name);
    Check.text("knows", knows);
    items = List.copyOf(items);
    keepsakes = List.copyOf(keepsakes);
  }
}
