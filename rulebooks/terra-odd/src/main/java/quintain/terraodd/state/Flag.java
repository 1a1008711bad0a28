package quintain.terraodd.state;

import java.util.List;
import quintain.kernel.parts.Marks;
import quintain.kernel.parts.Phrases;

/// What holds of somebody, or does not, and what it means for whoever bears it.
public enum Flag {
  LATE("acts after the foes (ODD-R-14)"),
  CRITICALLY_HARMED("can do nothing until stabilised; further Harm kills (ODD-CRIT-03)"),
  OUT("takes no more part in this combat (ODD-CRIT-01)"),
  DEAD("dead (ODD-ZERO-01)"),
  /// Has left the fight, or fled the scene in panic.
  FLED("is no longer there (ODD-RETR-01)"),
  /// By the next turn.
  FLIGHT("panic: flight", "must leave the scene (ODD-PANC-01)"),
  FROZEN("panic: freeze", "cannot move this scene (ODD-PANC-02)"),
  OBSESSED("panic: fight", "acts only toward success, and does not retreat (ODD-PANC-03)"),
  CONDITION_DUE("Condition to come", "when the scene is over (ODD-PANC-05)"),
  SAYONARA("last scene", "all rolls are Enhanced, and then they depart (ODD-SAYO-04)"),
  DEPARTED("gone for good (ODD-SAYO-05)"),
  SUCCEEDED("the player has another character (ODD-SAYO-06)"),
  /// A detachment in flight.
  ROUTED("broken and gone from the fight (ODD-DET-02)"),
  /// A detachment.
  WEAKENED("no longer strong in numbers (ODD-R-17)"),
  HELD_FAST("helpless until freed (ODD-HARM-06)"),
  ASLEEP("cannot act (ODD-HARM-06)"),
  /// Has spent a turn aiming (ODD-ADV-S03).
  AIMING("the next shot is Enhanced (ODD-REF-01)"),
  /// Sees things this round (ODD-CON-11).
  SHAKEN("Impaired this round (ODD-REF-02)"),
  HAS_ATTACKED("in this fight (ODD-REF-02)"),
  HARMED_THIS_SCENE("Scarred Thick is spent (ODD-REF-01)"),
  /// Has re-rolled a failed save in this scene (ODD-ADV-S01).
  HAND_PLAYED("old hand played", "no second re-roll this scene (ODD-REF-01)"),
  /// Aloud, in this scene (ODD-ADV-S08).
  PRAYED("no second prayer this scene (ODD-REF-01)"),
  /// (ODD-ADV-S15)
  LAST_ROUND_FIRED("none left in this fight (ODD-REF-01)"),
  /// (ODD-ADV-S10)
  DOOR_HELD("for one ally, this fight (ODD-REF-01)"),
  /// Somebody holds the door for them (ODD-ADV-S10).
  DOOR_OPEN("the retreat save is Enhanced (ODD-REF-01)"),
  /// (ODD-ADV-S04)
  BREATH_CAUGHT("not again before a rest (ODD-REF-01)"),
  /// (ODD-GEAR-36)
  STIMULATED("the next effort deals no Harm (ODD-REF-03)");

  /// A casualty, or somebody gone: no threat to anybody.
  static final Marks<Flag> TAKING_OUT =
      Marks.of(List.of(CRITICALLY_HARMED, OUT, DEAD, FLED, DEPARTED, ROUTED));

  static final Marks<Flag> STOPPING = TAKING_OUT.with(HELD_FAST).with(ASLEEP);

  /// Out of it otherwise than by running away.
  static final Marks<Flag> FELLING = TAKING_OUT.without(FLED);

  static final Marks<Flag> DISABLING = STOPPING.without(OUT);

  /// Over when the fight is.
  static final Marks<Flag> OF_THE_FIGHT =
      Marks.of(List.of(LATE, AIMING, SHAKEN, HAS_ATTACKED, LAST_ROUND_FIRED, DOOR_HELD, DOOR_OPEN));

  /// Over when the scene is (ODD-R-42).
  static final Marks<Flag> OF_THE_SCENE =
      Marks.of(
          List.of(FLIGHT, FROZEN, OBSESSED, CONDITION_DUE, HARMED_THIS_SCENE, HAND_PLAYED, PRAYED));

  /// What anybody can tell who looks, figures hidden or not.
  public static final Marks<Flag> PLAIN_TO_SEE = STOPPING.with(FLIGHT).with(FROZEN).with(AIMING);

  private final String words;
  private final String meaning;

  Flag(String meaning) {
    this.words = Phrases.words(this);
    this.meaning = meaning;
  }

  Flag(String words, String meaning) {
    this.words = words;
    this.meaning = meaning;
  }

  public String words() {
    return words;
  }

  public String meaning() {
    return meaning;
  }
}
