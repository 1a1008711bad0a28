package quintain.kernel;

/// A value that scripts may read by name and, where settable, the Referee may set: `maren.hp`.
public record FactKind(String name, String about, boolean settable) {}
