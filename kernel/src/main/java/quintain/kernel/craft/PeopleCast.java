package quintain.kernel.craft;

import java.util.List;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Step;

/// Who is there, in a game with people in it.
public abstract class PeopleCast<S extends Peopled<B>, B extends Somebody, T extends Step>
    implements Rulebook.Cast<S, T> {
  @Override
  public final List<String> roster(S state) {
    return state.roster().stream().map(Somebody::id).toList();
  }

  @Override
  public final Seat seatOf(S state, String id) {
    return somebody(state, id).seat();
  }

  @Override
  public final Record sheet(S state, String id) {
    return sheet(somebody(state, id));
  }

  /// Somebody as a sheet that can leave the table.
  protected abstract Record sheet(B being);

  private B somebody(S state, String id) {
    return state
        .find(id)
        .orElseThrow(() -> new IllegalArgumentException("Nobody here is called " + id));
  }
}
