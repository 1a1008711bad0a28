package quintain.cairn;

import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class CairnCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new CairnBook();
  }
}
