package quintain.rath.state;

import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Phrases;

/// What a test is of, with the stats that fit and the note of the table of common actions
/// (RTH-CACT-01 to 08, RTH-STAT-01 to 06).
public enum Trial {
  /// Advantage with tools.
  BREAK_DOOR(RTH_CACT_01, Stat.STR, Optional.of(Mode.ADVANTAGE), "tools"),
  /// Disadvantage if slippery.
  CLIMB(RTH_CACT_02, Stat.STR, Optional.of(Mode.DISADVANTAGE), "slippery"),
  /// Advantage if studied.
  RECALL_LORE(RTH_CACT_03, Stat.INT, Optional.of(Mode.ADVANTAGE), "studied"),
  /// Disadvantage in rain.
  TRACK(RTH_CACT_04, Stat.WIS, Optional.of(Mode.DISADVANTAGE), "rain"),
  NOTICE(RTH_CACT_05, Stat.WIS),
  RESIST_FEAR(RTH_CACT_07, Stat.WIS),
  RESIST_POISON(RTH_CACT_08, Stat.CON),
  LIFT(RTH_STAT_01, Stat.STR),
  DODGE(RTH_STAT_02, Stat.DEX),
  /// Loud armor hampers it (RTH-R-94).
  SNEAK(RTH_STAT_02, Stat.DEX),
  /// Heavy armor hampers it (RTH-R-94).
  SWIM(RTH_R_94, Stat.STR),
  RESIST_MAGIC(RTH_STAT_03, Stat.INT),
  CRAFT(RTH_STAT_03, Stat.INT),
  FIND_SECRET(RTH_STAT_04, Stat.WIS),
  NAVIGATE(RTH_STAT_04, Stat.WIS, Optional.of(Mode.DISADVANTAGE), "weather"),
  ENDURE(RTH_STAT_05, Stat.CON),
  INTIMIDATE(RTH_STAT_06, Stat.CHA),
  CHARM(RTH_STAT_06, Stat.CHA),
  /// Anything else: the roller names the stat (RTH-TEST-03).
  OTHER(RTH_TEST_03, Stat.STR);

  private final Rth clause;
  private final Stat stat;
  private final Optional<Mode> note;
  private final String noted;

  Trial(Rth clause, Stat stat) {
    this(clause, stat, Optional.empty(), "");
  }

  Trial(Rth clause, Stat stat, Optional<Mode> note, String noted) {
    this.clause = clause;
    this.stat = stat;
    this.note = note;
    this.noted = noted;
  }

  public Rth clause() {
    return clause;
  }

  /// The stats that fit, the first by default if equal.
  public List<Stat> stats() {
    return switch (this) {
      case CLIMB, SWIM -> List.of(Stat.STR, Stat.DEX);
      case OTHER -> List.of(Stat.values());
      default -> List.of(stat);
    };
  }

  /// What the note of its row gives, if it has one.
  public Optional<Mode> note() {
    return note;
  }

  /// When the note holds, in a word.
  public String noted() {
    return noted;
  }

  /// What a test of it is for.
  public String toDo() {
    return switch (this) {
      case BREAK_DOOR -> "to break down a door";
      case FIND_SECRET -> "to find a secret";
      case OTHER -> "of the GM's asking";
      case CLIMB,
          RECALL_LORE,
          TRACK,
          NOTICE,
          RESIST_FEAR,
          RESIST_POISON,
          LIFT,
          DODGE,
          SNEAK,
          SWIM,
          RESIST_MAGIC,
          CRAFT,
          NAVIGATE,
          ENDURE,
          INTIMIDATE,
          CHARM ->
          "to " + Phrases.words(this);
    };
  }
}
