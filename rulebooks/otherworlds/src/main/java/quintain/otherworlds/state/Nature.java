package quintain.otherworlds.state;

/// What somebody is made of or born as, where a rule asks (OTW-R-85).
public enum Nature {
  FLESH,
  BLOOD,
  CONSTRUCT,
  STRUCTURE,
  DEMON,
  LIVING_DEAD
}
