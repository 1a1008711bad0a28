package quintain.terraodd.show;

import quintain.kernel.parts.Phrases;
import quintain.terraodd.rules.Arms;
import quintain.terraodd.rules.Looting;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;

/// What is done on a turn, said of whoever does it: `attacks Ghoul A with laser pistol`.
record Plans(OddState state) {
  String told(Act act) {
    return switch (act) {
      case OddStep.Attack a -> "attacks " + Wording.names(state, a.targets()) + arms(a);
      case Move a -> "moves to " + Phrases.along(a.to(), "ft");
      case Stabilise a -> "stabilises " + state.nameOf(a.whom());
      case Free a -> "frees " + state.nameOf(a.whom());
      case Retreat _ -> "runs";
      case Leave _ -> "flees in panic";
      case Attempt a -> a.what().isBlank() ? "tries something" : "tries: " + a.what();
      case UseItem a -> "uses " + item(a.by(), a.item());
      case Aim _ -> "takes aim";
      case CatchBreath _ -> "catches their breath";
      case Loot a -> "takes " + spoils(a) + " from " + state.nameOf(a.from());
      case PickUp a -> "picks up the " + a.item();
      case Hand a -> "hands the " + item(a.by(), a.item()) + " to " + state.nameOf(a.to());
      case Place a -> Wording.placed(a.where(), item(a.by(), a.item()));
      case Wait _ -> "waits";
    };
  }

  private String arms(OddStep.Attack attack) {
    return state
        .find(attack.by())
        .flatMap(being -> Arms.of(being, attack.with()))
        .map(arms -> " with " + Wording.armed(arms.name()))
        .orElse("");
  }

  private String spoils(Loot act) {
    return "the " + (act.item().equals(Looting.PURSE) ? "credits" : item(act.from(), act.item()));
  }

  private String item(String who, String key) {
    return Wording.item(state, who, key);
  }
}
