package quintain.otherworlds.state;

/// What an attack is made with.
public sealed interface Means {
  /// A weapon, held, worn or grown, in the hand or thrown.
  record Wielding(String item, boolean thrown) implements Means {}

  /// A spell, or a creature's like of one.
  record Casting(String spell) implements Means {}
}
