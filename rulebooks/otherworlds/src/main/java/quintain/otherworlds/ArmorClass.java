package quintain.otherworlds;

/// The classes of armor: the Toughness they need and how much DEX they let count (OTW-EQ-05 to 11).
public enum ArmorClass {
  CLOTH(0, Integer.MAX_VALUE, Otw.OTW_EQ_05),
  LIGHT(4, 10, Otw.OTW_EQ_06),
  MEDIUM(6, 8, Otw.OTW_EQ_08),
  HEAVY(8, 6, Otw.OTW_EQ_10);

  private final int toughness;
  private final int dexCap;
  private final Otw clause;

  ArmorClass(int toughness, int dexCap, Otw clause) {
    this.toughness = toughness;
    this.dexCap = dexCap;
    this.clause = clause;
  }

  /// The least TOU one can wear it with.
  public int toughness() {
    return toughness;
  }

  /// The most DEX that counts towards defence and evasion (OTW-R-69).
  public int dexCap() {
    return dexCap;
  }

  /// The clause of what it needs.
  public Otw clause() {
    return clause;
  }
}
