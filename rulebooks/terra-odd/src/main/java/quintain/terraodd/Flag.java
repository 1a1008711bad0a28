package quintain.terraodd;

import quintain.kernel.parts.Marks;

/// What holds of somebody, or does not.
public enum Flag {
  /// Acts after the foes while the fight lasts (ODD-R-14).
  LATE,
  /// Can do nothing until stabilised, and dies of any further Harm (ODD-CRIT-01 to 04).
  CRITICALLY_HARMED,
  /// Takes no more part in this combat (ODD-CRIT-01).
  OUT,
  DEAD,
  /// Has left the fight, or fled the scene in panic.
  FLED,
  /// Panic: must leave the scene by the next turn (ODD-PANC-01).
  FLIGHT,
  /// Panic: cannot move this scene (ODD-PANC-02).
  FROZEN,
  /// Panic: obsessed with succeeding this scene (ODD-PANC-03).
  OBSESSED,
  /// Gains a Condition when the scene is over (ODD-PANC-05).
  CONDITION_DUE,
  /// This is their last scene (ODD-SAYO-01).
  SAYONARA,
  /// Gone from play for good (ODD-SAYO-05).
  DEPARTED,
  /// The player has another character (ODD-SAYO-06).
  SUCCEEDED,
  /// A detachment in flight (ODD-DET-02).
  ROUTED,
  /// A detachment no longer strong in numbers (ODD-R-17).
  WEAKENED,
  /// Held fast or cuffed until somebody frees them.
  HELD_FAST,
  /// Asleep until the time is over.
  ASLEEP,
  /// Has spent a turn aiming (ODD-ADV-S03).
  AIMING,
  /// Sees things this round, and all rolls are Impaired (ODD-CON-11).
  SHAKEN,
  /// Has attacked in this fight.
  HAS_ATTACKED,
  /// Has taken Harm in this scene.
  HARMED_THIS_SCENE,
  /// Has re-rolled a failed save in this scene (ODD-ADV-S01).
  HAND_PLAYED,
  /// Has prayed aloud in this scene (ODD-ADV-S08).
  PRAYED,
  /// Has fired the last round of this fight (ODD-ADV-S15).
  LAST_ROUND_FIRED,
  /// Has held the door for an ally in this fight (ODD-ADV-S10).
  DOOR_HELD,
  /// Somebody holds the door for them: the retreat save is Enhanced (ODD-ADV-S10).
  DOOR_OPEN,
  /// Has caught their breath since the last rest (ODD-ADV-S04).
  BREATH_CAUGHT,
  /// The next effort deals no Harm (ODD-GEAR-36).
  STIMULATED;

  static final Marks<Flag> TAKING_OUT = Marks.which(Flag.class, Flag::takesOut);
  static final Marks<Flag> STOPPING = Marks.which(Flag.class, Flag::stopsActing);
  static final Marks<Flag> OF_THE_FIGHT = Marks.which(Flag.class, Flag::endsWithTheFight);
  static final Marks<Flag> OF_THE_SCENE = Marks.which(Flag.class, Flag::endsWithTheScene);

  /// A casualty, or somebody gone: no threat to anybody.
  private boolean takesOut() {
    return switch (this) {
      case CRITICALLY_HARMED, OUT, DEAD, FLED, DEPARTED, ROUTED -> true;
      case LATE,
          FLIGHT,
          FROZEN,
          OBSESSED,
          CONDITION_DUE,
          SAYONARA,
          SUCCEEDED,
          WEAKENED,
          HELD_FAST,
          ASLEEP,
          AIMING,
          SHAKEN,
          HAS_ATTACKED,
          HARMED_THIS_SCENE,
          HAND_PLAYED,
          PRAYED,
          LAST_ROUND_FIRED,
          DOOR_HELD,
          DOOR_OPEN,
          BREATH_CAUGHT,
          STIMULATED ->
          false;
    };
  }

  private boolean stopsActing() {
    return takesOut() || this == HELD_FAST || this == ASLEEP;
  }

  /// Over when the fight is.
  private boolean endsWithTheFight() {
    return switch (this) {
      case LATE, AIMING, SHAKEN, HAS_ATTACKED, LAST_ROUND_FIRED, DOOR_HELD, DOOR_OPEN -> true;
      case CRITICALLY_HARMED,
          OUT,
          DEAD,
          FLED,
          FLIGHT,
          FROZEN,
          OBSESSED,
          CONDITION_DUE,
          SAYONARA,
          DEPARTED,
          SUCCEEDED,
          ROUTED,
          WEAKENED,
          HELD_FAST,
          ASLEEP,
          HARMED_THIS_SCENE,
          HAND_PLAYED,
          PRAYED,
          BREATH_CAUGHT,
          STIMULATED ->
          false;
    };
  }

  /// Over when the scene is (ODD-R-42).
  private boolean endsWithTheScene() {
    return switch (this) {
      case FLIGHT, FROZEN, OBSESSED, CONDITION_DUE, HARMED_THIS_SCENE, HAND_PLAYED, PRAYED -> true;
      case LATE,
          CRITICALLY_HARMED,
          OUT,
          DEAD,
          FLED,
          SAYONARA,
          DEPARTED,
          SUCCEEDED,
          ROUTED,
          WEAKENED,
          HELD_FAST,
          ASLEEP,
          AIMING,
          SHAKEN,
          HAS_ATTACKED,
          LAST_ROUND_FIRED,
          DOOR_HELD,
          DOOR_OPEN,
          BREATH_CAUGHT,
          STIMULATED ->
          false;
    };
  }
}
