package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.Fight;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Item;
import quintain.rath.state.Minutes;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Trick;
import quintain.rath.state.Trigger;

/// Helping allies, and actions held for a trigger.
final class Readiness extends Chapter {
  private static final int LONGEST = 200;

  Readiness(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(HelpAlly.class, RTH_R_28)
        .offered("helps an ally", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("heart-handshake")
        .by(HelpAlly::by, "Who helps?")
        .at(HelpAlly::whom, "Whom?", friendsFirst())
        .slot(HelpAlly::how, "How?", words("lends a hand"))
        .refuses(Readiness::helpRefusal)
        .does(Readiness::new, Readiness::help);
    book.act(Ready.class, RTH_ACT_05)
        .offered("holds an action ready", ACT)
        .ifOpen()
        .when((state, being) -> state.inCombat() && Actions.mayDo(state, being))
        .icon("alarm-clock")
        .by(Ready::by, "Who holds back?")
        .slot(Ready::trigger, "Until when?", Readiness::triggers)
        .slot(Ready::words, "Until what happens?", Readiness::ownTrigger)
        .slot(Ready::act, "To do what?", Readiness::acts)
        .slot(Ready::doing, "What, in your own words?", Readiness::ownAct)
        .aimedAtThose(Readiness::aimedAt)
        .refuses(Readiness::readyRefusal)
        .does(Readiness::new, Readiness::ready);
    book.word(SpringTrigger.class, RTH_R_27)
        .offeredOnce("A readied action's moment comes", REFEREE)
        .ifOpen()
        .slot(SpringTrigger::who, "Whose moment is it?", everybody())
        .refuses(Readiness::springRefusal)
        .does(Readiness::new, Readiness::springTrigger);
  }

  // What could go into the slots of a readied action (RTH-ACT-05)

  private static Optional<Question<?>> triggers(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        List.of(
            trigger("comes-close", "until a foe comes Close", Trigger.When.COMES_CLOSE),
            trigger("moves", "until a foe moves", Trigger.When.MOVES),
            trigger("attacks", "until a foe attacks", Trigger.When.ATTACKS),
            trigger("casts", "until a foe casts", Trigger.When.CASTS),
            new Option<>(
                "other",
                "until something else happens",
                new Trigger(Trigger.When.OTHER, "", "the right moment"))));
  }

  private static Option<Trigger> trigger(String key, String label, Trigger.When when) {
    return new Option<>(key, label, new Trigger(when, "", ""));
  }

  /// A trigger in one's own words; the GM says when it has come (RTH-R-27).
  private static Optional<Question<?>> ownTrigger(Blank<RathState> blank, Topic topic) {
    boolean own =
        blank
            .filled("trigger", Trigger.class)
            .filter(trigger -> trigger.when() == Trigger.When.OTHER)
            .isPresent();
    return own
        ? Optional.of(new Question.Words(topic, List.of(), LONGEST, "the door opens", true))
        : nothing(topic);
  }

  /// Any action, not movement (RTH-R-27): attacks and spells, stunts, things to use, help, and
  /// whatever else in one's own words.
  private static Optional<Question<?>> acts(Blank<RathState> blank, Topic topic, Being by) {
    return oneOf(topic, actsOf(blank, by));
  }

  private static List<Option<RathStep.Act>> actsOf(Blank<RathState> blank, Being by) {
    var acts = new ArrayList<Option<RathStep.Act>>();
    var id = by.id();
    var foes = others(blank, by, true);
    for (Option<String> foe : foes) {
      for (Option<List<String>> arms : Arms.options(blank.state(), by)) {
        var targets = List.of(foe.value());
        acts.add(at(arms, foe, new RathStep.Attack(id, arms.value(), targets, Optional.empty())));
      }
    }
    for (String spell : Casting.equipped(by)) {
      var named = Option.of(Outfits.key(spell), spell);
      for (Option<String> target : foes) {
        acts.add(at(named, target, new CastSpell(id, spell, List.of(target.value()), false)));
      }
      acts.add(
          new Option<>(
              named.key() + " at oneself",
              spell + " at oneself",
              new CastSpell(id, spell, List.of(), false)));
    }
    for (Option<String> foe : foes) {
      for (Trick trick : List.of(Trick.SHOVE, Trick.DISARM, Trick.TRIP, Trick.SUNDER)) {
        acts.add(at(Option.of(trick), foe, new Stunt(id, trick, foe.value())));
      }
    }
    for (Option<String> friend : others(blank, by, false)) {
      acts.add(
          at(Option.of("help", "help"), friend, new HelpAlly(id, friend.value(), "lends a hand")));
    }
    for (Item item : by.pack().items()) {
      if (item.gear().use().isPresent()) {
        acts.addAll(uses(blank, by, item));
      }
    }
    acts.add(
        new Option<>(
            "something-else",
            "something else, in your own words",
            new Attempt(id, "something else")));
    return acts;
  }

