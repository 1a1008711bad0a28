package quintain.otherworlds;

import quintain.testkit.Architecture;

class OtherworldsArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.otherworlds";
  }

  @Override
  protected int classFloor() {
    return 300;
  }
}
