package quintain.table.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Agenda;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Manner;
import quintain.packs.Volume;
import quintain.table.log.Position.Pause;
import quintain.table.log.Position.Rewind;
import quintain.table.log.Position.Running;
import quintain.table.log.Position.Standing;
import quintain.table.store.Envelope;
import quintain.table.store.Snapshot;
import quintain.table.store.Store;

/// The log of one table, folded: how things stand now and how they stood after any entry. Rules are
/// never run again for it.
public final class Chronicle<S extends State, T extends Step, E extends Event> {
  /// A position in the body of a snapshot.
  record Snapped(
      State state,
      List<Step> agenda,
      Optional<Running> running,
      Optional<Pause> pause,
      Manner manner,
      List<Rewind> rewinds,
      List<Position.Call> calls) {}

  private static final int PAGE = 1000;

  /// Where the log is read from.
  interface Shelf {
    Optional<Snapshot> snapshot(long atOrBefore);

    List<Envelope> after(long seq, int limit);
  }

  private final Volume<S, T, E> volume;
  private final Shelf shelf;
  private final LogCodec codec;

  public Chronicle(Volume<S, T, E> volume, Shelf shelf) {
    this.volume = volume;
    this.shelf = shelf;
    this.codec = new LogCodec(volume);
  }

  /// The log of a table in a store.
  static Shelf in(Store store, String table) {
    return new Shelf() {
      @Override
      public Optional<Snapshot> snapshot(long atOrBefore) {
        return store.snapshot(table, atOrBefore);
      }

      @Override
      public List<Envelope> after(long seq, int limit) {
        return store.after(table, seq, limit);
      }
    };
  }

  /// A log that no store keeps yet.
  public static Shelf of(List<Envelope> log) {
    return new Shelf() {
      @Override
      public Optional<Snapshot> snapshot(long atOrBefore) {
        return Optional.empty();
      }

      @Override
      public List<Envelope> after(long seq, int limit) {
        return log.subList((int) seq, (int) Math.min(log.size(), seq + limit));
      }
    };
  }

  public LogCodec codec() {
    return codec;
  }

  // Folding

  /// The position after one more entry. A rewind needs to know how things stood then.
  Position<S, T> after(Position<S, T> before, Logged logged, long seq) {
    return switch (logged) {
      case Logged.Rewound rewound ->
          before.rewound(standingAfter(rewound.to()), new Rewind(seq, rewound.to()));
      case Logged.Arranged arranged -> before.with(arranged.manner());
      case Logged.Called called -> before.calling(called.call());
      case Logged.Heeded heeded -> before.heeding(heeded.key());
      case Logged.OfTheGame game -> before.with(after(before.standing(), game));
      case Logged.Talked _, Logged.Threw _, Logged.Noted _, Logged.Revealed _ -> before;
    };
  }

  private Standing<S, T> after(Standing<S, T> before, Logged.OfTheGame logged) {
    var game = before.game();
    return switch (logged) {
      case Logged.Opened opened -> opened(opened);
      case Logged.Commanded commanded ->
          new Standing<>(
              game.with(step(commanded.command())),
              Optional.of(commanded.running()),
              Optional.empty());
      case Logged.Stepped stepped -> {
        var state = game.state();
        for (var cited : stepped.events()) {
          state =
              volume
                  .book()
                  .rules()
                  .apply(state, volume.book().formats().event().cast(cited.event()));
        }
        yield settled(
            before, new Game<>(state, game.agenda().rest().pushAll(steps(stepped.then()))));
      }
      case Logged.Paused paused ->
          new Standing<>(
              game, before.running(), Optional.of(new Pause(paused.key(), paused.tape())));
      case Logged.Cancelled _ -> settled(before, new Game<>(game.state(), game.agenda().rest()));
      case Logged.Rewound rewound -> standingAfter(rewound.to());
      case Logged.Ruled ruled ->
          new Standing<>(
              new Game<>(volume.under(game.state(), ruled.house()), game.agenda()),
              before.running(),
              before.pause());
    };
  }

  /// A command is over when nothing is left on the agenda.
  private Standing<S, T> settled(Standing<S, T> before, Game<S, T> game) {
    return new Standing<>(
        game, game.agenda().isEmpty() ? Optional.empty() : before.running(), Optional.empty());
  }

  private Standing<S, T> opened(Logged.Opened opened) {
    return new Standing<>(game(opened.state(), opened.agenda()), opened.running(), opened.pause());
  }

  /// The first position of a table.
  Position<S, T> first(Logged.Opened opened) {
    return new Position<>(opened(opened), opened.manner(), List.of(), List.of());
  }

