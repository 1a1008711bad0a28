package quintain.kernel;

import java.util.List;
import java.util.Optional;
import quintain.kernel.dice.Roll;

/// What a rule cannot know by itself: how dice fall, what people decide, what the Referee rules.
public interface Fate {
  /// How scripts and standing answers say that a seat lets an offer to several pass.
  String PASS = "pass";

  /// Chance. The actor's seat may use physical dice.
  <T> T roll(Actor by, Roll<T> roll, Clause why);

  /// Chance of which not everything matters: odds need not tell results apart that matter alike.
  default <T> T roll(Actor by, Roll<T> roll, Clause why, Matters<T> matters) {
    return roll(by, roll, why);
  }

  /// One roll, then another's against it. Odds need not tell results apart that matter alike.
  default <A, B, R> R rollAgainst(
      Actor by,
      Roll<A> roll,
      Clause why,
      Actor against,
      Roll<B> other,
      Clause otherWhy,
      Versus<A, B, R> versus) {
    A first = roll(by, roll, why);
    return versus.read(first, roll(against, other, otherWhy));
  }

  /// A fair draw that the book gives no die for; the list is never empty.
  <T> T pick(List<T> from, Clause why);

  /// Choice.
  <A> A ask(Seat who, Question<A> question);

  /// An offer to several, who are all asked at once, each their own question: the first to answer
  /// has accepted; empty when all pass. No seat is asked twice.
  <A> Optional<Answered<A>> askAny(List<Asking<A>> each);

  /// The Referee may replace a computed result while it still matters.
  <T> T judge(Clause why, T computed);

  /// A question and the seat that it is put to.
  record Asking<A>(Seat seat, Question<A> question) {}

  /// An answer and the seat that gave it.
  record Answered<A>(Seat seat, A answer) {}
}
