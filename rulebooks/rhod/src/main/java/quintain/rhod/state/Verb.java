package quintain.rhod.state;

/// The named uses of Interact (RHD-INT-02 to 16).
public enum Verb {
  UNPACK(Rhd.RHD_INT_02),
  HOLD(Rhd.RHD_INT_03),
  PLACE(Rhd.RHD_INT_04),
  PACK(Rhd.RHD_INT_05),
  OPEN(Rhd.RHD_INT_06),
  CLOSE(Rhd.RHD_INT_07),
  PREP(Rhd.RHD_INT_08),
  FORCE(Rhd.RHD_INT_09),
  APPLY(Rhd.RHD_INT_10),
  INJECT(Rhd.RHD_INT_11),
  FEED(Rhd.RHD_INT_12),
  WRAP(Rhd.RHD_INT_13),
  LOCATE(Rhd.RHD_INT_14),
  LIGHT(Rhd.RHD_INT_15),
  TIE(Rhd.RHD_INT_16);

  private final Rhd clause;

  Verb(Rhd clause) {
    this.clause = clause;
  }

  public Rhd clause() {
    return clause;
  }
}
