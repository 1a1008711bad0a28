package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Afflictions;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Onset;
import quintain.rhod.state.Part;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Twist;
import quintain.rhod.state.Wielding;
import quintain.rhod.state.World;

/// Attacks on objects: a Defense and a Vitality that the Referee sets, and no Wounds (RHD-R-102).
final class Battering extends Chapter {
  private static final int LEAST_DEFENSE = 5;
  private static final int HIGHEST_DEFENSE = 15;
  private static final int MOST_VITALITY = 500;

  Battering(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(Batter.class, RHD_R_102, Battering::cost)
        .offered("attacks an object", ACT)
        .ifOpen()
        .by(Batter::by, "Who attacks?")
        .slot(Batter::with, "With what?", Arms::options)
        .slot(Batter::thrown, "Thrown?", yesNo())
        .slot(Batter::object, "What?", Battering::objects)
        .refuses(Battering::refusal)
        .does(Battering::new, Battering::batter);
    book.word(SetUp.class, RHD_R_102)
        .offeredOnce("Set up an object to attack", REFEREE)
        .ifOpen()
        .slot(SetUp::name, "What is it?", Battering::freshName)
        .slot(SetUp::at, "Where?", Spaces::anywhere)
        .slot(SetUp::defense, "How hard is it to hit?", number(5, 15, 10))
        .slot(SetUp::vitality, "How much does it take?", number(1, 60, 5))
        .refuses(Battering::refusal)
        .does(Battering::new, Battering::setUp);
  }

  static Optional<Question<?>> objects(Blank<RhodState> blank, Topic topic) {
    return named(topic, names(blank.state()));
  }

  /// A name that no other object has.
  static Optional<Question<?>> freshName(Blank<RhodState> blank, Topic topic) {
    return named(topic, List.of(Containers.fresh("chest", names(blank.state()))));
  }

  private static List<String> names(RhodState state) {
    return state.world().targets().stream().map(World.Target::name).toList();
  }

  static Optional<Refusal> refusal(RhodState state, Handling.SetUp step) {
    if (step.name().isBlank()) {
      return no(RHD_R_102, "An object has a name");
    }
    if (find(state, step.name()).isPresent()) {
      return no(RHD_R_102, "Something is called " + step.name() + " already");
    }
    if (!Field.contains(state, step.at())) {
      return no(RHD_R_102, step.at() + " is not on the map");
    }
    if (step.defense() < LEAST_DEFENSE || step.defense() > HIGHEST_DEFENSE) {
      return no(
          RHD_R_102,
          "The Defense of an object is %d to %d".formatted(LEAST_DEFENSE, HIGHEST_DEFENSE));
    }
    return step.vitality() < 1 || step.vitality() > MOST_VITALITY
        ? no(RHD_R_102, "The Vitality of an object is 1 to " + MOST_VITALITY)
        : Optional.empty();
  }

  void setUp(Handling.SetUp step) {
    emit(
        new ThingEvent.TargetSetUp(
            new World.Target(step.name(), step.at(), step.defense(), step.vitality())),
        RHD_R_102);
  }

  private static Optional<World.Target> find(RhodState state, String name) {
    return state.world().targets().stream()
        .filter(target -> target.name().equalsIgnoreCase(name))
        .findFirst();
  }

  static int cost(RhodState state, Handling.Batter act) {
    var by = state.being(act.by());
    return Turns.attackCost(state, by, Arms.of(state, by, with(act)).ap());
  }

  private static Wielding with(Handling.Batter act) {
    return new Wielding(act.with(), act.thrown());
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Batter act) {
    var by = state.being(act.by());
    var unusable = Arms.refusal(state, by, with(act));
    if (unusable.isPresent()) {
      return unusable;
    }
    var target = find(state, act.object());
    if (target.isEmpty()) {
      return no(RHD_R_102, "No object here is called " + act.object());
    }
    if (by.is(Condition.BLINDED) && Field.feet(state, by, target.get().at()) > Field.SPACE) {
      return Aim.blindRefusal(state, by);
    }
    if (!Field.sees(state, by, target.get().at())) {
      return no(
          Rhd.RHD_LOS_01,
          "%s has no Line of Sight to %s: Full Cover is between them (%s)"
              .formatted(by.name(), target.get().name(), Rhd.RHD_COV_02.id()));
    }
    int range = Arms.of(state, by, with(act)).range();
    int far = Field.feet(state, by, target.get().at());
    return far <= range
        ? Optional.empty()
        : no(
            RHD_ATK_02,
            "%s is %d feet away, and %d is as far as it goes"
                .formatted(target.get().name(), far, range));
  }

