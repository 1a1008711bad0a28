package quintain.toy;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class ToyScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new ToyBook();
  }
}
