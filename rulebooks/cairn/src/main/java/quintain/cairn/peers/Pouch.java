package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Item;
import quintain.kernel.peers.Tree;

/// What somebody carries, put back among the items of the document they came from: what is still
/// there stays as it was written, what is gone goes, what is new comes last.
final class Pouch {
  private Pouch() {}

  /// An item of a document, and what it came as; empty where it did not come.
  record Written(Tree.Members item, Optional<Item> came) {}

  /// How a program writes an item.
  interface Scribe {
    /// A new item.
    Tree.Members written(Item item);

    /// The item as it was written, with what is left of it now.
    Tree.Members rewritten(Tree.Members before, Item came, Item now);
  }

  static List<Tree> filled(List<Written> before, List<Item> now, Scribe scribe) {
    var left = new ArrayList<>(now);
    var items = new ArrayList<Tree>();
    for (Written written : before) {
      if (written.came().isEmpty()) {
        items.add(written.item());
        continue;
      }
      var came = written.came().get();
      var still = still(came, left);
      if (still.isPresent()) {
        left.remove(still.get());
        items.add(
            same(came, still.get())
                ? written.item()
                : scribe.rewritten(written.item(), came, still.get()));
      }
    }
    left.forEach(item -> items.add(scribe.written(item)));
    return items;
  }

  private static boolean same(Item came, Item now) {
    return came.left() == now.left() && came.where() == now.where();
  }

  /// The same thing among those that are there, rather with as much left of it.
  private static Optional<Item> still(Item came, List<Item> now) {
    var named = now.stream().filter(item -> item.name().equalsIgnoreCase(came.name())).toList();
    return named.stream()
        .filter(item -> same(came, item))
        .findFirst()
        .or(() -> named.stream().filter(item -> item.left() == came.left()).findFirst())
        .or(() -> named.stream().findFirst());
  }
}
