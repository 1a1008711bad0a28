package quintain.table.talk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Seat;
import quintain.kernel.dice.Faces;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Position;
import quintain.table.log.Position.Running;
import quintain.table.log.Redaction;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Portraying;
import quintain.table.play.Seated;
import quintain.table.play.Travelling;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// What people say at a table besides playing: talk, free dice, calls, and the showing of secrets.
public final class Parlance {
  private static final int LONGEST_TITLE = 200;
  private static final int MOST_CALLS = 50;

  private final OpenTable<?, ?, ?> table;
  private final Faces dice;
  private final Journaling journaling;

  public Parlance(OpenTable<?, ?, ?> table) {
    this.table = table;
    this.dice = table.premises().dice();
    this.journaling = new Journaling(table);
  }

  public Journaling journaling() {
    return journaling;
  }

  public void hear(Seated chair, FromSeat.Talk frame) {
    switch (frame) {
      case FromSeat.Say say -> say(chair, say);
      case FromSeat.Call call -> call(chair, call);
      case FromSeat.Uncall uncall -> uncall(chair, uncall);
      case FromSeat.Note note -> journaling.write(chair, note);
      case FromSeat.Share share -> journaling.share(chair, share);
      case FromSeat.Erase erase -> journaling.erase(chair, erase);
      case FromSeat.Portray portray -> Portraying.portray(table, chair, portray);
      case FromSeat.BeginSession begin -> journaling.begin(chair, begin);
      case FromSeat.EndSession end -> journaling.end(chair, end);
      case FromSeat.Reveal reveal -> reveal(chair, reveal);
      case FromSeat.Entitle entitle -> Travelling.entitle(table, chair, entitle);
      case FromSeat.PutAway away -> Travelling.putAway(table, chair, away);
    }
  }

  private void say(Seated chair, FromSeat.Say say) {
    Declined.atMost(Slash.LONGEST, "What is said", say.text());
    var me = chair.seat();
    var name = table.seating().place(me).name();
    switch (Slash.read(say.text(), this::names)) {
      case Slash.Talk talk -> spoken(chair, say, name, talk.text());
      case Slash.Emote emote -> spoken(chair, say, name, name + " " + emote.text());
      case Slash.Whisper whisper -> {
        var other = table.seating().place(whisper.seat()).name();
        told(
            chair,
            say,
            Narration.only(List.of(me, whisper.seat())),
            "(to " + other + ") " + whisper.text());
      }
      case Slash.Dice roll -> {
        var said = roll.thrown(name, dice);
        var hearing = Narration.within(Hearing.EVERYONE, new Running("", me, me, roll.mode()));
        news(chair, say, new Logged.Threw(List.of(told(said, hearing))), hearing);
      }
      case Slash.Table asked -> {
        var rolled = journaling.rolled(me, name, asked, dice);
        var told = List.of(told(rolled.said(), rolled.hearing()));
        news(chair, say, new Logged.Threw(told), rolled.hearing());
      }
      case Slash.Note note ->
          journaling.write(chair, new FromSeat.Note(say.id(), "", note.text(), List.of()));
      case Slash.Help help -> {
        told(chair, say, Narration.only(List.of(me)), help.text());
      }
      case Slash.Wrong wrong -> throw new Declined(Declined.NOT_UNDERSTOOD, wrong.sentence());
    }
  }

  /// Something that everyone hears, with the dice in it.
  private void spoken(Seated chair, FromSeat say, String name, String text) {
    var drawn = RollableTable.inline(text, name, dice);
    if (drawn.dice().isEmpty()) {
      told(chair, say, Hearing.EVERYONE, text);
    } else {
      var said = new ToSeat.Said(drawn.text(), "", drawn.dice(), "", "");
      var told = List.of(told(said, Hearing.EVERYONE));
      news(chair, say, new Logged.Threw(told), Hearing.EVERYONE);
    }
  }