  private static List<Option<RathStep.Act>> uses(Blank<RathState> blank, Being by, Item item) {
    var uses = new ArrayList<Option<RathStep.Act>>();
    var named = Option.of(item.key(), item.name());
    switch (Items.aim(item.gear().use().orElseThrow())) {
      case SOMEBODY -> {
        uses.add(at(named, Option.of(by.id(), by.name()), use(by, item, by.id())));
        for (Option<String> friend : others(blank, by, false)) {
          uses.add(at(named, friend, use(by, item, friend.value())));
        }
      }
      case FOE, OWN_WEAPON -> {}
      case NOTHING ->
          uses.add(new Option<>("use " + item.key(), "use " + item.name(), use(by, item, "")));
    }
    return uses;
  }

  private static UseItem use(Being by, Item item, String target) {
    return new UseItem(by.id(), item.key(), target);
  }

  private static Option<RathStep.Act> at(Option<?> what, Option<String> whom, RathStep.Act act) {
    return new Option<>(
        what.key() + " at " + whom.key(), what.label() + " at " + whom.label(), act);
  }

  /// What is done where it is none of the listed acts; the GM says what comes of it (RTH-ACT-02).
  private static Optional<Question<?>> ownAct(Blank<RathState> blank, Topic topic) {
    boolean own =
        blank.filled("act", RathStep.Act.class).filter(Attempt.class::isInstance).isPresent();
    return own
        ? Optional.of(new Question.Words(topic, List.of(), LONGEST, "slams the door shut", true))
        : nothing(topic);
  }

  /// Those the readied act is aimed at, and the one who is waited for.
  private static List<String> aimedAt(Ready act) {
    var whom = act.trigger().whom();
    var aimed = RathDeeds.ALL.aimedAt(act.act());
    return whom.isEmpty() ? aimed : Lists.plus(aimed, whom);
  }

  // Helping

  static Optional<Refusal> helpRefusal(RathState state, RathStep.HelpAlly act) {
    var ally = state.find(act.whom());
    if (ally.isEmpty()) {
      return nobodyCalled(act.whom(), RTH_R_28);
    }
    if (act.whom().equals(act.by())) {
      return no(RTH_R_28, ally.get().name() + " needs somebody else to help");
    }
    if (ally.get().isOut()) {
      return Actions.unable(ally.get()).flatMap(unable -> no(RTH_R_28, unable.reason()));
    }
    return ally.get().side() == state.being(act.by()).side()
        ? Optional.empty()
        : no(RTH_R_28, ally.get().name() + " is no ally");
  }

  /// The ally's next test or attack before the helper's next turn has advantage (RTH-R-28).
  void help(RathStep.HelpAlly act) {
    if (!gm(Prompts.PLAUSIBLE_HELP, true, act.by(), act.whom())) {
      emit(new RathEvent.Told(act.by(), "is of no help"), RTH_R_28);
      return;
    }
    emit(
        new FightEvent.EffectBegan(
            act.whom(),
            new Effect(
                Effect.Kind.HELPED,
                act.by(),
                state().inCombat()
                    ? new Effect.End.TurnStart(act.by())
                    : new Effect.End.Clock(state().clock() + Minutes.TURN),
                0,
                act.how())),
        RTH_R_28);
  }

  // Readying

  static Optional<Refusal> readyRefusal(RathState state, RathStep.Ready act) {
    if (!state.inCombat()) {
      return no(RTH_ACT_05, "Actions are readied in combat");
    }
    if (!act.act().by().equals(act.by())) {
      return no(RTH_ACT_05, "One readies an action of one's own");
    }
    if (act.act() instanceof RathStep.Ready) {
      return no(RTH_ACT_05, "Readying cannot itself be readied");
    }
    if (act.until().when() == Trigger.When.OTHER && act.until().words().isBlank()) {
      return no(RTH_ACT_05, "Name the trigger");
    }
    return !act.trigger().whom().isEmpty() && state.find(act.trigger().whom()).isEmpty()
        ? nobodyCalled(act.trigger().whom(), RTH_ACT_05)
        : Optional.empty();
  }

