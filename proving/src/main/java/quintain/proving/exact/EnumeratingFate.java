package quintain.proving.exact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Matters;
import quintain.kernel.Versus;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.Unattended;
import quintain.proving.fights.Chance;

/// Fate that enumerates every way chance can fall in a step, or in a choice, depth first: run it,
/// read [#weight], then [#advance] until there is no other way. A policy's own dice fork it too.
final class EnumeratingFate implements Unattended, Chance {
  /// Two rolls against each other fall in thousands of ways; what is thinner than this is left out.
  private static final double THIN = 1e-12;

  private final Map<Object, Spread> known = new LinkedHashMap<>();
  private final List<Fork> forks = new ArrayList<>();
  private Policy policy = Policy.DEFAULTS;
  private int at;
  private double weight = 1;
  private double lost;

  /// How something may come out, and the chance left out.
  private static final class Spread {
    private final List<?> values;
    private final double[] chances;
    private final double residual;

    Spread(List<?> values, double[] chances, double residual) {
      this.values = values;
      this.chances = chances;
      this.residual = residual;
    }
  }

  /// Two rolls and how they are read together.
  private record Match(Roll<?> roll, Roll<?> other, Versus<?, ?, ?> versus) {}

  /// A place where chance decides, and the way taken.
  private static final class Fork {
    private final Spread spread;
    private int taken;

    Fork(Spread spread) {
      this.spread = spread;
    }
  }

  void answeringBy(Policy answers) {
    policy = answers;
  }

  /// Begins something new.
  void begin() {
    forks.clear();
    at = 0;
    weight = 1;
    lost = 0;
  }

  double weight() {
    return weight;
  }

  /// The chance of everything left out since the beginning.
  double lost() {
    return lost;
  }

  boolean advance() {
    while (!forks.isEmpty()) {
      var last = forks.getLast();
      if (++last.taken < last.spread.chances.length) {
        at = 0;
        weight = 1;
        return true;
      }
      forks.removeLast();
    }
    return false;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the same is asked on every way
  private <V> V take(Object key, Supplier<Spread> making) {
    if (at == forks.size()) {
      var spread = known.get(key);
      if (spread == null) {
        spread = making.get();
        known.put(key, spread);
      }
      lost += weight * spread.residual;
      forks.add(new Fork(spread));
    }
    var fork = forks.get(at++);
    weight *= fork.spread.chances[fork.taken];
    return (V) fork.spread.values.get(fork.taken);
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    return take(roll, () -> spread(roll));
  }

  private static Spread spread(Roll<?> roll) {
    var dist = roll.dist();
    var chances = new double[dist.size()];
    for (int i = 0; i < chances.length; i++) {
      chances[i] = dist.p(i);
    }
    return new Spread(dist.values(), chances, dist.residual());
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why, Matters<T> matters) {
    return take(new Part(roll, matters), () -> alike(roll, matters));
  }

  /// A roll and what of it matters.
  private record Part(Roll<?> roll, Matters<?> matters) {}

  /// Every result once for all that matter alike.
  private static <T> Spread alike(Roll<T> roll, Matters<T> matters) {
    var dist = roll.dist();
    var first = new LinkedHashMap<Object, T>();
    var sums = new LinkedHashMap<Object, Double>();
    for (int i = 0; i < dist.size(); i++) {
      Object essence = matters.essence(dist.values().get(i));
      first.putIfAbsent(essence, dist.values().get(i));
      sums.merge(essence, dist.p(i), Double::sum);
    }
    return new Spread(List.copyOf(first.values()), numbers(sums), dist.residual());
  }

  private static double[] numbers(Map<Object, Double> sums) {
    return sums.values().stream().mapToDouble(Double::doubleValue).toArray();
  }

  @Override
  public <A, B, R> R rollAgainst(
      Actor by,
      Roll<A> roll,
      Clause why,
      Actor against,
      Roll<B> other,
      Clause otherWhy,
      Versus<A, B, R> versus) {
    return take(new Match(roll, other, versus), () -> matched(roll, other, versus));
  }

  /// Every result of a match once for all that matter alike.
  private static <A, B, R> Spread matched(Roll<A> roll, Roll<B> other, Versus<A, B, R> versus) {
    var one = roll.dist();
    var two = other.dist();
    var first = new LinkedHashMap<Object, R>();
    var sums = new LinkedHashMap<Object, Double>();
    double kept = 0;
    for (int i = 0; i < one.size(); i++) {
      for (int j = 0; j < two.size(); j++) {
        double chance = one.p(i) * two.p(j);
        if (chance >= THIN) {
          R result = versus.read(one.values().get(i), two.values().get(j));
          Object essence = versus.essence(result);
          first.putIfAbsent(essence, result);
          sums.merge(essence, chance, Double::sum);
          kept += chance;
        }
      }
    }
    return new Spread(List.copyOf(first.values()), numbers(sums), Math.max(0, 1 - kept));
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    return from.get(below(from.size()));
  }

  @Override
  public int below(int many) {
    return many == 1 ? 0 : this.<Integer>take(many, () -> evenly(many));
  }

  private static Spread evenly(int many) {
    var values = new ArrayList<Integer>();
    var chances = new double[many];
    for (int i = 0; i < many; i++) {
      values.add(i);
      chances[i] = 1.0 / many;
    }
    return new Spread(values, chances, 0);
  }

  @Override
  public Policy policy() {
    return policy;
  }
}
