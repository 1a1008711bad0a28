package quintain.terraodd;

import quintain.testkit.Architecture;

class TerraOddArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.terraodd";
  }

  @Override
  protected int classFloor() {
    return 150;
  }
}
