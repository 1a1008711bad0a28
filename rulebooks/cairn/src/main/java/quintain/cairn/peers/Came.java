package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.SheetItem;
import quintain.cairn.state.Shelf;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.peers.Flaw;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Tree;

/// A character of another program, read: the sheet it makes, and which item of the document became
/// which item of the sheet.
///
/// @param gold in whole pieces, as the program counts
/// @param came for each item of the document its place on the sheet; empty where it does not come
record Came(
    String name,
    Optional<String> background,
    List<String> traits,
    int str,
    int dex,
    int wil,
    int hp,
    int gold,
    Sheet.Standing now,
    List<SheetItem> items,
    List<Gear> own,
    List<Tree.Members> written,
    List<Optional<Integer>> came,
    List<Flaw> flaws) {
  static final String FATIGUE = "Fatigue";

  /// The sheet; only where there are no flaws.
  Sheet sheet(Optional<Kept> kept) {
    return new Sheet(
        PastedBlocks.id(name),
        name,
        Sheet.Kind.PC,
        background,
        traits,
        Optional.empty(),
        str,
        dex,
        wil,
        hp,
        items,
        gold * 100,
        Optional.empty(),
        own,
        Optional.of(now),
        kept);
  }

  /// The items of the document beside what they came as.
  List<Pouch.Written> pouch(Shelf shelf) {
    var sheet = sheet(Optional.empty());
    var all = Pack.of(items.stream().map(item -> Outfit.of(item, sheet, shelf)).toList(), 0);
    var pouch = new ArrayList<Pouch.Written>();
    for (int i = 0; i < written.size(); i++) {
      pouch.add(new Pouch.Written(written.get(i), came.get(i).map(all.items()::get)));
    }
    return pouch;
  }
}
