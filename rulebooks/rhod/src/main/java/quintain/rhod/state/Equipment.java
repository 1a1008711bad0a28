package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// Equipment: something with a designed purpose, used by a series of Interact Actions (RHD-EQP-01,
/// RHD-EQP-02).
///
/// @param stack how many make one stack; left out for what does not stack
/// @param charges how often it can be used; 0 for without limit (RHD-EQP-05, RHD-EQP-06)
/// @param steps its Action Cost, in order
/// @param uses what which step does
/// @param effect the same in words
public record Equipment(
    String id,
    String name,
    Size size,
    @OrNone int stack,
    @OrNone int charges,
    List<UseStep> steps,
    List<Effect> uses,
    Optional<Recipe> recipe,
    String effect)
    implements Thing {
  /// What happens at once when a step is taken with that verb.
  public record Effect(Verb on, Use does) {}

  public Equipment {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("stack", stack, 0, 100);
    Check.between("charges", charges, 0, 100);
    stack = Math.max(1, stack);
    steps = List.copyOf(steps);
    Check.some("steps", steps);
    uses = List.copyOf(uses);
    for (Effect use : uses) {
      if (steps.stream().noneMatch(step -> step.takes(use.on()))) {
        throw new IllegalArgumentException(
            "%s does something on %s, which is none of its steps".formatted(name, use.on()));
      }
    }
  }

  public boolean charged() {
    return charges > 0;
  }

  /// What a step taken with that verb does.
  public List<Use> on(Verb verb) {
    var found = new ArrayList<Use>();
    for (Effect use : uses) {
      if (use.on() == verb) {
        found.add(use.does());
      }
    }
    return found;
  }

  /// The AP of all its steps together.
  public int actionCost() {
    return steps.size();
  }

  public boolean last(int step) {
    return step >= steps.size() - 1;
  }

  /// Things of one id are the same thing within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
