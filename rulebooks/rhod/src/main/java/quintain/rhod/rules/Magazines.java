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
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tag;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Weapon;

/// Ammunition: what an Attack uses up, Reload, Jams and Unjam.
final class Magazines extends Chapter {
  Magazines(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(Reload.class, RHD_REL_01, 2)
        .offered("reloads", GEAR)
        .icon("refresh-cw")
        .by(Reload::by, "Who reloads?")
        .slot(Reload::item, "What?", Inventory.things(Magazines::isGun))
        .slot(Reload::ammunition, "With what first?", Magazines::ammunition)
        .refuses(Magazines::refusal)
        .does(Magazines::new, Magazines::reload);
    book.act(Unjam.class, RHD_UNJ_01, 2)
        .offered("clears a jam", GEAR)
        .icon("wrench")
        .by(Unjam::by, "Who clears a jam?")
        .slot(Unjam::item, "Of what?", Inventory.things(Magazines::isGun))
        .refuses(Magazines::refusal)
        .does(Magazines::new, Magazines::unjam);
  }

  static boolean isGun(Item item) {
    return item.held() && item.thing() instanceof Weapon weapon && weapon.capacity() > 0;
  }

  /// Kinds of ammunition at hand for the weapon to be loaded.
  static Optional<Question<?>> ammunition(Blank<RhodState> blank, Topic topic, Being by) {
    return Inventory.chosen(blank, by)
        .flatMap(
            item -> {
              if (!(item.thing() instanceof Weapon weapon)) {
                return Optional.empty();
              }
              var names =
                  by.kit().stacksFor(weapon).stream()
                      .map(stack -> stack.thing().name())
                      .distinct()
                      .toList();
              return named(topic, names.isEmpty() ? List.of("ammunition") : names);
            });
  }

  /// An Attack uses up one piece (RHD-RNG-04, RHD-RNG-05).
  void fire(Being by, Arm arm) {
    var item = by.kit().find(arm.item());
    if (arm.melee() || arm.thrown() || item.isEmpty()) {
      return;
    }
    if (!(item.get().thing() instanceof Weapon weapon) || !weapon.valid()) {
      return;
    }
    if (weapon.capacity() > 0) {
      emit(new ThingEvent.Fired(by.id(), item.get().key(), ""), RHD_RNG_04);
      return;
    }
    Arms.stack(by.kit(), weapon)
        .ifPresent(
            stack ->
                emit(new ThingEvent.Fired(by.id(), item.get().key(), stack.key()), RHD_RNG_05));
  }

  /// After an Attack whose kept d20 is low enough the weapon is Jammed (RHD-R-34).
  void jam(Being by, Arm arm, int kept) {
    if (arm.jam() > 0 && kept <= arm.jam() && being(by.id()).kit().find(arm.item()).isPresent()) {
      emit(new ThingEvent.Jammed(by.id(), arm.item(), true), RHD_R_34);
    }
  }

  /// A thrown weapon is no longer in the hand but lies in the target's space (RHD-R-89).
  void leave(Being by, Arm arm, Spot at) {
    var item = being(by.id()).kit().find(arm.item());
    if (arm.thrown() && item.isPresent()) {
      emit(new ThingEvent.Lost(by.id(), item.get().key(), 1), RHD_R_89);
      emit(ThingEvent.Laid.oneDown(item.get(), Hands.beneath(state(), at)), RHD_R_89);
      new Conditions(play).loosen();
    }
  }

  // Reload

  static Optional<Refusal> refusal(RhodState state, Handling.Reload step) {
    var by = state.being(step.by());
    var held = heldWeapon(by, step.item(), RHD_REL_01);
    if (held.refusal().isPresent()) {
      return held.refusal();
    }
    var item = held.item().orElseThrow();
    var weapon = (Weapon) item.thing();
    if (weapon.capacity() == 0) {
      return no(RHD_REL_01, item.key() + " is not loaded but drawn for each Attack");
    }
    if (item.jammed()) {
      return no(RHD_R_33, item.key() + " is Jammed");
    }
    if (item.loaded().size() >= weapon.capacity()) {
      return no(RHD_REL_02, item.key() + " is full");
    }
    var stacks = by.kit().stacksFor(weapon);
    if (stacks.isEmpty()) {
      return no(
          RHD_REL_02,
          "No ammunition for %s is in the Off Hand, the Quiver or the Sheath"
              .formatted(item.key()));
    }
    return stacks.stream().noneMatch(stack -> isCalled(stack, step.ammunition()))
        ? no(RHD_R_33, "There is no %s at hand for %s".formatted(step.ammunition(), item.key()))
        : Optional.empty();
  }

  private static boolean isCalled(Item stack, String name) {
    return stack.key().equalsIgnoreCase(name) || stack.thing().name().equalsIgnoreCase(name);
  }

  /// As full as the ammunition allows, the chosen kind first (RHD-REL-01).
  void reload(Handling.Reload step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    var weapon = (Weapon) item.thing();
    var stacks = new ArrayList<>(by.kit().stacksFor(weapon));
    stacks.sort(
        (a, b) -> Boolean.compare(isCalled(b, step.ammunition()), isCalled(a, step.ammunition())));
    var pieces = new ArrayList<Ammunition>();
    int room = weapon.capacity() - item.loaded().size();
    for (Item stack : stacks) {
      for (int n = 0; n < stack.count() && pieces.size() < room; n++) {
        pieces.add((Ammunition) stack.thing());
      }
    }
    emit(new ThingEvent.Reloaded(by.id(), item.key(), pieces), RHD_REL_01);
  }

  // Unjam

  static Optional<Refusal> refusal(RhodState state, Handling.Unjam step) {
    var by = state.being(step.by());
    var held = heldWeapon(by, step.item(), RHD_UNJ_01);
    if (held.refusal().isPresent()) {
      return held.refusal();
    }
    return held.item().orElseThrow().jammed()
        ? Optional.empty()
        : no(RHD_UNJ_01, step.item() + " is not Jammed");
  }

  /// A Manipulation check against the weapon's Unjam DC (RHD-UNJ-01).
  void unjam(Handling.Unjam step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    int dc = ((Weapon) item.thing()).tags().value(Tag.Kind.UNJAM);
    if (new Checks(play).check(by, Skill.MANIPULATION, dc, RHD_UNJ_01)) {
      emit(new ThingEvent.Jammed(by.id(), item.key(), false), RHD_UNJ_01);
    }
  }

  private record Held(Optional<Item> item, Optional<Refusal> refusal) {}

  private static Held heldWeapon(Being by, String key, Rhd why) {
    var item = by.kit().find(key);
    if (item.isEmpty()) {
      return new Held(item, no(why, "%s has no %s".formatted(by.name(), key)));
    }
    if (!(item.get().thing() instanceof Weapon)) {
      return new Held(item, no(why, item.get().key() + " is no weapon"));
    }
    return by.kit().wields(item.get())
        ? new Held(item, Optional.empty())
        : new Held(item, no(why, item.get().key() + " is not in hand"));
  }
}
