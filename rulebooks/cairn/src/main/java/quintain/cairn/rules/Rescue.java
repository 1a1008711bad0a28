package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Tag;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Aid for the dying, and freeing those whom something holds.
public final class Rescue extends Chapter {
  Rescue(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Aid.class, CRN_CRIT_05)
        .offered("gives aid", ACT)
        .afterwards()
        .ifOpen()
        .when((state, being) -> Rounds.hasTurn(state, being) && mayWantToAid(state, being))
        .icon("heart-handshake")
        .by(Aid::by, "Who gives aid?")
        .at(Aid::whom, "To whom?", friendsFirst())
        .refuses((state, act) -> aidRefusal(state, act.by(), act.whom()))
        .does(Rescue::new, Rescue::aid);
    book.act(Free.class, CRN_ACT_02)
        .offered("frees somebody", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("scissors")
        .by(Free::by, "Who frees somebody?")
        .at(Free::whom, "Whom?", friendsOrSelf())
        .refuses(Rescue::freeRefusal)
        .does(Rescue::new, Rescue::free);
  }

  // Aid

  /// Foes are offered it for their own alone: what they do is not the party's next step.
  private static boolean mayWantToAid(CairnState state, Being being) {
    return being.side() == Who.Side.PARTY
        || state.side(being.side()).stream()
            .anyMatch(friend -> !friend.id().equals(being.id()) && needsAid(friend));
  }

  private static boolean needsAid(Being hurt) {
    return !hurt.isDead() && (hurt.is(Flag.CRITICALLY_DAMAGED) || hurt.is(Flag.MORTALLY_WOUNDED));
  }

  public static Optional<Refusal> aidRefusal(CairnState state, String by, String whom) {
    var helper = state.planned(state.being(by));
    var found = state.find(whom);
    if (found.isEmpty()) {
      return nobodyCalled(whom, CRN_CRIT_05);
    }
    var hurt = found.get();
    if (hurt.isDead()) {
      return barred(CRN_CRIT_05, hurt.name() + " is dead and past all aid");
    }
    if (!needsAid(hurt)) {
      return barred(CRN_CRIT_05, hurt.name() + " is not dying and needs no aid");
    }
    if (isStable(hurt)) {
      return barred(CRN_CRIT_05, hurt.name() + " has had aid already");
    }
    if (hurt.id().equals(helper.id())) {
      return barred(CRN_R_16, "Aid takes somebody else");
    }
    if (hurt.isSwallowed()) {
      return barred(CRN_R_68, hurt.name() + " is swallowed and must be freed first");
    }
    if (!helper.isAdjacentTo(hurt)) {
      return barred(CRN_R_16, helper.name() + " is not beside " + hurt.name());
    }
    return state.house().aid().takesDressing() && dressing(helper).isEmpty()
        ? barred(CRN_R_16, helper.name() + " has no bandages")
        : Optional.empty();
  }

