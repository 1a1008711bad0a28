package quintain.kernel.dice.notation;

import java.util.List;
import quintain.kernel.dice.Roll;

/// Notation that has been read.
///
/// @param roll what it rolls
/// @param parts the parts that carry a label, in the order they stand
/// @param comment what follows `#`, empty if nothing does
public record Expression(Roll<Integer> roll, List<Part> parts, String comment) {

  /// A labelled part: `2d6[fire]`.
  public record Part(String label, Roll<Integer> roll) {}

  public Expression {
    parts = List.copyOf(parts);
  }

  /// The one form in which this is printed; reading it gives an equal expression.
  public String canonical() {
    return comment.isEmpty() ? roll.toString() : roll + " # " + comment;
  }
}