  private Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    table.seating().places().forEach(place -> names.put(place.seat(), place.name()));
    return names;
  }

  private void told(Seated chair, FromSeat frame, Hearing hearing, String text) {
    news(chair, frame, new Logged.Talked(List.of(new Told(text, "", hearing, List.of()))), hearing);
  }

  private static Told told(ToSeat.Said said, Hearing hearing) {
    var rolls = said.dice().stream().map(roll -> new Dice(hearing, roll)).toList();
    return new Told(said.text(), said.clause(), hearing, rolls);
  }

  private void news(Seated chair, FromSeat frame, Logged logged, Hearing hearing) {
    table.append(chair, frame, List.of(new News(logged, chair.seat(), hearing)));
  }

  // Calls

  /// What a seat is called on to roll; the Referee knows of all of it.
  public List<ToSeat.Called> calls(String seat) {
    return table.log().position().calls().stream()
        .filter(call -> call.seat().equals(seat) || table.seating().isReferee(seat))
        .map(
            call ->
                new ToSeat.Called(
                    call.key(),
                    call.seat(),
                    call.command(),
                    call.filled(),
                    call.chosen(),
                    call.what(),
                    call.why()))
        .toList();
  }

  /// A call is said aloud and stands until its seat has done it.
  private void call(Seated chair, FromSeat.Call call) {
    table.seating().onlyReferee(chair.seat());
    Declined.atMost(LONGEST_TITLE, "What is called for", call.what());
    Declined.atMost(LONGEST_TITLE, "A reason", call.why());
    if (table.log().position().calls().size() >= MOST_CALLS) {
      throw Declined.notAllowed("There are enough calls open already; take one back first");
    }
    var to = table.seating().place(call.to()).seat();
    var key = table.premises().tokens().name();
    var why = call.why().isBlank() ? "" : ": " + call.why().strip();
    var said = "Calls for a roll: " + call.what().strip() + why;
    news(
        chair,
        call,
        new Logged.Called(
            new Position.Call(
                key,
                to,
                call.command(),
                call.filled(),
                call.chosen(),
                call.what().strip(),
                call.why().strip()),
            List.of(Told.open(said))),
        Hearing.EVERYONE);
  }

  private void uncall(Seated chair, FromSeat.Uncall uncall) {
    table.seating().onlyReferee(chair.seat());
    var call =
        table.log().position().calls().stream()
            .filter(each -> each.key().equals(uncall.call()))
            .findFirst()
            .orElseThrow(() -> new Declined(Declined.STALE, "Nobody is called on for that"));
    news(
        chair,
        uncall,
        new Logged.Heeded(call.key(), List.of(Told.open("No longer called for: " + call.what()))),
        Hearing.EVERYONE);
  }

  /// Shows everyone what the seat may see of an entry: the Referee any, others their own.
  private void reveal(Seated chair, FromSeat.Reveal reveal) {
    var entry =
        table
            .log()
            .pages()
            .entry(chair.seat(), reveal.seq())
            .orElseThrow(() -> new Declined(Declined.STALE, "There is no entry " + reveal.seq()));
    boolean referee = chair.seat().equals(Seat.REFEREE.id());
    if (!referee && !entry.seat().equals(chair.seat())) {
      throw Declined.notAllowed("You may show others only what is your own");
    }
    var shown = new ArrayList<Told>();
    var logged = table.log().codec().read(entry);
    for (Told line : Redaction.heard(logged.told(), chair.seat())) {
      var open = line.dice().stream().map(each -> new Dice(Hearing.EVERYONE, each.roll())).toList();
      shown.add(new Told(line.text(), line.clause(), Hearing.EVERYONE, open));
    }
    if (shown.isEmpty()) {
      throw Declined.notAllowed("There is nothing to show");
    }
    news(chair, reveal, new Logged.Revealed(entry.seq(), List.copyOf(shown)), Hearing.EVERYONE);
  }
}
