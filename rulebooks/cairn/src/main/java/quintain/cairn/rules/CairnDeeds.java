package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Deed;
import quintain.kernel.craft.Deeds;
import quintain.kernel.craft.RefereesHand;

/// Every command of Cairn, declared by its chapter.
public final class CairnDeeds extends Deeds<CairnState, Being, CairnStep, CairnEvent> {
  public static final CairnDeeds ALL = new CairnDeeds();

  /// The Warden's hand.
  final RefereesHand<CairnState, Being, CairnStep, CairnEvent> hand =
      new RefereesHand<>(this, CRN_RND_01, CRN_CRE_01);

  private CairnDeeds() {
    super(
        CairnRules.ALL,
        new Refusal(CRN_ACT_03, "Only the Warden can say that"),
        new Refusal(CRN_ACT_02, "That follows by itself and is nobody's to command"));
    Attacks.deeds(this);
    Casting.deeds(this);
    Relics.deeds(this);
    Items.deeds(this);
    Movement.deeds(this);
    Rescue.deeds(this);
    Resting.deeds(this);
    Healing.deeds(this);
    Morale.deeds(this);
    Rounds.deeds(this);
    Saves.deeds(this);
    Inventory.deeds(this);
    Looting.deeds(this);
    Deprivation.deeds(this);
    Wealth.deeds(this);
    Hirelings.deeds(this);
    Powers.deeds(this);
    Reactions.deeds(this);
    TimePassing.deeds(this);
    Creation.deeds(this);
    People.deeds(this);
  }

  /// What somebody does on a turn. In rounds it is declared and happens in its phase; otherwise at
  /// once.
  <C extends CairnStep.Act> Deed<CairnState, Being, CairnStep, CairnEvent, C> act(
      Class<C> command, Clause clause) {
    return deed(command, clause)
        .owned(CRN_ACT_02)
        .onTurn(Acts::refusal, (play, act) -> new Rounds(play).act(act));
  }

  @Override
  protected CairnState asSeenBy(CairnState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  /// Those whom a step is aimed at, and whose figures its odds would give away.
  public static List<String> aimed(CairnStep step) {
    return ALL.aimedAt(step instanceof CairnStep.Weigh weighed ? weighed.act() : step);
  }

  @Override
  public List<String> onTurn(CairnState state) {
    return Rounds.onTurn(state);
  }

  @Override
  public List<TurnPlace> turns(CairnState state, Seat seat) {
    return TurnOrder.places(state, seat);
  }
}
