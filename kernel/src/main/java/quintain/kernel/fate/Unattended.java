package quintain.kernel.fate;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// Fate with nobody at the table: a policy answers, and what is computed stands. How chance falls
/// is left to say.
public interface Unattended extends Fate {
  /// Who answers.
  Policy policy();

  @Override
  default <A> A ask(Seat who, Question<A> question) {
    return policy().answer(who, question);
  }

  @Override
  default <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
    return policy().firstToAccept(each);
  }

  @Override
  default <T> T judge(Clause why, T computed) {
    return computed;
  }
}
