package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;

/// A table does not grow without end, whatever people do.
class GrowthTest {
  private static final int SEATS = 40;

  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  @Test
  void aTableHasSoManySeatsAndNoMore() {
    var desk = demo.house.desk(demo.refereesToken);
    var open = desk.open().token();
    while (desk.places().size() < SEATS) {
      desk.invite("Somebody", Place.Role.PLAYER);
    }
    assertThatThrownBy(() -> desk.invite("Somebody", Place.Role.SPECTATOR))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("at most 40");
    assertThatThrownBy(
            () -> demo.house.joining(open).join("Somebody", Place.Role.PLAYER, Optional.empty()))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("at most 40");
    assertThat(demo.house.bringBack(desk.export()).token()).isNotBlank();
  }

  @Test
  void aTableThatComesBackHasNoMoreSeatsEither() {
    var seats = new StringBuilder();
    for (int i = 0; i < SEATS; i++) {
      seats.append("{\"seat\":\"s%d\",\"name\":\"S\",\"role\":\"PLAYER\"},".formatted(i));
    }
    var export =
        demo.house
            .desk(demo.refereesToken)
            .export()
            .replaceFirst("\"seats\":\\[", "\"seats\":[" + seats);
    assertThatThrownBy(() -> demo.house.bringBack(export))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("at most 40");
  }

  @Test
  void answersOnceForAllAreFewAndShort() {
    for (int i = 0; i < 100; i++) {
      assertThat(stand("question-" + i, true)).isInstanceOf(ToSeat.Done.class);
    }
    assertThat(stand("one-more", true)).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(new FromSeat.Stand(Ear.id(), "question-7", Optional.empty())))
        .isInstanceOf(ToSeat.Done.class);
    assertThat(stand("one-more", List.of("x".repeat(3000)))).isInstanceOf(ToSeat.Failed.class);
    assertThat(stand("one-more", true)).isInstanceOf(ToSeat.Done.class);
  }

  private ToSeat stand(String question, Object answer) {
    return demo.maren.ask(new FromSeat.Stand(Ear.id(), question, Optional.of(answer)));
  }

  @Test
  void familiesOfQuestionsAreFew() {
    int taken = 0;
    for (int i = 0; i < 150; i++) {
      var turned =
          new FromSeat.TurnDial(
              Ear.id(), Optional.of("family-" + i), FromSeat.DialSetting.AUTOMATIC);
      taken += demo.referee.ask(turned) instanceof ToSeat.Done ? 1 : 0;
    }
    assertThat(taken).isBetween(50, 100);
  }

  @Test
  void callsThatNobodyHeedsAreFew() {
    int taken = 0;
    for (int i = 0; i < 60; i++) {
      var call = new FromSeat.Call(Ear.id(), "maren", "save", Map.of(), Map.of(), "a save", "");
      taken += demo.referee.ask(call) instanceof ToSeat.Done ? 1 : 0;
    }
    assertThat(taken).isEqualTo(50);
  }
}
