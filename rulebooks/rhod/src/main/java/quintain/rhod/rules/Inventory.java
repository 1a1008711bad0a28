package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_INV_03;
import static quintain.rhod.state.Rhd.RHD_INV_10;
import static quintain.rhod.state.Rhd.RHD_INV_14;
import static quintain.rhod.state.Rhd.RHD_R_82;
import static quintain.rhod.state.Rhd.RHD_R_84;
import static quintain.rhod.state.Rhd.RHD_R_86;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Refusal;
import quintain.kernel.craft.OfActor;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.By;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Size;
import quintain.rhod.state.Slots;
import quintain.rhod.state.Weapon;

/// Inventory Slots: how many somebody has, and what fits into them.
public final class Inventory {
  private static final int LOWEST_MOD = -5;
  private static final int HIGHEST_MOD = 10;
  private static final int BODY_SHIFT = 4;

  // Large, Medium and Small Slots by STR mod, from -5 to +10 (RHD-INV-13).
  @By(Rhd.RHD_INV_13)
  private static final List<Slots> BY_STRENGTH =
      List.of(
          new Slots(0, 0, 0),
          new Slots(0, 0, 1),
          new Slots(0, 0, 2),
          new Slots(0, 0, 3),
          new Slots(0, 2, 4),
          new Slots(1, 3, 5),
          new Slots(1, 5, 10),
          new Slots(1, 7, 15),
          new Slots(2, 9, 20),
          new Slots(2, 11, 25),
          new Slots(3, 13, 30),
          new Slots(4, 15, 35),
          new Slots(4, 17, 40),
          new Slots(5, 19, 45),
          new Slots(5, 21, 50),
          new Slots(6, 23, 55));

  private Inventory() {}

  /// The Strength Based Slots of somebody (RHD-INV-11 to 13); past the ends of the table its end
  /// rows count.
  @By(Rhd.RHD_INV_11)
  public static Slots strengthBased(Being being) {
    int shoulders = being.gift(Gift.BroadShouldered.class).map(Gift.BroadShouldered::by).orElse(0);
    return strengthBased(being.mod(Ability.STR) + shoulders, being.nature().size());
  }

  @By({Rhd.RHD_INV_12, Rhd.RHD_R_83})
  public static Slots strengthBased(int mod, Size body) {
    int row =
        switch (body) {
          case LARGE -> mod + BODY_SHIFT;
          case SMALL, TINY -> mod - BODY_SHIFT;
          case MEDIUM -> mod;
        };
    return BY_STRENGTH.get(Math.clamp(row, LOWEST_MOD, HIGHEST_MOD) - LOWEST_MOD);
  }

  /// Whether everything somebody has in a place fits there.
  static boolean fits(Being being, Place place, List<Item> items) {
    if (place == Place.NATURAL) {
      return true;
    }
    return place == Place.PACK ? strengthBased(being).take(items) : place.takes(items);
  }

  /// Slots are over-full because Strength is gone: nothing may be added, and nobody so laden runs
  /// (RHD-R-84).
  static boolean overfull(Being being) {
    var packed = being.kit().at(Place.PACK);
    return !packed.isEmpty() && !fits(being, Place.PACK, packed);
  }

  /// Why a thing cannot go into a place, beside what is there already.
  static Optional<Refusal> refusal(Being being, Item item, Place place) {
    // Slots other than those of Strength do not shrink.
    if (place == Place.PACK && overfull(being)) {
      return Chapter.no(RHD_R_84, being.name() + " carries too much already");
    }
    return slotRefusal(being, item, place);
  }

