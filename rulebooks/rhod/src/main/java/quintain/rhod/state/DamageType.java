package quintain.rhod.state;

/// The eleven types of damage (RHD-DMG-01, RHD-DMG-02).
public enum DamageType {
  BLUDGEONING("heavy objects striking"),
  PIERCING("small objects entering at speed"),
  SLASHING("an edge drawn along or in"),
  ACID("dissolving on contact"),
  COLD("a strong loss of heat"),
  ELECTRIC("contact with a very different charge"),
  FIRE("a strong gain of heat"),
  FORCE("physics asserting itself, even when bent"),
  NECROTIC("the body's matter failing and rotting"),
  PSYCHIC("harm to perception or mind"),
  RADIANT("being purely unmade");

  private final String meaning;

  DamageType(String meaning) {
    this.meaning = meaning;
  }

  /// What it is.
  public String meaning() {
    return meaning;
  }

  /// `Slashing`.
  public String title() {
    return Words.title(this);
  }
}
