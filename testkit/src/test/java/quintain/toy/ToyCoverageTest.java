package quintain.toy;

import java.nio.file.Path;
import quintain.kernel.Rulebook;
import quintain.testkit.CoverageGate;

class ToyCoverageTest extends CoverageGate {
  @Override
  protected Rulebook<?, ?, ?> book() {
    return new ToyBook();
  }

  @Override
  protected Path resources() {
    return super.resources().resolve("../../test/resources").normalize();
  }
}
