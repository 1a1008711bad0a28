package quintain.cli;

/// Wrong usage or bad input, in one clear sentence for whoever typed it.
final class Wrong extends RuntimeException {
  Wrong(String sentence) {
    super(sentence, null, false, false);
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
