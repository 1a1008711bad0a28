package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_CC_10;
import static quintain.otherworlds.state.Otw.OTW_R_68;
import static quintain.otherworlds.state.Otw.OTW_R_70;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Refusal;
import quintain.otherworlds.state.Absorb;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.ArmorClass;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Weapon;

/// What protects somebody: armor, guards, absorb items, and how they take each type of damage.
public final class Armors {
  private Armors() {}

  /// The Armor that is worn or that the body has (OTW-EQ-04).
  public static int armor(Being who) {
    int armor = who.body().armor();
    for (Item item : who.kit().items()) {
      if (item.place() == Item.Place.WORN && item.gear() instanceof Armor worn) {
        armor += worn.armor();
      }
    }
    return armor;
  }

  /// The rule that keeps some of somebody's DEX from counting, where one does (OTW-R-69): that of
  /// their armor, or that nothing counts below 0 (OTW-R-14).
  public static Optional<Otw> dexRule(Being who) {
    if (who.attribute(Attribute.DEX) < 0) {
      return Optional.of(Otw.OTW_R_14);
    }
    int cap = who.dexCap();
    if (who.attribute(Attribute.DEX) <= cap) {
      return Optional.empty();
    }
    for (ArmorClass weight : ArmorClass.values()) {
      if (weight.dexCap() == cap) {
        return Optional.of(weight.capClause());
      }
    }
    return Optional.of(Otw.OTW_R_69);
  }

  /// How somebody takes damage: by nature, by what they wear, by their ward and as a ghost.
  public static Responses responses(Being who) {
    var own = who.body().responses();
    var resists = new ArrayList<>(own.resistance());
    for (Item item : who.kit().items()) {
      if (item.place() == Item.Place.WORN && item.gear() instanceof Armor worn) {
        worn.resists().forEach(type -> add(resists, type));
      }
    }
    for (Skill skill : Passives.on(who)) {
      if (skill.feat() instanceof Feat.ElementWard) {
        who.life().ward().ifPresent(type -> add(resists, type));
      }
    }
    if (who.body().gaits().contains(Gait.GHOST)) {
      for (DamageType type : DamageType.values()) {
        if (type.physical()) {
          add(resists, type);
        }
      }
    }
    return new Responses(own.immune(), resists, own.weakness(), own.affinity());
  }

  private static void add(List<DamageType> types, DamageType type) {
    if (!types.contains(type)) {
      types.add(type);
    }
  }

  /// The guard that is worn; there is one at most (OTW-R-70).
  public static Optional<Item> guard(Being who) {
    return worn(who, Guard.class);
  }

  /// The absorb item that is worn.
  public static Optional<Item> absorb(Being who) {
    return worn(who, Absorb.class);
  }

  private static Optional<Item> worn(Being who, Class<? extends Gear> kind) {
    for (Item item : who.kit().items()) {
      if (item.place() == Item.Place.WORN && kind.isInstance(item.gear())) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// Why somebody cannot put this on.
  static Optional<Refusal> refusal(Being who, Gear gear) {
    return switch (gear) {
      case Armor armor -> {
        if (who.base().tou() < armor.weight().toughness()) {
          yield Chapter.no(
              armor.weight().clause(),
              "%s needs TOU %d, and %s has %d"
                  .formatted(
                      armor.name(), armor.weight().toughness(), who.name(), who.base().tou()));
        }
        yield worn(who, Armor.class).isPresent()
            ? Chapter.no(OTW_R_68, who.name() + " wears one armor at a time")
            : Optional.empty();
      }
      case Guard _ ->
          guard(who).isPresent()
              ? Chapter.no(OTW_R_70, who.name() + " has one guard at a time")
              : Optional.empty();
      case Absorb _ ->
          absorb(who).isPresent()
              ? Chapter.no(OTW_CC_10, who.name() + " has one absorb item at a time")
              : Optional.empty();
      case Weapon _, Innate _, Consumable _ ->
          Chapter.no(OTW_CC_10, gear.name() + " cannot be worn");
    };
  }
}
