package quintain.rhod.state;

import quintain.kernel.parts.Check;

/// What is left of somebody's life: Vitality and Hit Dice now, and the Wounds taken (RHD-ABL-01,
/// RHD-HD-01). Their maxima follow from the sheet: see [Defenses].
public record Vitals(int vitality, int hitDice, int wounds, boolean dead) {
  public Vitals {
    Check.atLeast("vitality", vitality, 0);
    Check.atLeast("hit dice", hitDice, 0);
    Check.atLeast("wounds", wounds, 0);
  }

  Vitals withVitality(int points) {
    return new Vitals(points, hitDice, wounds, dead);
  }

  Vitals withHitDice(int dice) {
    return new Vitals(vitality, dice, wounds, dead);
  }

  Vitals withWounds(int number) {
    return new Vitals(vitality, hitDice, number, dead);
  }

  Vitals killed() {
    return new Vitals(vitality, hitDice, wounds, true);
  }

  Vitals risen() {
    return new Vitals(vitality, hitDice, wounds, false);
  }
}
