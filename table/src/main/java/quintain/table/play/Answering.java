package quintain.table.play;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Turn;
import quintain.kernel.parts.Lists;
import quintain.table.log.News;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Answers to what the table waits for: given, weighed aside before they are, or not wanted any
/// more because the Referee gives the step up.
final class Answering<S extends State, T extends Step, E extends Event> {
  /// How many answers to a question are weighed at once.
  private static final int MOST_WEIGHED = 24;

  private final OpenTable<S, T, E> table;
  private final OpenQuestion<S, T, E> question;
  private final Execution<S, T, E> execution;
  private final Weighing<S, T, E> weighing;

  Answering(
      OpenTable<S, T, E> table,
      OpenQuestion<S, T, E> question,
      Execution<S, T, E> execution,
      Weighing<S, T, E> weighing) {
    this.table = table;
    this.question = question;
    this.execution = execution;
    this.weighing = weighing;
  }

  void answer(Seated chair, FromSeat.Answer answer) {
    var now = question.asked(answer.question());
    var seat = question.answerer(chair, now, answer.as());
    var by = seat.id().equals(chair.seat()) ? Draw.By.SEAT : Draw.By.REFEREE;
    Object plain = answer.answer();
    var draw = now.asked().answered(seat, plain, by);
    goOn(chair, answer, now, draw);
    if (by == Draw.By.SEAT) {
      question.remember(seat, now, plain);
    }
  }

  void pass(Seated chair, FromSeat.Pass pass) {
    var now = question.asked(pass.question());
    var seat = question.answerer(chair, now, pass.as());
    if (!now.asked().mayPass()) {
      throw Declined.notAllowed("This question wants an answer");
    }
    goOn(chair, pass, now, now.asked().passed(seat));
    question.remember(seat, now, Fate.PASS);
  }

  private void goOn(Seated chair, FromSeat frame, Turn.Waiting now, Draw draw) {
    var running = question.running();
    var game = table.log().position().standing().game();
    var turn = execution.resume(game, Lists.plus(now.tape(), draw), running);
    if (turn.end() instanceof Turn.No no) {
      throw new Refused(no.refusal());
    }
    var news = new ArrayList<News>();
    var next = execution.proceed(turn, running, news);
    table.append(chair, frame, news);
    execution.now(next);
  }

  void cancel(Seated chair, FromSeat.CancelStep cancel) {
    table.seating().onlyReferee(chair.seat());
    if (!question.isOpen()) {
      throw new Declined(Declined.STALE, "No step waits for an answer");
    }
    var reason = Declined.reason(cancel.reason());
    var running = question.running();
    var rest = Execution.withoutTop(table.log().position().standing().game());
    var news = new ArrayList<News>();
    news.add(execution.cancelled(running, reason, chair.seat()));
    Turn.Waiting next = null;
    if (!rest.agenda().isEmpty()) {
      next = execution.proceed(execution.resume(rest, List.of(), running), running, news);
    }
    table.append(chair, cancel, news);
    execution.now(next);
  }

  /// Answers to a question are weighed aside.
  void consider(Seated chair, FromSeat.Consider frame) {
    var now = question.asked(frame.question());
    var asked = question.answerer(chair, now, frame.as());
    if (now.asked().die() != null) {
      throw Declined.notAllowed("A die on the table is no choice");
    }
    if (frame.answers().size() > MOST_WEIGHED) {
      throw new Declined(Declined.NOT_UNDERSTOOD, "At most " + MOST_WEIGHED + " answers at once");
    }
    var draws = new ArrayList<Draw>();
    for (Object plain : frame.answers()) {
      draws.add(now.asked().answered(asked, plain, Draw.By.SEAT));
    }
    if (frame.pass() && now.asked().mayPass()) {
      draws.add(now.asked().passed(asked));
    }
    var viewer = new Seat(chair.seat());
    boolean open = question.showsAllDice(now, chair.seat());
    var game = table.log().position().standing().game();
    var why = now.asked().question(asked).topic().clause();
    table
        .premises()
        .odds()
        .ask(
            table.id() + "/" + chair.seat() + "/answers",
            wanted ->
                open
                    ? weighing.weighAnswers(game, now.tape(), draws, viewer, why, wanted)
                    : weighing.behindTheScreen(draws.size(), why),
            weighed -> table.post(() -> chair.tell(new ToSeat.Considered(frame.id(), weighed))));
  }
}
