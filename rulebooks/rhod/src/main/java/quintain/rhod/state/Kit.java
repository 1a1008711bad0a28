package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// Everything somebody has with them (RHD-INV-01).
public record Kit(List<Item> items) {
  public static final Kit EMPTY = new Kit(List.of());

  public Kit {
    items = List.copyOf(items);
  }

  /// The thing of this key; case does not matter to people.
  public Optional<Item> find(String key) {
    for (Item item : items) {
      if (item.key().equalsIgnoreCase(key)) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  public Item get(String key) {
    return find(key).orElseThrow(() -> new IllegalArgumentException("nothing is called " + key));
  }

  public List<Item> at(Place place) {
    var found = new ArrayList<Item>();
    for (Item item : items) {
      if (item.place() == place) {
        found.add(item);
      }
    }
    return found;
  }

  public List<Item> held() {
    var held = new ArrayList<Item>(2);
    for (Item item : items) {
      if (item.held()) {
        held.add(item);
      }
    }
    return held;
  }

  /// How many hands are empty; what is held in both takes both.
  public int freeHands() {
    if (armful()) {
      return 0;
    }
    boolean main = false;
    boolean off = false;
    for (Item item : items) {
      main |= item.place() == Place.MAIN_HAND || item.place() == Place.TWO_HANDS;
      off |= item.place() == Place.OFF_HAND || item.place() == Place.TWO_HANDS;
    }
    return (main ? 0 : 1) + (off ? 0 : 1);
  }

  /// Armors in the Slots where they are worn, the body's first (RHD-ARM-01).
  @By(Rhd.RHD_ARM_01)
  public List<Item> worn() {
    var worn = new ArrayList<Item>(2);
    for (Place place : List.of(Place.ARMOR_WORN, Place.HEADGEAR)) {
      for (Item item : items) {
        if (item.place() == place && item.thing() instanceof Armor armor && armor.valid()) {
          worn.add(item);
        }
      }
    }
    return worn;
  }

  /// The Armoring that is left (RHD-R-40).
  public int armoring() {
    int sum = 0;
    for (Item item : worn()) {
      sum += item.left();
    }
    return sum;
  }

  /// The Armoring of everything worn when it is whole.
  public int maxArmoring() {
    int sum = 0;
    for (Item item : worn()) {
      sum += Item.full(item.thing());
    }
    return sum;
  }

  /// With so much Armoring gone, from the body first and then from the head (RHD-R-40).
  Kit withArmoringLost(int amount) {
    var kit = this;
    int rest = amount;
    for (Item item : worn()) {
      int taken = Math.min(rest, item.left());
      if (taken > 0) {
        kit = kit.with(item.withLeft(item.left() - taken));
        rest -= taken;
      }
    }
    return kit;
  }

  /// The sum of a kind of Tag over everything worn.
  public int worn(Tag.Kind kind) {
    int sum = 0;
    for (Item item : worn()) {
      sum += item.thing() instanceof Armor armor ? armor.tags().value(kind) : 0;
    }
    return sum;
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
    return new Kit(Lists.plus(items, item.called(fresh(item.key()))));
  }

  /// The key itself, or with a number where something here has it already.
  public String fresh(String key) {
    var fresh = key;
    for (int n = 2; find(fresh).isPresent(); n++) {
      fresh = key + " " + n;
    }
    return fresh;
  }

  Kit without(String key) {
    return new Kit(Lists.without(items, item -> item.key().equals(key)));
  }

  /// What a hand wields: of several things carried in it, the first (RHD-R-82).
  Optional<Item> wielded(Place hand) {
    for (Item item : items) {
      if (item.place() == hand) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// Whether both hands carry one armful, as what is in them is too much for each by itself
  /// (RHD-INV-10, RHD-R-82).
  public boolean armful() {
    var held = held();
    if (held.size() < 2) {
      return false;
    }
    return !at(Place.TWO_HANDS).isEmpty()
        || !Place.MAIN_HAND.takes(at(Place.MAIN_HAND))
        || !Place.OFF_HAND.takes(at(Place.OFF_HAND));
  }

  /// Whether it is wielded, not only carried in a hand; of an armful it is one thing alone.
  public boolean wields(Item item) {
    if (!item.held()) {
      return false;
    }
    return armful()
        ? held().getFirst().equals(item)
        : wielded(item.place()).filter(item::equals).isPresent();
  }

  /// With a thing in another place, in front of what is there already: a hand wields what came
  /// last.
  Kit moved(String key, Place place) {
    var item = get(key);
    if (!place.hand() && joins(item, place)) {
      return without(item.key()).stacking(item.at(place));
    }
    return with(item.at(place)).first(item.key());
  }

  /// With a thing in front of all others.
  Kit first(String key) {
    var item = get(key);
    var all = new ArrayList<Item>(items.size());
    all.add(item);
    for (Item other : items) {
      if (!other.key().equals(item.key())) {
        all.add(other);
      }
    }
    return new Kit(all);
  }

  private boolean joins(Item item, Place place) {
    for (Item other : items) {
      if (other.place() == place
          && other.like(item)
          && !other.key().equals(item.key())
          && other.count() < item.thing().stack()) {
        return true;
      }
    }
    return false;
  }

  /// With things more, on stacks of the same things in that place as far as they go (RHD-INV-07,
  /// RHD-INV-08).
  @By({Rhd.RHD_INV_07, Rhd.RHD_INV_08})
  Kit stacking(Item more) {
    var kit = this;
    int rest = more.count();
    int most = more.thing().stack();
    for (Item item : items) {
      if (rest > 0 && item.place() == more.place() && item.like(more) && item.count() < most) {
        int added = Math.min(rest, most - item.count());
        kit = kit.with(item.withCount(item.count() + added));
        rest -= added;
      }
    }
    while (rest > 0) {
      int count = Math.min(rest, most);
      kit = kit.plus(more.withCount(count));
      rest -= count;
    }
    return kit;
  }

  /// With so many fewer of a stack; an empty one is gone.
  Kit less(String key, int count) {
    var item = get(key);
    return item.count() <= count ? without(item.key()) : with(item.withCount(item.count() - count));
  }

  /// With one Charge fewer; of a stack it is one piece that loses it.
  Kit discharged(String key) {
    var item = get(key);
    if (item.count() == 1) {
      return with(item.withLeft(item.left() - 1));
    }
    var kit = less(key, 1);
    return item.left() > 1
        ? kit.stacking(item.withCount(1).withLeft(item.left() - 1).withStep(0))
        : kit;
  }

  /// Stacks that count for Reload, in the order of the Slots (RHD-REL-02); with both hands on the
  /// weapon the Off Hand holds none (RHD-R-33).
  public List<Item> stacksFor(Weapon weapon) {
    var found = new ArrayList<Item>();
    for (Place place :
        weapon.twoHanded()
            ? List.of(Place.QUIVER, Place.SHEATH)
            : List.of(Place.OFF_HAND, Place.QUIVER, Place.SHEATH)) {
      for (Item item : at(place)) {
        if (item.thing() instanceof Ammunition shot && shot.valid() && shot.fits(weapon)) {
          found.add(item);
        }
      }
    }
    return found;
  }

  /// With such a piece taken from a stack that counts for Reload.
  Kit lessPieceFor(Weapon weapon, Ammunition piece) {
    for (Item item : stacksFor(weapon)) {
      if (item.thing().equals(piece)) {
        return less(item.key(), 1);
      }
    }
    throw new IllegalArgumentException("there is no " + piece.name());
  }
}
