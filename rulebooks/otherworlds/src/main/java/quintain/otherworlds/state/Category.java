package quintain.otherworlds.state;

/// The four categories of weapons: they pick the attribute of the attack (OTW-COM-01, OTW-COM-02).
public enum Category {
  MELEE(Attribute.STR),
  HEAVY(Attribute.STR),
  DEXTERITY(Attribute.DEX),
  PRECISION(Attribute.DEX);

  private final Attribute attribute;

  Category(Attribute attribute) {
    this.attribute = attribute;
  }

  public Attribute attribute() {
    return attribute;
  }
}
