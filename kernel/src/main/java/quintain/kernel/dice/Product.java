package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.dice.Factor.Operation;

/// A number multiplied and divided from left to right.
record Product(IntNode first, List<Factor> factors) implements IntNode {

  Product {
    factors = List.copyOf(factors);
    Node.check(parts(first, factors), 1);
    Range range = first.range();
    for (Factor factor : factors) {
      range = range(range, factor).checked();
    }
  }

  private static List<IntNode> parts(IntNode first, List<Factor> factors) {
    var parts = new IntNode[factors.size() + 1];
    parts[0] = first;
    for (int i = 0; i < factors.size(); i++) {
      parts[i + 1] = factors.get(i).node();
    }
    return List.of(parts);
  }

  private static Range range(Range range, Factor factor) {
    Range by = factor.node().range();
    return switch (factor.operation()) {
      case TIMES -> range.times(by);
      case DIVIDE_DOWN, DIVIDE_UP, DIVIDE_NEAREST -> {
        // a quotient of whole numbers is no further from 0; all of one sign, it keeps its side
        long reach = Math.max(Math.abs(range.low()), Math.abs(range.high()));
        yield new Range(range.low() >= 0 && by.low() > 0 ? 0 : -reach, reach);
      }
      case MODULO -> new Range(by.low() < 0 ? by.low() + 1 : 0, by.high() > 0 ? by.high() - 1 : 0);
    };
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    int total = first.total(faces, tray);
    for (int i = 0; i < factors.size(); i++) {
      Factor factor = factors.get(i);
      total = factor.operation().apply(total, factor.node().total(faces, tray));
    }
    return total;
  }

  @Override
  public IntLaw ints(Reckoning r) {
    int open = 0;
    for (IntNode part : parts()) {
      open += part.open() ? 1 : 0;
    }
    Reckoning each = r.shared(open);
    IntLaw product = first.ints(each);
    for (Factor factor : factors) {
      IntLaw law = factor.node().ints(each);
      Tail tail =
          factor.operation() == Operation.TIMES
              ? Tail.ofProduct(product, law)
              : Tail.ofSum(product, law);
      product = product.combine(law, factor.operation()::apply, tail, r);
    }
    return product;
  }

  @Override
  public List<IntNode> parts() {
    return parts(first, factors);
  }

  @Override
  public Range range() {
    Range range = first.range();
    for (Factor factor : factors) {
      range = range(range, factor);
    }
    return range;
  }

  @Override
  public int grip() {
    return factors.getLast().operation().function().isEmpty() ? 1 : 2;
  }

  @Override
  public String toString() {
    var text = new StringBuilder(IntNode.parenthesised(first, 1));
    for (Factor factor : factors) {
      Operation operation = factor.operation();
      text.append(operation.sign()).append(IntNode.parenthesised(factor.node(), 2));
      if (!operation.function().isEmpty()) {
        text.insert(0, operation.function() + "(").append(')');
      }
    }
    return text.toString();
  }
}
