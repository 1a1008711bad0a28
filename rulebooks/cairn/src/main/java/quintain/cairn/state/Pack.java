package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// What somebody carries: items in sheet order, Fatigue, and coins in copper.
public record Pack(List<Item> items, int fatigue, int coins) {
  /// Six in the backpack, one for each hand, two on the upper body (CRN-INV-01).
  public static final int SLOTS = 10;

  public static final Pack EMPTY = new Pack(List.of(), 0, 0);

  /// A pack of these things, each under a key of its own.
  public static Pack of(List<Item> items, int coins) {
    var pack = new Pack(List.of(), 0, coins);
    for (Item item : items) {
      pack = pack.plus(item);
    }
    return pack;
  }

  /// Items, Fatigue and heavy purses together (CRN-DEPR-06, CRN-INV-08).
  public int used() {
    return usedWithCoins(coins);
  }

  /// The slots that would be filled if the purse held so much.
  public int usedWithCoins(int copper) {
    int used = fatigue + copper / 10_000;
    for (Item item : items) {
      used += item.slots();
    }
    return used;
  }

  public int free() {
    return SLOTS - used();
  }

  public boolean full() {
    return used() >= SLOTS;
  }

  public Optional<Item> find(String key) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).key().equalsIgnoreCase(key)) {
        return Optional.of(items.get(i));
      }
    }
    return Optional.empty();
  }

  /// With one more item, under a key of its own.
  Pack plus(Item item) {
    var key = item.key();
    for (int n = 2; find(key).isPresent(); n++) {
      key = item.key() + " " + n;
    }
    var more = new ArrayList<>(items);
    more.add(item.called(key));
    return new Pack(List.copyOf(more), fatigue, coins);
  }

  Pack minus(String key) {
    return new Pack(
        items.stream().filter(item -> !item.key().equals(key)).toList(), fatigue, coins);
  }

  Pack with(Item changed) {
    return new Pack(
        items.stream().map(item -> item.key().equals(changed.key()) ? changed : item).toList(),
        fatigue,
        coins);
  }

  Pack each(UnaryOperator<Item> change) {
    return new Pack(items.stream().map(change).toList(), fatigue, coins);
  }

  Pack withFatigue(int fatigue) {
    return new Pack(items, fatigue, coins);
  }

  Pack withCoins(int coins) {
    return new Pack(items, fatigue, coins);
  }

  @Override
  public int hashCode() {
    int hash = fatigue * 31 + coins;
    for (Item item : items) {
      hash = hash * 31 + item.hashCode();
    }
    return hash;
  }
}
