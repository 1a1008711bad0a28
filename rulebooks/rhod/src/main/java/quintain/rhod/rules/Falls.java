package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.dice.Dice;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.space.Board;
import quintain.space.Direction;
import quintain.space.Hindrance;
import quintain.space.Pushed;
import quintain.space.Pushes;

/// Being pushed, falling and being crushed (RHD-FALL-01 to 03).
final class Falls extends Chapter {
  /// Feet of the first round of falling; each further round as many more (RHD-FALL-01).
  private static final int FIRST = 15;

  private static final int FURTHEST = 300;

  Falls(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(Push.class, RHD_FALL_02)
        .offeredOnce("Push somebody", REFEREE)
        .ifOpen()
        .icon("move-right")
        .about(Push::who, "Who is pushed?", everybody())
        .slot(Push::toward, "Which way?", Spaces::neighbours)
        .slot(Push::feet, "How far?", number(5, 60, 5))
        .refuses(Falls::refusal)
        .does(Falls::new, Falls::push);
    book.word(LetFall.class, RHD_FALL_01)
        .offeredOnce("Somebody falls", REFEREE)
        .ifOpen()
        .icon("arrow-down")
        .slot(LetFall::who, "Who falls?", everybody())
        .refuses(Falls::refusal)
        .does(Falls::new, Falls::letFall);
    book.word(Crush.class, RHD_FALL_03)
        .offeredOnce("Something crushes somebody", REFEREE)
        .ifOpen()
        .icon("mountain")
        .slot(Crush::who, "Who is crushed?", everybody())
        .slot(Crush::feet, "By how many feet?", number(5, 60, 5))
        .refuses(Falls::refusal)
        .does(Falls::new, Falls::crush);
    book.word(Shift.class, RHD_POS_02)
        .offeredOnce("Shift somebody", REFEREE)
        .ifOpen()
        .about(Shift::who, "Who is shifted?", everybody())
        .slot(Shift::to, "Where to?", Spaces::free)
        .refuses(Falls::refusal)
        .does(Falls::new, Falls::shift);
  }

  // Falling

  /// Nothing moves until the faller's next Turn begins (RHD-R-67).
  void begin(String who) {
    new Conditions(play).gain(who, Condition.FALLING, 1, "", RHD_R_67);
    if (!state().inEncounter()) {
      play.then(new Encounter.Fall(who));
    }
  }

  /// The push of one round downward, 15 feet for each round so far.
  void fall(String who) {
    var faller = being(who);
    int rounds = faller.stacks(Condition.FALLING);
    if (rounds == 0 || faller.isDead()) {
      return;
    }
    int feet = FIRST * rounds;
    var pushed = push(faller, Direction.DOWN, feet);
    var before = Movement.last(faller.at(), pushed.way());
    if (!pushed.way().isEmpty()) {
      emit(new FightEvent.Pushed(who, pushed.way()), RHD_FALL_01);
    }
    if (pushed.by().isEmpty() && Ways.isAloft(state(), being(who).at())) {
      new Conditions(play).gain(who, Condition.FALLING, 1, "", RHD_FALL_01);
      if (!state().inEncounter()) {
        play.then(new Encounter.Fall(who));
      }
      return;
    }
    new Conditions(play).resolve(who, Condition.FALLING, rounds, RHD_R_67);
    int dice =
        switch (house().fallDamage()) {
          case LEFTOVER -> pushed.left() / Field.SPACE;
          case FULL_LAST_PUSH -> 3 * rounds;
          case PER_HEIGHT -> (fallen(rounds - 1) + feet - pushed.left()) / Field.SPACE;
        };
    boolean hurt = isABlow(who, pushed) && bruise(who, dice, "the fall");
    if (hurt && !being(who).isDead() && being(who).stance() != Stance.PRONE) {
      emit(new FightEvent.StanceTaken(who, Stance.PRONE), RHD_R_67);
    }
    new Movement(play).arrive(who, before);
    play.then(new Encounter.CheckEncounter());
    play.then(new Encounter.CheckTurn());
  }

  /// Nobody who is Bound or has Collapsed holds on to anything (RHD-G-COND-20, RHD-R-110).
  void loseHold(String who) {
    if (!being(who).isDead()
        && !being(who).is(Condition.FALLING)
        && Ways.isAloft(state(), being(who).at())) {
      begin(who);
    }
  }

  /// The dead have no Turn that a fall could wait for: they and what they have lie on the ground
  /// beneath (RHD-R-106).
  void comeDown(String who) {
    var at = being(who).at();
    if (Ways.isAloft(state(), at)) {
      emit(new FightEvent.Pushed(who, List.of(Hands.beneath(state(), at))), RHD_FALL_02);
    }
  }

