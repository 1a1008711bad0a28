package quintain.table.web;

/// A request that is not fulfilled, with a status for programs and a sentence for people.
final class RequestDeclined extends RuntimeException {
  private final int status;
  private final String code;
  private final String sentence;

  RequestDeclined(int status, String code, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
  }

  static RequestDeclined wrong(String sentence) {
    return new RequestDeclined(400, "wrong", sentence);
  }

  static RequestDeclined missing(String sentence) {
    return new RequestDeclined(404, "missing", sentence);
  }

  static RequestDeclined tooFast() {
    return new RequestDeclined(429, "too-fast", "That is too much at once; wait a moment.");
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
