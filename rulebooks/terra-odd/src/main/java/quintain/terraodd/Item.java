package quintain.terraodd;

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

  static Item of(Gear gear) {
    return new Item(gear.name().toLowerCase(Locale.ROOT), gear, Where.PACK, gear.uses(), false);
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

  boolean isShield() {
    return gear.protection().isPresent() && gear.protection().get() == Protection.SHIELD;
  }

  boolean isBodyArmour() {
    return gear.protection().isPresent() && gear.protection().get() != Protection.SHIELD;
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
