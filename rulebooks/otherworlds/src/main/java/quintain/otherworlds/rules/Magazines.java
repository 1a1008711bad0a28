package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Weapon;

/// Ammunition: what a shot spends, unloading, reloading.
public final class Magazines extends Chapter {
  private static final int MOST_BY_HOUSE = 3;

  Magazines(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(Reload.class, OTW_ACT_11)
        .offered("reloads", GEAR)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("refresh-cw")
        .by(Reload::by, "Who reloads?")
        .slot(Reload::item, "What?", Magazines::guns)
        .refusesActor(Magazines::refusal)
        .does(Magazines::new, Magazines::reload);
  }

  static Optional<Question<?>> guns(Blank<OtwState> blank, Topic topic, Being by) {
    return Hands.oneOfThem(
        topic, Lists.without(by.kit().items(), item -> Arms.magazine(item.gear()) == 0));
  }

  /// Why somebody cannot spend so many rounds beyond the first on one attack (OTW-EQ-21).
  static Optional<Refusal> unloadRefusal(OtwState state, Being by, Arm arm, int rounds) {
    if (rounds == 0) {
      return Optional.empty();
    }
    if (rounds < 0) {
      return no(OTW_EQ_21, "Unloading spends rounds, it gives none back");
    }
    if (!arm.gun()) {
      return no(OTW_EQ_21, arm.name() + " is no gun, so it cannot be unloaded");
    }
    if (arm.has(Keyword.SLOW_FIRE)) {
      return no(OTW_MECH_38, arm.name() + " is slow to fire and cannot be unloaded");
    }
    int most = unloadable(state, by, arm);
    return rounds > most
        ? no(OTW_R_75, "%s can be unloaded by %d at most now".formatted(arm.name(), most))
        : Optional.empty();
  }

  /// How many rounds can be spent beyond the first (OTW-R-75); none of what is slow to fire
  /// (OTW-MECH-38) or no gun.
  public static int unloadable(OtwState state, Being by, Arm arm) {
    if (!arm.gun() || arm.has(Keyword.SLOW_FIRE)) {
      return 0;
    }
    int spare = by.kit().find(arm.item()).map(Item::left).orElse(0) - 1;
    int cap =
        switch (state.house().unloadCap()) {
          case MAGAZINE -> spare;
          case THREE -> MOST_BY_HOUSE;
          case PROFICIENCY -> by.life().bonus();
        };
    return Math.max(0, Math.min(spare, cap));
  }

  /// One shot, and what is unloaded with it (OTW-R-67).
  void spend(Being by, Arm arm, int unloaded, Clause why) {
    if (arm.magazine() > 0) {
      var item = by.kit().get(arm.item());
      emit(new ThingEvent.LeftChanged(by.id(), item.key(), item.left() - 1 - unloaded), why);
    }
  }

  /// Once an attack is over, what is used up is gone, and what was thrown lies where it went.
  void leave(String by, Arm arm, Spot at) {
    var item = being(by).kit().find(arm.item());
    if (item.isEmpty()) {
      return;
    }
    if (arm.has(Keyword.USED_UP)) {
      emit(new ThingEvent.Spent(by, item.get().key()), OTW_R_67);
    } else if (arm.thrown()) {
      emit(new ThingEvent.Thrown(by, item.get().key(), at), OTW_R_59);
    }
  }

  /// What somebody holds or wears that a reload would fill (OTW-R-33).
  public static List<Item> reloadable(Being by) {
    var guns = new ArrayList<Item>();
    for (Item item : by.kit().items()) {
      if (refills(item)
          && (item.isHeld()
              || item.place() == Item.Place.SHEATHED
              || item.place() == Item.Place.NATURAL)) {
        guns.add(item);
      }
    }
    return guns;
  }

  private static boolean refills(Item item) {
    boolean usedUp = item.gear() instanceof Weapon weapon && weapon.has(Keyword.USED_UP);
    return !usedUp && item.left() < Arms.magazine(item.gear());
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Reload step) {
    var item = by.kit().find(step.item());
    if (item.isEmpty()) {
      return no(OTW_ACT_11, by.name() + " has no " + step.item());
    }
    if (!item.get().isHeld() && item.get().place() != Item.Place.NATURAL) {
      return no(OTW_ACT_11, item.get().key() + " is not equipped");
    }
    if (Arms.magazine(item.get().gear()) == 0) {
      return no(OTW_ACT_11, item.get().key() + " has no magazine");
    }
    return refills(item.get())
        ? Optional.empty()
        : no(OTW_ACT_11, item.get().key() + " needs no reloading");
  }

  /// The Reload action (OTW-ACT-11).
  void reload(OtwStep.Reload step) {
    refill(being(step.by()), being(step.by()).kit().get(step.item()), OTW_ACT_11);
  }

  /// The magazine is full again.
  void refill(Being by, Item item, Clause why) {
    emit(new ThingEvent.LeftChanged(by.id(), item.key(), Arms.magazine(item.gear())), why);
  }
}