  /// Feet fallen in so many whole rounds.
  private static int fallen(int rounds) {
    return FIRST * rounds * (rounds + 1) / 2;
  }

  /// 1d6 True Force Damage for every 5 feet that somebody could not be pushed (RHD-FALL-03). Gives
  /// whether any was dealt.
  private boolean bruise(String who, int dice, String source) {
    if (dice <= 0) {
      return false;
    }
    int damage = play.roll(being(who), Dice.sum(dice, Dice.D6), RHD_FALL_03);
    new Harm(play).suffer(who, Damage.of(damage, DamageType.FORCE, true, source), "", RHD_FALL_03);
    return damage > 0;
  }

  private Pushed push(Being who, Direction way, int feet) {
    return new Pushes(Board.of(Field.map(state())), Field.others(state(), who))
        .push(Field.body(who), way, feet);
  }

  // Pushes

  /// Somebody is pushed straight on until something stops them (RHD-FALL-02); a creature in the way
  /// hurts nobody, unless the Referee says so (RHD-R-69). Over an edge they begin to fall.
  void push(String who, Direction way, int feet) {
    var victim = being(who);
    var pushed = push(victim, way, feet);
    var gone = Zones.halted(state(), victim, pushed.way());
    if (!gone.isEmpty()) {
      emit(new FightEvent.Pushed(who, gone), RHD_FALL_02);
    }
    boolean edge = pushed.by().filter(Hindrance.OffTheMap.class::isInstance).isPresent();
    if (pushed.by().isPresent()
        && gone.size() == pushed.way().size()
        && !edge
        && isABlow(who, pushed)) {
      bruise(who, pushed.left() / Field.SPACE, "the impact");
    }
    settle(who, Movement.last(victim.at(), gone));
  }

  /// What stopped a push is a blow, unless it is a creature: then it is one only if the Referee
  /// says so (RHD-R-69).
  private boolean isABlow(String who, Pushed pushed) {
    if (pushed.by().filter(Hindrance.Occupied.class::isInstance).isEmpty()) {
      return true;
    }
    play.cite(RHD_R_69);
    return referee(Prompts.PUSHED_INTO, false, who);
  }

  /// Nothing beneath whoever was moved: they fall. It was no Maneuver of theirs, so it frees them
  /// from nobody who engages them (RHD-G-COND-09).
  ///
  /// @param from the space they come from
  void settle(String who, Spot from) {
    loseHold(who);
    new Movement(play).arrive(who, from);
  }

  // The Referee's word

  static Optional<Refusal> refusal(RhodState state, Encounter.Push step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RHD_FALL_02);
    }
    if (step.toward().equals(who.get().at())) {
      return no(RHD_FALL_02, "Push them where?");
    }
    return step.feet() < Field.SPACE || step.feet() > FURTHEST
        ? no(RHD_FALL_02, "Between 5 and " + FURTHEST + " feet, not " + step.feet())
        : Optional.empty();
  }

  void push(Encounter.Push step) {
    push(step.who(), Direction.between(being(step.who()).at(), step.toward()), step.feet());
    play.then(new Encounter.CheckEncounter());
    play.then(new Encounter.CheckTurn());
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.LetFall step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RHD_FALL_01);
    }
    if (who.get().is(Condition.FALLING)) {
      return no(RHD_FALL_01, who.get().name() + " is falling already");
    }
    return Ways.isAloft(state, who.get().at())
        ? Optional.empty()
        : no(RHD_FALL_01, who.get().name() + " stands on the ground");
  }

  void letFall(Encounter.LetFall step) {
    begin(step.who());
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Crush step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), RHD_FALL_03);
    }
    return step.feet() < Field.SPACE || step.feet() > FURTHEST
        ? no(RHD_FALL_03, "Between 5 and " + FURTHEST + " feet, not " + step.feet())
        : Optional.empty();
  }

  /// Whoever is pressed against something cannot be pushed at all (RHD-FALL-03).
  void crush(Encounter.Crush step) {
    bruise(step.who(), step.feet() / Field.SPACE, "being crushed");
    play.then(new Encounter.CheckEncounter());
    play.then(new Encounter.CheckTurn());
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Shift step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RHD_POS_02);
    }
    return Ways.isFree(state, who.get(), step.to())
        ? Optional.empty()
        : Movement.noRoom(state, who.get(), step.to());
  }

  void shift(Encounter.Shift step) {
    var from = being(step.who()).at();
    emit(new FightEvent.Pushed(step.who(), List.of(step.to())), RHD_POS_02);
    settle(step.who(), from);
  }

  /// Five feet away from a shove, into a space somebody picked; what is solid there hurts.
  void shoved(String who, Spot to) {
    var victim = being(who);
    push(who, Direction.between(victim.at(), to), Field.SPACE);
  }
}
