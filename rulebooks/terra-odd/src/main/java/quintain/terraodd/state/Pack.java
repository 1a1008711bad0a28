package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// What somebody carries: items in sheet order, things without figures, and credits.
public record Pack(List<Item> items, List<String> keepsakes, int credits) {
  public static final Pack EMPTY = new Pack(List.of(), List.of(), 0);

  /// A pack of these things, each under a key of its own.
  public static Pack of(List<Item> items, List<String> keepsakes, int credits) {
    var pack = new Pack(List.of(), keepsakes, credits);
    for (Item item : items) {
      pack = pack.plus(item);
    }
    return pack;
  }

  public Optional<Item> find(String key) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).key().equalsIgnoreCase(key)) {
        return Optional.of(items.get(i));
      }
    }
    return Optional.empty();
  }

  /// The first item with this tag that is not used up.
  public Optional<Item> first(Tag tag) {
    for (Item item : items) {
      if (item.gear().is(tag)) {
        return Optional.of(item);
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
    return new Pack(Lists.plus(items, item.called(key)), keepsakes, credits);
  }

  Pack minus(String key) {
    return new Pack(Lists.without(items, item -> item.key().equals(key)), keepsakes, credits);
  }

  Pack with(Item changed) {
    var all = new ArrayList<Item>(items.size());
    for (Item item : items) {
      all.add(item.key().equals(changed.key()) ? changed : item);
    }
    return new Pack(List.copyOf(all), keepsakes, credits);
  }

  Pack withCredits(int more) {
    return new Pack(items, keepsakes, more);
  }

  // Most states of a fight hold the same things.
  @Override
  public int hashCode() {
    int hash = credits;
    for (int i = 0; i < items.size(); i++) {
      hash = hash * 31 + items.get(i).hashCode();
    }
    return hash;
  }
}
