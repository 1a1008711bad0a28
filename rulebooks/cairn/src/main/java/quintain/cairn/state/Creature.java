package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;
import quintain.kernel.peers.Kept;

/// A stat block of the bestiary.
///
/// @param detachment whether the block stands for a large group fighting as one (CRN-DET-01)
/// @param leader whether its fellows save on its WIL (CRN-MORL-03)
/// @param noMorale whether it never flees
/// @param critical what befalls a target that fails its critical damage save, in order
/// @param criticalText the same in words
/// @param kept the document of another program that it came from
public record Creature(
    String id,
    String name,
    int hp,
    @OrNone int armor,
    int str,
    int dex,
    int wil,
    List<Attack> attacks,
    boolean detachment,
    boolean leader,
    boolean noMorale,
    List<CriticalEffect> critical,
    @OrNone String criticalText,
    List<Habit> habits,
    @OrNone String note,
    Optional<Kept> kept)
    implements Entry {
  public Creature {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("hp", hp, 0, 99);
    Check.between("armor", armor, 0, 3);
    Check.between("str", str, 1, 30);
    Check.between("dex", dex, 0, 30);
    Check.between("wil", wil, 0, 30);
    attacks = List.copyOf(attacks);
    critical = List.copyOf(critical);
    habits = List.copyOf(habits);
    Check.some("attacks", attacks);
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<>(List.of("HP " + hp));
    if (armor > 0) {
      told.add("Armor " + armor);
    }
    told.addAll(List.of("STR " + str, "DEX " + dex, "WIL " + wil));
    attacks.forEach(attack -> told.add(attack.name() + " " + attack.damage()));
    if (detachment) {
      told.add("a detachment");
    }
    if (leader) {
      told.add("a leader");
    }
    return told;
  }

  /// The same creature as one detachment, or as one of many (CRN-DET-01).
  public Creature fightingAsOne(boolean asOne) {
    return new Creature(
        id,
        name,
        hp,
        armor,
        str,
        dex,
        wil,
        attacks,
        asOne,
        leader,
        noMorale,
        critical,
        criticalText,
        habits,
        note,
        kept);
  }
}
