package quintain.larder;

import quintain.testkit.Architecture;

class LarderArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.larder";
  }

  @Override
  protected int classFloor() {
    return 40;
  }

  @Override
  protected boolean hasRooms() {
    return false;
  }
}
