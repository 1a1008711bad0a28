package quintain.kernel.peers;

/// JSON as text, for documents that hold further ones in a text, or are kept as one.
public interface JsonText {
  /// The tree that a text holds; what is not JSON is an [IllegalArgumentException] that says why.
  Tree parse(String json);

  /// The text of a tree, as short as it can be.
  String write(Tree tree);
}
