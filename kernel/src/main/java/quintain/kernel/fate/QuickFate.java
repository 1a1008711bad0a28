package quintain.kernel.fate;

import java.util.List;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;

/// Fate for simulation: faces from a fast source, answers from a policy, nothing kept.
public final class QuickFate implements Unattended {
  private final Faces faces;
  private final Policy policy;

  public QuickFate(Faces faces, Policy policy) {
    this.faces = faces;
    this.policy = policy;
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    return roll.roll(faces);
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    return from.get(from.size() == 1 ? 0 : faces.face(from.size()) - 1);
  }

  @Override
  public Policy policy() {
    return policy;
  }
}
