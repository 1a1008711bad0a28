package quintain.otherworlds.state;

/// The six attributes the rules name (OTW-ATT-01).
public enum Attribute {
  STR("Strength"),
  DEX("Dexterity"),
  TOU("Toughness"),
  WIS("Wisdom"),
  RES("Resolve"),
  SPD("Speed");

  private final String title;

  Attribute(String title) {
    this.title = title;
  }

  /// How it is called in a sentence.
  public String title() {
    return title;
  }
}
