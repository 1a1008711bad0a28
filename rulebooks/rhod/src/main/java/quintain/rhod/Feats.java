package quintain.rhod;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.Handling.*;

/// Features in use: what each needs at that moment, what it costs, and what it does.
final class Feats extends Chapter {
  private static final String FOOD = "Food Ration";
  private static final String WATER = "Water Ration";
  private static final String FORAGED = "watch:forage";

  Feats(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(FeatureAttack.class, RHD_AP_05, Feats::cost)
        .offeredWith(FeatureAttack::feature, offers(Way.ATTACK), ACT)
        .icon("swords")
        .key("f")
        .by(FeatureAttack::by, "Who attacks?")
        .slot(FeatureAttack::feature, "How?", Feats::features)
        .slot(FeatureAttack::with, "With what?", Arms::options)
        .atSome(FeatureAttack::targets, "Whom?", Feats::targets)
        .hostile()
        .refuses(Feats::refusal)
        .does(Feats::new, Feats::use);
    book.act(UseFeatureOn.class, RHD_AP_05, Feats::cost)
        .offeredWith(UseFeatureOn::feature, offers(Way.ON_OTHERS), ACT)
        .icon("zap")
        .by(UseFeatureOn::by, "Who uses a Feature?")
        .slot(UseFeatureOn::feature, "Which?", Feats::features)
        .atSome(UseFeatureOn::targets, "On whom?", Feats::targets)
        .refuses(Feats::refusal)
        .does(Feats::new, Feats::use);
    book.act(UseFeature.class, RHD_AP_05, Feats::cost)
        .offeredWith(UseFeature::feature, offers(Way.ON_ONESELF), ACT)
        .icon("zap")
        .by(UseFeature::by, "Who uses a Feature?")
        .slot(UseFeature::feature, "Which?", Feats::features)
        .refuses(Feats::refusal)
        .does(Feats::new, Feats::use);
    book.act(FeatureMove.class, RHD_AP_05, Feats::cost)
        .offeredWith(FeatureMove::feature, offers(Way.MOVE), MOVE)
        .icon("chevrons-right")
        .by(FeatureMove::by, "Who moves?")
        .slot(FeatureMove::feature, "How?", Feats::features)
        .slot(FeatureMove::to, "Where to?", Spaces::feature)
        .refuses(Feats::refusal)
        .does(Feats::new, Feats::use);
    book.act(Charge.class, RHD_AP_05, Feats::cost)
        .offeredWith(Charge::feature, offers(Way.CHARGE), ACT)
        .icon("chevrons-right")
        .by(Charge::by, "Who charges?")
        .slot(Charge::feature, "How?", Feats::features)
        .slot(Charge::with, "With what?", Arms::options)
        .slot(Charge::to, "Where to?", Spaces::charge)
        .at(Charge::target, "Whom?", foesFirst())
        .hostile()
        .refuses(Feats::refusal)
        .does(Feats::new, Feats::use);
    book.handling(Forage.class, RHD_AP_05)
        .offered(being -> offered(being, forager(being).orElseThrow()), REST)
        .ifOpen()
        .when((state, being) -> Turns.mayAct(state, being) && forager(being).isPresent())
        .icon("leaf")
        .by(Forage::by, "Who forages?")
        .refuses(Feats::refusal)
        .does(Feats::new, Feats::forage);
  }

  // How it is offered

  /// The command that a Feature is used with.
  private enum Way {
    ATTACK,
    ON_OTHERS,
    ON_ONESELF,
    MOVE,
    CHARGE,
    FORAGE,
    /// Not by a command: it waits for what triggers it.
    WAITS
  }

