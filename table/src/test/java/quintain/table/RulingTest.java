package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.lines;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// House rules that change while a table is played at.
class RulingTest {
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

  private static FromSeat rule(String name, Object value, String reason) {
    return new FromSeat.Rule(Ear.id(), name, value, reason);
  }

  private String minDamage() {
    return String.valueOf(demo.house.desk(demo.refereesToken).house().get("minDamage"));
  }

  @Test
  void theRefereeRulesWithAReasonAndEverybodyReadsIt() {
    assertThat(minDamage()).isEqualTo("0");

    assertThat(demo.referee.ask(rule("minDamage", "1", "no more scratches")))
        .isInstanceOf(ToSeat.Done.class);

    assertThat(minDamage()).isEqualTo("1");
    demo.maren.settled();
    var entry = demo.maren.log().getLast();
    assertThat(entry.kind()).isEqualTo("ruling");
    assertThat(entry.lines())
        .extracting(ToSeat.Said::text)
        .containsExactly(
            "From here on: The least damage of a blow: 1 (was: 0). Why: no more scratches");
  }

  @Test
  void aRulingOutlivesTheHouse() {
    demo.referee.ask(rule("critAgain", "SAVE_OR_DIE", "harsher"));
    var game = demo.game();

    demo.fallDown();

    assertThat(demo.game()).isEqualTo(game);
    assertThat(demo.house.desk(demo.refereesToken).house())
        .containsEntry("critAgain", "save-or-die");
  }

  @Test
  void aRulingIsTakenBackLikeACommandAndMarkedSo() {
    var before = demo.game();
    demo.referee.ask(rule("minDamage", 1, "harsher"));
    long ruled = demo.referee.log().getLast().seq();

    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Done.class);

    assertThat(demo.game()).isEqualTo(before);
    assertThat(demo.referee.chair.before(ruled + 1, 1).getFirst().undone()).isTrue();
  }

  @Test
  void aRulingGoesAlongWithTheTable() {
    demo.referee.ask(rule("minDamage", 1, "harsher"));

    var copy = demo.house.bringBack(demo.house.desk(demo.refereesToken).export());

    assertThat(demo.house.desk(copy.token()).house()).containsEntry("minDamage", 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "minDamge  | 1 | harsher | did you mean 'minDamage'",
        "minDamage | 5 | harsher | minDamage is 0 or 1, not 5",
        "minDamage | 0 | as ever | The house plays it so already",
        "minDamage | 1 | ''      | Say why",
      })
  void whatCannotBeRuledChangesNothing(String name, String value, String reason, String why) {
    var before = demo.game();

    var said = demo.referee.ask(rule(name, value, reason));

    assertThat(said)
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.message()).contains(why));
    assertThat(demo.game()).isEqualTo(before);
  }

  @Test
  void nobodyRulesButTheRefereeAndNotWhileTurnsAreTakenOrAQuestionIsOpen() {
    assertThat(demo.maren.ask(rule("minDamage", 1, "please"))).isInstanceOf(ToSeat.Failed.class);

    demo.automatic();
    demo.referee.act("begin-rounds");
    assertThat(demo.referee.ask(rule("minDamage", 1, "harsher")))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.message()).contains("between fights"));
    demo.referee.act("end-rounds");

    demo.asking();
    demo.maren.act(DemoTable.save("maren"));
    assertThat(demo.referee.ask(rule("minDamage", 1, "harsher")))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.code()).isEqualTo("waiting"));
    assertThat(lines(demo.referee)).noneMatch(line -> line.startsWith("From here on"));
  }
}
