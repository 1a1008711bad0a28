package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.lines;
import static quintain.table.DemoTable.numbers;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.kernel.fate.Draw;
import quintain.table.log.Logged;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;

/// A Referee and players at a table.
class PlayTest {
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
  void everybodySeesWhatTheRefereeBegins() {
    demo.automatic();

    assertThat(demo.referee.act("begin-rounds")).isInstanceOf(ToSeat.Done.class);

    demo.maren.settled();
    assertThat(lines(demo.maren)).contains("Rounds begin");
    assertThat(demo.maren.panels).containsKey("fight");
    assertThat(demo.maren.offers).extracting(ToSeat.Offered::command).contains("attack");
  }

  @Test
  void aQuestionGoesToWhoIsAskedAndTheOthersSeeWhoIsWaitedFor() {
    demo.asking();
    assertThat(demo.maren.act(save("maren"))).isInstanceOf(ToSeat.Done.class);

    var asked = demo.referee.settled();
    assertThat(asked.question()).map(ToSeat.Question::id).contains("risk");
    var waiting = demo.maren.settled();
    assertThat(waiting.question()).isEmpty();
    assertThat(waiting.waiting()).containsExactly("Robin");
    assertThat(waiting.busy()).isTrue();
  }

  @Test
  void nothingElseIsDoneWhileTheTableWaits() {
    demo.asking();
    demo.maren.act(save("maren"));

    assertThat(demo.maren.act(save("maren"))).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.say("we wait")).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.maren.say("/r 1d6")).isInstanceOf(ToSeat.Done.class);
  }

  /// How the table plays may change in the middle of a step: what is on its tape stands, and dice
  /// that fell are never rolled again. Notes are no part of the game.
  @Test
  void theMannerOfPlayingMayChangeWhileTheTableWaits() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.referee.ask(new FromSeat.Judge(Ear.id(), List.of("CRN-SAVE-02")));
    demo.maren.act(save("maren"));
    var question = demo.maren.settled().question().orElseThrow();
    var game = demo.game();

    for (FromSeat frame :
        List.of(
            new FromSeat.Judge(Ear.id(), List.of()),
            new FromSeat.TurnDial(Ear.id(), Optional.of("referee"), FromSeat.DialSetting.CONFIRM),
            new FromSeat.Stand(Ear.id(), "risk", Optional.of(true)),
            new FromSeat.RollByHand(Ear.id(), true, Optional.of("oskar")),
            new FromSeat.Note(Ear.id(), "Later", "Ask about the cold", List.of()))) {
      assertThat(demo.referee.ask(frame)).as("%s", frame).isInstanceOf(ToSeat.Done.class);
    }

    assertThat(demo.game()).isEqualTo(game);
    assertThat(demo.maren.settled().question()).contains(question);
    demo.maren.answer(3);
    demo.maren.settled();
    assertThat(lines(demo.maren)).anyMatch(line -> line.contains("d20: 3"));
    assertThat(lines(demo.maren)).noneMatch(line -> line.contains("given up"));
  }

  @Test
  void whoPutsTheDiceDownInTheMiddleOfARollLetsTheTableRollOn() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.maren.act(save("maren"));

    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), false, Optional.empty()));

    assertThat(demo.maren.settled().busy()).isFalse();
    assertThat(lines(demo.maren)).anyMatch(line -> line.contains("save against the cold"));
  }

  @Test
  void answersLeadOnToTheEndOfTheCommand() {
    demo.asking();
    demo.maren.act(save("maren"));
    answerAll();

    assertThat(demo.maren.settled().busy()).isFalse();
    assertThat(lines(demo.maren)).anyMatch(line -> line.contains("save against the cold"));
  }

  private void answerAll() {
    for (int i = 0; i < 10; i++) {
      var question = demo.referee.settled().question();
      if (question.isEmpty()) {
        return;
      }
      assertThat(demo.referee.answer(question.get().suggestion())).isInstanceOf(ToSeat.Done.class);
    }
    throw new AssertionError("it never ends");
  }

  @Test
  void anAnswerToAQuestionLongPastIsStale() {
    demo.asking();
    demo.maren.act(save("maren"));
    var first = demo.referee.settled().question().orElseThrow();
    demo.referee.answer(first.suggestion());

    assertThat(
            demo.referee.ask(
                new FromSeat.Answer(Ear.id(), first.key(), first.suggestion(), Optional.empty())))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.code()).isEqualTo("stale"));
  }

  @Test
  void anIllegalAnswerLeavesTheQuestionOpen() {
    demo.asking();
    demo.maren.act(save("maren"));
    var before = demo.referee.settled().question().orElseThrow();

    assertThat(demo.referee.answer("perhaps")).isInstanceOf(ToSeat.Failed.class);

    assertThat(demo.referee.settled().question()).contains(before);
  }

  @Test
  void aPlayerDoesNotAnswerForTheReferee() {
    demo.asking();
    demo.maren.act(save("maren"));
    var question = demo.referee.settled().question().orElseThrow();

    assertThat(
            demo.maren.ask(new FromSeat.Answer(Ear.id(), question.key(), true, Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(
            demo.maren.ask(
                new FromSeat.Answer(Ear.id(), question.key(), true, Optional.of("referee"))))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void diceRolledByHandAreAskedForAndMarked() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.maren.act(save("maren"));

    var question = demo.maren.settled().question().orElseThrow();
    assertThat(question.die()).contains(20);
    demo.maren.answer(3);

    demo.referee.settled();
    var rolls =
        demo.referee.log().stream()
            .flatMap(entry -> entry.lines().stream())
            .flatMap(line -> line.dice().stream())
            .toList();
    assertThat(rolls).hasSize(1);
    assertThat(rolls.getFirst().manual()).isTrue();
    assertThat(rolls.getFirst().faces()).containsExactly(new ToSeat.Face(20, 3, true, false));
  }

  @Test
  void theRefereeAnswersForSomebodyWhoIsAway() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.maren.act(save("maren"));
    demo.maren.close();

    assertThat(demo.referee.answer(20)).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.referee.settled().busy()).isFalse();
    assertThat(lines(demo.referee)).anyMatch(line -> line.contains("d20: 20"));
  }

  @Test
  void anAnswerOfTheRefereesForAnotherIsLoggedAsSuch() {
    demo.referee.ask(
        new FromSeat.TurnDial(Ear.id(), Optional.of("referee"), FromSeat.DialSetting.AUTOMATIC));
    demo.referee.ask(
        new FromSeat.Act(
            Ear.id(),
            command("create-character", "id", "newcomer", "seat", "maren"),
            FromSeat.Mode.PUBLIC,
            Optional.empty()));
    assertThat(demo.referee.settled().question()).map(ToSeat.Question::seat).contains("maren");

    demo.referee.answer(demo.referee.scene.orElseThrow().question().orElseThrow().suggestion());

    var tape = new ArrayList<Draw>();
    var table = demo.table();
    table.log().position().standing().pause().ifPresent(pause -> tape.addAll(pause.tape()));
    for (var entry : table.log().chronicle().between(0, table.last())) {
      if (table.log().codec().read(entry) instanceof Logged.Stepped stepped) {
        tape.addAll(stepped.tape());
      }
    }
    assertThat(tape)
        .filteredOn(Draw.Answer.class::isInstance)
        .extracting(draw -> ((Draw.Answer) draw).by())
        .contains(Draw.By.REFEREE);
  }

  @Test
  void theRefereeGivesUpAStepThatWaits() {
    demo.asking();
    demo.maren.act(save("maren"));
    demo.referee.settled();

    assertThat(demo.referee.ask(new FromSeat.CancelStep(Ear.id(), "never mind")))
        .isInstanceOf(ToSeat.Done.class);

    assertThat(demo.maren.settled().busy()).isFalse();
    assertThat(lines(demo.maren)).anyMatch(line -> line.contains("never mind"));
    assertThat(demo.maren.log().getLast().secret()).as("what all may know is no secret").isFalse();
    assertThat(demo.maren.ask(new FromSeat.CancelStep(Ear.id(), "")))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void aStandingAnswerIsGivenWithoutAsking() {
    demo.asking();
    demo.referee.ask(new FromSeat.Stand(Ear.id(), "risk", Optional.of(false)));

    demo.maren.act(save("maren"));

    // Where there is no risk nothing is rolled (CRN-SAVE-01), and so nothing else is asked.
    assertThat(demo.referee.settled().question()).isEmpty();
    assertThat(demo.maren.settled().busy()).isFalse();
    assertThat(demo.referee.log())
        .flatExtracting(ToSeat.Entry::lines)
        .flatExtracting(ToSeat.Said::dice)
        .isEmpty();
  }

  @Test
  void theRefereeJudgesWhereTheyWantTo() {
    demo.automatic();
    demo.referee.ask(new FromSeat.Judge(Ear.id(), List.of("CRN-TURN-02")));
    demo.referee.act("begin-rounds");

    var question = demo.referee.settled().question().orElseThrow();
    assertThat(question.family()).isEqualTo("judge");
    var other = !(Boolean) question.suggestion();
    demo.referee.answer(other);

    var told = other ? "Maren passes" : "Maren fails";
    demo.maren.settled();
    assertThat(lines(demo.maren)).anyMatch(line -> line.startsWith(told));
  }

  @Test
  void theSameFrameHasNoSecondEffect() {
    demo.automatic();
    var frame = new FromSeat.Act("once", save("maren"), FromSeat.Mode.PUBLIC, Optional.empty());
    var first = demo.maren.ask(frame);
    demo.maren.settled();
    int entries = demo.maren.log().size();

    assertThat(demo.maren.ask(frame)).isEqualTo(first);
    demo.fallDown();
    assertThat(demo.maren.ask(frame)).isEqualTo(first);

    demo.maren.settled();
    assertThat(demo.maren.log()).hasSize(entries);
  }

  @Test
  void whoFallsDownInTheMiddleOfAQuestionComesBackToIt() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.maren.act(save("maren"));
    var before = demo.maren.settled().question().orElseThrow();
    var game = demo.game();

    demo.fallDown();

    assertThat(demo.game()).isEqualTo(game);
    assertThat(demo.maren.scene.orElseThrow().question()).contains(before);
    assertThat(demo.maren.answer(11)).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.maren.settled().busy()).isFalse();
    assertThat(lines(demo.maren)).anyMatch(line -> line.contains("d20: 11"));
  }

  @Test
  void thoseWhoWatchDoNotPlay() {
    var token = demo.house.desk(demo.refereesToken).invite("Wim", Place.Role.SPECTATOR).token();
    var watcher = Ear.greeted(demo.house, token);

    assertThat(watcher.act("begin-rounds")).isInstanceOf(ToSeat.Failed.class);
    assertThat(watcher.undo()).isInstanceOf(ToSeat.Failed.class);
    assertThat(watcher.offers).isEmpty();
    assertThat(watcher.panels).containsKey("who-maren");
  }

  @Test
  void playersActForTheirOwnCharactersOnly() {
    assertThat(demo.maren.act(save("oskar"))).isInstanceOf(ToSeat.Refused.class);
    assertThat(demo.maren.act("begin-rounds")).isInstanceOf(ToSeat.Refused.class);
    assertThat(
            demo.maren.ask(
                new FromSeat.Act(
                    Ear.id(), save("oskar"), FromSeat.Mode.PUBLIC, Optional.of("oskar"))))
        .isInstanceOf(ToSeat.Failed.class);
    demo.maren.settled();
    assertThat(demo.maren.log()).hasSize(1);
  }

  @Test
  void whatIsNotUnderstoodChangesNothing() {
    long last = demo.table().last();

    assertThat(demo.referee.act(command("dance", "by", "maren"))).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.referee.act(save("nobody"))).isNotInstanceOf(ToSeat.Done.class);
    assertThat(demo.referee.act("carry-out")).isNotInstanceOf(ToSeat.Done.class);
    assertThat(demo.maren.say("/r 2d")).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.say("x".repeat(10_000))).isInstanceOf(ToSeat.Failed.class);

    assertThat(demo.table().last()).isEqualTo(last);
  }

  @Test
  void manyAtOnceLoseNothingAndKeepTheirOrder() throws InterruptedException {
    var desk = demo.house.desk(demo.refereesToken);
    var ears = new ArrayList<Ear>();
    ears.add(demo.referee);
    ears.add(demo.maren);
    for (String seat : List.of("oskar", "tilda")) {
      ears.add(Ear.greeted(demo.house, desk.rotate(seat).token()));
    }
    var threads = new ArrayList<Thread>();
    for (Ear ear : ears) {
      threads.add(
          Thread.ofVirtual()
              .start(
                  () -> {
                    for (int i = 0; i < 25; i++) {
                      ear.chair.say(new FromSeat.Say(Ear.id(), ear.chair.seat() + " " + i));
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (Ear ear : ears) {
      for (int i = 0; i < 25; i++) {
        ear.until(frame -> frame instanceof ToSeat.Done);
      }
      ear.settled();
    }

    var said = lines(demo.maren);
    for (Ear ear : ears) {
      assertThat(lines(ear)).isEqualTo(said);
      assertThat(numbers(ear)).isEqualTo(LongStream.rangeClosed(1, 101).boxed().toList());
      var own = said.stream().filter(line -> line.startsWith(ear.chair.seat() + " ")).toList();
      assertThat(own)
          .isEqualTo(IntStream.range(0, 25).mapToObj(i -> ear.chair.seat() + " " + i).toList());
    }
  }

  @Test
  void whoWasAwayHearsExactlyWhatTheyMissed() {
    demo.maren.say("one");
    demo.maren.settled();
    long last = demo.maren.log().getLast().seq();
    demo.maren.close();
    demo.referee.say("two");
    demo.referee.say("/w oskar not for maren");
    demo.referee.say("three");

    var again = new Ear(demo.house, demo.marensToken);
    again.hello(last);

    assertThat(lines(again)).containsExactly("two", "three");
    assertThat(numbers(again)).containsExactly(last + 1, last + 2);
  }

  @Test
  void aReasonWhyNotIsShortHoweverLongTheCommandIs() {
    var much = "x".repeat(60_000);

    var refused = (ToSeat.Refused) demo.maren.act(DemoTable.save(much));
    var failed = (ToSeat.Failed) demo.maren.act(DemoTable.command(much));

    assertThat(refused.reason()).hasSizeLessThan(1_100).contains("xxx");
    assertThat(failed.message()).hasSizeLessThan(1_100).contains("xxx");
  }
}
