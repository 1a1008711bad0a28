package quintain.kernel;

/// The content that a game is played with, as its state carries it: a record with a list for each
/// kind. What a table makes of its own is put on it while people play.
public interface Stock {
  /// The same kinds with other entries.
  Stock with(Content content);
}
