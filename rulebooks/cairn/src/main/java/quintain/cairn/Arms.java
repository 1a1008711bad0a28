package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What an attack is made with: an attack of a stat block, one or two weapons, or bare hands.
record Arms(
    String name,
    List<Integer> dice,
    boolean unarmed,
    boolean blast,
    boolean ranged,
    boolean reach,
    boolean blade,
    boolean undeadOnly,
    List<Item> items) {
  private static final Arms BARE_HANDS =
      new Arms("bare hands", List.of(4), true, false, false, false, false, false, List.of());

  static final String UNARMED = "unarmed";

  /// How far a weapon with reach strikes, in feet.
  private static final int REACH_FEET = 10;

  /// The arms of that name, if the attacker has them.
  static Optional<Arms> of(Being attacker, List<String> with) {
    if (with.isEmpty() || with.equals(List.of(UNARMED))) {
      return Optional.of(BARE_HANDS);
    }
    if (with.size() == 1) {
      for (Attack attack : attacker.block().attacks()) {
        if (attack.name().equalsIgnoreCase(with.getFirst())) {
          return Optional.of(
              new Arms(
                  attack.name(),
                  attack.damage().dice(),
                  false,
                  attack.blast(),
                  false,
                  false,
                  false,
                  false,
                  List.of()));
        }
      }
    }
    var items = new ArrayList<Item>();
    for (String key : with) {
      var item = attacker.pack().find(key);
      if (item.isEmpty() || !isAtHand(item.get()) || items.contains(item.get())) {
        return Optional.empty();
      }
      items.add(item.get());
    }
    return Optional.of(of(items));
  }

  /// The dice of both weapons are rolled together and the highest kept (CRN-DUAL-01).
  private static Arms of(List<Item> items) {
    var dice = new ArrayList<Integer>();
    for (Item item : items) {
      item.gear().damage().ifPresent(damage -> dice.addAll(damage.dice()));
    }
    return new Arms(
        String.join(
            " and ",
            items.stream().map(item -> item.gear().name().toLowerCase(Locale.ROOT)).toList()),
        List.copyOf(dice),
        false,
        items.stream().anyMatch(item -> item.gear().is(Tag.BLAST)),
        items.stream().allMatch(item -> item.gear().is(Tag.RANGED) || item.gear().is(Tag.THROWN)),
        items.stream().allMatch(item -> item.gear().is(Tag.REACH)),
        items.stream().anyMatch(item -> item.gear().is(Tag.BLADE)),
        items.stream().allMatch(item -> item.gear().is(Tag.UNDEAD_ONLY)),
        List.copyOf(items));
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
    return items.stream().mapToInt(item -> Math.max(1, item.gear().hands())).sum();
  }

  boolean reaches(Being attacker, Being target) {
    return ranged || attacker.distanceTo(target) <= (reach ? REACH_FEET : 5);
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
