package quintain.otherworlds.state;

import java.util.List;
import java.util.stream.Collectors;
import quintain.kernel.parts.Phrases;

/// The types of damage (OTW-TYPE-01, OTW-TYPE-02); frost joins the elemental ones (OTW-R-96).
public enum DamageType {
  BALLISTIC(true, Otw.OTW_MECH_03),
  BLUDGEONING(true, Otw.OTW_MECH_06),
  PIERCING(true, Otw.OTW_R_101),
  PSYCHIC(true, Otw.OTW_TYPE_01),
  SLASHING(true, Otw.OTW_MECH_37),
  STUN(true, Otw.OTW_MECH_42A),
  ACID(false, Otw.OTW_MECH_01),
  BURN(false, Otw.OTW_MECH_07),
  ENERGY(false, Otw.OTW_MECH_15),
  PETRIFY(false, Otw.OTW_MECH_30A),
  POISON(false, Otw.OTW_MECH_32A),
  SHOCK(false, Otw.OTW_MECH_35),
  SPELL(false, Otw.OTW_TYPE_02),
  WIND(false, Otw.OTW_MECH_44),
  FROST(false, Otw.OTW_R_96);

  private final boolean physical;
  private final Otw clause;

  DamageType(boolean physical, Otw clause) {
    this.physical = physical;
    this.clause = clause;
  }

  /// What is special about it, or the list it stands in.
  public Otw clause() {
    return clause;
  }

  /// Several of them in a sentence.
  public static String told(List<DamageType> types) {
    return types.stream().map(Phrases::words).collect(Collectors.joining(", "));
  }

  public boolean physical() {
    return physical;
  }

  public boolean elemental() {
    return !physical;
  }
}
