package quintain.rhod;

import java.util.List;
import java.util.Map;
import quintain.kernel.FactKind;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;

/// Facts of Roll High or Die by name.
final class RhodFacts implements Rulebook.Facts<RhodState, RhodStep> {
  @Override
  public List<FactKind> kinds() {
    return Values.kinds();
  }

  @Override
  public Map<String, Object> known(RhodState state, Seat seat) {
    return Values.facts(state, seat);
  }

  @Override
  public RhodStep setting(String fact, Object value, String reason) {
    return new Encounter.SetValue(fact, String.valueOf(value), reason);
  }
}
