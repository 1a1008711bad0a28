package quintain.rhod;

/// How a character holds itself; always exactly one of these (RHD-STN-01).
public enum Stance {
  HIGH_READY,
  LOW_READY,
  CROUCHED,
  PRONE;

  /// `High Ready`.
  public String title() {
    return Words.title(this);
  }
}
