package quintain.cairn.state;

import java.util.ArrayList;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Phrases;

/// A thing on somebody's sheet, with the figures of its entry copied in.
///
/// @param key its name on this sheet, lower case, numbered when there are several
/// @param left uses or charges left, or the minutes of a torch that has burned before; 0 where they
///   are not counted
/// @param flame the number of the power at work that is its flame; 0 where it does not burn
public record Item(
    String key,
    Gear gear,
    Where where,
    int left,
    Optional<Spell> spell,
    Optional<Relic> relic,
    String property,
    @OrNone int flame) {
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

  /// What it is good for, in a few words.
  public String detail() {
    var said = new ArrayList<String>();
    gear.damage().ifPresent(damage -> said.add(damage.toString()));
    if (gear.armor() > 0) {
      said.add("Armor " + gear.armor());
    }
    if (gear.is(Tag.BLAST)) {
      said.add("blast");
    }
    slotWords().ifPresent(said::add);
    relic.ifPresent(charged -> said.add(left + " of " + charged.charges() + " charges"));
    if (gear.uses() > 0) {
      said.add(left + " of " + Phrases.counted(gear.uses(), "use"));
    }
    spell.ifPresent(written -> said.add(written.effect()));
    relic.ifPresent(charged -> said.add(charged.text()));
    Optional.of(property).filter(words -> !words.isEmpty()).ifPresent(said::add);
    return String.join("; ", said);
  }

  /// What an item that is told apart by its slots fills of them.
  private Optional<String> slotWords() {
    if (gear.is(Tag.SPELLBOOK)) {
      return Optional.of("one slot (CRN-MAGC-02)");
    }
    if (gear.is(Tag.SCROLL)) {
      return Optional.of("no slot (CRN-SCRL-02)");
    }
    return gear.is(Tag.PETTY) ? Optional.of("petty: no slot (CRN-INV-04)") : Optional.empty();
  }

  public boolean isWeapon() {
    return gear.damage().isPresent();
  }

  /// The same thing elsewhere. It is nobody's yet: rules get newcomers ready and name in an event
  /// what somebody gains; what is carried already moves by an event.
  public Item to(Where place) {
    return new Item(key, gear, place, left, spell, relic, property, flame);
  }

  Item leaving(int uses) {
    return new Item(key, gear, where, uses, spell, relic, property, flame);
  }

  Item called(String newKey) {
    return new Item(newKey, gear, where, left, spell, relic, property, flame);
  }

  Item marked(String newProperty) {
    return new Item(key, gear, where, left, spell, relic, newProperty, flame);
  }

  public boolean burns() {
    return flame > 0;
  }

  Item lit(int number) {
    return new Item(key, gear, where, left, spell, relic, property, number);
  }

  /// Burning no longer; what burns down has so many minutes left.
  Item out(int minutes) {
    return new Item(key, gear, where, minutes, spell, relic, property, 0);
  }

  // The figures of an entry never change, so its key tells items apart well enough for a hash.
  @Override
  public int hashCode() {
    return key.hashCode() * 31 + left * 4 + where.hashCode();
  }

  /// With its flame under a number that is greater by so much.
  Item renumbered(int shift) {
    return flame == 0
        ? this
        : new Item(key, gear, where, left, spell, relic, property, flame + shift);
  }
}
