package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What an attack is made with: an attack of a stat block, one or two weapons, or bare hands.
///
/// @param dice the damage dice; of several only the highest counts
/// @param attack true for an attack of a stat block, or a power that strikes like one
record Arms(
    String name, List<Integer> dice, boolean attack, boolean blastAttack, List<Item> items) {
  private static final Arms BARE_HANDS =
      new Arms("bare hands", List.of(4), false, false, List.of());

  static final String UNARMED = "unarmed";

  /// How far a weapon with reach strikes, in feet.
  private static final int REACH_FEET = 10;

  /// The arms of that name, if the attacker has them.
  static Optional<Arms> of(Being attacker, List<String> with) {
    if (with.isEmpty() || (with.size() == 1 && with.getFirst().equals(UNARMED))) {
      return Optional.of(BARE_HANDS);
    }
    if (with.size() == 1) {
      for (Attack attack : attacker.block().attacks()) {
        if (attack.name().equalsIgnoreCase(with.getFirst())) {
          return Optional.of(ofAttack(attack.name(), attack.damage(), attack.blast()));
        }
      }
      return attacker.pack().find(with.getFirst()).filter(Arms::isAtHand).map(Arms::of);
    }
    var items = new ArrayList<Item>(with.size());
    for (String key : with) {
      var item = attacker.pack().find(key);
      if (item.isEmpty() || !isAtHand(item.get()) || items.contains(item.get())) {
        return Optional.empty();
      }
      items.add(item.get());
    }
    return Optional.of(of(items));
  }

  /// What strikes like an attack of a stat block.
  static Arms ofAttack(String name, Damage damage, boolean blast) {
    return new Arms(name, damage.dice(), true, blast, List.of());
  }

  private static Arms of(Item weapon) {
    return new Arms(weapon.key(), dice(weapon), false, false, List.of(weapon));
  }

  /// The dice of both weapons are rolled together and the highest kept (CRN-DUAL-01).
  private static Arms of(List<Item> items) {
    var dice = new ArrayList<Integer>();
    var names = new ArrayList<String>();
    for (Item item : items) {
      dice.addAll(dice(item));
      names.add(item.key());
    }
    return new Arms(String.join(" and ", names), dice, false, false, items);
  }

  private static List<Integer> dice(Item item) {
    var damage = item.gear().damage();
    return damage.isPresent() ? damage.get().dice() : List.of();
  }

  boolean unarmed() {
    return !attack && items.isEmpty();
  }

  /// Hits everybody in an area.
  boolean blast() {
    return blastAttack || some(Tag.BLAST);
  }

  /// Shot or thrown.
  boolean ranged() {
    for (int i = 0; i < items.size(); i++) {
      var gear = items.get(i).gear();
      if (!gear.is(Tag.RANGED) && !gear.is(Tag.THROWN)) {
        return false;
      }
    }
    return !items.isEmpty();
  }

  boolean blade() {
    return some(Tag.BLADE);
  }

  boolean undeadOnly() {
    return every(Tag.UNDEAD_ONLY);
  }

  private boolean some(Tag tag) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).gear().is(tag)) {
        return true;
      }
    }
    return false;
  }

  private boolean every(Tag tag) {
    for (int i = 0; i < items.size(); i++) {
      if (!items.get(i).gear().is(tag)) {
        return false;
      }
    }
    return !items.isEmpty();
  }

  /// Everything this being could attack with, one at a time.
  static List<String> choices(Being attacker) {
    var found = new ArrayList<String>();
    for (Attack attack : attacker.block().attacks()) {
      found.add(attack.name());
    }
    for (Item item : attacker.pack().items()) {
      if (isAtHand(item) && !item.key().equals(UNARMED)) {
        found.add(item.key());
      }
    }
    found.add(UNARMED);
    return found;
  }

  /// A weapon, and not loaded on a beast or cart (CRN-INV-07).
  private static boolean isAtHand(Item item) {
    return item.isWeapon() && item.where() != Item.Where.LOADED;
  }

  /// The hands it takes to use them.
  int hands() {
    int hands = 0;
    for (Item item : items) {
      hands += Math.max(1, item.gear().hands());
    }
    return hands;
  }

  boolean reaches(Being attacker, Being target) {
    return attacker.distanceTo(target) <= (every(Tag.REACH) ? REACH_FEET : 5) || ranged();
  }

  /// The average of the highest die (CRN-R-22).
  static double averageHighest(List<Integer> dice) {
    int most = dice.stream().mapToInt(Integer::intValue).max().orElse(0);
    double average = 0;
    for (int face = 1; face <= most; face++) {
      double below = 1;
      for (int sides : dice) {
        below *= Math.min(1.0, (face - 1.0) / sides);
      }
      average += 1 - below;
    }
    return average;
  }
}