  private Game<S, T> game(State state, List<Step> agenda) {
    return new Game<>(volume.book().formats().state().cast(state), Agenda.of(steps(agenda)));
  }

  private List<T> steps(List<Step> steps) {
    var own = new ArrayList<T>();
    steps.forEach(step -> own.add(step(step)));
    return own;
  }

  private T step(Step step) {
    return volume.book().formats().step().cast(step);
  }

  // Redaction

  /// A position and the entry it follows.
  record At<S, T>(Position<S, T> position, long snapped) {}

  /// How things stand now: the latest snapshot and what followed.
  public At<S, T> now(long last) {
    var snapshot = shelf.snapshot(last);
    long from = snapshot.map(Snapshot::seq).orElse(0L);
    var entries = between(from, last);
    if (snapshot.isEmpty() && entries.isEmpty()) {
      throw new IllegalStateException("a table has no entries");
    }
    int rewound = lastRewind(entries, last);
    Position<S, T> position;
    int begin = 0;
    if (snapshot.isPresent()) {
      position = read(snapshot.get());
    } else {
      position = first((Logged.Opened) codec.read(entries.getFirst()));
      begin = 1;
    }
    for (int i = begin; i < entries.size(); i++) {
      var entry = entries.get(i);
      // Before the last rewind only what is no part of the game still counts.
      if (i >= rewound || !LogCodec.isOfTheGame(entry.kind())) {
        position = after(position, entry);
      } else if (entry.kind().equals(LogCodec.REWOUND)) {
        var rewind = (Logged.Rewound) codec.read(entry);
        position = position.rewound(position.standing(), new Rewind(entry.seq(), rewind.to()));
      }
    }
    return new At<>(position, from);
  }

  private Position<S, T> after(Position<S, T> before, Envelope entry) {
    return after(before, codec.read(entry), entry.seq());
  }

  /// How the game stood after an entry.
  ///
  /// Goes back from rewind to rewind to the first stretch that counts, then folds what counts once.
  public Standing<S, T> standingAfter(long seq) {
    Deque<List<Envelope>> stretches = new ArrayDeque<>();
    long to = seq;
    var snapshot = shelf.snapshot(to);
    long from = snapshot.map(Snapshot::seq).orElse(0L);
    var window = between(from, to);
    while (true) {
      int rewound = lastRewind(window, to);
      stretches.addFirst(stretch(window, rewound + 1, to));
      if (rewound < 0) {
        break;
      }
      to = ((Logged.Rewound) codec.read(window.get(rewound))).to();
      if (to < from) {
        snapshot = shelf.snapshot(to);
        from = snapshot.map(Snapshot::seq).orElse(0L);
        window = between(from, to);
      }
    }
    Position<S, T> position =
        snapshot.isPresent()
            ? read(snapshot.get())
            : first((Logged.Opened) codec.read(stretches.getFirst().getFirst()));
    for (var stretch : stretches) {
      for (Envelope entry : stretch) {
        if (LogCodec.isOfTheGame(entry.kind())) {
          position = after(position, entry);
        }
      }
    }
    return position.standing();
  }

  private static List<Envelope> stretch(List<Envelope> window, int first, long to) {
    return window.subList(first, window.size()).stream()
        .filter(entry -> entry.seq() <= to)
        .toList();
  }

  private static int lastRewind(List<Envelope> entries, long upTo) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).seq() <= upTo && entries.get(i).kind().equals(LogCodec.REWOUND)) {
        return i;
      }
    }
    return -1;
  }

  /// Entries after one up to another.
  public List<Envelope> between(long after, long upTo) {
    var entries = new ArrayList<Envelope>();
    long at = after;
    while (at < upTo) {
      var page = shelf.after(at, (int) Math.min(PAGE, upTo - at));
      if (page.isEmpty()) {
        break;
      }
      entries.addAll(page);
      at = page.getLast().seq();
    }
    return entries;
  }

  // Snapshots

  String write(Position<S, T> position) {
    var standing = position.standing();
    return volume
        .codec()
        .write(
            new Snapped(
                standing.game().state(),
                List.copyOf(standing.game().agenda().steps()),
                standing.running(),
                standing.pause(),
                position.manner(),
                position.rewinds(),
                position.calls()),
            Snapped.class);
  }

  private Position<S, T> read(Snapshot snapshot) {
    var snapped = volume.codec().read(snapshot.body(), Snapped.class);
    return new Position<>(
        new Standing<>(game(snapped.state(), snapped.agenda()), snapped.running(), snapped.pause()),
        snapped.manner(),
        snapped.rewinds(),
        snapped.calls());
  }
}
