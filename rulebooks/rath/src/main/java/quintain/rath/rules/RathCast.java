package quintain.rath.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleCast;
import quintain.rath.state.Being;
import quintain.rath.state.Creature;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Sheet;

/// Who is in a game of Rath, and how somebody comes into it.
public final class RathCast extends PeopleCast<RathState, Being, RathStep> {
  @Override
  protected Sheet sheet(Being being) {
    return Opening.sheet(being);
  }

  @Override
  public RathStep creation(String id, Seat seat) {
    return new RathStep.CreateCharacter(id, seat);
  }

  @Override
  public List<Creature> bestiary(RathState state) {
    return state.shelf().creatures();
  }

  @Override
  public RathStep bringing(String creature, String id) {
    return new RathStep.BringIn(creature, id, 1, Optional.empty());
  }

  @Override
  public RathStep welcoming(String id, Seat seat, Record sheet) {
    return new RathStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public RathStep handing(String id, Seat seat) {
    return new RathStep.HandOver(id, seat);
  }
}
