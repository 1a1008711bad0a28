package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Check;

/// One step of using Equipment: a use of Interact, or several of which one is taken, as in `inject
/// or feed` (RHD-EQP-02).
public record UseStep(List<Verb> verbs) {
  public UseStep {
    verbs = List.copyOf(verbs);
    Check.some("verbs", verbs);
  }

  public static UseStep parse(String text) {
    var verbs = new ArrayList<Verb>();
    for (String word : text.split(" or ", -1)) {
      verbs.add(Words.constant(Verb.class, word));
    }
    return new UseStep(verbs);
  }

  public boolean takes(Verb verb) {
    return verbs.contains(verb);
  }

  @Override
  public String toString() {
    return String.join(" or ", verbs.stream().map(Verb::name).toList());
  }
}
