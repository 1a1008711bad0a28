package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Deed;
import quintain.kernel.craft.Deeds;
import quintain.kernel.craft.RefereesHand;
import quintain.rhod.state.Being;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Fight;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;

/// Every command of Roll High or Die, declared by its chapter.
public final class RhodDeeds extends Deeds<RhodState, Being, RhodStep, RhodEvent> {
  public static final RhodDeeds ALL = new RhodDeeds();

  /// The Referee's hand.
  final RefereesHand<RhodState, Being, RhodStep, RhodEvent> hand =
      new RefereesHand<>(this, Rhd.RHD_R_98, Rhd.RHD_CHAR_01);

  /// What an Action costs in an Encounter, in AP.
  @FunctionalInterface
  interface Cost<C> {
    int of(RhodState state, C act);
  }

  private final Map<Class<?>, Cost<RhodStep.Act>> costs = new LinkedHashMap<>();

  private RhodDeeds() {
    super(
        RhodRules.ALL,
        new Refusal(RHD_REF_04, "Only the Referee can say that"),
        new Refusal(RHD_REF_02, "That follows by itself and is nobody's to command"));
    Attacks.deeds(this);
    Turns.deeds(this);
    StrikingFeats.deeds(this);
    HelpingFeats.deeds(this);
    MovingFeats.deeds(this);
    Foraging.deeds(this);
    Movement.deeds(this);
    Scuffles.deeds(this);
    Battering.deeds(this);
    Magazines.deeds(this);
    Gadgets.deeds(this);
    Flames.deeds(this);
    Hands.deeds(this);
    Containers.deeds(this);
    Interactions.deeds(this);
    Checks.deeds(this);
    // after a fight one looks after each other before one rests
    Harm.deeds(this);
    Days.deeds(this);
    Workshop.deeds(this);
    Armors.deeds(this);
    Growing.deeds(this);
    Creation.deeds(this);
    Rounds.deeds(this);
    Breath.deeds(this);
    Falls.deeds(this);
    Conditions.deeds(this);
    Lights.deeds(this);
    Things.deeds(this);
    People.deeds(this);
  }

  /// An Action at so many AP (RHD-ACT-00).
  <C extends RhodStep.Act> Deed<RhodState, Being, RhodStep, RhodEvent, C> act(
      Class<C> command, Clause clause, int ap) {
    return act(command, clause, (_, _) -> ap);
  }

  /// An Action whose cost depends on who does it and how things stand.
  <C extends RhodStep.Act> Deed<RhodState, Being, RhodStep, RhodEvent, C> act(
      Class<C> command, Clause clause, Cost<C> cost) {
    costs.put(command, (state, act) -> cost.of(state, command.cast(act)));
    return deed(command, clause)
        .owned(RHD_REF_02)
        .offeredWhile(Turns::mayAct)
        .onTurn(Turns::refusal, (play, act) -> new Turns(play).act(act));
  }

  /// A use of Interact.
  <C extends Handling.Interacting> Deed<RhodState, Being, RhodStep, RhodEvent, C> interacting(
      Class<C> command, Clause clause) {
    return act(command, clause, Interactions::cost);
  }

  /// What somebody does with things that is no Action.
  <C extends Handling.Doing> Deed<RhodState, Being, RhodStep, RhodEvent, C> handling(
      Class<C> command, Clause clause) {
    return doing(command, clause)
        .onTurn(Things::refusal, (play, doing) -> new Things(play).doing(doing));
  }

  /// What else somebody does that is no Action.
  <C extends RhodStep.Doing> Deed<RhodState, Being, RhodStep, RhodEvent, C> doing(
      Class<C> command, Clause clause) {
    return deed(command, clause).owned(RHD_REF_02).offeredWhile(Turns::lives);
  }

  int cost(RhodState state, RhodStep.Act act) {
    var cost = costs.get(act.getClass());
    if (cost == null) {
      throw new IllegalArgumentException("nothing says what it costs: " + act);
    }
    return cost.of(state, act);
  }

  /// Those whom a step is aimed at, and whose figures its odds would give away.
  public static List<String> aimed(RhodStep step) {
    return ALL.aimedAt(step instanceof Encounter.CarryOut carryOut ? carryOut.act() : step);
  }

  @Override
  protected RhodState asSeenBy(RhodState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  @Override
  public List<String> onTurn(RhodState state) {
    return state.fight().flatMap(Fight::turn).map(turn -> List.of(turn.who())).orElse(List.of());
  }

  @Override
  public List<TurnPlace> turns(RhodState state, Seat seat) {
    return state.fight().map(fight -> Turns.places(state, fight, seat)).orElse(List.of());
  }
}
