package quintain.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import quintain.table.desk.NotAllowed;

/// Copies of whole tables: whatever comes is laid and can be opened, or is refused in words.
class ImportFuzz {
  @FuzzTest(maxDuration = "10m")
  void copy(byte[] bytes) {
    var house = Playground.house();
    String token;
    try {
      token = house.bringBack(new String(bytes, StandardCharsets.UTF_8)).token();
    } catch (NotAllowed _) {
      return;
    }
    house.desk(token).export();
  }
}
