package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Habit;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Rounds, turns and actions.
public final class Rounds extends Chapter {
  /// A round is about ten seconds (CRN-RND-03).
  public static final int SECONDS = 10;

  /// What stops whoever is neither down nor gone.
  private static final List<Flag> STILL =
      List.of(Flag.CAPTIVE, Flag.UNCONSCIOUS, Flag.ASLEEP, Flag.HELPLESS);

  private static final String NOBODY = "nobody";

  private static final List<Option<String>> ORDERS =
      List.of(
          Option.of("save", "a save"),
          Option.of("early", "acts first"),
          Option.of("late", "acts last"));

  Rounds(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Regain.class, CRN_BST)
        .offered("mends", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("heart-pulse")
        .by(Regain::by, "Who mends?")
        .refuses(Rounds::regainRefusal)
        .does(Rounds::new, Rounds::regain);
    book.act(Attempt.class, CRN_ACT_03)
        .offered("tries something else", ACT)
        .when(Rounds::hasTurn)
        .icon("lightbulb")
        .by(Attempt::by, "Who tries it?")
        .slot(Attempt::what, "What do they try?", words("something within reason"))
        .does(Rounds::new, Rounds::attempt);
    book.act(Wait.class, CRN_ACT_02)
        .offered("waits", ACT)
        .when(Rounds::hasTurn)
        .icon("hourglass")
        .by(Wait::by, "Who waits?")
        .does(Rounds::new, Rounds::letPass);
    book.word(BeginRounds.class, CRN_RND_02)
        .offeredOnce("Begin rounds", REFEREE)
        .icon("flag")
        .key("b")
        .refusesNow(Rounds::beginRefusal)
        .does(Rounds::new, Rounds::begin);
    book.word(ResolvePhase.class, CRN_ACT_06)
        .offeredOnce("Play out the phase", REFEREE)
        .icon("step-forward")
        .key("n")
        .refusesNow(Rounds::phaseRefusal)
        .does(Rounds::new, Rounds::resolvePhase);
    book.word(EndRounds.class, CRN_RND_02)
        .offeredOnce("End rounds", REFEREE)
        .afterwards()
        .icon("flag-off")
        .refusesNow(Rounds::endRefusal)
        .does(Rounds::new, Rounds::end);
    book.word(Telegraph.class, CRN_TURN_01)
        .offeredOnce("Tell what a foe is about to do", REFEREE)
        .ifOpen()
        .about(
            Telegraph::who,
            "Who is about to act?",
            those(being -> being.side() == Who.Side.FOES && !being.isOut()))
        .slot(Telegraph::intent, "What are they about to do?", words("attacks"))
        .refuses(Rounds::telegraphRefusal)
        .does(Rounds::new, Rounds::telegraph);
  }

  // Beginning

  static Optional<Refusal> beginRefusal(CairnState state) {
    if (state.inRounds()) {
      return Optional.of(new Refusal(CRN_RND_02, "Rounds are running already"));
    }
    if (isOver(state)) {
      return Optional.of(new Refusal(CRN_RND_02, "There is nobody to fight"));
    }
    return Optional.empty();
  }

  void begin() {
    var groups = new ArrayList<Fight.Group>();
    var foes = members(state(), Who.Side.FOES);
    groups.add(Fight.Group.of(Who.Side.FOES, foes, leader(foes)));
    var hirelings = members(state(), Who.Side.PARTY);
    if (!hirelings.isEmpty()) {
      groups.add(Fight.Group.of(Who.Side.PARTY, hirelings, Optional.empty()));
    }
    emit(new CairnEvent.RoundsBegan(List.copyOf(groups)), CRN_RND_02);
    play.then(new CairnStep.OpenRound(1));
  }

