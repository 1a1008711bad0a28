package quintain.otherworlds.state;

/// How somebody meets an attack (OTW-COM-03, OTW-COM-04).
public enum Stance {
  DEFEND,
  EVADE,
  /// Unconscious, or countered: no roll at all (OTW-R-17, OTW-MAN-22).
  HELPLESS
}
