package quintain.cairn.state;

import java.util.Optional;

/// A thing on somebody's sheet, with the figures of its entry copied in.
///
/// @param key its name on this sheet, lower case, numbered when there are several
/// @param left uses or charges left; 0 where they are not counted
public record Item(
    String key,
    Gear gear,
    Where where,
    int left,
    Optional<Spell> spell,
    Optional<Relic> relic,
    String property) {
  /// Where an item is. What is LOADED rides on a beast or a cart and fills no slot of the bearer's.
  public enum Where {
    HELD,
    WORN,
    PACK,
    LOADED
  }

  public String name() {
    return spell.isPresent() ? gear.name() + " of " + spell.get().name() : gear.name();
  }

  /// The slots it fills on its bearer.
  public int slots() {
    return where == Where.LOADED ? 0 : gear.slots();
  }

  public boolean inUse() {
    return where == Where.HELD || where == Where.WORN;
  }

  public boolean isWeapon() {
    return gear.damage().isPresent();
  }

  /// The same thing elsewhere. It is nobody's yet: rules get newcomers ready and name in an event
  /// what somebody gains; what is carried already moves by an event.
  public Item to(Where place) {
    return new Item(key, gear, place, left, spell, relic, property);
  }

  Item leaving(int uses) {
    return new Item(key, gear, where, uses, spell, relic, property);
  }

  Item called(String newKey) {
    return new Item(newKey, gear, where, left, spell, relic, property);
  }

  Item marked(String newProperty) {
    return new Item(key, gear, where, left, spell, relic, newProperty);
  }

  // The figures of an entry never change, so its key tells items apart well enough for a hash.
  @Override
  public int hashCode() {
    return key.hashCode() * 31 + left * 4 + where.hashCode();
  }
}
