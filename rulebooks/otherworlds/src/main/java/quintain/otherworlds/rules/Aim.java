package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_ACT_14;
import static quintain.otherworlds.state.Otw.OTW_EQ_21;
import static quintain.otherworlds.state.Otw.OTW_MECH_04B;
import static quintain.otherworlds.state.Otw.OTW_MECH_08;
import static quintain.otherworlds.state.Otw.OTW_MECH_19;
import static quintain.otherworlds.state.Otw.OTW_R_67;
import static quintain.otherworlds.state.Otw.OTW_R_72;
import static quintain.otherworlds.state.Otw.OTW_R_74;
import static quintain.otherworlds.state.Otw.OTW_SR_04;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.forms.Blank;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Twist;

/// Who may be attacked with what: every refusal of an attack, and the attacks one action makes.
public final class Aim {
  private Aim() {}

  // One target

  /// Why somebody cannot be attacked so.
  static Optional<Refusal> refusal(
      OtwState state, Being by, Means means, String target, Twist twist) {
    var barred = Arms.refusal(state, by, means);
    return barred.isPresent()
        ? barred
        : refusal(state, by, Arms.of(state, by, means), target, twist);
  }

  private static Optional<Refusal> refusal(
      OtwState state, Being by, Arm arm, String target, Twist twist) {
    var whom = state.find(target);
    if (whom.isEmpty()) {
      return Chapter.nobodyCalled(target, OTW_ACT_14);
    }
    if (target.equals(by.id())) {
      return Chapter.no(OTW_ACT_14, "Nobody attacks themselves");
    }
    if (whom.get().isDead()) {
      return Chapter.no(OTW_ACT_14, whom.get().name() + " is dead");
    }
    if (Field.cover(state, by, whom.get()) == Scene.Grade.FULL) {
      return Chapter.no(OTW_SR_04, whom.get().name() + " is in full cover");
    }
    var tooFar = Arms.outOfReach(arm, by, whom.get(), twist.reach());
    return tooFar.isPresent() ? tooFar : rage(state, by, whom.get());
  }

  /// The berserk must attack the closest enemy (OTW-MECH-04b).
  private static Optional<Refusal> rage(OtwState state, Being by, Being target) {
    return !by.is(Status.Kind.BERSERK) || closest(state, by).contains(target)
        ? Optional.empty()
        : raging(state, by);
  }

  /// A blast of theirs must take in the closest enemy.
  private static Optional<Refusal> rage(OtwState state, Being by, Arm arm, Spot at) {
    if (!by.is(Status.Kind.BERSERK)) {
      return Optional.empty();
    }
    for (Being foe : closest(state, by)) {
      if (Field.inBlock(at, arm.blast(), foe.at())) {
        return Optional.empty();
      }
    }
    return raging(state, by);
  }

  private static Optional<Refusal> raging(OtwState state, Being by) {
    return Chapter.no(
        OTW_MECH_04B,
        "%s is berserk and must attack the closest enemy, %s"
            .formatted(by.name(), names(closest(state, by))));
  }

  /// Those of whom one will do.
  static String names(List<Being> beings) {
    return String.join(" or ", beings.stream().map(Being::name).toList());
  }

  /// The enemies nearest to somebody, of those who are conscious: one, or several as near.
  static List<Being> closest(OtwState state, Being by) {
    var closest = new ArrayList<Being>();
    for (Being foe : state.foesOf(by)) {
      if (foe.isConscious()) {
        int nearer =
            closest.isEmpty()
                ? -1
                : Field.distance(by, foe) - Field.distance(by, closest.getFirst());
        if (nearer < 0) {
          closest.clear();
        }
        if (nearer <= 0) {
          closest.add(foe);
        }
      }
    }
    return closest;
  }

