package quintain.table.log;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.OrNone;
import quintain.table.store.Hearing;

/// What people keep of their campaign: pages that they have written, and the sessions that they
/// have played. It is no part of the game, so that going back in the game leaves it alone.
///
/// @param pages by their keys, in the order in which they were begun
public record Journal(Map<String, Page> pages, List<Session> sessions) {
  /// All of it may be told to somebody at once, six letters for each if it is all of one kind, and
  /// what waits for a browser is bounded.
  public static final int MOST_CHARACTERS = 1_000_000;

  public static final Journal EMPTY = new Journal(Map.of(), List.of());

  /// A note or a handout, in Markdown.
  ///
  /// @param by the seat that has written it, always among its readers
  /// @param about the id of somebody on whose sheet it stands; empty for nobody
  /// @param at when it was last written, in milliseconds since 1970
  /// @param picture names the picture on it, which stands in an entry of its own; empty for none
  public record Page(
      String key,
      String title,
      String text,
      String by,
      Hearing readers,
      @OrNone String about,
      long at,
      @OrNone String picture) {
    public Page with(Hearing others) {
      return new Page(key, title, text, by, others, about, at, picture);
    }

    /// The page with nothing on it, for those who may not read it.
    public Page blank() {
      return new Page(key, "", "", by, readers, "", at, "");
    }

    /// Whether somebody has taken out of a copy what stood on it.
    boolean isBlank() {
      return title.isEmpty() && text.isEmpty() && picture.isEmpty();
    }

    public int length() {
      return title.length() + text.length();
    }
  }

  /// An evening of play.
  ///
  /// @param first the entry that it begins with
  /// @param last the entry that it ended with; 0 while people play
  /// @param at when it began, in milliseconds since 1970
  public record Session(String title, long first, long last, long at) {
    public boolean isOver() {
      return last > 0;
    }
  }

  public int length() {
    return pages.values().stream().mapToInt(Page::length).sum();
  }

  Journal with(Page page) {
    if (page.isBlank()) {
      return without(page.key());
    }
    var more = new LinkedHashMap<>(pages);
    more.put(page.key(), page);
    return new Journal(more, sessions);
  }

  Journal without(String key) {
    var fewer = new LinkedHashMap<>(pages);
    fewer.remove(key);
    return new Journal(fewer, sessions);
  }

  Journal beginning(String title, long seq, long at) {
    var more = new ArrayList<>(sessions);
    more.add(new Session(title, seq, 0, at));
    return new Journal(pages, List.copyOf(more));
  }

  Journal ending(long seq) {
    if (!isUnderWay()) {
      return this;
    }
    var more = new ArrayList<>(sessions);
    var present = more.removeLast();
    more.add(new Session(present.title(), present.first(), seq, present.at()));
    return new Journal(pages, List.copyOf(more));
  }

  /// Whether a session has begun and not ended.
  public boolean isUnderWay() {
    return !sessions.isEmpty() && !sessions.getLast().isOver();
  }
}
