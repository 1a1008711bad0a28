package quintain.otherworlds;

import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class OtherworldsCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new OtherworldsBook();
  }
}
