package quintain.table.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Position;
import quintain.table.log.Position.Pause;
import quintain.table.log.Position.Running;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Narration;
import quintain.table.show.Scenery;
import quintain.table.show.Showing;
import quintain.table.show.Slips;
import quintain.table.store.Hearing;
import quintain.table.store.Place;

/// The game at a table: commands, the questions on their way, and going back.
public final class Proceedings<S extends State, T extends Step, E extends Event> {
  /// How many commands of one seat wait for a question it must not know of.
  private static final int MOST_HELD = 8;

  private static final int LONGEST_REASON = 500;

  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Narration<S, T, E> telling;
  private final Live<S, T, E> live;
  private final Clerks<S, T, E> clerks;
  private final Arranging arranging;
  private final Autopilot<S, T, E> autopilot;
  private final SelfPlay<S, T, E> selfPlay;
  private final List<Held> held = new ArrayList<>();
  private Turn.@Nullable Waiting waiting;

  /// A frame that is heard once the table waits no longer.
  private record Held(Seated chair, FromSeat frame) {}

  public Proceedings(OpenTable<S, T, E> table, Showing<S, T, E> showing, Clerks<S, T, E> clerks) {
    this.table = table;
    this.volume = table.volume();
    this.showing = showing;
    this.telling = new Narration<>(volume, showing);
    this.live = new Live<>(volume.book(), table.premises().dice());
    this.clerks = clerks;
    this.arranging = new Arranging(table);
    this.autopilot = new Autopilot<>(volume.book());
    this.selfPlay = new SelfPlay<>(table, autopilot, new Slips(volume), new GivenByItself());
  }

  public void hear(Seated chair, FromSeat.Play frame) {
    switch (frame) {
      case FromSeat.Act act -> act(chair, act);
      case FromSeat.CarryOut carry -> carryOut(chair, carry);
      case FromSeat.Answer answer -> answer(chair, answer);
      case FromSeat.Pass pass -> pass(chair, pass);
      case FromSeat.CancelStep cancel -> cancel(chair, cancel);
      case FromSeat.Rewind rewind -> rewind(chair, rewind);
      case FromSeat.Undo undo -> undo(chair, undo);
      case FromSeat.Rule rule -> rule(chair, rule);
      case FromSeat.FinishDraft finish -> finish(chair, finish);
      case FromSeat.Arrangement arrangement -> arrange(chair, arrangement);
    }
  }

  // Commands

  private void act(Seated chair, FromSeat.Act act) {
    var seat = table.seating().speaker(chair.seat(), act.as());
    T command = Slips.step(volume, act.command());
    if (hasToWait(chair, act)) {
      return;
    }
    var running = running(chair, seat, act.mode());
    var game = table.log().position().standing().game();
    Turn<S, T, E> turn;
    try {
      volume.book().deeds().permits(game.state(), new Seat(seat), command).ifPresent(this::refuse);
      turn = live.run(game, command, manner(running));
    } catch (IllegalArgumentException | NoSuchElementException e) {
      throw new Declined(
          Declined.NOT_UNDERSTOOD,
          table.seating().isReferee(chair.seat())
              ? "That cannot be done: " + e.getMessage()
              : "That cannot be done as it is written");
    }
    ran(chair, act, running, command, turn);
    selfPlay.commanded(command);
  }

  // Those who play by themselves

  private void carryOut(Seated chair, FromSeat.CarryOut frame) {
    table.seating().onlyPlayers(chair.seat());
    if (hasToWait(chair, frame)) {
      return;
    }
    var acts = selfPlay.read(frame);
    for (var each : acts.entrySet()) {
      if (!Arranging.speaksFor(table, chair.seat(), each.getKey())) {
        throw Declined.notAllowed("You do not speak for " + each.getKey());
      }
      for (T command : each.getValue()) {
        volume
            .book()
            .deeds()
            .permits(table.state(), new Seat(chair.seat()), command)
            .ifPresent(this::refuse);
      }
    }
    selfPlay.carryOut(chair, frame, acts);
  }

