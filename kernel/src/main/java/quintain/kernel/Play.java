package quintain.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.dice.Roll;

/// One step being resolved: the state as it is now, chance and choice, and what comes of them.
///
/// Rules refuse before they draw or emit anything; whatever they emit is applied at once; what they
/// put on the agenda with [#then] happens after this step, in the order given, before anything that
/// was waiting already.
public final class Play<S extends State, T extends Step, E extends Event> {
  private final Rulebook.Rules<S, T, E> rules;
  private final Fate fate;
  private final @Nullable Journal<S, E> journal;
  private @Nullable FollowUp<T> first;
  private @Nullable FollowUp<T> last;
  private S state;
  private boolean begun;

  public Play(Rulebook.Rules<S, T, E> rules, S state, Fate fate, @Nullable Journal<S, E> journal) {
    this.rules = rules;
    this.fate = fate;
    this.journal = journal;
    this.state = state;
  }

  /// The state with everything emitted so far.
  public S state() {
    return state;
  }

  public <R> R roll(Actor by, Roll<R> roll, Clause why) {
    begun = true;
    cite(why);
    return fate.roll(by, roll, why);
  }

  /// The same where only so much of the result matters for all that follows.
  public <R> R roll(Actor by, Roll<R> roll, Clause why, Matters<R> matters) {
    begun = true;
    cite(why);
    return fate.roll(by, roll, why, matters);
  }

  public <A, B, R> R rollAgainst(
      Actor by,
      Roll<A> roll,
      Clause why,
      Actor against,
      Roll<B> other,
      Clause otherWhy,
      Versus<A, B, R> versus) {
    begun = true;
    cite(why);
    cite(otherWhy);
    return fate.rollAgainst(by, roll, why, against, other, otherWhy, versus);
  }

  public <R> R pick(List<R> from, Clause why) {
    begun = true;
    cite(why);
    return fate.pick(from, why);
  }

  public <A> A ask(Seat who, Question<A> question) {
    begun = true;
    if (journal != null) {
      journal.cited(question.topic().clause());
    }
    return fate.ask(who, question);
  }

  public <A> Optional<Fate.Answered<A>> askAny(List<Fate.Asking<A>> each) {
    begun = true;
    if (journal != null) {
      each.forEach(asking -> journal.cited(asking.question().topic().clause()));
    }
    return fate.askAny(each);
  }

  public <R> R judge(Clause why, R computed) {
    begun = true;
    cite(why);
    return fate.judge(why, computed);
  }

  /// Something happened, by this clause.
  public void emit(E event, Clause why) {
    begun = true;
    S before = state;
    state = rules.apply(before, event);
    if (journal != null) {
      journal.emitted(event, why, before);
    }
  }

  /// A clause decided something that leaves no event of its own.
  public void cite(Clause why) {
    if (journal != null) {
      journal.cited(why);
    }
  }

  /// An outcome of this step that odds should name though the state does not show it.
  public void measure(String name, Object value) {
    if (journal != null) {
      journal.measured(new Measure(name, value));
    }
  }

  /// The same of somebody: `maren.damage`.
  public void measure(Actor of, String name, Object value) {
    if (journal != null) {
      journal.measured(new Measure(of.id() + "." + name, value));
    }
  }

  /// Puts a follow-up on the agenda.
  public void then(T step) {
    var added = new FollowUp<>(step);
    if (last == null) {
      first = added;
    } else {
      last.next = added;
    }
    last = added;
  }

  /// Refuses the command.
  public Refused refuse(Clause why, String reason) {
    if (begun) {
      throw new IllegalStateException("refused after the first die or event: " + reason);
    }
    return new Refused(new Refusal(why, reason));
  }

  /// Refuses the command if there is a reason to.
  public void check(Optional<Refusal> refusal) {
    if (refusal.isPresent()) {
      throw refuse(refusal.get().clause(), refusal.get().reason());
    }
  }

  /// The follow-ups of this step so far, in order.
  public List<T> next() {
    var next = new ArrayList<T>();
    for (var at = first; at != null; at = at.next) {
      next.add(at.step);
    }
    return next;
  }

  /// A step and what comes after it.
  static final class FollowUp<T> {
    final T step;
    @Nullable FollowUp<T> next;

    private FollowUp(T step) {
      this.step = step;
    }
  }

  /// Takes the follow-ups of this step, with those that were waiting already behind them, and turns
  /// to the next step.
  @Nullable FollowUp<T> takeNext(@Nullable FollowUp<T> waiting) {
    begun = false;
    var taken = first;
    if (taken == null || last == null) {
      return waiting;
    }
    last.next = waiting;
    first = null;
    last = null;
    return taken;
  }
}
