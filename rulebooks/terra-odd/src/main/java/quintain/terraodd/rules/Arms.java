package quintain.terraodd.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.Tag;

/// What somebody attacks with: one weapon, two at once, an attack of a stat block, or bare hands.
///
/// @param strikes the rolls it makes, in their order
/// @param far whether it hits from anywhere in sight
/// @param reach how many feet away it hits otherwise
/// @param items the weapons, none for bare hands and stat blocks
/// @param thrownAway whether they lie on the ground afterwards
public record Arms(
    String name,
    List<Strike> strikes,
    boolean blast,
    boolean ranged,
    boolean far,
    int reach,
    List<Item> items,
    boolean thrownAway) {
  /// What bare hands are called.
  public static final String UNARMED = "unarmed";

  /// Whatever lies about to hit somebody with: as good as a small weapon.
  public static final String IMPROVISED = "improvised weapon";

  /// Whatever lies about to throw at somebody; with the name of a thing one carries, that.
  public static final String THROWN = "thrown object";

  /// What anybody has without carrying it (ODD-EQP-01).
  public static final List<String> ANYBODYS = List.of(UNARMED, IMPROVISED, THROWN);

  public static final String THROW = "thrown ";

  /// What stands behind the name of a weapon that fires in bursts.
  static final String BURST = " burst";

  private static final int REACH_FEET = 10;

  /// One roll of an attack.
  ///
  /// @param tag the Ability it must stay under, unless somebody says otherwise (ODD-R-04)
  /// @param clumsy whether it is Impaired by what it is made with (ODD-EQP-01)
  public record Strike(
      String with, HarmDice.Sum dice, Ability tag, HarmKind kind, boolean clumsy, boolean bare) {}

  private static final Arms BARE_HANDS = d4(UNARMED, true, true, false, List.of());

  private static final Arms SOMETHING_HARD = d4(IMPROVISED, false, false, false, List.of());

  private static final Arms SOMETHING_THROWN = d4(THROWN, true, false, true, List.of());

  /// Small primitive weapons, bare hands and thrown objects are all d4; the last two are clumsy
  /// (ODD-EQP-01).
  private static Arms d4(
      String name, boolean clumsy, boolean bare, boolean thrown, List<Item> items) {
    var dice = new HarmDice.Sum(1, 4);
    return new Arms(
        name,
        List.of(new Strike(name, dice, Ability.PROWESS, HarmKind.PHYSICAL, clumsy, bare)),
        false,
        thrown,
        thrown,
        Being.BESIDE,
        items,
        !items.isEmpty());
  }

  /// The arms of that name, if the attacker has them.
  public static Optional<Arms> of(Being attacker, List<String> with) {
    if (with.isEmpty()) {
      return Optional.of(BARE_HANDS);
    }
    if (with.size() == 1) {
      var name = with.getFirst();
      for (Attack attack : attacker.block().attacks()) {
        if (attack.name().equalsIgnoreCase(name)) {
          return Optional.of(of(attack));
        }
      }
      return burst(attacker, name)
          .or(() -> weapon(attacker, name).map(item -> of(List.of(item))))
          .or(() -> anybodys(attacker, name));
    }
    var items = new ArrayList<Item>(with.size());
    for (String key : with) {
      var item = weapon(attacker, key);
      if (item.isEmpty() || items.contains(item.get())) {
        return Optional.empty();
      }
      items.add(item.get());
    }
    return Optional.of(of(List.copyOf(items)));
  }

  private static Optional<Arms> anybodys(Being attacker, String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case UNARMED -> Optional.of(BARE_HANDS);
      case IMPROVISED -> Optional.of(SOMETHING_HARD);
      case THROWN -> Optional.of(SOMETHING_THROWN);
      default -> thrown(attacker, name);
    };
  }

  /// Anything one carries and does not wear can be thrown.
  private static Optional<Arms> thrown(Being attacker, String name) {
    for (Item item : attacker.pack().items()) {
      if (item.where() != Item.Where.WORN && name.equalsIgnoreCase(THROW + item.key())) {
        return Optional.of(d4(THROW + item.key(), true, false, true, List.of(item)));
      }
    }
    return Optional.empty();
  }

  private static Optional<Item> weapon(Being attacker, String key) {
    return attacker.pack().find(key).filter(Item::isWeapon);
  }

  private static Arms of(Attack attack) {
    var kind = attack.kind().orElse(HarmKind.PHYSICAL);
    var strikes =
        Lists.each(
            attack.harm().rolls(),
            dice -> new Strike(attack.name(), dice, attack.ability(), kind, false, false));
    return new Arms(
        attack.name(),
        strikes,
        attack.blast(),
        attack.ranged(),
        attack.ranged(),
        Being.BESIDE,
        List.of(),
        false);
  }

  /// The other way to fire a weapon that has one: a blast.
  private static Optional<Arms> burst(Being attacker, String name) {
    for (Item item : attacker.pack().items()) {
      if (item.gear().burst().isPresent()
          && name.length() > item.key().length()
          && name.equalsIgnoreCase(item.key() + BURST)) {
        var strikes = Lists.each(item.gear().burst().get().rolls(), dice -> strike(item, dice));
        return Optional.of(
            new Arms(
                item.key() + BURST, strikes, true, true, true, Being.BESIDE, List.of(item), false));
      }
    }
    return Optional.empty();
  }

  /// The dice of both weapons are rolled, in their order (ODD-MULT-02).
  private static Arms of(List<Item> items) {
    var strikes = new ArrayList<Strike>(2);
    boolean blast = false;
    boolean ranged = true;
    boolean far = true;
    int reach = Being.BESIDE;
    for (Item item : items) {
      var gear = item.gear();
      if (gear.harm().isPresent()) {
        for (HarmDice.Sum dice : gear.harm().get().rolls()) {
          strikes.add(strike(item, dice));
        }
      }
      blast |= gear.is(Tag.BLAST);
      ranged &= gear.is(Tag.RANGED);
      far &= gear.is(Tag.RANGED) || gear.is(Tag.THROWN) || gear.is(Tag.BLAST);
      reach = gear.is(Tag.REACH) ? REACH_FEET : reach;
    }
    var name =
        items.size() == 1
            ? items.getFirst().key()
            : String.join(" and ", Lists.each(items, Item::key));
    return new Arms(name, strikes, blast, ranged, far, reach, items, false);
  }

  private static Strike strike(Item item, HarmDice.Sum dice) {
    return new Strike(
        item.key(),
        dice,
        item.gear().ability().orElse(Ability.PROWESS),
        item.gear().kind().orElse(HarmKind.PHYSICAL),
        item.gear().is(Tag.CLUMSY),
        false);
  }

  /// Everything this being could attack with, one at a time; what they hold they could throw.
  public static List<String> choices(Being attacker) {
    var found = new ArrayList<String>();
    for (Attack attack : attacker.block().attacks()) {
      found.add(attack.name());
    }
    for (Item item : attacker.pack().items()) {
      if (item.isWeapon()) {
        found.add(item.key());
        if (item.gear().burst().isPresent()) {
          found.add(item.key() + BURST);
        }
      }
    }
    for (String name : ANYBODYS) {
      if (!found.contains(name)) {
        found.add(name);
      }
    }
    for (Item item : attacker.pack().items()) {
      if (item.where() == Item.Where.HELD && !item.gear().is(Tag.THROWN)) {
        found.add(THROW + item.key());
      }
    }
    return found;
  }

  public boolean some(Tag tag) {
    for (Item item : items) {
      if (item.gear().is(tag)) {
        return true;
      }
    }
    return false;
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
    return far || attacker.distanceTo(target) <= reach;
  }

  /// What all its dice show on average, for comparing weapons.
  public double average() {
    double best = 0;
    for (Strike strike : strikes) {
      best = Math.max(best, strike.dice().count() * (strike.dice().sides() + 1) / 2.0);
    }
    return best;
  }

  // What could be chosen

  /// Each weapon and attack, what is in hand first, and each two weapons of one hand.
  static Optional<Question<?>> options(Blank<OddState> blank, Topic topic, Being attacker) {
    var options = new ArrayList<Option<List<String>>>();
    for (String one : choices(attacker)) {
      option(attacker, List.of(one)).ifPresent(options::add);
    }
    options.sort(Comparator.comparing(option -> !atHand(attacker, option.value())));
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
    return PlainSlots.oneOf(topic, options);
  }

  private static boolean atHand(Being attacker, List<String> with) {
    for (Item item : attacker.pack().items()) {
      if (with.getFirst().startsWith(item.key())) {
        return item.where() == Item.Where.HELD;
      }
    }
    return attacker.block().attacks().stream().anyMatch(a -> a.name().equals(with.getFirst()));
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
                            Hints.POWER, Long.toString(Math.round(100 * arms.average()))))));
  }

  private String told() {
    return String.join("+", strikes().stream().map(s -> s.dice().toString()).toList())
        + (blast() ? " blast" : "");
  }
}
