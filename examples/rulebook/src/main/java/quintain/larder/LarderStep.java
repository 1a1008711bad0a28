package quintain.larder;

import quintain.kernel.Command;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.craft.Secrecy;
import quintain.larder.Shelf.Mouse;

/// What can be done in the house, and what follows.
public sealed interface LarderStep extends Step {
  record Steal(String by, String treat) implements LarderStep, Command {}

  record Scare(String by, String target) implements LarderStep, Command {}

  record Feast(String by) implements LarderStep, Command {}

  record MakeMouse(String id, Seat seat) implements LarderStep, RefereesHand.Making {}

  record Clatter(int noise, String what) implements LarderStep, Command {}

  record LetNightFall() implements LarderStep, Command {}

  record BringIn(String prowler, String id) implements LarderStep, Command {}

  record Welcome(String id, Seat seat, Mouse sheet)
      implements LarderStep, RefereesHand.Joining<Mouse> {}

  record HandOver(String who, Seat seat) implements LarderStep, RefereesHand.Handing {}

  record Reveal(String who, Secrecy secrecy) implements LarderStep, RefereesHand.Revealing {}

  record SetValue(String fact, String value, String reason)
      implements LarderStep, RefereesHand.Setting {}

  /// A new mouse gets its nest.
  record GrowUp(String id) implements LarderStep {}
}
