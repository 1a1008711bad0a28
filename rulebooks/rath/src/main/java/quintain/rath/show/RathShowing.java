package quintain.rath.show;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Flag;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Values;

/// What people see and read of a game of Rath.
public final class RathShowing extends PeopleShowing<RathState, Being, RathStep, RathEvent> {
  @Override
  public View view(RathState state, Seat seat) {
    return Views.view(state, seat);
  }

  @Override
  public List<View.Panel> growing(Game<RathState, RathStep> game, Seat seat, String id) {
    return Newcomers.growing(game, seat, id);
  }

  @Override
  public Line narrate(RathEvent event, RathState before, List<RathEvent> earlier) {
    return Narration.narrate(event, before);
  }

  /// Rolls and damage are named while they happen; this is what they leave behind.
  @Override
  protected void measure(RathState before, Being then, Being now, Measured measured) {
    measured.number("hp", now.hp());
    measured.comesTrue("drops", then.hp() > 0 && now.hp() == 0);
    measured.comesTrue("dies", !then.isDead() && now.isDead());
    for (Affliction what : Affliction.values()) {
      int had = then.pool(what).map(Pool::dice).orElse(0);
      int has = now.pool(what).map(Pool::dice).orElse(0);
      if (had > 0 || has > 0) {
        measured.number(Values.key(what) + "-dice", has);
      }
    }
    for (Flag flag : List.of(Flag.PRONE, Flag.ASLEEP, Flag.PARALYSED, Flag.FLED)) {
      measured.comesTrue(Values.key(flag), !then.is(flag) && now.is(flag));
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
