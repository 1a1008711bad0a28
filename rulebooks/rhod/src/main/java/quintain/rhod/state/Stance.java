package quintain.rhod.state;

/// How a character holds itself; always exactly one of these (RHD-STN-01).
public enum Stance {
  HIGH_READY,
  LOW_READY,
  CROUCHED,
  PRONE;

  /// Crouched and Prone cannot run (RHD-STN-04, RHD-STN-05).
  public boolean runs() {
    return this == HIGH_READY || this == LOW_READY;
  }
}
