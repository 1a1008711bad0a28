package quintain.kernel.dice.notation;

/// Says where an expression cannot be read, or is refused, and what was expected there.
public final class NotationError extends RuntimeException {
  /// How much of a long expression is shown on either side of the place.
  private static final int WINDOW = 60;

  private final String expression;
  private final int position;
  private final String sentence;

  NotationError(String expression, int position, String sentence) {
    super(sentence + " (at character " + (position + 1) + ")", null, false, false);
    this.expression = expression;
    this.position = position;
    this.sentence = sentence;
  }

  /// The place in the expression, counted from 0; its length if something is missing at the end.
  public int position() {
    return position;
  }

  /// What was expected, in one sentence.
  public String sentence() {
    return sentence;
  }

  /// The expression, a caret under the place, and the sentence, in three lines.
  public String withCaret() {
    int from = Math.max(0, position - WINDOW);
    int to = Math.min(expression.length(), position + WINDOW);
    String before = from > 0 ? "…" : "";
    String after = to < expression.length() ? "…" : "";
    var line = new StringBuilder(before);
    for (int i = from; i < to; i++) {
      // a tab or a line break would move the caret away from its place
      char c = expression.charAt(i);
      line.append(Character.isISOControl(c) ? ' ' : c);
    }
    line.append(after);
    return line + "\n" + " ".repeat(before.length() + position - from) + "^\n" + sentence;
  }
}
