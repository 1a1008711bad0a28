package quintain.kernel.peers;

/// The document of another program that somebody came from, kept so that whatever has no place in
/// the book is given back when they leave.
///
/// @param format the id of its format
/// @param document the JSON of it
public record Kept(String format, String document) {
  /// The longest document that is kept: with the character beside it, it still fits into one frame
  /// of the table's protocol.
  public static final int LONGEST = 40_000;

  public Kept {
    if (document.length() > LONGEST) {
      throw new IllegalArgumentException(
          "a kept document has %,d characters, at most %,d are kept"
              .formatted(document.length(), LONGEST));
    }
  }
}
