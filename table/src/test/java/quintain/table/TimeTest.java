package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.table.DemoTable.lines;
import static quintain.table.DemoTable.numbers;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Going back, what-if tables, and tables that leave and come back.
class TimeTest {
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

  private static Object waits(int minutes) {
    return DemoTable.command("let-time-pass", "minutes", minutes);
  }

  private void done(ToSeat reply) {
    assertThat(reply).isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void undoRestoresTheWholeGameAndLeavesTheTalkAlone() {
    demo.automatic();
    done(demo.referee.act("begin-rounds"));
    var before = demo.game();
    done(demo.referee.act("end-rounds"));
    demo.maren.say("oh no");
    assertThat(demo.game()).isNotEqualTo(before);

    done(demo.referee.undo());

    assertThat(demo.game()).isEqualTo(before);
    demo.maren.settled();
    assertThat(lines(demo.maren)).contains("oh no");
    assertThat(numbers(demo.maren))
        .isEqualTo(LongStream.rangeClosed(1, demo.maren.log().size()).boxed().toList());
    var undo = demo.maren.log().getLast();
    assertThat(undo.kind()).isEqualTo("undo");
    assertThat(demo.maren.log().get((int) undo.to() - 1).lines().toString()).contains("Round 1");
  }

  @Test
  void undoSaysWhatIsTakenBack() {
    demo.automatic();
    done(demo.referee.act("begin-rounds"));
    done(demo.referee.act("end-rounds"));
    demo.referee.settled();
    var title = lastCommand();
    done(demo.referee.undo());
    demo.referee.settled();
    demo.maren.settled();

    assertThat(last(demo.referee)).endsWith(" takes back: " + title);
    assertThat(last(demo.maren)).contains(" takes back: ");

    done(demo.referee.undo());
    done(demo.referee.act(waits(10)));
    done(demo.referee.act(waits(20)));
    done(demo.referee.ask(new FromSeat.Rewind(Ear.id(), 1, "too soon")));
    demo.referee.settled();
    assertThat(last(demo.referee)).contains(" takes back: ").endsWith(", and 1 more (too soon)");
  }

  /// The line of the last command as the log has it.
  private String lastCommand() {
    return demo.referee.log().stream()
        .filter(entry -> entry.kind().equals("command"))
        .toList()
        .getLast()
        .lines()
        .getFirst()
        .text();
  }

  private static String last(Ear ear) {
    return ear.log().getLast().lines().getFirst().text();
  }

  @Test
  void undoGoesFurtherBackEachTime() {
    demo.automatic();
    var first = demo.game();
    done(demo.referee.act(waits(10)));
    var second = demo.game();
    done(demo.referee.act(waits(20)));

    done(demo.referee.undo());
    assertThat(demo.game()).isEqualTo(second);
    done(demo.referee.undo());
    assertThat(demo.game()).isEqualTo(first);
    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Failed.class);

    done(demo.referee.act(waits(10)));
    assertThat(demo.game()).isEqualTo(second);
    done(demo.referee.undo());
    assertThat(demo.game()).isEqualTo(first);
    demo.fallDown();
    assertThat(demo.game()).isEqualTo(first);
  }

  @Test
  void whatWasTakenBackIsMarkedAndStandsAgainWhenOneGoesForwardToIt() {
    demo.automatic();
    done(demo.referee.act(waits(10)));
    demo.referee.settled();
    var there = demo.game();
    long here = demo.referee.log().getLast().seq();
    done(demo.referee.act(waits(20)));
    done(demo.referee.ask(new FromSeat.Rewind(Ear.id(), 2, "too soon")));
    assertThat(marked(here)).isTrue();

    done(demo.referee.ask(new FromSeat.Rewind(Ear.id(), here, "after all")));

    assertThat(demo.game()).isEqualTo(there);
    assertThat(marked(here)).isFalse();
    assertThat(marked(here + 1)).isTrue();
  }

  private boolean marked(long number) {
    return demo.referee.chair.before(number + 1, 1).getFirst().undone();
  }

