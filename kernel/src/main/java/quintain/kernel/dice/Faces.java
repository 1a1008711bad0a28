package quintain.kernel.dice;

/// Where faces come from: a random generator, a tape, a person typing.
@FunctionalInterface
public interface Faces {

  /// The next face of a die with so many sides: 1 to `sides`.
  int face(int sides);
}
