package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Item;
import quintain.cairn.state.Tag;
import quintain.cairn.state.Timer;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Items used for what they are for.
final class Items extends Chapter {
  /// What an item is for.
  private enum Purpose {
    CURE_POISON,
    ENTANGLE,
    STOP,
    BIND,
    LIGHT,
    AID,
    SHELTER,
    EAT,
    /// Nothing with a figure: it is only told.
    TELL
  }

  Items(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(UseItem.class, CRN_GEAR)
        .offered("uses an item", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("package-open")
        .by(UseItem::by, "Who uses it?")
        .slot(UseItem::item, "Which item?", Items::tools)
        .atSome(UseItem::targets, "On whom?", anybody())
        .hostile()
        .refuses(Items::refusal)
        .does(Items::new, Items::use);
  }

  private static Optional<Question<?>> tools(Blank<CairnState> blank, Topic topic, Being user) {
    return Inventory.among(topic, user, item -> item.spell().isEmpty() && item.relic().isEmpty());
  }

  private static Purpose purpose(Gear gear) {
    if (gear.is(Tag.POISON_CURE)) {
      return Purpose.CURE_POISON;
    }
    if (gear.is(Tag.ENTANGLES)) {
      return Purpose.ENTANGLE;
    }
    if (gear.is(Tag.STOPS)) {
      return Purpose.STOP;
    }
    if (gear.is(Tag.BINDS)) {
      return Purpose.BIND;
    }
    if (gear.is(Tag.LIGHT)) {
      return Purpose.LIGHT;
    }
    if (gear.is(Tag.AID)) {
      return Purpose.AID;
    }
    if (gear.is(Tag.SHELTER)) {
      return Purpose.SHELTER;
    }
    return gear.is(Tag.FOOD) ? Purpose.EAT : Purpose.TELL;
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.UseItem act) {
    var user = state.planned(state.being(act.by()));
    var found = user.pack().find(act.item());
    if (found.isEmpty()) {
      return barred(CRN_GEAR, user.name() + " has no " + act.item());
    }
    var item = found.get();
    if (item.where() == Item.Where.LOADED) {
      return barred(CRN_INV_07, item.name() + " is loaded and not at hand");
    }
    if (item.relic().isPresent()) {
      return barred(CRN_RELC_01, item.name() + " is a relic: use its power");
    }
    if (item.gear().holdsSpell()) {
      return barred(CRN_CAST_02, item.name() + " is for reading aloud");
    }
    if (item.isWeapon()) {
      return barred(CRN_ATK_01, item.name() + " is for attacking");
    }
    for (String id : act.targets()) {
      var target = state.find(id);
      if (target.isEmpty()) {
        return nobodyCalled(id, CRN_GEAR);
      }
      if (target.get().isDead()) {
        return barred(CRN_GEAR, target.get().name() + " is dead");
      }
      if (target.get().hasLeft()) {
        return barred(CRN_MORL_06, target.get().name() + " has left");
      }
      if (target.get().isSwallowed()) {
        return barred(CRN_R_68, target.get().name() + " is swallowed, out of everybody's reach");
      }
    }
    return switch (purpose(item.gear())) {
      case CURE_POISON -> cureRefusal(user, patient(state, user, act));
      case ENTANGLE -> one(act, "A net is thrown over one creature");
      case STOP ->
          act.targets().isEmpty()
              ? barred(CRN_GEAR, "Say who comes across the caltrops")
              : Optional.empty();
      case BIND -> bindRefusal(state, user, act);
      case LIGHT -> Flames.refusal(state, user, item);
      case AID ->
          one(act, "Aid is for one at a time")
              .or(() -> Rescue.aidRefusal(state, act.by(), first(act)));
      case SHELTER ->
          state.inRounds()
              ? barred(CRN_R_63, "A tent is not pitched while rounds are running")
              : Optional.empty();
      case EAT -> Deprivation.mealRefusal(state);
      case TELL -> Optional.empty();
    };
  }

  private static String first(CairnStep.UseItem act) {
    return act.targets().getFirst();
  }

  private static Optional<Refusal> one(CairnStep.UseItem act, String reason) {
    return act.targets().size() == 1 ? Optional.empty() : barred(CRN_GEAR, reason);
  }

  /// Whoever is named, else the user.
  private static Being patient(CairnState state, Being user, CairnStep.UseItem act) {
    return act.targets().isEmpty() ? user : state.being(first(act));
  }

  private static Optional<Timer> venom(Being being) {
    for (Timer timer : being.timers()) {
      if (timer.what() == Timer.What.VENOM) {
        return Optional.of(timer);
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> cureRefusal(Being user, Being patient) {
    if (venom(patient).isEmpty()) {
      return barred(CRN_GEAR, "No poison is at work in " + patient.name());
    }
    return besideRefusal(user, patient);
  }

  private static Optional<Refusal> besideRefusal(Being user, Being other) {
    return user.isAdjacentTo(other)
        ? Optional.empty()
        : barred(CRN_R_55, user.name() + " is not beside " + other.name());
  }

  /// Only the helpless, or those of one's own side, hold out their hands.
  private static Optional<Refusal> bindRefusal(
      CairnState state, Being user, CairnStep.UseItem act) {
    var many = one(act, "Manacles bind one creature");
    if (many.isPresent()) {
      return many;
    }
    var target = state.being(first(act));
    if (target.is(Flag.BOUND)) {
      return barred(CRN_GEAR, target.name() + " is bound already");
    }
    if (!target.isAtMercy() && target.side() != user.side()) {
      return barred(CRN_GEAR, target.name() + " is neither helpless nor willing");
    }
    return besideRefusal(user, target);
  }

  void use(CairnStep.UseItem act) {
    var user = being(act.by());
    user.pack().find(act.item()).ifPresent(item -> use(user, item, act));
  }

  private void use(Being user, Item item, CairnStep.UseItem act) {
    switch (purpose(item.gear())) {
      case CURE_POISON -> curePoison(user, item, patient(state(), user, act));
      case ENTANGLE -> entangle(user, item, being(first(act)));
      case STOP -> stop(user, item, act.targets());
      case BIND -> bind(user, item, being(first(act)));
      case LIGHT -> new Flames(play).light(user, item);
      case AID -> {
        new Inventory(play).useUp(user, item, CRN_GEAR);
        new Rescue(play).aid(user, being(first(act)));
      }
      case SHELTER -> {
        boolean safe = warden(Prompts.SAFE_TENT, true);
        emit(
            new CairnEvent.Told(
                user.id(), safe ? "pitches a tent, which makes this spot safe" : "pitches a tent"),
            CRN_GEAR);
      }
      case EAT -> new Deprivation(play).eat(user, item);
      case TELL -> {
        new Inventory(play).useUp(user, item, CRN_GEAR);
        var how = item.gear().note().isBlank() ? "" : ": " + item.gear().note();
        emit(new CairnEvent.Told(user.id(), "uses " + item.name() + how), CRN_GEAR);
      }
    }
  }

  /// Ends one poison.
  private void curePoison(Being user, Item item, Being patient) {
    new Inventory(play).useUp(user, item, CRN_GEAR);
    venom(patient)
        .ifPresent(
            timer -> emitWithThePhase(new CairnEvent.TimerOver(patient.id(), timer), CRN_GEAR));
  }

  /// A DEX save or helpless this round; the net leaves the hand either way.
  private void entangle(Being user, Item item, Being target) {
    emit(new CairnEvent.ItemThrown(user.id(), item.key(), target.at()), CRN_GEAR);
    if (!new Saves(play).save(target, Ability.DEX, "the net", CRN_GEAR)) {
      forTheRound(target, Flag.HELPLESS, Timer.What.STANDS, "in a net");
    }
  }

  /// A DEX save each, or stop moving.
  private void stop(Being user, Item item, List<String> targets) {
    new Inventory(play).useUp(user, item, CRN_GEAR);
    for (Being target : state().roster()) {
      if (targets.contains(target.id())
          && !new Saves(play).save(target, Ability.DEX, "the caltrops", CRN_GEAR)) {
        forTheRound(target, Flag.STOPPED, Timer.What.MOVES, "caltrops");
      }
    }
  }

  private void forTheRound(Being target, Flag flag, Timer.What until, String why) {
    emitWithThePhase(new CairnEvent.Became(target.id(), flag, why), CRN_GEAR);
    emitWithThePhase(
        new CairnEvent.TimerSet(
            target.id(), new Timer(until, state().clock() + Rounds.SECONDS, why)),
        CRN_GEAR);
  }

  private void bind(Being user, Item item, Being target) {
    emit(new CairnEvent.ItemLost(user.id(), item.key(), "locked on " + target.name()), CRN_GEAR);
    emitWithThePhase(new CairnEvent.Became(target.id(), Flag.BOUND, item.name()), CRN_GEAR);
    emitWithThePhase(
        new CairnEvent.TimerSet(
            target.id(), new Timer(Timer.What.SHACKLED, Long.MAX_VALUE, item.name())),
        CRN_GEAR);
  }
}
