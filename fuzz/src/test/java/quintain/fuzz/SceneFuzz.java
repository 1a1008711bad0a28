package quintain.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import quintain.binder.Invalid;
import quintain.table.desk.NotAllowed;

/// Scenarios: whatever is written is laid as a scene, or refused in words.
class SceneFuzz {
  @FuzzTest(maxDuration = "10m")
  void scene(byte[] bytes) {
    try {
      var house = Playground.house();
      house.desk(house.stage(new String(bytes, StandardCharsets.UTF_8), "").token()).export();
    } catch (NotAllowed | NoSuchElementException | Invalid _) {
      // In these words it is refused.
    }
  }
}
