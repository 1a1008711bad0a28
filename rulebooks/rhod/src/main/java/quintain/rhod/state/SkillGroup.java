package quintain.rhod.state;

/// The groups of Skills (RHD-SKILL-04) and what a Degree in each costs.
@By(Rhd.RHD_SKILL_04)
public enum SkillGroup {
  DEFENSES("Combat: Defenses"),
  MELEE("Combat: Melee Weaponry"),
  RANGED("Combat: Ranged Weaponry"),
  /// Initiative alone: a Combat Skill that no list has (RHD-R-17).
  READINESS("Combat"),
  PHYSICAL("Physical"),
  PERSONAL("Personal"),
  KNOWLEDGE("Knowledge"),
  PROFESSIONAL("Professional");

  private static final int WATCHES_FOR_ONE = 4;

  private final String title;

  SkillGroup(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  public boolean combat() {
    return this == DEFENSES || this == MELEE || this == RANGED || this == READINESS;
  }

  /// Whether its Skills are those of weapons.
  public boolean weaponry() {
    return this == MELEE || this == RANGED;
  }

  /// What reaching a Degree costs, coming from the one before: as much EXP as it adds, or half of
  /// that for Personal and Physical Skills (RHD-EXP-14 to 18).
  public int price(Degree reached) {
    return this == PERSONAL || this == PHYSICAL ? reached.bonus() / 2 : reached.bonus();
  }

  /// Watches of practice that a Degree of a Professional Skill needs besides (RHD-EXP-18).
  public int practice(Degree reached) {
    return this == PROFESSIONAL ? WATCHES_FOR_ONE * reached.bonus() : 0;
  }

  /// Whether each Degree needs a Knowledge Source (RHD-EXP-17).
  public boolean needsSource() {
    return this == KNOWLEDGE;
  }

  /// The clause that sets the price.
  public Rhd priceClause() {
    return switch (this) {
      case DEFENSES, MELEE, RANGED, READINESS -> Rhd.RHD_EXP_14;
      case PERSONAL -> Rhd.RHD_EXP_15;
      case PHYSICAL -> Rhd.RHD_EXP_16;
      case KNOWLEDGE -> Rhd.RHD_EXP_17;
      case PROFESSIONAL -> Rhd.RHD_EXP_18;
    };
  }
}
