package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.lines;
import static quintain.table.DemoTable.numbers;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;
import quintain.table.store.Tokens;

/// What a seat may not see never leaves for it, in any frame.
class SecretsTest {
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

  private void hideTheCaptain() {
    assertThat(demo.referee.act(command("reveal", "who", "captain", "secrecy", "unseen")))
        .isInstanceOf(ToSeat.Done.class);
    demo.maren.settled();
  }

  /// What Maren was sent after a moment, in small letters.
  private String sentSince(int mark) {
    demo.maren.settled();
    return demo.maren.everything().substring(mark).toLowerCase(Locale.ROOT);
  }

  private int mark() {
    return demo.maren.everything().length();
  }

  private static void isDense(Ear ear) {
    var numbers = numbers(ear);
    assertThat(numbers).isEqualTo(LongStream.rangeClosed(1, numbers.size()).boxed().toList());
  }

  @Test
  void aHiddenCreatureDoesNotShowInAnyFrame() {
    demo.automatic();
    hideTheCaptain();
    int mark = mark();

    demo.referee.act(save("captain"));
    demo.referee.act(command("telegraph", "who", "captain", "intent", "waits in the reeds"));
    demo.referee.act("begin-rounds");
    demo.referee.act(save("captain"), Mode.PUBLIC);
    demo.referee.settled();

    assertThat(sentSince(mark)).doesNotContain("captain").doesNotContain("reeds\"");
    assertThat(lines(demo.referee)).anyMatch(line -> line.contains("Captain"));
    demo.maren.settled();
    assertThat(demo.maren.roster()).extracting(ToSeat.Figure::id).doesNotContain("captain");
    isDense(demo.maren);
    isDense(demo.referee);
  }

  @Test
  void nobodyFindsOutByAskingAboutThem() {
    demo.automatic();
    hideTheCaptain();

    var hidden = demo.maren.act(save("captain"));
    var nobody = demo.maren.act(save("nobody"));

    assertThat(hidden).isInstanceOf(ToSeat.Refused.class);
    assertThat(((ToSeat.Refused) hidden).reason().replace("captain", "X"))
        .isEqualTo(((ToSeat.Refused) nobody).reason().replace("nobody", "X"));
  }

  @Test
  void waitingForSomethingHiddenShowsNothingAndWhatIsSaidMeanwhileIsHeardLater() {
    demo.asking();
    hideTheCaptain();
    int mark = mark();
    demo.referee.act(save("captain"));
    var question = demo.referee.settled().question().orElseThrow();

    assertThat(demo.maren.settled().busy()).isFalse();
    assertThat(demo.maren.settled().waiting()).isEmpty();
    var early = new FromSeat.Act("early", save("maren"), FromSeat.Mode.PUBLIC, Optional.empty());
    demo.maren.chair.say(early);
    demo.maren.chair.say(new FromSeat.Say("late", "is anybody there?"));
    assertThat(sentSince(mark))
        .as("what is said behind a command waits with it")
        .doesNotContain("captain")
        .doesNotContain("early")
        .doesNotContain("late")
        .doesNotContain("anybody");

    for (var open = Optional.of(question);
        open.isPresent() && open.get().prompt().contains("Captain");
        open = demo.referee.settled().question()) {
      demo.referee.answer(open.get().suggestion());
    }

    demo.maren.until(frame -> frame instanceof ToSeat.Done done && done.id().equals("early"));
    demo.maren.until(frame -> frame instanceof ToSeat.Done done && done.id().equals("late"));
    assertThat(demo.referee.settled().question())
        .map(ToSeat.Question::prompt)
        .hasValueSatisfying(prompt -> assertThat(prompt).contains("Maren"));
  }

