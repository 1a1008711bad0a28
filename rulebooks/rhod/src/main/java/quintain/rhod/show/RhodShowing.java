package quintain.rhod.show;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.ConditionEntry;
import quintain.rhod.state.Plight;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;

/// What people see and read of a game of Roll High or Die.
public final class RhodShowing extends PeopleShowing<RhodState, Being, RhodStep, RhodEvent> {
  @Override
  public View view(RhodState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public List<View.Panel> growing(Game<RhodState, RhodStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Line narrate(RhodEvent event, RhodState before, List<RhodEvent> earlier) {
    return Narration.narrate(event, before, earlier);
  }

  /// Damage is named while it happens; this is what it leaves behind.
  @Override
  protected void measure(RhodState before, Being then, Being now, Measured measured) {
    measured.number("armoring", now.kit().armoring());
    measured.number("vitality", now.vitals().vitality());
    measured.comesTrue("dies", !then.isDead() && now.isDead());
    measured.comesTrue("wounded", now.vitals().wounds() > then.vitals().wounds());
    measured.comesTrue("prone", then.stance() != Stance.PRONE && now.stance() == Stance.PRONE);
    for (Condition condition : Condition.values()) {
      if (condition.listed()) {
        condition(Plight.of(condition), condition.stacking(), then, now, measured);
      }
    }
    for (ConditionEntry entry : before.shelf().written()) {
      condition(entry.plight(), entry.own().orElseThrow().stacking(), then, now, measured);
    }
  }

  /// How many stacks there are afterwards of what stacks, and whether anything else is gained: of
  /// what each source lays on one for itself, once more.
  private static void condition(
      Plight plight, Condition.Stacking stacking, Being then, Being now, Measured measured) {
    int stacks = now.stacks(plight);
    if (stacking == Condition.Stacking.STACKS) {
      measured.number(plight.key(), stacks);
    } else {
      measured.comesTrue(plight.key(), stacks > then.stacks(plight));
    }
  }

  @Override
  public String wording(String outcome, Object value) {
    return Wording.outcome(outcome, value);
  }

  @Override
  public List<Entry.Said> described(Entry entry) {
    return Entries.described(entry);
  }
}
