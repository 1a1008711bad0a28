package quintain.rhod;

import java.util.List;
import quintain.kernel.parts.Check;

/// A tool or a set of them.
///
/// @param actions what it can be used for (RHD-CRT-07)
public record Toolkit(String id, String name, Size size, List<ToolAction> actions)
    implements Thing {
  public Toolkit {
    Check.text("id", id);
    Check.text("name", name);
    actions = List.copyOf(actions);
    Check.some("actions", actions);
  }
}
