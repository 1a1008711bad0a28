package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Tables.*;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Refusals;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Contest;
import quintain.rath.state.Hazard;
import quintain.rath.state.Purse;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
import quintain.rath.state.Trick;
import quintain.testkit.Covers;

/// Commands that name somebody who is not there are refused by their own clause, before any die.
@Covers("RTH-R-09")
class StrangersTest {
  private static Arguments of(RathStep step, String clause) {
    return Arguments.of(step, clause);
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        of(attack("sefa", "bow", "ghost"), "RTH-ATK-03"),
        of(afflict("ghost", Affliction.FIRE, 4), "RTH-COND-01"),
        of(new RathStep.Relieve("ghost", Affliction.FIRE, 1), "RTH-COND-06"),
        of(new RathStep.Douse("sefa", "ghost"), "RTH-FIRE-06"),
        of(new RathStep.StopBleeding("sefa", "ghost"), "RTH-BLED-05"),
        of(new RathStep.Shake("sefa", "ghost"), "RTH-R-62"),
        of(new RathStep.Submerge("ghost"), "RTH-DROW-01"),
        of(new RathStep.AwardFortune("ghost", "valour"), "RTH-FORT-07"),
        of(new RathStep.Harm("ghost", Amount.of(1), Hazard.BARE, "fall"), "RTH-DMG-08"),
        of(new RathStep.Kill("ghost", "a blade"), "RTH-R-46"),
        of(new RathStep.HelpAlly("sefa", "ghost", "a hand"), "RTH-R-28"),
        of(new RathStep.Stunt("sefa", Trick.TRIP, "ghost"), "RTH-STNT-01"),
        of(test("ghost", Trial.CLIMB), "RTH-TEST-01"),
        of(oppose("sefa", "ghost", Contest.ARM_WRESTLE), "RTH-OPP-01"),
        of(new RathStep.Give("sefa", "dagger", "ghost"), "RTH-ACT-02"),
        of(new RathStep.GiveCoins("sefa", "ghost", 1), "RTH-R-91"),
        of(new RathStep.Bestow("ghost", "Rope", ""), "RTH-DOC-04"),
        of(new RathStep.BestowCoins("ghost", Purse.parse("1 gp")), "RTH-CUR-01"),
        of(new RathStep.GrantAptitude("ghost", "Hardy"), "RTH-R-86"),
        of(new RathStep.LevelUp("ghost"), "RTH-XP-02"),
        of(new RathStep.Move("ghost", 1), "RTH-ACT-02"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void somebodyWhoIsNotThereIsRefused(RathStep step, String clause) {
    var refusal = Refusals.of(new RathBook().rules(), party().state(), step);
    assertThat(refusal.map(found -> found.clause().id())).isEqualTo(Optional.of(clause));
    assertThat(refusal.orElseThrow().reason()).isEqualTo("Nobody here is called ghost");
  }
}
