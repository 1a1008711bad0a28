package quintain.otherworlds.state;

import quintain.kernel.parts.Check;

/// What a creature is or does that rules ask about.
public sealed interface Habit {
  /// Edge on attacks while another of its side is adjacent to the target.
  record GangUp() implements Habit {}

  /// Berserk once its Health is down to half or less.
  record BerserkAtHalf() implements Habit {}

  /// Cannot be blinded while it has any guard.
  record GuardsItsSight() implements Habit {}

  record NeverIntimidated() implements Habit {}

  /// An Action Skill in round 1 and every so many rounds after: an explosive on every enemy near.
  record Breath(String name, int explosive, DamageType type, int within, int every)
      implements Habit {
    public Breath {
      Check.text("name", name);
      Check.between("explosive", explosive, 1, 10);
      Check.between("within", within, 1, 100);
      Check.between("every", every, 1, 20);
    }
  }
}
