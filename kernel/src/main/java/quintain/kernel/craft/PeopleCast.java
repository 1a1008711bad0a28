package quintain.kernel.craft;

import java.util.List;
import java.util.Optional;
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
    return state.being(id).seat();
  }

  @Override
  public final Optional<? extends Record> sheet(S state, String id) {
    return Optional.of(state.being(id)).filter(this::hasSheet).map(this::sheet);
  }

  /// Whether somebody has a sheet. Books whose creatures have none overrule it.
  protected boolean hasSheet(B being) {
    return true;
  }

  /// Somebody as a sheet that can leave the table.
  protected abstract Record sheet(B being);
}
