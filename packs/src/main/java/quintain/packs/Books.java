package quintain.packs;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import quintain.kernel.Rulebook;

/// Finds the rulebooks on board: those named in `META-INF/services` on the class path.
public final class Books {
  private Books() {}

  /// The library of all rulebooks on the class path, in the order of their ids.
  public static Library onBoard() {
    var books = new ArrayList<Rulebook<?, ?, ?>>();
    for (Rulebook<?, ?, ?> book : services()) {
      books.add(book);
    }
    books.sort((a, b) -> a.id().compareTo(b.id()));
    return Library.of(List.copyOf(books));
  }

  // a class literal has no type arguments, so the loader cannot be told them
  @SuppressWarnings("rawtypes")
  private static Iterable<? extends Rulebook> services() {
    return ServiceLoader.load(Rulebook.class);
  }
}
