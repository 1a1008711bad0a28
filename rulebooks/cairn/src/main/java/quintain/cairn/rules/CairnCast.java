package quintain.cairn.rules;

import java.util.List;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Sheet;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleCast;

/// Who is in a game of Cairn, and how somebody comes into it.
public final class CairnCast extends PeopleCast<CairnState, Being, CairnStep> {
  @Override
  protected Sheet sheet(Being being) {
    return Opening.sheet(being);
  }

  @Override
  public CairnStep creation(String id, Seat seat) {
    return new CairnStep.CreateCharacter(id, seat);
  }

  @Override
  public List<Creature> bestiary(CairnState state) {
    return state.shelf().creatures();
  }

  @Override
  public CairnStep bringing(String creature, String id) {
    return new CairnStep.BringIn(creature, id, 1);
  }

  @Override
  public CairnStep welcoming(String id, Seat seat, Record sheet) {
    return new CairnStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public CairnStep handing(String id, Seat seat) {
    return new CairnStep.HandOver(id, seat);
  }
}
