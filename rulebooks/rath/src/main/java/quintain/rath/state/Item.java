package quintain.rath.state;

import java.util.ArrayList;
import quintain.kernel.parts.Phrases;

/// A thing on somebody's sheet, with the figures of its entry copied in.
///
/// @param key its name on this sheet, lower case, numbered when there are several
/// @param usage the sides of its usage die now; 0 where it has none (RTH-USE-01)
/// @param spell what is written on a scroll, or the venom on a weapon; empty otherwise
/// @param state what has become of it
/// @param alight exploration turns it has burned since its last usage roll (RTH-USE-07)
public record Item(
    String key, Gear gear, Where where, int usage, String spell, State state, int alight) {
  /// Where an item is.
  public enum Where {
    HELD,
    WORN,
    PACK
  }

  /// What has become of an item.
  public enum State {
    /// As it should be.
    SOUND,
    /// A crossbow that must be reloaded (RTH-WPN-10).
    UNLOADED,
    /// Burning.
    LIT,
    /// Coated with venom for its next wounding hit.
    COATED,
    /// Broken, or a waterskin that has been poured out.
    SPENT
  }

  /// A thing as it is bought.
  public static Item of(String key, Gear gear, Where where) {
    return of(key, gear, where, gear.usage().orElse(0), "");
  }

  public static Item of(String key, Gear gear, Where where, int usage, String spell) {
    return new Item(key, gear, where, usage, spell, State.SOUND, 0);
  }

  public String name() {
    return spell.isEmpty() || state == State.COATED ? gear.name() : gear.name() + " of " + spell;
  }

  public boolean inUse() {
    return where == Where.HELD || where == Where.WORN;
  }

  public boolean is(State what) {
    return state == what;
  }

  Item to(Where place) {
    return new Item(key, gear, place, usage, spell, state, alight);
  }

  /// Venom is gone with its state.
  Item with(State newState) {
    var written = state == State.COATED ? "" : spell;
    return new Item(key, gear, where, usage, written, newState, alight);
  }

  Item using(int sides) {
    return new Item(key, gear, where, sides, spell, state, alight);
  }

  Item burning(int turns) {
    return new Item(key, gear, where, usage, spell, state, turns);
  }

  Item called(String newKey) {
    return new Item(newKey, gear, where, usage, spell, state, alight);
  }

  Item holding(String newSpell) {
    return new Item(key, gear, where, usage, newSpell, state, alight);
  }

  // The figures of an entry never change, so its key tells items apart well enough for a hash.
  @Override
  public int hashCode() {
    return (key.hashCode() * 31 + usage) * 31 + alight;
  }

  /// What it is good for, in a few words.
  public String detail() {
    var said = new ArrayList<String>();
    gear.weapon()
        .ifPresent(
            weapon ->
                said.add(
                    "d"
                        + weapon.die()
                        + (weapon.ranged() ? ", " + Phrases.words(weapon.range()) : "")));
    gear.armor().ifPresent(piece -> said.add("AC +" + piece.ac()));
    if (usage > 0) {
      said.add("usage d" + usage);
    }
    switch (state) {
      case SOUND -> {}
      case UNLOADED, LIT, SPENT -> said.add(Phrases.words(state));
      case COATED -> said.add("coated with " + spell);
    }
    if (!gear.note().isEmpty()) {
      said.add(gear.note());
    }
    return String.join("; ", said);
  }
}
