package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Power;
import quintain.kernel.Refusal;
import quintain.kernel.parts.Lists;

/// Whom a power may be aimed at: how many, how far away, and whether naming them matters at all.
///
/// @param feet how far it reaches; touch is [#TOUCH]
/// @param how what naming somebody means
public record Aim(int least, int most, int feet, How how) {
  /// As far as somebody can be touched: adjacent (CRN-R-55).
  public static final int TOUCH = 5;

  private static final int MANY = Integer.MAX_VALUE;

  /// What naming somebody means for a power.
  enum How {
    /// It works on whoever uses it and on nobody else.
    SELF,
    /// It works on those named.
    NAMED,
    /// It works on those named, living or dead.
    NAMED_EVEN_DEAD,
    /// It works on those named, or on whoever is near if nobody is.
    NAMED_OR_NEAR,
    /// It works on an area, whoever is named.
    AREA
  }

  /// A spell cast through another power is aimed as that spell is.
  static Aim of(CairnState state, Power power) {
    return switch (power) {
      case Power.Hasten p -> new Aim(1, p.creatures(), TOUCH, How.NAMED);
      case Power.Hold p -> new Aim(1, p.creatures(), p.feet(), How.NAMED);
      case Power.Quench p -> new Aim(0, MANY, p.feet(), How.AREA);
      case Power.Hush p ->
          p.room()
              ? new Aim(0, MANY, p.feet(), How.NAMED_OR_NEAR)
              : new Aim(1, 1, p.feet(), How.NAMED);
      case Power.Mend _, Power.Harden _ -> new Aim(1, 1, TOUCH, How.NAMED);
      case Power.Slick p -> new Aim(0, 1, p.length(), How.AREA);
      case Power.Burst p -> new Aim(1, MANY, p.feet() + p.radius(), How.NAMED);
      case Power.Sleep p -> new Aim(0, MANY, p.feet(), How.NAMED_OR_NEAR);
      case Power.Bind p -> new Aim(0, p.ropes(), p.feet(), How.NAMED);
      case Power.Shove p -> new Aim(0, 1, p.feet(), How.NAMED);
      case Power.Rout p -> new Aim(0, MANY, p.feet(), How.AREA);
      case Power.Gale p -> new Aim(0, MANY, p.feet(), How.AREA);
      case Power.EndSpells p -> new Aim(0, 1, p.feet(), How.NAMED_EVEN_DEAD);
      case Power.Swim p -> new Aim(1, p.creatures(), TOUCH, How.NAMED);
      case Power.TakeBack _ -> new Aim(0, 1, MANY, How.NAMED);
      case Power.Told p -> new Aim(0, MANY, Math.max(TOUCH, p.feet()), How.NAMED_EVEN_DEAD);
      case Power.Cast p ->
          state
              .shelf()
              .spell(p.spell())
              .map(spell -> of(state, spell.power()))
              .orElse(new Aim(0, 1, 0, How.SELF));
      case Power.Unseen _,
          Power.Carry _,
          Power.Copies _,
          Power.Shrink _,
          Power.StillMagic _,
          Power.LiftFatigue _,
          Power.Reveal _,
          Power.NextBlow _,
          Power.RollAgain _ ->
          new Aim(0, 1, 0, How.SELF);
    };
  }

  /// Why a power cannot be aimed at those named.
  ///
  /// @param by whoever uses it, where they will stand by then
  /// @param widened the Warden may yet say that it takes in more of them (CRN-CAST-04)
  static Optional<Refusal> refusal(
      CairnState state, Being by, Power power, List<String> named, boolean widened, Crn why) {
    var aim = of(state, power);
    if (named.size() < aim.least()) {
      return no(why, "It needs somebody to work on");
    }
    if (named.size() > aim.most() && !widened && aim.how() != How.SELF) {
      return no(why, "It works on at most " + aim.most() + ", not " + named.size());
    }
    var targets = new ArrayList<Being>();
    for (String id : named) {
      var target = state.find(id);
      if (target.isEmpty()) {
        return no(why, "Nobody here is called " + id);
      }
      if (targets.contains(target.get())) {
        return no(why, target.get().name() + " is named twice");
      }
      targets.add(target.get());
      var reason = aim.misses(by, target.get());
      if (reason.isPresent()) {
        return no(why, reason.get());
      }
    }
    return power instanceof Power.Burst burst && !isOneCircle(by, burst, targets)
        ? no(why, "They do not all stand within one circle of " + burst.radius() + " ft")
        : Optional.empty();
  }

  private static Optional<Refusal> no(Crn clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  /// Why somebody is no target, in a sentence; empty if they are one.
  Optional<String> misses(Being by, Being target) {
    if (how == How.SELF && !target.id().equals(by.id())) {
      return Optional.of("It only works on " + by.name());
    }
    if (how == How.AREA) {
      return Optional.empty();
    }
    if (target.isDead() && how != How.NAMED_EVEN_DEAD) {
      return Optional.of(target.name() + " is dead");
    }
    if (target.hasLeft()) {
      return Optional.of(target.name() + " has left");
    }
    if (target.isSwallowed()) {
      return Optional.of(target.name() + " is swallowed, out of reach of all magic");
    }
    return target.id().equals(by.id()) || by.distanceTo(target) <= feet
        ? Optional.empty()
        : Optional.of(target.name() + " is farther away than " + feet + " ft");
  }

  /// Whether somebody can be struck together with those already named.
  static boolean fits(Being by, Power power, List<Being> named, Being another) {
    return !(power instanceof Power.Burst burst)
        || isOneCircle(by, burst, Lists.plus(named, another));
  }

  /// Whether a circle centred within reach can hold them all.
  private static boolean isOneCircle(Being by, Power.Burst burst, List<Being> targets) {
    int nearest = Integer.MAX_VALUE;
    int farthest = Integer.MIN_VALUE;
    for (Being target : targets) {
      nearest = Math.min(nearest, target.at());
      farthest = Math.max(farthest, target.at());
    }
    int firstCentre = Math.max(farthest - burst.radius(), by.at() - burst.feet());
    int lastCentre = Math.min(nearest + burst.radius(), by.at() + burst.feet());
    return firstCentre <= lastCentre;
  }

  /// Those a step works on beside whoever acts, named or only near.
  public static List<Being> worksOn(CairnState state, CairnStep step) {
    var beings = new ArrayList<Being>();
    for (String id : CairnDeeds.aimed(step)) {
      state.find(id).ifPresent(beings::add);
    }
    var act = step instanceof CairnStep.Weigh weighed ? weighed.act() : step;
    if (act instanceof CairnStep.Act own && state.find(own.by()).isPresent()) {
      beings.addAll(reached(state, own));
    }
    return beings;
  }

  /// Whether an act works on foes nearby though it names none of them.
  static boolean reachesFoes(CairnState state, CairnStep.Act act) {
    return !reached(state, act).isEmpty();
  }

  /// The foes nearby on whom an act works though it names none of them.
  static List<Being> reached(CairnState state, CairnStep.Act act) {
    var by = state.being(act.by());
    var power = Casting.power(by, act).or(() -> Relics.power(by, act));
    if (power.isEmpty() || !menaces(power.get(), CairnDeeds.ALL.aimedAt(act))) {
      return List.of();
    }
    var aim = of(state, power.get());
    return state.side(by.side().other()).stream()
        .filter(foe -> !foe.isOut() && by.distanceTo(foe) <= aim.feet())
        .toList();
  }

  private static boolean menaces(Power power, List<String> named) {
    return power instanceof Power.Rout
        || power instanceof Power.Gale
        || (power instanceof Power.Sleep && named.isEmpty());
  }
}
