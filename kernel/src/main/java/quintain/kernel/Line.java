package quintain.kernel;

/// One readable line of the log and who may read it.
public record Line(String text, Audience audience) {
  public static Line open(String text) {
    return new Line(text, Audience.EVERYONE);
  }
}
