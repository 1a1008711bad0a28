package quintain.proving.fights;

import java.util.Optional;
import quintain.kernel.Move;
import quintain.kernel.Question;

/// How a side chooses.
public interface FightPolicy {
  <T> Move<T> choose(Look<T> look);

  /// Whether moves of this kind are of any interest to it.
  default boolean looksAt(Move.Kind kind) {
    return true;
  }

  /// The answer to a question in mid-resolution; what somebody sensible would say unless the policy
  /// knows better.
  default <A> A answer(Question<A> question, Chance chance) {
    return question.advised();
  }

  /// Whether to take an offer made to several.
  default <A> Optional<A> accept(Question<A> question, Chance chance) {
    return Optional.empty();
  }
}
