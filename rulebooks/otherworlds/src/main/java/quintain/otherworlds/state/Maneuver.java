package quintain.otherworlds.state;

import quintain.kernel.Names;

/// The combat maneuvers, by the list they stand in and what they cost (OTW-MAN-01).
public enum Maneuver {
  STAGGER(Group.ATTACKING, 1, true, Otw.OTW_MAN_02, "edge lost on the target's next combat roll"),
  SURGE(Group.ATTACKING, 1, false, Otw.OTW_MAN_03, "1d6 of your own Health or Astral comes back"),
  DISARM(Group.ATTACKING, 2, true, Otw.OTW_MAN_05, "the target drops something it holds"),
  EXECUTE(Group.ATTACKING, 2, true, Otw.OTW_MAN_06, "twice the damage"),
  KNOCKDOWN(Group.ATTACKING, 2, true, Otw.OTW_MAN_07, "the target falls prone"),
  PIERCE(Group.ATTACKING, 2, true, Otw.OTW_MAN_08, "the target's Armor does not help it"),
  SPEED_ATTACK(Group.ATTACKING, 2, false, Otw.OTW_MAN_09, "one more attack, at once"),
  EPIC_KILL(Group.ATTACKING, 3, true, Otw.OTW_MAN_10, "the target dies, unless it is epic"),
  /// Ours: the book names it and leaves it out of its table (OTW-R-37).
  BLEEDING_STRIKE(Group.ATTACKING, 2, true, Otw.OTW_SR_01, "the target bleeds on its turns"),
  SWING(Group.MELEE, 1, false, Otw.OTW_MAN_11, "everybody beside you is attacked as well"),
  RELOAD(Group.GUNS, 1, false, Otw.OTW_MAN_12, "a gun you hold is full again"),
  TRESPASS(Group.SPELL, 1, true, Otw.OTW_MAN_13, "the target's Guard does not help it"),
  DUALCAST(Group.SPELL, 2, false, Otw.OTW_MAN_14, "the spell works once more, on whom you like"),
  TANK(Group.DEFEND, 1, false, Otw.OTW_MAN_16, "half the damage"),
  DEFLECT(Group.DEFEND, 2, false, Otw.OTW_MAN_17, "no damage"),
  DODGE(Group.EVADE, 1, false, Otw.OTW_MAN_18, "the attack comes to nothing; of a blast, half"),
  COUNTER_ATTACK(Group.EVADE, 2, false, Otw.OTW_MAN_20, "it comes to nothing, and you strike back");

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
  private final String meaning;
  // asked for with every roll, and slow to spell
  private final String key;
  private final String title;

  Maneuver(Group group, int price, boolean onTarget, Otw clause, String meaning) {
    this.group = group;
    this.price = price;
    this.onTarget = onTarget;
    this.clause = clause;
    this.meaning = meaning;
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

  /// What it does, for whoever thinks of buying it.
  public String meaning() {
    return meaning;
  }

  /// What it is called in questions and scripts: `speed-attack`.
  public String key() {
    return key;
  }

  public String title() {
    return title;
  }
}
