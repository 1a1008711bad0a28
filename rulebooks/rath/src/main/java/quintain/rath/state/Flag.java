package quintain.rath.state;

import java.util.List;
import quintain.kernel.parts.Marks;
import quintain.kernel.parts.Phrases;

/// What holds of somebody until something clears it, and what it means for whoever bears it. Being
/// out of action, poisoned or encumbered is not kept here: it follows from HP, pools and slots.
public enum Flag {
  DEAD("dead (RTH-INJ-01)"),
  FLED("has left the fight (RTH-R-101)"),
  SURRENDERED("has given up (RTH-R-53)"),
  CAPTIVE("in enemy hands (RTH-DOOR-02)"),
  /// By poison.
  ASLEEP("wakes when shaken or damaged (RTH-POIS-13)"),
  /// By the GM's word.
  UNCONSCIOUS("knows of nothing (RTH-R-47)"),
  /// (RTH-POIS-12)
  PARALYSED("does nothing until the next turn (RTH-R-61)"),
  FALLEN("makes a survival test once danger has passed (RTH-SURV-01)"),
  PRONE(
      "attacks at disadvantage, struck in melee at advantage; standing up takes the move"
          + " (RTH-R-43)"),
  WEAKENED("STR, DEX and CON at disadvantage by poison (RTH-POIS-14)"),
  /// Until it is rolled again, an hour later.
  SICKENED("STR, DEX and CON at disadvantage by disease (RTH-DIS-07)"),
  /// The same for a day: the two kinds of disease stay apart (RTH-R-57).
  AILING("STR, DEX and CON at disadvantage by slow disease (RTH-DIS-07)"),
  SUBMERGED("under water (RTH-DROW-01)"),
  /// A creature.
  SHIELDLESS("the shield is wrecked (RTH-SHLD-03)");

  /// What keeps from physical tests (RTH-R-63).
  public static final Marks<Flag> WEAKENING = Marks.of(List.of(WEAKENED, SICKENED, AILING));

  /// Out of the fight for good.
  static final Marks<Flag> TAKING_OUT = Marks.of(List.of(DEAD, FLED, SURRENDERED, CAPTIVE));

  /// Kept from doing anything even when the own turn has begun.
  static final Marks<Flag> STOPPING_A_TURN = TAKING_OUT.with(ASLEEP).with(UNCONSCIOUS);

  /// Kept from doing anything.
  static final Marks<Flag> STOPPING = STOPPING_A_TURN.with(PARALYSED);

  /// What anybody can tell who looks, figures hidden or not.
  public static final Marks<Flag> PLAIN_TO_SEE =
      STOPPING.with(PRONE).with(SUBMERGED).with(SHIELDLESS);

  private final String meaning;

  Flag(String meaning) {
    this.meaning = meaning;
  }

  public String words() {
    return Phrases.words(this);
  }

  public String meaning() {
    return meaning;
  }
}