  /// Everybody who could be attacked so and is conscious, in roster order.
  static List<Being> targets(OtwState state, Being by, Means means, Twist twist) {
    var targets = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (being.isConscious() && refusal(state, by, means, being.id(), twist).isEmpty()) {
        targets.add(being);
      }
    }
    return targets;
  }

  // Before the roll

  /// Somebody as a form offers them: how far off they are, and what bears on the attack chosen so
  /// far.
  static Option<String> met(Blank<OtwState> blank, Being by, Option<String> option) {
    var state = blank.state();
    var target = state.being(option.value());
    var weapons = AttackForm.weapons(blank);
    if (weapons.isEmpty()) {
      return option;
    }
    var means = new Means.Wielding(weapons.getFirst(), false);
    if (Arms.refusal(state, by, means).isPresent()) {
      return option;
    }
    var arm = Arms.of(state, by, means);
    var far =
        option.with(
            new Option.Hint(
                Hints.RANGE,
                far(
                    Field.distance(by, target) * Field.SPACE,
                    Arms.reach(arm, by, target.at()) * Field.SPACE)));
    var situation = situation(state, by, arm, target);
    return situation.isEmpty()
        ? far
        : far.with(new Option.Hint(Hints.SITUATION, String.join("; ", situation)));
  }

  /// Height, distance and cover, as attack and defence will count them.
  private static List<String> situation(OtwState state, Being by, Arm arm, Being target) {
    var told = new ArrayList<String>();
    int height = Arms.lobbed(arm, by, target.at());
    if (height > 0) {
      told.add("from above: +" + height + " to hit");
    }
    int past = Arms.pastRange(arm, by, target.at());
    if (past > 0) {
      told.add("past its range: −" + past + " to hit");
    }
    int covered = Defence.covered(state, by, target, arm, Twist.NONE);
    if (covered > 0) {
      var screen = Field.screen(state, by, target).map(thing -> " (" + thing + ")").orElse("");
      told.add("partial cover" + screen + ": +" + covered + " to defence");
    }
    return told;
  }

  // The Attack Action

  /// The attacks of an Attack Action, in their order.
  static List<OtwStep.Strike> strikes(OtwState state, OtwStep.Attack attack) {
    var by = state.being(attack.by());
    boolean both = attack.with().size() > 1;
    var strikes = new ArrayList<OtwStep.Strike>();
    for (int hand = 0; hand < attack.with().size(); hand++) {
      var means = new Means.Wielding(attack.with().get(hand), attack.thrown());
      var arm = Arms.of(state, by, means);
      var targets = targetsOf(attack, hand);
      int count = attacks(state.house(), arm, attack.burst(), targets.size());
      for (int i = 0; i < count; i++) {
        var twist = Twist.NONE.unloading(attack.unload());
        twist = attack.burst() ? twist.with(Twist.Quirk.BURST) : twist;
        twist = both ? twist.with(Twist.Quirk.DUAL) : twist;
        twist = strikes.isEmpty() ? twist : twist.with(Twist.Quirk.FURTHER);
        strikes.add(new OtwStep.Strike(by.id(), means, at(targets, i), twist));
      }
    }
    return strikes;
  }

  /// Whom the weapon of that place goes at: of two weapons each has one target, its own or the same
  /// (OTW-R-74).
  private static List<String> targetsOf(OtwStep.Attack attack, int hand) {
    return attack.with().size() > 1 ? List.of(at(attack.targets(), hand)) : attack.targets();
  }

  /// How many attacks one weapon makes in one action.
  private static int attacks(OtwHouse house, Arm arm, boolean burst, int targets) {
    if (burst) {
      return 2;
    }
    if (arm.has(Keyword.SPRAY_FIRE)) {
      return targets;
    }
    return arm.has(Keyword.MULTI_ATTACK) ? multiple(house) : 1;
  }

  /// Multi-Attack 2 (OTW-R-78).
  private static int multiple(OtwHouse house) {
    return switch (house.multiAttack()) {
      case TOTAL -> 2;
      case ADDITIONAL -> 3;
    };
  }

  private static String at(List<String> targets, int place) {
    return targets.get(Math.min(place, targets.size() - 1));
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Attack attack) {
    var hands = hands(state, by, attack);
    if (hands.isPresent()) {
      return hands;
    }
    if (attack.targets().isEmpty()) {
      return Chapter.no(OTW_ACT_14, "Whom to attack?");
    }
    for (int hand = 0; hand < attack.with().size(); hand++) {
      var means = new Means.Wielding(attack.with().get(hand), attack.thrown());
      var unusable = Arms.refusal(state, by, means);
      if (unusable.isPresent()) {
        return unusable;
      }
      var arm = Arms.of(state, by, means);
      for (String target : targetsOf(attack, hand)) {
        var barred = refusal(state, by, arm, target, Twist.NONE);
        if (barred.isPresent()) {
          return barred;
        }
      }
      var barred = firing(state, by, arm, attack);
      if (barred.isPresent()) {
        return barred;
      }
    }
    if (attack.targets().size() == 1) {
      return Optional.empty();
    }
    int most = strikes(state, attack).size();
    return attack.targets().size() > most
        ? Chapter.no(OTW_ACT_14, "That is " + most + " attacks, one target each")
        : Optional.empty();
  }

  /// Whether so many rounds beyond the first can be spent on each of these attacks (OTW-EQ-21).
  static boolean unloads(
      OtwState state,
      Being by,
      List<String> with,
      List<String> targets,
      boolean thrown,
      int rounds) {
    var attack = new OtwStep.Attack(by.id(), with, targets, thrown, rounds, false);
    return refusal(state, by, attack).isEmpty();
  }

  private static Optional<Refusal> hands(OtwState state, Being by, OtwStep.Attack attack) {
    var with = attack.with();
    if (with.isEmpty() || with.size() > 2) {
      return Chapter.no(OTW_ACT_14, "One attacks with one weapon or with two");
    }
    if (with.size() == 1) {
      return Optional.empty();
    }
    if (with.getFirst().equals(with.getLast()) || attack.thrown()) {
      return Chapter.no(OTW_R_74, "Dual wielding takes two weapons in hand");
    }
    for (String key : with) {
      if (by.kit().find(key).filter(item -> item.place() == Item.Place.HAND).isEmpty()) {
        return Chapter.no(OTW_R_74, "Dual wielding takes two weapons in hand");
      }
    }
    return state.house().dualWield() == OtwHouse.DualWield.ONE_ATTACK
        ? Chapter.no(OTW_R_74, "A second weapon makes no attack of its own at this table")
        : Optional.empty();
  }

  private static Optional<Refusal> firing(
      OtwState state, Being by, Arm arm, OtwStep.Attack attack) {
    if (arm.explodes()) {
      return Chapter.no(OTW_MECH_19, arm.name() + " goes at a space");
    }
    if (attack.burst() && !arm.has(Keyword.BURST_FIRE)) {
      return Chapter.no(OTW_MECH_08, arm.name() + " fires no bursts");
    }
    if (arm.has(Keyword.SPRAY_FIRE)
        && attack.targets().stream().distinct().count() < attack.targets().size()) {
      return Chapter.no(Otw.OTW_R_80, "Spray-Fire goes at different targets");
    }
    var unload = Magazines.unloadRefusal(state, by, arm, attack.unload());
    if (unload.isPresent()) {
      return unload;
    }
    int shots =
        attacks(
            state.house(),
            arm,
            attack.burst(),
            attack.with().size() > 1 ? 1 : attack.targets().size());
    int left = by.kit().find(arm.item()).map(Item::left).orElse(0);
    return arm.magazine() > 0 && left < shots * (1 + attack.unload())
        ? Chapter.no(
            attack.unload() > 0 ? OTW_EQ_21 : OTW_R_67,
            "%s has %d rounds left".formatted(arm.name(), left))
        : Optional.empty();
  }

  // Explosives

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Bombard step) {
    var means = new Means.Wielding(step.with(), false);
    var barred = Arms.refusal(state, by, means);
    if (barred.isPresent()) {
      return barred;
    }
    var arm = Arms.of(state, by, means);
    if (!arm.explodes()) {
      return Chapter.no(OTW_MECH_19, arm.name() + " is no explosive");
    }
    return spaceRefusal(state, by, arm, step.at());
  }

  /// Why an area attack cannot go at a space.
  public static Optional<Refusal> spaceRefusal(OtwState state, Being by, Arm arm, Spot at) {
    if (!Field.contains(state, at)) {
      return Chapter.no(OTW_MECH_19, at + " is not on the map");
    }
    int far = Field.distance(by.at(), at);
    int reach = Arms.reach(arm, by, at);
    if (far > reach && !arm.gun()) {
      return Chapter.no(
          OTW_R_72, "%s is %d spaces off, and %s reaches %d".formatted(at, far, arm.name(), reach));
    }
    return rage(state, by, arm, at);
  }

  /// Everybody whom the widest of blasts would meet there.
  static List<String> caught(OtwState state, Spot at) {
    return Field.inBlast(state, at, WIDEST).stream().map(Being::id).toList();
  }

  private static final int WIDEST = 5;

  private static String far(int feet, int reach) {
    return (feet <= reach ? "%d of %d ft" : "%d ft, and it reaches %d").formatted(feet, reach);
  }
}
