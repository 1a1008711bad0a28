package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.Matters;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Versus;
import quintain.kernel.dice.Roll;

/// Fate of a step that has come so far: first what is on its tape, then another fate.
public final class Resumed implements Fate {
  private final TapeReader tape;
  private final Fate then;

  public Resumed(List<Draw> tape, Fate then) {
    this.tape = new TapeReader(tape);
    this.then = then;
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    return tape.isAtEnd() ? then.roll(by, roll, why) : again(by, roll, why);
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why, Matters<T> matters) {
    return tape.isAtEnd() ? then.roll(by, roll, why, matters) : again(by, roll, why);
  }

  @Override
  public <A, B, R> R rollAgainst(
      Actor by,
      Roll<A> roll,
      Clause why,
      Actor against,
      Roll<B> other,
      Clause otherWhy,
      Versus<A, B, R> versus) {
    if (tape.isAtEnd()) {
      return then.rollAgainst(by, roll, why, against, other, otherWhy, versus);
    }
    A first = again(by, roll, why);
    return versus.read(first, roll(against, other, otherWhy));
  }

  /// A roll that was made; a tape ends at a question, not among the dice of a roll.
  private <T> T again(Actor by, Roll<T> roll, Clause why) {
    return roll.trace(
            sides ->
                tape.face(by, sides, why)
                    .orElseThrow(
                        () -> new TapeMismatch("the dice of " + why.id() + " are missing")))
        .value();
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    return tape.picked(from, why).orElseGet(() -> then.pick(from, why));
  }

  @Override
  public <A> A ask(Seat who, Question<A> question) {
    return tape.answered(question).orElseGet(() -> then.ask(who, question));
  }

  @Override
  public <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
    var open = new ArrayList<>(each);
    var accepted = tape.accepted(open);
    return accepted.isPresent() || open.isEmpty() ? accepted : then.askAny(List.copyOf(open));
  }

  @Override
  public <T> T judge(Clause why, T computed) {
    return tape.isAtEnd()
        ? then.judge(why, computed)
        : tape.judged(why, Judgement.of(why, computed)).orElse(computed);
  }
}
