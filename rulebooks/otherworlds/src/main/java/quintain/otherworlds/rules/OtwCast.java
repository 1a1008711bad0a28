package quintain.otherworlds.rules;

import java.util.List;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleCast;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Sheet;

/// Who is in a game of Otherworlds, and how somebody comes into it.
public final class OtwCast extends PeopleCast<OtwState, Being, OtwStep> {
  @Override
  protected Sheet sheet(Being being) {
    return Opening.sheet(being);
  }

  @Override
  public OtwStep creation(String id, Seat seat) {
    return new OtwStep.CreateCharacter(id, seat);
  }

  @Override
  public List<Creature> bestiary(OtwState state) {
    return state.shelf().creatures();
  }

  @Override
  public OtwStep bringing(String creature, String id) {
    return new OtwStep.BringIn(creature, id, 1);
  }

  @Override
  public OtwStep welcoming(String id, Seat seat, Record sheet) {
    return new OtwStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public OtwStep handing(String id, Seat seat) {
    return new OtwStep.HandOver(id, seat);
  }
}