  /// Those of a side whose morale counts: foes, and the party's hirelings; never PCs (CRN-MORL-05).
  static List<Being> members(CairnState state, Who.Side side) {
    var members = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (countsForMorale(being, side) && (state.inRounds() || !being.isOut())) {
        members.add(being);
      }
    }
    return members;
  }

  static boolean countsForMorale(Being being, Who.Side side) {
    return being.side() == side && !being.isPc();
  }

  /// The first able one whose entry says leader, unless the Warden names another (CRN-MORL-03).
  private Optional<String> leader(List<Being> foes) {
    var byDefault = NOBODY;
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(NOBODY, "nobody"));
    for (Being foe : foes) {
      options.add(Option.of(foe.id(), foe.name()));
      if (foe.block().leader() && byDefault.equals(NOBODY)) {
        byDefault = foe.id();
      }
    }
    var leader =
        play.ask(Seat.REFEREE, new Question.OneOf<>(Prompts.LEADER, List.of(), options, byDefault));
    return leader.equals(NOBODY) ? Optional.empty() : Optional.of(leader);
  }

  /// A new round: order saves where the house makes them.
  void open(CairnStep.OpenRound step) {
    if (TurnOrder.savesIn(house().order(), step.round())) {
      orderSaves();
    }
    play.then(new CairnStep.OpenTurns(step.round()));
  }

  private void orderSaves() {
    for (Being being : state().side(Who.Side.PARTY)) {
      if (!being.isOut()) {
        play.then(new CairnStep.OrderSave(being.id()));
      }
    }
  }

  /// The order is known, and the Warden telegraphs (CRN-TURN-01).
  void openTurns(CairnStep.OpenTurns step) {
    emit(new CairnEvent.RoundOpened(step.round(), TurnOrder.first(state())), CRN_RND_03);
    for (Being foe : state().side(Who.Side.FOES)) {
      if (foe.canAct()) {
        var told =
            play.ask(Seat.REFEREE, new Question.Words(Prompts.INTENT, List.of(foe.id()), 500, ""));
        if (!told.isEmpty()) {
          emit(new CairnEvent.IntentShown(foe.id(), told), CRN_TURN_01);
        }
      }
    }
    openTurns();
  }

  private static Optional<Refusal> telegraphRefusal(CairnState state, CairnStep.Telegraph step) {
    if (!state.inRounds()) {
      return no(CRN_TURN_01, "No rounds are running");
    }
    return state.find(step.who()).isEmpty()
        ? nobodyCalled(step.who(), CRN_TURN_01)
        : Optional.empty();
  }

  void telegraph(CairnStep.Telegraph step) {
    emit(new CairnEvent.IntentShown(step.who(), step.intent()), CRN_TURN_01);
  }

  /// A DEX save to act before the opponents (CRN-TURN-02); the Warden may waive it (CRN-R-33).
  void orderSave(CairnStep.OrderSave step) {
    var being = being(step.who());
    var how =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.WAIVE_ORDER, List.of(being.id()), ORDERS, "save"));
    boolean early =
        switch (how) {
          case "early" -> true;
          case "late" -> false;
          default -> new Saves(play).save(being, Ability.DEX, "acting late", CRN_TURN_02);
        };
    play.measure(being, "first", early);
    if (being.is(Flag.LATE) && early) {
      emit(new CairnEvent.NoLonger(being.id(), Flag.LATE), CRN_R_30);
    } else if (!early && !being.is(Flag.LATE)) {
      emit(new CairnEvent.Became(being.id(), Flag.LATE, ""), CRN_R_30);
    }
  }

  // Declaring

  /// Those who may still declare something in this round. Whoever can only crawl and has done so is
  /// not waited for (CRN-CRIT-04).
  static List<String> onTurn(CairnState state) {
    if (!state.inRounds()) {
      return List.of();
    }
    var fight = state.theFight();
    return state.roster().stream()
        .filter(being -> hasTurn(state, being))
        .filter(being -> !being.canCrawl() || !fight.hasMoved(being.id()))
        .map(Being::id)
        .toList();
  }

  /// Whether somebody may do something on a turn now; out of turn one offer stands for all.
  static boolean hasTurn(CairnState state, Being being) {
    return hasTurn(state, being.id());
  }

  private static boolean hasTurn(CairnState state, String who) {
    return turnRefusal(state, new CairnStep.Wait(who)).isEmpty();
  }

  /// Why somebody may not act at all now.
  static Optional<Refusal> turnRefusal(CairnState state, CairnStep.Act act) {
    var found = state.find(act.by());
    if (found.isEmpty()) {
      return no(CRN_ACT_02, "Nobody here is called " + act.by());
    }
    var being = found.get();
    boolean crawls = !act.isAction() || act instanceof CairnStep.Wait;
    var unable = crawls && being.canCrawl() ? Optional.<Refusal>empty() : incapacity(being);
    if (unable.isPresent()) {
      return unable;
    }
    if (Movement.isSpent(being) && !crawls) {
      return no(CRN_R_35, being.name() + " is spent: every slot is Fatigue");
    }
    if (state.fight().isEmpty()) {
      return Optional.empty();
    }
    var fight = state.fight().get();
    if (!TurnOrder.isToCome(state, being)) {
      return no(CRN_R_30, being.name() + " has no turn left in this round");
    }
    if (!act.isAction()) {
      return fight.hasMoved(being.id())
          ? no(CRN_ACT_01, being.name() + " has moved already")
          : Optional.empty();
    }
    return fight.of(being.id()).isPresent() && !Relics.actsAtOnce(state, act)
        ? no(CRN_ACT_02, being.name() + " has declared an action already")
        : Optional.empty();
  }

  /// What keeps somebody from acting, at any time.
  static Optional<Refusal> incapacity(Being being) {
    if (being.isDead()) {
      return no(CRN_LOSS_01, being.name() + " is dead");
    }
    if (being.hasLeft()) {
      return no(CRN_MORL_06, being.name() + " has left the fight");
    }
    if (being.canCrawl()) {
      return no(CRN_CRIT_04, being.name() + " is critically damaged and can only crawl");
    }
    if (being.is(Flag.MORTALLY_WOUNDED)) {
      return no(CRN_SCAR_T11, being.name() + " is mortally wounded and out of action");
    }
    if (being.isParalysed() || being.isDelirious()) {
      return no(
          CRN_LOSS_04, being.name() + (being.isParalysed() ? " is paralysed" : " is delirious"));
    }
    for (Flag flag : STILL) {
      if (being.is(flag)) {
        return no(CRN_R_53, being.name() + " is " + still(being, flag));
      }
    }
    return Optional.empty();
  }

  /// Swallowed, pinned or held fast, where that is what makes somebody helpless.
  private static String still(Being being, Flag flag) {
    if (flag == Flag.HELPLESS) {
      for (Timer timer : being.timers()) {
        if (timer.what() == Timer.What.SWALLOWED) {
          return "swallowed until somebody frees them";
        }
        if (timer.what() == Timer.What.HELD) {
          return timer.detail() + " until somebody frees them";
        }
      }
    }
    return flag.words();
  }

  private static Optional<Refusal> no(Crn clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  /// In rounds an act is declared (CRN-ACT-04). Otherwise it happens at once, unless it is hostile
  /// and rounds begin with it (CRN-RND-02).
  void act(CairnStep.Act act) {
    check(Acts.refusal(state(), act));
    if (Relics.actsAtOnce(state(), act)) {
      play.then(new CairnStep.CarryOut(act, List.of()));
    } else if (state().inRounds()) {
      declare(act);
    } else if (beginsRounds(act) && warden(Prompts.BEGIN_ROUNDS, true)) {
      play.then(new CairnStep.BeginRounds());
      play.then(new CairnStep.DeclareFirst(act));
    } else {
      play.then(new CairnStep.CarryOutAlone(act));
    }
  }

  private boolean beginsRounds(CairnStep.Act act) {
    return Acts.isHostile(state(), act) && beginRefusal(state()).isEmpty();
  }

  private void declare(CairnStep.Act act) {
    emit(new CairnEvent.Declared(new Fight.Declaration(act, standing(act))), CRN_ACT_04);
  }

  /// Those it is aimed at who are not down now (CRN-R-32).
  private List<String> standing(CairnStep.Act act) {
    var standing = new ArrayList<String>();
    for (String id : CairnDeeds.ALL.aimedAt(act)) {
      if (!being(id).isOut()) {
        standing.add(id);
      }
    }
    return List.copyOf(standing);
  }

  /// The hostile act that rounds began with, if its turn is still to come.
  void declareFirst(CairnStep.DeclareFirst step) {
    var act = Casting.inHaste(step.act());
    if (Acts.refusal(state(), act).isEmpty()) {
      declare(act);
    } else {
      emit(new CairnEvent.ActLost(step.act().by(), "too late"), CRN_R_30);
    }
  }

  // Resolving

  static Optional<Refusal> phaseRefusal(CairnState state) {
    if (state.fight().isEmpty()) {
      return no(CRN_RND_02, "No rounds are running");
    }
    for (Being being : state.roster()) {
      if (owesDeclaration(state, being)) {
        return no(CRN_ACT_04, being.name() + " has not declared what they do");
      }
    }
    return Optional.empty();
  }

  /// Whether the phase waits for somebody to say what they do.
  public static boolean owesDeclaration(CairnState state, Being being) {
    return being.canAct()
        && state.theFight().of(being.id()).isEmpty()
        && TurnOrder.phaseOf(state, being).isPresent()
        && mustDeclare(state, being);
  }

  /// The party declares before any die of the round; foes before their phase.
  private static boolean mustDeclare(CairnState state, Being being) {
    var phase = TurnOrder.phaseOf(state, being);
    return being.side() == Who.Side.PARTY
        ? TurnOrder.isToCome(state, being)
        : phase.equals(Optional.of(state.theFight().phase()));
  }

  /// One phase: everybody in it acts, then all of it takes effect together (CRN-ACT-06, CRN-R-31).
  void resolvePhase() {
    play.cite(CRN_R_01);
    var fight = state().theFight();
    for (Fight.Declaration declaration : fight.inOrder()) {
      carryOut(fight, declaration);
    }
    play.then(new CairnStep.Settle());
    play.then(new CairnStep.EndPhase());
  }

  private void carryOut(Fight fight, Fight.Declaration declaration) {
    var act = declaration.act();
    var actor = state().find(act.by());
    if (actor.isEmpty()
        || !TurnOrder.phaseOf(state(), actor.get()).equals(Optional.of(fight.phase()))) {
      return;
    }
    boolean crawls = !act.isAction() && actor.get().canCrawl();
    boolean spent = act.isAction() && Movement.isSpent(actor.get());
    if (crawls || (actor.get().canAct() && !spent)) {
      play.then(new CairnStep.CarryOut(act, declaration.standing()));
    } else if (!(act instanceof CairnStep.Wait)) {
      var why = turnRefusal(state(), act).orElseThrow();
      emit(new CairnEvent.ActLost(act.by(), why.reason()), CRN_R_31);
    }
  }

  /// An act outside rounds: as if it were a phase by itself.
  void carryOutAlone(CairnStep.CarryOutAlone step) {
    carryOut(new CairnStep.CarryOut(step.act(), List.of()));
    play.then(new CairnStep.Settle());
  }

  void carryOut(CairnStep.CarryOut step) {
    var act = step.act();
    var hindrance = Acts.hindrance(state(), act);
    if (hindrance.isPresent()) {
      emit(new CairnEvent.ActLost(act.by(), hindrance.get().reason()), hindrance.get().clause());
    } else {
      CairnDeeds.ALL.carryOut(act, step, play);
    }
  }

  /// The odds of an act. In rounds it comes after the moves that its side has declared for the same
  /// phase, and in one pool with what they have declared against the same targets (CRN-R-18); an
  /// act that rounds begin with comes after the order saves (CRN-TURN-02), and in danger
  /// (CRN-CAST-05).
  void weigh(CairnStep.Weigh step) {
    var act = step.act();
    if (state().inRounds()) {
      beside(act);
    } else if (beginsRounds(act)) {
      act = Casting.inHaste(act);
      emit(new CairnEvent.RoundsBegan(List.of()), CRN_RND_02);
      if (TurnOrder.savesIn(house().order(), 1)) {
        orderSaves();
      }
    }
    play.then(new CairnStep.CarryOut(act, standing(act)));
    play.then(new CairnStep.Settle());
  }

  private void beside(CairnStep.Act act) {
    var actor = being(act.by());
    var phase = TurnOrder.phaseOf(state(), actor);
    for (Fight.Declaration declaration : state().theFight().inOrder()) {
      var other = state().find(declaration.act().by());
      if (other.isPresent()
          && other.get().side() == actor.side()
          && other.get().canAct()
          && TurnOrder.phaseOf(state(), other.get()).equals(phase)) {
        Attacks.pooling(state(), declaration.act(), act)
            .ifPresent(pooled -> play.then(new CairnStep.CarryOut(pooled, declaration.standing())));
      }
    }
  }

  /// What the phase promised comes about; then those held try to break free (CRN-R-01).
  void endTurns() {
    if (!state().promised().isEmpty()) {
      var promised = state().promised();
      emit(new CairnEvent.PromisesKept(), CRN_R_31);
      for (CairnEvent event : promised) {
        emit(event, CRN_R_31);
      }
    }
    if (state().inRounds() && !state().effects().isEmpty()) {
      new Powers(play).breakFree(state().theFight().phase());
    }
  }

  void endPhase() {
    if (!state().inRounds()) {
      return;
    }
    if (isOver(state()) && warden(Prompts.STOP_ROUNDS, true)) {
      emit(new CairnEvent.RoundsEnded(), CRN_RND_02);
      return;
    }
    var next = TurnOrder.after(state(), state().theFight().phase());
    if (next.isPresent()) {
      emit(new CairnEvent.PhaseOpened(next.get()), CRN_R_30);
      openTurns();
    } else {
      play.then(new CairnStep.RunClock(state().clock() + SECONDS));
      play.then(new CairnStep.OpenRound(state().theFight().round() + 1));
    }
  }

  /// Whoever read a spell last turn has their hands back (CRN-R-43); whoever fell is up again.
  private void openTurns() {
    for (Being being : state().roster()) {
      if (being.is(Flag.FALLEN)
          && TurnOrder.phaseOf(state(), being).equals(Optional.of(state().theFight().phase()))) {
        emit(new CairnEvent.NoLonger(being.id(), Flag.FALLEN), CRN_SPL);
      }
      if (being.is(Flag.READING)
          && TurnOrder.phaseOf(state(), being).equals(Optional.of(state().theFight().phase()))) {
        emit(new CairnEvent.NoLonger(being.id(), Flag.READING), CRN_R_43);
      }
    }
  }

  private static Optional<Refusal> endRefusal(CairnState state) {
    return state.inRounds() ? Optional.empty() : no(CRN_RND_02, "No rounds are running");
  }

  void end() {
    emit(new CairnEvent.RoundsEnded(), CRN_RND_02);
  }

  /// At most one side still has able members.
  public static boolean isOver(CairnState state) {
    boolean party = false;
    boolean foes = false;
    for (Being being : state.roster()) {
      if (!being.isOut()) {
        party |= being.side() == Who.Side.PARTY;
        foes |= being.side() == Who.Side.FOES;
      }
    }
    return !(party && foes);
  }

  // Acts that need no chapter of their own

  /// Nothing happens.
  void letPass() {}

  /// An unlisted act within reason (CRN-ACT-03), with a save if the Warden calls for one
  /// (CRN-ACT-05).
  void attempt(CairnStep.Attempt act) {
    var actor = being(act.by());
    if (!warden(Prompts.REASONABLE, true, actor.id())) {
      emit(new CairnEvent.ActLost(actor.id(), "not within reason for one action"), CRN_ACT_03);
      return;
    }
    boolean works = new Saves(play).risky(act);
    play.measure(actor, "succeeds", works);
    emit(new CairnEvent.Told(actor.id(), came(works, act.what())), CRN_ACT_03);
  }

  private static String came(boolean works, String what) {
    if (what.isBlank()) {
      return works ? "succeeds" : "fails";
    }
    return (works ? "does it: " : "fails to: ") + what;
  }

  private static Optional<Refusal> regainRefusal(CairnState state, CairnStep.Regain act) {
    var being = state.being(act.by());
    return being.block().habits().stream().anyMatch(Habit.Regains.class::isInstance)
        ? Optional.empty()
        : no(CRN_BST, being.name() + " does not mend by itself");
  }

  void regain(CairnStep.Regain act) {
    var being = being(act.by());
    for (Habit habit : being.block().habits()) {
      if (habit instanceof Habit.Regains regains) {
        emitWithThePhase(
            new CairnEvent.HpRestored(
                being.id(), Math.min(being.maxHp(), being.hp() + regains.hp())),
            CRN_BST);
      }
    }
  }
}
