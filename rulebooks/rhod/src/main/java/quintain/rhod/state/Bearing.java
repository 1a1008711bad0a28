package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// What somebody bears, in the order gained: how Conditions add up, refresh, resolve and run out.
public final class Bearing {
  private Bearing() {}

  // How they begin

  /// The Condition as it begins: for how long it lasts goes by its kind.
  public static Borne begun(
      RhodState state, String who, Condition condition, int stacks, String source) {
    var maker = maker(who, source);
    return switch (condition) {
      case AIDED, SUPPRESSED ->
          Borne.forTurns(condition, source, Borne.Until.END_OF_TURN, who, nextTurn(state, who));
      case MARKED ->
          Borne.forTurns(condition, source, Borne.Until.END_OF_TURN, maker, nextTurn(state, maker));
      case GUARDED, HEARTENED ->
          Borne.forTurns(condition, source, Borne.Until.START_OF_TURN, maker, 1);
      case TURNED_BLADE -> Borne.forTurns(condition, source, Borne.Until.START_OF_TURN, who, 1);
      case WILLING -> Borne.forTurns(condition, source, Borne.Until.END_OF_TURN, maker, 1);
      case HUNGRY,
          STARVING,
          DEHYDRATED,
          EXHAUSTED,
          WELL_RESTED,
          HIDDEN,
          BLINDED,
          GRAPPLED,
          ENGAGED,
          FRIGHTENED,
          BLEEDING,
          BURNING,
          POISONED,
          STUNNED,
          BOUND,
          COLLAPSED,
          STABILIZED,
          SHACKLED,
          PARRYING,
          FALLING,
          HOLDING_BREATH,
          SUFFOCATING,
          FAVORED,
          HINDERED,
          BENEFIT,
          DEFICIT,
          WRITTEN ->
          Borne.lasting(condition, stacks, source);
    };
  }

  /// The same of one that a pack has written, by its entry.
  public static Borne begun(
      RhodState state, String who, ConditionEntry entry, int stacks, String source) {
    var maker = maker(who, source);
    return switch (entry.own().orElseThrow().lasts()) {
      case RESOLVED, WATCH -> Borne.written(entry, stacks, source, Borne.Until.RESOLVED, "", 0);
      case BEARERS_TURN ->
          Borne.written(entry, stacks, source, Borne.Until.END_OF_TURN, who, nextTurn(state, who));
      case SOURCES_TURN ->
          Borne.written(entry, stacks, source, Borne.Until.START_OF_TURN, maker, 1);
    };
  }

  /// Whose Turns count: the bearer's own where nobody in particular, or the Referee, has laid it on
  /// them.
  private static String maker(String who, String source) {
    return source.isEmpty() || source.equals(Borne.REFEREE) ? who : source;
  }

  /// How many ends of Turns go by until somebody's next Turn is over: one more if theirs is on.
  private static int nextTurn(RhodState state, String who) {
    return state.isTurnOf(who) ? 2 : 1;
  }

  // What somebody bears

  static int stacks(List<Borne> all, Condition condition) {
    int stacks = 0;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).condition() == condition) {
        stacks += all.get(i).stacks();
      }
    }
    return stacks;
  }

  static boolean has(List<Borne> all, Condition condition) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).condition() == condition) {
        return true;
      }
    }
    return false;
  }

  /// Everyone who put such a Condition on them.
  public static List<String> sources(List<Borne> all, Condition condition) {
    var sources = new ArrayList<String>();
    for (Borne borne : all) {
      if (borne.condition() == condition) {
        sources.add(borne.source());
      }
    }
    return sources;
  }

  /// With one more: stacks are added up, anything else is refreshed in its place (RHD-COND-04,
  /// RHD-R-79).
  static List<Borne> gain(List<Borne> all, Borne gained) {
    var after = new ArrayList<Borne>(all.size() + 1);
    boolean met = false;
    for (Borne borne : all) {
      if (!met && meets(borne, gained)) {
        met = true;
        after.add(
            gained.stacking() == Condition.Stacking.STACKS
                ? gained.withStacks(borne.stacks() + gained.stacks())
                : gained);
      } else {
        after.add(borne);
      }
    }
    if (!met) {
      after.add(gained);
    }
    return List.copyOf(after);
  }

  private static boolean meets(Borne borne, Borne gained) {
    return borne.isLike(gained)
        && (gained.stacking() != Condition.Stacking.PER_SOURCE || borne.isFrom(gained.source()));
  }

  /// With so many stacks fewer; none left, and it is gone.
  static List<Borne> resolve(List<Borne> all, Condition condition, int stacks) {
    return resolve(all, borne -> borne.condition() == condition, stacks);
  }

  /// The same of whatever goes by that name.
  static List<Borne> resolve(List<Borne> all, Plight plight, int stacks) {
    return resolve(all, borne -> borne.plight().equals(plight), stacks);
  }

  /// How many stacks there are of what goes by that name.
  static int stacks(List<Borne> all, Plight plight) {
    int stacks = 0;
    for (Borne borne : all) {
      stacks += borne.plight().equals(plight) ? borne.stacks() : 0;
    }
    return stacks;
  }

  private static List<Borne> resolve(List<Borne> all, Predicate<Borne> which, int stacks) {
    var after = new ArrayList<Borne>(all.size());
    int left = stacks;
    for (Borne borne : all) {
      if (!which.test(borne) || left <= 0) {
        after.add(borne);
      } else if (borne.stacks() > left) {
        after.add(borne.withStacks(borne.stacks() - left));
        left = 0;
      } else {
        left -= borne.stacks();
      }
    }
    return List.copyOf(after);
  }

  /// Without what that one put on them.
  static List<Borne> resolveFrom(List<Borne> all, Condition condition, String source) {
    return all.stream()
        .filter(borne -> borne.condition() != condition || !borne.isFrom(source))
        .toList();
  }

  /// What is left once such a moment of somebody's Turn has passed, for [LifeEvent.Lapsed] to say;
  /// the same list if that changes nothing.
  public static List<Borne> passed(List<Borne> all, Borne.Until moment, String whose) {
    boolean any = false;
    for (int i = 0; i < all.size() && !any; i++) {
      any = runs(all.get(i), moment, whose);
    }
    if (!any) {
      return all;
    }
    var after = new ArrayList<Borne>(all.size());
    for (Borne borne : all) {
      if (!runs(borne, moment, whose)) {
        after.add(borne);
      } else if (borne.turns() > 1) {
        after.add(borne.withTurns(borne.turns() - 1));
      }
    }
    return List.copyOf(after);
  }

  private static boolean runs(Borne borne, Borne.Until moment, String whose) {
    return borne.until() == moment && borne.whose().equals(whose);
  }
}
