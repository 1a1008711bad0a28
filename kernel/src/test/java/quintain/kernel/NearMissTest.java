package quintain.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearMissTest {
  @Test
  void aSlipOfTheFingerIsRecognised() {
    var kinds = List.of("gear", "spells", "monsters");

    assertThat(NearMiss.suggest("gears", kinds)).isEqualTo("did you mean 'gear'?");
    assertThat(NearMiss.suggest("Spell", kinds)).isEqualTo("did you mean 'spells'?");
    assertThat(NearMiss.suggest("mosnters", kinds)).isEqualTo("did you mean 'monsters'?");
    assertThat(NearMiss.suggest("weather", kinds)).isEmpty();
    assertThat(NearMiss.suggest("x1", List.of("b1"))).isEmpty();
    assertThat(NearMiss.suggest("st", List.of("str"))).isEqualTo("did you mean 'str'?");
    assertThat(NearMiss.nearest("max-hp", List.of("hp", "maxHp"))).contains("maxHp");
  }

  @Test
  void theNearestWinsAndOfEqualsTheFirst() {
    assertThat(NearMiss.nearest("bat", List.of("cat", "hat", "bats"))).contains("cat");
    assertThat(NearMiss.nearest("silvr", List.of("sliver", "silver"))).contains("silver");
  }

  /// The slow twin: a word apart from another by edits, tried by recursion.
  private static int slow(String one, String two) {
    if (one.isEmpty() || two.isEmpty()) {
      return one.length() + two.length();
    }
    int best = slow(one.substring(1), two.substring(1)) + (one.charAt(0) == two.charAt(0) ? 0 : 1);
    best = Math.min(best, slow(one.substring(1), two) + 1);
    best = Math.min(best, slow(one, two.substring(1)) + 1);
    if (one.length() > 1
        && two.length() > 1
        && one.charAt(0) == two.charAt(1)
        && one.charAt(1) == two.charAt(0)) {
      best = Math.min(best, slow(one.substring(2), two.substring(2)) + 1);
    }
    return best;
  }

  @Test
  void distancesAgreeWithTheSlowTwin() {
    var random = new Random(7);
    for (int i = 0; i < 300; i++) {
      String one = word(random);
      String two = word(random);
      assertThat(NearMiss.distance(one, two)).as("%s %s", one, two).isEqualTo(slow(one, two));
    }
  }

  private static String word(Random random) {
    var word = new StringBuilder();
    for (int length = random.nextInt(6); length > 0; length--) {
      word.append((char) ('a' + random.nextInt(3)));
    }
    return word.toString();
  }
}
