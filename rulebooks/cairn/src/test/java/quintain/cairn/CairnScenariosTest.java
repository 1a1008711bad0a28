package quintain.cairn;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class CairnScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new CairnBook();
  }
}
