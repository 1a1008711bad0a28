package quintain.terraodd;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class TerraOddScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new TerraOddBook();
  }
}
