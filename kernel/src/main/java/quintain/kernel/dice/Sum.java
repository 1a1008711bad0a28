package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Terms added up; what is taken away is a negated term or a negative number.
record Sum(List<IntNode> terms) implements IntNode {

  Sum {
    Node.check(terms, 1);
    terms = List.copyOf(terms);
    range(terms).checked();
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    // the whole is known to fit an int, but what has been added so far need not
    long total = 0;
    for (int i = 0; i < terms.size(); i++) {
      total += terms.get(i).total(faces, tray);
    }
    return Math.toIntExact(total);
  }

  @Override
  public IntLaw ints(Reckoning r) {
    long numbers = 0;
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
    return sum.shift(Math.toIntExact(numbers));
  }

  @Override
  public List<IntNode> parts() {
    return terms;
  }

  private static Range range(List<IntNode> terms) {
    var range = new Range(0, 0);
    for (IntNode term : terms) {
      range = range.plus(term.range());
    }
    return range;
  }

  @Override
  public Range range() {
    return range(terms);
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
