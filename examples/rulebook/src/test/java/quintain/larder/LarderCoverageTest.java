package quintain.larder;

import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class LarderCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new LarderBook();
  }
}
