package quintain.proving.fights;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.fate.Policy;

/// Answers in mid-resolution: each seat's by its side's policy, the Referee's as an automatic table
/// would.
final class Answers implements Policy {
  private final Seat[] seats;
  private final FightPolicy[] policies;
  private final Chance chance;
  private final @Nullable Topic ending;
  private final Runnable ends;

  /// @param ending what the Referee is asked when the fight ends; `ends` is told of it
  Answers(
      Seat[] seats, FightPolicy[] policies, Chance chance, @Nullable Topic ending, Runnable ends) {
    this.seats = seats;
    this.policies = policies;
    this.chance = chance;
    this.ending = ending;
    this.ends = ends;
  }

  @Override
  public <A> A answer(Seat who, Question<A> question) {
    for (int i = 0; i < seats.length; i++) {
      if (seats[i].equals(who)) {
        return policies[i].answer(question, chance);
      }
    }
    if (question.topic().equals(ending)) {
      ends.run();
    }
    return question.byDefault();
  }

  @Override
  public <A> Optional<A> accept(Seat who, Question<A> question) {
    for (int i = 0; i < seats.length; i++) {
      if (seats[i].equals(who)) {
        return policies[i].accept(question, chance);
      }
    }
    return Optional.empty();
  }
}