  /// The Attack Roll against the object's Defense; damage comes off its Vitality.
  void batter(Handling.Batter act) {
    var by = being(act.by());
    var target = find(state(), act.object()).orElseThrow();
    var arm = Arms.of(state(), by, with(act));
    if (state().isTurnOf(by.id())) {
      emit(new FightEvent.AttackCounted(by.id()), Rhd.RHD_ATK_01);
    }
    var ability = Attacks.best(by, arm.abilities());
    var parts = new ArrayList<Part>();
    parts.add(Checks.ability(by, ability));
    if (arm.degree() != 0) {
      parts.add(new Part(arm.skill().title(), arm.degree(), RHD_ATK_03));
    }
    parts.addAll(Attacks.stance(by, arm));
    Afflictions.onCheck(by.conditions(), arm.skill(), parts);
    Afflictions.onAttack(by.conditions(), target.name(), parts);
    var tilts = new ArrayList<Tilt>();
    Tilts.onCheck(state(), by, arm.skill(), tilts);
    Tilts.ofAttacker(state(), by, target.name(), tilts);
    var thrown = new Checks(play).thrown(by, parts, tilts, RHD_ATK_03);
    var magazines = new Magazines(play);
    magazines.fire(by, arm);
    var attacks = new Attacks(play);
    boolean hit = play.judge(RHD_R_102, attacks.reaches(thrown, target.defense()));
    play.measure("hit", hit);
    var onset =
        new Onset(
            by.id(),
            act.with(),
            act.thrown(),
            List.of(),
            ability,
            arm.types().getFirst(),
            Twist.NONE);
    var caught = caught(onset, arm, target, thrown);
    int damage = hit || !caught.isEmpty() ? damage(by, arm, ability, attacks.doubles(thrown)) : 0;
    emit(
        new ThingEvent.Battered(by.id(), target, thrown.total(), hit, hit ? damage : 0), RHD_R_102);
    if (find(state(), target.name()).isEmpty()) {
      new Containers(play).broken(target.name(), target.at());
    }
    for (String id : caught) {
      new Aftermath(play).burst(by.id(), arm, damage, id);
    }
    magazines.jam(being(by.id()), arm, thrown.natural());
    magazines.leave(being(by.id()), arm, target.at());
    attacks.used(by.id(), List.of());
    if (!caught.isEmpty()) {
      play.then(new Encounter.CheckEncounter());
    }
  }

  /// Whom a Burst beside the object hits with the same Attack Roll, in Turn Order (RHD-G-TAG-24).
  private List<String> caught(Onset onset, Arm arm, World.Target target, Checks.Thrown thrown) {
    var attacks = new Attacks(play);
    var by = being(onset.by());
    var hit = new ArrayList<String>(0);
    for (String id : arm.burst() > 0 ? state().inOrder() : List.<String>of()) {
      var other = being(id);
      if (!other.isDead()
          && !id.equals(by.id())
          && Field.feet(state(), other, target.at()) <= arm.burst()
          && attacks.hits(
              onset, arm, other, Attacks.defense(state(), by, arm, other, Twist.NONE), thrown)) {
        hit.add(id);
      }
    }
    return hit;
  }

  private int damage(Being by, Arm arm, Ability ability, boolean doubled) {
    int sum = arm.extra() + new Attacks(play).rolled(by, arm.dice(), doubled ? 2 : 1);
    boolean bare = !arm.melee() && !house().rangedAddsMod();
    int dealt = Math.max(house().minHitDamage(), sum + (bare ? 0 : by.mod(ability)));
    return Math.max(0, judged(by, "deals damage", dealt, RHD_ATK_05));
  }
}
