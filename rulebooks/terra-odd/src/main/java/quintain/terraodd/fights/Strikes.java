package quintain.terraodd.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.terraodd.rules.Arms;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Block;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Pack;
import quintain.terraodd.state.Tag;

/// What each one strikes with: at one foe, or at many at once.
final class Strikes {
  private static final List<Ability> ABILITIES = List.of(Ability.values());

  /// Arms ready to be used.
  ///
  /// @param power what they do at one foe on average, in hundredths
  record Ready(List<String> with, Arms arms, int power) {
    private static Ready of(List<String> with, Arms arms) {
      return new Ready(with, arms, (int) Math.round(100 * arms.average()));
    }

    boolean reaches(Being by, Being foe) {
      return arms.reaches(by, foe);
    }

    boolean isBraced() {
      return arms.some(Tag.BRACED);
    }

    OddStep.Act at(Being by, List<String> targets) {
      return new OddStep.Attack(by.id(), with, targets);
    }
  }

  /// The arms of somebody as long as they carry what they carry.
  private record Armed(Block block, Pack pack, List<Ready> arms) {}

  private final Map<String, Armed> armed = new LinkedHashMap<>();

  /// What somebody can hit with: no roll comes out under a score of 0 (ODD-R-03), and then even
  /// bare hands are better.
  List<Ready> of(Being by) {
    var arms = carried(by);
    for (Ability ability : ABILITIES) {
      if (by.score(ability).now() == 0) {
        var able = arms.stream().filter(one -> mayHit(by, one.arms())).toList();
        return able.isEmpty() ? List.of(ready(by, Arms.UNARMED).orElseThrow()) : able;
      }
    }
    return arms;
  }

  private static boolean mayHit(Being by, Arms arms) {
    return arms.strikes().stream().anyMatch(strike -> by.score(strike.tag()).now() > 0);
  }

  @SuppressWarnings("ReferenceEquality") // comparing what they carry costs more than looking again
  private List<Ready> carried(Being by) {
    var known = armed.get(by.id());
    if (known != null && known.block() == by.block() && known.pack() == by.pack()) {
      return known.arms();
    }
    var found = new Armed(by.block(), by.pack(), find(by));
    armed.put(by.id(), found);
    return found.arms();
  }

  /// Bare hands only where there is nothing better; nothing that is too hot, that has to be found
  /// first, or that is thrown away.
  private static List<Ready> find(Being by) {
    var ready = new ArrayList<Ready>();
    for (String name : Arms.choices(by)) {
      if (!Arms.ANYBODYS.contains(name)) {
        ready(by, name).filter(one -> !one.arms().thrownAway()).ifPresent(ready::add);
      }
    }
    if (ready.isEmpty()) {
      ready(by, Arms.UNARMED).ifPresent(ready::add);
    }
    return ready;
  }

  private static Optional<Ready> ready(Being by, String name) {
    var with = List.of(name);
    return Arms.of(by, with)
        .filter(arms -> arms.hands() <= 2 && arms.items().stream().noneMatch(Item::hot))
        .map(arms -> Ready.of(with, arms));
  }

  /// A blast hits all it is aimed at (ODD-BLST-01), and so does a detachment among individuals.
  static List<Ready> blasts(Being by) {
    var blasts = new ArrayList<Ready>();
    for (String name : Arms.choices(by)) {
      var with = List.of(name);
      Arms.of(by, with)
          .filter(arms -> arms.blast() || by.isDetachment())
          .ifPresent(arms -> blasts.add(Ready.of(with, arms)));
    }
    return blasts;
  }
}
