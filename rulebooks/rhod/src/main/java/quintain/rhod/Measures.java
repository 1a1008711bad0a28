package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Measure;

/// What odds say of somebody afterwards.
final class Measures {
  private Measures() {}

  static List<Measure> between(RhodState before, RhodState after) {
    var measures = new ArrayList<Measure>();
    for (Being then : before.roster()) {
      var found = after.find(then.id());
      if (found.isPresent()) {
        compare(then, found.get(), measures);
        for (ConditionEntry entry : before.shelf().written()) {
          boolean stacks = entry.own().orElseThrow().stacking() == Condition.Stacking.STACKS;
          compare(entry.plight(), stacks, then, found.get(), measures);
        }
      }
    }
    return measures;
  }

  private static void compare(Being then, Being now, List<Measure> measures) {
    var id = then.id();
    measures.add(new Measure(id + ".armoring", now.kit().armoring()));
    measures.add(new Measure(id + ".vitality", now.vitals().vitality()));
    if (!then.isDead() && now.isDead()) {
      measures.add(new Measure(id + ".dies", true));
    }
    if (now.vitals().wounds() > then.vitals().wounds()) {
      measures.add(new Measure(id + ".wounded", true));
    }
    if (then.stance() != Stance.PRONE && now.stance() == Stance.PRONE) {
      measures.add(new Measure(id + ".prone", true));
    }
    for (Condition condition : Condition.values()) {
      if (condition.listed()) {
        compare(
            Plight.of(condition),
            condition.stacking() == Condition.Stacking.STACKS,
            then,
            now,
            measures);
      }
    }
  }

  /// How many stacks there are afterwards of what stacks, and whether anything else is gained.
  private static void compare(
      Plight plight, boolean stacking, Being then, Being now, List<Measure> measures) {
    var name = then.id() + "." + plight.key();
    int stacks = now.stacks(plight);
    if (stacking) {
      measures.add(new Measure(name, stacks));
    } else if (stacks > 0 && then.stacks(plight) == 0) {
      measures.add(new Measure(name, true));
    }
  }
}
