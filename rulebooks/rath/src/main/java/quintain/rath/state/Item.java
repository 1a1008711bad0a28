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
    return spell.isEmpty() || isCoated() ? gear.name() : gear.name() + " of " + spell;
  }

  public boolean inUse() {
    return where == Where.HELD || where == Where.WORN;
  }

  public boolean is(State what) {
    return state == what;
  }

  /// Has venom on it, be it loaded or not.
  public boolean isCoated() {
    return gear.weapon().isPresent() && !spell.isEmpty();
  }

  Item to(Where place) {
    return new Item(key, gear, place, usage, spell, state, alight);
  }

  /// Venom that is a state of its own is gone when all is well again; that of a crossbow waits
  /// through shots and reloading for its wounding hit.
  Item with(State newState) {
    var written = state == State.COATED && newState == State.SOUND ? "" : spell;
    return new Item(key, gear, where, usage, written, newState, alight);
  }

  /// With that venom on it, or none any more.
  Item coatedWith(String venom) {
    var then =
        switch (state) {
          case SOUND, COATED -> venom.isEmpty() ? State.SOUND : State.COATED;
          case UNLOADED, LIT, SPENT -> state;
        };
    return new Item(key, gear, where, usage, venom, then, alight);
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
      case SOUND, COATED -> {}
      case UNLOADED, LIT, SPENT -> said.add(Phrases.words(state));
    }
    if (isCoated()) {
      said.add("coated with " + spell);
    }
    if (!gear.note().isEmpty()) {
      said.add(gear.note());
    }
    return String.join("; ", said);
  }
}
