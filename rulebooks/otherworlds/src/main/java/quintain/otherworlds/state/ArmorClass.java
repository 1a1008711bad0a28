package quintain.otherworlds.state;

/// The classes of armor: the Toughness they need and how much DEX they let count (OTW-EQ-05 to 11).
public enum ArmorClass {
  CLOTH(0, Integer.MAX_VALUE, Otw.OTW_EQ_05, Otw.OTW_EQ_05),
  LIGHT(4, 10, Otw.OTW_EQ_06, Otw.OTW_EQ_07),
  MEDIUM(6, 8, Otw.OTW_EQ_08, Otw.OTW_EQ_09),
  HEAVY(8, 6, Otw.OTW_EQ_10, Otw.OTW_EQ_11);

  private final int toughness;
  private final int dexCap;
  private final Otw clause;
  private final Otw capClause;

  ArmorClass(int toughness, int dexCap, Otw clause, Otw capClause) {
    this.toughness = toughness;
    this.dexCap = dexCap;
    this.clause = clause;
    this.capClause = capClause;
  }

  /// The least TOU one can wear it with.
  public int toughness() {
    return toughness;
  }

  /// The most DEX that counts towards defence and evasion (OTW-R-69).
  public int dexCap() {
    return dexCap;
  }

  /// The clause of how much DEX it lets count.
  public Otw capClause() {
    return capClause;
  }

  /// The clause of what it needs.
  public Otw clause() {
    return clause;
  }
}
