package quintain.cli;

import java.util.Iterator;
import java.util.NoSuchElementException;
import picocli.CommandLine.Parameters;
import quintain.packs.Books;
import quintain.packs.Volume;

/// A book named on the command line.
final class Named {
  @Parameters(
      index = "0",
      paramLabel = "BOOK",
      completionCandidates = Ids.class,
      description = "The id of a book, see 'quintain books'.")
  String book = "";

  /// What completion offers.
  static final class Ids implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Books.onBoard().ids().iterator();
    }
  }

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
