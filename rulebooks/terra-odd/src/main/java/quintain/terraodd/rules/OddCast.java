package quintain.terraodd.rules;

import java.util.List;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleCast;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Sheet;

/// Who is in a game of Terra Odd, and how somebody comes into it.
public final class OddCast extends PeopleCast<OddState, Being, OddStep> {
  @Override
  protected Sheet sheet(Being being) {
    return Opening.sheet(being);
  }

  @Override
  public OddStep creation(String id, Seat seat) {
    return new OddStep.CreateCharacter(id, seat);
  }

  @Override
  public List<Foe> bestiary(OddState state) {
    return state.shelf().adversaries();
  }

  @Override
  public OddStep bringing(String creature, String id) {
    return new OddStep.BringIn(creature, id, 1);
  }

  @Override
  public OddStep welcoming(String id, Seat seat, Record sheet) {
    return new OddStep.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public OddStep handing(String id, Seat seat) {
    return new OddStep.HandOver(id, seat);
  }
}
