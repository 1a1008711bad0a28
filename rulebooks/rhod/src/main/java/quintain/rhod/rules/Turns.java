package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.forms.Slot;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.Fight;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;

/// Actions on one's own Turn: whether they may be taken, what they cost, and how they come onto the
/// stack (RHD-AP-01 to 06).
public final class Turns extends Chapter {
  private static final int LONGEST = 300;

  Turns(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.doing(EndTurn.class, RHD_AP_03)
        .offered("ends the Turn", ACT)
        .when((state, being) -> state.inEncounter() && mayAct(state, being))
        .icon("step-forward")
        .key("n")
        .by(EndTurn::by, "Whose Turn ends?")
        .refuses(Turns::refusal)
        .does(Turns::new, Turns::end);
    book.doing(Declare.class, RHD_REF_03)
        .offered("says what happens", CHECK)
        .ifOpen()
        .toPlayers()
        .icon("message-square")
        .by(Declare::by, "Who does it?")
        .slot(Declare::what, "What?", line("looks around"))
        .refuses(Turns::refusal)
        .does(Turns::new, Turns::declare);
    book.word(SetScene.class, RHD_REF_03)
        .offeredOnce("Set a scene", REFEREE)
        .slot(SetScene::words, "What is there?", line("A quiet place"))
        .refuses(Turns::refusal)
        .does(Turns::new, Turns::setScene);
  }

  /// A sentence or two.
  private static Slot<RhodState> line(String byDefault) {
    return (_, topic) ->
        Optional.of(new Question.Words(topic, List.of(), LONGEST, byDefault, true));
  }

  // For whom it is offered

  static boolean lives(RhodState state, Being being) {
    return !being.isDead();
  }

  /// Out of turn one offer stands for all Actions.
  static boolean mayAct(RhodState state, Being being) {
    return being.isUp() && (!state.inEncounter() || state.isTurnOf(being.id()));
  }

  // Costs

  /// What an Action costs; nothing outside an Encounter (RHD-ACT-00).
  public static int cost(RhodState state, RhodStep.Act act) {
    return state.inEncounter() ? RhodDeeds.ALL.cost(state, act) : 0;
  }

  /// The AP of an Attack: W, and where the house says so 1 more for each before it (RHD-R-104).
  public static int attackCost(RhodState state, Being by, int w) {
    return switch (state.house().repeatAttack()) {
      case FREE -> w;
      case PLUS_1_AP_EACH -> w + state.turnOf(by.id()).map(Fight.Turn::attacks).orElse(0);
    };
  }

  /// AP somebody has left; none but on their own Turn.
  public static int left(RhodState state, String who) {
    return state.turnOf(who).map(Fight.Turn::ap).orElse(0);
  }

  void pay(String who, int ap, Clause why) {
    if (ap > 0 && state().isTurnOf(who)) {
      emit(new FightEvent.ApLeft(who, left(state(), who) - ap), why);
    }
  }

  // Actions

  /// Why somebody cannot act now, whatever the Action.
  static Optional<Refusal> actorRefusal(RhodState state, String who) {
    var gone = livingRefusal(state, who, RHD_AP_04);
    if (gone.isPresent()) {
      return gone;
    }
    var by = state.being(who);
    if (by.is(Condition.COLLAPSED)) {
      return no(RHD_COND_06, by.name() + " has " + cited(state, Condition.COLLAPSED));
    }
    return state.inEncounter() && !state.isTurnOf(who)
        ? no(RHD_AP_04, "It is not " + by.name() + "'s Turn")
        : Optional.empty();
  }

  /// Why an Action cannot be taken now.
  public static Optional<Refusal> refusal(RhodState state, RhodStep.Act act) {
    var unable = actorRefusal(state, act.by());
    if (unable.isPresent()) {
      return unable;
    }
    var impossible = RhodDeeds.ALL.ownRefusal(state, act);
    if (impossible.isPresent()) {
      return impossible;
    }
    int cost = cost(state, act);
    int left = left(state, act.by());
    return state.inEncounter() && cost > left
        ? no(
            RHD_AP_02,
            "That costs %d AP, and %s left"
                .formatted(cost, left == 0 ? "none is" : left == 1 ? "1 is" : left + " are"))
        : Optional.empty();
  }

  /// An Action is declared and paid; what it triggers comes first, and then it resolves. Hostile
  /// ones outside an Encounter open one (RHD-ENC-01).
  void act(RhodStep.Act act) {
    check(refusal(state(), act));
    if (!state().inEncounter()
        && RhodDeeds.ALL.isHostile(act)
        && referee(Prompts.CALL, true, act.by())) {
      emit(new FightEvent.Told(act.by(), "turns hostile"), RHD_ENC_01);
      new Rounds(play).open();
      return;
    }
    play.cite(act instanceof Handling.Feat ? RHD_AP_05 : RHD_AP_06);
    if (act instanceof Encounter.Maneuver maneuver && maneuver.isPaidByTheLeg()) {
      resolve(new Encounter.CarryOut(act, 0));
    } else {
      play.cite(act instanceof Encounter.Maneuver ? RHD_MAN_01 : RHD_ACT_00);
      pay(act.by(), cost(state(), act), RHD_AP_02);
      boolean first =
          act instanceof Encounter.Maneuver maneuver
              && new Stack(play).maneuver(act.by(), "Maneuver", maneuver.goes(), 0);
      if (first) {
        play.then(new Encounter.CarryOut(act, 0));
      } else {
        resolve(new Encounter.CarryOut(act, 0));
      }
    }
    if (state().inEncounter()) {
      play.then(new Encounter.CheckTurn());
    }
  }

