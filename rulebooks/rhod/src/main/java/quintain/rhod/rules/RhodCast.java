package quintain.rhod.rules;

import java.util.List;
import quintain.kernel.Seat;
import quintain.kernel.craft.PeopleCast;
import quintain.rhod.state.Being;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Creature;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Sheet;

/// Who is in a game of Roll High or Die, and how somebody comes into it.
public final class RhodCast extends PeopleCast<RhodState, Being, RhodStep> {
  @Override
  protected Sheet sheet(Being being) {
    return Beings.sheet(being);
  }

  @Override
  public RhodStep creation(String id, Seat seat) {
    return new Living.CreateCharacter(id, seat);
  }

  @Override
  public List<Creature> bestiary(RhodState state) {
    return state.shelf().creatures();
  }

  @Override
  public RhodStep bringing(String creature, String id) {
    return new Encounter.BringIn(creature, id, 1);
  }

  @Override
  public RhodStep welcoming(String id, Seat seat, Record sheet) {
    return new Encounter.Welcome(id, seat, (Sheet) sheet);
  }

  @Override
  public RhodStep handing(String id, Seat seat) {
    return new Encounter.HandOver(id, seat);
  }
}
