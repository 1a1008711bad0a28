package quintain.cairn.state;

import quintain.kernel.parts.Check;

/// One way a creature attacks.
///
/// @param blast whether it hits everyone in an area; a detachment's attacks do so anyway
///   (CRN-DET-07)
public record Attack(String name, Damage damage, boolean blast) {
  public Attack {
    Check.text("the attack's name", name);
  }
}