  private static Optional<Refusal> slotRefusal(Being being, Item item, Place place) {
    var there = being.kit().at(place);
    switch (place) {
      case ARMOR_WORN, HEADGEAR -> {
        if (!(item.thing() instanceof Armor armor) || armor.place() != place) {
          return Chapter.no(RHD_R_86, item.key() + " is not made for " + place.title());
        }
        if (!there.isEmpty()) {
          return Chapter.no(
              RHD_INV_03, "%s is taken by %s".formatted(place.title(), there.getFirst().key()));
        }
      }
      case MAIN_HAND, OFF_HAND -> {
        if (!being.kit().at(Place.TWO_HANDS).isEmpty()) {
          return Chapter.no(
              RHD_INV_10,
              "Both hands are taken by " + being.kit().at(Place.TWO_HANDS).getFirst().key());
        }
        if (!there.isEmpty()
            && !joins(there, item)
            && !fits(being, place, Lists.plus(there, item))) {
          return Chapter.no(
              RHD_R_82,
              "%s carries %s, and has no room for %s"
                  .formatted(place.title(), there.getFirst().key(), item.key()));
        }
      }
      case TWO_HANDS -> {
        for (Item held : being.kit().held()) {
          if (!held.key().equals(item.key())) {
            return Chapter.no(RHD_INV_10, "%s is in a hand".formatted(held.key()));
          }
        }
      }
      case SHEATH, COINPURSE, QUIVER, PACK, NATURAL -> {}
    }
    if (item.size().compareTo(place.size()) > 0) {
      return Chapter.no(
          RHD_INV_14,
          "%s is %s, and %s holds no such thing"
              .formatted(item.key(), item.size().title(), place.title()));
    }
    // One more of a stack that is not full takes no further Slot.
    if (joins(there, item)) {
      return Optional.empty();
    }
    return fits(being, place, Lists.plus(there, item))
        ? Optional.empty()
        : Chapter.no(RHD_INV_14, "%s has no Slot left for %s".formatted(place.title(), item.key()));
  }

  private static boolean joins(List<Item> there, Item item) {
    for (Item other : there) {
      if (other.like(item) && other.count() + item.count() <= item.thing().stack()) {
        return true;
      }
    }
    return false;
  }

  /// The hands a thing is taken into: both for what needs both, else an empty one, a weapon rather
  /// into the Main Hand and anything else rather into the Off Hand; and if no hand is free, one
  /// that has room beside what it carries (RHD-R-82).
  ///
  /// @param free whether a hand is empty, and holds nobody
  static Place handFor(Being being, Item item, boolean free) {
    var thing = item.thing();
    if (thing.size() == Size.LARGE || (thing instanceof Weapon weapon && weapon.twoHanded())) {
      return Place.TWO_HANDS;
    }
    var first = thing instanceof Weapon ? Place.MAIN_HAND : Place.OFF_HAND;
    var second = first == Place.MAIN_HAND ? Place.OFF_HAND : Place.MAIN_HAND;
    if (free) {
      return empty(being, first) ? first : second;
    }
    return !carries(being, item, first) && carries(being, item, second) ? second : first;
  }

  private static boolean empty(Being being, Place hand) {
    return being.kit().at(hand).isEmpty();
  }

  /// Whether a hand has room for it beside what it carries already.
  static boolean carries(Being being, Item item, Place hand) {
    return !empty(being, hand) && slotRefusal(being, item, hand).isEmpty();
  }

  /// Whether both hands together, which are one Large Slot, take it on top of all they hold.
  @By(RHD_R_82)
  static boolean armful(Being being, Item item) {
    var others = Lists.without(being.kit().held(), held -> held.key().equals(item.key()));
    return Place.TWO_HANDS.takes(Lists.plus(others, item));
  }

  /// Where a thing somebody gets would go: the first place with room, beginning with what it is
  /// made for.
  static Optional<Place> roomFor(Being being, Item item) {
    var places =
        item.thing() instanceof Ammunition
            ? List.of(Place.QUIVER, Place.SHEATH, Place.PACK)
            : item.thing() instanceof Weapon
                ? List.of(Place.PACK, Place.SHEATH)
                : List.of(Place.PACK, Place.COINPURSE);
    for (Place place : places) {
      if (refusal(being, item, place).isEmpty()) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  // Things to choose from

  /// One of somebody's things of which this holds, parts of the body apart.
  static OfActor<RhodState, Being> things(Predicate<Item> which) {
    return (_, topic, by) ->
        PlainSlots.named(
            topic,
            by.kit().items().stream()
                .filter(item -> item.place() != Place.NATURAL && which.test(item))
                .map(Item::key)
                .toList());
  }

  /// The thing that stands in the slot `item`, if it is filled and somebody has it.
  static Optional<Item> chosen(Blank<RhodState> blank, Being by) {
    return blank.filled("item", String.class).flatMap(by.kit()::find);
  }
}
