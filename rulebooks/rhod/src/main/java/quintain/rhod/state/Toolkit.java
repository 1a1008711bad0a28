package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Check;

/// A tool or a set of them.
///
/// @param actions what it can be used for (RHD-CRT-07)
/// @param recipe how it is made; empty for what nobody makes
public record Toolkit(
    String id, String name, Size size, List<ToolAction> actions, Optional<Recipe> recipe)
    implements Thing {
  public Toolkit {
    Check.text("id", id);
    Check.text("name", name);
    actions = List.copyOf(actions);
    Check.some("actions", actions);
  }
}
