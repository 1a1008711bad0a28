package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Power;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Moving: 40 feet on a turn, and 40 more in place of an action.
public final class Movement extends Chapter {
  /// As far as anybody moves at once (CRN-ACT-01).
  static final int FEET = 40;

  /// As far as anybody crawls, or drags a broken leg (CRN-R-59).
  public static final int CRAWL = 5;

  /// A mile to either side: as far as the way is reckoned where no turn limits a move.
  static final int FARTHEST = 5280;

  Movement(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Move.class, CRN_ACT_01)
        .offered("moves", MOVE)
        .plainMove()
        .blockedWhen(Rounds::hasTurn)
        .icon("footprints")
        .key("m")
        .by(Move::by, "Who moves?")
        .slot(Move::to, "To how many feet along the way?", Movement::place)
        .refuses((state, act) -> refusal(state, act.by(), act.to(), false))
        .does(Movement::new, Movement::move);
    book.act(MoveAgain.class, CRN_ACT_02)
        .offered("moves a second time", MOVE)
        .when((state, being) -> state.inRounds() && Rounds.hasTurn(state, being))
        .icon("chevrons-right")
        .by(MoveAgain::by, "Who moves again?")
        .slot(MoveAgain::to, "To how many feet along the way?", Movement::place)
        .refuses((state, act) -> refusal(state, act.by(), act.to(), true))
        .does(Movement::new, Movement::moveAgain);
  }

  /// As far as the mover gets on a turn, or all the way outside rounds (CRN-RND-01); by default
  /// towards the nearest able foe.
  private static Optional<Question<?>> place(Blank<CairnState> blank, Topic topic, Being by) {
    var mover = blank.state().planned(by);
    int reach = reach(blank.state(), mover);
    boolean free = !isCounted(blank.state(), reach);
    int least = free ? -FARTHEST : mover.at() - reach;
    int most = free ? FARTHEST : mover.at() + reach;
    int goal = Math.clamp(goal(blank, mover), least, most);
    return Optional.of(new Question.NumberFrom(topic, List.of(by.id()), least, most, goal));
  }

  private static int goal(Blank<CairnState> blank, Being mover) {
    return blank.state().side(mover.side().other()).stream()
        .filter(foe -> !foe.isOut() && blank.state().maySee(foe, blank.seat()))
        .min(Comparator.comparingInt(mover::distanceTo))
        .map(Being::at)
        .orElse(mover.at());
  }

  /// How far somebody moves at once.
  public static int reach(CairnState state, Being being) {
    if (being.is(Flag.STOPPED)) {
      return 0;
    }
    if (being.is(Flag.CRITICALLY_DAMAGED) || isLamed(being) || isSpent(being)) {
      return CRAWL;
    }
    int times = 1;
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Hasten haste && state.works(effect, being)) {
        times = Math.max(times, haste.times());
      }
    }
    return FEET * times;
  }

  static boolean isLamed(Being being) {
    return being.is(Flag.BROKEN_LEG) || being.is(Flag.HAMSTRUNG) || hasLostAFoot(being);
  }

  /// As slow as with a broken leg (CRN-R-69).
  private static boolean hasLostAFoot(Being being) {
    return being.is(Flag.LOST_LEFT_FOOT) || being.is(Flag.LOST_RIGHT_FOOT);
  }

  /// All ten slots are Fatigue: nothing but crawling (CRN-R-35).
  public static boolean isSpent(Being being) {
    return being.pack().fatigue() >= Pack.SLOTS;
  }

  static Optional<Refusal> refusal(CairnState state, String by, int to, boolean again) {
    var mover = state.planned(state.being(by));
    int reach = reach(state, mover);
    if (reach == 0) {
      return Optional.of(new Refusal(CRN_GEAR, mover.name() + " is stopped by caltrops"));
    }
    if (Math.abs((long) to) > FARTHEST) {
      return Optional.of(
          new Refusal(CRN_R_55, "The way is reckoned for " + FARTHEST + " ft to either side"));
    }
    if (!isCounted(state, reach)) {
      return again
          ? Optional.of(new Refusal(CRN_RND_01, "Outside rounds one move goes all the way"))
          : Optional.empty();
    }
    return turnRefusal(mover, to, reach, again);
  }

  /// Without rounds nobody counts feet, and one move goes as far as one likes (CRN-RND-01); only
  /// those who crawl are slow at any time.
  static boolean isCounted(CairnState state, int reach) {
    return state.inRounds() || reach <= CRAWL;
  }

  private static Optional<Refusal> turnRefusal(Being mover, int to, int reach, boolean again) {
    int feet = Math.abs(to - mover.at());
    if (reach == CRAWL && (again || feet > reach)) {
      return crawls(mover, again ? "cannot move twice" : "moves at most 5 ft, not " + feet);
    }
    if (feet > reach) {
      return Optional.of(
          new Refusal(CRN_ACT_01, mover.name() + " moves at most " + reach + " ft, not " + feet));
    }
    return Optional.empty();
  }

  /// Why somebody does no more than crawl, and what they cannot do for it.
  static Optional<Refusal> crawls(Being being, String barred) {
    var but = " and " + barred;
    if (being.is(Flag.CRITICALLY_DAMAGED)) {
      return no(CRN_CRIT_04, being.name() + " is critically damaged" + but);
    }
    if (being.is(Flag.BROKEN_LEG)) {
      return no(CRN_R_59, being.name() + " has a broken leg" + but);
    }
    if (hasLostAFoot(being)) {
      return no(CRN_R_69, being.name() + " has lost a foot" + but);
    }
    return being.is(Flag.HAMSTRUNG)
        ? no(CRN_R_59, being.name() + " is hamstrung" + but)
        : no(CRN_R_35, being.name() + " has nothing but Fatigue in all slots" + but);
  }

  void move(CairnStep.Move act) {
    move(act.by(), act.to(), CRN_ACT_01);
  }

  void moveAgain(CairnStep.MoveAgain act) {
    move(act.by(), act.to(), CRN_ACT_02);
  }

  private void move(String by, int to, Crn why) {
    var mover = being(by);
    if (mover.is(Flag.FALLEN)) {
      emit(new CairnEvent.NoLonger(by, Flag.FALLEN), CRN_SPL);
    }
    int reached = new Powers(play).footing(mover, to);
    emit(new CairnEvent.Moved(by, reached), why);
    new Powers(play).revealByMoving(mover, Math.abs(reached - mover.at()));
  }
}
