package quintain.table.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Turn;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Position.Pause;
import quintain.table.log.Redaction;
import quintain.table.protocol.FromSeat;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// Takes the game back: the last command, or everything since some entry of the log. Nothing that
/// was stored is lost; going back is an entry of its own.
final class Rewinding<S extends State, T extends Step, E extends Event> {
  private final OpenTable<S, T, E> table;
  private final OpenQuestion<S, T, E> question;
  private final Execution<S, T, E> execution;
  private final SelfPlay<S, T, E> selfPlay;

  Rewinding(
      OpenTable<S, T, E> table,
      OpenQuestion<S, T, E> question,
      Execution<S, T, E> execution,
      SelfPlay<S, T, E> selfPlay) {
    this.table = table;
    this.question = question;
    this.execution = execution;
    this.selfPlay = selfPlay;
  }

  void undo(Seated chair, FromSeat.Undo undo) {
    table.seating().onlyPlayers(chair.seat());
    if (question.hasToWait(chair, undo)) {
      return;
    }
    var command = lastStanding(chair.seat());
    if (command.isEmpty()
        || (!table.seating().isReferee(chair.seat()) && !command.get().by().equals(chair.seat()))) {
      throw Declined.notAllowed(
          table.seating().isReferee(chair.seat())
              ? "There is nothing to take back"
              : "You may take back a command of your own, while it is the last");
    }
    goBack(chair, undo, command.get().seq() - 1, undo.reason());
  }

  private record Given(long seq, String by) {}

  /// The last command, ruling, content or scene laid anew that was not taken back. The first scene
  /// is where a table begins, and stays. What somebody did by themselves is taken back with what a
  /// person did before: otherwise they would only do it again. Of what a seat knows nothing of, it
  /// must not learn either that it was the last.
  private Optional<Given> lastStanding(String seat) {
    long upTo = table.log().last();
    var kinds =
        List.of(
            LogCodec.COMMANDED,
            LogCodec.RULED,
            LogCodec.STOCKED,
            LogCodec.OPENED,
            LogCodec.REWOUND);
    while (upTo > 1) {
      var found = table.premises().store().ofKinds(table.id(), kinds, upTo, 1);
      if (found.isEmpty()) {
        break;
      }
      var entry = found.getFirst();
      if (table.log().codec().read(entry) instanceof Logged.Rewound rewound) {
        upTo = rewound.to();
      } else if (entry.seat().isEmpty()
          || (!table.seating().isReferee(seat) && isUnheard(seat, entry.seq(), upTo))) {
        upTo = entry.seq() - 1;
      } else {
        return Optional.of(new Given(entry.seq(), entry.seat()));
      }
    }
    return Optional.empty();
  }

  /// Whether a seat has heard nothing of a command and all that came of it.
  private boolean isUnheard(String seat, long from, long to) {
    return table.log().chronicle().between(from - 1, to).stream()
        .noneMatch(entry -> LogCodec.isOfTheGame(entry.kind()) && entry.hearing().includes(seat));
  }

  void rewind(Seated chair, FromSeat.Rewind rewind) {
    table.seating().onlyReferee(chair.seat());
    if (question.hasToWait(chair, rewind)) {
      return;
    }
    if (rewind.to() < 1 || rewind.to() > table.log().count(chair.seat())) {
      throw new Declined(Declined.STALE, "There is no entry " + rewind.to());
    }
    long to = table.log().moment(chair.seat(), rewind.to()).seq();
    goBack(chair, rewind, to, rewind.reason());
  }

  private void goBack(Seated chair, FromSeat frame, long to, String why) {
    var reason = Declined.reason(why);
    selfPlay.forget();
    var then = table.log().chronicle().standingAfter(to);
    var news = new ArrayList<News>();
    news.add(
        new News(
            new Logged.Rewound(to, reason, List.of(told(chair.seat(), to, reason))),
            chair.seat(),
            whoSaw(to, chair.seat())));
    Turn.Waiting next = null;
    if (!then.game().agenda().isEmpty()) {
      var running = then.running().orElseGet(question::running);
      execution.startOver(running);
      var tape = then.pause().map(Pause::tape).orElse(List.of());
      var turn = execution.resume(then.game(), tape, running);
      next = execution.proceed(turn, running, news);
    }
    table.append(chair, frame, news);
    execution.now(next);
  }

  /// What is taken back, as it stands in the log: to everybody what all have read of it, to the
  /// Referee all commands, by their titles.
  private Told told(String seat, long to, String reason) {
    var titles = new ArrayList<String>();
    var read = new ArrayList<String>();
    var runs = new HashSet<String>();
    for (var entry : table.log().chronicle().between(to, table.log().last())) {
      if (table.log().position().isUndone(entry.seq())) {
        continue;
      }
      var logged = table.log().codec().read(entry);
      if (logged instanceof Logged.Commanded commanded && !entry.seat().isEmpty()) {
        runs.add(commanded.running().run());
        if (entry.hearing().includes(Seat.REFEREE.id())) {
          titles.addAll(firstText(commanded.told(), Seat.REFEREE.id()));
        }
      } else if (logged instanceof Logged.Stepped stepped
          && entry.hearing().everyone()
          && runs.contains(stepped.run())) {
        var lines = stepped.told().stream().filter(line -> line.hearing().everyone()).toList();
        var first = firstText(lines, "");
        if (!first.isEmpty()) {
          runs.remove(stepped.run());
          read.addAll(first);
        }
      } else if (logged instanceof Logged.Ruled
          || logged instanceof Logged.Stocked
          || logged instanceof Logged.Opened) {
        titles.addAll(firstText(logged.told(), Seat.REFEREE.id()));
        if (entry.hearing().everyone()) {
          read.addAll(firstText(logged.told(), ""));
        }
      }
    }
    var name = table.seating().name(seat);
    var text = takesBack(name, read, reason);
    var inFull = takesBack(name, titles, reason);
    return new Told(
        text, "", Hearing.EVERYONE, List.of(), inFull.equals(text) ? "" : inFull, "", "");
  }

  private static List<String> firstText(List<Told> told, String seat) {
    return Redaction.heard(told, seat).stream()
        .map(Told::text)
        .filter(text -> !text.isEmpty())
        .limit(1)
        .toList();
  }

  /// The last of them by name: it is what somebody wants undone.
  private static String takesBack(String name, List<String> what, String reason) {
    int others = what.size() - 1;
    var words =
        what.isEmpty()
            ? " takes the game back"
            : " takes back: "
                + what.getLast()
                + (others == 0 ? "" : ", and %d more".formatted(others));
    return name + words + (reason.isEmpty() ? "" : " (%s)".formatted(reason));
  }

  /// Who saw anything of what is taken back, and so may know that it is.
  private Hearing whoSaw(long to, String by) {
    var hearings = new ArrayList<Hearing>();
    hearings.add(Narration.only(List.of(by, Seat.REFEREE.id())));
    for (var entry : table.log().chronicle().between(to, table.log().last())) {
      if (LogCodec.isOfTheGame(entry.kind())) {
        hearings.add(entry.hearing());
        if (entry.hearing().everyone()) {
          break;
        }
      }
    }
    return Narration.union(hearings);
  }
}
