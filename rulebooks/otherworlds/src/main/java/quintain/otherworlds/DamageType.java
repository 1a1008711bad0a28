package quintain.otherworlds;

/// The types of damage (OTW-TYPE-01, OTW-TYPE-02); frost joins the elemental ones (OTW-R-96).
public enum DamageType {
  BALLISTIC(true),
  BLUDGEONING(true),
  PIERCING(true),
  PSYCHIC(true),
  SLASHING(true),
  STUN(true),
  ACID(false),
  BURN(false),
  ENERGY(false),
  PETRIFY(false),
  POISON(false),
  SHOCK(false),
  SPELL(false),
  WIND(false),
  FROST(false);

  private final boolean physical;

  DamageType(boolean physical) {
    this.physical = physical;
  }

  public boolean physical() {
    return physical;
  }

  public boolean elemental() {
    return !physical;
  }
}
