package quintain.mcp;

/// Something that is not done, and why, in words for whoever asked.
final class Declined extends RuntimeException {
  Declined(String sentence) {
    super(sentence);
  }

  Declined(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
