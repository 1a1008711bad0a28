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
      throw new Suspended(new Asked(by.seat(), question, new Asked.Physical(by.id(), sides)));
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
    var standing = standing(who, question);
    if (standing.isPresent()) {
      return standing.get();
    }
    if (manner.dial().of(question) == Dial.Setting.AUTOMATIC) {
      var answer = question.byDefault();
      add(answer(question, who, question.plain(answer), Draw.By.AUTOMATIC));
      return answer;
    }
    throw new Suspended(new Asked(who, question, null));
  }

  /// First what is on the tape, then whoever has said once for all what they do; the others are
  /// asked, all at once, and on automatic they pass.
  @Override
  public <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
    var open = new ArrayList<>(each);
    for (var draw = next(); draw != null && !open.isEmpty(); draw = next()) {
      switch (draw) {
        case Draw.Answer answer -> {
          var own = own(open, answer.seat(), answer);
          return Optional.of(new Answered<>(own.seat(), read(own.question(), answer)));
        }
        case Draw.Passed passed -> {
          var own = own(open, passed.seat(), passed);
          if (!passed.equals(Draw.Passed.by(own.seat(), own.question()))) {
            throw new TapeMismatch(own.question().topic().id() + " may pass, not " + passed);
          }
          at++;
          open.remove(own);
        }
        case Draw.Die _, Draw.Picked _ -> throw new TapeMismatch("several were asked, not " + draw);
      }
    }
    for (Asking<A> asking : List.copyOf(open)) {
      boolean passes = manner.dial().passes(asking.seat(), asking.question());
      var standing = passes ? Optional.<A>empty() : standing(asking.seat(), asking.question());
      if (standing.isPresent()) {
        return Optional.of(new Answered<>(asking.seat(), standing.get()));
      }
      if (passes || manner.dial().of(asking.question()) == Dial.Setting.AUTOMATIC) {
        add(Draw.Passed.by(asking.seat(), asking.question()));
        open.remove(asking);
      }
    }
    if (!open.isEmpty()) {
      throw new Suspended(new Asked(List.copyOf(open), true, null));
    }
    return Optional.empty();
  }

  /// What the seat of a draw is asked, if it is still open.
  private static <A> Asking<A> own(List<Asking<A>> open, String seat, Draw draw) {
    return open.stream()
        .filter(asking -> asking.seat().id().equals(seat))
        .findFirst()
        .orElseThrow(() -> new TapeMismatch("nothing is open for " + draw));
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
      throw new Suspended(new Asked(Seat.REFEREE, question, null));
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

  /// What a seat has said once for all, as an entry of the tape.
  private <A> Optional<A> standing(Seat who, Question<A> question) {
    var standing = manner.dial().standing(who, question).flatMap(plain -> ifLegal(question, plain));
    standing.ifPresent(
        answer -> add(answer(question, who, question.plain(answer), Draw.By.STANDING)));
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
