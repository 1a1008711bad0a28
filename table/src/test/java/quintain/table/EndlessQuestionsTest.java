package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.craft.RefereesHand;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Whoever is asked again and again, and buys nothing each time, does not fill the log.
class EndlessQuestionsTest {
  /// More than anybody is asked who answers in earnest, and than a step may draw.
  private static final int MOST = 450;

  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("quintain.table.ReadyScene#books")
  void aStepThatAsksWithoutEndIsGivenUp(Volume<?, ?, ?> volume) {
    try (var scene = new ReadyScene(folder, volume, 5)) {
      var making =
          Commands.of(volume).stream()
              .filter(RefereesHand.Making.class::isAssignableFrom)
              .findFirst()
              .orElseThrow();
      var seat =
          scene.referee.roster().stream()
              .map(ToSeat.Figure::seat)
              .filter(each -> !each.equals(Seat.REFEREE.id()))
              .findFirst()
              .orElseThrow();
      assertThat(scene.referee.act(Map.of(Names.of(making), Map.of("id", "newt", "seat", seat))))
          .isInstanceOf(ToSeat.Done.class);

      int asked = 0;
      for (var open = scene.referee.settled().question();
          open.isPresent();
          open = scene.referee.settled().question()) {
        assertThat(asked).as(open.get().prompt()).isLessThan(MOST);
        asked++;
        var question = open.get();
        Object answer =
            question.kind() instanceof ToSeat.Kind.Purchase ? Map.of() : question.suggestion();
        scene.referee.ask(
            new FromSeat.Answer(Ear.id(), question.key(), answer, Optional.of(question.seat())));
      }
      assertThat(asked).isPositive();
      assertThat(scene.referee.settled().busy()).isFalse();
    }
  }
}
