package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_ATK_01;
import static quintain.rhod.state.Rhd.RHD_INV_10;
import static quintain.rhod.state.Rhd.RHD_RNG_03;
import static quintain.rhod.state.Rhd.RHD_RNG_04;
import static quintain.rhod.state.Rhd.RHD_RNG_05;
import static quintain.rhod.state.Rhd.RHD_R_34;
import static quintain.rhod.state.Rhd.RHD_R_82;
import static quintain.rhod.state.Rhd.RHD_R_89;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Item;
import quintain.rhod.state.Kit;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tags;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Wielding;

/// Weapons in use: what somebody can attack with, and what such an Attack is like.
public final class Arms {
  /// The weapon everybody has (RHD-R-90).
  public static final String UNARMED = "Unarmed Strike";

  private static final int ADJACENT = 5;

  private static final Weapon FISTS =
      new Weapon(
          "RHD-G-MEL-16",
          UNARMED,
          Skill.SHORT_BLUNT,
          Tags.parse(
              "Size Tiny, Range 5, Ability STR/DEX, Defense Reflex, Dice 1d4, Type Bludgeoning,"
                  + " Natural, Soft 1"));

  private Arms() {}

  /// The weapon of the Unarmed Strike, as the Glossary has it.
  private static Item unarmed(RhodState state) {
    for (Weapon weapon : state.shelf().weapons()) {
      if (weapon.id().equals(FISTS.id())) {
        return Item.grown(UNARMED, weapon);
      }
    }
    return Item.grown(UNARMED, FISTS);
  }

  /// The thing somebody would attack with.
  static Optional<Item> item(RhodState state, Being being, String key) {
    return key.equalsIgnoreCase(UNARMED) ? Optional.of(unarmed(state)) : being.kit().find(key);
  }

  /// Why somebody cannot attack with that at all, whoever the target.
  public static Optional<Refusal> refusal(RhodState state, Being being, Wielding with) {
    var found = item(state, being, with.item());
    if (found.isEmpty()) {
      return Chapter.no(RHD_ATK_01, "%s has no %s".formatted(being.name(), with.item()));
    }
    var item = found.get();
    if (item.place() == Place.NATURAL && !(item.thing() instanceof Weapon)) {
      return Chapter.no(RHD_ATK_01, item.key() + " is no weapon");
    }
    if (item.place() != Place.NATURAL) {
      var inHand = inHandRefusal(being, item);
      if (inHand.isPresent()) {
        return inHand;
      }
    }
    if (being.is(Condition.BOUND) && !(item.place() == Place.NATURAL && !isUnarmed(item))) {
      return Chapter.no(Rhd.RHD_COND_06, Hands.full(state, being));
    }
    if (with.thrown()) {
      return item.thing() instanceof Weapon weapon && weapon.has(Tag.Kind.THROWN)
          ? Optional.empty()
          : Chapter.no(RHD_R_89, item.key() + " cannot be thrown");
    }
    if (!(item.thing() instanceof Weapon weapon) || !weapon.valid()) {
      // Anything in hand will do to hit somebody with.
      return Optional.empty();
    }
    return weapon.ranged() ? shotRefusal(being, item, weapon) : Optional.empty();
  }

  private static boolean isUnarmed(Item item) {
    return item.key().equals(UNARMED);
  }

  private static Optional<Refusal> inHandRefusal(Being being, Item item) {
    if (!item.held()) {
      return Chapter.no(RHD_ATK_01, item.key() + " is not in hand");
    }
    if (!being.kit().wields(item)) {
      return Chapter.no(RHD_R_82, item.key() + " is only carried in the hand, not held");
    }
    if (item.thing() instanceof Weapon weapon
        && weapon.twoHanded()
        && item.place() != Place.TWO_HANDS) {
      return Chapter.no(RHD_INV_10, item.key() + " takes both hands, and is held in one");
    }
    return Optional.empty();
  }

  private static Optional<Refusal> shotRefusal(Being being, Item item, Weapon weapon) {
    if (item.jammed()) {
      return Chapter.no(RHD_R_34, item.key() + " is Jammed");
    }
    if (weapon.capacity() > 0) {
      return item.loaded().isEmpty()
          ? Chapter.no(RHD_RNG_04, item.key() + " is not loaded")
          : Optional.empty();
    }
    if (shot(being.kit(), item, weapon).isPresent()) {
      return Optional.empty();
    }
    boolean packed =
        being.kit().items().stream()
            .anyMatch(
                one -> one.thing() instanceof Ammunition shot && shot.valid() && shot.fits(weapon));
    boolean other = being.kit().items().stream().anyMatch(one -> one.thing() instanceof Ammunition);
    if (other && !packed) {
      return Chapter.no(
          Rhd.RHD_R_88,
          "No ammunition there fits %s: it takes what is made for a %s"
              .formatted(item.key(), weapon.base().title()));
    }
    return packed
        ? Chapter.no(RHD_RNG_05, "There is no ammunition in the Quiver or the Sheath")
        : Chapter.no(RHD_RNG_03, "There is no ammunition for " + item.key());
  }

  /// The piece that would be fired next: loaded, or from the Quiver and then the Sheath.
  static Optional<Ammunition> shot(Kit kit, Item item, Weapon weapon) {
    if (weapon.capacity() > 0) {
      return item.loaded().stream().findFirst();
    }
    return stack(kit, weapon).map(found -> (Ammunition) found.thing());
  }

