package quintain.otherworlds.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Twist;

/// Attacks that another one sets off: Speed Attack, Dualcast, Counter Attack (OTW-MAN-09, 14, 21).
final class FurtherAttacks extends Chapter {
  FurtherAttacks(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  /// A further attack at once: the same target, or the nearest enemy in reach (OTW-MAN-09,
  /// OTW-R-31).
  void strikeOn(OtwStep.StrikeOn step) {
    var by = being(step.by());
    if (!by.isConscious()) {
      return;
    }
    var target = nextTarget(by, step.means(), step.target(), step.twist());
    if (target.isEmpty()) {
      return;
    }
    var arm = Arms.of(state(), by, step.means());
    if (arm.has(Keyword.LOB)) {
      play.cite(Otw.OTW_MECH_27B);
    }
    if (arm.area()) {
      play.then(
          new OtwStep.Volley(
              by.id(), step.means(), being(target.get()).at(), List.of(), step.twist()));
    } else {
      play.then(new OtwStep.Strike(by.id(), step.means(), target.get(), step.twist()));
    }
  }

  /// A readied attack with one weapon whose target is down by now goes at another in reach, if
  /// there is one (OTW-R-46).
  OtwStep.Deed aimedAnew(OtwStep.Deed deed) {
    if (!(deed instanceof OtwStep.Attack attack)
        || attack.with().size() > 1
        || attack.targets().stream().anyMatch(this::isUp)) {
      return deed;
    }
    var means = new Means.Wielding(attack.with().getFirst(), attack.thrown());
    return nextTarget(being(attack.by()), means, attack.targets().getFirst(), Twist.NONE)
        .map(
            target ->
                new OtwStep.Attack(
                    attack.by(),
                    attack.with(),
                    List.of(target),
                    attack.thrown(),
                    attack.unload(),
                    attack.burst()))
        .orElse(attack);
  }

  private boolean isUp(String who) {
    return state().find(who).filter(Being::isConscious).isPresent();
  }

  Optional<String> nextTarget(Being by, Means means, String last, Twist twist) {
    if (Arms.refusal(state(), by, means).isPresent()) {
      return Optional.empty();
    }
    var targets = Aim.targets(state(), by, means, twist);
    if (targets.isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<String>>();
    for (Being target : targets) {
      options.add(Option.of(target.id(), target.name()));
    }
    boolean same = targets.stream().anyMatch(target -> target.id().equals(last));
    var nearest =
        targets.stream()
            .filter(target -> target.isFoeOf(by))
            .min(Comparator.comparingInt(target -> Field.distance(by, target)));
    if (!same && nearest.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        choose(by, Prompts.NEXT_TARGET, options, same ? last : nearest.get().id(), by.id()));
  }

  /// Strikes back with the weapon in hand if it reaches, else with bare hands (OTW-MAN-21,
  /// OTW-R-36).
  void counter(OtwStep.Counter step) {
    var by = being(step.by());
    var twist = Twist.NONE.with(Twist.Quirk.COUNTER);
    var options = new ArrayList<Option<String>>();
    for (Item item : Arms.atHand(state(), by)) {
      boolean last = item.key().equals(Arms.BARE_HANDS);
      if ((options.isEmpty() || !last) && canStrike(by, item, step.target(), twist)) {
        options.add(Option.of(item.key(), item.gear().name()));
      }
    }
    if (!by.isConscious() || options.isEmpty()) {
      return;
    }
    var with =
        options.size() == 1
            ? options.getFirst().value()
            : choose(
                by,
                Prompts.COUNTER_WITH,
                options,
                options.getFirst().value(),
                by.id(),
                step.target());
    play.then(new OtwStep.Strike(by.id(), new Means.Wielding(with, false), step.target(), twist));
  }

  private boolean canStrike(Being by, Item item, String target, Twist twist) {
    var means = new Means.Wielding(item.key(), false);
    return Aim.refusal(state(), by, means, target, twist).isEmpty()
        && !Arms.of(state(), by, means).explodes();
  }
}
