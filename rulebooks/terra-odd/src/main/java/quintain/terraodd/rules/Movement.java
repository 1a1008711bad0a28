package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.terraodd.state.Odd.*;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// Moving: 40 feet on a turn, as far as one likes outside rounds (ODD-R-14).
public final class Movement extends Chapter {
  public static final int FEET = 40;

  /// As far as a form offers to go where nothing limits it.
  private static final int A_LONG_WAY = 1_000;

  /// The way is reckoned for a mile to either side.
  private static final int FARTHEST = 5_280;

  Movement(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(OddStep.Move.class, ODD_R_14)
        .offered("moves", MOVE)
        .plainMove()
        .blockedWhen(Rounds::hasTurn)
        .icon("footprints")
        .key("m")
        .by(OddStep.Move::by, "Who moves?")
        .slot(OddStep.Move::to, "To how many feet along the way?", Movement::place)
        .refuses(Movement::refusal)
        .does(Movement::new, Movement::move);
  }

  /// As far as the mover gets, by default towards the nearest able foe.
  private static Optional<Question<?>> place(Blank<OddState> blank, Topic topic, Being mover) {
    int far = blank.state().inRounds() ? FEET : A_LONG_WAY;
    int goal =
        blank.state().side(mover.side().other()).stream()
            .filter(foe -> !foe.isOut() && blank.state().maySee(foe, blank.seat()))
            .min(Comparator.comparingInt(mover::distanceTo))
            .map(Being::at)
            .orElse(mover.at());
    int least = Math.max(mover.at() - far, -FARTHEST);
    int most = Math.min(mover.at() + far, FARTHEST);
    return Optional.of(
        new Question.NumberFrom(
            topic, List.of(mover.id()), least, most, Math.clamp(goal, least, most)));
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Move act) {
    var mover = state.being(act.by());
    if (Math.abs((long) act.to()) > FARTHEST) {
      return barred(ODD_R_14, "The way is reckoned for " + FARTHEST + " ft to either side");
    }
    int feet = Math.abs(act.to() - mover.at());
    if (state.inRounds() && feet > FEET) {
      return barred(ODD_R_14, mover.name() + " moves at most " + FEET + " ft, not " + feet);
    }
    return Attacks.hasBraced(state, mover)
        ? barred(ODD_REF_03, mover.name() + " has braced a weapon and stays put")
        : Optional.empty();
  }

  void move(OddStep.Move act) {
    emit(new OddEvent.Moved(act.by(), act.to()), ODD_R_14);
  }
}
