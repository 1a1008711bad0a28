package quintain.terraodd;

import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class TerraOddCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new TerraOddBook();
  }
}
