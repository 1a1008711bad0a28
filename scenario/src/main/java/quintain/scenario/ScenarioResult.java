package quintain.scenario;

import java.util.List;
import quintain.kernel.Game;
import quintain.packs.Volume;

/// How a scenario went.
///
/// @param failures one text each, with what was expected, what came, and the log of that step
/// @param log every command, die, answer and event of the whole scenario, line by line
/// @param saved the game after the last step that could be played, in its book
public record ScenarioResult(
    String file,
    String title,
    boolean passed,
    List<String> failures,
    List<String> log,
    Saved<?, ?> saved) {
  /// A game and the document it is written as.
  public record Saved<S, T>(Volume<?, ?, ?> volume, Game<S, T> game, String json) {}

  public ScenarioResult {
    failures = List.copyOf(failures);
    log = List.copyOf(log);
  }
}
