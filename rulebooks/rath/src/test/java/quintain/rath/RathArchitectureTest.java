package quintain.rath;

import quintain.testkit.Architecture;

class RathArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.rath";
  }

  @Override
  protected int classFloor() {
    return 300;
  }
}
