package quintain.kernel.fate;

import quintain.kernel.Question;
import quintain.kernel.Seat;

/// One thing a step learned from outside, in the order it asked. A step's draws are its tape: run
/// again over the same tape, it comes to the same result.
public sealed interface Draw {
  String clause();

  /// A face of a die. `manual` faces were read off a physical die and typed in.
  record Die(String clause, String actor, int sides, int face, boolean manual) implements Draw {}

  /// A fair pick of one out of `size`, counted from 1.
  record Picked(String clause, int size, int index) implements Draw {}

  /// An answer in its plain form.
  record Answer(String clause, String question, String seat, Object value, By by) implements Draw {}

  /// A seat that let an offer to several pass.
  record Passed(String clause, String question, String seat) implements Draw {
    public static Passed by(Seat seat, Question<?> question) {
      return new Passed(question.topic().clause().id(), question.topic().id(), seat.id());
    }
  }

  /// Who gave an answer.
  enum By {
    SEAT,
    REFEREE,
    STANDING,
    AUTOMATIC
  }
}
