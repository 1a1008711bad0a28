package quintain.cairn.state;

import java.util.List;

/// The part of a creature's stat block that no blow changes. People have an empty one.
public record Block(
    String entry,
    int armor,
    List<Attack> attacks,
    boolean detachment,
    boolean leader,
    boolean noMorale,
    List<CriticalEffect> critical,
    String criticalText,
    List<Habit> habits,
    String note) {
  public static final Block NONE =
      new Block("", 0, List.of(), false, false, false, List.of(), "", List.of(), "");

  public static Block of(Creature entry) {
    return new Block(
        entry.id(),
        entry.armor(),
        entry.attacks(),
        entry.detachment(),
        entry.leader(),
        entry.noMorale(),
        entry.critical(),
        entry.criticalText(),
        entry.habits(),
        entry.note());
  }

  /// The same creature, whose nerve nobody tests.
  Block withoutMorale() {
    return new Block(
        entry, armor, attacks, detachment, leader, true, critical, criticalText, habits, note);
  }

  /// Blades do it little harm.
  public boolean impairsBlades() {
    for (int i = 0; i < habits.size(); i++) {
      if (habits.get(i) instanceof Habit.BladesImpaired) {
        return true;
      }
    }
    return false;
  }

  public boolean isUndead() {
    return habits.stream().anyMatch(Habit.Undead.class::isInstance);
  }

  @Override
  public int hashCode() {
    return entry.hashCode();
  }
}
