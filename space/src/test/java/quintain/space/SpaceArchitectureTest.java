package quintain.space;

import java.util.List;
import quintain.testkit.Architecture;

class SpaceArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.space";
  }

  @Override
  protected List<String> mayUse() {
    return List.of("quintain.kernel");
  }

  @Override
  protected boolean isBook() {
    return false;
  }

  @Override
  protected int classFloor() {
    return 40;
  }
}
