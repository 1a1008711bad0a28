package quintain.rath;

import static quintain.rath.Tables.party;

import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;

class FiguresTest {
  @Test
  @Covers({"RTH-DER-02", "RTH-ARM-03", "RTH-ARM-05"})
  void acIsTenPlusDexPlusArmor() {
    party()
        .then("brannoc.ac", 14)
        .then("sefa.ac", 14)
        .then("ilvane.ac", 12)
        .then("odda.ac", 13)
        .then("brannoc.slots", 15);
  }
}
