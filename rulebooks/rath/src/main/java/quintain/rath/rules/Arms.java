package quintain.rath.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Attack;
import quintain.rath.state.Band;
import quintain.rath.state.Being;
import quintain.rath.state.Gear;
import quintain.rath.state.Grip;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Places;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.Rth;
import quintain.rath.state.Stat;
import quintain.rath.state.Sting;
import quintain.rath.state.Tag;
import quintain.rath.state.Use;
import quintain.rath.state.Weapon;

/// What somebody strikes with, with everything added up.
///
/// @param key the item's key, or the attack's name in a stat block
/// @param item the thing in hand; absent for fists and teeth
/// @param stat what its roll adds where the wielder is no creature, and what weakness bears on
/// @param hit what it adds to the d20 (RTH-ATK-01, RTH-ATK-02)
/// @param damage absent if it does none by itself
/// @param feet how far it reaches where distances are measured
/// @param ignores points of AC it ignores (RTH-WPN-09)
/// @param fells whether a critical hit knocks the target prone (RTH-WPN-08)
/// @param cloud whether it needs no roll and reaches every foe in range
/// @param ammo what it shoots, where that is counted (RTH-USE-06): a stat block's own shots are not
public record Arms(
    String key,
    String name,
    Optional<Item> item,
    Stat stat,
    int hit,
    Optional<Amount> damage,
    boolean ranged,
    Band range,
    int feet,
    int hands,
    int ignores,
    boolean fells,
    boolean cloud,
    List<Sting> stings,
    Optional<String> ammo) {
  /// Fists and whatever lies about (RTH-R-35).
  public static final String UNARMED = "unarmed";

  public static final String BARE_HANDS = "bare hands";

  /// The arms of that key, used in that way; none if there are none such.
  ///
  /// @param second whether it strikes as the second of two weapons (RTH-R-39)
  public static Optional<Arms> of(
      RathState state, Being wielder, String key, Grip grip, boolean second) {
    var attack = attack(wielder, key);
    if (attack.isPresent()) {
      return grip == Grip.PLAIN && isArmed(wielder, attack.get())
          ? Optional.of(ofAttack(state, attack.get(), thing(wielder, attack.get())))
          : Optional.empty();
    }
    if (key.equals(UNARMED)) {
      int str = wielder.stat(Stat.STR);
      return Optional.of(
          melee(
              key, BARE_HANDS, Optional.empty(), str, new Amount(1, 4, str), 1, false, List.of()));
    }
    var item = wielder.pack().find(key);
    return item.flatMap(i -> ofItem(state, wielder, i, grip, second));
  }

  /// The attack of that name in a stat block.
  static Optional<Attack> attack(Being wielder, String name) {
    if (wielder.creature().isPresent()) {
      for (Attack attack : wielder.creature().get().attacks()) {
        if (attack.name().equalsIgnoreCase(name)) {
          return Optional.of(attack);
        }
      }
    }
    return Optional.empty();
  }

  /// The thing that an attack of a stat block is done with, if its wielder has it.
  private static Optional<Item> thing(Being wielder, Attack attack) {
    for (Item item : wielder.pack().items()) {
      if (isFor(attack, item)) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  private static boolean isFor(Attack attack, Item item) {
    return attack.gear().isPresent() && item.gear().name().equalsIgnoreCase(attack.gear().get());
  }

  /// Whether an attack needs nothing in hand, or what it needs is there (RTH-R-38, RTH-R-42).
  private static boolean isArmed(Being wielder, Attack attack) {
    return attack.gear().isEmpty() || thing(wielder, attack).isPresent();
  }

  /// Whether a thing is what an attack of its bearer's stat block is done with.
  static boolean isOfStatBlock(Being bearer, Item item) {
    return bearer.creature().isPresent()
        && bearer.creature().get().attacks().stream().anyMatch(attack -> isFor(attack, item));
  }

  /// An attack of a stat block: its figures are its own, whatever is in hand.
  private static Arms ofAttack(RathState state, Attack attack, Optional<Item> thing) {
    var stings = new ArrayList<>(attack.stings());
    thing.ifPresent(item -> stings.addAll(coating(state, item)));
    return new Arms(
        attack.name(),
        attack.name(),
        thing,
        attack.ranged() ? Stat.DEX : Stat.STR,
        attack.hit(),
        attack.damage(),
        attack.ranged(),
        attack.range(),
        attack.reachFeet(),
        thing.map(item -> item.gear().hands()).orElse(0),
        0,
        false,
        attack.cloud(),
        List.copyOf(stings),
        Optional.empty());
  }

  private static Arms melee(
      String key,
      String name,
      Optional<Item> item,
      int hit,
      Amount damage,
      int hands,
      boolean fells,
      List<Sting> stings) {
    return new Arms(
        key,
        name,
        item,
        Stat.STR,
        hit,
        Optional.of(damage),
        false,
        Band.CLOSE,
        5,
        hands,
        0,
        fells,
        false,
        stings,
        Optional.empty());
  }

  private static Optional<Arms> ofItem(
      RathState state, Being wielder, Item item, Grip grip, boolean second) {
    var house = state.house();
    int str = wielder.stat(Stat.STR);
    int dex = wielder.stat(Stat.DEX);
    if (item.gear().use().isPresent()
        && item.gear().use().get() instanceof Use.FireFlask(int dice)) {
      return Optional.of(
          shot(
              item,
              dex,
              Optional.empty(),
              Weapon.THROWN,
              Weapon.THROWN_FEET,
              1,
              0,
              List.of(new Sting.Dose(Sting.When.HIT, Affliction.FIRE, dice))));
    }
    if (item.gear().weapon().isEmpty() || item.is(Item.State.SPENT)) {
      return Optional.empty();
    }
    var weapon = item.gear().weapon().get();
    var stings = coating(state, item);
    if (grip == Grip.THROWN) {
      return item.gear().is(Tag.THROWN)
          ? Optional.of(
              shot(
                  item,
                  dex,
                  Optional.of(new Amount(1, weapon.die(), thrownBonus(house, str, dex))),
                  Weapon.THROWN,
                  Weapon.THROWN_FEET,
                  1,
                  0,
                  stings))
          : Optional.empty();
    }
    if (weapon.ranged()) {
      int bonus = rangedBonus(house, dex);
      return grip == Grip.PLAIN
          ? Optional.of(
              shot(
                  item,
                  dex,
                  Optional.of(new Amount(1, weapon.die(), bonus)),
                  weapon.range(),
                  weapon.feet(),
                  weapon.hands(),
                  weapon == Weapon.CROSSBOW ? 2 : 0,
                  stings))
          : Optional.empty();
    }
    if (grip == Grip.TWO_HANDS && weapon == Weapon.SIMPLE) {
      return Optional.empty();
    }
    boolean both = grip == Grip.TWO_HANDS;
    int bonus = second && !house.twoWeaponsSecondStr() ? 0 : str;
    return Optional.of(
        melee(
            item.key(),
            item.gear().name(),
            Optional.of(item),
            str,
            new Amount(1, both ? weapon.dieInTwoHands() : weapon.die(), bonus),
            both ? 2 : weapon.hands(),
            weapon == Weapon.TWO_HANDED,
            stings));
  }

  /// DEX to ranged damage only if the house says so (RTH-R-33).
  private static int rangedBonus(RathHouse house, int dex) {
    return switch (house.damageRangedStat()) {
      case NONE -> 0;
      case DEX -> dex;
    };
  }

  /// A thrown weapon adds STR instead, if the house says so (RTH-R-33).
  private static int thrownBonus(RathHouse house, int str, int dex) {
    return house.damageThrownStr() ? str : rangedBonus(house, dex);
  }

  private static Arms shot(
      Item item,
      int hit,
      Optional<Amount> damage,
      Band range,
      int feet,
      int hands,
      int ignores,
      List<Sting> stings) {
    return new Arms(
        item.key(),
        item.gear().name(),
        Optional.of(item),
        Stat.DEX,
        hit,
        damage,
        true,
        range,
        feet,
        hands,
        ignores,
        false,
        false,
        stings,
        item.gear().ammo());
  }

  /// Venom on a blade goes in with the next wound.
  private static List<Sting> coating(RathState state, Item item) {
    if (!item.isCoated()) {
      return List.of();
    }
    return state
        .shelf()
        .gear(item.spell())
        .flatMap(Gear::use)
        .map(
            use ->
                use instanceof Use.Venom(Affliction what, int dice)
                    ? List.<Sting>of(new Sting.Dose(Sting.When.WOUND, what, dice))
                    : List.<Sting>of())
        .orElse(List.of());
  }

  /// The row of the weapon table, if it is in one.
  Optional<Weapon> weapon() {
    return item.flatMap(i -> i.gear().weapon());
  }

  /// The key of the thing in hand, which a stat block may call otherwise.
  String thing() {
    return item.map(Item::key).orElse(key);
  }

  /// Fists and whatever lies about (RTH-R-35).
  boolean isUnarmed() {
    return key.equals(UNARMED);
  }

  boolean isCrossbow() {
    return weapon().isPresent() && weapon().get() == Weapon.CROSSBOW;
  }

  /// A weapon of the hand that leaves it (RTH-R-33).
  boolean isThrown() {
    return ranged && weapon().isPresent() && !weapon().get().ranged();
  }

  /// The clause that says how far it reaches.
  Rth reach(RathHouse house) {
    boolean feet = house.distanceSystem() == RathHouse.DistanceSystem.FEET;
    if (!ranged) {
      return feet ? Rth.RTH_DIST_07 : Rth.RTH_DIST_02;
    }
    if (feet && weapon().equals(Optional.of(Weapon.BOW))) {
      return Rth.RTH_DIST_08;
    }
    return feet && isCrossbow() ? Rth.RTH_DIST_09 : Rth.RTH_R_31;
  }

  /// How far it reaches, as the house counts.
  String reachTold(RathHouse house) {
    return switch (house.distanceSystem()) {
      case ABSTRACT -> range.words();
      case FEET -> feet + " ft";
    };
  }

  /// Whether somebody at this place reaches a target there (RTH-R-31, RTH-DIST-07).
  public boolean reaches(RathState state, int from, int to) {
    if (!ranged) {
      return cloud ? state.areClose(from, to) : state.inReach(from, to);
    }
    boolean near =
        switch (state.house().distanceSystem()) {
          case ABSTRACT -> state.between(from, to).within(range);
          case FEET -> Places.apart(state, from, to) <= feet;
        };
    return near && Places.sees(state, from, to);
  }

  /// The attacks of a stat block that its bearer is armed for.
  public static List<String> attacks(Being wielder) {
    var names = new ArrayList<String>();
    if (wielder.creature().isPresent()) {
      for (Attack attack : wielder.creature().get().attacks()) {
        if (isArmed(wielder, attack)) {
          names.add(attack.name());
        }
      }
    }
    return names;
  }

  /// Every key somebody could strike with.
  public static List<String> keys(Being wielder) {
    var keys = new ArrayList<>(attacks(wielder));
    for (Item item : wielder.pack().items()) {
      if (isArm(item) && !isOfStatBlock(wielder, item)) {
        keys.add(item.key());
      }
    }
    if (wielder.creature().isEmpty() || keys.isEmpty()) {
      keys.add(UNARMED);
    }
    return keys;
  }

  /// Whether a thing is there to strike or throw with.
  public static boolean isArm(Item item) {
    return item.gear().weapon().isPresent()
        || (item.gear().use().isPresent() && item.gear().use().get() instanceof Use.FireFlask);
  }

  // What somebody may attack with

  /// Each weapon and attack, what is in hand first, all attacks of one who makes them at once, and
  /// each two weapons of one hand.
  static List<Option<List<String>>> options(RathState state, Being attacker) {
    var options = new ArrayList<Option<List<String>>>();
    var attacks = attacks(attacker);
    if (attacks.size() > 1 && attacker.does(Habit.AllAtOnce.class)) {
      options.add(
          new Option<>(String.join(" and ", attacks), "everything at once", List.copyOf(attacks)));
    }
    attacks.forEach(name -> option(state, attacker, name).ifPresent(options::add));
    var weapons = new ArrayList<Item>();
    for (Item.Where where : List.of(Item.Where.HELD, Item.Where.WORN, Item.Where.PACK)) {
      for (Item item : attacker.pack().items()) {
        if (item.where() == where && isArm(item) && !isOfStatBlock(attacker, item)) {
          weapons.add(item);
        }
      }
    }
    weapons.forEach(item -> option(state, attacker, item.key()).ifPresent(options::add));
    for (Item one : weapons) {
      for (Item other : weapons) {
        if (!one.equals(other) && one.gear().hands() == 1 && other.gear().hands() == 1) {
          options.add(
              new Option<>(
                  one.key() + " and " + other.key(),
                  one.name() + " and " + other.name(),
                  List.of(one.key(), other.key())));
        }
      }
    }
    option(state, attacker, UNARMED).ifPresent(options::add);
    return options;
  }

  private static Optional<Option<List<String>>> option(RathState state, Being by, String key) {
    return of(state, by, key, Grip.PLAIN, false)
        .map(
            arms ->
                new Option<>(
                    key,
                    arms.name()
                        + " "
                        + (arms.hit() < 0 ? "" : "+")
                        + arms.hit()
                        + arms.damage().map(damage -> ", " + damage).orElse(""),
                    List.of(key),
                    List.of(
                        new Option.Hint(Hints.PURPOSE, "harm"),
                        new Option.Hint(Hints.POWER, Integer.toString(arms.power())))));
  }

  /// A hundred times the damage on average, explosions aside.
  public int power() {
    return damage.map(dice -> 50 * dice.count() * (dice.sides() + 1) + 100 * dice.plus()).orElse(0);
  }
}
