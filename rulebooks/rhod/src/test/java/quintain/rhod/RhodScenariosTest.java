package quintain.rhod;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class RhodScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new RhodBook();
  }
}
