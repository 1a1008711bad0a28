package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import quintain.kernel.dice.Factor.Operation;

/// Builds rolls: the words in which rules ask for dice.
///
/// What cannot be rolled, or would throw too many dice, is refused here with an
/// [IllegalArgumentException] that says why.
public final class Dice {
  /// The most dice thrown in one roll, explosions and rerolls aside.
  public static final int MAX_DICE = 10_000;

  /// The most sides of a die.
  public static final int MAX_SIDES = 1_000_000;

  /// How deep rolls may nest.
  public static final int MAX_DEPTH = 200;

  private static final Die[] DICE = new Die[101];
  private static final Constant[] NUMBERS = new Constant[101];

  static {
    for (int i = 0; i <= 100; i++) {
      DICE[i] = new Die(Math.max(1, i));
      NUMBERS[i] = new Constant(i);
    }
  }

  public static final Roll<Integer> D4 = d(4);
  public static final Roll<Integer> D6 = d(6);
  public static final Roll<Integer> D8 = d(8);
  public static final Roll<Integer> D10 = d(10);
  public static final Roll<Integer> D12 = d(12);
  public static final Roll<Integer> D20 = d(20);
  public static final Roll<Integer> D100 = d(100);

  private static final FateDie FATE = new FateDie();

  private Dice() {}

  /// One die.
  public static Roll<Integer> d(int sides) {
    return sides >= 1 && sides <= 100 ? DICE[sides] : new Die(sides);
  }

  /// A Fate die: −1, 0 or 1.
  public static Roll<Integer> fate() {
    return FATE;
  }

  /// A number.
  public static Roll<Integer> constant(int number) {
    return number >= 0 && number <= 100 ? NUMBERS[number] : new Constant(number);
  }

  // Dice of one kind

  /// The sum of `n` dice.
  public static Roll<Integer> sum(int n, Roll<Integer> die) {
    return n == 1 ? die : pool(n, die, Selection.ALL);
  }

  /// The sum of what the selection keeps of `n` dice.
  ///
  /// Dice that [#explode(int)] put their explosions into the pool as results of their own; dice
  /// that [#compound(int)] or [#penetrate(int)] are one result each.
  public static Roll<Integer> pool(int n, Roll<Integer> die, Selection selection) {
    var pool = new Pool(n, IntNode.of(die), selection, null);
    return n == 1 && pool.selection().kind() == Selection.Kind.ALL ? pool.die() : pool;
  }

  /// How many of the kept ones of `n` dice succeed.
  public static Roll<Integer> successes(
      int n, Roll<Integer> die, Selection selection, Comparison success) {
    return new Pool(n, IntNode.of(die), selection, success);
  }

  /// How many of `n` dice succeed.
  public static Roll<Integer> count(int n, int sides, Comparison success) {
    return successes(n, d(sides), Selection.ALL, success);
  }

  public static Roll<Integer> keepHighest(int keep, int n, int sides) {
    return pool(n, d(sides), Selection.highest(keep));
  }

  public static Roll<Integer> keepLowest(int keep, int n, int sides) {
    return pool(n, d(sides), Selection.lowest(keep));
  }

  public static Roll<Integer> dropHighest(int drop, int n, int sides) {
    return pool(n, d(sides), Selection.dropHighest(drop));
  }

  public static Roll<Integer> dropLowest(int drop, int n, int sides) {
    return pool(n, d(sides), Selection.dropLowest(drop));
  }

  /// The roll twice, and the higher counts.
  public static Roll<Integer> advantage(Roll<Integer> roll) {
    return pool(2, roll, Selection.highest(1));
  }

  /// The roll twice, and the lower counts.
  public static Roll<Integer> disadvantage(Roll<Integer> roll) {
    return pool(2, roll, Selection.lowest(1));
  }

  /// How many of `n` dice fall into each band; a face outside every band is not counted.
  public static Roll<Counts> bands(int n, int sides, List<Band> bands) {
    return bands(n, d(sides), bands);
  }

  public static Roll<Counts> bands(int n, Roll<Integer> die, List<Band> bands) {
    return new BandsRoll(n, IntNode.of(die), bands);
  }