  /// The action is spent now and held until the trigger (RTH-ACT-05).
  void ready(RathStep.Ready act) {
    emit(new FightEvent.Readied(new Fight.Readied(act.by(), act.until(), act.then())), RTH_ACT_05);
  }

  /// Somebody does what others may wait for; they come in before it goes on (RTH-R-27).
  void spring(Trigger.When when, Being by) {
    if (state().inCombat() && !state().theFight().readied().isEmpty()) {
      then(new RathStep.Spring(when, by.id()));
    }
  }

  void spring(RathStep.Spring step) {
    if (!state().inCombat()) {
      return;
    }
    var by = being(step.by());
    for (Fight.Readied held : state().theFight().readied()) {
      var holder = being(held.who());
      if (isSprung(held, holder, step.when(), by)) {
        react(held, holder);
      }
    }
  }

  private boolean isSprung(Fight.Readied held, Being holder, Trigger.When when, Being by) {
    var trigger = held.trigger();
    if (trigger.when() != when || holder.id().equals(by.id())) {
      return false;
    }
    boolean meant =
        trigger.whom().isEmpty() ? holder.isAgainst(by) : trigger.whom().equals(by.id());
    return meant && (when != Trigger.When.COMES_CLOSE || state().areClose(holder, by));
  }

  /// The reaction may be declined (RTH-R-27), and is by default where nobody is left for it.
  private void react(Fight.Readied held, Being holder) {
    if (holder.canAct()
        && player(holder, Prompts.USE_READIED, !isPointless(held.act(), holder), holder.id())) {
      emit(new FightEvent.ReadinessLost(holder.id()), RTH_ACT_05);
      then(new RathStep.React(held.act()));
    }
  }

  /// Whether a spell or stunt is aimed at nobody but those who have fallen since, or would harm
  /// those who have come over.
  private boolean isPointless(RathStep.Act act, Being holder) {
    if (!(act instanceof CastSpell) && !(act instanceof Stunt)) {
      return false;
    }
    var aimed =
        RathDeeds.ALL.aimedAt(act).stream().map(state()::find).flatMap(Optional::stream).toList();
    boolean friends = aimed.stream().allMatch(mark -> mark.side() == holder.side());
    boolean pointless =
        !aimed.isEmpty() && (aimed.stream().allMatch(Being::isOut) || (friends && isHarmful(act)));
    if (pointless) {
      play.cite(RTH_R_27);
    }
    return pointless;
  }

  private boolean isHarmful(RathStep.Act act) {
    return act instanceof CastSpell cast
        ? state().shelf().spell(cast.spell()).filter(Aims::helps).isEmpty()
        : act instanceof Stunt stunt && stunt.trick() != Trick.OTHER;
  }

  /// A readied action happens off-turn; what can no longer be done is lost (RTH-R-27).
  void react(RathStep.React step) {
    var by = step.act().by();
    var act =
        step.act() instanceof RathStep.Attack blow && being(by).canAct()
            ? new Attacks(play).aimedAnew(blow)
            : step.act();
    var lost = Actions.unable(being(by)).or(() -> RathDeeds.ALL.ownRefusal(state(), act));
    if (lost.isPresent()) {
      emit(new RathEvent.ActLost(by, Actions.lost(state(), act, lost.get())), RTH_R_27);
    } else {
      RathDeeds.ALL.carryOut(act, play);
    }
  }

  static Optional<Refusal> springRefusal(RathState state, RathStep.SpringTrigger step) {
    if (!state.inCombat() || state.theFight().heldBy(step.who()).isEmpty()) {
      return no(RTH_ACT_05, state.nameOf(step.who()) + " holds no readied action");
    }
    return Optional.empty();
  }

  void springTrigger(RathStep.SpringTrigger step) {
    var holder = being(step.who());
    react(state().theFight().heldBy(step.who()).orElseThrow(), holder);
    then(new RathStep.CheckCombat());
  }
}
