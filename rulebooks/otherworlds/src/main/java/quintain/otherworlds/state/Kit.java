package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// Everything somebody has with them.
public record Kit(List<Item> items) {
  public static final Kit EMPTY = new Kit(List.of());

  public Kit {
    items = List.copyOf(items);
  }

  /// These things, each under a key that nothing else has.
  public static Kit of(List<Item> things) {
    var kit = EMPTY;
    for (Item item : things) {
      kit = kit.plus(item);
    }
    return kit;
  }

  /// The thing of this key; case does not matter to people.
  public Optional<Item> find(String key) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).key().equalsIgnoreCase(key)) {
        return Optional.of(items.get(i));
      }
    }
    return Optional.empty();
  }

  public Item get(String key) {
    return find(key).orElseThrow(() -> new IllegalArgumentException("nothing is called " + key));
  }

  public List<Item> held() {
    var held = new ArrayList<Item>(2);
    for (Item item : items) {
      if (item.isHeld()) {
        held.add(item);
      }
    }
    return held;
  }

  /// With one thing changed, which keeps its key.
  Kit with(Item changed) {
    var all = new ArrayList<Item>(items);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).key().equals(changed.key())) {
        all.set(i, changed);
      }
    }
    return new Kit(all);
  }

  /// With one thing more, under a key that nothing else has.
  Kit plus(Item item) {
    var key = item.key();
    for (int n = 2; find(key).isPresent(); n++) {
      key = item.key() + " " + n;
    }
    return new Kit(Lists.plus(items, item.called(key)));
  }

  Kit without(String key) {
    return new Kit(Lists.without(items, item -> item.key().equals(key)));
  }
}
