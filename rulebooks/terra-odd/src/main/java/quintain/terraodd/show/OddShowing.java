package quintain.terraodd.show;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// What people see and read of a game of Terra Odd.
public final class OddShowing extends PeopleShowing<OddState, Being, OddStep, OddEvent> {
  @Override
  public View view(OddState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public List<View.Panel> growing(Game<OddState, OddStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Line narrate(OddEvent event, OddState before, List<OddEvent> earlier) {
    return Narration.narrate(event, before, earlier);
  }

  /// Harm and saves are named while they happen; this is what they leave behind.
  @Override
  protected void measure(OddState before, Being then, Being now, Measured measured) {
    measured.number("grit", now.grit());
    measured.comesTrue("drops", then.grit() > 0 && now.grit() == 0);
    measured.comesTrue("condition", now.troubles().size() > then.troubles().size());
    measured.comesTrue("dies", !then.isDead() && now.isDead());
    measured.comesTrue("out", !then.isOut() && now.isOut());
    measured.comesTrue("flees", !then.is(Flag.FLED) && now.is(Flag.FLED));
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
