package quintain.table.log;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.OrNone;

/// The scenes that the Referee has on the shelf, by their keys, in the order in which they came
/// there. Their states stand in the log; only where is kept here. They are no part of the game, so
/// that going back in the game leaves what was prepared alone.
public record Scenes(Map<String, Scene> shelf) {
  public static final Scenes NONE = new Scenes(Map.of());

  /// So many scenes a table has at a time.
  public static final int MOST = 60;

  /// The key of the scene that a table begins with.
  public static final String FIRST = "first";

  /// @param at the entry that holds how it was prepared; 0 for one that was only played in
  /// @param guests those in it who stand for people from elsewhere
  /// @param people who else is in it, in words
  public record Scene(String title, long at, List<String> guests, @OrNone String people) {}

  Scenes with(Logged.Prepared prepared, long seq) {
    var more = new LinkedHashMap<>(shelf);
    var old = Optional.ofNullable(shelf.get(prepared.scene()));
    more.put(
        prepared.scene(),
        prepared.state().isPresent() || old.isEmpty()
            ? new Scene(
                prepared.title(),
                prepared.state().isPresent() ? seq : 0,
                prepared.guests(),
                prepared.people())
            : new Scene(prepared.title(), old.get().at(), old.get().guests(), old.get().people()));
    return new Scenes(more);
  }

  Scenes without(String scene) {
    var fewer = new LinkedHashMap<>(shelf);
    fewer.remove(scene);
    return new Scenes(fewer);
  }

  /// Where the game is. That is a part of the game: going back restores it.
  ///
  /// @param present the key of the scene that is open
  /// @param left the scenes that were left on the way, by their keys
  public record Whereabouts(String present, Map<String, Left> left) {
    static final Whereabouts BEGINNING = new Whereabouts(FIRST, Map.of());

    /// @param at the entry by which it was left; it is as it was before that
    /// @param guests those who went on from there
    public record Left(long at, List<String> guests) {}

    /// Whether the scene is open that the table began with.
    public boolean isAtTheBeginning() {
      return present.equals(FIRST);
    }

    Whereabouts opening(String scene, List<String> came, long seq) {
      var more = new LinkedHashMap<>(left);
      more.put(present, new Left(seq, came));
      more.remove(scene);
      return new Whereabouts(scene, more);
    }
  }
}
