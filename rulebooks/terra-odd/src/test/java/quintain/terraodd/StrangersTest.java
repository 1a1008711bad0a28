package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Refusals;
import quintain.terraodd.state.OddStep;

/// Commands that name somebody who is not there are refused by their own clause, before any die.
class StrangersTest {
  private static Arguments of(OddStep step, String clause) {
    return Arguments.of(step, clause);
  }

  static Stream<Arguments> commands() {
    return Stream.of(
        of(attack("bea", "mono-blade", "ghost"), "ODD-ATK-01"),
        of(new OddStep.NameAdvancement("ghost", "Healer"), "ODD-R-30"),
        of(new OddStep.Grant("ghost", "Healer"), "ODD-REF-01"),
        of(new OddStep.Stabilise("bea", "ghost"), "ODD-CRIT-05"),
        of(new OddStep.Free("bea", "ghost"), "ODD-HARM-06"),
        of(new OddStep.PickUp("ghost", "rope"), "ODD-R-14"),
        of(new OddStep.Drop("ghost", "rope"), "ODD-REF-03"),
        of(new OddStep.Hand("ghost", "rope", "bea"), "ODD-R-14"),
        of(new OddStep.Hand("bea", "mono-blade", "ghost"), "ODD-REF-03"),
        of(new OddStep.Bestow("ghost", "Mono-blade"), "ODD-REF-03"),
        of(new OddStep.Pray("ghost"), "ODD-REF-01"),
        of(harm("ghost", 1), "ODD-R-21"),
        of(new OddStep.React("ghost"), "ODD-REAC-01"),
        of(save("ghost", "a fall"), "ODD-SAVE-01"),
        of(new OddStep.CallSayonara("ghost"), "ODD-SAYO-01"),
        of(new OddStep.Deprive("ghost", "food"), "ODD-REF-04"),
        of(new OddStep.MeetNeed("ghost", "food"), "ODD-REF-04"),
        of(new OddStep.Afflict("ghost", "Bad Leg", ""), "ODD-REF-02"),
        of(new OddStep.Cure("ghost", "Bad Leg"), "ODD-REF-02"),
        of(new OddStep.SpeakAloud("ghost"), "ODD-REF-02"),
        of(pass("ghost"), "ODD-R-14"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void somebodyWhoIsNotThereIsRefused(OddStep step, String clause) {
    var refusal = Refusals.of(new TerraOddBook().rules(), bea("Mono-blade").state(), step);
    assertThat(refusal.map(found -> found.clause().id())).isEqualTo(Optional.of(clause));
    assertThat(refusal.orElseThrow().reason()).isEqualTo("Nobody here is called ghost");
  }
}
