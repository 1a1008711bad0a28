package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Deed;
import quintain.kernel.craft.Deeds;
import quintain.kernel.craft.RefereesHand;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;

/// Every command of Otherworlds, declared by its chapter.
public final class OtwDeeds extends Deeds<OtwState, Being, OtwStep, OtwEvent> {
  public static final OtwDeeds ALL = new OtwDeeds();

  /// The World Master's hand.
  final RefereesHand<OtwState, Being, OtwStep, OtwEvent> hand =
      new RefereesHand<>(this, OTW_R_109, OTW_CC_01);

  private OtwDeeds() {
    super(
        OtwRules.ALL,
        new Refusal(OTW_R_109, "Only the World Master can say that"),
        new Refusal(OTW_ACT_01, "That follows by itself and is nobody's to command"));
    Attacks.deeds(this);
    Volleys.deeds(this);
    Skills.deeds(this);
    Spells.deeds(this);
    Presence.deeds(this);
    Consumables.deeds(this);
    Magazines.deeds(this);
    Looting.deeds(this);
    Battle.deeds(this);
    TimePassing.deeds(this);
    Harm.deeds(this);
    Conditions.deeds(this);
    Hands.deeds(this);
    Movement.deeds(this);
    Turns.deeds(this);
    Checks.deeds(this);
    Rests.deeds(this);
    Trade.deeds(this);
    Advancement.deeds(this);
    People.deeds(this);
    Creation.deeds(this);
  }

  /// What somebody does on their turn in battle, and at any time outside one.
  <C extends OtwStep.Deed> Deed<OtwState, Being, OtwStep, OtwEvent, C> act(
      Class<C> command, Clause clause) {
    return errand(command, clause)
        .onTurn(Turns::refusal, (play, deed) -> new Turns(play).deed(deed));
  }

  /// What somebody sees to whosever turn it is.
  <C extends Command> Deed<OtwState, Being, OtwStep, OtwEvent, C> errand(
      Class<C> command, Clause clause) {
    return deed(command, clause).owned(OTW_ACT_01);
  }

  @Override
  protected OtwState asSeenBy(OtwState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  @Override
  public List<String> onTurn(OtwState state) {
    return state.fight().flatMap(Fight::turn).map(turn -> List.of(turn.who())).orElse(List.of());
  }

  @Override
  public List<TurnPlace> turns(OtwState state, Seat seat) {
    return state.fight().map(fight -> Turns.places(state, fight, seat)).orElse(List.of());
  }
}
