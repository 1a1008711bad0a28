package quintain.otherworlds.state;

/// Why a check fails before any die is thrown.
public enum Lack {
  /// The blind perceive nothing by sight (OTW-MECH-05b).
  SIGHT,
  /// The silenced are not heard (OTW-MECH-36).
  VOICE
}
