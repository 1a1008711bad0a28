package quintain.otherworlds.state;

/// The six attributes the rules name (OTW-ATT-01).
public enum Attribute {
  STR("Strength", "melee attacks, throwing far, athletics"),
  DEX("Dexterity", "aim, defence and evasion, stealth"),
  TOU("Toughness", "3 Health each; 4, 6 and 8 bear heavier armor"),
  WIS("Wisdom", "1 Discipline each; perception, lore and crafts"),
  RES("Resolve", "3 Astral each; from 4 on spells"),
  SPD("Speed", "spaces moved in a turn");

  private final String title;
  private final String meaning;

  Attribute(String title, String meaning) {
    this.title = title;
    this.meaning = meaning;
  }

  /// What it is for, in a few words (OTW-CC-02 to 04, OTW-CC-08).
  public String meaning() {
    return meaning;
  }

  /// How it is called in a sentence.
  public String title() {
    return title;
  }
}
