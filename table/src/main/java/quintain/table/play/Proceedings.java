package quintain.table.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Position;
import quintain.table.log.Position.Running;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.show.Narration;
import quintain.table.show.Offering;
import quintain.table.show.Scenery;
import quintain.table.show.Showing;
import quintain.table.show.Slips;
import quintain.table.store.Hearing;

/// The game at a table: hears what seats want done, and gives their commands.
public final class Proceedings<S extends State, T extends Step, E extends Event> {
  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final Offering<S, T, E> offering;
  private final Drafts<S, T, E> drafts;
  private final Arranging arranging;
  private final Newcomers<S> newcomers;
  private final SelfPlay<S, T, E> selfPlay;
  private final OpenQuestion<S, T, E> question;
  private final Execution<S, T, E> execution;
  private final Answering<S, T, E> answering;
  private final Rewinding<S, T, E> rewinding;
  private final Travelling<S, T, E> travelling;

  /// Puts the draft back that was finished in this turn.
  private Runnable unfinish = () -> {};

  public Proceedings(
      OpenTable<S, T, E> table,
      Showing<S, T, E> showing,
      Offering<S, T, E> offering,
      Clerks<S, T, E> clerks) {
    this.table = table;
    this.volume = table.volume();
    this.offering = offering;
    this.drafts = clerks.drafts();
    this.arranging = new Arranging(table);
    this.newcomers = new Newcomers<>(table);
    this.selfPlay =
        new SelfPlay<>(
            table, new Autopilot<>(volume.book()), new Slips(volume), new GivenByItself());
    var telling = new Narration<>(volume, showing);
    this.question = new OpenQuestion<>(table, showing, telling);
    this.execution = new Execution<>(table, telling, question, selfPlay);
    this.answering = new Answering<>(table, question, execution, clerks.weighing());
    this.rewinding = new Rewinding<>(table, question, execution, selfPlay);
    this.travelling = new Travelling<>(table);
  }

  public void hear(Seated chair, FromSeat.Play frame) {
    switch (frame) {
      case FromSeat.Act act -> act(chair, act);
      case FromSeat.CarryOut carry -> carryOut(chair, carry);
      case FromSeat.Answer answer -> answering.answer(chair, answer);
      case FromSeat.Pass pass -> answering.pass(chair, pass);
      case FromSeat.CancelStep cancel -> answering.cancel(chair, cancel);
      case FromSeat.Rewind rewind -> rewinding.rewind(chair, rewind);
      case FromSeat.Undo undo -> rewinding.undo(chair, undo);
      case FromSeat.Rule rule -> rule(chair, rule);
      case FromSeat.Go go -> go(chair, go);
      case FromSeat.FinishDraft finish -> finish(chair, finish);
      case FromSeat.Arrangement arrangement -> arrange(chair, arrangement);
    }
  }

  /// Whether a frame waits behind another one of the same seat.
  public boolean holdsBack(Seated chair, FromSeat frame) {
    return question.holdsBack(chair, frame);
  }

  /// Answers to a question are weighed aside.
  public void consider(Seated chair, FromSeat.Consider frame) {
    answering.consider(chair, frame);
  }

  /// What a seat sees of what the table waits for.
  public Scenery.Waiting waiting(String seat) {
    return question.seenBy(seat);
  }

  /// Goes on where the table was when it was closed.
  public void wake() {
    execution.wake();
  }

  // Other servers

  /// Nothing is left of what was heard in this turn.
  public void takeBack() {
    selfPlay.takeBack();
    unfinish.run();
  }

  /// Goes on where the log has come to.
  ///
  /// @param added what other servers have added to it
  public void catchUp(List<Logged> added) {
    for (Logged logged : added) {
      switch (logged) {
        case Logged.Rewound _, Logged.Opened _ -> selfPlay.forget();
        case Logged.Commanded commanded when !commanded.running().by().isEmpty() ->
            selfPlay.commanded(volume.book().formats().step().cast(commanded.command()));
        case Logged _ -> {}
      }
    }
    execution.catchUp();
  }

  // Commands

