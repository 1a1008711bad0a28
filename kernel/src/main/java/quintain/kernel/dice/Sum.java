package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Terms added up; what is taken away is a negated term or a negative number.
record Sum(List<IntNode> terms) implements IntNode {

  Sum {
    Node.check(terms, 1);
    terms = List.copyOf(terms);
    IntNode.checkRange(low(terms), high(terms));
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    int total = 0;
    for (int i = 0; i < terms.size(); i++) {
      total = Math.addExact(total, terms.get(i).total(faces, tray));
    }
    return total;
  }

  @Override
  public IntLaw ints(Reckoning r) {
    int numbers = 0;
    int open = 0;
    for (IntNode term : terms) {
      open += term.open() ? 1 : 0;
    }
    IntLaw sum = IntLaw.constant(0, r);
    for (IntNode term : terms) {
      // numbers are gathered first: a long chain of them shall cost nothing
      if (term instanceof Constant(int value)) {
        numbers += value;
      } else {
        sum = sum.plus(term.ints(r.shared(open)), r);
      }
    }
    return sum.shift(numbers);
  }

  @Override
  public List<IntNode> parts() {
    return terms;
  }

  private static long low(List<IntNode> terms) {
    long low = 0;
    for (IntNode term : terms) {
      low = IntNode.clampedSum(low, term.low());
    }
    return low;
  }

  private static long high(List<IntNode> terms) {
    long high = 0;
    for (IntNode term : terms) {
      high = IntNode.clampedSum(high, term.high());
    }
    return high;
  }

  @Override
  public long low() {
    return low(terms);
  }

  @Override
  public long high() {
    return high(terms);
  }

  @Override
  public int grip() {
    return 0;
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    for (IntNode term : terms) {
      if (text.isEmpty()) {
        text.append(term);
      } else if (term instanceof Negate(IntNode taken)) {
        text.append('-').append(IntNode.parenthesised(taken, 1));
      } else if (term instanceof Constant(int value) && value < 0) {
        text.append(value);
      } else {
        text.append('+').append(IntNode.parenthesised(term, 1));
      }
    }
    return text.toString();
  }
}
