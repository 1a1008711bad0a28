package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static quintain.table.DemoTable.lines;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Place;

/// Notes, handouts and sessions: who reads them, who changes them, and what keeps them.
class JournalTest {
  @TempDir Path folder;
  private DemoTable demo;
  private Ear oskar;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    oskar = Ear.greeted(demo.house, demo.house.desk(demo.refereesToken).rotate("oskar").token());
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private static FromSeat.Note note(String title, String text, String... to) {
    return new FromSeat.Note(Ear.id(), title, text, List.of(to));
  }

  private static FromSeat.Note again(ToSeat.Page page, String text, String... to) {
    return new FromSeat.Note(
        Ear.id(), page.title(), text, List.of(to), Optional.of(page.key()), Optional.empty());
  }

  private static FromSeat.Share share(ToSeat.Page page, String... to) {
    return new FromSeat.Share(Ear.id(), page.key(), List.of(to));
  }

  private static void isDone(ToSeat reply) {
    assertThat(reply).isInstanceOf(ToSeat.Done.class);
  }

  private static void isDeclined(ToSeat reply, String code) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.code()).isEqualTo(code));
  }

  @Test
  void aPageIsForItsReadersAlone() {
    isDone(demo.referee.ask(note("The truth", "The captain is her father")));
    isDone(demo.referee.ask(note("A letter", "Come at dawn", "maren")));
    isDone(demo.maren.ask(note("Mine", "I trust nobody")));
    isDone(demo.referee.ask(note("The map", "Reeds to the *north*", "*")));

    assertThat(demo.referee.journal()).containsOnlyKeys("The truth", "A letter", "The map");
    assertThat(demo.maren.journal()).containsOnlyKeys("A letter", "Mine", "The map");
    assertThat(oskar.journal()).containsOnlyKeys("The map");
    assertThat(oskar.page("The map").text()).isEqualTo("Reeds to the *north*");
    assertThat(demo.maren.everything()).doesNotContain("father").doesNotContain("The truth");
    assertThat(oskar.everything()).doesNotContain("dawn").doesNotContain("trust");
    assertThat(demo.referee.everything()).doesNotContain("trust");
  }

  @Test
  void whatIsSharedLaterIsReadAndToldOfThen() {
    isDone(demo.referee.ask(note("A letter", "Come at dawn")));
    assertThat(demo.maren.journal()).isEmpty();

    isDone(demo.referee.ask(share(demo.referee.page("A letter"), "maren")));

    assertThat(demo.maren.page("A letter").text()).isEqualTo("Come at dawn");
    assertThat(lines(demo.maren)).contains("A letter");
    assertThat(oskar.journal()).isEmpty();
    assertThat(lines(oskar)).doesNotContain("A letter");
  }

  @Test
  void whatIsTakenBackIsGone() {
    isDone(demo.referee.ask(note("A letter", "Come at dawn", "maren", "oskar")));
    assertThat(oskar.journal()).containsKey("A letter");

    isDone(demo.referee.ask(share(demo.referee.page("A letter"), "maren")));

    assertThat(oskar.journal()).isEmpty();
    assertThat(demo.maren.journal()).containsKey("A letter");
  }

  @Test
  void itsAuthorWritesItAnewAndSoDoesTheRefereeWhoReadsIt() {
    isDone(demo.maren.ask(note("What we know", "Little", "*")));
    var page = demo.maren.page("What we know");

    isDone(demo.maren.ask(again(page, "More", "*")));
    assertThat(oskar.page("What we know").text()).isEqualTo("More");
    isDone(demo.referee.ask(again(page, "All of it", "*")));
    assertThat(oskar.page("What we know").text()).isEqualTo("All of it");
    assertThat(oskar.page("What we know").by()).isEqualTo("maren");

    assertThat(oskar.page("What we know").changeable()).isFalse();
    isDeclined(oskar.ask(again(page, "Nothing", "*")), "not-allowed");
    isDeclined(oskar.ask(share(page)), "not-allowed");
    isDeclined(oskar.ask(new FromSeat.Erase(Ear.id(), page.key())), "not-allowed");
    assertThat(oskar.page("What we know").text()).isEqualTo("All of it");
  }

  /// Nobody finds out by its key whether there is a page.
  @Test
  void whoeverCannotReadAPageDoesNotLearnOfIt() {
    isDone(demo.maren.ask(note("Mine", "I trust nobody")));
    var page = demo.maren.page("Mine");

    var none = oskar.ask(new FromSeat.Erase(Ear.id(), "no-such-page"));
    var hidden = oskar.ask(new FromSeat.Erase(Ear.id(), page.key()));
    var referees = demo.referee.ask(again(page, "Read", "*"));

    isDeclined(none, "stale");
    isDeclined(hidden, "stale");
    isDeclined(referees, "stale");
    assertThat(((ToSeat.Failed) hidden).message()).isEqualTo(((ToSeat.Failed) none).message());
  }

  @Test
  void anErasedPageIsGoneForAll() {
    isDone(demo.referee.ask(note("The map", "Reeds", "*")));
    var page = demo.referee.page("The map");

    isDone(demo.referee.ask(new FromSeat.Erase(Ear.id(), page.key())));

    assertThat(demo.referee.journal()).isEmpty();
    assertThat(oskar.journal()).isEmpty();
    isDeclined(demo.referee.ask(new FromSeat.Erase(Ear.id(), page.key())), "stale");
  }

  @Test
  void thoseWhoWatchKeepNotesAndHandNothingOut() {
    var token = demo.house.desk(demo.refereesToken).invite("Wat", Place.Role.SPECTATOR).token();
    try (var wat = Ear.greeted(demo.house, token)) {
      isDone(wat.ask(note("Mine", "They will lose")));
      isDeclined(wat.ask(note("For all", "You will lose", "*")), "not-allowed");
      isDeclined(wat.ask(share(wat.page("Mine"), "*")), "not-allowed");
      assertThat(wat.journal()).containsOnlyKeys("Mine");
    }
  }

  @Test
  void aPageStandsOnTheSheetOfWhomItIsAbout() {
    isDone(
        demo.maren.ask(
            new FromSeat.Note(
                Ear.id(), "Debts", "2 gp", List.of(), Optional.empty(), Optional.of("maren"))));

    assertThat(demo.maren.page("Debts").about()).isEqualTo("maren");
  }

  @Test
  void aQuickNoteFromTheChatIsAPage() {
    isDone(demo.maren.say("/note the key lies under the step"));

    assertThat(demo.maren.page("").text()).isEqualTo("the key lies under the step");
    assertThat(demo.referee.journal()).isEmpty();
  }

  @Test
  void aPageWithAListIsRolledOnByThoseWhoReadIt() {
    isDone(demo.referee.ask(note("Weather", "- hail")));
    isDone(demo.referee.ask(note("The road", "- wolves in [[Weather]]", "*")));
    assertThat(oskar.page("The road").rollable()).isTrue();

    isDone(demo.maren.say("/t The road"));

    oskar.settled();
    assertThat(lines(oskar))
        .as("a table that one may not read is not rolled on")
        .contains("Maren rolls on The road: wolves in Weather");
    isDeclined(oskar.say("/t Weather"), "not-understood");
    isDone(demo.maren.ask(note("Prose", "no list")));
    isDeclined(demo.maren.say("/t Prose"), "not-understood");
  }

  @Test
  void aRollOnAPageIsHeardByItsReadersAlone() {
    isDone(demo.referee.ask(note("What crosses the fen", "- 2x a drowned bell")));
    isDone(demo.referee.ask(note("The letter", "- come at dawn", "maren")));
    isDone(demo.referee.ask(note("The road", "- reeds", "*")));

    isDone(demo.referee.say("/t what crosses the fen"));
    isDone(demo.maren.say("/t The letter"));
    isDone(demo.referee.say("/gmt The letter"));
    isDone(demo.referee.say("/t The road"));

    demo.maren.settled();
    oskar.settled();
    assertThat(lines(demo.referee)).contains("Robin rolls on What crosses the fen: a drowned bell");
    assertThat(demo.referee.log().getLast().secret()).as("all read The road").isFalse();
    assertThat(lines(demo.maren))
        .contains("Maren rolls on The letter: come at dawn", "Robin rolls on The road: reeds")
        .doesNotContain("Robin rolls on The letter: come at dawn");
    assertThat(lines(oskar)).contains("Robin rolls on The road: reeds");
    assertThat(oskar.everything()).doesNotContain("The letter").doesNotContain("dawn");
    for (Ear player : List.of(demo.maren, oskar)) {
      assertThat(player.everything()).doesNotContain("crosses the fen").doesNotContain("bell");
    }
  }

  /// Whoever sits down later reads no more of what was rolled before, and neither does whoever gets
  /// the page later.
  @Test
  void aRollOnAPageStaysWithThoseWhoReadItThen() {
    isDone(demo.referee.ask(note("What crosses the fen", "- a drowned bell")));
    isDone(demo.referee.say("/t What crosses the fen"));

    isDone(demo.referee.ask(share(demo.referee.page("What crosses the fen"), "oskar")));
    var desk = demo.house.desk(demo.refereesToken);
    try (var jo = Ear.greeted(demo.house, desk.invite("Jo", Place.Role.PLAYER).token())) {
      jo.log();
      assertThat(jo.everything()).doesNotContain("crosses the fen").doesNotContain("bell");
    }
    assertThat(oskar.journal()).containsKey("What crosses the fen");
    assertThat(lines(oskar)).noneMatch(line -> line.contains("rolls on"));
  }

  /// A row may call another page: the roll is for those who read both.
  @Test
  void whatAnotherPageAddsIsForItsReadersAlone() {
    isDone(demo.referee.ask(note("Weather", "- hail", "maren")));
    isDone(demo.referee.ask(note("The road", "- wolves in [[Weather]]", "*")));

    isDone(demo.referee.say("/t The road"));

    demo.maren.settled();
    oskar.settled();
    assertThat(lines(demo.maren)).contains("Robin rolls on The road: wolves in hail");
    assertThat(lines(oskar)).noneMatch(line -> line.contains("rolls on"));
    assertThat(oskar.everything()).doesNotContain("hail");
  }

  /// A blind roll is for the Referee alone: of a page that the Referee does not read nobody would
  /// hear.
  @Test
  void aBlindRollNeedsAPageThatTheRefereeReads() {
    isDone(demo.maren.ask(note("Mine", "- I trust nobody")));
    isDone(demo.maren.ask(note("Ours", "- [[Mine]]", "referee")));

    isDeclined(demo.maren.say("/bt Mine"), "not-allowed");
    isDone(demo.maren.say("/bt Ours"));

    demo.referee.settled();
    assertThat(lines(demo.referee)).contains("Maren rolls on Ours: Mine");
    assertThat(lines(demo.maren)).noneMatch(line -> line.contains("rolls on"));
    assertThat(demo.referee.everything()).doesNotContain("trust");
  }

  @Test
  void diceInASentenceAreRolled() {
    isDone(demo.maren.say("a pebble: [[1d1]], and [[no dice]]"));

    oskar.settled();
    assertThat(lines(oskar)).contains("a pebble: 1, and [[no dice]]");
  }

  // Bounds

  @Test
  void onePersonHasRoomForSoManyPagesAndNoMore() {
    for (int i = 0; i < 200; i++) {
      isDone(demo.maren.ask(note("Page " + i, "text")));
    }
    isDeclined(demo.maren.ask(note("Page 200", "text")), "not-allowed");
    var first = demo.maren.page("Page 0");
    isDone(demo.maren.ask(again(first, "another text")));
    isDone(demo.maren.ask(new FromSeat.Erase(Ear.id(), first.key())));
    isDone(demo.maren.ask(note("Page 200", "text")));
    isDone(demo.referee.ask(note("Mine", "others have their own room")));
  }

  @Test
  void onePersonHasRoomForSoManyCharacters() {
    for (int i = 0; i < 9; i++) {
      isDone(demo.maren.ask(note("Page", "x".repeat(20_000))));
    }
    isDeclined(demo.maren.ask(note("Page", "x".repeat(20_000))), "not-allowed");
    isDeclined(demo.maren.ask(note("Page", "x".repeat(20_001))), "too-long");
    isDeclined(demo.maren.ask(note(" ", " ")), "not-allowed");
  }

  // What keeps it

  @Test
  void takingBackACommandLeavesTheJournalAlone() {
    demo.automatic();
    demo.maren.act(DemoTable.save("maren"));
    isDone(demo.referee.ask(note("The map", "Reeds", "*")));

    isDone(demo.referee.undo());

    assertThat(oskar.journal()).containsKey("The map");
  }

  @Test
  void anotherServerHasTheSameJournal() {
    isDone(demo.referee.ask(note("The truth", "Her father")));
    isDone(demo.referee.ask(note("The map", "Reeds", "*")));
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "The causeway")));

    demo.fallDown();

    assertThat(demo.referee.journal()).containsOnlyKeys("The truth", "The map");
    assertThat(demo.maren.journal()).containsOnlyKeys("The map");
    assertThat(demo.maren.sessions)
        .extracting(ToSeat.Session::title, ToSeat.Session::over)
        .containsExactly(tuple("The causeway", false));
  }

  @Test
  void aCopyAndAForkBringItAlong() {
    isDone(demo.referee.ask(note("The truth", "Her father")));
    isDone(demo.referee.ask(note("The map", "Reeds", "*")));
    isDone(demo.maren.ask(note("Mine", "I trust nobody")));
    isDone(demo.maren.ask(note("Ours", "Said later")));
    isDone(demo.maren.ask(share(demo.maren.page("Ours"), "*")));
    var desk = demo.house.desk(demo.refereesToken);

    var export = desk.export();
    assertThat(export).contains("Her father").contains("Said later").doesNotContain("trust");
    for (String token :
        List.of(
            demo.house.bringBack(export).token(),
            desk.copy("Again").token(),
            desk.fork(1, "What if").token())) {
      try (var referee = Ear.greeted(demo.house, token);
          var maren = Ear.greeted(demo.house, demo.house.desk(token).rotate("maren").token())) {
        assertThat(referee.journal()).containsOnlyKeys("The truth", "The map", "Ours");
        assertThat(maren.journal()).containsKeys("The map", "Ours").doesNotContainKey("The truth");
      }
    }
  }

  // Sessions

  @Test
  void theRefereeOpensAndClosesAnEvening() {
    isDeclined(demo.maren.ask(new FromSeat.BeginSession(Ear.id(), "Mine")), "not-allowed");
    isDeclined(demo.referee.ask(new FromSeat.EndSession(Ear.id())), "stale");
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "")));
    isDeclined(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "Twice")), "not-allowed");
    isDone(demo.referee.ask(new FromSeat.EndSession(Ear.id())));
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "The mill")));

    demo.maren.settled();
    assertThat(demo.maren.sessions)
        .extracting(ToSeat.Session::title, ToSeat.Session::over)
        .containsExactly(tuple("Session 1", true), tuple("The mill", false));
    assertThat(lines(demo.maren)).contains("Session 1 begins", "Session 1 ends", "The mill begins");
  }

  /// Of another session, taken back or heard by some alone: none of it is told again.
  @Test
  void aRecapTellsWhatEverybodyHasHeardInTheSession() {
    demo.automatic();
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "The road")));
    demo.referee.say("/r 3d6 # before it");
    isDone(demo.referee.ask(new FromSeat.EndSession(Ear.id())));
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "The causeway")));
    demo.maren.say("/r 1d1 # a pebble");
    demo.referee.say("/br 1d20 # in secret");
    demo.referee.ask(note("The truth", "Her father"));
    demo.maren.act(DemoTable.save("maren"));
    demo.maren.undo();
    isDone(demo.referee.ask(new FromSeat.EndSession(Ear.id())));
    demo.maren.say("/r 2d8 # after it");

    var recap = recap(2);

    assertThat(recap)
        .startsWith("# The causeway\n")
        .contains("- Maren\n")
        .contains("- Robin\n")
        .doesNotContain("3d6")
        .doesNotContain("2d8")
        .doesNotContain("1d20")
        .doesNotContain("acted")
        .doesNotContain("father");
    isDeclined(oskar.ask(new FromSeat.Recap(Ear.id(), 3)), "stale");
  }

  private String recap(int session) {
    return ((ToSeat.Recap) oskar.ask(new FromSeat.Recap(Ear.id(), session))).text();
  }

  /// Nobody loses an evening because nobody began it.
  @Test
  void whatWasPlayedSinceTheSessionBeforeBelongsToTheNext() {
    demo.maren.say("Good evening");
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "The road")));
    isDone(demo.referee.ask(new FromSeat.EndSession(Ear.id())));
    isDone(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "The mill")));
    isDone(demo.referee.ask(new FromSeat.EndSession(Ear.id())));

    assertThat(recap(1)).startsWith("# The road\n").contains("- Maren\n");
    assertThat(recap(2)).startsWith("# The mill\n").doesNotContain("Maren");
  }
}
