package quintain.terraodd.state;

/// The three attributes, which the rules call Abilities as well (ODD-CRE-02, ODD-R-01).
public enum Ability {
  /// Force, finesse, fortitude.
  PROWESS("Prowess"),
  /// Intuition, wits, reflexes.
  INSIGHT("Insight"),
  /// Confidence, charisma, attunement.
  RESOLVE("Resolve");

  private final String told;

  Ability(String told) {
    this.told = told;
  }

  /// As people write it.
  public String told() {
    return told;
  }
}