  /// The stack it would come from.
  static Optional<Item> stack(Kit kit, Weapon weapon) {
    for (Place place : List.of(Place.QUIVER, Place.SHEATH)) {
      for (Item item : kit.at(place)) {
        if (item.thing() instanceof Ammunition shot && shot.valid() && shot.fits(weapon)) {
          return Optional.of(item);
        }
      }
    }
    return Optional.empty();
  }

  /// By which ruling something does for a weapon that no list has: bare hands, and whatever else is
  /// in them.
  static Optional<Rhd> makeshift(RhodState state, Being being, Wielding with) {
    return item(state, being, with.item())
        .flatMap(
            item ->
                isUnarmed(item)
                    ? Optional.of(Rhd.RHD_R_90)
                    : item.thing() instanceof Weapon weapon && weapon.valid()
                        ? Optional.empty()
                        : Optional.of(Rhd.RHD_R_87));
  }

  /// What an Attack with it is like; what is no valid weapon is improvised.
  public static Arm of(RhodState state, Being being, Wielding with) {
    var item =
        item(state, being, with.item())
            .orElseThrow(() -> new IllegalArgumentException("nothing is called " + with.item()));
    if (!(item.thing() instanceof Weapon weapon) || !weapon.valid()) {
      return improvised(item);
    }
    if (with.thrown()) {
      return arm(being, item, weapon, Skill.THROWING, true, Optional.empty());
    }
    return arm(
        being,
        item,
        weapon,
        weapon.base(),
        false,
        weapon.ranged() ? shot(being.kit(), item, weapon) : Optional.empty());
  }

  private static Arm arm(
      Being being,
      Item item,
      Weapon weapon,
      Skill skill,
      boolean thrown,
      Optional<Ammunition> shot) {
    var tags = weapon.tags();
    var dice = new ArrayList<Cast>();
    var types = new ArrayList<DamageType>();
    shot.ifPresent(
        piece -> {
          piece.tags().dice().ifPresent(dice::add);
          types.addAll(piece.tags().types());
        });
    tags.dice().ifPresent(dice::add);
    if (types.isEmpty()) {
      types.addAll(tags.types());
    }
    return new Arm(
        item.key(),
        weapon.name(),
        skill,
        being.degree(skill),
        weapon.ap(),
        tags.value(thrown ? Tag.Kind.THROWN : Tag.Kind.RANGE),
        tags.abilities(),
        tags.defense().orElse(Defense.REFLEX),
        dice,
        types,
        weapon.melee() && !thrown,
        thrown,
        weapon.size(),
        tags,
        shot.map(Ammunition::tags).orElse(Tags.NONE));
  }

  private static Arm improvised(Item item) {
    return new Arm(
        item.key(),
        item.thing().name(),
        Skill.SHORT_BLUNT,
        0,
        item.size().weaponAp(),
        ADJACENT,
        List.of(Ability.STR),
        Defense.REFLEX,
        List.of(new Cast(1, 4)),
        List.of(DamageType.BLUDGEONING),
        true,
        false,
        item.size(),
        Tags.NONE,
        Tags.NONE);
  }

  /// Everything somebody can attack with now, the best in hand first and bare hands last.
  static List<Wielding> all(RhodState state, Being being) {
    var all = new ArrayList<Wielding>();
    for (Item item : being.kit().items()) {
      for (boolean thrown : new boolean[] {false, true}) {
        var with = new Wielding(item.key(), thrown);
        if (item.thing() instanceof Weapon && refusal(state, being, with).isEmpty()) {
          all.add(with);
        }
      }
    }
    var bare = new Wielding(UNARMED, false);
    if (refusal(state, being, bare).isEmpty()) {
      all.add(bare);
    }
    return all;
  }

  /// Usable melee weapons, bare hands last.
  static List<Wielding> melee(RhodState state, Being being) {
    return Lists.without(all(state, being), with -> !of(state, being, with).melee());
  }

  /// Whether somebody has a melee weapon, in hand or grown; bare hands are none.
  static boolean hasMelee(RhodState state, Being being) {
    return melee(state, being).stream().anyMatch(with -> !with.item().equals(UNARMED));
  }

  /// How far somebody's melee weapons reach, in feet; 0 without any.
  public static int meleeRange(RhodState state, Being being) {
    int most = 0;
    for (Wielding with : melee(state, being)) {
      if (!with.item().equals(UNARMED)) {
        most = Math.max(most, of(state, being, with).range());
      }
    }
    return most;
  }

  // What one may attack with

  /// Each weapon in hand, whatever is in hand besides, each part of the body that strikes, and bare
  /// hands.
  static Optional<Question<?>> options(Blank<RhodState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<String>>();
    for (Item item : by.kit().items()) {
      if (item.held() || (item.place() == Place.NATURAL && item.thing() instanceof Weapon)) {
        options.add(option(blank.state(), by, item.key()));
      }
    }
    options.sort(
        Comparator.comparing(option -> !(by.kit().get(option.value()).thing() instanceof Weapon)));
    options.add(option(blank.state(), by, UNARMED));
    return PlainSlots.oneOf(topic, options);
  }

  private static Option<String> option(RhodState state, Being by, String key) {
    var arm = of(state, by, new Wielding(key, false));
    return new Option<>(
        key,
        told(arm),
        key,
        List.of(
            new Option.Hint(Hints.PURPOSE, "harm"),
            new Option.Hint(Hints.POWER, Integer.toString(arm.power()))));
  }

  /// `Shortsword 1d8, 4 AP`; what has nothing to fire has no dice.
  private static String told(Arm arm) {
    var dice = arm.dice().stream().map(Cast::toString).collect(Collectors.joining(" + "));
    return arm.item() + (dice.isEmpty() ? "" : " " + dice) + ", " + arm.ap() + " AP";
  }
}
