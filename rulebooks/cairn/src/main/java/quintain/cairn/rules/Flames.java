package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Power;
import quintain.cairn.state.Tag;
import quintain.cairn.state.World;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Torches and lanterns: lit, carried about, put out, burnt down (CRN-R-64).
final class Flames extends Chapter {
  Flames(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static Optional<Refusal> refusal(CairnState state, Being user, Item item) {
    if (item.burns()) {
      return barred(CRN_GEAR, item.name() + " burns already");
    }
    if (Powers.isQuenched(state, user)) {
      return barred(CRN_SPL, "No flame can be lit here");
    }
    if (!Inventory.hasHandFor(user, item)) {
      return Inventory.noHandFor(user, item);
    }
    return needsOil(item.gear()) && oil(user).isEmpty()
        ? barred(CRN_GEAR, item.name() + " needs oil")
        : Optional.empty();
  }

  /// A light that burns as long as it is fed.
  private static boolean needsOil(Gear gear) {
    return gear.light().isPresent() && gear.light().get().minutes() == 0;
  }

  private static Optional<Item> oil(Being being) {
    for (Item item : being.pack().items()) {
      if (item.gear().is(Tag.FUEL)) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// A torch burns its hour down, or what is left of it; a lantern takes a use of oil and burns
  /// until it is put out.
  void light(Being user, Item item) {
    if (needsOil(item.gear())) {
      oil(user).ifPresent(flask -> new Inventory(play).useUp(user, flask, CRN_GEAR));
    }
    if (item.where() != Item.Where.HELD) {
      emit(new CairnEvent.ItemPlaced(user.id(), item.key(), Item.Where.HELD), CRN_INV_01);
    }
    int feet = item.gear().light().map(Gear.Light::feet).orElse(0);
    int whole = item.gear().light().map(Gear.Light::minutes).orElse(0);
    int minutes = whole > 0 && item.left() > 0 ? item.left() : whole;
    long until = minutes == 0 ? Long.MAX_VALUE : state().clock() + minutes * 60L;
    emit(
        new CairnEvent.ItemLit(
            user.id(),
            item.key(),
            new Effect(
                state().numbered() + 1,
                item.key(),
                user.id(),
                List.of(user.id()),
                new Power.Told(feet, minutes),
                until,
                0)),
        CRN_GEAR);
  }

  /// Out of the hand nothing burns, but on the ground it does.
  void stowed(Item item) {
    for (Effect effect : state().effects()) {
      if (item.burns() && effect.number() == item.flame()) {
        play.cite(CRN_R_64);
        new Powers(play).expire(effect);
      }
    }
  }

  /// Its time is over: the torch is burnt down, in whosever hand or wherever it lies.
  void burnDown(Effect flame) {
    for (Being bearer : state().roster()) {
      for (Item item : bearer.pack().items()) {
        if (item.flame() == flame.number()) {
          emit(new CairnEvent.ItemLost(bearer.id(), item.key(), "burnt down"), CRN_GEAR);
          return;
        }
      }
    }
    for (World.Lying lying : state().ground()) {
      if (lying.item().flame() == flame.number()) {
        emit(new CairnEvent.BurntDown(lying.item()), CRN_R_64);
        return;
      }
    }
  }

  /// The flames within so many feet, carried or lying about.
  static List<Effect> within(CairnState state, Being by, int feet) {
    var flames = new ArrayList<Effect>();
    for (Being bearer : state.roster()) {
      if (by.distanceTo(bearer) <= feet) {
        bearer.pack().items().forEach(item -> add(state, item, flames));
      }
    }
    for (World.Lying lying : state.ground()) {
      if (by.distanceTo(lying.at()) <= feet) {
        add(state, lying.item(), flames);
      }
    }
    return flames;
  }

  private static void add(CairnState state, Item item, List<Effect> flames) {
    for (Effect effect : state.effects()) {
      if (item.burns() && effect.number() == item.flame()) {
        flames.add(effect);
      }
    }
  }
}
