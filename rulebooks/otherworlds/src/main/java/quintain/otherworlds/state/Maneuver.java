package quintain.otherworlds.state;

import quintain.kernel.Names;

/// The combat maneuvers, by the list they stand in and what they cost (OTW-MAN-01).
public enum Maneuver {
  STAGGER(Group.ATTACKING, 1, true, Otw.OTW_MAN_02),
  SURGE(Group.ATTACKING, 1, false, Otw.OTW_MAN_03),
  DISARM(Group.ATTACKING, 2, true, Otw.OTW_MAN_05),
  EXECUTE(Group.ATTACKING, 2, true, Otw.OTW_MAN_06),
  KNOCKDOWN(Group.ATTACKING, 2, true, Otw.OTW_MAN_07),
  PIERCE(Group.ATTACKING, 2, true, Otw.OTW_MAN_08),
  SPEED_ATTACK(Group.ATTACKING, 2, false, Otw.OTW_MAN_09),
  EPIC_KILL(Group.ATTACKING, 3, true, Otw.OTW_MAN_10),
  /// Ours: the book names it and leaves it out of its table (OTW-R-37).
  BLEEDING_STRIKE(Group.ATTACKING, 2, true, Otw.OTW_SR_01),
  SWING(Group.MELEE, 1, false, Otw.OTW_MAN_11),
  RELOAD(Group.GUNS, 1, false, Otw.OTW_MAN_12),
  TRESPASS(Group.SPELL, 1, true, Otw.OTW_MAN_13),
  DUALCAST(Group.SPELL, 2, false, Otw.OTW_MAN_14),
  TANK(Group.DEFEND, 1, false, Otw.OTW_MAN_16),
  DEFLECT(Group.DEFEND, 2, false, Otw.OTW_MAN_17),
  DODGE(Group.EVADE, 1, false, Otw.OTW_MAN_18),
  COUNTER_ATTACK(Group.EVADE, 2, false, Otw.OTW_MAN_20);

  /// The lists, each open to one kind of roll.
  public enum Group {
    ATTACKING,
    MELEE,
    GUNS,
    SPELL,
    DEFEND,
    EVADE
  }

  private final Group group;
  private final int price;
  private final boolean onTarget;
  private final Otw clause;
  // asked for with every roll, and slow to spell
  private final String key;
  private final String title;

  Maneuver(Group group, int price, boolean onTarget, Otw clause) {
    this.group = group;
    this.price = price;
    this.onTarget = onTarget;
    this.clause = clause;
    this.key = Names.kebab(name());
    this.title = Names.title(key);
  }

  public Group group() {
    return group;
  }

  /// Its price in successes without any mastery.
  public int price() {
    return price;
  }

  /// Whether it affects one target of an attack on several (OTW-R-24).
  public boolean onTarget() {
    return onTarget;
  }

  public Otw clause() {
    return clause;
  }

  /// What it is called in questions and scripts: `speed-attack`.
  public String key() {
    return key;
  }

  public String title() {
    return title;
  }
}
