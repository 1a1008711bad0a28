package quintain.cairn.peers;

/// Text in HTML, and back: nothing that comes is ever markup here, and nothing that goes is there.
final class Html {
  private Html() {}

  /// The words of a piece of HTML on one line.
  static String words(String html) {
    return html.replaceAll("(?is)<(script|style)\\b.*?</\\1\\s*>", " ")
        .replaceAll("(?i)</?(a|b|code|em|i|span|strong|u)\\b[^<>]*>", "")
        .replaceAll("<[^<>]*>", " ")
        .replace("&nbsp;", " ")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
        .replaceAll("\\s+", " ")
        .strip();
  }

  /// Words as a paragraph of HTML; nothing where there are none.
  static String paragraph(String words) {
    return words.isEmpty()
        ? ""
        : "<p>"
            + words
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;")
            + "</p>";
  }
}
