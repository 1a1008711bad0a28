package quintain.cairn.show;

import java.util.List;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Flag;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;

/// What people see and read of a game of Cairn.
public final class CairnShowing extends PeopleShowing<CairnState, Being, CairnStep, CairnEvent> {
  @Override
  public View view(CairnState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public List<View.Panel> growing(Game<CairnState, CairnStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Line narrate(CairnEvent event, CairnState before, List<CairnEvent> earlier) {
    return Narration.narrate(event, before, earlier);
  }

  /// Damage and saves are named while they happen; this is what they leave behind.
  @Override
  protected void measure(CairnState before, Being then, Being now, Measured measured) {
    measured.number("hp", now.hp());
    measured.number("fatigue", now.pack().fatigue());
    measured.comesTrue("drops", then.hp() > 0 && now.hp() == 0);
    measured.comesTrue("scar", now.scars().size() > then.scars().size());
    measured.comesTrue("dies", !then.isDead() && now.isDead());
    measured.comesTrue("out", !then.isOut() && now.isOut());
    if (now.str().now() > then.str().now()) {
      measured.number("heals", now.str().now() - then.str().now());
    }
    measured.comesTrue("helpless", then.canAct() && !now.canAct() && !now.isOut());
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
