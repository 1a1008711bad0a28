package quintain.proving.fights;

/// A fight that cannot be fought as asked, with a sentence that says why.
public final class Unfit extends RuntimeException {
  public Unfit(String sentence) {
    super(sentence);
  }

  public Unfit(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }
}
