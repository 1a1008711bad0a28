package quintain.rath;

import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class RathCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new RathBook();
  }
}
