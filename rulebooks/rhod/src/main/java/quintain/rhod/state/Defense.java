package quintain.rhod.state;

/// The three Reactive Defenses (RHD-DEF-01).
public enum Defense {
  REFLEX,
  FORTITUDE,
  WILL;

  /// The Skill whose Degree counts for it.
  public Skill skill() {
    return switch (this) {
      case REFLEX -> Skill.REFLEX;
      case FORTITUDE -> Skill.FORTITUDE;
      case WILL -> Skill.WILL;
    };
  }
}
