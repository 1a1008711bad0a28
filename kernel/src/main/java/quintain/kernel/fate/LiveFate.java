package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;

/// Fate at a table: first what is on the tape, then dice from a secure source or a person's hand,
/// and answers by the dial, by standing answers, or by waiting for somebody.
final class LiveFate implements Fate {
  static final String JUDGE = "judge";
  private static final String PHYSICAL = "physical-die";

  private final List<Draw> tape;
  private final Manner manner;
  private final Faces dice;
  private final List<Thrown> thrown = new ArrayList<>();
  private int at;

  LiveFate(List<Draw> tape, Manner manner, Faces dice) {
    this.tape = new ArrayList<>(tape);
    this.manner = manner;
    this.dice = dice;
  }

  List<Draw> tape() {
    return List.copyOf(tape);
  }

  List<Thrown> thrown() {
    return List.copyOf(thrown);
  }

  /// A step that ended without reading its whole tape was not the step that wrote it.
  void finish() {
    if (at < tape.size()) {
      throw new TapeMismatch("the step ended before " + tape.get(at));
    }
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    var rolled = roll.trace(sides -> face(by, sides, why));
    thrown.add(
        new Thrown(why.id(), by.id(), roll.toString(), rolled.faces(), roll.told(rolled.value())));
    return rolled.value();
  }

  private int face(Actor by, int sides, Clause why) {
    if (next() instanceof Draw.Die die) {
      if (die.sides() != sides || !die.clause().equals(why.id()) || !die.actor().equals(by.id())) {
        throw new TapeMismatch(
            "a d" + sides + " of " + by.id() + " by " + why.id() + ", not " + die);
      }
      at++;
      return die.face();
    }
    expectEnd(why);
    if (manner.physicalDice().contains(by.seat())) {
      var topic = new Topic(PHYSICAL, why, PHYSICAL, "Roll a d" + sides + " for {0}");
      var question = new Question.NumberFrom(topic, List.of(by.id()), 1, sides, 1);
      throw new Suspended(
          new Asked(List.of(by.seat()), question, false, new Asked.Physical(by.id(), sides)));
    }
    int face = dice.face(sides);
    add(new Draw.Die(why.id(), by.id(), sides, face, false));
    return face;
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    if (next() instanceof Draw.Picked picked) {
      if (picked.size() != from.size() || !picked.clause().equals(why.id())) {
        throw new TapeMismatch("a pick of " + from.size() + " by " + why.id() + ", not " + picked);
      }
      at++;
      return from.get(picked.index() - 1);
    }
    expectEnd(why);
    int index = dice.face(from.size());
    add(new Draw.Picked(why.id(), from.size(), index));
    return from.get(index - 1);
  }

  @Override
  public <A> A ask(Seat who, Question<A> question) {
    var topic = question.topic();
    if (next() instanceof Draw.Answer answer) {
      return read(question, answer);
    }
    expectEnd(topic.clause());
    var standing = manner.dial().standing(who, question).flatMap(plain -> ifLegal(question, plain));
    if (standing.isPresent()) {
      add(answer(question, who, question.plain(standing.get()), Draw.By.STANDING));
      return standing.get();
    }
    if (manner.dial().of(question) == Dial.Setting.AUTOMATIC) {
      var answer = question.byDefault();
      add(answer(question, who, question.plain(answer), Draw.By.AUTOMATIC));
      return answer;
    }
    throw new Suspended(new Asked(List.of(who), question, false, null));
  }

  @Override
  public <A> Optional<Answered<A>> askAny(List<Seat> who, Question<A> question) {
    var open = new ArrayList<>(who);
    while (!open.isEmpty()) {
      var draw = next();
      if (draw instanceof Draw.Passed passed && passed.question().equals(question.topic().id())) {
        at++;
        open.remove(new Seat(passed.seat()));
      } else if (draw instanceof Draw.Answer answer) {
        return Optional.of(new Answered<>(new Seat(answer.seat()), read(question, answer)));
      } else {
        expectEnd(question.topic().clause());
        if (manner.dial().of(question) != Dial.Setting.AUTOMATIC) {
          throw new Suspended(new Asked(List.copyOf(open), question, true, null));
        }
        for (Seat seat : open) {
          add(new Draw.Passed(question.topic().clause().id(), question.topic().id(), seat.id()));
        }
        open.clear();
      }
    }
    return Optional.empty();
  }

  @Override
  public <T> T judge(Clause why, T computed) {
    var question = Judgement.of(why, computed);
    if (next() instanceof Draw.Answer answer
        && answer.question().equals(JUDGE)
        && answer.clause().equals(why.id())) {
      at++;
      return stillLegal(question, answer);
    }
    if (next() == null && manner.dial().judged().contains(why.id())) {
      throw new Suspended(new Asked(List.of(Seat.REFEREE), question, false, null));
    }
    return computed;
  }

  private <A> A read(Question<A> question, Draw.Answer answer) {
    var topic = question.topic();
    if (!answer.question().equals(topic.id()) || !answer.clause().equals(topic.clause().id())) {
      throw new TapeMismatch("an answer to " + topic.id() + ", not " + answer);
    }
    at++;
    return stillLegal(question, answer);
  }

  /// What was legal when it was said may not be any more.
  private static <A> A stillLegal(Question<A> question, Draw.Answer answer) {
    try {
      return question.read(answer.value());
    } catch (IllegalAnswer e) {
      throw new TapeMismatch(answer + ": " + e.getMessage());
    }
  }

  /// What was said once for all may not fit this time; then the seat is asked as if it had not.
  private static <A> Optional<A> ifLegal(Question<A> question, Object plain) {
    try {
      return Optional.of(question.read(plain));
    } catch (IllegalAnswer _) {
      return Optional.empty();
    }
  }

  private static Draw.Answer answer(Question<?> question, Seat who, Object plain, Draw.By by) {
    var topic = question.topic();
    return new Draw.Answer(topic.clause().id(), topic.id(), who.id(), plain, by);
  }

  private @Nullable Draw next() {
    return at < tape.size() ? tape.get(at) : null;
  }

  private void expectEnd(Clause why) {
    var next = next();
    if (next != null) {
      throw new TapeMismatch(why.id() + " was asked, not " + next);
    }
  }

  private void add(Draw draw) {
    tape.add(draw);
    at++;
  }
}
