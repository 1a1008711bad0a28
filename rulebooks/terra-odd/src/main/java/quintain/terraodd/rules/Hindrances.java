package quintain.terraodd.rules;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.Protection;
import quintain.terraodd.state.Tag;
import quintain.terraodd.state.Talent;
import quintain.terraodd.state.Trouble;
import quintain.terraodd.state.Who;
import quintain.terraodd.state.World;

/// What tags, Advancements and Conditions say of a save before the GM does (ODD-MODR-01).
final class Hindrances {
  /// What some things are called that help or hinder.
  static final String LAST_SCENE = "last scene";

  static final String SHAKEN = "shaken";

  private static final List<String> HARD_IN_HEAVY_ARMOUR =
      List.of("run", "observe", "sneak", "swim", "climb", "hide", "spot", "notice");

  /// How far a lamp shines.
  private static final int LAMP_FEET = 30;

  private final OddState state;

  Hindrances(OddState state) {
    this.state = state;
  }

  Modifiers.Sources of(
      Being saver, Ability ability, String against, Saves.Kind kind, boolean helped) {
    var impaired = impaired(saver, ability, against, kind);
    var enhanced = helped ? "the bag" : enhanced(saver, ability, against, kind);
    return Modifiers.Sources.NONE
        .impairedBy(!impaired.isEmpty(), impaired)
        .enhancedBy(!enhanced.isEmpty(), enhanced)
        .hamperedBy(hampered(saver, kind), "a loud prayer")
        .forcedBy(saver.is(Flag.SAYONARA), LAST_SCENE);
  }

  /// The foes' nerve after a loud prayer.
  private boolean hampered(Being saver, Saves.Kind kind) {
    return kind == Saves.Kind.MORALE
        && saver.side() == Who.Side.FOES
        && state.fight().map(Fight::prayed).orElse(false);
  }

  // Against

  /// What impairs the save; empty if nothing does.
  private String impaired(Being saver, Ability ability, String against, Saves.Kind kind) {
    if (saver.is(Flag.SHAKEN)) {
      return SHAKEN;
    }
    boolean named = kind == Saves.Kind.SAVE || kind == Saves.Kind.ACT || kind == Saves.Kind.CONTEST;
    boolean running = kind == Saves.Kind.RETREAT;
    if (wearsHeavy(saver) && (running || (named && Saves.names(against, HARD_IN_HEAVY_ARMOUR)))) {
      return "heavy armour";
    }
    for (Trouble trouble : saver.troubles()) {
      if ((running && trouble.entry().ail() == Ailment.BAD_LEG)
          || troubles(saver, trouble, ability, against, named)) {
        return trouble.entry().name();
      }
    }
    return "";
  }

  /// Impaired to run, observe, sneak, swim and so on (ODD-EQP-02).
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
      case DREAD_OF_DARK -> state.scene().dark() && !isLit(saver);
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

  /// Whether a lamp in somebody's hand, or one that lies about, shines where this one is, who is
  /// not in the dark then (ODD-GEAR-39, ODD-R-48).
  private boolean isLit(Being saver) {
    for (World.Lying lying : state.ground()) {
      if (saver.distanceTo(lying.at()) <= LAMP_FEET && lying.item().gear().is(Tag.LIGHT)) {
        return true;
      }
    }
    for (Being bearer : state.roster()) {
      if (!bearer.hasLeft() && bearer.distanceTo(saver) <= LAMP_FEET) {
        for (Item item : bearer.pack().items()) {
          if (item.where() == Item.Where.HELD && item.gear().is(Tag.LIGHT)) {
            return true;
          }
        }
      }
    }
    return false;
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

  /// What enhances the save; empty if nothing does.
  private String enhanced(Being saver, Ability ability, String against, Saves.Kind kind) {
    return switch (kind) {
      case SAVE, ACT, CONTEST -> firstOf(saver, talent -> isGoodAt(talent, against));
      case RETREAT ->
          saver.is(Flag.DOOR_OPEN)
              ? "a door held"
              : firstOf(saver, talent -> talent.entry().gift() == Gift.DOOR_OPENER);
      case CRITICAL, CRITICAL_BY_EFFORT -> {
        var steeled = firstOf(saver, talent -> isSteeled(talent, ability));
        yield steeled.isEmpty() && ability == Ability.INSIGHT && isSteadied(saver)
            ? "a steady friend"
            : steeled;
      }
      case ORDER, STABILISE, MORALE -> "";
    };
  }

  /// The name of the first Advancement that helps; empty if none does.
  private static String firstOf(Being saver, Predicate<Talent> helps) {
    for (Talent talent : saver.talents()) {
      if (helps.test(talent)) {
        return talent.entry().name();
      }
    }
    return "";
  }

  private static boolean isGoodAt(Talent talent, String against) {
    return switch (talent.entry().gift()) {
      case GOOD_AT -> Saves.names(against, talent.entry().when());
      case KEEN_SENSE -> Sense.of(talent.detail()).notices(against);
      default -> false;
    };
  }

  private static boolean isSteeled(Talent talent, Ability ability) {
    return talent.entry().gift() == Gift.STEELED
        && talent.entry().ability().map(ability::equals).orElse(false);
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
}
