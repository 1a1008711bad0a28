package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Who;

/// Rounds, initiative and turns.
public final class Rounds extends Chapter {
  /// As long as a round of Cairn.
  public static final int SECONDS = 10;

  private static final String NOBODY = "nobody";

  Rounds(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(Wait.class, ODD_R_14)
        .offered("waits", ACT)
        .when(Rounds::hasTurn)
        .icon("hourglass")
        .by(Wait::by, "Who waits?")
        .does(Rounds::new, Rounds::letPass);
    book.word(BeginRounds.class, ODD_INIT_02)
        .offeredOnce("Begin rounds", REFEREE)
        .icon("flag")
        .key("b")
        .refusesNow(Rounds::beginRefusal)
        .does(Rounds::new, Rounds::begin);
    book.word(ResolvePhase.class, ODD_R_02)
        .offeredOnce("Play out the phase", REFEREE)
        .icon("step-forward")
        .key("n")
        .refusesNow(Rounds::phaseRefusal)
        .does(Rounds::new, Rounds::resolvePhase);
    book.word(EndRounds.class, ODD_R_42)
        .offeredOnce("End the fight", REFEREE)
        .afterwards()
        .icon("flag-off")
        .refusesNow(Rounds::endRefusal)
        .does(Rounds::new, Rounds::end);
  }

  // Beginning

  static Optional<Refusal> beginRefusal(OddState state) {
    if (state.inRounds()) {
      return barred(ODD_INIT_02, "Rounds are running already");
    }
    return isOver(state) ? barred(ODD_INIT_02, "There is nobody to fight") : Optional.empty();
  }

  void begin() {
    var foes = Lists.without(state().side(Who.Side.FOES), Being::isOut);
    emit(new OddEvent.RoundsBegan(Fight.Group.of(foes, leader(foes))), ODD_INIT_01);
    play.then(new OddStep.OpenRound(1, order()));
  }

  /// The first able one whose entry says leader, unless the GM names another (ODD-MORL-03).
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

