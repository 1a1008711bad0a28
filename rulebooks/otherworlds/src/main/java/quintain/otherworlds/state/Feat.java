package quintain.otherworlds.state;

import quintain.kernel.parts.Check;

/// What a skill does, with its figures.
public sealed interface Feat {
  /// A melee attack on each of so many adjacent enemies.
  record Cleave(int targets) implements Feat {
    public Cleave {
      Check.between("targets", targets, 1, 8);
    }
  }

  /// A melee attack with so many spaces more reach.
  record Lunge(int reach) implements Feat {
    public Lunge {
      Check.between("reach", reach, 1, 10);
    }
  }

  /// A gun or bow attack with edge that ignores partial cover.
  record Aim() implements Feat {}

  /// An attack with a held shield: Knockdown costs 1, and a damaged target is pushed one space.
  record Slam() implements Feat {}

  /// A Medical check that heals a neighbour and ends Bleed.
  record Dress(int dl) implements Feat {
    public Dress {
      Check.between("dl", dl, 0, 30);
    }
  }

  /// Edge on the next combat roll for oneself and allies near by.
  record Rally(int within) implements Feat {
    public Rally {
      Check.between("within", within, 0, 20);
    }
  }

  /// An attack after which a damaged target is slower by 2 until the end of its next turn.
  record Hamstring() implements Feat {}

  /// Acrobatics against Perception for edge on the next attack, and no evading it.
  record Feint() implements Feat {}

  /// Edge on the next attack roll this turn.
  record Focus() implements Feat {}

  /// Absorb until the start of one's next turn.
  record Stance(int absorb) implements Feat {
    public Stance {
      Check.between("absorb", absorb, 1, 99);
    }
  }

  /// More turn points this turn.
  record Adrenaline(int turnPoints) implements Feat {
    public Adrenaline {
      Check.between("turnPoints", turnPoints, 1, 9);
    }
  }

  /// TOU + 1d6 Health.
  record SecondWind() implements Feat {}

  /// 1d6 Astral, the die capped at RES.
  record AstralTap() implements Feat {}

  /// More Health at most.
  record Hardy(int health) implements Feat {
    public Hardy {
      Check.between("health", health, 1, 99);
    }
  }

  /// More Initiative.
  record QuickStart(int bonus) implements Feat {
    public QuickStart {
      Check.between("bonus", bonus, 1, 20);
    }
  }

  /// Parry on the first defence of a round, with a melee weapon or shield in hand.
  record BladeWall() implements Feat {}

  /// Invasion on the first evasion of a round.
  record Slippery() implements Feat {}

  /// Less edge lost with each of two weapons.
  record TwoWeapons(int less) implements Feat {
    public TwoWeapons {
      Check.between("less", less, 1, 3);
    }
  }

  /// Resistance to one elemental type, chosen when the skill is taken.
  record ElementWard() implements Feat {}

  /// An attack on a neighbour whose melee attack did nothing.
  record Riposte() implements Feat {}

  /// Takes the place of a neighbour who is attacked.
  record Bodyguard() implements Feat {}

  /// Absorb as strong as one's RES against one attack.
  record SnapBarrier() implements Feat {}

  /// A move of so many times SPD.
  record Dash(int times) implements Feat {
    public Dash {
      Check.between("times", times, 2, 9);
    }
  }

  /// A move over obstacles of some height and through enemies.
  record Vault(int feet) implements Feat {
    public Vault {
      Check.between("feet", feet, 1, 100);
    }
  }

  /// A leap through nothing, RES spaces at most.
  record Blink() implements Feat {}
}
