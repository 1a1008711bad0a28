package quintain.kernel.peers;

/// What is wrong with a document of another program.
///
/// @param line the line of a text, counted from 1; 0 where the field tells the place
/// @param field the path of the field, such as `items[2].uses`
public record Flaw(int line, String field, String message) {
  public Flaw(String field, String message) {
    this(0, field, message);
  }
}
