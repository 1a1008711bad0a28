package quintain.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the Referee has made for a table: creatures, things, spells and whatever else its book
/// keeps as data. It is no part of the game: going back in the game leaves it alone, and nobody
/// else knows of it before it comes into play.
public record Workshop(List<Own> entries) {
  public static final int MOST_ENTRIES = 200;

  /// In characters, as it is written down; of one, and of all.
  public static final int LONGEST_ENTRY = 20_000;

  public static final int MOST_CHARACTERS = 400_000;

  public static final Workshop EMPTY = new Workshop(List.of());

  /// An entry of one's own.
  ///
  /// @param kind the name of its kind
  /// @param fields all of it, as files write it
  /// @param length in characters, as it is written down
  public record Own(String kind, String id, String name, Object fields, int length) {}

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
    return new Workshop(List.copyOf(more));
  }

  Workshop without(String id) {
    return new Workshop(entries.stream().filter(each -> !each.id().equals(id)).toList());
  }
}
