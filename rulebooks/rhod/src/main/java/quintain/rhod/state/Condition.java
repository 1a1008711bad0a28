package quintain.rhod.state;

import quintain.kernel.Names;

/// What can afflict or help somebody for a while (RHD-COND-01).
///
/// The first ten are named in the core (RHD-COND-05), the others come with the starter glossary;
/// the last few are no Conditions of any glossary, but are counted and run out in the same way.
public enum Condition {
  HUNGRY(Kind.CONDITION, Stacking.STACKS, 0),
  STARVING(Kind.CONDITION, Stacking.STACKS, 0),
  DEHYDRATED(Kind.CONDITION, Stacking.STACKS, 0),
  EXHAUSTED(Kind.CONDITION, Stacking.STACKS, 0),
  WELL_RESTED(Kind.CONDITION, Stacking.SINGLE, 1),
  HIDDEN(Kind.CONDITION, Stacking.SINGLE, 1),
  BLINDED(Kind.CONDITION, Stacking.SINGLE, 1),
  GRAPPLED(Kind.AILMENT, Stacking.PER_SOURCE, 1),
  ENGAGED(Kind.AILMENT, Stacking.PER_SOURCE, 1),
  AIDED(Kind.EMBOLDENMENT, Stacking.SINGLE, 1),
  GUARDED(Kind.EMBOLDENMENT, Stacking.SINGLE, 1),
  HEARTENED(Kind.EMBOLDENMENT, Stacking.SINGLE, 1),
  MARKED(Kind.AILMENT, Stacking.SINGLE, 1),
  SUPPRESSED(Kind.AILMENT, Stacking.SINGLE, 1),
  FRIGHTENED(Kind.AILMENT, Stacking.PER_SOURCE, 1),
  BLEEDING(Kind.AILMENT, Stacking.STACKS, 3),
  BURNING(Kind.CONDITION, Stacking.STACKS, 3),
  POISONED(Kind.AILMENT, Stacking.STACKS, 4),
  STUNNED(Kind.CONDITION, Stacking.SINGLE, 1),
  BOUND(Kind.AILMENT, Stacking.SINGLE, 1),
  COLLAPSED(Kind.CONDITION, Stacking.SINGLE, 1),
  STABILIZED(Kind.CONDITION, Stacking.SINGLE, 1),
  /// The Feature's Reflex against melee Attacks.
  TURNED_BLADE(Kind.EFFECT, Stacking.SINGLE, 1),
  /// Made willing by force (RHD-INT-09).
  WILLING(Kind.EFFECT, Stacking.PER_SOURCE, 1),
  /// Bonds are on and not yet closed (RHD-G-EQP-13).
  SHACKLED(Kind.EFFECT, Stacking.PER_SOURCE, 1),
  /// Ready for the next Attack of the source: the stacks are the Reflex it adds.
  PARRYING(Kind.EFFECT, Stacking.STACKS, 0),
  /// In the air; the stacks are the rounds it has lasted so far, and one (RHD-FALL-01).
  FALLING(Kind.EFFECT, Stacking.STACKS, 0),
  /// Without breathable air; the stacks are the rounds so far, and one (RHD-SUF-01).
  HOLDING_BREATH(Kind.EFFECT, Stacking.STACKS, 0),
  /// Out of breath; the stacks are the rounds so far (RHD-SUF-02).
  SUFFOCATING(Kind.EFFECT, Stacking.STACKS, 0),
  /// Advantage on the next roll, by the Referee's word (RHD-CHK-02).
  FAVORED(Kind.WORD, Stacking.SINGLE, 1),
  /// Disadvantage on it.
  HINDERED(Kind.WORD, Stacking.SINGLE, 1),
  /// A number more on it: the stacks.
  BENEFIT(Kind.WORD, Stacking.STACKS, 0),
  /// A number less.
  DEFICIT(Kind.WORD, Stacking.STACKS, 0),
  /// One that a pack has written: its entry says what it is.
  WRITTEN(Kind.EFFECT, Stacking.STACKS, 0);

  /// Ailments harm and Emboldenments help; both are put on somebody by another (RHD-COND-03). The
  /// Referee's word is for the next roll alone.
  public enum Kind {
    CONDITION,
    AILMENT,
    EMBOLDENMENT,
    EFFECT,
    WORD
  }

  /// What happens when it is gained again (RHD-COND-04, RHD-R-79).
  public enum Stacking {
    STACKS,
    SINGLE,
    PER_SOURCE
  }

  private final Kind kind;
  private final Stacking stacking;
  private final int most;

  Condition(Kind kind, Stacking stacking, int most) {
    this.kind = kind;
    this.stacking = stacking;
    this.most = most;
  }

  public Kind kind() {
    return kind;
  }

  public Stacking stacking() {
    return stacking;
  }

  /// Whether a glossary describes it.
  public boolean listed() {
    return kind != Kind.EFFECT && kind != Kind.WORD;
  }

  /// Whether the core names it (RHD-COND-05).
  public boolean isOfTheCore() {
    return compareTo(AIDED) <= 0;
  }

  /// So many stacks, as far as there can be.
  int capped(int stacks) {
    return most == 0 ? stacks : Math.min(most, stacks);
  }

  /// How it is called in a sentence: `Well Rested`.
  public String title() {
    return Names.title(Names.kebab(name()));
  }
}
