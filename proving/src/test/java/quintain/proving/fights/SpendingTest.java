package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpendingTest {
  private static Map<String, Long> used(Map<String, Object> before, Map<String, Object> after) {
    var tally = new TallyBuilder(List.of(List.of("maren"), List.of("wolf")), 10, 0, new byte[0]);
    Spending.count(List.of("items", "left", "fortune"), List.of("fatigue"), before, after, tally);
    return tally.build().used();
  }

  @Test
  void whatIsGoneIsUsedUp() {
    var used =
        used(
            Map.of(
                "maren.items", List.of("bomb", "axe"), "maren.left.torch", 3, "maren.fatigue", 0),
            Map.of("maren.items", List.of("axe"), "maren.left.torch", 1, "maren.fatigue", 2));

    assertThat(used)
        .containsOnlyKeys("maren: bomb", "maren: torch", "maren: fatigue")
        .containsEntry("maren: torch", 2L);
  }

  @Test
  void whatAFoeHasTakenIsNotUsedUp() {
    var used =
        used(
            Map.of(
                "maren.items",
                List.of("axe", "axe"),
                "wolf.items",
                List.of(),
                "maren.left.torch",
                3),
            Map.of(
                "maren.items",
                List.of(),
                "wolf.items",
                List.of("axe"),
                "maren.left.torch",
                0,
                "wolf.left.torch",
                2));

    assertThat(used).containsOnlyKeys("maren: axe", "maren: torch");
    assertThat(used).containsEntry("maren: axe", 1L).containsEntry("maren: torch", 1L);
  }

  @Test
  void anothersLuckIsNotTaken() {
    var used =
        used(
            Map.of("maren.fortune", 2, "wolf.fortune", 0),
            Map.of("maren.fortune", 1, "wolf.fortune", 1));

    assertThat(used).containsOnlyKeys("maren: fortune");
  }
}
