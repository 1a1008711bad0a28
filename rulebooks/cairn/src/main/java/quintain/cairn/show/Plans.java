package quintain.cairn.show;

import java.util.List;
import java.util.function.Predicate;
import quintain.cairn.rules.Arms;
import quintain.cairn.rules.Looting;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.kernel.parts.Phrases;

/// What is done on a turn, said of whoever does it: `attacks Cutter A with axe`.
///
/// @param seen whom the reader may know to be there
record Plans(CairnState state, Predicate<String> seen) {
  String told(Act act) {
    return switch (act) {
      case CairnStep.Attack a -> "attacks " + those(a.targets()) + arms(a);
      case CastSpell a -> "reads the " + item(a.by(), a.book()) + on(a.targets());
      case UseRelic a -> "uses " + item(a.by(), a.relic()) + on(a.targets());
      case UseItem a -> "uses " + item(a.by(), a.item()) + on(a.targets());
      case Move a -> "moves to " + Phrases.along(a.to(), "ft");
      case MoveAgain a -> "moves a second time, to " + Phrases.along(a.to(), "ft");
      case Aid a -> "gives aid to " + those(List.of(a.whom()));
      case Free a -> "frees " + those(List.of(a.whom()));
      case Retreat _ -> "runs";
      case Attempt a -> a.what().isBlank() ? "tries something" : "tries: " + a.what();
      case Regain _ -> "mends";
      case Loot a -> "takes " + spoils(a) + " from " + those(List.of(a.from()));
      case PickUp a -> "picks up the " + Wording.onTheGround(state, a.item());
      case Hand a -> "hands the " + item(a.by(), a.item()) + " to " + those(List.of(a.to()));
      case Place a -> Wording.placed(a.where(), item(a.by(), a.item()));
      case Wait _ -> "waits";
    };
  }

  private String arms(CairnStep.Attack attack) {
    return state
        .find(attack.by())
        .flatMap(being -> Arms.of(being, attack.with()))
        .map(arms -> " with " + arms.name())
        .orElse("");
  }

  private String spoils(Loot act) {
    return "the " + (act.item().equals(Looting.PURSE) ? "coins" : item(act.from(), act.item()));
  }

  private String item(String who, String key) {
    return Wording.item(state, who, key);
  }

  private String on(List<String> targets) {
    return targets.isEmpty() ? "" : " on " + those(targets);
  }

  /// Those of them whom the reader may know to be there.
  private String those(List<String> targets) {
    var known = targets.stream().filter(seen).toList();
    return known.isEmpty() ? "somebody unseen" : Wording.names(state, known);
  }
}
