package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  private static final String PHYSICAL = "physical-die";

  private final TapeReader tape;
  private final Manner manner;
  private final Faces dice;
  private final List<Thrown> thrown = new ArrayList<>();

  LiveFate(List<Draw> tape, Manner manner, Faces dice) {
    this.tape = new TapeReader(tape);
    this.manner = manner;
    this.dice = dice;
  }

  List<Draw> tape() {
    return tape.tape();
  }

  List<Thrown> thrown() {
    return List.copyOf(thrown);
  }

  void finish() {
    tape.finish();
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    var rolled = roll.trace(sides -> face(by, sides, why));
    thrown.add(
        new Thrown(why.id(), by.id(), roll.toString(), rolled.faces(), roll.told(rolled.value())));
    return rolled.value();
  }

  private int face(Actor by, int sides, Clause why) {
    var known = tape.face(by, sides, why);
    if (known.isPresent()) {
      return known.get();
    }
    if (manner.physicalDice().contains(by.seat())) {
      var topic = new Topic(PHYSICAL, why, PHYSICAL, "Roll a d" + sides + " for {0}");
      var question = new Question.NumberFrom(topic, List.of(by.id()), 1, sides, 1);
      throw new Suspended(new Asked(by.seat(), question, new Asked.Physical(by.id(), sides)));
    }
    int face = dice.face(sides);
    tape.add(new Draw.Die(why.id(), by.id(), sides, face, false));
    return face;
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    var known = tape.picked(from, why);
    if (known.isPresent()) {
      return known.get();
    }
    int index = dice.face(from.size());
    tape.add(new Draw.Picked(why.id(), from.size(), index));
    return from.get(index - 1);
  }

  @Override
  public <A> A ask(Seat who, Question<A> question) {
    var known = tape.answered(question).or(() -> standing(who, question));
    if (known.isPresent()) {
      return known.get();
    }
    if (manner.dial().of(question) == Dial.Setting.AUTOMATIC) {
      var answer = question.byDefault();
      tape.add(answer(question, who, question.plain(answer), Draw.By.AUTOMATIC));
      return answer;
    }
    throw new Suspended(new Asked(who, question, null));
  }

  /// First what is on the tape, then whoever has said once for all what they do; the others are
  /// asked, all at once, and on automatic they pass.
  @Override
  public <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
    var open = new ArrayList<>(each);
    var accepted = tape.accepted(open);
    if (accepted.isPresent()) {
      return accepted;
    }
    for (Asking<A> asking : List.copyOf(open)) {
      boolean passes = manner.dial().passes(asking.seat(), asking.question());
      var standing = passes ? Optional.<A>empty() : standing(asking.seat(), asking.question());
      if (standing.isPresent()) {
        return Optional.of(new Answered<>(asking.seat(), standing.get()));
      }
      if (passes || manner.dial().of(asking.question()) == Dial.Setting.AUTOMATIC) {
        tape.add(Draw.Passed.by(asking.seat(), asking.question()));
        open.remove(asking);
      }
    }
    if (!open.isEmpty()) {
      throw new Suspended(new Asked(List.copyOf(open), true, null));
    }
    return Optional.empty();
  }

  @Override
  public <T> T judge(Clause why, T computed) {
    var question = Judgement.of(why, computed);
    var judged = tape.judged(why, question);
    if (judged.isEmpty() && tape.isAtEnd() && manner.dial().judged().contains(why.id())) {
      throw new Suspended(new Asked(Seat.REFEREE, question, null));
    }
    return judged.orElse(computed);
  }

  /// What a seat has said once for all, as an entry of the tape.
  private <A> Optional<A> standing(Seat who, Question<A> question) {
    var standing = manner.dial().standing(who, question).flatMap(plain -> ifLegal(question, plain));
    standing.ifPresent(
        answer -> tape.add(answer(question, who, question.plain(answer), Draw.By.STANDING)));
    return standing;
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
}