  /// Uncertain, unless the GM says who goes first (ODD-INIT-02).
  private Optional<Who.Side> order() {
    var options =
        List.of(
            new Option<>("saves", "yes, roll saves", Optional.<Who.Side>empty()),
            new Option<>("party", "no, the party goes first", Optional.of(Who.Side.PARTY)),
            new Option<>("foes", "no, the foes go first", Optional.of(Who.Side.FOES)));
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(Prompts.ORDER, List.of(), options, Optional.<Who.Side>empty()));
  }

  /// A new round: order saves where the house makes them and order is uncertain.
  void open(OddStep.OpenRound step) {
    for (Being being : state().side(Who.Side.PARTY)) {
      if (being.is(Flag.SHAKEN)) {
        emit(new OddEvent.NoLonger(being.id(), Flag.SHAKEN), ODD_REF_02);
      }
      if (step.first().isPresent()) {
        boolean early = step.first().get() == Who.Side.PARTY;
        goes(being, bySpeed(being).orElse(early));
      } else if (!being.isOut() && TurnOrder.savesIn(house().order(), step.round())) {
        play.then(new OddStep.OrderSave(being.id()));
      }
    }
    play.then(new OddStep.OpenTurns(step.round()));
  }

  /// An Insight save to go before the foes (ODD-INIT-01); the fast and the slow need none.
  void orderSave(OddStep.OrderSave step) {
    var being = being(step.who());
    var always = bySpeed(being);
    if (always.isPresent()) {
      goes(being, always.get());
      return;
    }
    if (!being.isPc()) {
      goes(being, true);
      return;
    }
    var save =
        new Saves(play).save(being, Ability.INSIGHT, "acting late", Saves.Kind.ORDER, ODD_INIT_01);
    if (being.suffers(Ailment.VISIONS) && save.face() >= 1 && save.face() <= 3) {
      emit(new OddEvent.Became(being.id(), Flag.SHAKEN, "visions"), ODD_REF_02);
    }
    play.measure(being, "goes-first", save.passed());
    goes(being(being.id()), save.passed());
  }

  /// Whether somebody always acts before the foes, or always after; whoever is both does neither
  /// (ODD-ADV-P09, ODD-CON-P09).
  private static Optional<Boolean> bySpeed(Being being) {
    boolean fast = being.has(Gift.FAST);
    return fast != being.suffers(Ailment.SLOW) ? Optional.of(fast) : Optional.empty();
  }

  private void goes(Being being, boolean early) {
    if (being.is(Flag.LATE) && early) {
      emit(new OddEvent.NoLonger(being.id(), Flag.LATE), ODD_R_14);
    } else if (!early && !being.is(Flag.LATE)) {
      emit(new OddEvent.Became(being.id(), Flag.LATE, ""), ODD_R_14);
    }
  }

  void openTurns(OddStep.OpenTurns step) {
    emit(new OddEvent.RoundOpened(step.round(), first(step.round())), ODD_R_14);
  }

  private Fight.Phase first(int round) {
    // who has a turn may hang on the round, which is not yet open
    var opened = new OddEvent.RoundOpened(round, state().theFight().phase()).appliedTo(state());
    return TurnOrder.first(opened);
  }

  // Declaring

  /// Those who may still declare something in this round.
  static List<String> onTurn(OddState state) {
    if (!state.inRounds()) {
      return List.of();
    }
    return state.roster().stream().map(Being::id).filter(id -> hasTurn(state, id)).toList();
  }

  /// Whether somebody may do something on a turn now; out of turn one offer stands for all.
  static boolean hasTurn(OddState state, Being being) {
    return hasTurn(state, being.id());
  }

  private static boolean hasTurn(OddState state, String who) {
    return Acts.turnRefusal(state, new OddStep.Wait(who)).isEmpty();
  }

  /// In rounds an act is declared. Otherwise it happens at once, unless it is hostile and rounds
  /// begin with it.
  void act(OddStep.Act act) {
    check(Acts.refusal(state(), act));
    if (state().inRounds()) {
      declare(act);
    } else if (OddDeeds.ALL.isHostile(state(), act)
        && beginRefusal(state()).isEmpty()
        && gm(Prompts.BEGIN_ROUNDS, true)) {
      play.then(new OddStep.BeginRounds());
      play.then(new OddStep.DeclareFirst(act));
    } else {
      play.then(new OddStep.CarryOutAlone(act));
    }
  }

  private void declare(OddStep.Act act) {
    emit(new OddEvent.Declared(new Fight.Declaration(act, standing(act))), ODD_R_14);
  }

  /// Those an act is aimed at who are foes and not down.
  private List<String> standing(OddStep.Act act) {
    var by = being(act.by());
    return Lists.without(
        OddDeeds.ALL.aimedAt(act), id -> being(id).isOut() || being(id).side() == by.side());
  }

  /// The hostile act that rounds began with, if its turn is still to come.
  void declareFirst(OddStep.DeclareFirst step) {
    if (Acts.refusal(state(), step.act()).isEmpty()) {
      declare(step.act());
    } else {
      emit(new OddEvent.ActLost(step.act().by(), "too late"), ODD_R_14);
    }
  }

  // Resolving

  static Optional<Refusal> phaseRefusal(OddState state) {
    if (state.fight().isEmpty()) {
      return barred(ODD_R_14, "No rounds are running");
    }
    for (Being being : state.roster()) {
      if (owesDeclaration(state, being)) {
        return barred(ODD_R_14, being.name() + " has not declared what they do");
      }
    }
    return Optional.empty();
  }

  /// Whether the phase waits for somebody to say what they do.
  public static boolean owesDeclaration(OddState state, Being being) {
    return being.canAct() && mustDeclare(state, being) && state.theFight().of(being.id()).isEmpty();
  }

  /// Everybody declares before their own phase is played out.
  private static boolean mustDeclare(OddState state, Being being) {
    return TurnOrder.actsIn(state, being, state.theFight().phase());
  }

  /// One phase: everybody in it acts, then all of it takes effect together (ODD-R-02).
  void resolvePhase() {
    carryOutTogether(declaredIn(state().theFight().phase()));
    play.then(new OddStep.Settle());
    play.then(new OddStep.EndPhase());
  }

  /// What those who act in a phase have declared.
  private List<Fight.Declaration> declaredIn(Fight.Phase phase) {
    return Lists.without(
        state().theFight().declared(),
        declaration ->
            state()
                .find(declaration.act().by())
                .filter(actor -> TurnOrder.actsIn(state(), actor, phase))
                .isEmpty());
  }

  /// Everybody moves; doors are held for those who run; then the rest happens.
  private void carryOutTogether(List<Fight.Declaration> declared) {
    for (Fight.Declaration declaration : declared) {
      if (!declaration.act().isAction()) {
        play.then(new OddStep.CarryOut(declaration.act(), declaration.standing()));
      }
    }
    var runners = Morale.runners(declared);
    if (!runners.isEmpty()) {
      play.then(new OddStep.HoldDoors(runners));
    }
    for (Fight.Declaration declaration : declared) {
      if (declaration.act().isAction()) {
        play.then(new OddStep.CarryOut(declaration.act(), declaration.standing()));
      }
    }
  }

  /// An act happens, unless by now its actor panics or cannot do it: then it is lost (ODD-R-14).
  void carryOut(OddStep.CarryOut step) {
    var act = step.act();
    var actor = being(act.by());
    if (!actor.canAct() && act instanceof OddStep.Wait) {
      return; // nothing is lost
    }
    if (!actor.canAct()) {
      lose(act);
      return;
    }
    if (actor.is(Flag.FLIGHT)) {
      new Morale(play).leave(actor.id());
      return;
    }
    var late = Acts.lateRefusal(state(), act);
    if (late.isPresent()) {
      emit(new OddEvent.ActLost(actor.id(), late.get().reason()), late.get().clause());
    } else if (mayWhileFrozen(actor, act)) {
      resent(actor, act);
      if (!being(actor.id()).canAct()) {
        lose(act);
      } else if (new Saves(play).dares(being(actor.id()), act)) {
        OddDeeds.ALL.carryOut(act, step, play);
      }
    }
  }

  /// Whoever cannot act any more is told why.
  private void lose(OddStep.Act act) {
    var why = Acts.turnRefusal(state(), act).orElseThrow();
    emit(new OddEvent.ActLost(act.by(), why.reason()), ODD_R_14);
  }

  /// Nothing happens.
  void letPass() {}

  /// Whoever is frozen may act on the spot if the GM agrees (ODD-R-32).
  private boolean mayWhileFrozen(Being actor, OddStep.Act act) {
    if (!actor.is(Flag.FROZEN) || act instanceof OddStep.Wait) {
      return true;
    }
    if (gm(Prompts.ACTS_FROZEN, false, actor.id())) {
      return true;
    }
    emit(new OddEvent.ActLost(actor.id(), "frozen with panic"), ODD_PANC_02);
    return false;
  }

  /// Whoever bears a grudge attacks the one who did the Harm, or takes 1 stress (ODD-CON-06).
  private void resent(Being actor, OddStep.Act act) {
    if (!actor.suffers(Ailment.GRUDGE) || !act.isAction()) {
      return;
    }
    var enemy = actor.life().grudge().flatMap(id -> state().find(id));
    boolean there =
        enemy.isPresent() && !enemy.get().isOut() && state().maySee(enemy.get(), actor.seat());
    if (there && !OddDeeds.ALL.aimedAt(act).contains(enemy.get().id())) {
      new Harm(play).take(actor, 1, HarmKind.STRESS, true, "a grudge");
    }
  }

  /// An act outside rounds, as if it were a phase by itself; or for its odds, with whatever is
  /// declared in its phase and touches it.
  void carryOutAlone(OddStep.CarryOutAlone step) {
    if (state().inRounds()) {
      carryOutTogether(touchedBy(step.act()));
    } else {
      carryOut(new OddStep.CarryOut(step.act(), List.of()));
    }
    play.then(new OddStep.Settle());
    if (!state().inRounds() && state().world().lingering()) {
      play.then(new OddStep.AskSceneOver());
    }
  }

  /// The act itself, and before it the moves of its phase, others who run, and attacks on the same
  /// targets, which count together (ODD-MULT-01).
  private List<Fight.Declaration> touchedBy(OddStep.Act act) {
    var touched = new ArrayList<Fight.Declaration>();
    var phase = TurnOrder.phaseOf(state(), being(act.by()));
    for (Fight.Declaration other : phase.map(this::declaredIn).orElse(List.of())) {
      if (!other.act().isAction() || Morale.runTogether(act, other.act())) {
        touched.add(other);
      } else {
        Attacks.pooling(act, other).ifPresent(touched::add);
      }
    }
    touched.add(new Fight.Declaration(act, standing(act)));
    return touched;
  }

  void endPhase() {
    if (!state().inRounds()) {
      return;
    }
    if (isOver(state()) && gm(Prompts.STOP_ROUNDS, true)) {
      end();
      return;
    }
    var next = TurnOrder.after(state(), state().theFight().phase());
    if (next.isPresent()) {
      emit(new OddEvent.PhaseOpened(next.get()), ODD_R_14);
    } else {
      play.then(new OddStep.RunClock(state().clock() + SECONDS));
      play.then(new OddStep.OpenRound(state().theFight().round() + 1, Optional.<Who.Side>empty()));
    }
  }

  static Optional<Refusal> endRefusal(OddState state) {
    return state.inRounds() ? Optional.empty() : barred(ODD_R_14, "No rounds are running");
  }

  /// The fight is over, and perhaps the scene (ODD-R-42).
  void end() {
    emit(new OddEvent.RoundsEnded(), ODD_R_42);
    play.then(new OddStep.AskSceneOver());
  }

  /// At most one side still has able members.
  public static boolean isOver(OddState state) {
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
}