  /// What they said before is dropped with the line that they said it over.
  @Test
  void whoeverComesBackAgainAndAgainWhileTheTableWaitsIsHeardInTheEnd() {
    demo.asking();
    hideTheCaptain();
    demo.referee.act(save("captain"));
    var early = new FromSeat.Act("early", save("maren"), FromSeat.Mode.PUBLIC, Optional.empty());
    for (int i = 0; i < 40; i++) {
      demo.maren.chair.say(early);
      demo.maren.settled();
      demo.maren.close();
      demo.maren = Ear.greeted(demo.house, demo.marensToken);
    }
    demo.maren.chair.say(early);
    demo.maren.settled();

    for (var open = demo.referee.settled().question();
        open.isPresent() && open.get().prompt().contains("Captain");
        open = demo.referee.settled().question()) {
      demo.referee.answer(open.get().suggestion());
    }

    var reply =
        demo.maren.until(
            frame ->
                (frame instanceof ToSeat.Done done && done.id().equals("early"))
                    || (frame instanceof ToSeat.Failed failed && failed.id().equals("early")));
    assertThat(reply).isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void aBlindRollIsTheRefereesAlone() {
    demo.automatic();
    int mark = mark();

    assertThat(demo.maren.act(save("maren"), Mode.BLIND)).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.maren.say("/br 1d20 # a portent")).isInstanceOf(ToSeat.Done.class);

    assertThat(sentSince(mark))
        .doesNotContain("portent")
        .doesNotContain("d20")
        .doesNotContain("\"sides\"");
    demo.referee.settled();
    assertThat(lines(demo.referee)).anyMatch(line -> line.contains("portent"));
    assertThat(lines(demo.referee)).anyMatch(line -> line.contains("save against the cold"));
    isDense(demo.maren);
  }

