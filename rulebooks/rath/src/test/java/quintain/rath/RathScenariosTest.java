package quintain.rath;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class RathScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new RathBook();
  }
}