  private static Way way(Trick trick) {
    return switch (trick) {
      case Trick.CommittedBlow _,
          Trick.PinDown _,
          Trick.SeamCutter _,
          Trick.SweepingArc _,
          Trick.LastWord _,
          Trick.OwnAttack _ ->
          Way.ATTACK;
      case Trick.PressTheLine _,
          Trick.CallTheMark _,
          Trick.Interpose _,
          Trick.Rally _,
          Trick.FieldSuture _,
          Trick.DreadGaze _ ->
          Way.ON_OTHERS;
      case Trick.Brace _, Trick.TurnedBlade _, Trick.SecondWind _ -> Way.ON_ONESELF;
      case Trick.Own own -> own.whom() == Trick.Whom.SELF ? Way.ON_ONESELF : Way.ON_OTHERS;
      case Trick.BurstOfSpeed _, Trick.SlipFree _ -> Way.MOVE;
      case Trick.TrampleCharge _ -> Way.CHARGE;
      case Trick.Forage _ -> Way.FORAGE;
      case Trick.Parry _, Trick.Riposte _ -> Way.WAITS;
    };
  }

  private static List<Feature> used(Being being, Way way) {
    return being.life().features().stream()
        .filter(feature -> feature.on().isEmpty() && way(feature.trick()) == way)
        .toList();
  }

  /// Each Feature of somebody's that is used in that way.
  private static BiFunction<RhodState, Being, List<Option<String>>> offers(Way way) {
    return (_, being) ->
        used(being, way).stream()
            .map(feature -> Option.of(feature.name(), offered(being, feature)))
            .toList();
  }

  private static String offered(Being being, Feature feature) {
    return being.name() + ": " + feature.name();
  }

  static Optional<Question<?>> features(Blank<RhodState> blank, Topic topic, Being by) {
    return named(topic, by.life().features().stream().map(Feature::name).toList());
  }

  /// The Feature that stands in its slot, if it is filled and somebody has it.
  static Optional<Feature> chosen(Blank<RhodState> blank, Being by) {
    return blank.filled("feature", String.class).flatMap(name -> find(by, name));
  }

