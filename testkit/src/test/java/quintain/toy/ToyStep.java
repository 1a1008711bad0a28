package quintain.toy;

import java.util.List;
import quintain.kernel.Command;
import quintain.kernel.Seat;
import quintain.kernel.Step;

/// What the rules of the yard resolve.
public sealed interface ToyStep extends Step {
  /// Strikes at everybody named, one after another (TOY-ATK-01).
  record Attack(String by, List<String> targets) implements ToyStep, Command {}

  /// Throws a stone at whoever fate picks (TOY-LUCK-01).
  record ThrowStone(String by) implements ToyStep, Command {}

  /// Catches breath (TOY-REST-01).
  record Rest(String by) implements ToyStep, Command {}

  /// Calls for help, which any friend may give (TOY-HELP-01).
  record CallHelp(String by) implements ToyStep, Command {}

  /// The Marshal sets a figure (TOY-REF-01).
  record SetFigure(String fact, Object value, String reason) implements ToyStep, Command {}

  /// Somebody comes into the yard (TOY-CAST-01).
  record Join(String id, Seat seat) implements ToyStep, Command {}

  /// One stroke; follows an attack.
  record Stroke(String by, String target) implements ToyStep {}

  /// What a wound leaves behind; follows a stroke.
  record Aftermath(String target) implements ToyStep {}
}