  @Test
  void aBlindRollIsNotRolledByHand() {
    demo.automatic();
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));

    demo.maren.act(save("maren"), Mode.BLIND);

    assertThat(demo.maren.settled().question()).isEmpty();
    assertThat(demo.maren.settled().busy()).isFalse();
  }

  /// Whoever hears what their character sees, and the Referee with them, hears no secret.
  @Test
  void theLogCallsASecretWhatOneIsToldAlone() {
    demo.automatic();
    hideTheCaptain();

    demo.referee.act(save("captain"));
    demo.referee.settled();
    assertThat(last(demo.referee, "step").secret()).as("of somebody unseen").isTrue();
    assertThat(last(demo.referee, "command").secret()).as("given openly").isFalse();

    demo.maren.act(save("maren"), Mode.SELF);
    demo.maren.settled();
    assertThat(last(demo.maren, "step").secret()).as("for oneself").isTrue();

    demo.maren.act(save("maren"), Mode.TO_REFEREE);
    for (Ear ear : List.of(demo.maren, demo.referee)) {
      ear.settled();
      assertThat(last(ear, "command").secret()).as("given in secret").isTrue();
      assertThat(last(ear, "step").secret()).as("one of several who hear it").isFalse();
    }
  }

  private static ToSeat.Entry last(Ear ear, String kind) {
    return ear.log().stream()
        .filter(entry -> entry.kind().equals(kind) && !entry.lines().isEmpty())
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  @Test
  void aRollForOneselfIsNobodyElsesUntilItIsShown() {
    demo.automatic();
    demo.maren.say("/sr 3d6 # my luck");
    demo.maren.settled();
    demo.referee.settled();
    assertThat(demo.referee.everything()).doesNotContain("my luck");
    var entry = demo.maren.log().getLast();
    assertThat(entry.secret()).isTrue();

    assertThat(demo.maren.ask(new FromSeat.Reveal(Ear.id(), entry.seq())))
        .isInstanceOf(ToSeat.Done.class);

    demo.referee.settled();
    var shown = demo.referee.log().getLast();
    assertThat(shown.lines()).isEqualTo(entry.lines());
    assertThat(shown.secret()).isFalse();
    demo.maren.settled();
    assertThat(demo.maren.log().getLast().to()).as("what Maren has shown").isEqualTo(entry.seq());
    assertThat(shown.to()).as("when it was rolled is still nobody's business").isZero();
  }

  @Test
  void whoCountsAsFarAsTheOtherStillLearnsNothingOfWhenItWas() {
    demo.maren.say("/sr 3d6 # my luck");
    var entry = demo.maren.log().getLast();
    demo.referee.say("/sr 3d6 # and mine");

    demo.maren.ask(new FromSeat.Reveal(Ear.id(), entry.seq()));

    demo.referee.settled();
    assertThat(demo.referee.log().getLast().to()).isZero();
    demo.maren.settled();
    assertThat(demo.maren.log().getLast().to()).isEqualTo(entry.seq());
  }

  @Test
  void nobodyShowsWhatIsNotTheirOwn() {
    demo.referee.say("/w maren a secret");
    demo.maren.settled();

    assertThat(demo.maren.ask(new FromSeat.Reveal(Ear.id(), demo.maren.log().getLast().seq())))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void whispersAndNotesGoToWhomTheyAreFor() {
    var token = demo.house.desk(demo.refereesToken).rotate("oskar").token();
    var oskar = Ear.greeted(demo.house, token);
    demo.maren.say("/w oskar behind you");
    demo.maren.ask(new FromSeat.Note(Ear.id(), "Mine", "a private thought", List.of()));
    demo.referee.ask(new FromSeat.Note(Ear.id(), "A letter", "Come at dawn", List.of("maren")));
    demo.referee.ask(new FromSeat.Note(Ear.id(), "The map", "Reeds", List.of("*")));
    oskar.settled();
    demo.maren.settled();
    demo.referee.settled();

    assertThat(lines(oskar)).anyMatch(line -> line.contains("behind you"));
    assertThat(oskar.everything())
        .contains("The map")
        .doesNotContain("private")
        .doesNotContain("dawn");
    assertThat(demo.referee.everything()).doesNotContain("behind you").doesNotContain("private");
    assertThat(demo.maren.everything()).contains("private").contains("dawn");
    isDense(oskar);
    isDense(demo.maren);
    isDense(demo.referee);
  }

  @Test
  void searchAndOldPagesKeepSecretsToo() {
    demo.referee.say("/w oskar the captain is a ghost");
    demo.referee.say("the captain salutes");

    assertThat(demo.maren.chair.search("captain", 10)).hasSize(1);
    assertThat(demo.referee.chair.search("captain", 10)).hasSize(2);
    assertThat(demo.maren.chair.before(Long.MAX_VALUE, 10).toString()).doesNotContain("ghost");
    assertThat(demo.maren.chair.before(2, 10)).extracting(ToSeat.Entry::seq).containsExactly(1L);
  }

  @Test
  void takingBackWhatNobodySawIsNotSeenEither() {
    demo.automatic();
    hideTheCaptain();
    int mark = mark();
    demo.referee.act(save("captain"));

    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Done.class);

    assertThat(sentSince(mark)).doesNotContain("\"undo\"").doesNotContain("captain");
    isDense(demo.maren);
  }

  @Test
  void whatIsDoneInSecretDoesNotKeepAPlayerFromTakingBackTheirs() {
    demo.automatic();
    hideTheCaptain();
    demo.maren.act(save("maren"));
    demo.referee.act(save("captain"));

    assertThat(demo.maren.undo()).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.maren.undo()).isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void aPlayersCopyHoldsWhatThePlayerMaySee() {
    demo.automatic();
    hideTheCaptain();
    demo.referee.say("/w oskar hush");
    demo.referee.act(save("captain"));
    demo.maren.say("all is quiet");

    var copy = demo.house.desk(demo.marensToken).export();

    assertThat(copy).contains("all is quiet").doesNotContain("hush");
    assertThat(copy).doesNotContain("Captain makes").doesNotContain("\"who-captain\"");
    assertThat(copy).doesNotContain(Tokens.hash(demo.marensToken));
  }

  @Test
  void theRefereesCopyHoldsNoInvitationsAndNoPrivateWords() {
    demo.maren.say("/w oskar between us");
    demo.maren.say("/sr 1d20 # mine alone");

    var copy = demo.house.desk(demo.refereesToken).export();

    assertThat(copy)
        .doesNotContain(Tokens.hash(demo.refereesToken))
        .doesNotContain(demo.refereesToken)
        .doesNotContain("between us")
        .doesNotContain("mine alone");
  }

  @Test
  void onlyTheRefereeLearnsWhoIsInvited() {
    assertThat(demo.maren.hello(0).chairs()).noneMatch(ToSeat.Chair::invited);
    assertThat(demo.referee.hello(0).chairs())
        .filteredOn(ToSeat.Chair::invited)
        .extracting(ToSeat.Chair::seat)
        .containsExactly("referee", "maren");
    assertThat(demo.house.desk(demo.marensToken).places())
        .extracting(Place::tokenHash)
        .containsOnly("");
  }
}