  /// Attacks and Maneuvers know how deep in the stack they are.
  private void resolve(Encounter.CarryOut step) {
    if (step.act() instanceof Handling.Interacting interacting) {
      new Interactions(play).resolve(interacting);
    } else {
      RhodDeeds.ALL.carryOut(step.act(), step, play);
    }
  }

  /// What a hostile Action would do by itself, where it would first open an Encounter.
  public static RhodStep previewed(RhodState state, RhodStep command) {
    return command instanceof RhodStep.Act act
            && !state.inEncounter()
            && RhodDeeds.ALL.isHostile(act)
            && refusal(state, act).isEmpty()
        ? new Encounter.CarryOut(act, 0)
        : command;
  }

  /// What was declared resolves, unless its actor is out of it or it has become impossible; AP stay
  /// spent (RHD-R-38).
  void carryOut(Encounter.CarryOut step) {
    var by = state().find(step.act().by());
    if (by.filter(Being::isUp).isEmpty()
        || RhodDeeds.ALL.ownRefusal(state(), step.act()).isPresent()) {
      emit(new FightEvent.Fizzled(step.act().by(), "the act"), RHD_R_38);
      return;
    }
    resolve(step);
  }

  // The end of a Turn

  public static Optional<Refusal> refusal(RhodState state, Encounter.EndTurn step) {
    var by = state.find(step.by());
    if (by.isEmpty()) {
      return nobodyCalled(step.by(), RHD_AP_03);
    }
    if (!state.isTurnOf(step.by())) {
      return no(RHD_ENC_05, "It is not " + by.get().name() + "'s Turn");
    }
    return Ways.sharing(state.asSeenBy(by.get().seat()), by.get())
        .flatMap(
            other ->
                no(
                    RHD_POS_02,
                    "A Turn does not end in the space of " + other.name() + ": move on"));
  }

  /// AP not spent are lost (RHD-AP-03).
  void end(Encounter.EndTurn step) {
    play.then(new Encounter.FinishTurn(step.by()));
  }

  // The loop of play

  public static Optional<Refusal> refusal(RhodState state, Encounter.Declare step) {
    if (state.find(step.by()).isEmpty()) {
      return nobodyCalled(step.by(), RHD_REF_03);
    }
    return step.what().length() > LONGEST
        ? no(RHD_REF_03, "Say it in " + LONGEST + " letters")
        : Optional.empty();
  }

  /// Players say what their characters do, and the Referee what comes of it (RHD-REF-03).
  void declare(Encounter.Declare step) {
    emit(
        new FightEvent.Told(step.by(), step.what().isBlank() ? "hesitates" : step.what()),
        RHD_REF_03);
    var answer =
        play.ask(
            Seat.REFEREE,
            new Question.Words(Prompts.ANSWER, List.of(step.by(), step.what()), LONGEST, ""));
    emit(
        new FightEvent.Told(step.by(), answer.isBlank() ? "does it; no check is needed" : answer),
        RHD_REF_03);
  }

  private static Optional<Refusal> refusal(RhodState state, SetScene step) {
    if (step.words().length() > LONGEST) {
      return no(RHD_REF_03, "Say it in " + LONGEST + " letters");
    }
    return state.roster().stream().noneMatch(Being::isPc)
        ? no(RHD_REF_03, "A scene has at least one character of the players in it")
        : Optional.empty();
  }

  void setScene(SetScene step) {
    emit(new FightEvent.SceneSet(step.words()), RHD_REF_03);
  }

  // The order, for all to see

  /// Everybody's place in the order, as far as a seat sees them.
  static List<TurnPlace> places(RhodState state, Fight fight, Seat seat) {
    var order = Lists.each(fight.order(), Fight.Rank::who);
    int now = fight.turn().map(turn -> order.indexOf(turn.who())).orElse(-1);
    var places = new ArrayList<TurnPlace>();
    for (int i = 0; i < order.size(); i++) {
      var who = order.get(i);
      if (state.find(who).filter(being -> state.maySee(being, seat)).isPresent()) {
        places.add(
            new TurnPlace(
                who, places.size() + 1, i < now, i == now ? left(state, fight, seat) : List.of()));
      }
    }
    return List.copyOf(places);
  }

  private static List<String> left(RhodState state, Fight fight, Seat seat) {
    var turn = fight.turn().orElseThrow();
    return turn.begun() && state.maySeeFigures(turn.who(), seat)
        ? List.of(Phrases.counted(turn.ap(), "Action Point"))
        : List.of();
  }
}
