package quintain.kernel.fate;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Fate;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// Who answers when nobody sits there.
public interface Policy {
  <A> A answer(Seat who, Question<A> question);

  /// Whether this seat takes an offer made to several.
  <A> Optional<A> accept(Seat who, Question<A> question);

  /// The first of these seats that takes the offer.
  default <A> Optional<Fate.Answered<A>> firstToAccept(List<Fate.Asking<A>> each) {
    for (Fate.Asking<A> asking : each) {
      var accepted = accept(asking.seat(), asking.question());
      if (accepted.isPresent()) {
        return Optional.of(new Fate.Answered<>(asking.seat(), accepted.get()));
      }
    }
    return Optional.empty();
  }

  /// Everybody answers as an automatic table would, and nobody volunteers.
  Policy DEFAULTS =
      new Policy() {
        @Override
        public <A> A answer(Seat who, Question<A> question) {
          return question.byDefault();
        }

        @Override
        public <A> Optional<A> accept(Seat who, Question<A> question) {
          return Optional.empty();
        }
      };

  /// Everybody does what odds assume, and nobody volunteers.
  Policy ASSUMED =
      new Policy() {
        @Override
        public <A> A answer(Seat who, Question<A> question) {
          return question.assumed();
        }

        @Override
        public <A> Optional<A> accept(Seat who, Question<A> question) {
          return Optional.empty();
        }
      };
}
