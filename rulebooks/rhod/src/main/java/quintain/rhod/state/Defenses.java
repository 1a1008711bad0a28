package quintain.rhod.state;

import static quintain.rhod.state.Rhd.RHD_DEF_02;
import static quintain.rhod.state.Rhd.RHD_DEF_03;
import static quintain.rhod.state.Rhd.RHD_DEF_04;
import static quintain.rhod.state.Rhd.RHD_DEF_05;
import static quintain.rhod.state.Rhd.RHD_STN_03;

import java.util.ArrayList;
import java.util.List;

/// Figures that follow from a sheet: Reactive Defenses, Vitality, Hit Dice and Action Points.
public final class Defenses {
  private static final int BASE = 8;

  /// What Low Ready adds to Reflex (RHD-STN-03).
  static final int LOW_READY_REFLEX = 1;

  private static final String LOW_READY = "Low Ready";

  private static final String WARDING = "Warding";

  private Defenses() {}

  /// Whether a Looping weapon gets round it (RHD-G-TAG-22).
  public static boolean isLooped(Part part) {
    return part.name().equals(LOW_READY) || part.name().equals(WARDING);
  }

  public static Rhd clause(Defense defense) {
    return switch (defense) {
      case REFLEX -> RHD_DEF_02;
      case FORTITUDE -> RHD_DEF_03;
      case WILL -> RHD_DEF_04;
    };
  }

  /// The higher of the two Abilities a Defense goes by.
  public static int mod(Being being, Defense defense) {
    var skill = defense.skill();
    return being.scores().better(skill.first(), skill.second());
  }

  /// A Defense without anything situational (RHD-DEF-02 to 04).
  public static int base(Being being, Defense defense) {
    return BASE + being.degree(defense.skill()) + mod(being, defense);
  }

  /// What Stance and Conditions add on top (RHD-DEF-05).
  ///
  /// @param melee whether it is against a melee Attack
  public static List<Part> situation(Being being, Defense defense, boolean melee) {
    var parts = new ArrayList<Part>(2);
    if (defense == Defense.REFLEX && being.stance() == Stance.LOW_READY) {
      parts.add(new Part(LOW_READY, LOW_READY_REFLEX, RHD_STN_03));
    }
    Afflictions.onDefense(being.conditions(), defense.skill(), melee, parts);
    if (melee && defense == Defense.REFLEX) {
      int warding = warding(being);
      if (warding > 0) {
        parts.add(new Part(WARDING, warding, RHD_DEF_05));
      }
    }
    return parts;
  }

  /// What weapons in hand add to Reflex against melee Attacks (RHD-G-TAG-20).
  private static int warding(Being being) {
    int sum = 0;
    for (Item item : being.kit().held()) {
      if (item.thing() instanceof Weapon weapon
          && weapon.valid()
          && being.kit().wields(item)
          && (!weapon.twoHanded() || item.place() == Place.TWO_HANDS)) {
        sum += weapon.tags().value(Tag.Kind.WARDING);
      }
    }
    return sum;
  }

  /// A Defense as it is now, outside any Attack.
  public static int now(Being being, Defense defense) {
    return base(being, defense) + Part.sum(situation(being, defense, false));
  }

  // Vitality

  /// RHD-ABL-06; the least it can be is RHD-R-42.
  public static int maxVitality(RhodHouse house, Being being) {
    int each = Math.max(being.mod(Ability.CON), 1);
    int most = each * being.life().tmk();
    return switch (house.minVitality()) {
      case ZERO -> most;
      case ONE -> Math.max(1, most);
      case CON_MOD -> Math.max(each, most);
    };
  }

  /// RHD-HD-01, RHD-R-52.
  public static int hitDice(Being being) {
    return being.life().tmk() / 2
        + being.gift(Gift.DeepReserves.class).map(Gift.DeepReserves::dice).orElse(0);
  }

  /// The sides of somebody's Hit Dice (RHD-HD-02).
  public static int hitDie(Being being) {
    return being.gift(Gift.GiantsMarrow.class).map(Gift.GiantsMarrow::sides).orElse(6);
  }

  // Action Points

  /// What a Turn begins with (RHD-AP-01, RHD-R-21).
  public static int ap(Being being) {
    return Math.max(
        0,
        being.scores().of(Ability.DEX) / 2
            + being.gift(Gift.SpringStep.class).map(Gift.SpringStep::ap).orElse(0)
            - being.kit().worn(Tag.Kind.HEAVY)
            + Afflictions.onActionPoints(being.conditions()));
  }

  // Resistance and Vulnerability

  /// Typed Resistance against a type (RHD-DMG-04, RHD-R-58).
  public static int resistance(Being being, DamageType type) {
    int sum = insulation(being, type);
    for (Gift gift : being.gifts()) {
      if (gift instanceof Gift.Resistance resistance && resistance.types().contains(type)) {
        sum += resistance.amount();
      }
    }
    return sum;
  }

  /// Typed Damage Resistance of what is worn (RHD-G-TAG-07).
  private static int insulation(Being being, DamageType type) {
    int sum = 0;
    for (Item item : being.kit().worn()) {
      if (item.thing() instanceof Armor armor) {
        for (Tag tag : armor.tags().tags()) {
          if (tag.kind() == Tag.Kind.INSULATED
              && Words.constant(DamageType.class, tag.word()) == type) {
            sum += tag.value();
          }
        }
      }
    }
    return sum;
  }

  /// True Resistance (RHD-DMG-05).
  public static int trueResistance(Being being) {
    int sum = being.is(Condition.GUARDED) ? Afflictions.GUARD : 0;
    for (Gift gift : being.gifts()) {
      if (gift instanceof Gift.Resistance resistance && resistance.types().isEmpty()) {
        sum += resistance.amount();
      }
    }
    return sum;
  }

  /// Typed Vulnerability to a type (RHD-DMG-07).
  public static int vulnerability(Being being, DamageType type) {
    int sum = 0;
    for (Gift gift : being.gifts()) {
      if (gift instanceof Gift.Vulnerability weakness && weakness.types().contains(type)) {
        sum += weakness.amount();
      }
    }
    return sum;
  }

  /// True Vulnerability, against True Damage alone (RHD-DMG-08).
  public static int trueVulnerability(Being being) {
    int sum = 0;
    for (Gift gift : being.gifts()) {
      if (gift instanceof Gift.Vulnerability weakness && weakness.types().isEmpty()) {
        sum += weakness.amount();
      }
    }
    return sum;
  }
}
