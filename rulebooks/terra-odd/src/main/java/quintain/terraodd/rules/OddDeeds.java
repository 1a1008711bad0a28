package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Deed;
import quintain.kernel.craft.Deeds;
import quintain.kernel.craft.RefereesHand;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// Every command of Terra Odd, declared by its chapter.
public final class OddDeeds extends Deeds<OddState, Being, OddStep, OddEvent> {
  public static final OddDeeds ALL = new OddDeeds();

  /// The GM's hand.
  final RefereesHand<OddState, Being, OddStep, OddEvent> hand =
      new RefereesHand<>(this, ODD_REF_05, ODD_CRE_01);

  private OddDeeds() {
    super(
        OddRules.ALL,
        new Refusal(ODD_R_01, "Only the GM can say that"),
        new Refusal(ODD_R_02, "That follows by itself and is nobody's to command"));
    Attacks.deeds(this);
    Healing.deeds(this);
    Inventory.deeds(this);
    Looting.deeds(this);
    Movement.deeds(this);
    Morale.deeds(this);
    Saves.deeds(this);
    Rounds.deeds(this);
    Scenes.deeds(this);
    Growth.deeds(this);
    Troubles.deeds(this);
    Reactions.deeds(this);
    TimePassing.deeds(this);
    Creation.deeds(this);
    People.deeds(this);
  }

  /// What somebody does on a turn. In rounds it is declared and happens in its phase; otherwise at
  /// once.
  <C extends OddStep.Act> Deed<OddState, Being, OddStep, OddEvent, C> act(
      Class<C> command, Clause clause) {
    return deed(command, clause)
        .owned(ODD_R_14)
        .onTurn(Acts::refusal, (play, act) -> new Rounds(play).act(act));
  }

  @Override
  protected OddState asSeenBy(OddState state, Seat seat) {
    return state.asSeenBy(seat);
  }

  /// Nobody can aim at what they do not see.
  @Override
  protected Optional<Refusal> unseen(OddState state, Seat seat, OddStep step, String id) {
    return state.unseen(id, seat, ODD_ATK_01);
  }

  /// Those whom a step is aimed at, and whose figures its odds would give away.
  public static List<String> aimed(OddStep step) {
    return ALL.aimedAt(step instanceof OddStep.CarryOutAlone alone ? alone.act() : step);
  }

  @Override
  public List<String> onTurn(OddState state) {
    return Rounds.onTurn(state);
  }

  @Override
  public List<TurnPlace> turns(OddState state, Seat seat) {
    return TurnOrder.places(state, seat);
  }
}
