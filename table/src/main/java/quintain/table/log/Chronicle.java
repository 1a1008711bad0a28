package quintain.table.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
import quintain.table.store.Records;
import quintain.table.store.Records.Flaw;
import quintain.table.store.Snapshot;

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
      List<Position.Call> calls,
      Map<String, String> portraits,
      Optional<Journal> journal,
      Optional<Scenes> scenes,
      Optional<Scenes.Whereabouts> where,
      Optional<Workshop> workshop) {}

  private static final System.Logger LOG = System.getLogger(Chronicle.class.getName());

  static final int PAGE = 1000;

  /// Where the log is read from.
  interface Shelf {
    Optional<Snapshot> snapshot(long atOrBefore);

    List<Envelope> after(long seq, int limit);

    /// The first entry after one that is not as it was written.
    Optional<Flaw> flaw(long after);
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
  static Shelf in(Records store, String table) {
    return new Shelf() {
      @Override
      public Optional<Snapshot> snapshot(long atOrBefore) {
        return store.snapshot(table, atOrBefore);
      }

      @Override
      public List<Envelope> after(long seq, int limit) {
        return store.after(table, seq, limit);
      }

      @Override
      public Optional<Flaw> flaw(long after) {
        return store.flaw(table, after);
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

      @Override
      public Optional<Flaw> flaw(long after) {
        return Optional.empty();
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
      case Logged.Rewound rewound -> {
        long to = to(rewound, seq);
        yield before.rewound(standingAfter(to), new Rewind(seq, to));
      }
      case Logged.Arranged arranged -> before.with(arranged.manner());
      case Logged.Portrayed portrayed -> before.portraying(portrayed.who(), portrayed.colour());
      case Logged.Called called -> before.calling(called.call());
      case Logged.Heeded heeded -> before.heeding(heeded.key());
      case Logged.Wrote wrote -> before.with(before.journal().with(wrote.page()));
      case Logged.Erased erased -> before.with(before.journal().without(erased.page()));
      case Logged.Made made -> before.with(before.workshop().with(made.own()));
      case Logged.Filed filed -> before.with(before.workshop().with(filed.paper()));
      case Logged.Unmade unmade -> before.with(before.workshop().without(unmade.entry()));
      case Logged.SessionBegan began ->
          before.with(before.journal().beginning(began.title(), seq, began.at()));
      case Logged.SessionEnded _ -> before.with(before.journal().ending(seq));
      case Logged.Prepared prepared -> before.with(before.scenes().with(prepared, seq));
      case Logged.PutAway away -> before.with(before.scenes().without(away.scene()));
      case Logged.OfTheGame game -> before.with(after(before.standing(), game, seq));
      case Logged.Talked _, Logged.Threw _, Logged.Noted _, Logged.Pictured _, Logged.Revealed _ ->
          before;
    };
  }

  private Standing<S, T> after(Standing<S, T> before, Logged.OfTheGame logged, long seq) {
    var game = before.game();
    return switch (logged) {
      case Logged.Opened opened -> opened(opened, where(before.where(), opened, seq));
      case Logged.Commanded commanded ->
          new Standing<>(
              game.with(step(commanded.command())),
              Optional.of(commanded.running()),
              Optional.empty(),
              before.where());
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
              game,
              before.running(),
              Optional.of(new Pause(paused.key(), paused.tape())),
              before.where());
      case Logged.Cancelled _ -> settled(before, new Game<>(game.state(), game.agenda().rest()));
      case Logged.Rewound rewound -> standingAfter(rewound.to());
      case Logged.Ruled ruled ->
          new Standing<>(
              new Game<>(volume.under(game.state(), ruled.house()), game.agenda()),
              before.running(),
              before.pause(),
              before.where());
      case Logged.Stocked stocked ->
          new Standing<>(
              new Game<>(stocked(game.state(), stocked), game.agenda()),
              before.running(),
              before.pause(),
              before.where());
    };
  }

  private S stocked(S state, Logged.Stocked stocked) {
    var kind = volume.kind(stocked.kind());
    var entry = volume.codec().fromPlain(stocked.fields(), kind.entry());
    return volume.stocked(state, volume.stock(state).putting(kind, entry));
  }

  /// A command is over when nothing is left on the agenda.
  private Standing<S, T> settled(Standing<S, T> before, Game<S, T> game) {
    return new Standing<>(
        game,
        game.agenda().isEmpty() ? Optional.empty() : before.running(),
        Optional.empty(),
        before.where());
  }

  private Standing<S, T> opened(Logged.Opened opened, Scenes.Whereabouts where) {
    return new Standing<>(
        game(opened.state(), opened.agenda()), opened.running(), opened.pause(), where);
  }

  private static Scenes.Whereabouts where(
      Scenes.Whereabouts before, Logged.Opened opened, long seq) {
    return opened.scene().isEmpty() ? before : before.opening(opened.scene(), opened.came(), seq);
  }

  /// The first position of a table.
  Position<S, T> first(Logged.Opened opened) {
    return new Position<>(
        opened(opened, beginning(opened)),
        opened.manner(),
        List.of(),
        List.of(),
        Map.of(),
        Journal.EMPTY,
        Scenes.NONE,
        Workshop.EMPTY);
  }

  /// What-if tables begin in the scene that they were tried from.
  private static Scenes.Whereabouts beginning(Logged.Opened opened) {
    return opened.scene().isEmpty()
        ? Scenes.Whereabouts.BEGINNING
        : new Scenes.Whereabouts(opened.scene(), Map.of());
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
  public record At<S, T>(Position<S, T> position, long snapped) {}

  /// How things stand now: the latest snapshot and what followed. Throws [Damaged] if what followed
  /// is not as it was written, or cannot be folded.
  public At<S, T> now(long last) {
    var base = base(last);
    shelf
        .flaw(base.seq())
        .ifPresent(
            flaw -> {
              throw new Damaged(flaw);
            });
    var entries = between(base.seq(), last);
    int rewound = lastRewind(entries, last);
    var position = base.position();
    for (int i = 0; i < entries.size(); i++) {
      var entry = entries.get(i);
      // Before the last rewind only what is no part of the game still counts.
      if (position == null || i >= rewound || !LogCodec.isOfTheGame(entry.kind())) {
        position = after(position, entry);
      } else if (entry.kind().equals(LogCodec.REWOUND)) {
        position = position.rewound(position.standing(), new Rewind(entry.seq(), to(entry)));
      }
    }
    if (position == null) {
      throw new Damaged(new Flaw(1, "is missing"));
    }
    return new At<>(position, base.seq());
  }

  /// What is folded upon: a position after an entry; none before the first.
  private record Base<S, T>(@Nullable Position<S, T> position, long seq) {}

  /// The latest snapshot at or before an entry that can be read.
  private Base<S, T> base(long seq) {
    for (var snapshot = shelf.snapshot(seq);
        snapshot.isPresent();
        snapshot = shelf.snapshot(snapshot.get().seq() - 1)) {
      try {
        return new Base<>(read(snapshot.get()), snapshot.get().seq());
      } catch (RuntimeException e) {
        // A missing snapshot costs time, never truth.
        LOG.log(System.Logger.Level.WARNING, "a snapshot cannot be read", e);
      }
    }
    return new Base<>(null, 0);
  }

  /// The position after one more entry, or after the first.
  Position<S, T> after(@Nullable Position<S, T> before, Envelope entry) {
    var logged = read(entry);
    try {
      return before == null ? first((Logged.Opened) logged) : after(before, logged, entry.seq());
    } catch (Damaged earlier) {
      throw earlier;
    } catch (RuntimeException e) {
      throw new Damaged(new Flaw(entry.seq(), "does not follow from what was before it"), e);
    }
  }

  private Logged read(Envelope entry) {
    try {
      return codec.read(entry);
    } catch (RuntimeException e) {
      throw new Damaged(new Flaw(entry.seq(), "cannot be understood (" + e.getMessage() + ")"), e);
    }
  }

  /// Where an entry went back to that is a rewind.
  private long to(Envelope entry) {
    return to((Logged.Rewound) read(entry), entry.seq());
  }

  /// Whoever follows rewinds comes to an end, because each goes back.
  private static long to(Logged.Rewound rewound, long seq) {
    if (rewound.to() < 1 || rewound.to() >= seq) {
      throw new Damaged(new Flaw(seq, "goes back to an entry that is not before it"));
    }
    return rewound.to();
  }

  /// How the game stood after an entry.
  ///
  /// Goes back from rewind to rewind to the first stretch that counts, then folds what counts once.
  public Standing<S, T> standingAfter(long seq) {
    Deque<List<Envelope>> stretches = new ArrayDeque<>();
    long to = seq;
    var base = base(to);
    var window = between(base.seq(), to);
    while (true) {
      int rewound = lastRewind(window, to);
      stretches.addFirst(stretch(window, rewound + 1, to));
      if (rewound < 0) {
        break;
      }
      to = to(window.get(rewound));
      if (to < base.seq()) {
        base = base(to);
        window = between(base.seq(), to);
      }
    }
    var position = base.position();
    for (var stretch : stretches) {
      for (Envelope entry : stretch) {
        if (LogCodec.isOfTheGame(entry.kind())) {
          position = after(position, entry);
        }
      }
    }
    if (position == null) {
      throw new Damaged(new Flaw(1, "is missing"));
    }
    return position.standing();
  }

  /// A moment of the game.
  ///
  /// @param seq the entry that it follows
  public record Moment<S, T>(long seq, Standing<S, T> standing) {}

  /// How the game stood after an entry, once the command that was under way then had come to its
  /// end or to a question.
  Moment<S, T> settledAfter(long seq, long last) {
    var standing = standingAfter(seq);
    long at = seq;
    while (at < last && !standing.game().agenda().isEmpty() && standing.pause().isEmpty()) {
      for (Envelope entry : between(at, Math.min(last, at + PAGE))) {
        if (entry.kind().equals(LogCodec.REWOUND)
            || standing.game().agenda().isEmpty()
            || standing.pause().isPresent()) {
          return new Moment<>(at, standing);
        }
        if (read(entry) instanceof Logged.OfTheGame logged) {
          standing = after(standing, logged, entry.seq());
        }
        at = entry.seq();
      }
    }
    return new Moment<>(at, standing);
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

  // Scenes

  /// A scene as it would be opened.
  ///
  /// @param guests those in it who stand for people from elsewhere
  public record Place<S>(S state, List<String> guests) {}

  /// A scene on the shelf as it was left, or prepared if that was later; empty for one that was
  /// neither.
  public Optional<Place<S>> place(Scenes scenes, Scenes.Whereabouts where, String scene) {
    var kept = scenes.shelf().get(scene);
    if (kept == null) {
      return Optional.empty();
    }
    var left = where.left().get(scene);
    if (left != null && left.at() > kept.at()) {
      return Optional.of(new Place<>(standingAfter(left.at() - 1).game().state(), left.guests()));
    }
    return between(kept.at() - 1, kept.at()).stream()
        .filter(_ -> kept.at() > 0)
        .map(this::read)
        .flatMap(
            logged ->
                logged instanceof Logged.Prepared prepared
                    ? prepared.state().stream()
                    : Stream.empty())
        .map(state -> new Place<>(volume.book().formats().state().cast(state), kept.guests()))
        .findFirst();
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
                position.calls(),
                position.portraits(),
                Optional.of(position.journal()),
                Optional.of(position.scenes()),
                Optional.of(standing.where()),
                Optional.of(position.workshop())),
            Snapped.class);
  }

  /// Whether a snapshot tells of this very position, in whatever form it was written.
  boolean tells(Snapshot snapshot, Position<S, T> position) {
    return write(read(snapshot)).equals(write(position));
  }

  private Position<S, T> read(Snapshot snapshot) {
    var snapped = volume.codec().read(snapshot.body(), Snapped.class);
    return new Position<>(
        new Standing<>(
            game(snapped.state(), snapped.agenda()),
            snapped.running(),
            snapped.pause(),
            snapped.where().orElse(Scenes.Whereabouts.BEGINNING)),
        snapped.manner(),
        snapped.rewinds(),
        snapped.calls(),
        snapped.portraits(),
        snapped.journal().orElse(Journal.EMPTY),
        snapped.scenes().orElse(Scenes.NONE),
        snapped.workshop().orElse(Workshop.EMPTY));
  }
}
