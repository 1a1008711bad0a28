package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import quintain.rath.state.Being;
import quintain.rath.state.Contest;
import quintain.rath.state.Effect;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stake;
import quintain.rath.state.Stat;
import quintain.rath.state.Tag;
import quintain.rath.state.Trial;
import quintain.rath.state.Values;

/// What the table of common actions, armor and gear say about how a test is rolled.
final class Situations {
  private Situations() {}

  /// Sources of advantage and disadvantage for a deed.
  ///
  /// @param noted whether what the note of its row names is so
  static List<Source> of(RathState state, Being roller, Trial trial, boolean noted) {
    var sources = new ArrayList<Source>();
    if (trial.note().isPresent()
        && (noted || hasByItself(roller, trial))
        && !isOvercome(roller, trial)) {
      sources.add(new Source(trial.note().get(), trial.noted()));
    }
    switch (trial) {
      case CLIMB -> {
        if (carries(roller, Tag.GRAPPLE) && carries(roller, Tag.ROPE)) {
          sources.add(Source.advantage("grappling hook").by(RTH_R_95));
        }
      }
      case SNEAK -> {
        Armor.noise(roller).ifPresent(sources::add);
        if (roller.is(Effect.Kind.VEILED)) {
          sources.add(Source.advantage("unseen"));
        }
      }
      case SWIM -> Armor.weight(roller).ifPresent(sources::add);
      case RESIST_POISON -> sources.addAll(againstPoison(roller));
      case RESIST_FEAR -> {
        if (isLed(state, roller)) {
          sources.add(Source.advantage("captain"));
        }
      }
      case BREAK_DOOR,
          RECALL_LORE,
          TRACK,
          NOTICE,
          LIFT,
          DODGE,
          RESIST_MAGIC,
          CRAFT,
          FIND_SECRET,
          NAVIGATE,
          ENDURE,
          INTIMIDATE,
          CHARM,
          OTHER -> {}
    }
    return sources;
  }

  /// Tools at hand need not be mentioned (RTH-CACT-01).
  private static boolean hasByItself(Being roller, Trial trial) {
    return trial == Trial.BREAK_DOOR && carries(roller, Tag.BREAKS_DOORS);
  }

  /// Weather, and slippery walls, that somebody knows how to deal with (RTH-S-APT-21,
  /// RTH-S-APT-24).
  private static boolean isOvercome(Being roller, Trial trial) {
    return switch (trial) {
      case CLIMB -> roller.has(Knack.SURE_FOOTED) || carries(roller, Tag.SURE_GRIP);
      case TRACK, NAVIGATE -> roller.has(Knack.PATHFINDER);
      case BREAK_DOOR,
          RECALL_LORE,
          NOTICE,
          RESIST_FEAR,
          RESIST_POISON,
          LIFT,
          DODGE,
          SNEAK,
          SWIM,
          RESIST_MAGIC,
          CRAFT,
          FIND_SECRET,
          ENDURE,
          INTIMIDATE,
          CHARM,
          OTHER ->
          false;
    };
  }

  /// RTH-S-APT-16.
  static List<Source> againstPoison(Being roller) {
    return roller.has(Knack.VENOM_TEMPERED)
        ? List.of(Source.advantage("venom-tempered"))
        : List.of();
  }

  /// A henchman whose captain stands (RTH-S-APT-23).
  private static boolean isLed(RathState state, Being roller) {
    return roller
        .life()
        .employer()
        .flatMap(state::find)
        .map(captain -> captain.has(Knack.CAPTAIN) && captain.canAct())
        .orElse(false);
  }

  /// What helps the acting side of a contest.
  static List<Source> ofContest(Being acting, RathStep.Contend contest) {
    var sources = new ArrayList<Source>();
    switch (contest.stake()) {
      case SHOVE, DISARM, TRIP, SUNDER, FREE -> {
        if (contest.stat() == Stat.STR && acting.has(Knack.BRUISER)) {
          sources.add(Source.advantage("bruiser"));
        }
        if (contest.stake() == Stake.SHOVE && acting.does(Habit.Shoves.class)) {
          sources.add(Source.advantage("weight"));
        }
      }
      case NOTHING -> {
        if (contest.detail().equals(Values.key(Contest.SNEAK))) {
          Armor.noise(acting).ifPresent(sources::add);
          if (acting.is(Effect.Kind.VEILED)) {
            sources.add(Source.advantage("unseen"));
          }
        }
      }
      case GRAB, BREAK_FREE, RESCUE, HIDE, SNARE, QUENCH -> {}
    }
    return sources;
  }

  static boolean carries(Being being, Tag tag) {
    for (Item item : being.pack().items()) {
      if (item.gear().is(tag) && !item.is(Item.State.SPENT)) {
        return true;
      }
    }
    return false;
  }
}
