package quintain.kernel.craft;

import quintain.kernel.Actor;

/// Somebody in the scene of a book: a character, a creature, whoever can be named and seen.
public interface Somebody extends Actor {
  String name();

  /// The side they are on, a constant of the book's; its first is the party.
  Enum<?> side();

  Secrecy secrecy();

  /// A player's character by nature, whoever speaks for them now.
  boolean isPc();

  /// Whether they are called by their kind, which may be several; people's own names are nobody's
  /// plural.
  default boolean isCalledByKind() {
    return !isPc();
  }

  /// Dead, gone or taken out: no threat to anybody.
  boolean isOut();

  /// What became of somebody who takes no turns any more, in a word; empty for everybody else.
  default String gone() {
    return "";
  }
}
