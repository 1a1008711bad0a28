package quintain.cairn.state;

import java.util.List;
import quintain.kernel.parts.Marks;
import quintain.kernel.parts.Phrases;

/// What holds of somebody until something clears it, and what it means for whoever bears it. Being
/// deprived, paralysed or delirious is not kept here: it follows from needs and scores.
public enum Flag {
  LATE("acts after the foes while the fight lasts (CRN-R-30)"),
  CRITICALLY_DAMAGED("can only crawl, and dies within the hour without aid (CRN-CRIT-04)"),
  AIDED("has had aid; a rest brings them back (CRN-R-16)"),
  DEAD("dead (CRN-LOSS-01)"),
  HELPLESS("cannot act; attacks on them are enhanced (CRN-MOD-04)"),
  UNCONSCIOUS("cannot act; attacks on them are enhanced (CRN-R-53)"),
  ASLEEP("sleeps until struck (CRN-SPL)"),
  FLED("has left the fight (CRN-MORL-06)"),
  MORTALLY_WOUNDED("out of action, and dies within the hour without aid (CRN-SCAR-T11)"),
  DOOMED("the next critical damage save decides (CRN-SCAR-T12)"),
  DEAF("deaf until extraordinary help is found (CRN-SCAR-T08)"),
  HAMSTRUNG("moves at most 5 ft until treated and rested (CRN-SCAR-T07)"),
  BROKEN_LEG("moves at most 5 ft until mended (CRN-R-59)"),
  BROKEN_ARM("that hand holds nothing until mended (CRN-R-59)"),
  BOUND("hands bound: attacks are impaired, no casting (CRN-MOD-02)"),
  MUTE("cannot speak, and so cannot cast (CRN-CAST-02)"),
  BLIND("cannot see (CRN-CRIT-03)"),
  LOST_EYE("ranged attacks are impaired (CRN-CRIT-03)"),
  LOST_LEFT_HAND("holds nothing with it (CRN-R-69)"),
  LOST_RIGHT_HAND("holds nothing with it (CRN-R-69)"),
  LOST_LEFT_FOOT("moves at most 5 ft (CRN-R-69)"),
  LOST_RIGHT_FOOT("moves at most 5 ft (CRN-R-69)"),
  ADDICTED("craves leycaps (CRN-RELC-10)"),
  /// A foe out of the fight, on no clock.
  CAPTIVE("taken alive (CRN-R-13)"),
  /// A detachment.
  ROUTED("broken and gone from the fight (CRN-DET-02)"),
  /// A detachment.
  WEAKENED("no longer strong in numbers (CRN-R-26)"),
  READING("both hands on a book until the next turn (CRN-R-43)"),
  FALLEN("has fallen and must get up (CRN-SPL)"),
  /// By the King's Left Glove.
  GLOVED("the next blow strikes everyone near (CRN-REL)"),
  STOPPED("stopped by caltrops: no move this round (CRN-GEAR)"),
  REPLACED("the player has another character (CRN-DEAD-01)");

  /// Out of the fight: a casualty for morale.
  static final Marks<Flag> TAKING_OUT =
      Marks.of(List.of(CRITICALLY_DAMAGED, DEAD, FLED, MORTALLY_WOUNDED, CAPTIVE, ROUTED));

  /// Out of it otherwise than by running away.
  static final Marks<Flag> FELLING = TAKING_OUT.without(FLED);

  static final Marks<Flag> STOPPING = TAKING_OUT.with(HELPLESS).with(UNCONSCIOUS).with(ASLEEP);

  /// What keeps somebody from crawling, too.
  static final Marks<Flag> HOLDING = STOPPING.without(CRITICALLY_DAMAGED);

  /// At another's mercy (CRN-MOD-04).
  static final Marks<Flag> AT_MERCY =
      Marks.of(
          List.of(
              CRITICALLY_DAMAGED,
              HELPLESS,
              UNCONSCIOUS,
              ASLEEP,
              MORTALLY_WOUNDED,
              CAPTIVE,
              FALLEN));

  /// What anybody can tell who looks, figures hidden or not.
  public static final Marks<Flag> PLAIN_TO_SEE =
      STOPPING.with(BOUND).with(FALLEN).with(READING).with(STOPPED);

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
