package quintain.table.play;

import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.craft.RefereesHand;
import quintain.packs.Volume;

/// How many people and creatures a scene has room for. Whatever somebody might do is tried on each
/// of them, so that a table with thousands would take the processors from all others.
public final class Headcount {
  public static final int MOST = 200;

  private Headcount() {}

  /// Refuses a command by which more come than there is room for, as far as a seat knows who is
  /// there.
  static <S extends State> void checkRoom(
      Volume<S, ?, ?> volume, S state, Seat seat, Step command) {
    int more = coming(command);
    if (more > 0) {
      check(volume, volume.book().foresight().seenBy(state, seat), more);
    }
  }

  /// How many come by a command into the scene.
  private static int coming(Step command) {
    if (command instanceof RefereesHand.Arriving arriving) {
      return arriving.count();
    }
    boolean one =
        command instanceof RefereesHand.Making || command instanceof RefereesHand.Joining<?>;
    return one ? 1 : 0;
  }

  /// Refuses a scene with more of them.
  public static <S extends State> void check(Volume<S, ?, ?> volume, S state) {
    check(volume, state, 0);
  }

  private static <S extends State> void check(Volume<S, ?, ?> volume, S state, int more) {
    if ((long) volume.book().cast().roster(state).size() + more > MOST) {
      throw new Declined(
          "too-many", "A scene has room for " + MOST + " people and creatures, and no more");
    }
  }
}