  private void act(Seated chair, FromSeat.Act act) {
    var seat = table.seating().speaker(chair.seat(), act.as());
    T command = Slips.step(volume, act.command());
    if (question.hasToWait(chair, act)) {
      return;
    }
    var running = running(chair, seat, act.mode());
    var game = table.log().position().standing().game();
    Turn<S, T, E> turn;
    try {
      volume.book().deeds().permits(game.state(), new Seat(seat), command).ifPresent(this::refuse);
      Headcount.checkRoom(volume, game.state(), new Seat(seat), command);
      turn = execution.run(game, command, running);
      hinder(game.state(), new Seat(seat), turn);
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

  /// Gives a command that comes by another way than a frame.
  public void give(String seat, T command) {
    if (question.isOpen()) {
      throw Declined.notAllowed("The table waits for an answer; that comes first");
    }
    var running = new Running(table.premises().tokens().name(), seat, seat, Mode.PUBLIC);
    give(running, command, "");
    selfPlay.commanded(command);
  }

  private void give(Running running, T command, String cause) {
    var game = table.log().position().standing().game();
    volume
        .book()
        .deeds()
        .permits(game.state(), new Seat(running.as()), command)
        .ifPresent(this::refuse);
    Headcount.checkRoom(volume, game.state(), new Seat(running.as()), command);
    var turn = execution.run(game, command, running);
    var news = new ArrayList<News>();
    var next = ran(running, command, turn, news);
    table.append(cause, news);
    execution.now(next);
  }

  /// What nothing that a seat knows of forbids, and yet cannot be, hangs on somebody hidden: it is
  /// not said on whom, or why.
  private void hinder(S state, Seat seat, Turn<S, T, E> turn) {
    if (turn.end() instanceof Turn.No
        && !volume.book().foresight().seenBy(state, seat).equals(state)) {
      throw Declined.notAllowed("That is not possible now; why, only the Referee knows");
    }
  }

  // Those who play by themselves

  private void carryOut(Seated chair, FromSeat.CarryOut frame) {
    table.seating().onlyPlayers(chair.seat());
    if (question.hasToWait(chair, frame)) {
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
    var joining = newcomers.look();
    unfinish = () -> {};
    if (!joining.isEmpty() && table.leads()) {
      table.post(() -> arranging.welcome(joining));
    }
    selfPlay.look();
  }

  /// Commands that are given for those who play by themselves.
  private final class GivenByItself implements SelfPlay.Commands<T> {
    @Override
    public void give(String by, Seat as, T command, String cause) {
      var running = new Running(table.premises().tokens().name(), by, as.id(), Mode.PUBLIC);
      Proceedings.this.give(running, command, cause);
    }

    @Override
    public boolean isWaiting() {
      return question.isOpen();
    }

    @Override
    public void giveUp(String actor, String reason) {
      arranging.handBack(actor, reason);
    }
  }

  private void finish(Seated chair, FromSeat.FinishDraft finish) {
    var seat = table.seating().speaker(chair.seat(), finish.as());
    if (question.hasToWait(chair, finish)) {
      return;
    }
    var draft = drafts.of(seat);
    var whole = draft.finish();
    var game = table.log().position().standing().game();
    volume
        .book()
        .deeds()
        .permits(game.state(), new Seat(seat), whole.command())
        .ifPresent(this::refuse);
    Headcount.checkRoom(volume, game.state(), new Seat(seat), whole.command());
    var turn = whole.joining(volume, game);
    var news = new ArrayList<News>();
    var next = ran(running(chair, seat, Mode.PUBLIC), whole.command(), turn, news);
    finish
        .portrait()
        .or(draft::portrait)
        .filter(Drafts::isPortrait)
        .ifPresent(face -> news.add(Portraying.along(chair.seat(), draft.character(), face)));
    table.append(chair, finish, news);
    execution.now(next);
    drafts.drop(seat);
    unfinish = () -> drafts.keep(seat, draft);
  }

  private Running running(Seated chair, String seat, Mode mode) {
    return new Running(table.premises().tokens().name(), chair.seat(), seat, mode);
  }

  /// Logs what came of a command.
  private void ran(Seated chair, FromSeat frame, Running running, T command, Turn<S, T, E> turn) {
    var news = new ArrayList<News>();
    var next = ran(running, command, turn, news);
    table.append(chair, frame, news);
    execution.now(next);
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
    var told =
        offering.called(table.state(), running.as(), command) + (byItself ? ", by itself" : "");
    news.add(
        new News(
            new Logged.Commanded(running, command, List.of(Told.open(told))), running.by(), heard));
    var next = execution.proceed(turn, running, news);
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

  private void refuse(Refusal refusal) {
    throw new Refused(refusal);
  }

  // Scenes

  private void go(Seated chair, FromSeat.Go go) {
    travelling.go(chair, go);
    selfPlay.forget();
  }

  // House rules

  private void rule(Seated chair, FromSeat.Rule rule) {
    table.seating().onlyReferee(chair.seat());
    if (question.hasToWait(chair, rule)) {
      return;
    }
    var reason = Declined.reason(rule.reason()).strip();
    var ruled = Ruling.of(volume, table.state(), rule.name(), rule.value(), reason);
    table.append(chair, rule, List.of(new News(ruled, chair.seat(), Hearing.EVERYONE)));
  }

  // The manner of playing

  private void arrange(Seated chair, FromSeat.Arrangement frame) {
    arranging.hear(chair, frame);
    // Another manner may answer the question that is open.
    if (question.isOpen()) {
      execution.goOn();
    }
  }
}
