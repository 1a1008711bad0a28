package quintain.cli;

import java.util.NoSuchElementException;
import picocli.CommandLine.Parameters;
import quintain.packs.Books;
import quintain.packs.Volume;

/// A book named on the command line.
final class Named {
  @Parameters(
      index = "0",
      paramLabel = "BOOK",
      description = "The id of a book, see 'quintain books'.")
  String book = "";

  Volume<?, ?, ?> volume() {
    return find(book);
  }

  /// The book of that id; what is unknown is refused with a near miss.
  static Volume<?, ?, ?> find(String id) {
    try {
      return Books.onBoard().find(id);
    } catch (NoSuchElementException e) {
      throw new Wrong(e.getMessage() + (String.valueOf(e.getMessage()).endsWith("?") ? "" : "."));
    }
  }
}
