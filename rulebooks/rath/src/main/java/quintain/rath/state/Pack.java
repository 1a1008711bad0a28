package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// What somebody has about them, in sheet order.
public record Pack(List<Item> items, Purse purse) {
  public static final Pack EMPTY = new Pack(List.of(), Purse.EMPTY);

  public Optional<Item> find(String key) {
    for (Item item : items) {
      if (item.key().equalsIgnoreCase(key)) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// These items, numbered where there are several of one name.
  public static Pack of(List<Item> items, Purse purse) {
    var pack = new Pack(List.of(), purse);
    for (Item item : items) {
      pack = pack.plus(item);
    }
    return pack;
  }

  /// With one more item, numbered if there is one of its name already.
  Pack plus(Item item) {
    var plain = item.gear().name().toLowerCase(Locale.ROOT);
    var key = plain;
    for (int i = 2; find(key).isPresent(); i++) {
      key = plain + " " + i;
    }
    return new Pack(Lists.plus(items, item.called(key)), purse);
  }

  Pack minus(String key) {
    return new Pack(Lists.without(items, item -> item.key().equalsIgnoreCase(key)), purse);
  }

  /// With the item of that key changed.
  Pack with(Item changed) {
    var all = new ArrayList<Item>(items.size());
    for (Item item : items) {
      all.add(item.key().equals(changed.key()) ? changed : item);
    }
    return new Pack(List.copyOf(all), purse);
  }

  Pack with(Purse newPurse) {
    return new Pack(items, newPurse);
  }

  // Most states of a fight hold the same things.
  @Override
  public int hashCode() {
    int hash = purse.coins();
    for (int i = 0; i < items.size(); i++) {
      hash = hash * 31 + items.get(i).hashCode();
    }
    return hash;
  }
}
