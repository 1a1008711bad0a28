package quintain.cli;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.dice.Faces;
import quintain.scenario.Token;

/// Dice that somebody rolled and typed in, in their order.
final class ScriptedDice implements Faces {
  private final List<Token> left;

  ScriptedDice(List<String> words) {
    left = new ArrayList<>();
    for (String word : words) {
      try {
        left.addAll(Token.parseAll(word));
      } catch (IllegalArgumentException e) {
        throw new Wrong("--dice: " + e.getMessage() + ".");
      }
    }
  }

  @Override
  public int face(int sides) {
    if (left.isEmpty()) {
      throw new Wrong("--dice: the rules ask for one more, a d" + sides + ".");
    }
    return switch (left.removeFirst()) {
      case Token.Die die when die.sides() == sides -> die.face();
      case Token.Pick pick when pick.place() <= sides -> pick.place();
      case Token other ->
          throw new Wrong("--dice: the rules ask for a d" + sides + ", not for " + other + ".");
    };
  }

  /// Refuses dice that nobody asked for.
  void finish() {
    if (!left.isEmpty()) {
      throw new Wrong("--dice: nobody asked for " + left.getFirst() + ".");
    }
  }
}
