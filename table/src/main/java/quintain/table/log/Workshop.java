package quintain.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.peers.Kept;

/// What the Referee has made for a table: creatures, things, spells and whatever else its book
/// keeps as data. It is no part of the game: going back in the game leaves it alone, and nobody
/// else knows of it before it comes into play.
///
/// @param papers whole documents of other programs that are kept, and given back when the party
///   leaves
public record Workshop(List<Own> entries, List<Paper> papers) {
  public static final int MOST_ENTRIES = 200;

  /// In characters, as it is written down; of one, and of all.
  public static final int LONGEST_ENTRY = 20_000;

  public static final int MOST_CHARACTERS = 400_000;

  public static final int MOST_PAPERS = 20;

  public static final Workshop EMPTY = new Workshop(List.of(), List.of());

  /// An entry of one's own.
  ///
  /// @param kind the name of its kind
  /// @param fields all of it, as files write it
  /// @param length in characters, as it is written down
  public record Own(String kind, String id, String name, Object fields, int length) {}

  /// A document of another program.
  ///
  /// @param name what people call it
  public record Paper(String id, String name, Kept kept) {}

  /// The one of that id.
  public Optional<Own> find(String id) {
    return entries.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  public int length() {
    return entries.stream().mapToInt(Own::length).sum();
  }

  /// Keeps its place when it is made anew.
  Workshop with(Own own) {
    var more = new ArrayList<>(entries);
    int place = entries.indexOf(find(own.id()).orElse(own));
    if (place < 0) {
      more.add(own);
    } else {
      more.set(place, own);
    }
    return new Workshop(List.copyOf(more), papers);
  }

  Workshop with(Paper paper) {
    var more = new ArrayList<>(papers);
    more.removeIf(each -> each.id().equals(paper.id()));
    more.add(paper);
    return new Workshop(entries, List.copyOf(more));
  }

  Workshop without(String id) {
    return new Workshop(
        entries.stream().filter(each -> !each.id().equals(id)).toList(),
        papers.stream().filter(each -> !each.id().equals(id)).toList());
  }
}
