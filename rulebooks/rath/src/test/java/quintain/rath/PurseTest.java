package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.rath.state.Purse;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;

/// Coins: their worth, their weight, paying with them.
class PurseTest {
  @ParameterizedTest
  @CsvSource({"7 sp, 70", "2 gp 3 sp 4 cp, 234", "1 gp, 100", "10 sp, 100", "9 cp, 9"})
  @Covers({"RTH-CUR-01", "RTH-CUR-02", "RTH-CUR-03"})
  void coinsAreReckonedInCopper(String coins, int copper) {
    Folk.ann("0/0/0/0/0/0")
        .when(new RathStep.BestowCoins("ann", Purse.parse(coins)))
        .then("ann.coins", copper);
  }

  @ParameterizedTest
  @CsvSource({"0 cp, 0", "1 cp, 1", "60 cp 40 gp, 1", "60 cp 41 gp, 2", "200 sp, 2", "201 cp, 3"})
  @Covers({"RTH-CUR-04", "RTH-R-89"})
  void aHundredCoinsOfAnyKindFillASlot(String coins, int slots) {
    assertThat(Purse.parse(coins).slots()).isEqualTo(slots);
  }

  @ParameterizedTest
  @CsvSource({
    "3 gp, 100, 2 gp",
    "2 gp 3 sp 4 cp, 50, 1 gp 8 sp 4 cp",
    "1 sp, 1, 9 cp",
    "5 sp 3 cp, 7, 4 sp 6 cp",
    "1 gp, 1, 9 sp 9 cp",
    "12 cp, 12, 0 cp",
    "2 gp 5 sp, 250, 0 cp",
    "1 gp 1 sp 1 cp, 15, 9 sp 6 cp"
  })
  @Covers("RTH-R-91")
  void payingMakesChange(String purse, int price, String left) {
    var rest = Purse.parse(purse).minus(price);

    assertThat(rest).hasToString(left);
  }

  @Test
  void payingTakesExactlyThePriceFromAnyPurseThatHoldsIt() {
    for (int gp = 0; gp < 4; gp++) {
      for (int sp = 0; sp < 13; sp++) {
        for (int cp = 0; cp < 13; cp++) {
          var purse = new Purse(cp, sp, gp);
          for (int price = 0; price <= purse.copper(); price++) {
            assertThat(purse.minus(price).copper()).isEqualTo(purse.copper() - price);
          }
        }
      }
    }
  }

  @Test
  void whatComesInIsCountedInLargeCoins() {
    assertThat(Purse.parse("5 cp").plus(234)).hasToString("2 gp 3 sp 9 cp");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "gp", "3 xp", "-1 gp", "1 gp 2"})
  void whatIsNoPurseIsRefused(String text) {
    assertThatThrownBy(() -> Purse.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
