package quintain.terraodd;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What tags, Advancements and Conditions say of a save before the GM does (ODD-MODR-01).
final class Hindrances {
  private static final List<String> HARD_IN_HEAVY_ARMOUR =
      List.of("run", "observe", "sneak", "swim", "climb", "hide", "spot", "notice");

  private final OddState state;

  Hindrances(OddState state) {
    this.state = state;
  }

  Modifiers.Sources of(
      Being saver, Ability ability, String against, Saves.Kind kind, boolean helped) {
    return Modifiers.Sources.of(
            impaired(saver, ability, against, kind),
            helped || enhanced(saver, ability, against, kind))
        .hamperedBy(hampered(saver, kind))
        .forcedBy(saver.is(Flag.SAYONARA));
  }

  /// The foes' nerve after a loud prayer.
  private boolean hampered(Being saver, Saves.Kind kind) {
    return kind == Saves.Kind.MORALE
        && saver.side() == Who.Side.FOES
        && state.fight().map(Fight::prayed).orElse(false);
  }

  // Against

  private boolean impaired(Being saver, Ability ability, String against, Saves.Kind kind) {
    if (saver.is(Flag.SHAKEN) || (kind == Saves.Kind.RETREAT && isLame(saver))) {
      return true;
    }
    boolean named = kind == Saves.Kind.SAVE || kind == Saves.Kind.CONTEST;
    if (named && wearsHeavy(saver) && Saves.names(against, HARD_IN_HEAVY_ARMOUR)) {
      return true;
    }
    for (Trouble trouble : saver.troubles()) {
      if (troubles(saver, trouble, ability, against, named)) {
        return true;
      }
    }
    return false;
  }

  /// A bad leg, or running in heavy armour (ODD-EQP-02).
  private static boolean isLame(Being saver) {
    return saver.suffers(Ailment.BAD_LEG) || wearsHeavy(saver);
  }

  static boolean wearsHeavy(Being being) {
    for (Item item : being.pack().items()) {
      if (item.where() == Item.Where.WORN
          && item.gear().protection().isPresent()
          && item.gear().protection().get() == Protection.HEAVY) {
        return true;
      }
    }
    return false;
  }

  private boolean troubles(
      Being saver, Trouble trouble, Ability ability, String against, boolean named) {
    var entry = trouble.entry();
    return switch (entry.ail()) {
      case DREAD_OF_DARK -> state.scene().dark();
      case PROTECTIVE -> isAllyInDanger(saver);
      case IMPAIRS_SAVES ->
          named
              && entry.ability().map(ability::equals).orElse(true)
              && Saves.names(against, entry.when());
      case IMPAIRS_NEAR ->
          named
              && !trouble.detail().isBlank()
              && Saves.names(against, List.of(trouble.detail().toLowerCase(Locale.ROOT).strip()));
      case TOLD,
          SHIFTS_POINTS,
          SLOW,
          SHAKING_HANDS,
          COUNTING,
          THIN_SLEEP,
          GRUDGE,
          BAD_LEG,
          SILENCE,
          GLASS_STOMACH,
          VISIONS,
          HOARDER ->
          false;
    };
  }

  boolean isAllyInDanger(Being saver) {
    for (Being ally : state.side(saver.side())) {
      if (!ally.id().equals(saver.id()) && ally.isInPlay() && ally.is(Flag.CRITICALLY_HARMED)) {
        return true;
      }
    }
    return false;
  }

  // For

  private boolean enhanced(Being saver, Ability ability, String against, Saves.Kind kind) {
    return switch (kind) {
      case SAVE, CONTEST -> isGoodAt(saver, against);
      case RETREAT -> saver.has(Gift.DOOR_OPENER) || doorHolder(saver) != null;
      case CRITICAL, CRITICAL_BY_EFFORT ->
          isSteeled(saver, ability) || (ability == Ability.INSIGHT && isSteadied(saver));
      case ORDER, STABILISE, MORALE -> false;
    };
  }

  private static boolean isGoodAt(Being saver, String against) {
    for (Talent talent : saver.talents()) {
      boolean helps =
          switch (talent.entry().gift()) {
            case GOOD_AT -> Saves.names(against, talent.entry().when());
            case KEEN_SENSE -> Sense.of(talent.detail()).notices(against);
            default -> false;
          };
      if (helps) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSteeled(Being saver, Ability ability) {
    for (Talent talent : saver.talents()) {
      if (talent.entry().gift() == Gift.STEELED
          && talent.entry().ability().map(ability::equals).orElse(false)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSteadied(Being saver) {
    for (Being ally : state.side(saver.side())) {
      if (!ally.id().equals(saver.id())
          && ally.has(Gift.STEADY_FRIEND)
          && ally.canAct()
          && ally.isAdjacentTo(saver)) {
        return true;
      }
    }
    return false;
  }

  /// An ally beside them who has not yet held the door for anybody in this fight.
  @Nullable Being doorHolder(Being runner) {
    for (Being ally : state.side(runner.side())) {
      if (!ally.id().equals(runner.id())
          && ally.has(Gift.DOOR_OPENER)
          && !ally.is(Flag.DOOR_HELD)
          && ally.canAct()
          && ally.isAdjacentTo(runner)) {
        return ally;
      }
    }
    return null;
  }
}
