package quintain.kernel.craft;

import java.util.Arrays;
import java.util.List;
import quintain.kernel.Names;
import quintain.kernel.Option;

/// What players may know of somebody of the Referee's.
public enum Secrecy {
  /// Their figures lie open.
  OPEN("everything, figures too"),
  /// They are there for all to see, their figures are not.
  FIGURES_HIDDEN("that they are there, but no figures"),
  /// Players do not know that they are there.
  UNSEEN("nothing: they are out of sight");

  private final String known;

  Secrecy(String known) {
    this.known = known;
  }

  /// What players may know, in words.
  static List<Option<Secrecy>> options() {
    return Arrays.stream(values())
        .map(each -> new Option<>(Names.kebab(each.name()), each.known, each))
        .toList();
  }
}
