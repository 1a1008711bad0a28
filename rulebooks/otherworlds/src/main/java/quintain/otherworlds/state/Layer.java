package quintain.otherworlds.state;

/// The layers that damage goes through, in their order (OTW-COM-10, OTW-R-20).
public enum Layer {
  DEF("the defence roll", Otw.OTW_COM_06),
  ARMOR("armor", Otw.OTW_EQ_04),
  GUARD("guard", Otw.OTW_EQ_12),
  ABSORB("absorb", Otw.OTW_EQ_14),
  RESISTANCES("resistances", Otw.OTW_COM_10);

  private final String title;
  private final Otw clause;

  Layer(String title, Otw clause) {
    this.title = title;
    this.clause = clause;
  }

  public String title() {
    return title;
  }

  public Otw clause() {
    return clause;
  }
}