  /// Equal dice of any kind, put in order, some of them kept, and the kept ones gathered one by one
  /// into a result. The order in which they are gathered must not matter.
  public static <V, R> Roll<R> gather(
      int n,
      Roll<V> die,
      Comparator<? super V> order,
      Selection selection,
      R start,
      BiFunction<? super R, ? super V, ? extends R> add) {
    return new Gathered<>(n, die, order, selection, start, add);
  }

  /// One roll after another, both of which make the result.
  public static <A, B, R> Roll<R> both(
      Roll<A> first, Roll<B> second, BiFunction<? super A, ? super B, ? extends R> join) {
    return new Both<>(first, second, join);
  }

  // One die, treated

  /// A die that explodes on its highest face, without end.
  public static Roll<Integer> explode(int sides) {
    return explode(d(sides), highestOf(d(sides)));
  }

  public static Roll<Integer> explode(Roll<Integer> die, Comparison on) {
    return explode(die, on, Explode.ENDLESSLY);
  }

  /// A die that explodes at most `limit` times.
  public static Roll<Integer> explode(Roll<Integer> die, Comparison on, int limit) {
    return new Explode(IntNode.of(die), on, limit, Explode.Style.APART);
  }

  /// A die that explodes on its highest face, once.
  public static Roll<Integer> explodeOnce(int sides) {
    return explode(d(sides), highestOf(d(sides)), 1);
  }

  /// As [#explode(int)], but one result in a pool.
  public static Roll<Integer> compound(int sides) {
    return compound(d(sides), highestOf(d(sides)));
  }

  public static Roll<Integer> compound(Roll<Integer> die, Comparison on) {
    return compound(die, on, Explode.ENDLESSLY);
  }

  public static Roll<Integer> compound(Roll<Integer> die, Comparison on, int limit) {
    return new Explode(IntNode.of(die), on, limit, Explode.Style.COMPOUND);
  }

  /// As [#compound(int)], and every further die counts one less than it shows.
  public static Roll<Integer> penetrate(int sides) {
    return penetrate(d(sides), highestOf(d(sides)));
  }

  public static Roll<Integer> penetrate(Roll<Integer> die, Comparison on) {
    return new Explode(IntNode.of(die), on, Explode.ENDLESSLY, Explode.Style.PENETRATE);
  }

  /// An exploding die of which both the sum and the number of explosions are read.
  public static Roll<Chain> chain(int sides) {
    return chain(d(sides), highestOf(d(sides)));
  }

  public static Roll<Chain> chain(Roll<Integer> die, Comparison on) {
    return chain(die, on, Explode.ENDLESSLY);
  }

  /// The same with at most `limit` further dice; a bursting face at the limit is counted too.
  public static Roll<Chain> chain(Roll<Integer> die, Comparison on, int limit) {
    return new ChainRoll(new Explode(IntNode.of(die), on, limit, Explode.Style.COMPOUND));
  }

  /// The comparison that only the highest face of a die passes.
  public static Comparison highestOf(Roll<Integer> die) {
    return Comparison.equalTo(Math.toIntExact(IntNode.of(die).range().high()));
  }

  /// A die rolled again once if it shows what it should not.
  public static Roll<Integer> rerollOnce(Roll<Integer> die, Comparison on) {
    return new Reroll(IntNode.of(die), on, true);
  }

  /// A die rolled again until it shows something else; refused if it never would.
  public static Roll<Integer> reroll(Roll<Integer> die, Comparison on) {
    return new Reroll(IntNode.of(die), on, false);
  }

  /// A die whose face counts as at least `least`.
  public static Roll<Integer> min(Roll<Integer> die, int least) {
    return new Clamp(IntNode.of(die), least, true);
  }

  /// A die whose face counts as at most `most`.
  public static Roll<Integer> max(Roll<Integer> die, int most) {
    return new Clamp(IntNode.of(die), most, false);
  }

  // Different rolls

  /// The highest of the rolls; the faces of the others are marked as not kept.
  public static Roll<Integer> highest(List<? extends Roll<Integer>> rolls) {
    return group(rolls, Selection.highest(1));
  }

  /// The lowest of the rolls; the faces of the others are marked as not kept.
  public static Roll<Integer> lowest(List<? extends Roll<Integer>> rolls) {
    return group(rolls, Selection.lowest(1));
  }

