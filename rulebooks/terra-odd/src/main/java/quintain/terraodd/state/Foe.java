package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A stat block of the bestiary.
///
/// @param detachment whether the block stands for a large group fighting as one (ODD-DET-01)
/// @param leader whether its fellows save on its Resolve (ODD-MORL-03)
/// @param noMorale whether it never flees
/// @param firstShotUnseen whether its first shot is Enhanced while nobody has seen it
/// @param critical what befalls a target that fails its critical harm save, in order
/// @param criticalText the same in words
public record Foe(
    String id,
    String name,
    int grit,
    @OrNone int armour,
    int prowess,
    int insight,
    int resolve,
    List<Attack> attacks,
    boolean detachment,
    boolean leader,
    boolean noMorale,
    boolean firstShotUnseen,
    List<CriticalEffect> critical,
    @OrNone String criticalText,
    @OrNone String note)
    implements Entry {
  public Foe {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("grit", grit, 0, 99);
    Check.between("armour", armour, 0, 9);
    Check.between("prowess", prowess, 1, 30);
    Check.between("insight", insight, 1, 30);
    Check.between("resolve", resolve, 1, 30);
    attacks = List.copyOf(attacks);
    critical = List.copyOf(critical);
    Check.some("attacks", attacks);
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<>(List.of("Grit " + grit));
    if (armour > 0) {
      told.add("Armour " + armour);
    }
    told.addAll(List.of("Prowess " + prowess, "Insight " + insight, "Resolve " + resolve));
    attacks.forEach(attack -> told.add(attack.name() + " " + attack.harm()));
    if (detachment) {
      told.add("a detachment");
    }
    if (leader) {
      told.add("a leader");
    }
    return told;
  }

  /// The same foe as one detachment, or as one of many (ODD-DET-01).
  public Foe fightingAsOne(boolean asOne) {
    return new Foe(
        id,
        name,
        grit,
        armour,
        prowess,
        insight,
        resolve,
        attacks,
        asOne,
        leader,
        noMorale,
        firstShotUnseen,
        critical,
        criticalText,
        note);
  }
}
