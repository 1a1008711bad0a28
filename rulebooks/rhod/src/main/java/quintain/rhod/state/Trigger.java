package quintain.rhod.state;

/// Something that lets somebody act before what triggered it resolves (RHD-TIM-01 to 03).
public sealed interface Trigger {
  /// Who may use it.
  String who();

  /// An Engaged creature makes a Maneuver: the source may Attack it first (RHD-TIM-02).
  record Engaging(String who, String mover) implements Trigger {}

  /// A Feature answers an Attack on its owner.
  record Answering(String who, String feature, String attacker) implements Trigger {}

  /// A Feature answers a Maneuver in its owner's melee Range.
  record Catching(String who, String feature, String mover) implements Trigger {}
}
