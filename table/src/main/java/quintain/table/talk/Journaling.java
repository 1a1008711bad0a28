package quintain.table.talk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.NearMiss;
import quintain.kernel.dice.Faces;
import quintain.table.log.Journal;
import quintain.table.log.Journal.Page;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Position.Running;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Seated;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// What people write into the journal of a table, and who of them reads it.
public final class Journaling {
  private static final int LONGEST_TEXT = 20_000;
  private static final int LONGEST_TITLE = 200;

  private static final int MOST_PAGES_OF_ONE = 200;
  private static final int MOST_CHARACTERS_OF_ONE = 200_000;
  private static final int MOST_SESSIONS = 1_000;

  /// Everyone, among those a page is for.
  private static final String EVERYONE = "*";

  private final OpenTable<?, ?, ?> table;

  Journaling(OpenTable<?, ?, ?> table) {
    this.table = table;
  }

  private Journal journal() {
    return table.log().position().journal();
  }

  // Pages

  void write(Seated chair, FromSeat.Note note) {
    var title = Declined.atMost(LONGEST_TITLE, "A title", note.title()).strip();
    Declined.atMost(LONGEST_TEXT, "A page", note.text());
    var picture = note.picture().orElse("");
    if (title.isEmpty() && note.text().isBlank() && picture.isEmpty()) {
      throw Declined.notAllowed("A page has a title, a text or a picture");
    }
    if (!picture.isEmpty() && !table.gallery().isSeenBy(chair.seat(), picture, journal())) {
      throw new Declined(Declined.STALE, "There is no such picture in the journal");
    }
    var old = note.page().map(key -> changeable(chair, key));
    var author = old.map(Page::by).orElse(chair.seat());
    var readers = readers(chair, author, note.to());
    var page =
        new Page(
            old.map(Page::key).orElseGet(() -> table.premises().tokens().name()),
            title,
            note.text(),
            author,
            readers,
            note.about().orElse(""),
            table.premises().clock().instant().toEpochMilli(),
            picture);
    checkRoom(page);
    // Whoever reads along is told of a page once; it is theirs to look at afterwards.
    var told =
        old.isPresent()
            ? handedOut(old.get().readers(), page)
            : List.of(new Told(toTell(page), "", readers, List.of()));
    news(chair, note, new Logged.Wrote(page, told), readers);
  }

  /// What the log says of a page that is new.
  private static String toTell(Page page) {
    if (!page.title().isEmpty()) {
      return page.title();
    }
    return page.text().isBlank() ? "a picture" : page.text();
  }

  /// A line for those who could not read a page before and can now.
  private static List<Told> handedOut(Hearing before, Page page) {
    if (before.equals(page.readers()) || before.everyone()) {
      return List.of();
    }
    var title = page.title().isEmpty() ? "a page without a title" : page.title();
    if (page.readers().everyone()) {
      return List.of(Told.open(title));
    }
    var fresh = page.readers().seats().stream().filter(seat -> !before.includes(seat)).toList();
    return fresh.isEmpty()
        ? List.of()
        : List.of(new Told(title, "", Narration.only(fresh), List.of()));
  }

  void share(Seated chair, FromSeat.Share share) {
    var page = changeable(chair, share.page());
    var readers = readers(chair, page.by(), share.to());
    var now = page.with(readers);
    news(chair, share, new Logged.Wrote(now, handedOut(page.readers(), now)), readers);
  }

  void erase(Seated chair, FromSeat.Erase erase) {
    var page = changeable(chair, erase.page());
    news(chair, erase, new Logged.Erased(page.key()), Narration.only(List.of(page.by())));
  }

  /// A page that a seat may change. Whoever may not read it does not learn that there is one.
  private Page changeable(Seated chair, String key) {
    var page = journal().pages().get(key);
    if (page == null || !page.readers().includes(chair.seat())) {
      throw new Declined(Declined.STALE, "There is no such page in the journal");
    }
    if (!mayChange(chair.seat(), page)) {
      throw Declined.notAllowed("You may change only what you have written");
    }
    return page;
  }

  private boolean mayChange(String seat, Page page) {
    return page.by().equals(seat) || table.seating().isReferee(seat);
  }

  private Hearing readers(Seated chair, String author, List<String> to) {
    boolean own = to.isEmpty() || to.equals(List.of(chair.seat()));
    if (!own && table.seating().isSpectator(chair.seat())) {
      throw Declined.notAllowed("Those who watch hand nothing out");
    }
    if (to.contains(EVERYONE)) {
      return Hearing.EVERYONE;
    }
    var seats = new ArrayList<String>();
    seats.add(author);
    to.forEach(seat -> seats.add(table.seating().place(seat).seat()));
    return Narration.only(seats);
  }

  private void checkRoom(Page page) {
    var others =
        journal().pages().values().stream()
            .filter(other -> other.by().equals(page.by()) && !other.key().equals(page.key()))
            .toList();
    if (others.size() >= MOST_PAGES_OF_ONE) {
      throw Declined.notAllowed(
          "A journal has room for " + MOST_PAGES_OF_ONE + " pages of one person; erase one first");
    }
    int length = page.length() + others.stream().mapToInt(Page::length).sum();
    var old = journal().pages().get(page.key());
    int all = journal().length() - (old == null ? 0 : old.length()) + page.length();
    if (length > MOST_CHARACTERS_OF_ONE || all > Journal.MOST_CHARACTERS) {
      throw Declined.notAllowed(
          "A journal has room for %,d characters of one person and %,d in all; erase something first"
              .formatted(MOST_CHARACTERS_OF_ONE, Journal.MOST_CHARACTERS));
    }
  }

  // Tables to roll on