  private static Optional<Item> dressing(Being helper) {
    for (Item item : helper.pack().items()) {
      if (item.gear().is(Tag.AID) && item.where() != Item.Where.LOADED) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /// One action by somebody beside them; the dying clock stops at once (CRN-CRIT-05, CRN-R-16).
  void aid(CairnStep.Aid act) {
    var helper = being(act.by());
    if (house().aid().takesDressing()) {
      dressing(helper).ifPresent(item -> new Inventory(play).useUp(helper, item, CRN_R_16));
    }
    aid(helper, being(act.whom()));
  }

  /// Aid with whatever it takes in hand; the house may ask for a save.
  void aid(Being helper, Being hurt) {
    if (house().aid().takesSave()
        && !new Saves(play).save(helper, Ability.DEX, "fumbling the aid", CRN_R_16)) {
      return;
    }
    for (Timer.What clock : List.of(Timer.What.DIES, Timer.What.DIES_OF_WOUND)) {
      if (hurt.timers().stream().anyMatch(timer -> timer.what() == clock)) {
        emitWithThePhase(new CairnEvent.TimerStopped(hurt.id(), clock), CRN_R_16);
      }
    }
    emitWithThePhase(
        new CairnEvent.Became(hurt.id(), Flag.AIDED, "from " + helper.name()), CRN_CRIT_05);
  }

  /// No longer dying, since aid was given.
  static boolean isStable(Being being) {
    return being.is(Flag.AIDED) && !isDying(being);
  }

  private static boolean isDying(Being being) {
    for (Timer timer : being.timers()) {
      if (timer.what() == Timer.What.DIES || timer.what() == Timer.What.DIES_OF_WOUND) {
        return true;
      }
    }
    return false;
  }

  // Freeing

  private static boolean has(Being being, Timer.What what) {
    for (Timer timer : being.timers()) {
      if (timer.what() == what) {
        return true;
      }
    }
    return false;
  }

  static Optional<Refusal> freeRefusal(CairnState state, CairnStep.Free act) {
    var helper = state.planned(state.being(act.by()));
    var found = state.find(act.whom());
    if (found.isEmpty()) {
      return nobodyCalled(act.whom(), CRN_ACT_02);
    }
    var caught = found.get();
    boolean bySelf = caught.id().equals(helper.id());
    boolean byAnyone = caught.is(Flag.FALLEN) || has(caught, Timer.What.BARB);
    boolean byOthers = caught.is(Flag.HELPLESS) || caught.is(Flag.CAPTIVE) || caught.is(Flag.BOUND);
    if (caught.isDead() || !(byAnyone || byOthers)) {
      return barred(CRN_ACT_02, caught.name() + " is not held by anything");
    }
    if (bySelf && !byAnyone) {
      return barred(CRN_ACT_02, caught.name() + " cannot get free alone");
    }
    return bySelf || helper.isAdjacentTo(caught)
        ? Optional.empty()
        : barred(CRN_R_55, helper.name() + " is not beside " + caught.name());
  }

  /// One action undoes one thing: what holds, what binds, a fall, a barb.
  void free(CairnStep.Free act) {
    var caught = being(act.whom());
    boolean bySelf = caught.id().equals(act.by());
    if (caught.is(Flag.HELPLESS) && !bySelf) {
      letGo(caught, Flag.HELPLESS);
    } else if (caught.is(Flag.CAPTIVE) && !bySelf) {
      freed(caught, Flag.CAPTIVE);
    } else if (caught.is(Flag.BOUND) && !bySelf) {
      letGo(caught, Flag.BOUND);
    } else if (caught.is(Flag.FALLEN)) {
      freed(caught, Flag.FALLEN);
    } else {
      pullBarbs(caught);
    }
  }

  /// Everything that holds, or everything that binds, lets go of this one and keeps the others
  /// (CRN-R-65).
  private void letGo(Being caught, Flag flag) {
    play.cite(CRN_R_65);
    for (Effect effect : state().effects()) {
      if (Holds.makes(effect.power(), flag) && effect.on().contains(caught.id())) {
        emitWithThePhase(
            effect.on().size() == 1
                ? new CairnEvent.EffectEnded(effect.number())
                : new CairnEvent.EffectLifted(effect.number(), caught.id()),
            CRN_SPL);
      }
    }
    for (Timer.What what : Holds.timers(flag)) {
      if (has(caught, what)) {
        emitWithThePhase(new CairnEvent.TimerStopped(caught.id(), what), CRN_BST);
      }
    }
    freed(caught, flag);
  }

  private void freed(Being caught, Flag flag) {
    emitWithThePhase(new CairnEvent.NoLonger(caught.id(), flag), CRN_ACT_02);
  }

  // Holders who are gone

  /// Whoever is out of the fight, has left the scene or come over, or stands too far off holds
  /// nobody any more; whoever is swallowed is where the swallower is (CRN-R-68).
  void afterTheHolders() {
    for (Being held : state().roster()) {
      for (Timer timer : held.timers()) {
        if (timer.isGrip()) {
          afterTheHolder(held, timer);
        }
      }
    }
  }

  private void afterTheHolder(Being held, Timer timer) {
    var found = state().find(timer.by());
    if (found.isEmpty()) {
      loosen(held, timer);
      return;
    }
    var holder = found.get();
    if (timer.what() == Timer.What.SWALLOWED && held.at() != holder.at()) {
      emit(new CairnEvent.Moved(held.id(), holder.at()), CRN_R_68);
    }
    if (holder.isOut() || holder.side() == held.side() || !holder.isAdjacentTo(being(held.id()))) {
      loosen(held, timer);
    }
  }

  private void loosen(Being held, Timer timer) {
    for (CairnEvent event : loosening(state(), held.id(), timer)) {
      emit(event, CRN_R_68);
    }
    if (being(held.id()).is(Flag.HELPLESS)) {
      play.cite(CRN_R_65);
    }
  }

  /// One hold is over; others keep them (CRN-R-65).
  private static List<CairnEvent> loosening(CairnState state, String held, Timer timer) {
    var over = new CairnEvent.TimerOver(held, timer);
    var after = over.appliedTo(state);
    return Holds.on(after.effects(), after.being(held), Flag.HELPLESS)
        ? List.of(over)
        : List.of(over, new CairnEvent.NoLonger(held, Flag.HELPLESS));
  }

  /// A scene as those leave it who go on to another: out of the grip of whoever stays (CRN-R-68).
  static CairnState leaving(CairnState scene, List<String> who) {
    var left = scene;
    for (String id : who) {
      for (Timer timer : scene.being(id).timers()) {
        if (timer.isGrip() && !who.contains(timer.by())) {
          for (CairnEvent event : loosening(left, id, timer)) {
            left = event.appliedTo(left);
          }
        }
      }
    }
    return left;
  }

  /// What the barb took comes back (CRN-BST-03).
  private void pullBarbs(Being caught) {
    for (Timer timer : caught.timers()) {
      if (timer.what() == Timer.What.BARB) {
        var detail = timer.detail().split(" ", -1);
        emitWithThePhase(new CairnEvent.TimerOver(caught.id(), timer), CRN_BST);
        emitWithThePhase(
            new CairnEvent.AbilityRestored(
                caught.id(), Ability.valueOf(detail[0]), Integer.parseInt(detail[1])),
            CRN_BST);
      }
    }
  }
}
