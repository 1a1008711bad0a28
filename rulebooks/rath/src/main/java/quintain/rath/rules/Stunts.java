package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Amount;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.Hazard;
import quintain.rath.state.Item;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stake;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trick;

/// Stunts, and whatever else hangs on a contest.
final class Stunts extends Chapter {
  Stunts(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Stunt.class, RTH_STNT_01)
        .offered("tries a stunt", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("swords")
        .by(Stunt::by, "Who tries it?")
        .slot(Stunt::trick, "Which stunt?", oneOf(Trick.values()))
        .slot(Stunt::target, "On whom?", Stunts::targets)
        .aimedAtThose(act -> act.target().isEmpty() ? List.of() : List.of(act.target()))
        .slot(Stunt::what, "What is done?", Stunts::ownWords)
        .refuses(Stunts::refusal)
        .does(Stunts::new, Stunts::stunt);
    book.act(Grab.class, RTH_S_CRE)
        .offered("grabs somebody", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("hand-grab")
        .by(Grab::by, "Who grabs?")
        .at(Grab::target, "Whom?", foesFirst())
        .refuses(Stunts::grabRefusal)
        .does(Stunts::new, Stunts::grab);
    book.act(BreakFree.class, RTH_S_CRE)
        .offered("breaks free", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("scissors")
        .by(BreakFree::by, "Who breaks free?")
        .refuses(Stunts::breakFreeRefusal)
        .does(Stunts::new, Stunts::breakFree);
    book.act(Hide.class, RTH_S_CRE)
        .offered("hides", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("eye-off")
        .by(Hide::by, "Who hides?")
        .refuses(Stunts::hideRefusal)
        .does(Stunts::new, Stunts::hide);
  }

  /// Somebody to do it to; a stunt of one's own may be aimed at nobody (RTH-STNT-01).
  private static Optional<Question<?>> targets(Blank<RathState> blank, Topic topic, Being by) {
    var options = new ArrayList<>(others(blank, by, true));
    if (isOnesOwn(blank)) {
      options.add(new Option<>("nobody", "nobody", ""));
    }
    return oneOf(topic, options);
  }

  private static Optional<Question<?>> ownWords(Blank<RathState> blank, Topic topic) {
    return isOnesOwn(blank)
        ? Optional.of(new Question.Words(topic, List.of(), 200, "throws sand in their eyes", true))
        : nothing(topic);
  }

  private static boolean isOnesOwn(Blank<RathState> blank) {
    return blank.filled("trick", Trick.class).filter(Trick.OTHER::equals).isPresent();
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Stunt act) {
    if (act.trick() == Trick.OTHER) {
      return freeRefusal(state, act);
    }
    var away = closeRefusal(state, state.being(act.by()), act.target());
    if (away.isPresent() || act.trick() != Trick.DISARM) {
      return away;
    }
    var target = state.being(act.target());
    return inHand(target).isEmpty()
        ? no(RTH_R_42, target.name() + " holds nothing that could be knocked away")
        : Optional.empty();
  }

  /// A stunt of one's own need not be aimed at anybody.
  private static Optional<Refusal> freeRefusal(RathState state, RathStep.Stunt act) {
    return act.target().isEmpty()
        ? Optional.empty()
        : thereRefusal(state, state.being(act.by()), act.target());
  }

  /// What somebody holds, weapons before other things.
  private static List<Item> inHand(Being being) {
    return being.pack().items().stream()
        .filter(item -> item.where() == Item.Where.HELD)
        .sorted(Comparator.comparing(item -> item.gear().weapon().isEmpty()))
        .toList();
  }

  /// A target at Close that can be struggled with (RTH-R-42).
  private static Optional<Refusal> closeRefusal(RathState state, Being by, String targetId) {
    var away = thereRefusal(state, by, targetId);
    if (away.isPresent()) {
      return away;
    }
    var target = state.find(targetId);
    return state.inReach(by, target.get())
        ? Optional.empty()
        : no(
            RTH_R_42,
            "%s is out of reach, at %s"
                .formatted(
                    target.get().name(), Places.apartTold(state, by.at(), target.get().at())));
  }

  /// Somebody else who is there to struggle with.
  private static Optional<Refusal> thereRefusal(RathState state, Being by, String targetId) {
    var target = state.find(targetId);
    if (target.isEmpty()) {
      return nobodyCalled(targetId, RTH_STNT_01);
    }
    if (target.get().id().equals(by.id())) {
      return no(RTH_STNT_01, by.name() + " cannot do that to themselves");
    }
    return goneRefusal(target.get(), RTH_STNT_01);
  }

  /// An opposed test, usually STR v STR or DEX v DEX (RTH-STNT-02). If the GM says no, the action
  /// is not spent (RTH-STNT-04).
  void stunt(RathStep.Stunt act) {
    var by = being(act.by());
    boolean free = act.trick() == Trick.OTHER;
    boolean allowed =
        free
            ? gm(Prompts.FREE_STUNT_ALLOWED, true, by.id(), act.said())
            : gm(Prompts.STUNT_ALLOWED, true, by.id(), act.target());
    if (!allowed) {
      emit(new RathEvent.Told(by.id(), "cannot do that here"), RTH_STNT_04);
      new Actions(play).giveBackAction(by);
      return;
    }
    play.cite(RTH_STNT_01);
    if (free) {
      free(by, act);
      return;
    }
    var options = Creation.options(List.of(Stat.STR, Stat.DEX));
    var stat =
        play.ask(
            by.seat(),
            new Question.OneOf<>(
                Prompts.STUNT_STAT,
                List.of(by.id()),
                options,
                Tests.best(by, List.of(Stat.STR, Stat.DEX))));
    then(new RathStep.Contend(by.id(), stat, act.target(), stat, true, Stake.of(act.trick()), ""));
  }

  /// A stunt of one's own: the GM says whether it is a contest or a test, and with which stats
  /// (RTH-STNT-02, RTH-STNT-04).
  private void free(Being by, RathStep.Stunt act) {
    var usual = Tests.best(by, List.of(Stat.STR, Stat.DEX));
    boolean opposed =
        !act.target().isEmpty() && gm(Prompts.STUNT_OPPOSED, true, by.id(), act.target());
    var tests = new Tests(play);
    var stat = tests.gmsStat(Prompts.WHICH_STAT, by, usual);
    if (opposed) {
      var target = being(act.target());
      var against = tests.gmsStat(Prompts.STUNT_AGAINST, target, stat);
      then(new RathStep.Contend(by.id(), stat, target.id(), against, true, Stake.FREE, act.said()));
      return;
    }
    int dc = tests.gmsDc(by);
    boolean works =
        tests.test(by, stat, dc, List.of(), "at a stunt: " + act.said(), RTH_STNT_02).success();
    play.measure(by, "succeeds", works);
    if (works) {
      comesOf(by, act.target(), act.said());
    }
  }

  /// What a stunt of one's own does, by the GM's word: what a listed one does, or what the GM
  /// tells, and damage besides (RTH-STNT-03, RTH-STNT-04).
  private void comesOf(Being by, String targetId, String what) {
    if (targetId.isEmpty()) {
      var told = gmsWords(Prompts.FREE_STUNT_EFFECT, what, by.id());
      emit(new RathEvent.Told(by.id(), told.isBlank() ? what : told), RTH_STNT_04);
      return;
    }
    var options = new ArrayList<Option<Trick>>();
    options.add(new Option<>("told", "what the GM tells", Trick.OTHER));
    options.add(new Option<>("shove", "the target is moved away", Trick.SHOVE));
    options.add(new Option<>("disarm", "the target drops what it holds", Trick.DISARM));
    options.add(new Option<>("trip", "the target is prone", Trick.TRIP));
    options.add(new Option<>("sunder", "the target loses 1 AC", Trick.SUNDER));
    does(
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(
                Prompts.STUNT_DOES, List.of(by.id(), targetId), options, Trick.OTHER)),
        by,
        being(targetId));
  }

  static Optional<Refusal> grabRefusal(RathState state, RathStep.Grab act) {
    var by = state.being(act.by());
    return by.does(Habit.Drags.class)
        ? closeRefusal(state, by, act.target())
        : no(RTH_S_CRE, by.name() + " has nothing to drag anybody into");
  }

  void grab(RathStep.Grab act) {
    then(new RathStep.Contend(act.by(), Stat.STR, act.target(), Stat.STR, true, Stake.GRAB, ""));
  }

  /// In whose grip somebody is: one who is there, in reach, able to hold on and no friend: nobody
  /// is held by the dead, the sleeping, the fled or those who have come over (RTH-S-CRE).
  static Optional<Being> holder(RathState state, Being being) {
    return being
        .effect(Effect.Kind.HELD)
        .flatMap(hold -> state.find(hold.by()))
        .filter(Being::canAct)
        .filter(holder -> holder.side() != being.side() && state.inReach(holder, being));
  }

  static boolean isHeld(RathState state, Being being) {
    return holder(state, being).isPresent();
  }

  /// Why somebody goes nowhere who is in another's grip; the unseen stay so.
  static Optional<Refusal> heldRefusal(RathState state, Being being, Clause why) {
    return holder(state, being)
        .flatMap(
            holder ->
                no(
                    why,
                    being.name()
                        + " is held"
                        + (state.isKnownToAll(holder) ? " by " + holder.name() : "")));
  }

  /// Whoever cannot hold on any more lets go.
  void letGo() {
    for (Being being : state().roster()) {
      if (being.is(Effect.Kind.HELD) && !isHeld(state(), being)) {
        emit(new FightEvent.EffectEnded(being.id(), Effect.Kind.HELD), RTH_S_CRE);
      }
    }
  }

  static Optional<Refusal> breakFreeRefusal(RathState state, RathStep.BreakFree act) {
    var by = state.being(act.by());
    return isHeld(state, by) || by.is(Effect.Kind.SNARED)
        ? Optional.empty()
        : no(RTH_S_CRE, by.name() + " is not held");
  }

  void breakFree(RathStep.BreakFree act) {
    var held =
        isHeld(state(), being(act.by()))
            ? being(act.by()).effect(Effect.Kind.HELD)
            : Optional.<Effect>empty();
    var holder = held.or(() -> being(act.by()).effect(Effect.Kind.SNARED)).orElseThrow().by();
    if (state().find(holder).isEmpty()) {
      endHold(being(act.by()));
      return;
    }
    // a snare is the same contest again, the other way round (RTH-S-SPL-13)
    var against = held.isPresent() ? Stat.STR : Stat.INT;
    then(new RathStep.Contend(act.by(), Stat.STR, holder, against, true, Stake.BREAK_FREE, ""));
  }

  static Optional<Refusal> hideRefusal(RathState state, RathStep.Hide act) {
    var by = state.being(act.by());
    if (!by.does(Habit.Hides.class)) {
      return no(RTH_S_CRE, by.name() + " does not fight from hiding");
    }
    return watcher(state, by).isEmpty()
        ? no(RTH_S_CRE, "There is nobody to hide from")
        : Optional.empty();
  }

  /// The keenest of those who look.
  private static Optional<Being> watcher(RathState state, Being by) {
    Being keenest = null;
    for (Being other : state.roster()) {
      if (other.isAgainst(by)
          && other.canAct()
          && (keenest == null || other.stat(Stat.WIS) > keenest.stat(Stat.WIS))) {
        keenest = other;
      }
    }
    return Optional.ofNullable(keenest);
  }

  void hide(RathStep.Hide act) {
    var watcher = watcher(state(), being(act.by()));
    watcher.ifPresent(
        who ->
            then(
                new RathStep.Contend(
                    act.by(), Stat.DEX, who.id(), Stat.WIS, true, Stake.HIDE, "")));
  }

  // What hangs on a contest

  private void endHold(Being by) {
    if (by.is(Effect.Kind.HELD)) {
      emit(new FightEvent.EffectEnded(by.id(), Effect.Kind.HELD), RTH_S_CRE);
    } else {
      emit(new FightEvent.EffectEnded(by.id(), Effect.Kind.SNARED), RTH_S_SPL_13);
    }
  }

  /// A contest is decided (RTH-R-42).
  void settle(RathStep.Contend step, boolean won) {
    if (!won) {
      return;
    }
    var by = being(step.by());
    var target = being(step.with());
    switch (step.stake()) {
      case NOTHING -> {}
      case SHOVE -> does(Trick.SHOVE, by, target);
      case DISARM -> does(Trick.DISARM, by, target);
      case TRIP -> does(Trick.TRIP, by, target);
      case SUNDER -> does(Trick.SUNDER, by, target);
      case FREE -> comesOf(by, target.id(), step.detail());
      case GRAB -> hold(by, target);
      case BREAK_FREE -> endHold(by);
      case RESCUE -> {
        var friend = being(step.detail());
        emit(new FightEvent.EffectEnded(friend.id(), Effect.Kind.HELD), RTH_S_CRE);
        new Drowning(play).bringUp(by, friend);
      }
      case SNARE -> new Workings(play).snare(step);
      case QUENCH -> new Workings(play).quenched(step.detail());
      case HIDE ->
          emit(
              new FightEvent.EffectBegan(
                  by.id(),
                  new Effect(
                      Effect.Kind.HIDDEN, by.id(), new Effect.End.Combat(Long.MAX_VALUE), 0, "")),
              RTH_S_CRE);
    }
  }

  /// What a stunt does, and what more comes of it (RTH-R-42, RTH-STNT-03).
  private void does(Trick trick, Being by, Being target) {
    switch (trick) {
      case SHOVE -> {
        int to = Ways.pushed(state(), target, by.at(), house().distanceSystem().shove());
        if (to != target.at()) {
          emit(new FightEvent.Moved(target.id(), to), RTH_R_42);
        }
      }
      case DISARM -> disarm(by, target);
      case TRIP -> {
        if (!target.is(Flag.PRONE)) {
          emit(new FightEvent.Became(target.id(), Flag.PRONE, "tripped"), RTH_R_42);
        }
      }
      case SUNDER -> emit(new FightEvent.AcLost(target.id(), 1), RTH_R_42);
      case OTHER -> {}
    }
    moreOf(by, target);
  }

  /// What was in hand lies on the ground until it is taken up (RTH-R-42); of several things the one
  /// who disarms picks one.
  private void disarm(Being by, Being target) {
    var held = inHand(target);
    if (held.isEmpty()) {
      return;
    }
    var lost = held.getFirst().key();
    if (held.size() > 1) {
      var options = held.stream().map(item -> Option.of(item.key(), item.name())).toList();
      lost =
          play.ask(
              by.seat(),
              new Question.OneOf<>(Prompts.DISARM_OF, List.of(target.id()), options, lost));
    }
    emit(new ThingEvent.ItemDropped(target.id(), lost), RTH_R_42);
  }

  /// Other effects, and indirect damage, by the GM's word (RTH-STNT-03).
  private void moreOf(Being by, Being target) {
    var told = gmsWords(Prompts.STUNT_EFFECT, "", by.id(), target.id());
    if (!told.isBlank()) {
      emit(new RathEvent.Told(target.id(), told), RTH_STNT_03);
    }
    int dice =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(Prompts.STUNT_HARM, List.of(target.id()), 0, 20, 0));
    if (dice > 0) {
      var amount = new Amount(dice, 6, 0);
      new Harm(play).comes(target, amount, Hazard.FALL, told.isBlank() ? "a fall" : told);
    }
  }

  /// Held, dragged below water, and out of air next turn.
  private void hold(Being by, Being target) {
    int zones = by.habit(Habit.Drags.class).map(Habit.Drags::zones).orElse(0);
    emit(
        new FightEvent.EffectBegan(
            target.id(), new Effect(Effect.Kind.HELD, by.id(), new Effect.End.Lasting(), 0, "")),
        RTH_S_CRE);
    if (state().map().isEmpty()) {
      int step = zones * house().distanceSystem().shove();
      emit(new FightEvent.Moved(by.id(), by.at() + step), RTH_S_CRE);
      emit(new FightEvent.Moved(target.id(), by.at() + step), RTH_S_CRE);
    }
    new Drowning(play).goUnder(being(target.id()), 1);
  }
}
