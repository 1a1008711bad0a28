package quintain.terraodd.state;

import java.util.List;

/// The part of a foe's stat block that no blow changes. People have an empty one.
///
/// @param grit the Grit it comes with
public record Block(
    String entry,
    int grit,
    int armour,
    List<Attack> attacks,
    boolean detachment,
    boolean leader,
    boolean noMorale,
    boolean firstShotUnseen,
    List<CriticalEffect> critical,
    String criticalText,
    String note) {
  public static final Block NONE =
      new Block("", 0, 0, List.of(), false, false, false, false, List.of(), "", "");

  public static Block of(Foe entry) {
    return new Block(
        entry.id(),
        entry.grit(),
        entry.armour(),
        entry.attacks(),
        entry.detachment(),
        entry.leader(),
        entry.noMorale(),
        entry.firstShotUnseen(),
        entry.critical(),
        entry.criticalText(),
        entry.note());
  }

  /// The same foe, if it knew no fear.
  Block withoutMorale() {
    return new Block(
        entry,
        grit,
        armour,
        attacks,
        detachment,
        leader,
        true,
        firstShotUnseen,
        critical,
        criticalText,
        note);
  }

  @Override
  public int hashCode() {
    return entry.hashCode();
  }
}