  /// What came of a roll on a page, and who may hear of it.
  record OnPage(ToSeat.Said said, Hearing hearing) {}

  /// Rolls on the list of a page that a seat can read. Of the pages that it came from nobody hears
  /// who could not read all of them.
  ///
  /// @param who what people call the seat
  OnPage rolled(String seat, String who, Slash.Table asked, Faces dice) {
    var page = titled(seat, asked.title()).orElseThrow(() -> noSuchPage(seat, asked.title()));
    var rows = RollableTable.of(page.text());
    if (rows.isEmpty()) {
      throw new Declined(
          Declined.NOT_UNDERSTOOD, "The page '" + page.title() + "' has no list to roll on");
    }
    var running = new Running("", seat, seat, asked.mode());
    if (!isHeard(page, running)) {
      throw Declined.notAllowed(
          "Nobody would hear of a blind roll on '"
              + page.title()
              + "': the Referee does not read it");
    }
    var from = new ArrayList<Page>(List.of(page));
    var drawn =
        rows.roll(
            page.title(),
            who,
            dice,
            words ->
                titled(seat, words)
                    .filter(other -> isHeard(other, running))
                    .map(
                        other -> {
                          var called = RollableTable.of(other.text());
                          if (!called.isEmpty()) {
                            from.add(other);
                          }
                          return called;
                        })
                    .filter(called -> !called.isEmpty()));
    var hearing = Hearing.EVERYONE;
    for (Page each : from) {
      hearing = Narration.both(hearing, each.readers());
    }
    var text = who + " rolls on " + page.title() + ": " + drawn.text();
    return new OnPage(
        new ToSeat.Said(text, "", drawn.dice(), "", ""), Narration.within(hearing, running));
  }

  /// Whether anybody hears of a roll on a page: a blind one is for the Referee alone, who may not
  /// read the page.
  private static boolean isHeard(Page page, Running running) {
    return !Narration.within(page.readers(), running).equals(Hearing.NOBODY);
  }

  private Optional<Page> titled(String seat, String title) {
    return readable(seat).filter(page -> page.title().equalsIgnoreCase(title.strip())).findFirst();
  }

  private Stream<Page> readable(String seat) {
    return journal().pages().values().stream().filter(page -> page.readers().includes(seat));
  }

  private Declined noSuchPage(String seat, String title) {
    var advice = NearMiss.advice(title, readable(seat).map(Page::title).toList());
    return new Declined(
        Declined.NOT_UNDERSTOOD, "There is no page '" + title + "' in your journal" + advice);
  }

  // Sessions

  void begin(Seated chair, FromSeat.BeginSession begin) {
    table.seating().onlyReferee(chair.seat());
    var said = Declined.atMost(LONGEST_TITLE, "A title", begin.title()).strip();
    if (journal().isUnderWay()) {
      throw Declined.notAllowed("A session is under way; end it first");
    }
    if (journal().sessions().size() >= MOST_SESSIONS) {
      throw Declined.notAllowed("There are enough sessions at this table");
    }
    var title = said.isEmpty() ? "Session " + (journal().sessions().size() + 1) : said;
    long now = table.premises().clock().instant().toEpochMilli();
    news(
        chair,
        begin,
        new Logged.SessionBegan(title, now, List.of(Told.open(title + " begins"))),
        Hearing.EVERYONE);
  }

  void end(Seated chair, FromSeat.EndSession end) {
    table.seating().onlyReferee(chair.seat());
    if (!journal().isUnderWay()) {
      throw new Declined(Declined.STALE, "No session is under way");
    }
    var title = journal().sessions().getLast().title();
    news(
        chair, end, new Logged.SessionEnded(List.of(Told.open(title + " ends"))), Hearing.EVERYONE);
  }

  private void news(Seated chair, FromSeat frame, Logged logged, Hearing hearing) {
    table.append(chair, frame, List.of(new News(logged, chair.seat(), hearing)));
  }

  /// Any session at the table, in the words that everybody has heard. Whoever forgot to begin one
  /// loses nothing: what was played since the session before belongs to it.
  public void recap(Seated chair, FromSeat.Recap recap) {
    var sessions = journal().sessions();
    if (recap.session() < 1 || recap.session() > sessions.size()) {
      throw new Declined(Declined.STALE, "There is no session " + recap.session());
    }
    var session = sessions.get(recap.session() - 1);
    long first = recap.session() == 1 ? 1 : sessions.get(recap.session() - 2).last() + 1;
    long last = session.isOver() ? session.last() : table.log().last();
    var entries = table.log().pages().open(first, last);
    chair.tell(
        new ToSeat.Recap(recap.id(), Recap.of(session.title(), entries, table.seating()::name)));
  }

  // Reading

  /// The pages that a seat may read, by their keys.
  public Map<String, ToSeat.Page> pages(String seat) {
    var pages = new LinkedHashMap<String, ToSeat.Page>();
    readable(seat).forEach(page -> pages.put(page.key(), told(page, seat)));
    return pages;
  }

  private ToSeat.Page told(Page page, String seat) {
    var readers = page.readers();
    return new ToSeat.Page(
        page.key(),
        page.title(),
        page.text(),
        page.by(),
        readers.everyone()
            ? List.of(EVERYONE)
            : readers.seats().stream().filter(each -> !each.equals(page.by())).toList(),
        page.about(),
        page.at(),
        mayChange(seat, page),
        !page.title().isEmpty() && !RollableTable.of(page.text()).isEmpty(),
        page.picture());
  }

  public List<ToSeat.Session> sessions() {
    return journal().sessions().stream()
        .map(each -> new ToSeat.Session(each.title(), each.at(), each.isOver()))
        .toList();
  }
}
