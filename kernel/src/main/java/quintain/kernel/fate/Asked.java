package quintain.kernel.fate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Fate;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// What a table waits for: the question of each seat that is asked, whether they may let it pass,
/// and the die to read where it is about one.
public record Asked(List<Fate.Asking<?>> questions, boolean mayPass, @Nullable Physical die) {
  public Asked {
    questions = List.copyOf(questions);
    if (questions.isEmpty()
        || questions.stream().map(Fate.Asking::seat).distinct().count() < questions.size()) {
      throw new IllegalArgumentException("one question for each seat, not " + questions);
    }
  }

  /// A question that one seat has to answer.
  Asked(Seat seat, Question<?> question, @Nullable Physical die) {
    this(List.of(new Fate.Asking<>(seat, question)), false, die);
  }

  /// A physical die that somebody is to roll and read.
  public record Physical(String actor, int sides) {}

  /// Who is asked, in order.
  public List<Seat> seats() {
    return questions.stream().<Seat>map(Fate.Asking::seat).toList();
  }

  /// What a seat is asked; it must be one of [#seats].
  public Question<?> question(Seat seat) {
    for (var asking : questions) {
      if (asking.seat().equals(seat)) {
        return asking.question();
      }
    }
    throw new IllegalArgumentException(seat + " is not asked, but " + seats());
  }

  /// The answer as an entry of the tape; what is not legal is refused with a sentence.
  public Draw answered(Seat seat, Object plain, Draw.By by) {
    return read(question(seat), seat, plain, by);
  }

  /// A seat of several lets the offer pass.
  public Draw passed(Seat seat) {
    return Draw.Passed.by(seat, question(seat));
  }

  private <A> Draw read(Question<A> asking, Seat seat, Object plain, Draw.By by) {
    A answer = asking.read(plain);
    var clause = asking.topic().clause().id();
    if (die != null) {
      return new Draw.Die(clause, die.actor(), die.sides(), (Integer) answer, true);
    }
    return new Draw.Answer(clause, asking.topic().id(), seat.id(), asking.plain(answer), by);
  }
}
