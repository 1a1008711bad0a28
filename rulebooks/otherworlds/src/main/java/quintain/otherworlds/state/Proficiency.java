package quintain.otherworlds.state;

import quintain.kernel.parts.Phrases;

/// The fifteen proficiencies (OTW-PROF-01), each with the attribute it is rolled with unless the
/// World Master says otherwise (OTW-PROF-02, OTW-R-66).
public enum Proficiency {
  ATHLETICS(Attribute.STR),
  ACROBATICS(Attribute.DEX),
  STEALTH(Attribute.DEX),
  ENGINEERING(Attribute.WIS),
  INVESTIGATION(Attribute.WIS),
  LORE(Attribute.WIS),
  SILVER_TONGUE(Attribute.WIS),
  TECHNOLOGY(Attribute.WIS),
  CRAFT(Attribute.WIS),
  MEDICAL(Attribute.WIS),
  PERCEPTION(Attribute.WIS),
  SURVIVAL(Attribute.WIS),
  ASTRANA(Attribute.RES),
  ENTERTAINMENT(Attribute.RES),
  INFLUENCE(Attribute.RES);

  private final Attribute attribute;
  // asked for with every offer of a check, and slow to spell
  private final String title;

  Proficiency(Attribute attribute) {
    this.attribute = attribute;
    this.title = Phrases.title(this);
  }

  public Attribute attribute() {
    return attribute;
  }

  /// Whether it is a voice that does it, as a rule (OTW-MECH-36).
  public boolean speaks() {
    return this == SILVER_TONGUE || this == ENTERTAINMENT || this == INFLUENCE;
  }

  /// How it is called in a sentence: `Silver Tongue`.
  public String title() {
    return title;
  }
}