  @Test
  void aPlayerTakesBackOnlyTheirOwnLastCommand() {
    demo.automatic();
    done(demo.maren.act(save("maren")));
    done(demo.maren.undo());
    done(demo.referee.act(waits(10)));

    assertThat(demo.maren.undo()).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(new FromSeat.Rewind(Ear.id(), 1, "")))
        .isInstanceOf(ToSeat.Failed.class);
  }

  /// Nothing is left on its way, and no dice fall again.
  @Test
  void goingBackIntoTheMiddleOfACommandIsGoingBackToItsEnd() {
    demo.automatic();
    demo.referee.settled();
    long command = demo.referee.log().size() + 1L;
    done(demo.referee.act("begin-rounds"));
    var begun = demo.game();
    done(demo.referee.act("end-rounds"));

    done(demo.referee.ask(new FromSeat.Rewind(Ear.id(), command, "")));

    assertThat(demo.game()).isEqualTo(begun);
    assertThat(demo.referee.settled().busy()).isFalse();
    assertThat(lines(demo.referee).stream().filter("Rounds begin"::equals)).hasSize(1);
    demo.fallDown();
    assertThat(demo.game()).isEqualTo(begun);
  }

  @Test
  void oneLooksBackAtAnyMoment() {
    demo.automatic();
    demo.maren.settled();
    long quiet = demo.maren.log().getLast().seq();
    done(demo.referee.act("begin-rounds"));

    assertThat(demo.maren.chair.at(quiet).orElseThrow().order().orElseThrow())
        .doesNotContain("fight");
    demo.maren.settled();
    assertThat(
            demo.maren
                .chair
                .at(demo.maren.log().getLast().seq())
                .orElseThrow()
                .order()
                .orElseThrow())
        .contains("fight");
    assertThat(demo.maren.chair.at(0)).isEmpty();
    assertThat(demo.maren.chair.at(1000)).isEmpty();
  }

  @Test
  void aWhatIfTableBeginsWhereTheOtherStood() {
    demo.automatic();
    var before = demo.game();
    demo.referee.settled();
    long here = demo.referee.log().getLast().seq();
    done(demo.referee.act("begin-rounds"));

    var token = demo.house.desk(demo.refereesToken).fork(here, "What if").token();

    assertThat(demo.table(token).log().position().standing().game()).isEqualTo(before);
    assertThat(demo.game()).isNotEqualTo(before);
    var elsewhere = Ear.greeted(demo.house, token);
    done(elsewhere.act(waits(10)));
    assertThat(elsewhere.hello(0).title()).isEqualTo("What if");
    assertThatThrownBy(() -> demo.house.desk(demo.marensToken).fork(1, "Mine"))
        .isInstanceOf(NotAllowed.class);
  }

  /// Whatever entry of a command one looks at, what is shown is what a what-if table begins with,
  /// and what going back would restore.
  @Test
  void aWhatIfTableStandsAtTheMomentShown() {
    demo.automatic();
    demo.referee.settled();
    long first = demo.referee.log().size() + 1L;
    done(demo.referee.act("begin-rounds"));
    demo.referee.settled();
    var begun = demo.game();
    long last = demo.referee.log().size();
    done(demo.referee.act("end-rounds"));
    assertThat(last).isGreaterThan(first);

    for (long number = first; number <= last; number++) {
      var shown = demo.referee.chair.at(number).orElseThrow();
      var token = demo.house.desk(demo.refereesToken).fork(number, "What if").token();
      assertThat(demo.table(token).log().position().standing().game()).isEqualTo(begun);
      var there = Ear.greeted(demo.house, token);
      assertThat(there.scene.orElseThrow().roster()).isEqualTo(shown.roster());
      assertThat(there.scene.orElseThrow().panels()).isEqualTo(shown.panels());
    }
  }

  @Test
  void aQuestionThatIsOpenIsOpenAtTheWhatIfTableToo() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    done(demo.maren.act(save("maren")));
    var asked = demo.maren.settled().question().orElseThrow();
    demo.referee.settled();
    long now = demo.referee.log().getLast().seq();

    var token = demo.house.desk(demo.refereesToken).fork(now, "What if").token();

    assertThat(demo.table(token).log().position().standing())
        .isEqualTo(demo.table().log().position().standing());
    assertThat(Ear.greeted(demo.house, token).scene.orElseThrow().question()).contains(asked);
  }

  /// Foes who play by themselves would be off before anybody has sat down.
  @Test
  void nobodyPlaysByThemselvesAtAWhatIfTable() {
    done(
        demo.referee.ask(
            new FromSeat.PlayItself(Ear.id(), List.of("captain"), Optional.of("steady"))));

    var token = demo.house.desk(demo.refereesToken).fork(1, "What if").token();

    assertThat(demo.table().log().position().manner().byThemselves()).containsKey("captain");
    assertThat(demo.table(token).log().position().manner().byThemselves()).isEmpty();
  }

  @Test
  void aTableThatLeavesComesBackTheSame() {
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.automatic();
    done(demo.referee.act("begin-rounds"));
    answerDice();
    done(demo.referee.undo());
    demo.referee.say("again");
    done(demo.maren.act(save("maren")));
    var question = demo.maren.settled().question().orElseThrow();
    demo.referee.settled();

    var token = demo.house.bringBack(demo.house.desk(demo.refereesToken).export()).token();

    assertThat(demo.table(token).log().position()).isEqualTo(demo.table().log().position());
    var again = Ear.greeted(demo.house, token);
    assertThat(again.log()).isEqualTo(Ear.greeted(demo.house, demo.refereesToken).log());
    assertThat(again.scene.orElseThrow().question()).contains(question);
  }

  private void answerDice() {
    while (demo.maren.settled().question().isPresent()) {
      done(demo.maren.answer(7));
    }
  }

  @Test
  void whatIsNoTableIsNotLaid() {
    var copy = demo.house.desk(demo.refereesToken).export();
    for (var bad :
        new String[] {
          "",
          "[]",
          "{}",
          "nonsense",
          copy.replace("\"opened\"", "\"closed\""),
          copy.replace("\"seq\":1", "\"seq\":2"),
          copy.replace("REFEREE", "PLAYER"),
          copy.replace("\"quintain\":1", "\"quintain\":9"),
          copy.replace("\"book\":\"" + DemoTable.BOOK, "\"book\":\"no-such"),
        }) {
      assertThatThrownBy(() -> demo.house.bringBack(bad)).isInstanceOf(NotAllowed.class);
    }
    assertThatThrownBy(() -> demo.house.bringBack(demo.house.desk(demo.marensToken).export()))
        .isInstanceOf(NotAllowed.class);
  }
}
