package quintain.kernel.fate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// A question that a table waits for: whom it asks, what, and the die to read where it is about
/// one.
public record Asked(
    List<Seat> seats, Question<?> question, boolean mayPass, @Nullable Physical die) {
  /// A physical die that somebody is to roll and read.
  public record Physical(String actor, int sides) {}

  /// The answer as an entry of the tape; what is not legal is refused with a sentence.
  public Draw answered(Seat seat, Object plain, Draw.By by) {
    return read(question, seat, plain, by);
  }

  /// A seat of several lets the offer pass.
  public Draw passed(Seat seat) {
    return new Draw.Passed(question.topic().clause().id(), question.topic().id(), seat.id());
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
