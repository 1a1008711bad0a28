package quintain.kernel;

/// How a partly filled command goes on: the next slot with its legal values, or nothing more to
/// fill.
public sealed interface Choices {
  /// The slot to fill next. The question's answers are the slot's values.
  record Next(String slot, Question<?> question) implements Choices {}

  /// The filled-in command.
  record Complete(Command command) implements Choices {}

  /// Nothing legal is left for a slot: the offer leads nowhere.
  record Stuck(Refusal refusal) implements Choices {}
}
