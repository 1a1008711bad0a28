package quintain.kernel;

import java.util.List;
import java.util.Optional;
import quintain.kernel.dice.Roll;

/// Asks the rules themselves whether they would refuse a step, so that offers cannot disagree with
/// them.
///
/// Rules refuse before they draw or emit anything. So a step is resolved up to its first die,
/// question or event: whoever gets that far is not refused.
public final class Refusals {
  private Refusals() {}

  /// Why the rules refuse this step now, if it does.
  public static <S extends State, T extends Step, E extends Event> Optional<Refusal> of(
      Rulebook.Rules<S, T, E> rules, S state, T step) {
    try {
      rules.resolve(step, new Play<>(rules, state, new NoFate(), new FirstEvent<>()));
      return Optional.empty();
    } catch (Refused refused) {
      return Optional.of(refused.refusal());
    } catch (Begun _) {
      return Optional.empty();
    }
  }

  /// The step has begun, and so was not refused. Carries no stack trace: it is an answer.
  private static final class Begun extends RuntimeException {
    private Begun() {
      super("begun", null, false, false);
    }
  }

  private static final class NoFate implements Fate {
    @Override
    public <T> T roll(Actor by, Roll<T> roll, Clause why) {
      throw new Begun();
    }

    @Override
    public <T> T pick(List<T> from, Clause why) {
      throw new Begun();
    }

    @Override
    public <A> A ask(Seat who, Question<A> question) {
      throw new Begun();
    }

    @Override
    public <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
      throw new Begun();
    }

    @Override
    public <T> T judge(Clause why, T computed) {
      throw new Begun();
    }
  }

  private static final class FirstEvent<S, E> implements Journal<S, E> {
    @Override
    public void emitted(E event, Clause why, S before) {
      throw new Begun();
    }

    @Override
    public void cited(Clause why) {}

    @Override
    public void measured(Measure measure) {}
  }
}
