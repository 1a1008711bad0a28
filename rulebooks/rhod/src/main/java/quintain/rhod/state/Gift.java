package quintain.rhod.state;

import java.util.List;
import quintain.kernel.parts.Check;

/// What a Trait changes, with its figures.
public sealed interface Gift {
  /// Leaving Prone costs no AP.
  record SureFooted() implements Gift {}

  /// No Disadvantage on Perception from Low Light.
  record KeenSenses() implements Gift {}

  /// Advantage on Initiative.
  record Vigilant() implements Gift {}

  /// The first Interact of a Turn costs no AP.
  record QuickHands() implements Gift {}

  /// Half a Food Ration counts as a full one.
  record IronGut() implements Gift {}

  /// This many stacks of Dehydrated on a day without Water.
  record CamelsPatience(int stacks) implements Gift {
    public CamelsPatience {
      Check.between("stacks", stacks, 0, 9);
    }
  }

  /// Strength Based Slots as if the Modifier were higher.
  record BroadShouldered(int by) implements Gift {
    public BroadShouldered {
      Check.between("by", by, 1, 10);
    }
  }

  /// Typed Damage Resistance; True Damage Resistance if no type is named.
  record Resistance(List<DamageType> types, int amount) implements Gift {
    public Resistance {
      types = List.copyOf(types);
      Check.between("amount", amount, 1, 99);
    }
  }

  /// Typed Damage Vulnerability; True Damage Vulnerability if no type is named.
  record Vulnerability(List<DamageType> types, int amount) implements Gift {
    public Vulnerability {
      types = List.copyOf(types);
      Check.between("amount", amount, 1, 99);
    }
  }

  /// The feet of a run.
  record Fleet(int feet) implements Gift {
    public Fleet {
      Check.between("feet", feet, 5, 100);
    }
  }

  /// More Hit Dice.
  record DeepReserves(int dice) implements Gift {
    public DeepReserves {
      Check.between("dice", dice, 1, 20);
    }
  }

  /// So many hours of Rest count as eight.
  record LightSleeper(int hours) implements Gift {
    public LightSleeper {
      Check.between("hours", hours, 1, 8);
    }
  }

  /// More AP each Turn.
  record SpringStep(int ap) implements Gift {
    public SpringStep {
      Check.between("ap", ap, 1, 20);
    }
  }

  /// Death Calls succeed on this or more.
  record HardToKill(int least) implements Gift {
    public HardToKill {
      Check.between("least", least, 2, 10);
    }
  }

  /// The sides of one's Hit Dice.
  record GiantsMarrow(int sides) implements Gift {
    public GiantsMarrow {
      Check.between("sides", sides, 4, 20);
    }
  }

  /// Weapons that are part of the body.
  record NaturalArms() implements Gift {}

  /// An Armor that is part of the body.
  record ToughHide() implements Gift {}

  /// More on Attack Rolls at somebody next to one of one's allies.
  record PackHunter(int bonus) implements Gift {
    public PackHunter {
      Check.between("bonus", bonus, 1, 20);
    }
  }

  /// Stacks of Poisoned from a natural hit that lowers Vitality or wounds.
  record Venomous(int stacks) implements Gift {
    public Venomous {
      Check.between("stacks", stacks, 1, 9);
    }
  }

  /// No Death Calls.
  record Deathless() implements Gift {}

  /// Neither eats, drinks, sleeps nor breathes.
  record Needless() implements Gift {}

  /// Never has these Conditions.
  record Immune(List<Plight> conditions) implements Gift {
    public Immune {
      conditions = List.copyOf(conditions);
    }
  }

  /// Two by two spaces, ten feet high, Large for Slots.
  record LargeBody() implements Gift {}

  /// Small for Slots.
  record SmallBody() implements Gift {}

  /// May pass the spaces of those who are hostile.
  record Mistform() implements Gift {}

  /// Can be neither Grappled nor put Prone.
  record Swarm() implements Gift {}

  /// No Disadvantage from Low Light or Darkness.
  record DarkSight() implements Gift {}

  /// Fire Damage to whoever hits it in melee from within five feet.
  record EmberCore(int damage) implements Gift {
    public EmberCore {
      Check.between("damage", damage, 1, 99);
    }
  }
}
