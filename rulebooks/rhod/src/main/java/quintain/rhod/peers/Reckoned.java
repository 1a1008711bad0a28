package quintain.rhod.peers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import quintain.kernel.Content;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.rhod.rules.Arms;
import quintain.rhod.rules.Breath;
import quintain.rhod.rules.RhodRules;
import quintain.rhod.state.Being;
import quintain.rhod.state.Creature;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Wielding;

/// A creature as the rules make it, alone in a scene: what its scores, Traits and gear come to.
final class Reckoned {
  private static final String IT = "it";

  private final RhodState state;
  private final Being being;

  /// What refers to something that is not there is an [IllegalArgumentException].
  Reckoned(Creature creature, Content content) {
    this.state =
        RhodRules.ALL.opening(
            new Setup(
                RhodHouse.DEFAULTS,
                content.putting(RhodContent.CREATURES, creature),
                Scene.DEFAULTS,
                List.of(
                    new Setup.Cast(IT, Seat.REFEREE, new Setup.Role.Creature(creature.name())))));
    this.being = state.being(IT);
  }

  /// The figures of its block.
  ///
  /// @param attacks the weapons to tell of, by name
  Creature.Sums sums(List<String> attacks) {
    var hits = new ArrayList<Creature.Hit>();
    attacks.forEach(name -> hits.add(hit(name)));
    return new Creature.Sums(
        being.kit().armoring(),
        being.vitals().vitality(),
        Defenses.base(being, Defense.REFLEX),
        Defenses.base(being, Defense.FORTITUDE),
        Defenses.base(being, Defense.WILL),
        Defenses.ap(being),
        hits,
        being.vitals().hitDice(),
        being.life().tmk(),
        Breath.breathes(being) ? Optional.of(Breath.rounds(being)) : Optional.empty(),
        resistances(),
        vulnerabilities());
  }

  private Creature.Hit hit(String name) {
    var arm = Arms.of(state, being, new Wielding(name, false));
    int mod = arm.abilities().stream().mapToInt(being::mod).max().orElse(0);
    var dice = arm.dice().isEmpty() ? "0" : arm.dice().getFirst().toString();
    return new Creature.Hit(name, arm.ap(), arm.degree() + mod, "%s%+d".formatted(dice, mod));
  }

  Map<DamageType, Integer> resistances() {
    return typed(type -> Defenses.resistance(being, type));
  }

  Map<DamageType, Integer> vulnerabilities() {
    return typed(type -> Defenses.vulnerability(being, type));
  }

  private static Map<DamageType, Integer> typed(ToIntFunction<DamageType> amount) {
    var typed = new LinkedHashMap<DamageType, Integer>();
    for (DamageType type : DamageType.values()) {
      if (amount.applyAsInt(type) > 0) {
        typed.put(type, amount.applyAsInt(type));
      }
    }
    return typed;
  }
}
