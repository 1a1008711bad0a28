package quintain.rhod;

import quintain.testkit.Architecture;

class RhodArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.rhod";
  }

  @Override
  protected int classFloor() {
    return 400;
  }
}
