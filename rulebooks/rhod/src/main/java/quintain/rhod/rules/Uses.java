package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Item;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Use;
import quintain.rhod.state.World;

/// What Equipment does, step by step (RHD-EQP-04).
final class Uses extends Chapter {
  private static final int TWELFTHS_OF_HALF = 6;

  Uses(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  /// Does what a step does at once (RHD-EQP-04); false if it failed and must be repeated.
  boolean carryOut(Use use, Being by, Item item, Equipment equipment, String target) {
    var conditions = new Conditions(play);
    switch (use) {
      case Use.Food food ->
          new Days(play).eat(target, food.halves() * TWELFTHS_OF_HALF, RHD_EQP_04);
      case Use.Water water ->
          new Days(play).drink(target, water.halves() * TWELFTHS_OF_HALF, RHD_EQP_04);
      case Use.Douse _ -> douse(target);
      case Use.Remedy remedy -> {
        int stacks = being(target).stacks(remedy.condition());
        int resolved = remedy.stacks() == 0 ? stacks : Math.min(stacks, remedy.stacks());
        if (resolved > 0) {
          conditions.resolve(target, remedy.condition(), resolved, RHD_EQP_04);
        }
        if (remedy.daily()) {
          emit(new LifeEvent.DoneToday(target, equipment.name()), RHD_EQP_04);
        }
      }
      case Use.Dress _ -> dress(target, by.id());
      case Use.Shine _ -> {
        emit(new ThingEvent.Lit(by.id(), item.key(), true), RHD_INT_15);
        conditions.settle();
      }
      case Use.Line line -> {
        emit(new ThingEvent.Lost(by.id(), item.key(), 1), RHD_EQP_06);
        emit(ThingEvent.Laid.oneDown(item, by.at()), RHD_EQP_06);
        emit(
            new ThingEvent.ZoneMade(
                new World.Zone(World.Zone.Kind.LINE, by.at(), line.feet(), by.id(), 0)),
            RHD_EQP_04);
      }
      case Use.Bind _ -> {
        emit(new ThingEvent.Lost(by.id(), item.key(), 1), RHD_EQP_06);
        emit(ThingEvent.Got.oneInto(Place.NATURAL, target, item), RHD_EQP_06);
        conditions.resolveAll(target, Condition.SHACKLED, RHD_EQP_04);
        conditions.gain(target, Condition.BOUND, 1, by.id(), RHD_EQP_04);
        conditions.settle();
      }
      case Use.PickLock _ -> {
        return pickLock(by);
      }
      case Use.Mend mend -> mend(by, being(target), mend.armoring());
      case Use.Flash _, Use.Smoke _, Use.Caltrops _ -> {}
    }
    return true;
  }

  /// All Bleeding is resolved, and the patient is Stabilized.
  private void dress(String patient, String by) {
    var conditions = new Conditions(play);
    int bleeding = being(patient).stacks(Condition.BLEEDING);
    if (bleeding > 0) {
      conditions.resolve(patient, Condition.BLEEDING, bleeding, RHD_EQP_04);
    }
    conditions.gain(patient, Condition.STABILIZED, 1, by, RHD_EQP_04);
  }

  private void douse(String target) {
    var conditions = new Conditions(play);
    int burning = being(target).stacks(Condition.BURNING);
    if (burning > 0) {
      conditions.resolve(target, Condition.BURNING, burning, RHD_EQP_04);
    }
    for (Borne borne : being(target).conditions()) {
      if (borne.condition() == Condition.BLINDED && !borne.isFrom(Borne.LIGHT)) {
        conditions.resolve(target, Condition.BLINDED, 1, RHD_EQP_04);
      }
    }
  }

  /// The lock within reach that somebody works at, or one that no map shows and the Referee knows.
  private boolean pickLock(Being by) {
    var checks = new Checks(play);
    var lock = new Containers(play).workedAt(by);
    int dc =
        lock.isPresent()
            ? lock.get().dc()
            : checks.difficulty(Requests.LOCK_DC, List.of(by.id()), Checks.MEDIUM);
    boolean open = checks.check(by, Skill.MANIPULATION, dc, RHD_EQP_04);
    emit(new ThingEvent.LockTried(by.id(), open), RHD_EQP_04);
    if (open) {
      lock.ifPresent(picked -> emit(new ThingEvent.Unlocked(picked.on()), RHD_EQP_04));
    }
    return open;
  }

  private void mend(Being by, Being wearer, int armoring) {
    var damaged = wearer.kit().worn().stream().filter(item -> Armors.missing(item) > 0).toList();
    if (damaged.isEmpty()) {
      return;
    }
    var key =
        damaged.size() == 1
            ? damaged.getFirst().key()
            : choose(
                by,
                Requests.WHICH_ARMOR,
                damaged.stream().map(item -> Option.of(item.key(), item.key())).toList(),
                damaged.getFirst().key(),
                by.id());
    new Armors(play).restore(wearer.id(), being(wearer.id()).kit().get(key), armoring);
  }

  // Somewhere

  /// Does what a thing does where it is placed.
  void carryOut(Use use, String by, Spot at) {
    zone(use, by, at).ifPresent(zone -> emit(new ThingEvent.ZoneMade(zone), RHD_EQP_04));
  }

  private static Optional<World.Zone> zone(Use use, String by, Spot at) {
    return switch (use) {
      case Use.Flash flash ->
          Optional.of(new World.Zone(World.Zone.Kind.FLASH, at, flash.feet(), by, 1));
      case Use.Smoke smoke ->
          Optional.of(new World.Zone(World.Zone.Kind.SMOKE, at, smoke.feet(), by, smoke.rounds()));
      case Use.Caltrops _ -> Optional.of(new World.Zone(World.Zone.Kind.CALTROPS, at, 0, by, 0));
      case Use.Food _,
          Use.Water _,
          Use.Douse _,
          Use.Remedy _,
          Use.Dress _,
          Use.Shine _,
          Use.Line _,
          Use.Bind _,
          Use.PickLock _,
          Use.Mend _ ->
          Optional.empty();
    };
  }
}
