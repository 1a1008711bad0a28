package quintain.table.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.kernel.parts.Lists;
import quintain.packs.Volume;
import quintain.table.show.Slips;

/// A character ready to join: the command, and all that chance and choice decided, in order.
record FinishedDraft<T extends Step>(T command, Seat seat, List<Draw> draws) {
  /// Plays it on the real game, which must have nothing on its agenda. It ends done, or with a
  /// refusal. If the rules now ask for something else than was decided, because the table has
  /// changed meanwhile, it is thrown as [Slips.Misread].
  <S extends State, E extends Event> Turn<S, T, E> joining(
      Volume<S, T, E> volume, Game<S, T> game) {
    var left = new ArrayDeque<>(draws);
    var live =
        new Live<>(
            volume.book(),
            sides ->
                switch (left.poll()) {
                  case Draw.Picked picked when picked.size() == sides -> picked.index();
                  case null, default -> throw changed();
                });
    var manner = new Manner(Dial.ASKING, List.of(seat, Seat.REFEREE));
    var turn = live.run(game, command, manner);
    var committed = new ArrayList<>(turn.committed());
    while (turn.end() instanceof Turn.Waiting waiting) {
      var draw = left.poll();
      if (draw == null) {
        throw changed();
      }
      turn = live.resume(turn.game(), Lists.plus(waiting.tape(), draw), manner);
      committed.addAll(turn.committed());
    }
    if (turn.end() instanceof Turn.Cancelled
        || (turn.end() instanceof Turn.Done && !left.isEmpty())) {
      throw changed();
    }
    return new Turn<>(turn.game(), List.copyOf(committed), turn.end());
  }

  private static Slips.Misread changed() {
    return new Slips.Misread(
        "The table has changed since this character was begun; go back a step and on again.");
  }
}
