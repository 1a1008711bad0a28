package quintain.cairn.state;

import quintain.kernel.parts.Check;

/// What a creature is or does that rules ask about.
public sealed interface Habit {
  /// As its action it regains HP, up to its maximum.
  record Regains(int hp) implements Habit {
    public Regains {
      Check.atLeast("hp", hp, 1);
    }
  }

  /// One of the dead: holy water harms it and ghost salt stops it.
  record Undead() implements Habit {}

  /// Attacks with blades are impaired against it.
  record BladesImpaired() implements Habit {}

  /// It carries spellbooks, their spells by d100, and casts from them.
  record Spellbooks(int count) implements Habit {
    public Spellbooks {
      Check.atLeast("count", count, 1);
    }
  }
}
