package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.craft.OfActor;
import quintain.otherworlds.state.Absorb;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Grip;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Use;
import quintain.otherworlds.state.Weapon;
import quintain.otherworlds.state.World;

/// Remedies, canisters and tools in use (OTW-ACT-10, OTW-ACT-19).
final class Consumables extends Chapter {
  /// How many spaces across a vial or canister works.
  private static final int ACROSS = 3;

  private static final int TREAT_DL = 6;

  Consumables(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(UseItem.class, OTW_ACT_10)
        .offered("uses an item", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("package-open")
        .by(UseItem::by, "Who uses it?")
        .slot(UseItem::item, "What?", usable())
        .slot(UseItem::target, "For whom?", selfOrFriends())
        .refusesActor(Consumables::refusal)
        .does(Consumables::new, Consumables::useItem);
    book.act(TossItem.class, OTW_ACT_10)
        .offered("throws a vial or canister", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("flask-conical")
        .by(TossItem::by, "Who throws it?")
        .slot(TossItem::item, "What?", usable())
        .slot(TossItem::at, "To which space?", Spaces::thrown)
        .meets((state, step) -> Aim.caught(state, step.at()))
        .refusesActor(Consumables::refusal)
        .does(Consumables::new, Consumables::toss);
    book.act(UseEquipment.class, OTW_ACT_19)
        .offered("uses equipment", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("backpack")
        .by(UseEquipment::by, "Who takes something out?")
        .slot(UseEquipment::item, "What?", Hands.carried())
        .slot(UseEquipment::target, "For whom?", selfOrFriends())
        .refusesActor(Consumables::refusal)
        .does(Consumables::new, Consumables::useEquipment);
  }

  static OfActor<OtwState, Being> usable() {
    return Hands.items(item -> item.gear() instanceof Consumable);
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.UseItem step) {
    return Hands.having(
        by,
        step.item(),
        OTW_ACT_10,
        item -> {
          if (!(item.gear() instanceof Consumable)) {
            return no(OTW_ACT_10, item.key() + " is nothing to use");
          }
          if (!item.isHeld() && item.place() != Item.Place.QUICK) {
            return no(OTW_R_51, item.key() + " is not at hand");
          }
          return target(state, by, item, step.target(), OTW_ACT_10);
        });
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.UseEquipment step) {
    return Hands.having(
        by,
        step.item(),
        OTW_ACT_19,
        item -> {
          if (item.place() != Item.Place.PACK && item.place() != Item.Place.SHEATHED) {
            return no(OTW_R_51, item.key() + " is not in the inventory");
          }
          return switch (item.gear()) {
            case Consumable _ -> target(state, by, item, step.target(), OTW_ACT_19);
            case Armor _, Guard _, Absorb _ -> Armors.refusal(by, item.gear());
            case Weapon weapon ->
                Hands.place(
                    by, item, weapon.hands() == Grip.TWO ? Item.Place.BOTH_HANDS : Item.Place.HAND);
            case Innate _ -> no(OTW_ACT_19, item.key() + " is nothing to use");
          };
        });
  }

  /// Oneself or a neighbour, and one whom it can do something for.
  private static Optional<Refusal> target(
      OtwState state, Being by, Item item, String targetId, Clause why) {
    var use = ((Consumable) item.gear()).use();
    if (use.thrown()) {
      return no(why, item.key() + " is thrown at a space");
    }
    var found = state.find(targetId);
    if (found.isEmpty()) {
      return nobodyCalled(targetId, why);
    }
    var target = found.get();
    if (target.isDead()) {
      return no(why, target.name() + " is dead");
    }
    if (target.isStructure()) {
      return no(why, target.name() + " is a thing that was built");
    }
    return reachRefusal(by, target, why).or(() -> needRefusal(target, use));
  }

  private static Optional<Refusal> needRefusal(Being target, Use use) {
    return switch (use) {
      case Use.Patch _ ->
          Armors.absorb(target).isEmpty()
              ? no(OTW_IT_09, target.name() + " has no absorb item to patch")
              : Optional.empty();
      case Use.Charge _ ->
          Armors.guard(target).isEmpty()
              ? no(OTW_IT_10, target.name() + " has no guard to charge")
              : Optional.empty();
      case Use.Treat _ ->
          woes(target).isEmpty()
              ? no(OTW_IT_02, target.name() + " has nothing to treat")
              : Optional.empty();
      case Use.Heal _,
          Use.Restore _,
          Use.Cure _,
          Use.Flash _,
          Use.Smoke _,
          Use.Line _,
          Use.Light _,
          Use.Stimulate _ ->
          Optional.empty();
    };
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.TossItem step) {
    return Hands.having(
        by,
        step.item(),
        OTW_ACT_10,
        item -> {
          if (!(item.gear() instanceof Consumable thing) || !thing.use().thrown()) {
            return no(OTW_ACT_10, item.key() + " is not made to be thrown");
          }
          if (!item.isHeld() && item.place() != Item.Place.QUICK) {
            return no(OTW_R_51, item.key() + " is not at hand");
          }
          return Movement.throwRefusal(state, by, step.at());
        });
  }

  // In use

  void useItem(OtwStep.UseItem step) {
    use(being(step.by()), step.item(), being(step.target()));
  }

  /// From the inventory: used at once, or put on or taken in hand (OTW-ACT-19).
  void useEquipment(OtwStep.UseEquipment step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    switch (item.gear()) {
      case Consumable _ -> use(by, item.key(), being(step.target()));
      case Armor _, Guard _, Absorb _ ->
          emit(new ThingEvent.Placed(by.id(), item.key(), Item.Place.WORN), OTW_ACT_19);
      case Weapon weapon ->
          emit(
              new ThingEvent.Placed(
                  by.id(),
                  item.key(),
                  weapon.hands() == Grip.TWO ? Item.Place.BOTH_HANDS : Item.Place.HAND),
              OTW_ACT_19);
      case Innate _ -> throw new IllegalStateException("refused before: " + step);
    }
  }

  private void use(Being by, String key, Being target) {
    var item = by.kit().get(key);
    var thing = (Consumable) item.gear();
    var why = clause(thing);
    emit(new OtwEvent.ItemUsed(by.id(), item.key(), target.id()), why);
    wear(by, item, why);
    switch (thing.use()) {
      case Use.Heal heal -> {
        new Remedies(play).cureDeath(by, target, Checks.With.skill(Proficiency.MEDICAL));
        new Remedies(play).heal(by, target, heal.more(), why);
      }
      case Use.Treat treat -> treat(by, target, treat.bonus());
      case Use.Restore restore ->
          new Harm(play)
              .restoreAstral(
                  target.id(),
                  new Rolls(play).roll(by, Rolls.acting(by), why) + restore.more(),
                  why);
      case Use.Cure cure -> cure(target.id(), cure.ailment(), why);
      case Use.Patch _ -> refill(target, Armors.absorb(target).orElseThrow(), why);
      case Use.Charge _ -> refill(target, Armors.guard(target).orElseThrow(), why);
      case Use.Line line ->
          new Conditions(play)
              .become(target.id(), Status.fresh(Status.Kind.ROPED, line.feet()), why);
      case Use.Light light ->
          emit(
              new OtwEvent.Told(by.id(), "lights up %d spaces around".formatted(light.spaces())),
              why);
      case Use.Stimulate stim ->
          new Conditions(play)
              .become(
                  target.id(),
                  Conditions.forNextTurns(
                      state(), target.id(), Status.Kind.STEADIED, 1, stim.turns()),
                  why);
      case Use.Flash _, Use.Smoke _ -> throw new IllegalStateException("refused before: " + key);
    }
  }

  /// The clause of a consumable, by its place in the list; what a pack adds goes by the rule of
  /// using items.
  static Clause clause(Gear thing) {
    return EntryClauses.of(thing, OTW_ACT_10);
  }

  private void wear(Being by, Item item, Clause why) {
    if (((Consumable) item.gear()).uses() == 0) {
      return;
    }
    emit(
        item.left() <= 1
            ? new ThingEvent.Spent(by.id(), item.key())
            : new ThingEvent.LeftChanged(by.id(), item.key(), item.left() - 1),
        why);
  }

  private void refill(Being who, Item item, Clause why) {
    emit(new ThingEvent.LeftChanged(who.id(), item.key(), item.gear().full()), why);
  }

  private void cure(String who, Use.Ailment ailment, Clause why) {
    var conditions = new Conditions(play);
    switch (ailment) {
      case POISON -> conditions.end(who, Status.Kind.POISON, why);
      case FROST -> conditions.end(who, Status.Kind.FROST, why);
      case PETRIFY -> conditions.end(who, Status.Kind.PETRIFY, why);
      case BLIND -> conditions.end(who, Status.Kind.BLIND, why);
      case MIND -> {
        conditions.end(who, Status.Kind.CONFUSED, why);
        conditions.end(who, Status.Kind.BERSERK, why);
      }
    }
  }

  // A kit's Medical checks

  private static List<Status.Kind> woes(Being who) {
    var woes = new ArrayList<Status.Kind>();
    for (Status.Kind kind : List.of(Status.Kind.DEATH, Status.Kind.POISON, Status.Kind.BLEED)) {
      if (who.is(kind)) {
        woes.add(kind);
      }
    }
    return woes;
  }

  private void treat(Being by, Being target, int bonus) {
    var woes = woes(target);
    var woe =
        woes.size() == 1
            ? woes.getFirst()
            : choose(
                by,
                Requests.TREATED,
                woes.stream().map(Option::of).toList(),
                woes.getFirst(),
                by.id(),
                target.id());
    var with = Checks.With.skill(Proficiency.MEDICAL).plus(bonus);
    switch (woe) {
      case DEATH -> new Remedies(play).treatDeath(by, target, with);
      case POISON -> {
        if (new Checks(play)
            .succeeds(by, with, TREAT_DL + target.amount(Status.Kind.POISON), OTW_R_102)) {
          new Conditions(play).end(target.id(), Status.Kind.POISON, OTW_R_102);
        }
      }
      case BLEED -> {
        if (new Checks(play).succeeds(by, with, TREAT_DL, OTW_R_37)) {
          new Conditions(play).end(target.id(), Status.Kind.BLEED, OTW_R_37);
        }
      }
      default -> throw new IllegalStateException("nobody treats " + woe);
    }
  }

  // Thrown

  void toss(OtwStep.TossItem step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    var thing = (Consumable) item.gear();
    var why = clause(thing);
    emit(new OtwEvent.ItemUsed(by.id(), item.key(), ""), why);
    wear(by, item, why);
    switch (thing.use()) {
      case Use.Flash flash -> {
        for (Being caught : Field.inBlast(state(), step.at(), ACROSS)) {
          if (caught.isConscious() && !caught.isStructure()) {
            play.then(new OtwStep.MeetFlash(caught.id(), flash.dl()));
          }
        }
      }
      case Use.Smoke smoke ->
          emit(new ThingEvent.ZoneFilled(new World.Zone(step.at(), ACROSS, smoke.rounds())), why);
      case Use.Heal _,
          Use.Treat _,
          Use.Restore _,
          Use.Cure _,
          Use.Patch _,
          Use.Charge _,
          Use.Line _,
          Use.Light _,
          Use.Stimulate _ ->
          throw new IllegalStateException("refused before: " + step);
    }
  }

  /// A Toughness check over the DL, or blind until the end of the next turn.
  void meetFlash(OtwStep.MeetFlash step) {
    var who = being(step.who());
    if (!new Checks(play).succeeds(who, Checks.With.plain(Attribute.TOU), step.dl(), OTW_IT_12)) {
      new Spells(play).blind(step.who(), OTW_IT_12);
    }
  }
}
