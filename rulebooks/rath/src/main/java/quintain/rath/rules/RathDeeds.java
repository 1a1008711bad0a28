package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Deed;
import quintain.kernel.craft.Deeds;
import quintain.kernel.craft.RefereesHand;
import quintain.rath.state.Being;
import quintain.rath.state.Device;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Values;

/// Every command of Rath, declared by its chapter.
public final class RathDeeds extends Deeds<RathState, Being, RathStep, RathEvent> {
  public static final RathDeeds ALL = new RathDeeds();

  /// The GM's hand.
  final RefereesHand<RathState, Being, RathStep, RathEvent> hand =
      new RefereesHand<>(this, RTH_DOC_05, RTH_DOC_05);

  private RathDeeds() {
    super(
        RathRules.ALL,
        new Refusal(RTH_DOC_05, "Only the GM can say that"),
        new Refusal(RTH_ACT_02, "That follows by itself and is nobody's to command"));
    Attacks.deeds(this);
    Casting.deeds(this);
    Items.deeds(this);
    Healing.deeds(this);
    Stunts.deeds(this);
    Conditions.deeds(this);
    Readiness.deeds(this);
    Movement.deeds(this);
    Drowning.deeds(this);
    Traps.deeds(this);
    Inventory.deeds(this);
    Looting.deeds(this);
    Actions.deeds(this);
    Turns.deeds(this);
    Combat.deeds(this);
    Tests.deeds(this);
    Trade.deeds(this);
    Rests.deeds(this);
    Henchmen.deeds(this);
    Advancement.deeds(this);
    Survival.deeds(this);
    Nerve.deeds(this);
    TimePassing.deeds(this);
    Fortune.deeds(this);
    Harm.deeds(this);
    Wear.deeds(this);
    Sessions.deeds(this);
    Creation.deeds(this);
    People.deeds(this);
  }

  /// What somebody does on their turn: at once outside combat and on one's own turn; otherwise the
  /// turn begins with it.
  <C extends RathStep.Deed> Deed<RathState, Being, RathStep, RathEvent, C> act(
      Class<C> command, Clause clause) {
    return deed(command, clause)
        .owned(RTH_ACT_02)
        .onTurn(Actions::refusal, (play, deed) -> new Actions(play).deed(deed));
  }

  /// What somebody sees to outside combat.
  <C extends Command> Deed<RathState, Being, RathStep, RathEvent, C> errand(
      Class<C> command, Clause clause) {
    return deed(command, clause).owned(RTH_ACT_02);
  }

  @Override
  protected RathState asSeenBy(RathState state, Seat seat) {
    return Values.asSeenBy(state, seat);
  }

  /// Nobody can aim at what they do not see; those who are not there are refused in the same words,
  /// before anything else is.
  @Override
  protected Optional<Refusal> unseen(RathState state, Seat seat, RathStep step, String id) {
    return isThing(state, step, id) ? Optional.empty() : state.unseen(id, seat, RTH_ATK_03);
  }

  @Override
  protected Optional<Refusal> awaitsUnseen(RathState state, Seat seat, RathStep step) {
    return switch (step) {
      case RathStep.Deed deed -> TurnOrder.awaitsUnseen(state, deed.by(), seat);
      case RathStep.BeginTurn turn -> TurnOrder.awaitsUnseen(state, turn.by(), seat);
      case RathStep.EndTurn turn -> TurnOrder.awaitsUnseen(state, turn.by(), seat);
      case RathStep _ -> Optional.empty();
    };
  }

  /// Something of one's own, a lock or trap that has been found, or a place.
  private static boolean isThing(RathState state, RathStep step, String id) {
    return state.world().device(id).filter(Device::found).isPresent()
        || Casting.spell(state, step)
            .filter(known -> Aims.place(state, known, id).isPresent())
            .isPresent()
        || Items.isUsedOnOwn(state, step, id);
  }

  /// Those whom a step is aimed at, and whose figures its odds would give away.
  public static List<String> aimed(RathStep step) {
    return ALL.aimedAt(step instanceof RathStep.React(RathStep.Act act) ? act : step);
  }

  @Override
  public List<String> onTurn(RathState state) {
    return TurnOrder.onTurn(state);
  }

  @Override
  public List<TurnPlace> turns(RathState state, Seat seat) {
    return TurnOrder.places(state, seat);
  }
}
