package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.dice.Ratio;
import quintain.kernel.dice.Roll;

/// The arithmetic that odds are reckoned in: doubles for the table, exact fractions for tests.
interface Arithmetic<W> {
  W one();

  W zero();

  W plus(W a, W b);

  W times(W a, W b);

  /// The one divided by the other, which is not zero.
  W over(W a, W b);

  /// One chance in so many.
  W oneIn(int many);

  double toDouble(W weight);

  /// Whether a chance is too thin to be followed; it then counts as left out.
  boolean negligible(W weight);

  <T> Chances<T, W> chances(Roll<T> roll);

  /// How a roll may come out, and the chance that is left out.
  record Chances<T, W>(List<T> values, List<W> weights, W residual) {}

  /// Two dice against each other may fall in thousands of ways; those below one in a thousand
  /// million add up to less than one in a million.
  double THIN = 1e-9;

  /// Doubles with compensated sums.
  Arithmetic<Precise> DOUBLES =
      new Arithmetic<>() {
        @Override
        public Precise one() {
          return Precise.ONE;
        }

        @Override
        public Precise zero() {
          return Precise.ZERO;
        }

        @Override
        public Precise plus(Precise a, Precise b) {
          return a.plus(b);
        }

        @Override
        public Precise times(Precise a, Precise b) {
          return a.times(b);
        }

        @Override
        public Precise over(Precise a, Precise b) {
          return a.over(b);
        }

        @Override
        public Precise oneIn(int many) {
          return Precise.of(1.0 / many);
        }

        @Override
        public double toDouble(Precise weight) {
          return weight.toDouble();
        }

        @Override
        public boolean negligible(Precise weight) {
          return weight.toDouble() < THIN;
        }

        @Override
        public <T> Chances<T, Precise> chances(Roll<T> roll) {
          var dist = roll.dist();
          var weights = new ArrayList<Precise>();
          for (int i = 0; i < dist.size(); i++) {
            weights.add(Precise.of(dist.p(i)));
          }
          return new Chances<>(dist.values(), weights, Precise.of(dist.residual()));
        }
      };

  /// Exact fractions.
  Arithmetic<Ratio> RATIOS =
      new Arithmetic<>() {
        @Override
        public Ratio one() {
          return Ratio.ONE;
        }

        @Override
        public Ratio zero() {
          return Ratio.ZERO;
        }

        @Override
        public Ratio plus(Ratio a, Ratio b) {
          return a.plus(b);
        }

        @Override
        public Ratio times(Ratio a, Ratio b) {
          return a.times(b);
        }

        @Override
        public Ratio over(Ratio a, Ratio b) {
          return a.over(b);
        }

        @Override
        public Ratio oneIn(int many) {
          return Ratio.of(1, many);
        }

        @Override
        public double toDouble(Ratio weight) {
          return weight.toDouble();
        }

        @Override
        public boolean negligible(Ratio weight) {
          return false;
        }

        @Override
        public <T> Chances<T, Ratio> chances(Roll<T> roll) {
          var exact = roll.exact();
          var values = new ArrayList<T>();
          var weights = new ArrayList<Ratio>();
          for (var outcome : exact.outcomes()) {
            values.add(outcome.value());
            weights.add(outcome.p());
          }
          return new Chances<>(values, weights, exact.remainder());
        }
      };
}
