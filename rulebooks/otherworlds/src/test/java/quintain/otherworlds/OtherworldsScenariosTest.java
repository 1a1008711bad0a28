package quintain.otherworlds;

import quintain.kernel.Rulebook;
import quintain.testkit.ScenarioSuite;

class OtherworldsScenariosTest extends ScenarioSuite {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new OtherworldsBook();
  }
}
