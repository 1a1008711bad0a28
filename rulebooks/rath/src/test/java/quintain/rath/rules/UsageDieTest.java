package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rath.Folk;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;

class UsageDieTest {
  @ParameterizedTest
  @CsvSource({"20, 12", "12, 10", "10, 8", "8, 6", "6, 4", "4, 0"})
  @Covers("RTH-USE-01")
  void theChainOfDice(int die, int next) {
    assertThat(UsageDie.next(die)).isEqualTo(next);
    var table =
        Folk.ann("0/0/0/0/0/0", "Torches")
            .given("ann.usage.torches", die)
            .dice("d" + die + "=1")
            .when(new RathStep.RollUsage("ann", "torches"));
    if (next == 0) {
      table.then("ann.items", List.of());
    } else {
      table.then("ann.usage.torches", next);
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 2, 6", "8, 1, 6", "8, 3, 8", "20, 20, 20", "4, 1, 0", "4, 2, 0", "4, 3, 4"})
  @Covers({"RTH-USE-04", "RTH-USE-05"})
  void oneAndTwoWearItDown(int die, int face, int after) {
    assertThat(UsageDie.after(die, face)).isEqualTo(after);
  }

  @Test
  void onlyDiceOfTheChainWearDown() {
    assertThatThrownBy(() -> UsageDie.next(7)).hasMessage("d7 is no usage die");
  }
}
