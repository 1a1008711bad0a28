package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.oppose;

import org.junit.jupiter.api.Test;
import quintain.rath.state.Contest;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class OpposedTest {
  private static Table<RathState, RathStep, RathEvent> pair(String ann, String ben) {
    return Tables.empty().sheet("ann", Folk.pc("Ann", ann)).sheet("ben", Folk.pc("Ben", ben));
  }

  private static boolean won(Table<RathState, RathStep, RathEvent> table) {
    return only(table, RathEvent.Opposed.class).won();
  }

  @Test
  @Covers({"RTH-OPP-01", "RTH-OPP-02", "RTH-OPP-04"})
  void theHigherTotalWinsWhateverTheDc() {
    var table =
        pair("0/3/0/0/0/0", "0/0/0/1/0/0")
            .dice("d20=9", "d20=8")
            .when(oppose("ann", "ben", Contest.SNEAK));
    var opposed = only(table, RathEvent.Opposed.class);
    assertThat(opposed.total()).isEqualTo(12);
    assertThat(opposed.otherTotal()).isEqualTo(9);
    assertThat(opposed.won()).isTrue();
    var unseen =
        pair("0/2/0/0/0/0", "0/0/0/0/0/0")
            .dice("d20=10", "d20=11")
            .when(oppose("ann", "ben", Contest.SNEAK));
    assertThat(won(unseen)).isTrue();
  }

  @Test
  @Covers("RTH-R-05")
  void aTieThatIsRolledAgainHasExactOdds() {
    var even = pair("0/0/0/0/0/0", "0/0/0/0/0/0");
    var odds = even.odds(oppose("ann", "ben", Contest.ARM_WRESTLE), "gm");
    assertThat(odds.exact()).isTrue();
    assertThat(odds.p("ann.wins", true)).isCloseTo(0.5, within(1e-9));
    // one more: 210 of 400 ways win, 19 are ties
    var stronger = pair("1/0/0/0/0/0", "0/0/0/0/0/0");
    assertThat(stronger.odds(oppose("ann", "ben", Contest.ARM_WRESTLE), "gm").p("ann.wins", true))
        .isCloseTo(210 / 381.0, within(1e-9));
  }

  @Test
  @Covers("RTH-OPP-03")
  void armWrestlingIsStrengthAgainstStrength() {
    var table =
        pair("3/0/0/0/0/0", "1/0/0/0/0/0")
            .dice("d20=7", "d20=12")
            .when(oppose("ann", "ben", Contest.ARM_WRESTLE));
    assertThat(won(table)).isFalse();
    assertThat(only(table, RathEvent.Opposed.class).otherTotal()).isEqualTo(13);
  }

  @Test
  @Covers({"RTH-OPP-05", "RTH-CACT-06"})
  void lyingAndPersuadingAreCharismaAgainstWisdom() {
    var lie =
        pair("0/0/0/0/0/2", "0/0/0/2/0/0")
            .dice("d20=5", "d20=9")
            .when(oppose("ann", "ben", Contest.LIE));
    assertThat(won(lie)).as("7 against 11").isFalse();
    var persuaded =
        pair("0/0/0/0/0/2", "0/0/0/1/0/0")
            .dice("d20=9", "d20=9")
            .when(oppose("ann", "ben", Contest.PERSUADE));
    assertThat(won(persuaded)).as("11 against 10").isTrue();
  }

  @Test
  @Covers("RTH-R-04")
  void naturalsDoNotDecideAContest() {
    var table =
        pair("5/0/0/0/0/0", "0/0/0/0/0/0")
            .given("ann.str", -3)
            .dice("d20=20", "d20=18")
            .when(oppose("ann", "ben", Contest.ARM_WRESTLE))
            .asked("gm", "special-result")
            .then("ann.fortune", 2);
    assertThat(won(table)).as("17 against 18").isFalse();
  }

  @Test
  @Covers("RTH-R-05")
  void onATieWhoeverTriesToChangeTheSituationFails() {
    var table =
        pair("0/2/0/0/0/0", "0/0/0/2/0/0")
            .dice("d20=10", "d20=10")
            .when(oppose("ann", "ben", Contest.SNEAK));
    assertThat(won(table)).isFalse();
    var standstill =
        pair("0/0/0/0/0/0", "0/0/0/0/0/0")
            .dice("d20=10", "d20=10", "d20=11", "d20=10")
            .when(oppose("ann", "ben", Contest.ARM_WRESTLE));
    assertThat(won(standstill)).as("with no such side both roll again").isTrue();
  }

  @Test
  @Covers("RTH-R-05")
  void theHouseDecidesTies() {
    var again =
        pair("0/2/0/0/0/0", "0/0/0/2/0/0")
            .house(Houses.with("opposedTie", RathHouse.Tie.REROLL))
            .dice("d20=10", "d20=10", "d20=12", "d20=2")
            .when(oppose("ann", "ben", Contest.SNEAK));
    assertThat(won(again)).isTrue();
    var stat =
        pair("0/3/0/0/0/0", "0/0/0/2/0/0")
            .house(Houses.with("opposedTie", RathHouse.Tie.HIGHER_STAT))
            .dice("d20=10", "d20=11")
            .when(oppose("ann", "ben", Contest.SNEAK));
    assertThat(won(stat)).isTrue();
    var level =
        pair("0/2/0/0/0/0", "0/0/0/2/0/0")
            .house(Houses.with("opposedTie", RathHouse.Tie.HIGHER_STAT))
            .dice("d20=10", "d20=10", "d20=2", "d20=3")
            .when(oppose("ann", "ben", Contest.SNEAK));
    assertThat(won(level)).as("equal stats roll again").isFalse();
    var initiator =
        pair("0/2/0/0/0/0", "0/0/0/2/0/0")
            .house(Houses.with("opposedTie", RathHouse.Tie.INITIATOR))
            .dice("d20=10", "d20=10")
            .when(oppose("ann", "ben", Contest.SNEAK));
    assertThat(won(initiator)).isTrue();
  }

  @Test
  void theOddsOfEvenContestants() {
    var odds = pair("0/0/0/0/0/0", "0/0/0/0/0/0").odds(oppose("ann", "ben", Contest.SNEAK), "ann");
    assertThat(odds.p("ann.wins", true)).isCloseTo(190 / 400.0, within(1e-12));
  }

  @Test
  void nobodyCompetesAlone() {
    pair("0/0/0/0/0/0", "0/0/0/0/0/0")
        .refuses(oppose("ann", "ann", Contest.SNEAK), "RTH-OPP-01")
        .refuses(oppose("ann", "cid", Contest.SNEAK), "RTH-OPP-01");
  }
}
