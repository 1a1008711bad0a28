package quintain.rath.state;

/// A trap or lock in the scene.
///
/// @param at the zone, or feet, where it is
/// @param found whether the party knows where it is and roughly what it does (RTH-TRAP-05)
/// @param detailed whether they know its trigger, effect, bypass and complexity too (RTH-APT-02)
/// @param left how often it can still go off; -1 for always
/// @param done whether it is disabled, open or used up
public record Device(
    String id, Trap trap, int at, boolean found, boolean detailed, int left, boolean done) {
  private static final int ALWAYS = -1;

  /// As somebody built it. Locks are there for all to see.
  public static Device fresh(String id, Trap trap, int at) {
    return new Device(
        id,
        trap,
        at,
        trap.type() == Trap.Type.LOCK,
        false,
        trap.charges() == 0 ? ALWAYS : trap.charges(),
        false);
  }

  public String name() {
    return trap.name();
  }

  public boolean isTrap() {
    return trap.type() == Trap.Type.TRAP;
  }

  Device moved(int place) {
    return new Device(id, trap, place, found, detailed, left, done);
  }

  Device found(boolean inDetail) {
    return new Device(id, trap, at, true, detailed || inDetail, left, done);
  }

  /// It has gone off once more. A cell that it floods still has a door to be opened.
  Device sprung() {
    int charges = left == ALWAYS ? ALWAYS : left - 1;
    return new Device(id, trap, at, true, detailed, charges, charges == 0 && !floods());
  }

  private boolean floods() {
    return trap.sprung().isPresent() && trap.sprung().get() instanceof Sprung.Floods;
  }

  /// Full of water, and its door still shut.
  public boolean isFlooded() {
    return floods() && left == 0 && !done;
  }

  Device over() {
    return new Device(id, trap, at, found, detailed, left, true);
  }

  /// Locked again.
  Device shut() {
    return new Device(id, trap, at, found, detailed, left, false);
  }
}