  /// At the end of a turn of the table: whoever plays by themselves may be next.
  public void playOn() {
    selfPlay.look();
  }

  /// Commands that are given for those who play by themselves.
  private final class GivenByItself implements SelfPlay.Commands<T> {
    @Override
    public void give(String by, Seat as, T command, String cause) {
      var running = new Running(table.premises().tokens().name(), by, as.id(), Mode.PUBLIC);
      var game = table.log().position().standing().game();
      volume.book().deeds().permits(game.state(), as, command).ifPresent(Proceedings.this::refuse);
      var turn = live.run(game, command, manner(running));
      var news = new ArrayList<News>();
      var next = ran(running, command, turn, news);
      table.append(cause, news);
      now(next);
    }

    @Override
    public boolean isWaiting() {
      return waiting != null;
    }

    @Override
    public void giveUp(String actor, String reason) {
      arranging.handBack(actor, reason);
    }
  }

  private void finish(Seated chair, FromSeat.FinishDraft finish) {
    var seat = table.seating().speaker(chair.seat(), finish.as());
    if (hasToWait(chair, finish)) {
      return;
    }
    var whole = clerks.draft(seat).finish();
    var game = table.log().position().standing().game();
    volume
        .book()
        .deeds()
        .permits(game.state(), new Seat(seat), whole.command())
        .ifPresent(this::refuse);
    var turn = Drafting.bring(volume, game, whole);
    ran(chair, finish, running(chair, seat, Mode.PUBLIC), whole.command(), turn);
    clerks.drop(seat);
  }

  private Running running(Seated chair, String seat, Mode mode) {
    return new Running(fresh(), chair.seat(), seat, mode);
  }

  /// Logs what came of a command.
  private void ran(Seated chair, FromSeat frame, Running running, T command, Turn<S, T, E> turn) {
    var news = new ArrayList<News>();
    var next = ran(running, command, turn, news);
    table.append(chair, frame, news);
    now(next);
  }

  private Turn.@Nullable Waiting ran(
      Running running, T command, Turn<S, T, E> turn, List<News> news) {
    if (turn.end() instanceof Turn.No no) {
      refuse(no.refusal());
    }
    boolean byItself = running.by().isEmpty();
    var heard =
        running.mode() == Mode.SELF
            ? Narration.only(List.of(running.by()))
            : byItself
                ? Narration.only(List.of(running.as(), Seat.REFEREE.id()))
                : Narration.only(List.of(running.by(), running.as(), Seat.REFEREE.id()));
    var told = label(command) + (byItself ? ", by itself" : "");
    news.add(
        new News(
            new Logged.Commanded(running, command, List.of(Told.open(told))), running.by(), heard));
    var next = proceed(turn, running, news);
    heeded(running, command).ifPresent(news::add);
    return next;
  }

  /// That this is what the Referee called for: the earliest call that it fits.
  private Optional<News> heeded(Running running, T command) {
    var calls =
        table.log().position().calls().stream()
            .filter(call -> call.seat().equals(running.as()))
            .filter(call -> call.command().equals(Names.of(command.getClass())))
            .toList();
    if (calls.isEmpty()) {
      return Optional.empty();
    }
    var slots = volume.codec().plain(command, volume.book().formats().step());
    return calls.stream()
        .filter(call -> isWithin(call, slots))
        .findFirst()
        .map(
            call ->
                new News(new Logged.Heeded(call.key(), List.of()), running.by(), Hearing.NOBODY));
  }

  /// Whether a command, written as in files, has all that a call has filled in.
  private static boolean isWithin(Position.Call call, Object written) {
    return written instanceof Map<?, ?> command
        && command.get(call.command()) instanceof Map<?, ?> slots
        && call.filled().entrySet().stream()
            .allMatch(slot -> slot.getValue().equals(slots.get(slot.getKey())));
  }

