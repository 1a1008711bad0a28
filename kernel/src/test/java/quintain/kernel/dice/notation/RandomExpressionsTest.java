package quintain.kernel.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.dice.Enumeration;
import quintain.kernel.dice.Faces;

/// Expressions made up at random, written down, read, and weighed; their twin never sees the
/// notation and plays every tape of faces.
class RandomExpressionsTest {

  /// A made-up expression, which writes itself and rolls itself in the plainest way.
  sealed interface Tree {
    String written();

    int rolled(Faces faces);

    record Plain(int value) implements Tree {
      @Override
      public String written() {
        return Integer.toString(value);
      }

      @Override
      public int rolled(Faces faces) {
        return value;
      }
    }

    /// Dice of which some are kept, or which count successes when `success` is above 0.
    record Some(int n, int sides, boolean high, int keep, int once, int success) implements Tree {
      @Override
      public String written() {
        return n
            + " d"
            + sides
            + (keep < n ? (high ? "kh" : "kl") + keep : "")
            + (once > 0 ? "ro" + once : "")
            + (success > 0 ? ">=" + success : "");
      }

      @Override
      public int rolled(Faces faces) {
        var results = new ArrayList<Integer>();
        for (int i = 0; i < n; i++) {
          int face = faces.face(sides);
          results.add(face == once ? faces.face(sides) : face);
        }
        results.sort(high ? Comparator.reverseOrder() : Comparator.naturalOrder());
        return results.stream()
            .limit(keep)
            .mapToInt(x -> success == 0 ? x : x >= success ? 1 : 0)
            .sum();
      }
    }

    record Two(char sign, Tree left, Tree right) implements Tree {
      @Override
      public String written() {
        return "(" + left.written() + ") " + sign + " (" + right.written() + ")";
      }

      @Override
      public int rolled(Faces faces) {
        int a = left.rolled(faces);
        int b = right.rolled(faces);
        return switch (sign) {
          case '+' -> a + b;
          case '-' -> a - b;
          case '*' -> a * b;
          case '/' -> (int) Math.floor(a / (double) b);
          default -> ((a % b) + b) % b;
        };
      }
    }

    record Called(String name, List<Tree> inside) implements Tree {
      @Override
      public String written() {
        return name + "(" + String.join(", ", inside.stream().map(Tree::written).toList()) + ")";
      }

      @Override
      public int rolled(Faces faces) {
        IntStream numbers = inside.stream().mapToInt(tree -> tree.rolled(faces));
        return switch (name) {
          case "abs" -> Math.abs(numbers.sum());
          case "-" -> -numbers.sum();
          case "min" -> numbers.min().orElseThrow();
          default -> numbers.max().orElseThrow();
        };
      }
    }

    record Kept(List<Tree> inside, int keep) implements Tree {
      @Override
      public String written() {
        return "{" + String.join(",", inside.stream().map(Tree::written).toList()) + "}kh" + keep;
      }

      @Override
      public int rolled(Faces faces) {
        List<Integer> numbers = inside.stream().map(tree -> tree.rolled(faces)).toList();
        return numbers.stream()
            .sorted(Comparator.reverseOrder())
            .limit(keep)
            .mapToInt(x -> x)
            .sum();
      }
    }
  }

  private static Tree tree(SplittableRandom random, int depth) {
    int kind = depth == 0 ? random.nextInt(2) : random.nextInt(8);
    return switch (kind) {
      case 0 -> new Tree.Plain(random.nextInt(5));
      case 1, 2 -> dice(random);
      case 3 ->
          new Tree.Two("+-*".charAt(random.nextInt(3)), tree(random, depth - 1), dice(random));
      case 4 ->
          new Tree.Two("+-*".charAt(random.nextInt(3)), dice(random), tree(random, depth - 1));
      case 5 ->
          new Tree.Two(
              "/%".charAt(random.nextInt(2)),
              tree(random, depth - 1),
              new Tree.Plain(1 + random.nextInt(4)));
      case 6 ->
          random.nextBoolean()
              ? new Tree.Called(
                  random.nextBoolean() ? "min" : "max",
                  List.of(tree(random, depth - 1), dice(random)))
              : new Tree.Called(
                  random.nextBoolean() ? "abs" : "-", List.of(tree(random, depth - 1)));
      default ->
          new Tree.Kept(
              List.of(new Tree.Plain(2), dice(random), tree(random, depth - 1)),
              1 + random.nextInt(3));
    };
  }

  private static Tree dice(SplittableRandom random) {
    int n = 1 + random.nextInt(2);
    int sides = 2 + random.nextInt(3);
    return new Tree.Some(
        n,
        sides,
        random.nextBoolean(),
        1 + random.nextInt(n),
        random.nextInt(4) == 0 ? 1 : 0,
        random.nextInt(4) == 0 ? 2 : 0);
  }

  static Stream<Tree> trees() {
    var random = new SplittableRandom(4_711);
    return Stream.generate(() -> tree(random, 2)).limit(150);
  }

  @ParameterizedTest
  @MethodSource("trees")
  void a_made_up_expression_has_the_odds_of_its_tapes(Tree tree) {
    Expression expression = Notation.parse(tree.written());

    assertThat(expression.roll().exact().asMap())
        .containsExactlyInAnyOrderEntriesOf(Enumeration.of(tree::rolled, 50));
    assertThat(Notation.parse(expression.canonical())).isEqualTo(expression);
  }
}
