package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Matters;
import quintain.kernel.Versus;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.Unattended;

/// Fate that takes a step through every way its dice can fall, one way at a time: run the step,
/// read [#weight], then [#advance] to the next way until there is none.
final class Paths<W> implements Unattended {
  private final Arithmetic<W> weights;
  private final Policy policy;
  private final Map<Roll<?>, Arithmetic.Chances<?, W>> known;
  private final Map<Match, Arithmetic.Chances<?, W>> matched;
  private final Map<Part, Arithmetic.Chances<?, W>> parts;
  private final Rolls met;
  private final List<Fork<W>> forks = new ArrayList<>();
  private int at;
  private W weight;
  private W lost;

  Paths(Arithmetic<W> weights, Policy policy) {
    this(
        weights,
        policy,
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        new Rolls());
  }

  /// Shares what is already known of rolls.
  ///
  /// @param met takes down every roll that is met
  Paths(
      Arithmetic<W> weights,
      Policy policy,
      Map<Roll<?>, Arithmetic.Chances<?, W>> known,
      Map<Match, Arithmetic.Chances<?, W>> matched,
      Map<Part, Arithmetic.Chances<?, W>> parts,
      Rolls met) {
    this.weights = weights;
    this.policy = policy;
    this.known = known;
    this.matched = matched;
    this.parts = parts;
    this.met = met;
    this.weight = weights.one();
    this.lost = weights.zero();
  }

  /// A place where chance decides, and the way taken.
  private static final class Fork<W> {
    private final List<?> values;
    private final List<W> chances;
    private int taken;

    Fork(List<?> values, List<W> chances) {
      this.values = values;
      this.chances = chances;
    }
  }

  /// How many ways there are if all are as forked as the way just run.
  double ways() {
    double ways = 1;
    for (Fork<W> fork : forks) {
      ways *= fork.chances.size();
    }
    return ways;
  }

  /// The chance of the way just run.
  W weight() {
    return weight;
  }

  /// The chance of everything left out so far.
  W lost() {
    return lost;
  }

  /// Turns to the next way; false when all have been run.
  boolean advance() {
    while (!forks.isEmpty()) {
      var last = forks.getLast();
      if (++last.taken < last.chances.size()) {
        at = 0;
        weight = weights.one();
        return true;
      }
      forks.removeLast();
    }
    return false;
  }

  @Override
  @SuppressWarnings("unchecked") // what is known of a roll came from that very roll
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    if (at < forks.size()) {
      return again();
    }
    met.met(by, roll, why);
    var chances = (Arithmetic.Chances<T, W>) known.get(roll);
    if (chances == null) {
      chances = weights.chances(roll);
      known.put(roll, chances);
    }
    return take(chances.values(), chances.weights(), chances.residual());
  }

  @Override
  @SuppressWarnings("unchecked") // what is known of a match came from that very match
  public <A, B, R> R rollAgainst(
      Actor by,
      Roll<A> roll,
      Clause why,
      Actor against,
      Roll<B> other,
      Clause otherWhy,
      Versus<A, B, R> versus) {
    if (at < forks.size()) {
      return again();
    }
    met.met(by, roll, why);
    met.met(against, other, otherWhy);
    var match = new Match(roll, other, versus);
    var chances = (Arithmetic.Chances<R, W>) matched.get(match);
    if (chances == null) {
      chances = match(weights.chances(roll), weights.chances(other), versus);
      matched.put(match, chances);
    }
    return take(chances.values(), chances.weights(), chances.residual());
  }

  @Override
  @SuppressWarnings("unchecked") // what is known of a part of a roll came from that very roll
  public <T> T roll(Actor by, Roll<T> roll, Clause why, Matters<T> matters) {
    if (at < forks.size()) {
      return again();
    }
    met.met(by, roll, why);
    var part = new Part(roll, matters);
    var chances = (Arithmetic.Chances<T, W>) parts.get(part);
    if (chances == null) {
      chances = alike(weights.chances(roll), matters);
      parts.put(part, chances);
    }
    return take(chances.values(), chances.weights(), chances.residual());
  }

  /// A roll and what of it matters.
  record Part(Roll<?> roll, Matters<?> matters) {}

  /// Every result once for all that matter alike.
  private <T> Arithmetic.Chances<T, W> alike(Arithmetic.Chances<T, W> all, Matters<T> matters) {
    var first = new LinkedHashMap<Object, T>();
    var sums = new LinkedHashMap<Object, W>();
    for (int i = 0; i < all.values().size(); i++) {
      Object essence = matters.essence(all.values().get(i));
      first.putIfAbsent(essence, all.values().get(i));
      sums.merge(essence, all.weights().get(i), weights::plus);
    }
    return new Arithmetic.Chances<>(
        List.copyOf(first.values()), List.copyOf(sums.values()), all.residual());
  }

  /// Two rolls and how they are read together.
  record Match(Roll<?> roll, Roll<?> other, Versus<?, ?, ?> versus) {}

  /// Every result of a match once for all that matter alike.
  private <A, B, R> Arithmetic.Chances<R, W> match(
      Arithmetic.Chances<A, W> rolls, Arithmetic.Chances<B, W> others, Versus<A, B, R> versus) {
    var first = new LinkedHashMap<Object, R>();
    var sums = new LinkedHashMap<Object, W>();
    W all = weights.zero();
    W left = weights.zero();
    for (int i = 0; i < rolls.values().size(); i++) {
      all = weights.plus(all, rolls.weights().get(i));
      for (int j = 0; j < others.values().size(); j++) {
        W chance = weights.times(rolls.weights().get(i), others.weights().get(j));
        if (weights.negligible(chance)) {
          left = weights.plus(left, chance);
          continue;
        }
        R result = versus.read(rolls.values().get(i), others.values().get(j));
        Object essence = versus.essence(result);
        first.putIfAbsent(essence, result);
        sums.merge(essence, chance, weights::plus);
      }
    }
    left = weights.plus(left, rolls.residual());
    left = weights.plus(left, weights.times(all, others.residual()));
    return new Arithmetic.Chances<>(List.copyOf(first.values()), List.copyOf(sums.values()), left);
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    if (from.size() > 1) {
      met.drawn(why);
    }
    var chance = weights.oneIn(from.size());
    // the rule may go on to take what was drawn off its list
    return take(List.copyOf(from), Collections.nCopies(from.size(), chance), weights.zero());
  }

  private <T> T take(List<T> values, List<W> chances, W residual) {
    if (at == forks.size()) {
      lost = weights.plus(lost, weights.times(weight, residual));
      forks.add(new Fork<>(values, chances));
    }
    return again();
  }

  /// What falls at a place that this way, or one before it, has come through.
  // A step asks for the same on every way up to where they part.
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private <T> T again() {
    var fork = forks.get(at++);
    weight = weights.times(weight, fork.chances.get(fork.taken));
    return (T) fork.values.get(fork.taken);
  }

  @Override
  public Policy policy() {
    return policy;
  }
}
