package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.dice.Ratio;
import quintain.kernel.dice.Roll;

/// The arithmetic that odds are reckoned in: doubles for the table, exact fractions for tests.
interface Weights<W> {
  W one();

  W zero();

  W plus(W a, W b);

  W times(W a, W b);

  /// One chance in so many.
  W oneIn(int many);

  double toDouble(W weight);

  <T> Chances<T, W> chances(Roll<T> roll);

  /// How a roll may come out, and the chance that is left out.
  record Chances<T, W>(List<T> values, List<W> weights, W residual) {}

  /// Plain doubles.
  Weights<Double> DOUBLES =
      new Weights<>() {
        @Override
        public Double one() {
          return 1.0;
        }

        @Override
        public Double zero() {
          return 0.0;
        }

        @Override
        public Double plus(Double a, Double b) {
          return a + b;
        }

        @Override
        public Double times(Double a, Double b) {
          return a * b;
        }

        @Override
        public Double oneIn(int many) {
          return 1.0 / many;
        }

        @Override
        public double toDouble(Double weight) {
          return weight;
        }

        @Override
        public <T> Chances<T, Double> chances(Roll<T> roll) {
          var dist = roll.dist();
          var weights = new ArrayList<Double>();
          for (int i = 0; i < dist.size(); i++) {
            weights.add(dist.p(i));
          }
          return new Chances<>(dist.values(), weights, dist.residual());
        }
      };

  /// Exact fractions.
  Weights<Ratio> RATIOS =
      new Weights<>() {
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
        public Ratio oneIn(int many) {
          return Ratio.of(1, many);
        }

        @Override
        public double toDouble(Ratio weight) {
          return weight.toDouble();
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
