package quintain.larder;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class LarderScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new LarderBook();
  }
}