  /// Several at once, friends first for what helps.
  static Optional<Question<?>> targets(Blank<RhodState> blank, Topic topic, Being by) {
    boolean helps = chosen(blank, by).filter(feature -> helps(feature.trick())).isPresent();
    var options = others(blank, by, !helps);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  private static boolean helps(Trick trick) {
    return trick instanceof Trick.Rally
        || trick instanceof Trick.Interpose
        || trick instanceof Trick.FieldSuture
        || (trick instanceof Trick.Own own && own.whom() == Trick.Whom.ALLY);
  }

  // What it costs

  /// The AP of a Feature, with those of the weapon where it is an Attack.
  static int cost(RhodState state, Handling.Feat act) {
    var by = state.being(act.by());
    var feature = find(by, act.feature());
    if (feature.isEmpty()) {
      return 0;
    }
    int ap = feature.get().ap();
    return switch (act) {
      case Handling.FeatureAttack a -> weaponCost(state, by, a.with(), feature.get()) + ap;
      case Handling.Charge a ->
          weaponCost(state, by, a.with(), feature.get()) + ap + Movement.ofRun(by) - 1;
      case Handling.FeatureMove _ ->
          feature.get().trick() instanceof Trick.BurstOfSpeed ? ap + Movement.ofRun(by) - 1 : ap;
      case Handling.UseFeature _, Handling.UseFeatureOn _ -> ap;
    };
  }

  private static int weaponCost(RhodState state, Being by, String with, Feature feature) {
    return feature.weapon()
        ? Turns.attackCost(state, by, Arms.of(state, by, new Wielding(with, false)).ap())
        : 0;
  }

  static Optional<Feature> find(Being by, String name) {
    for (Feature feature : by.life().features()) {
      if (feature.name().equalsIgnoreCase(name) || feature.id().equalsIgnoreCase(name)) {
        return Optional.of(feature);
      }
    }
    return Optional.empty();
  }

  // Whether it can be used now (RHD-EXP-11)

  static Optional<Refusal> refusal(RhodState state, Handling.Feat act) {
    var by = state.being(act.by());
    var feature = find(by, act.feature());
    if (feature.isEmpty()) {
      return no(RHD_AP_05, "%s has no Feature %s".formatted(by.name(), act.feature()));
    }
    if (feature.get().on().isPresent()) {
      return no(RHD_AP_05, feature.get().name() + " waits for what triggers it");
    }
    return switch (act) {
      case Handling.UseFeature a -> selfRefusal(state, by, feature.get());
      case Handling.UseFeatureOn a -> targetsRefusal(state, by, feature.get(), a.targets());
      case Handling.FeatureAttack a -> attackRefusal(state, by, feature.get(), a);
      case Handling.FeatureMove a -> moveRefusal(state, by, feature.get(), a.to());
      case Handling.Charge a -> chargeRefusal(state, by, feature.get(), a);
    };
  }

  private static Optional<Refusal> otherwise(Feature feature) {
    return no(RHD_AP_05, feature.name() + " is not used in that way");
  }

  static Optional<Refusal> need(Feature feature, boolean met, String what) {
    return met ? Optional.empty() : no(RHD_EXP_11, "%s needs %s".formatted(feature.cited(), what));
  }

  private static Optional<Refusal> selfRefusal(RhodState state, Being by, Feature feature) {
    return switch (feature.trick()) {
      case Trick.Brace _ -> Optional.empty();
      case Trick.TurnedBlade _ -> need(feature, Arms.hasMelee(state, by), "a melee weapon in hand");
      case Trick.SecondWind _ -> {
        if (!state.inEncounter()) {
          yield need(feature, false, "an Encounter");
        }
        if (state.theFight().hasUsed(by.id(), feature.name())) {
          yield no(RHD_EXP_11, feature.name() + " is used once per Encounter");
        }
        yield need(feature, by.vitals().hitDice() > 0, "a Hit Die");
      }
      case Trick.Own own when own.whom() == Trick.Whom.SELF ->
          WrittenFeats.oftenRefusal(state, by, feature, own.often());
      default -> otherwise(feature);
    };
  }

  private static Optional<Refusal> targetsRefusal(
      RhodState state, Being by, Feature feature, List<String> targets) {
    int most =
        switch (feature.trick()) {
          case Trick.Rally rally -> rally.allies();
          case Trick.Own own -> own.targets();
          default -> 1;
        };
    if (targets.isEmpty() || targets.size() > most) {
      return no(RHD_EXP_11, "%s has 1 to %d targets".formatted(feature.name(), most));
    }
    if (targets.stream().distinct().count() < targets.size()) {
      return no(RHD_EXP_11, "Nobody is a target twice");
    }
    for (String target : targets) {
      var refusal = targetRefusal(state, by, feature, target);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return feature.trick() instanceof Trick.Own own
        ? WrittenFeats.oftenRefusal(state, by, feature, own.often())
        : Optional.empty();
  }

  private static Optional<Refusal> targetRefusal(
      RhodState state, Being by, Feature feature, String target) {
    return switch (feature.trick()) {
      case Trick.PressTheLine _ -> {
        var near = Aim.withinRefusal(state, by, target, Arms.meleeRange(state, by), RHD_EXP_11);
        yield near.isPresent()
            ? near
            : need(feature, state.hasHit(by, target), "a melee hit on it this Turn");
      }
      case Trick.CallTheMark mark -> Aim.withinRefusal(state, by, target, mark.feet(), RHD_EXP_11);
      case Trick.DreadGaze gaze -> Aim.withinRefusal(state, by, target, gaze.feet(), RHD_EXP_11);
      case Trick.Interpose _ -> {
        var near = Aim.adjacentRefusal(state, by, target, RHD_EXP_11);
        yield near.isPresent()
            ? near
            : need(feature, state.isAlly(state.being(target), by), "an ally");
      }
      case Trick.Rally rally -> {
        var other = state.find(target);
        if (other.isEmpty()) {
          yield nobodyCalled(target, RHD_EXP_11);
        }
        yield need(
            feature,
            !target.equals(by.id())
                && !other.get().isDead()
                && state.isAlly(other.get(), by)
                && Field.feet(state, by, other.get()) <= rally.feet(),
            "allies within %d feet".formatted(rally.feet()));
      }
      case Trick.FieldSuture _ -> sutureRefusal(state, by, feature, target);
      case Trick.Own own when own.whom() != Trick.Whom.SELF ->
          WrittenFeats.targetRefusal(state, by, feature, own, target);
      default -> otherwise(feature);
    };
  }

  private static Optional<Refusal> sutureRefusal(
      RhodState state, Being by, Feature feature, String target) {
    var near = Aim.adjacentRefusal(state, by, target, RHD_EXP_11);
    if (near.isPresent()) {
      return near;
    }
    if (!Gadgets.isWilling(state, by, state.being(target))) {
      return need(feature, false, "a willing creature");
    }
    if (Hands.free(state, by) == 0) {
      return need(feature, false, "a free hand");
    }
    return need(feature, dressing(by).isPresent(), "a Field Dressing with a Charge");
  }

  private static Optional<Item> dressing(Being by) {
    return by.kit().items().stream()
        .filter(
            item ->
                item.left() > 0
                    && item.thing() instanceof Equipment equipment
                    && equipment.on(Verb.WRAP).stream().anyMatch(Use.Dress.class::isInstance))
        .findFirst();
  }

  private static Optional<Refusal> attackRefusal(
      RhodState state, Being by, Feature feature, Handling.FeatureAttack act) {
    var with = new Wielding(act.with(), false);
    var unusable = Arms.refusal(state, by, with);
    if (unusable.isPresent()) {
      return unusable;
    }
    var arm = Arms.of(state, by, with);
    boolean melee = arm.melee() && !act.with().equalsIgnoreCase(Arms.UNARMED);
    var use =
        switch (feature.trick()) {
          case Trick.CommittedBlow _ ->
              need(
                  feature,
                  melee && by.stance() == Stance.HIGH_READY,
                  "a melee weapon in hand and High Ready");
          case Trick.PinDown _ -> need(feature, arm.ranged(), "a ranged weapon");
          case Trick.SeamCutter _ -> need(feature, melee, "a melee weapon in hand");
          case Trick.SweepingArc _ ->
              need(feature, melee && arm.large(), "a Large melee weapon in hand");
          case Trick.LastWord _ ->
              need(
                  feature,
                  act.targets().stream()
                      .map(state::find)
                      .allMatch(target -> target.isPresent() && target.get().kit().armoring() == 0),
                  "a target without Armoring");
          case Trick.OwnAttack own -> {
            var often = WrittenFeats.oftenRefusal(state, by, feature, own.often());
            yield often.isPresent() ? often : kindRefusal(feature, own.with(), arm);
          }
          default -> otherwise(feature);
        };
    if (use.isPresent()) {
      return use;
    }
    int most = feature.trick() instanceof Trick.SweepingArc sweep ? sweep.targets() : 1;
    if (act.targets().isEmpty() || act.targets().size() > most) {
      return no(RHD_EXP_11, "%s has 1 to %d targets".formatted(feature.name(), most));
    }
    if (act.targets().stream().distinct().count() < act.targets().size()) {
      return no(RHD_EXP_11, "Nobody is a target twice");
    }
    for (String target : act.targets()) {
      var refusal = Aim.refusal(state, by, with, target);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> kindRefusal(
      Feature feature, Trick.OwnAttack.Kind kind, Arm arm) {
    return switch (kind) {
      case ANY -> Optional.empty();
      case MELEE -> need(feature, arm.melee(), "a melee weapon in hand");
      case RANGED -> need(feature, arm.ranged(), "a ranged weapon");
    };
  }

  private static Optional<Refusal> moveRefusal(
      RhodState state, Being by, Feature feature, Spot to) {
    return switch (feature.trick()) {
      case Trick.BurstOfSpeed burst -> {
        var unable = Movement.runRefusal(state, by);
        if (unable.isPresent()) {
          yield unable;
        }
        if (done(state, by, feature)) {
          yield no(RHD_EXP_11, feature.name() + " is used once per Turn");
        }
        var way = to.equals(by.at()) ? Optional.<Ways.Walk>empty() : Ways.to(state, by, to);
        if (way.isEmpty()) {
          yield to.equals(by.at())
              ? no(RHD_EXP_11, by.name() + " is there already")
              : Movement.noWay(state, by, to);
        }
        yield way.get().feet() <= burst.feet()
            ? Optional.empty()
            : no(
                RHD_EXP_11,
                "It is %d feet to %s, and the run is %d"
                    .formatted(way.get().feet(), to, burst.feet()));
      }
      case Trick.SlipFree slip -> {
        if (!by.is(Condition.ENGAGED) && !by.is(Condition.GRAPPLED)) {
          yield need(feature, false, "to be Engaged or Grappled");
        }
        var way =
            to.equals(by.at()) ? Optional.<Ways.Walk>empty() : Ways.along(state, by, List.of(to));
        if (!to.equals(by.at()) && Field.contains(state, to) && !Ways.isFree(state, by, to)) {
          yield Movement.noRoom(state, by, to);
        }
        yield way.filter(walk -> walk.feet() <= slip.feet()).isPresent()
            ? Optional.empty()
            : no(RHD_EXP_11, "%s is not a space next to %s".formatted(to, by.name()));
      }
      default -> otherwise(feature);
    };
  }

  static boolean done(RhodState state, Being by, Feature feature) {
    return state.turnOf(by.id()).filter(turn -> turn.done().contains(feature.name())).isPresent();
  }

  private static Optional<Refusal> chargeRefusal(
      RhodState state, Being by, Feature feature, Handling.Charge act) {
    if (!(feature.trick() instanceof Trick.TrampleCharge charge)) {
      return otherwise(feature);
    }
    var unable = Movement.runRefusal(state, by);
    if (unable.isPresent()) {
      return unable;
    }
    var way = straight(by.at(), act.to());
    if (way.isEmpty()) {
      return no(RHD_EXP_11, "No straight run leads to " + act.to());
    }
    var bar = Ways.hostileOn(state, by, way);
    if (bar.isPresent()) {
      return no(Rhd.RHD_POS_04, Ways.name(state, by, bar.get()) + " bars the way");
    }
    var walk = Ways.along(state, by, way);
    if (walk.filter(found -> found.feet() <= charge.feet()).isEmpty()) {
      return no(
          RHD_EXP_11, "No straight run of %d feet leads to %s".formatted(charge.feet(), act.to()));
    }
    if (!Ways.isFree(state, by, act.to())) {
      return Movement.noRoom(state, by, act.to());
    }
    var there = new FightEvent.Moved(by.id(), way).appliedTo(state);
    return Aim.refusal(there, there.being(by.id()), new Wielding(act.with(), false), act.target());
  }

  /// The spaces of a straight run, along a row, a column or a diagonal; none for anything else.
  static List<Spot> straight(Spot from, Spot to) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    int length = Math.max(Math.abs(dx), Math.abs(dy));
    if (length == 0 || from.z() != to.z() || (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy))) {
      return List.of();
    }
    var way = new ArrayList<Spot>();
    for (int n = 1; n <= length; n++) {
      way.add(new Spot(from.x() + dx / length * n, from.y() + dy / length * n, from.z()));
    }
    return way;
  }

  // What it does

  void use(Handling.UseFeature act) {
    var by = being(act.by());
    var feature = find(by, act.feature()).orElseThrow();
    switch (feature.trick()) {
      case Trick.Brace _ ->
          new Conditions(play).gain(by.id(), Condition.GUARDED, 1, by.id(), RHD_AP_05);
      case Trick.TurnedBlade _ ->
          new Conditions(play).gain(by.id(), Condition.TURNED_BLADE, 1, by.id(), RHD_AP_05);
      case Trick.SecondWind _ -> {
        emit(new ThingEvent.DoneThisEncounter(by.id(), feature.name()), RHD_EXP_11);
        new Harm(play).hitDie(by.id(), Rhd.RHD_HD_04);
      }
      case Trick.Own own -> new WrittenFeats(play).use(by, feature, own, List.of(by.id()));
      default -> throw new IllegalStateException(feature.name());
    }
  }

  void use(Handling.UseFeatureOn act) {
    var by = being(act.by());
    var feature = find(by, act.feature()).orElseThrow();
    if (feature.trick() instanceof Trick.Own own) {
      new WrittenFeats(play).use(by, feature, own, act.targets());
      return;
    }
    for (String target : act.targets()) {
      switch (feature.trick()) {
        case Trick.PressTheLine _ -> gain(target, Condition.ENGAGED, by);
        case Trick.CallTheMark _ -> gain(target, Condition.MARKED, by);
        case Trick.Interpose _ -> gain(target, Condition.GUARDED, by);
        case Trick.Rally _ -> gain(target, Condition.HEARTENED, by);
        case Trick.DreadGaze _ -> dread(by, being(target));
        case Trick.FieldSuture suture -> suture(by, target, suture.dc());
        default -> throw new IllegalStateException(feature.name());
      }
    }
  }

  private void gain(String target, Condition condition, Being by) {
    new Conditions(play).gain(target, condition, 1, by.id(), RHD_AP_05);
  }

  /// Intimidation against the target's Will (RHD-G-FEAT-15).
  private void dread(Being by, Being target) {
    int will = Defenses.now(target, Defense.WILL);
    if (new Checks(play).check(by, Skill.INTIMIDATION, will, RHD_AP_05)) {
      gain(target.id(), Condition.FRIGHTENED, by);
    }
  }

  /// The Charge is spent whatever the check comes to (RHD-G-FEAT-11).
  private void suture(Being by, String patient, int dc) {
    emit(new ThingEvent.ChargeSpent(by.id(), dressing(by).orElseThrow().key()), Rhd.RHD_EQP_05);
    if (!new Checks(play).check(by, Skill.MEDICINE, dc, RHD_AP_05)) {
      return;
    }
    gain(patient, Condition.STABILIZED, by);
    var hurt = being(patient);
    if (hurt.vitals().hitDice() > 0
        && hurt.vitals().vitality() < Defenses.maxVitality(house(), hurt)
        && player(hurt, Requests.HIT_DIE, true, patient)) {
      new Harm(play).hitDie(patient, Rhd.RHD_HD_03);
    }
  }

  void use(Handling.FeatureAttack act) {
    var feature = find(being(act.by()), act.feature()).orElseThrow();
    if (feature.trick() instanceof Trick.OwnAttack own) {
      new WrittenFeats(play).begin(being(act.by()), feature, own.often());
    }
    play.then(new Encounter.Strike(act.by(), act.with(), false, act.targets(), twist(feature)));
  }

  private static Twist twist(Feature feature) {
    return switch (feature.trick()) {
      case Trick.OwnAttack own -> {
        var twist = Twist.NONE.then(feature.name(), own.hit());
        twist = own.advantage() ? twist.with(Twist.Quirk.ADVANTAGE) : twist;
        twist = own.twice() ? twist.with(Twist.Quirk.DICE_TWICE) : twist;
        for (Cast further : own.dice()) {
          twist = twist.plus(further);
        }
        yield twist;
      }
      case Trick.CommittedBlow _ -> Twist.of(Twist.Quirk.DICE_TWICE);
      case Trick.PinDown pin -> Twist.of(Twist.Quirk.PIN).missing(pin.missedBy());
      case Trick.SeamCutter _ -> Twist.of(Twist.Quirk.TRUE_WITHOUT_MOD);
      case Trick.SweepingArc _ -> Twist.of(Twist.Quirk.SWEEP);
      case Trick.LastWord last -> Twist.of(Twist.Quirk.ADVANTAGE).plus(last.dice());
      case Trick.TrampleCharge charge -> Twist.of(Twist.Quirk.TOPPLE).against(charge.dc());
      default -> Twist.NONE;
    };
  }

  void use(Handling.FeatureMove act) {
    var by = being(act.by());
    var feature = find(by, act.feature()).orElseThrow();
    switch (feature.trick()) {
      case Trick.BurstOfSpeed _ -> {
        emit(new ThingEvent.DoneThisTurn(by.id(), feature.name()), RHD_EXP_11);
        var way = Ways.to(state(), by, act.to()).orElseThrow();
        new Movement(play).maneuver(by.id(), way.steps(), 0);
      }
      case Trick.SlipFree slip -> {
        if (new Checks(play).check(by, Skill.ACROBATICS, slip.dc(), RHD_AP_05)) {
          new Conditions(play).resolveAll(by.id(), Condition.ENGAGED, RHD_AP_05);
          new Conditions(play).resolveAll(by.id(), Condition.GRAPPLED, RHD_AP_05);
          play.then(new Encounter.Go(by.id(), List.of(act.to()), 0));
        }
      }
      default -> throw new IllegalStateException(feature.name());
    }
  }

  /// The run is a Maneuver and triggers what Maneuvers trigger; the Attack comes after it.
  void use(Handling.Charge act) {
    var by = being(act.by());
    new Movement(play).maneuver(by.id(), straight(by.at(), act.to()), 0);
    play.then(new Handling.ChargeHome(act.by(), act.feature(), act.with(), act.target()));
  }

  void chargeHome(Handling.ChargeHome step) {
    var by = being(step.by());
    if (!by.isUp()
        || Aim.refusal(state(), by, new Wielding(step.with(), false), step.target()).isPresent()) {
      emit(new FightEvent.Fizzled(by.id(), "the charge"), RHD_R_38);
      return;
    }
    var feature = find(by, step.feature()).orElseThrow();
    play.then(
        new Encounter.Strike(
            step.by(), step.with(), false, List.of(step.target()), twist(feature)));
  }

  // Foraging

  static Optional<Refusal> refusal(RhodState state, Handling.Forage step) {
    var by = state.being(step.by());
    if (forager(by).isEmpty()) {
      return no(RHD_AP_05, by.name() + " has no Feature for that");
    }
    if (state.inEncounter()) {
      return no(RHD_EXP_11, "Nobody forages now");
    }
    if (by.day().watch() != WatchKind.TRAVEL) {
      return no(RHD_EXP_11, "Foraging takes a Travel Watch");
    }
    return by.day().has(FORAGED)
        ? no(RHD_EXP_11, by.name() + " has foraged this Watch already")
        : Optional.empty();
  }

  private static Optional<Feature> forager(Being by) {
    return used(by, Way.FORAGE).stream().findFirst();
  }

  void forage(Handling.Forage step) {
    var by = being(step.by());
    var figures = (Trick.Forage) forager(by).orElseThrow().trick();
    emit(new LifeEvent.DoneToday(by.id(), FORAGED), RHD_EXP_11);
    int total = new Checks(play).roll(by, Skill.BUSHCRAFT, RHD_AP_05);
    int rations = total >= figures.two() ? 2 : total >= figures.one() ? 1 : 0;
    emit(
        new ThingEvent.Did(by.id(), "forages with %d and finds %d".formatted(total, rations)),
        RHD_AP_05);
    for (int n = 0; n < rations; n++) {
      var kind =
          choose(
              by,
              Requests.FORAGED,
              List.of(Option.of(FOOD, FOOD), Option.of(WATER, WATER)),
              FOOD,
              by.id());
      state()
          .shelf()
          .thing(kind)
          .ifPresent(
              thing ->
                  new Hands(play).receive(by.id(), Item.fresh(thing, Place.PACK, 1), RHD_AP_05));
    }
  }
}
