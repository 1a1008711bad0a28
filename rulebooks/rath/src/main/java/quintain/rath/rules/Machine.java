package quintain.rath.rules;

import quintain.kernel.Actor;
import quintain.kernel.Seat;

/// A thing that dice are rolled for, by the GM: a trap, a torch on the ground.
record Machine(String id) implements Actor {
  @Override
  public Seat seat() {
    return Seat.REFEREE;
  }
}
