package quintain.table.web;

/// A request that is not fulfilled, with a status for programs and a sentence for people.
final class Declined extends RuntimeException {
  private final int status;
  private final String code;
  private final String sentence;

  Declined(int status, String code, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
  }

  static Declined wrong(String sentence) {
    return new Declined(400, "wrong", sentence);
  }

  static Declined missing(String sentence) {
    return new Declined(404, "missing", sentence);
  }

  static Declined tooFast() {
    return new Declined(429, "too-fast", "That is too much at once; wait a moment.");
  }

  int status() {
    return status;
  }

  String code() {
    return code;
  }

  String sentence() {
    return sentence;
  }
}
