package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Audience;
import quintain.kernel.Event;
import quintain.kernel.Measure;
import quintain.kernel.Rulebook;
import quintain.kernel.Step;

/// What people see and read of a game with people in it.
public abstract class PeopleShowing<
        S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event>
    implements Rulebook.Showing<S, T, E> {
  @Override
  public String nameOf(S state, String id) {
    return state.nameOf(id);
  }

  @Override
  public Audience witnesses(S state, String actor) {
    return state.witnesses(actor);
  }

  /// What something has left behind on whoever was there and still is.
  @Override
  public final List<Measure> measures(S before, S after) {
    var measures = new ArrayList<Measure>();
    for (B then : before.roster()) {
      after
          .find(then.id())
          .ifPresent(now -> measure(before, then, now, new Measured(then.id(), measures)));
    }
    return measures;
  }

  /// What has become of one of them.
  protected abstract void measure(S before, B then, B now, Measured measured);

  /// The outcomes of one of those there.
  public record Measured(String id, List<Measure> measures) {
    /// A number as it stands afterwards, changed or not.
    public void number(String name, int value) {
      measures.add(new Measure(id + "." + name, value));
    }

    /// Something that comes true, where it does.
    public void comesTrue(String name, boolean holds) {
      if (holds) {
        measures.add(new Measure(id + "." + name, true));
      }
    }
  }
}