  /// The sum of what the selection keeps of the rolls.
  public static Roll<Integer> group(List<? extends Roll<Integer>> rolls, Selection selection) {
    var group = new Group(nodes(rolls), selection, null);
    group.range().checked();
    return group.selection().kind() == Selection.Kind.ALL ? sum(rolls) : group;
  }

  /// How many of the kept rolls succeed.
  public static Roll<Integer> successes(
      List<? extends Roll<Integer>> rolls, Selection selection, Comparison success) {
    return new Group(nodes(rolls), selection, success);
  }

  /// The sum of the rolls.
  public static Roll<Integer> sum(List<? extends Roll<Integer>> rolls) {
    var terms = new ArrayList<IntNode>(rolls.size());
    for (Roll<Integer> roll : rolls) {
      if (roll instanceof Sum(List<IntNode> inner)) {
        terms.addAll(inner);
      } else {
        terms.add(IntNode.of(roll));
      }
    }
    return terms.size() == 1 ? terms.getFirst() : new Sum(terms);
  }

  private static List<IntNode> nodes(List<? extends Roll<Integer>> rolls) {
    var nodes = new ArrayList<IntNode>(rolls.size());
    for (Roll<Integer> roll : rolls) {
      nodes.add(IntNode.of(roll));
    }
    return nodes;
  }

  // Arithmetic

  public static Roll<Integer> plus(Roll<Integer> a, Roll<Integer> b) {
    return sum(List.of(a, b));
  }

  public static Roll<Integer> plus(Roll<Integer> a, int b) {
    return plus(a, constant(b));
  }

  public static Roll<Integer> minus(Roll<Integer> a, Roll<Integer> b) {
    return sum(List.of(a, negate(b)));
  }

  public static Roll<Integer> minus(Roll<Integer> a, int b) {
    return plus(a, constant(Math.negateExact(b)));
  }

  public static Roll<Integer> negate(Roll<Integer> roll) {
    return switch (IntNode.of(roll)) {
      case Constant(int value) -> constant(-value);
      case Negate(IntNode inner) -> inner;
      case IntNode node -> new Negate(node);
    };
  }

  public static Roll<Integer> times(Roll<Integer> a, Roll<Integer> b) {
    return product(a, Operation.TIMES, b);
  }

  public static Roll<Integer> times(Roll<Integer> a, int b) {
    return times(a, constant(b));
  }

  /// The quotient, rounded as stated; a divisor that may come to 0 is refused.
  public static Roll<Integer> divide(Roll<Integer> a, Roll<Integer> b, Rounding rounding) {
    return product(a, Operation.divide(rounding), b);
  }

  public static Roll<Integer> divide(Roll<Integer> a, int b, Rounding rounding) {
    return divide(a, constant(b), rounding);
  }

  /// What is left over by a division rounded down, so that it has the divisor's sign.
  public static Roll<Integer> modulo(Roll<Integer> a, Roll<Integer> b) {
    return product(a, Operation.MODULO, b);
  }

  /// The roll without its sign.
  public static Roll<Integer> absolute(Roll<Integer> roll) {
    return new Absolute(IntNode.of(roll));
  }

  private static Roll<Integer> product(Roll<Integer> a, Operation operation, Roll<Integer> b) {
    return product(a, List.of(new Factor(operation, b)));
  }

  /// A number multiplied and divided from left to right.
  public static Roll<Integer> product(Roll<Integer> first, List<Factor> factors) {
    if (factors.isEmpty()) {
      return first;
    }
    if (first instanceof Product(IntNode start, List<Factor> earlier)) {
      var all = new ArrayList<>(earlier);
      all.addAll(factors);
      return new Product(start, all);
    }
    return new Product(IntNode.of(first), factors);
  }

  // Reading

  /// The dice looked up in a table; the rows stand in ascending order and cover every number once.
  public static <T> Roll<T> table(Roll<Integer> dice, List<Row<T>> rows) {
    return new TableRoll<>(IntNode.of(dice), rows);
  }

  /// The same roll with a word beside it that says what it is for.
  public static Roll<Integer> label(Roll<Integer> roll, String label) {
    return new Labelled(IntNode.of(roll), label);
  }
}
