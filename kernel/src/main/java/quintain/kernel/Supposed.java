package quintain.kernel;

/// A guess at figures that are hidden.
///
/// @param words what is supposed: `AC 12`
/// @param state the state in which it is so
public record Supposed<S>(String words, S state) {}
