package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.Locale;

/// A thing on somebody's sheet, with the figures of its entry copied in.
///
/// @param key its name on this sheet, lower case, numbered when there are several
/// @param left uses left; 0 where they are not counted
/// @param hot whether it has overheated and cannot be fired until the fight is over
public record Item(String key, Gear gear, Where where, int left, boolean hot) {
  /// Where an item is.
  public enum Where {
    HELD,
    WORN,
    PACK
  }

  /// A piece of gear, packed away, with all its uses.
  public static Item of(Gear gear) {
    return of(gear, Where.PACK, gear.uses());
  }

  public static Item of(Gear gear, Where where, int left) {
    return new Item(gear.name().toLowerCase(Locale.ROOT), gear, where, left, false);
  }

  /// The same thing as it comes to somebody else: packed away, under its plain name.
  public Item handedOn() {
    return called(of(gear).key()).to(Where.PACK);
  }

  public String name() {
    return gear.name();
  }

  public boolean inUse() {
    return where != Where.PACK;
  }

  public boolean isWeapon() {
    return gear.harm().isPresent();
  }

  public boolean isShield() {
    return gear.protection().isPresent() && gear.protection().get() == Protection.SHIELD;
  }

  public boolean isBodyArmour() {
    return gear.protection().isPresent() && gear.protection().get() != Protection.SHIELD;
  }

  /// What it is good for, in a few words.
  public String detail() {
    var said = new ArrayList<String>();
    gear.harm().ifPresent(harm -> said.add(harm.toString()));
    gear.ability().ifPresent(ability -> said.add(ability.told()));
    gear.kind().ifPresent(kind -> said.add(kind.told()));
    if (gear.is(Tag.BLAST)) {
      said.add("blast");
    }
    gear.burst().ifPresent(burst -> said.add("or " + burst + " blast"));
    gear.protection()
        .filter(protection -> protection != Protection.SHIELD)
        .ifPresent(protection -> said.add(protection.name().toLowerCase(Locale.ROOT)));
    if (gear.armour() > 0) {
      said.add("Armour " + gear.armour());
    }
    if (!gear.note().isEmpty()) {
      said.add(gear.note());
    }
    if (gear.uses() > 1) {
      said.add(left + " of " + gear.uses() + " left");
    }
    if (hot) {
      said.add("overheated");
    }
    return String.join(", ", said);
  }

  Item to(Where place) {
    return new Item(key, gear, place, left, hot);
  }

  Item leaving(int uses) {
    return new Item(key, gear, where, uses, hot);
  }

  Item called(String newKey) {
    return new Item(newKey, gear, where, left, hot);
  }

  Item heated(boolean now) {
    return new Item(key, gear, where, left, now);
  }

  // The figures of an entry never change, so its key tells items apart well enough for a hash.
  @Override
  public int hashCode() {
    return key.hashCode() * 31 + left * 4 + where.hashCode();
  }
}
