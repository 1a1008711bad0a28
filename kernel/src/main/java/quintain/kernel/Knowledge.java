package quintain.kernel;

/// What a seat may base its odds on.
public sealed interface Knowledge<S> {
  /// The state with nothing in it that the seat may not know.
  record Known<S>(S state) implements Knowledge<S> {}

  /// The odds would give a secret away.
  record Secret<S>(Refusal refusal) implements Knowledge<S> {}
}
