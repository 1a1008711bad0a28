package quintain.cairn;

import quintain.testkit.Architecture;

class CairnArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.cairn";
  }

  @Override
  protected int classFloor() {
    return 150;
  }
}
