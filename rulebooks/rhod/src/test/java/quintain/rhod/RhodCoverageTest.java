package quintain.rhod;

import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class RhodCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new RhodBook();
  }
}
