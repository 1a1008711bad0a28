package quintain.table.log;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Game;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Manner;
import quintain.table.protocol.FromSeat.Mode;

/// How a table stands after an entry of its log: the game, and what is no part of the game and so
/// is never undone.
///
/// @param rewinds every time the game went back, in order
/// @param calls what the Referee called for and nobody has done yet
/// @param portraits the faces that people have chosen, by the ids of those whose they are, as
///   [Portrait] writes them
/// @param journal what people have written, and when they played
/// @param scenes those that the Referee has on the shelf
/// @param workshop what the Referee has made
public record Position<S, T>(
    Standing<S, T> standing,
    Manner manner,
    List<Rewind> rewinds,
    List<Call> calls,
    Map<String, String> portraits,
    Journal journal,
    Scenes scenes,
    Workshop workshop) {
  /// How the game stands.
  ///
  /// @param running the command that is not over yet
  /// @param pause where its present step waits
  /// @param where the scene that is open, and those that were left
  public record Standing<S, T>(
      Game<S, T> game, Optional<Running> running, Optional<Pause> pause, Scenes.Whereabouts where) {
    /// At the beginning, before any other scene was opened.
    public Standing(Game<S, T> game, Optional<Running> running, Optional<Pause> pause) {
      this(game, running, pause, Scenes.Whereabouts.BEGINNING);
    }
  }

  /// A command on its way.
  ///
  /// @param run names all that comes of the command; made up by chance, so that nobody can count
  ///   what they do not see
  /// @param by the seat that gave it, `as` the seat it was given for
  public record Running(String run, String by, String as, Mode mode) {}

  /// A step that waits for the answer to a question.
  public record Pause(String key, List<Draw> tape) {}

  /// An entry by which the game went back to how it stood after an earlier one.
  record Rewind(long at, long to) {}

  /// A roll that the Referee called for.
  ///
  /// @param seat the seat it is for
  /// @param what what is to be done, in words
  public record Call(
      String key,
      String seat,
      String command,
      Map<String, Object> filled,
      Map<String, Object> chosen,
      String what,
      String why) {}

  Position<S, T> calling(Call call) {
    var more = new ArrayList<>(calls);
    more.add(call);
    return new Position<>(
        standing, manner, rewinds, List.copyOf(more), portraits, journal, scenes, workshop);
  }

  Position<S, T> heeding(String key) {
    var left = calls.stream().filter(call -> !call.key().equals(key)).toList();
    return new Position<>(standing, manner, rewinds, left, portraits, journal, scenes, workshop);
  }

  Position<S, T> portraying(String who, String face) {
    var more = new LinkedHashMap<>(portraits);
    if (face.isEmpty()) {
      more.remove(who);
    } else {
      more.put(who, face);
    }
    return new Position<>(standing, manner, rewinds, calls, more, journal, scenes, workshop);
  }

  Position<S, T> with(Journal other) {
    return new Position<>(standing, manner, rewinds, calls, portraits, other, scenes, workshop);
  }

  Position<S, T> with(Scenes other) {
    return new Position<>(standing, manner, rewinds, calls, portraits, journal, other, workshop);
  }

  Position<S, T> with(Workshop other) {
    return new Position<>(standing, manner, rewinds, calls, portraits, journal, scenes, other);
  }

  Position<S, T> with(Standing<S, T> now) {
    return new Position<>(now, manner, rewinds, calls, portraits, journal, scenes, workshop);
  }

  Position<S, T> with(Manner other) {
    return new Position<>(standing, other, rewinds, calls, portraits, journal, scenes, workshop);
  }

  Position<S, T> rewound(Standing<S, T> then, Rewind rewind) {
    var more = new ArrayList<>(rewinds);
    more.add(rewind);
    return new Position<>(
        then, manner, List.copyOf(more), calls, portraits, journal, scenes, workshop);
  }

  /// Whether the game was taken back over an entry. Going back to an undone entry makes it stand
  /// again, so this follows the way that led to the present.
  public boolean isUndone(long seq) {
    long here = Long.MAX_VALUE;
    for (Rewind rewind : rewinds.reversed()) {
      if (rewind.at() <= here) {
        if (seq >= rewind.at()) {
          return seq > here;
        }
        if (seq > rewind.to()) {
          return true;
        }
        here = rewind.to();
      }
    }
    return seq > here;
  }
}
