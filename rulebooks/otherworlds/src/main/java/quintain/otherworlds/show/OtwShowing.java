package quintain.otherworlds.show;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;

/// What people see and read of a game of Otherworlds.
public final class OtwShowing extends PeopleShowing<OtwState, Being, OtwStep, OtwEvent> {
  @Override
  public View view(OtwState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public List<View.Panel> growing(Game<OtwState, OtwStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Line narrate(OtwEvent event, OtwState before, List<OtwEvent> earlier) {
    return Narration.narrate(event, before);
  }

  /// Damage is named while it happens; this is what it leaves behind.
  @Override
  protected void measure(OtwState before, Being then, Being now, Measured measured) {
    measured.number("hp", now.health().now());
    measured.comesTrue("drops", !then.isDown() && now.isDown());
    measured.comesTrue("dies", !then.isDead() && now.isDead());
    measured.comesTrue(
        "prone", !then.is(Status.Kind.PRONE) && now.is(Status.Kind.PRONE) && now.isConscious());
    measured.comesTrue("frozen", !then.isFrozen() && now.isFrozen());
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
