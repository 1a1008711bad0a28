package quintain.proving;

import java.util.List;
import java.util.OptionalDouble;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.State;
import quintain.kernel.Step;

/// What a policy sees in one situation of a fight that is solved exactly.
record Outlook<S extends State, T extends Step, E extends Event>(
    Ring<S, T, E> ring,
    Fights<S, T, E> fights,
    S state,
    String actor,
    int side,
    List<Move<T>> moves,
    Chance chance)
    implements Look<T> {
  @Override
  public int health() {
    return fights.health(state, actor);
  }

  @Override
  public int able() {
    int able = 0;
    for (String id : ring.members().get(side)) {
      able += fights.standing(state, id) == Fights.Standing.ABLE ? 1 : 0;
    }
    return able;
  }

  @Override
  public int all() {
    return ring.members().get(side).size();
  }

  @Override
  public OptionalDouble worth(Move<T> move) {
    return new Foresight<>(ring).worth(state, move, side);
  }

  /// Looking ahead by simulation has no place among exact chances.
  @Override
  public OptionalDouble prospects(Move<T> move, int fights) {
    throw new Unfit(
        "a policy that plays the fight on cannot be solved exactly; solve for the best");
  }
}
