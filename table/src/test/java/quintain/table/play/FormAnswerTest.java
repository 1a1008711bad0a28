package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

class FormAnswerTest {
  private static final ToSeat.Form FORM =
      new ToSeat.Form(
          "7",
          List.of(),
          Optional.of("rest"),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty());
  private static final ToSeat.Weighed ODDS = new ToSeat.Unknown("C-1", "a secret", List.of());

  private final List<ToSeat> told = new ArrayList<>();
  private final FormAnswer answer = new FormAnswer(chair(), FORM);

  private Seated chair() {
    return new Seated() {
      @Override
      public String seat() {
        return "maren";
      }

      @Override
      public boolean isClosed() {
        return false;
      }

      @Override
      public void say(FromSeat frame) {
        throw new AssertionError("only the table speaks here");
      }

      @Override
      public void tell(ToSeat frame) {
        told.add(frame);
      }
    };
  }

  @Test
  void oddsThatAreQuickComeWithTheForm() {
    answer.weighed(ODDS);
    answer.timeIsUp();
    assertThat(told).containsExactly(FORM.with(ODDS));
  }

  @Test
  void theFormDoesNotWaitForSlowOdds() {
    answer.timeIsUp();
    assertThat(told).containsExactly(FORM);
    answer.weighed(ODDS);
    assertThat(told).containsExactly(FORM, new ToSeat.Odds("7", ODDS));
  }

  @Test
  void aFormWhoseOddsNobodyWaitsForAnyMoreIsToldAlone() {
    answer.timeIsUp();
    answer.timeIsUp();
    assertThat(told).containsExactly(FORM);
  }
}
