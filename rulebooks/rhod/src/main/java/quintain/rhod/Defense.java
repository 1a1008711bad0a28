package quintain.rhod;

/// The three Reactive Defenses (RHD-DEF-01).
public enum Defense {
  REFLEX(Skill.REFLEX),
  FORTITUDE(Skill.FORTITUDE),
  WILL(Skill.WILL);

  private final Skill skill;

  Defense(Skill skill) {
    this.skill = skill;
  }

  /// The Skill whose Degree counts for it.
  public Skill skill() {
    return skill;
  }

  /// `Reflex`.
  public String title() {
    return Words.title(this);
  }
}
