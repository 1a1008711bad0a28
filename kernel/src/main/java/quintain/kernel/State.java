package quintain.kernel;

/// The whole situation of a game, as one immutable value. Each book has its own record.
public interface State {}
