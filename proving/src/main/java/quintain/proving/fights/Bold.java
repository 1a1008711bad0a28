package quintain.proving.fights;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.kernel.Question;
import quintain.kernel.Topic;

/// The policy `bold`: everything it has at once: what makes it stronger, what harms and is used up,
/// then the strongest means on the strongest foe in reach, and yes to whatever it may spend.
final class Bold implements FightPolicy {
  private static final List<Kind> AT_ONCE =
      List.of(Kind.STRENGTHEN, Kind.COSTLY_ATTACK, Kind.ATTACK);

  @Override
  public <T> Move<T> choose(Look<T> look) {
    return MoveOrder.first(look.moves(), AT_ONCE).orElseGet(() -> MoveOrder.steadily(look.moves()));
  }

  @Override
  public <A> A answer(Question<A> question, Chance chance) {
    return isOwn(question) && question instanceof Question.YesNo
        ? question.read(true)
        : question.advised();
  }

  @Override
  public <A> Optional<A> accept(Question<A> question, Chance chance) {
    return Optional.of(answer(question, chance));
  }

  private static boolean isOwn(Question<?> question) {
    return question.topic().family().equals(Topic.PLAYER);
  }
}
