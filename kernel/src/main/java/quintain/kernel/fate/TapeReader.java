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

/// Reads the tape of a step from its beginning, draw by draw. Every reading is empty at the end of
/// the tape, and a [TapeMismatch] where the tape holds something else.
final class TapeReader {
  private final List<Draw> tape;
  private int at;

  TapeReader(List<Draw> tape) {
    this.tape = new ArrayList<>(tape);
  }

  /// All that is on the tape, what was added among it.
  List<Draw> tape() {
    return List.copyOf(tape);
  }

  boolean isAtEnd() {
    return at == tape.size();
  }

  /// Adds what was drawn at the end of the tape.
  void add(Draw draw) {
    tape.add(draw);
    at++;
  }

  @Nullable Draw next() {
    return isAtEnd() ? null : tape.get(at);
  }

  Optional<Integer> face(Actor by, int sides, Clause why) {
    if (next() instanceof Draw.Die die) {
      if (die.sides() != sides || !die.clause().equals(why.id()) || !die.actor().equals(by.id())) {
        throw new TapeMismatch(
            "a d" + sides + " of " + by.id() + " by " + why.id() + ", not " + die);
      }
      at++;
      return Optional.of(die.face());
    }
    expectEnd(why);
    return Optional.empty();
  }

  <T> Optional<T> picked(List<T> from, Clause why) {
    if (next() instanceof Draw.Picked picked) {
      if (picked.size() != from.size() || !picked.clause().equals(why.id())) {
        throw new TapeMismatch("a pick of " + from.size() + " by " + why.id() + ", not " + picked);
      }
      at++;
      return Optional.of(from.get(picked.index() - 1));
    }
    expectEnd(why);
    return Optional.empty();
  }

  <A> Optional<A> answered(Question<A> question) {
    if (next() instanceof Draw.Answer answer) {
      return Optional.of(read(question, answer));
    }
    expectEnd(question.topic().clause());
    return Optional.empty();
  }

  /// Who of several has accepted; those who let it pass are taken off the list.
  <A> Optional<Fate.Answered<A>> accepted(List<Fate.Asking<A>> open) {
    for (var draw = next(); draw != null && !open.isEmpty(); draw = next()) {
      switch (draw) {
        case Draw.Answer answer -> {
          var own = own(open, answer.seat(), answer);
          return Optional.of(new Fate.Answered<>(own.seat(), read(own.question(), answer)));
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
    return Optional.empty();
  }

  /// What a seat of a draw is asked, if it is still open.
  private static <A> Fate.Asking<A> own(List<Fate.Asking<A>> open, String seat, Draw draw) {
    return open.stream()
        .filter(asking -> asking.seat().id().equals(seat))
        .findFirst()
        .orElseThrow(() -> new TapeMismatch("nothing is open for " + draw));
  }

  /// What the Referee made of a result; where the tape holds something else, nobody judged it.
  <T> Optional<T> judged(Clause why, Question<T> question) {
    if (next() instanceof Draw.Answer answer
        && answer.question().equals(Judgement.ID)
        && answer.clause().equals(why.id())) {
      at++;
      return Optional.of(stillLegal(question, answer));
    }
    return Optional.empty();
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

  private void expectEnd(Clause why) {
    var next = next();
    if (next != null) {
      throw new TapeMismatch(why.id() + " was asked, not " + next);
    }
  }

  /// A step that ended without reading its whole tape was not the step that wrote it.
  void finish() {
    if (!isAtEnd()) {
      throw new TapeMismatch("the step ended before " + tape.get(at));
    }
  }
}
