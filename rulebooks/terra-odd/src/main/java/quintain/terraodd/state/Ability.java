package quintain.terraodd.state;

/// The three attributes, which the rules call Abilities as well (ODD-CRE-02, ODD-R-01).
public enum Ability {
  PROWESS("Prowess", "force, finesse, fortitude"),
  INSIGHT("Insight", "intuition, wits, reflexes"),
  RESOLVE("Resolve", "confidence, charisma, attunement");

  private final String told;
  private final String meaning;

  Ability(String told, String meaning) {
    this.told = told;
    this.meaning = meaning;
  }

  /// What it is for.
  public String meaning() {
    return meaning;
  }

  /// As people write it.
  public String told() {
    return told;
  }
}
