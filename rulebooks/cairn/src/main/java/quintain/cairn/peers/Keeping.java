package quintain.cairn.peers;

import java.util.List;
import java.util.Optional;
import quintain.kernel.peers.Flaw;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Tree;

/// What is kept of a document, and what was.
final class Keeping {
  private Keeping() {}

  /// The document of a format that somebody came from; empty where there is none that reads.
  static Optional<Tree.Members> document(Optional<Kept> kept, String format, JsonText json) {
    try {
      return kept.filter(it -> it.format().equals(format))
          .map(it -> json.parse(it.document()))
          .filter(Tree.Members.class::isInstance)
          .map(Tree.Members.class::cast);
    } catch (IllegalArgumentException _) {
      // Somebody has changed it by hand; they leave as if they had never been elsewhere.
      return Optional.empty();
    }
  }

  /// Why a document cannot be kept; empty where it can.
  static List<Flaw> tooLong(Tree document, JsonText json) {
    int length = json.write(document).length();
    return length <= Kept.LONGEST
        ? List.of()
        : List.of(
            new Flaw(
                "",
                "has %,d characters without spaces between, at most %,d are kept"
                    .formatted(length, Kept.LONGEST)));
  }
}
