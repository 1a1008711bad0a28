package quintain.kernel;

import java.util.List;
import java.util.Optional;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Printed;
import quintain.kernel.peers.Tree;

/// A format of another program, in which people and content arrive and leave. A book brings its own
/// ([Rulebook#peers]).
public sealed interface PeerFormat<S extends State> {
  /// Short name on the command line and in addresses: `foundry`.
  String id();

  /// What people call it.
  String title();

  /// Whether it is one of places: what is kept of its documents leaves with the map, and not with
  /// the party.
  default boolean isOfPlaces() {
    return false;
  }

  /// A format that is one JSON document.
  non-sealed interface Json<S extends State> extends PeerFormat<S> {
    /// Whether a document is most likely of this format, right or wrong inside.
    boolean recognises(Tree document);

    /// What a document brings.
    Arrival read(Tree document, Content content, JsonText json);

    /// Somebody in the scene as a document; empty where the format has no room for such a one.
    default Optional<Departure> write(S state, String id, JsonText json) {
      return Optional.empty();
    }

    /// The place where a scene happens as a document; empty where the format has no room for it.
    ///
    /// @param papers documents that are kept with the scene
    /// @param picture what the place looks like from above, in Base64
    default Optional<Departure> write(
        S state, List<Kept> papers, Optional<String> picture, JsonText json) {
      return Optional.empty();
    }

    /// A piece of content as a document; empty where the format has no room for it.
    default Optional<Departure> write(Entry entry, JsonText json) {
      return Optional.empty();
    }
  }

  /// A format that is plain text, as people paste it.
  non-sealed interface Text<S extends State> extends PeerFormat<S> {
    /// What a text brings; flaws carry the line.
    Arrival read(String text, Content content);

    /// A piece of content as text; empty where the format has no room for it.
    default Optional<Printed> write(Entry entry) {
      return Optional.empty();
    }
  }
}
