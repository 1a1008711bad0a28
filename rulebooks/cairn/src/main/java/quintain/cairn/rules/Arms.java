package quintain.cairn.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Item;
import quintain.cairn.state.Tag;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;

/// What an attack is made with: an attack of a stat block, one or two weapons, bare hands, or
/// whatever else comes to hand.
///
/// @param dice the damage dice; of several only the highest counts
public record Arms(
    String name, List<Integer> dice, Kind kind, boolean blastAttack, List<Item> items) {
  /// How the attack is made.
  enum Kind {
    /// As a stat block says, or a power that strikes like one.
    ATTACK,
    /// With weapons, as they are meant to be used, or things swung in their place.
    WIELDED,
    /// With something thrown that is not made for it.
    HURLED,
    BARE
  }

  /// The die of anything that is no weapon, or is not used as one (CRN-GEAR).
  private static final int IMPROVISED_DIE = 4;

  private static final Arms BARE_HANDS =
      new Arms("bare hands", List.of(4), Kind.BARE, false, List.of());

  private static final Arms WHATEVER_LIES_ABOUT =
      new Arms("something at hand", List.of(IMPROVISED_DIE), Kind.HURLED, false, List.of());

  public static final String UNARMED = "unarmed";

  /// Something that lies about, swung or thrown: a stool, a stone.
  static final String IMPROVISED = "improvised";

  /// Before the name of a thing: it is thrown, whatever it is.
  static final String THROW = "throw ";

  /// How far a weapon with reach strikes, in feet.
  private static final int REACH_FEET = 10;

  /// The arms of that name, if the attacker has them.
  public static Optional<Arms> of(Being attacker, List<String> with) {
    if (with.isEmpty() || (with.size() == 1 && with.getFirst().equals(UNARMED))) {
      return Optional.of(BARE_HANDS);
    }
    if (with.size() == 1) {
      return of(attacker, with.getFirst());
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

  private static Optional<Arms> of(Being attacker, String with) {
    for (Attack attack : attacker.block().attacks()) {
      if (attack.name().equalsIgnoreCase(with)) {
        return Optional.of(ofAttack(attack.name(), attack.damage(), attack.blast()));
      }
    }
    if (with.equals(IMPROVISED)) {
      return Optional.of(WHATEVER_LIES_ABOUT);
    }
    if (with.startsWith(THROW)) {
      var thing = attacker.pack().find(with.substring(THROW.length())).filter(Arms::isAtHand);
      return thing.map(item -> isMadeForThrowing(item) ? of(item) : hurled(item));
    }
    return attacker.pack().find(with).filter(Arms::isAtHand).map(Arms::of);
  }

  /// What strikes like an attack of a stat block.
  static Arms ofAttack(String name, Damage damage, boolean blast) {
    return new Arms(name, damage.dice(), Kind.ATTACK, blast, List.of());
  }

  private static Arms of(Item weapon) {
    return new Arms(weapon.key(), dice(weapon), Kind.WIELDED, false, List.of(weapon));
  }

  private static Arms hurled(Item thing) {
    return new Arms(
        "the thrown " + thing.key(), List.of(IMPROVISED_DIE), Kind.HURLED, false, List.of(thing));
  }

  private static boolean isMadeForThrowing(Item item) {
    return item.isWeapon() && item.gear().is(Tag.THROWN);
  }

  /// The dice of both weapons are rolled together and the highest kept (CRN-DUAL-01).
  private static Arms of(List<Item> items) {
    var dice = new ArrayList<Integer>();
    var names = new ArrayList<String>();
    for (Item item : items) {
      dice.addAll(dice(item));
      names.add(item.key());
    }
    return new Arms(String.join(" and ", names), dice, Kind.WIELDED, false, items);
  }

  private static List<Integer> dice(Item item) {
    var damage = item.gear().damage();
    return damage.isPresent() ? damage.get().dice() : List.of(IMPROVISED_DIE);
  }

  boolean unarmed() {
    return kind == Kind.BARE;
  }

  /// Hits everybody in an area.
  public boolean blast() {
    return blastAttack || (kind == Kind.WIELDED && some(Tag.BLAST));
  }

  /// Shot or thrown.
  boolean ranged() {
    if (kind == Kind.HURLED) {
      return true;
    }
    for (int i = 0; i < items.size(); i++) {
      var gear = items.get(i).gear();
      if (!gear.is(Tag.RANGED) && !isMadeForThrowing(items.get(i))) {
        return false;
      }
    }
    return !items.isEmpty();
  }

  boolean blade() {
    return some(Tag.BLADE);
  }

  public boolean undeadOnly() {
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

  /// Everything this being could attack with that is meant for it, one at a time.
  public static List<String> choices(Being attacker) {
    var found = new ArrayList<String>();
    for (Attack attack : attacker.block().attacks()) {
      found.add(attack.name());
    }
    for (Item item : attacker.pack().items()) {
      if (item.isWeapon() && isAtHand(item) && !item.key().equals(UNARMED)) {
        found.add(item.key());
      }
    }
    found.add(UNARMED);
    return found;
  }

  /// Whatever else comes to hand: something that lies about, and what is held, swung or thrown.
  /// What is in the pack serves as well, but nobody wants to choose from all of it.
  static List<String> makeshifts(Being attacker) {
    var found = new ArrayList<String>();
    found.add(IMPROVISED);
    for (Item item : attacker.pack().items()) {
      if (item.where() == Item.Where.HELD && isAtHand(item)) {
        if (!item.isWeapon()) {
          found.add(item.key());
        }
        if (!isMadeForThrowing(item)) {
          found.add(THROW + item.key());
        }
      }
    }
    return found;
  }

  /// Neither loaded on a beast or cart (CRN-INV-07), nor worn, nor a beast or a cart itself.
  private static boolean isAtHand(Item item) {
    return item.where() != Item.Where.LOADED
        && item.where() != Item.Where.WORN
        && item.gear().carries() == 0;
  }

  /// The hands it takes to use them.
  public int hands() {
    int hands = 0;
    for (Item item : items) {
      hands += Math.max(1, item.gear().hands());
    }
    return hands;
  }

  public boolean reaches(Being attacker, Being target) {
    return attacker.distanceTo(target) <= (every(Tag.REACH) ? REACH_FEET : 5) || ranged();
  }

  /// The average of the highest die (CRN-R-22).
  public static double averageHighest(List<Integer> dice) {
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

  // What could be chosen

  /// Each weapon and attack, what is in hand first, each two weapons of one hand, and whatever else
  /// could serve.
  static Optional<Question<?>> options(Blank<CairnState> blank, Topic topic, Being attacker) {
    var options = new ArrayList<Option<List<String>>>();
    for (String one : choices(attacker)) {
      option(attacker, List.of(one)).ifPresent(options::add);
    }
    options.sort(Comparator.comparing(option -> !isInHand(attacker, option.value())));
    var oneHanded =
        attacker.pack().items().stream()
            .filter(item -> item.isWeapon() && item.gear().hands() <= 1)
            .toList();
    for (int i = 0; i < oneHanded.size(); i++) {
      for (int j = i + 1; j < oneHanded.size(); j++) {
        option(attacker, List.of(oneHanded.get(i).key(), oneHanded.get(j).key()))
            .ifPresent(options::add);
      }
    }
    for (String makeshift : makeshifts(attacker)) {
      option(attacker, List.of(makeshift)).ifPresent(options::add);
    }
    return PlainSlots.oneOf(topic, options);
  }

  private static boolean isInHand(Being attacker, List<String> with) {
    var item = attacker.pack().find(with.getFirst());
    return item.map(i -> i.where() == Item.Where.HELD).orElse(!with.equals(List.of(UNARMED)));
  }

  private static Optional<Option<List<String>>> option(Being attacker, List<String> with) {
    return of(attacker, with)
        .map(
            arms ->
                new Option<>(
                    String.join(" and ", with),
                    arms.name() + " " + arms.told(),
                    with,
                    List.of(
                        new Option.Hint(Hints.PURPOSE, "harm"),
                        new Option.Hint(
                            Hints.POWER,
                            Long.toString(Math.round(100 * averageHighest(arms.dice())))))));
  }

  private String told() {
    return String.join("+", dice.stream().map(sides -> "d" + sides).toList());
  }
}
