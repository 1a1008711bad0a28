package quintain.table.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.Position.Running;

/// What the command that is running has done so far, so that whoever tells of it can say what it
/// comes from. Kept while it runs, and read again from the log where the table was closed between.
final class Happenings<S extends State, T extends Step, E extends Event> {
  /// So many steps back at most; what began before that is told without it.
  private static final int MOST = 200;

  private final OpenTable<S, T, E> table;
  private String run = "";
  private List<E> events = new ArrayList<>();

  Happenings(OpenTable<S, T, E> table) {
    this.table = table;
  }

  /// The events of a command, in order; whatever is added is remembered.
  List<E> of(Running running) {
    if (!running.run().equals(run)) {
      run = running.run();
      events = logged();
    }
    return events;
  }

  /// Goes on with a command that was taken back to some point on its way: what it has done until
  /// there is no longer known.
  void startOver(Running running) {
    run = running.run();
    events = new ArrayList<>();
  }

  /// The log has grown elsewhere, so it is read again.
  void forget() {
    run = "";
  }

  private List<E> logged() {
    var found = new ArrayList<E>();
    if (table
        .log()
        .position()
        .standing()
        .running()
        .filter(now -> now.run().equals(run))
        .isEmpty()) {
      return found;
    }
    var kinds = List.of(LogCodec.COMMANDED, LogCodec.STEPPED);
    for (var entry :
        table.premises().store().ofKinds(table.id(), kinds, table.log().last(), MOST)) {
      if (!(table.log().codec().read(entry) instanceof Logged.Stepped step)
          || !step.run().equals(run)) {
        break;
      }
      for (var cited : step.events().reversed()) {
        found.add(table.volume().book().formats().event().cast(cited.event()));
      }
    }
    Collections.reverse(found);
    return found;
  }
}
