package quintain.untidy.rules;

/// A rule.
public final class Chapter {
  private Chapter() {}

  public static boolean isDear(int worth) {
    return worth > 10;
  }
}