  private static String label(Step command) {
    var words = Names.of(command.getClass()).replace('-', ' ');
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private void refuse(Refusal refusal) {
    throw new Refused(refusal);
  }

  /// How the table plays for this command. Whoever may not see a roll does not roll it by hand.
  private Manner manner(Running running) {
    var manner = table.log().position().manner();
    return running.mode() == Mode.BLIND
        ? manner.rolling(manner.physicalDice().stream().filter(Seat::isReferee).toList())
        : manner;
  }

  /// The news of a turn, and of all that follows it until the table waits or nothing is left to do.
  private Turn.@Nullable Waiting proceed(Turn<S, T, E> first, Running running, List<News> news) {
    var turn = first;
    while (true) {
      for (var step : turn.committed()) {
        var told = telling.told(step, running);
        news.add(
            new News(
                new Logged.Stepped(
                    running.run(),
                    step.step(),
                    step.tape(),
                    step.events().stream()
                        .map(each -> new Logged.Cited(each.event(), each.clause()))
                        .toList(),
                    List.copyOf(step.then()),
                    told),
                running.by(),
                Narration.anyOf(told)));
      }
      switch (turn.end()) {
        case Turn.Done _ -> {
          return null;
        }
        case Turn.Waiting next -> {
          var answer = answeredByItself(turn, next);
          if (answer.isPresent()) {
            turn = live.resume(turn.game(), longer(next.tape(), answer.get()), manner(running));
            continue;
          }
          news.add(
              new News(
                  new Logged.Paused(
                      running.run(), news.isEmpty() ? key(next) : fresh(), next.tape()),
                  running.by(),
                  Hearing.NOBODY));
          return next;
        }
        case Turn.Cancelled cancelled ->
            news.add(cancelled(running, "It no longer fits the rules: " + cancelled.reason(), ""));
        case Turn.No no -> {
          // A follow-up that refuses is given up; what waits behind it goes on.
          news.add(cancelled(running, no.refusal().toString(), ""));
          turn = new Turn<>(withoutTop(turn.game()), List.of(), new Turn.Done());
        }
      }
      if (turn.game().agenda().isEmpty()) {
        return null;
      }
      turn = live.resume(turn.game(), List.of(), manner(running));
    }
  }

  /// What somebody who plays by themselves says to a question.
  private Optional<Draw> answeredByItself(Turn<S, T, E> turn, Turn.Waiting now) {
    return autopilot.answer(
        turn.game().state(), now.asked(), selfPlay.policies(), table.premises().dice());
  }

  private static List<Draw> longer(List<Draw> tape, Draw draw) {
    var longer = new ArrayList<>(tape);
    longer.add(draw);
    return longer;
  }

  private String fresh() {
    return table.premises().tokens().name();
  }

  /// What to call a question. Where several are asked and one of them passes, the others are asked
  /// no other question than before.
  private String key(Turn.Waiting next) {
    var pause = table.log().position().standing().pause();
    var before = waiting;
    return before != null && pause.isPresent() && isLeftOf(before, next)
        ? pause.get().key()
        : fresh();
  }

  private static boolean isLeftOf(Turn.Waiting before, Turn.Waiting now) {
    int drawn = before.tape().size();
    return now.tape().size() > drawn
        && now.tape().subList(0, drawn).equals(before.tape())
        && now.tape().stream().skip(drawn).allMatch(Draw.Passed.class::isInstance)
        && before.asked().questions().containsAll(now.asked().questions());
  }

  private static <S, T> Game<S, T> withoutTop(Game<S, T> game) {
    return new Game<>(game.state(), game.agenda().rest());
  }

  private News cancelled(Running running, String reason, String by) {
    var told = List.of(Told.open("A step was given up" + (reason.isEmpty() ? "" : ": " + reason)));
    return new News(new Logged.Cancelled(running.run(), reason, told), by, knowing());
  }

  /// What the table waits for now.
  private void now(Turn.@Nullable Waiting next) {
    waiting = next;
    table.stirred();
    if (next == null && !held.isEmpty()) {
      var frames = List.copyOf(held);
      held.clear();
      // In a turn of their own: what came of this one is not in the log yet.
      frames.forEach(each -> each.chair().say(each.frame()));
    }
  }

  /// Goes on where the table was when it was closed. A question is found again by running its step
  /// over the tape.
  public void wake() {
    var standing = table.log().position().standing();
    if (standing.game().agenda().isEmpty()) {
      return;
    }
    var running = running();
    var tape = standing.pause().map(Pause::tape).orElse(List.of());
    var turn = live.resume(standing.game(), tape, manner(running));
    if (standing.pause().isPresent()
        && turn.committed().isEmpty()
        && turn.end() instanceof Turn.Waiting again
        && again.tape().equals(tape)
        && answeredByItself(turn, again).isEmpty()) {
      now(again);
      return;
    }
    var news = new ArrayList<News>();
    var next = proceed(turn, running, news);
    table.append("", news);
    now(next);
  }

  private Running running() {
    return table
        .log()
        .position()
        .standing()
        .running()
        .orElseGet(() -> new Running(fresh(), "", "", Mode.PUBLIC));
  }

  // Waiting

  /// Whether a frame has to wait until the question is answered. Whoever may know of the question
  /// is told so; to whom it is a secret the table only seems slow.
  private boolean hasToWait(Seated chair, FromSeat frame) {
    if (waiting == null) {
      return false;
    }
    if (knows(chair.seat())) {
      throw new Declined(
          Declined.WAITING,
          "The table waits for " + String.join(", ", names(waiting)) + " to answer first");
    }
    if (held.stream().filter(each -> each.chair().seat().equals(chair.seat())).count()
        >= MOST_HELD) {
      throw new Declined("too-many", "One thing after the other, please");
    }
    held.add(new Held(chair, frame));
    return true;
  }

  /// Whether a seat may know what the table waits for: those asked and the Referee, and all who can
  /// see everybody whom any of its questions is about. Whoever is not in the scene yet is seen by
  /// nobody but the one who brings them in.
  private boolean knows(String seat) {
    var now = waiting;
    if (now == null) {
      return false;
    }
    if (table.seating().isReferee(seat) || now.asked().seats().contains(new Seat(seat))) {
      return true;
    }
    var running = running();
    boolean own = running.by().equals(seat) || running.as().equals(seat);
    var about = about(now);
    if (!own && (running.mode() != Mode.PUBLIC || about.isEmpty())) {
      return false;
    }
    var roster = volume.book().cast().roster(table.state());
    return about.stream()
        .allMatch(
            id ->
                (own || roster.contains(id))
                    && volume
                        .book()
                        .showing()
                        .witnesses(table.state(), id)
                        .includes(new Seat(seat)));
  }

  /// All seats that may know what the table waits for, and the Referee in any case.
  private Hearing knowing() {
    if (isOpenToAll()) {
      return Hearing.EVERYONE;
    }
    var seats = new ArrayList<String>();
    seats.add(Seat.REFEREE.id());
    for (Place place : table.seating().places()) {
      if (knows(place.seat())) {
        seats.add(place.seat());
      }
    }
    return Narration.only(seats);
  }

  /// Whether the question is one that anybody may know of, whoever comes to the table.
  private boolean isOpenToAll() {
    var now = waiting;
    if (now == null || running().mode() != Mode.PUBLIC) {
      return false;
    }
    var about = about(now);
    return !about.isEmpty()
        && volume.book().cast().roster(table.state()).containsAll(about)
        && about.stream()
            .allMatch(id -> volume.book().showing().witnesses(table.state(), id).everyone());
  }

  private static List<String> about(Turn.Waiting now) {
    return now.asked().questions().stream()
        .flatMap(asking -> asking.question().about().stream())
        .distinct()
        .toList();
  }

  private List<String> names(Turn.Waiting now) {
    return now.asked().seats().stream().map(seat -> table.seating().name(seat.id())).toList();
  }

  /// What a seat sees of what the table waits for: the question that it is asked, and the Referee
  /// those of all.
  public Scenery.Waiting waiting(String seat) {
    var now = waiting;
    var pause = table.log().position().standing().pause();
    if (now == null || pause.isEmpty() || !knows(seat)) {
      return Scenery.Waiting.FOR_NOTHING;
    }
    var dice =
        telling.dice(table.state(), now.thrown(), now.tape(), running()).stream()
            .filter(each -> each.hearing().includes(seat))
            .map(Dice::roll)
            .toList();
    var own = new Seat(seat);
    var questions =
        now.asked().seats().stream()
            .filter(asked -> asked.equals(own) || table.seating().isReferee(seat))
            .sorted(Comparator.comparing(asked -> !asked.equals(own)))
            .map(asked -> question(now, pause.get(), asked, dice))
            .toList();
    return new Scenery.Waiting(questions, names(now), true);
  }

  private ToSeat.Question question(
      Turn.Waiting now, Pause pause, Seat asked, List<ToSeat.Rolled> dice) {
    var dial = table.log().position().manner().dial();
    var family = now.asked().question(asked).topic().family();
    var setting = dial.byFamily().getOrDefault(family, dial.otherwise());
    return showing.question(
        table.state(),
        pause.key(),
        now.asked(),
        asked,
        now.asked().die() == null && setting == Dial.Setting.CONFIRM,
        dice);
  }

  // Answers

  private Turn.Waiting asked(String key) {
    var now = waiting;
    if (now == null
        || table.log().position().standing().pause().filter(p -> p.key().equals(key)).isEmpty()) {
      throw new Declined(Declined.STALE, "That question is not open any more");
    }
    return now;
  }

  /// The seat for which an answer is given; the Referee who says nothing else answers for the first
  /// who is asked.
  private Seat answerer(Seated chair, Turn.Waiting now, Optional<String> as) {
    var seat = new Seat(table.seating().speaker(chair.seat(), as));
    if (now.asked().seats().contains(seat)) {
      return seat;
    }
    if (as.isEmpty() && table.seating().isReferee(chair.seat())) {
      return now.asked().seats().getFirst();
    }
    // The same words as for a question that is long past, for this one may be a secret.
    throw new Declined(Declined.STALE, "That question is not open any more");
  }

  private void answer(Seated chair, FromSeat.Answer answer) {
    var now = asked(answer.question());
    var seat = answerer(chair, now, answer.as());
    var by = seat.id().equals(chair.seat()) ? Draw.By.SEAT : Draw.By.REFEREE;
    Object plain = answer.answer();
    goOn(chair, answer, now, now.asked().answered(seat, plain, by));
  }

  private void pass(Seated chair, FromSeat.Pass pass) {
    var now = asked(pass.question());
    var seat = answerer(chair, now, pass.as());
    if (!now.asked().mayPass()) {
      throw Declined.notAllowed("This question wants an answer");
    }
    goOn(chair, pass, now, now.asked().passed(seat));
  }

  private void goOn(Seated chair, FromSeat frame, Turn.Waiting now, Draw draw) {
    var running = running();
    var game = table.log().position().standing().game();
    var turn = live.resume(game, longer(now.tape(), draw), manner(running));
    if (turn.end() instanceof Turn.No no) {
      refuse(no.refusal());
    }
    var news = new ArrayList<News>();
    var next = proceed(turn, running, news);
    table.append(chair, frame, news);
    now(next);
  }

  private void cancel(Seated chair, FromSeat.CancelStep cancel) {
    table.seating().onlyReferee(chair.seat());
    if (waiting == null) {
      throw new Declined(Declined.STALE, "No step waits for an answer");
    }
    var reason = Declined.atMost(LONGEST_REASON, "A reason", cancel.reason());
    var running = running();
    var rest = withoutTop(table.log().position().standing().game());
    var news = new ArrayList<News>();
    news.add(cancelled(running, reason, chair.seat()));
    Turn.Waiting next = null;
    if (!rest.agenda().isEmpty()) {
      next = proceed(live.resume(rest, List.of(), manner(running)), running, news);
    }
    table.append(chair, cancel, news);
    now(next);
  }

  // Going back

  private void undo(Seated chair, FromSeat.Undo undo) {
    table.seating().onlyPlayers(chair.seat());
    if (hasToWait(chair, undo)) {
      return;
    }
    var command = lastStanding();
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

  /// The last command, ruling or scene laid anew that was not taken back. The first scene is where
  /// a table begins, and stays. What somebody did by themselves is taken back with what a person
  /// did before: otherwise they would only do it again.
  private Optional<Given> lastStanding() {
    long upTo = table.log().last();
    var kinds = List.of(LogCodec.COMMANDED, LogCodec.RULED, LogCodec.OPENED, LogCodec.REWOUND);
    while (upTo > 1) {
      var found = table.premises().store().ofKinds(table.id(), kinds, upTo, 1);
      if (found.isEmpty()) {
        break;
      }
      var entry = found.getFirst();
      if (table.log().codec().read(entry) instanceof Logged.Rewound rewound) {
        upTo = rewound.to();
      } else if (entry.seat().isEmpty()) {
        upTo = entry.seq() - 1;
      } else {
        return Optional.of(new Given(entry.seq(), entry.seat()));
      }
    }
    return Optional.empty();
  }

  private void rewind(Seated chair, FromSeat.Rewind rewind) {
    table.seating().onlyReferee(chair.seat());
    if (hasToWait(chair, rewind)) {
      return;
    }
    if (rewind.to() < 1 || rewind.to() > table.log().count(chair.seat())) {
      throw new Declined(Declined.STALE, "There is no entry " + rewind.to());
    }
    long to = table.log().numbers().entry(chair.seat(), rewind.to(), table.log().last());
    goBack(chair, rewind, to, rewind.reason());
  }

  private void goBack(Seated chair, FromSeat frame, long to, String why) {
    var reason = Declined.atMost(LONGEST_REASON, "A reason", why);
    selfPlay.forget();
    var then = table.log().chronicle().standingAfter(to);
    var text =
        table.seating().name(chair.seat())
            + " takes the game back"
            + (reason.isEmpty() ? "" : ": " + reason);
    var news = new ArrayList<News>();
    news.add(
        new News(
            new Logged.Rewound(to, reason, List.of(Told.open(text))),
            chair.seat(),
            whoSaw(to, chair.seat())));
    Turn.Waiting next = null;
    if (!then.game().agenda().isEmpty()) {
      var running = then.running().orElseGet(this::running);
      var tape = then.pause().map(Pause::tape).orElse(List.of());
      var turn = live.resume(then.game(), tape, manner(running));
      next = proceed(turn, running, news);
    }
    table.append(chair, frame, news);
    now(next);
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

  // House rules

  private void rule(Seated chair, FromSeat.Rule rule) {
    table.seating().onlyReferee(chair.seat());
    if (hasToWait(chair, rule)) {
      return;
    }
    var reason = Declined.atMost(LONGEST_REASON, "A reason", rule.reason()).strip();
    var ruled = Ruling.of(volume, table.state(), rule.name(), rule.value(), reason);
    table.append(chair, rule, List.of(new News(ruled, chair.seat(), Hearing.EVERYONE)));
  }

  // The manner of playing

  private void arrange(Seated chair, FromSeat.Arrangement frame) {
    arranging.hear(chair, frame);
    // Another manner may answer the question that is open.
    if (waiting != null) {
      wake();
    }
  }
}
