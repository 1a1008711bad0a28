package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A stat block of the bestiary.
///
/// @param threat 1 for one level-1 PC's worth; `~` marks an estimate
/// @param special what it is and does, in words
/// @param nerve absent if it never checks (RTH-S-NRV-01)
/// @param motive what it wants of the fallen (RTH-DOOR-03)
public record Creature(
    String id,
    String name,
    @OrNone String threat,
    int hp,
    int ac,
    Stats stats,
    List<Attack> attacks,
    List<Habit> habits,
    @OrNone String special,
    Optional<Integer> nerve,
    @OrNone String motive)
    implements Entry {
  public Creature {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("hp", hp, 1, 300);
    Check.between("ac", ac, 1, 30);
    attacks = List.copyOf(attacks);
    habits = List.copyOf(habits);
    var harmless = habits.stream().anyMatch(Habit.NeverFights.class::isInstance);
    if (!harmless) {
      Check.some("attacks", attacks);
    }
    if (harmless && !attacks.isEmpty()) {
      throw new IllegalArgumentException(name + " never fights, so it has no attacks");
    }
    nerve.ifPresent(figure -> Check.between("nerve", figure, -10, 10));
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<String>();
    if (!threat.isEmpty()) {
      told.add("threat " + threat.replace("~", "about "));
    }
    told.addAll(List.of("HP " + hp, "AC " + ac));
    told.addAll(stats.told());
    attacks.forEach(
        attack -> told.add(attack.name() + attack.damage().map(amount -> " " + amount).orElse("")));
    return told;
  }

  // Creatures of one id are the same entry within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
