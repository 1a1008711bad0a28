package quintain.table.log;

import java.util.ArrayList;
import java.util.List;
import quintain.table.log.Verification.Verified;
import quintain.table.store.Place;
import quintain.table.store.Records;
import quintain.table.store.Store;

/// Takes what is sound of tables over into a new store: whatever stands before the first bad entry,
/// with the seats, the invitations and the picture under the map.
public final class Salvage {
  private static final int PAGE = 1000;

  private final Records from;
  private final Store to;

  public Salvage(Records from, Store to) {
    this.from = from;
    this.to = to;
  }

  /// Takes one table over.
  ///
  /// @return what was left out, in words; nothing for a table that came over whole
  public List<String> take(Verified verified) {
    var table = verified.table();
    if (verified.sound() == 0) {
      return List.of("the table, because its first entry is damaged");
    }
    List<Place> places;
    try {
      places = from.places(table.id());
    } catch (RuntimeException unreadable) {
      return List.of(
          "the table, because its seats cannot be read (" + unreadable.getMessage() + ")");
    }
    var leftOut = new ArrayList<String>();
    to.create(table, places, List.of()).join();
    for (long at = 0; at < verified.sound(); ) {
      var page = from.after(table.id(), at, (int) Math.min(PAGE, verified.sound() - at));
      to.append(table.id(), at, page).join();
      at = page.getLast().seq();
    }
    verified.flaw().ifPresent(flaw -> leftOut.add("entry " + flaw.seq() + " and all that follow"));
    attempt(
        "the invitation for anybody",
        leftOut,
        () -> from.openInvitation(table.id()).ifPresent(open -> to.open(open).join()));
    attempt(
        "the picture under the map",
        leftOut,
        () ->
            from.backdrop(table.id())
                .ifPresent(
                    where ->
                        to.lay(table.id(), where, from.picture(table.id()).orElseThrow()).join()));
    return List.copyOf(leftOut);
  }

  private static void attempt(String what, List<String> leftOut, Runnable taking) {
    try {
      taking.run();
    } catch (RuntimeException unreadable) {
      leftOut.add(what + ", which cannot be read (" + unreadable.getMessage() + ")");
    }
  }
}
