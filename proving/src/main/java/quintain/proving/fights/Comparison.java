package quintain.proving.fights;

import java.io.Serializable;
import java.util.concurrent.ExecutorService;
import java.util.function.Predicate;

/// Two fights beside each other, fought with the same dice: how much more often the first side wins
/// in one than in the other.
///
/// @param onlyOne fights that the first side won in the one and not in the other
/// @param onlyOther the same the other way round
public record Comparison(Tally one, Tally other, long onlyOne, long onlyOther)
    implements Serializable {
  static final Comparison NONE = new Comparison(Tally.NONE, Tally.NONE, 0, 0);

  /// Fights both chunk by chunk, in order.
  public static Comparison run(Bout one, Bout other, Orders orders, Progress progress) {
    return Simulation.each(
        orders,
        NONE,
        (from, to) -> chunk(one, other, orders.seed(), from, to),
        Comparison::plus,
        (sum, wanted) -> {
          progress.done(sum.one(), wanted);
          return progress.cancelled() || (orders.within() > 0 && sum.margin() <= orders.within());
        });
  }

  /// The same with workers that others use as well, for somebody who wants to see both.
  ///
  /// @param stop told how far it is; true to stop
  public static Comparison run(
      Bout one, Bout other, Orders orders, Predicate<Comparison> stop, ExecutorService workers) {
    return Simulation.each(
        orders,
        NONE,
        (from, to) -> chunk(one, other, orders.seed(), from, to),
        Comparison::plus,
        (sum, _) -> stop.test(sum) || (orders.within() > 0 && sum.margin() <= orders.within()),
        workers);
  }

  private static Comparison chunk(Bout one, Bout other, long seed, long from, long to) {
    int size = (int) (to - from);
    var first = new byte[size];
    var second = new byte[size];
    var tally = one.fight(seed, from, to, first);
    var against = other.fight(seed, from, to, second);
    long more = 0;
    long less = 0;
    for (int i = 0; i < size; i++) {
      more += first[i] == 0 && second[i] != 0 ? 1 : 0;
      less += first[i] != 0 && second[i] == 0 ? 1 : 0;
    }
    return new Comparison(tally, against, more, less);
  }

  public Comparison plus(Comparison more) {
    return new Comparison(
        one.plus(more.one),
        other.plus(more.other),
        onlyOne + more.onlyOne,
        onlyOther + more.onlyOther);
  }

  /// How much more often the first side wins in the other fight than in the one.
  public double difference() {
    return one.fights() == 0 ? 0 : (double) (onlyOther - onlyOne) / one.fights();
  }

  /// How far off the difference may be, 19 times in 20: the variance of pairs, with half a fight
  /// added to each way a pair can fall (Agresti and Min), so that no difference seen is not taken
  /// for none.
  public double margin() {
    double n = one.fights() + 2.0;
    double more = (onlyOther + 0.5) / n;
    double less = (onlyOne + 0.5) / n;
    double mean = more - less;
    return Wilson.Z * Math.sqrt(Math.max(0, more + less - mean * mean) / n);
  }

  public double low() {
    return Math.max(-1, difference() - margin());
  }

  public double high() {
    return Math.min(1, difference() + margin());
  }
}
