package quintain.rhod.state;

/// The six Abilities: three of the body and three of the mind (RHD-ABIL-01), and what each is for
/// (RHD-ABIL-02).
@By(Rhd.RHD_ABIL_01)
public enum Ability {
  STR("Strength", "physical power"),
  DEX("Dexterity", "agility and coordination"),
  CON("Constitution", "endurance and inner workings"),
  INT("Intelligence", "logic, memory and reasoning"),
  WIS("Wisdom", "sense for survival, for danger and for lies"),
  CHA("Charisma", "bearing, and standing among others");

  private final String title;
  private final String meaning;

  Ability(String title, String meaning) {
    this.title = title;
    this.meaning = meaning;
  }

  public String title() {
    return title;
  }

  /// What it is put to the test for.
  @By(Rhd.RHD_ABIL_02)
  public String meaning() {
    return meaning;
  }

  /// What it is, and what it is put to the test for: `Wisdom, of the mind: …`.
  @By(Rhd.RHD_ABIL_02)
  public String described() {
    boolean physical = this == STR || this == DEX || this == CON;
    return "%s, of the %s: %s".formatted(title, physical ? "body" : "mind", meaning);
  }
}
