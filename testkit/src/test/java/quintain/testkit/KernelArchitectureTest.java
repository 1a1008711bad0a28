package quintain.testkit;

import java.util.List;

/// The kernel keeps its own rules; it cannot ask the kit itself, which is built on it.
class KernelArchitectureTest extends Architecture {
  @Override
  protected String packageName() {
    return "quintain.kernel";
  }

  @Override
  protected List<String> mayUse() {
    return List.of();
  }

  @Override
  protected boolean isBook() {
    return false;
  }

  @Override
  protected int classFloor() {
    return 100;
  }
}
