package quintain.kernel;

import java.util.List;

/// What a question is about, the same each time it is asked: its name in scripts, its clause, the
/// family that the automation dial and standing answers know it by, and its wording with `{0}`,
/// `{1}` … for those concerned.
public record Topic(String id, Clause clause, String family, String wording) {
  /// The family of a Referee's prompts about the fiction.
  public static final String REFEREE = "referee";

  /// The family of a player's own tactical choices.
  public static final String PLAYER = "player";

  /// The wording with names put in.
  public String prompt(List<String> names) {
    var text = wording;
    for (int i = 0; i < names.size(); i++) {
      text = text.replace("{" + i + "}", names.get(i));
    }
    return text;
  }
}
