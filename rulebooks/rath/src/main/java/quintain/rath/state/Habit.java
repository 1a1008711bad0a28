package quintain.rath.state;

import java.util.List;
import quintain.kernel.parts.Check;

/// What a creature is or does that rules ask about.
public sealed interface Habit {
  /// Nothing of these kinds touches it.
  record Immune(List<Affliction.Family> to, boolean fear) implements Habit {
    public Immune {
      to = List.copyOf(to);
    }
  }

  /// May hide, DEX against WIS, for advantage on the first shot.
  record Hides() implements Habit {}

  /// Its fellows look to it (RTH-S-NRV-01).
  record Leads() implements Habit {}

  /// Once in a fight its fellows repeat a failed nerve check.
  record Rallies() implements Habit {}

  /// Carries a shield that may be sacrificed (RTH-R-41).
  record BearsShield() implements Habit {}

  /// Climbs without tests.
  record Climbs() implements Habit {}

  /// Shuns open fire.
  record ShunsFire() implements Habit {}

  /// Pools of fire on it start with more dice.
  record BurnsWell(int more) implements Habit {
    public BurnsWell {
      Check.atLeast("more", more, 1);
    }
  }

  record CannotRun() implements Habit {}

  /// Moves up to Far and still acts.
  record Swift() implements Habit {}

  /// A hit while a fellow is Close to the target: STR against STR, or the target is prone.
  record PullsDown() implements Habit {}

  /// One hit of so much damage or more taken makes it bleed.
  record Bleeds(int damage, int dice) implements Habit {
    public Bleeds {
      Check.atLeast("damage", damage, 1);
      Check.atLeast("dice", dice, 1);
    }
  }

  /// Water hurts it.
  record HurtByWater(Amount damage) implements Habit {}

  /// Grabs, STR against STR, and drags below water: whoever is held is out of air next turn.
  record Drags(int zones) implements Habit {
    public Drags {
      Check.atLeast("zones", zones, 1);
    }
  }

  /// Casts these spells.
  record Casts(List<String> spells) implements Habit {
    public Casts {
      spells = List.copyOf(spells);
      Check.some("spells", spells);
    }
  }

  /// Makes all its attacks in one action.
  record AllAtOnce() implements Habit {}

  /// Advantage on shoves.
  record Shoves() implements Habit {}

  /// Carries for those it goes with.
  record Carries(int slots) implements Habit {
    public Carries {
      Check.atLeast("slots", slots, 1);
    }
  }

  record NeverFights() implements Habit {}

  record StaysInWater() implements Habit {}
}
