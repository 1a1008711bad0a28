package quintain.otherworlds;

import static quintain.otherworlds.Otw.OTW_ACT_01;
import static quintain.otherworlds.Otw.OTW_ACT_13;
import static quintain.otherworlds.Otw.OTW_ACT_17;
import static quintain.otherworlds.Otw.OTW_ACT_21;
import static quintain.otherworlds.Otw.OTW_DOWN_01;
import static quintain.otherworlds.Otw.OTW_FREE_09;
import static quintain.otherworlds.Otw.OTW_INIT_03;
import static quintain.otherworlds.Otw.OTW_MECH_04C;
import static quintain.otherworlds.Otw.OTW_MECH_30B;
import static quintain.otherworlds.Otw.OTW_MECH_32B;
import static quintain.otherworlds.Otw.OTW_R_44;
import static quintain.otherworlds.Otw.OTW_R_46;
import static quintain.otherworlds.Otw.OTW_R_52;
import static quintain.otherworlds.Otw.OTW_SKL_01;
import static quintain.otherworlds.Otw.OTW_SKL_02;
import static quintain.otherworlds.Otw.OTW_SKL_04;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.OtwStep.Act;
import quintain.otherworlds.OtwStep.Boost;
import quintain.otherworlds.OtwStep.Deed;
import quintain.otherworlds.OtwStep.Free;
import quintain.otherworlds.OtwStep.Limited;
import quintain.otherworlds.OtwStep.Motion;

/// What a turn allows: turn points, what is done once a turn, free actions, boosts, reactions
/// (OTW-ACT-01 to 21).
final class Turns extends Chapter {
  Turns(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  // Whether

  /// Why somebody cannot do this now, by the turn and by the deed itself.
  static Optional<Refusal> refusal(OtwState state, Deed deed) {
    var by = state.find(deed.by());
    if (by.isEmpty()) {
      return nobodyCalled(deed.by(), OTW_ACT_01);
    }
    var unable = unable(by.get());
    if (unable.isPresent()) {
      return unable;
    }
    if (state.inBattle()) {
      var byTurn = byTurn(state, by.get(), deed);
      if (byTurn.isPresent()) {
        return byTurn;
      }
    }
    var raging = raging(state, by.get(), deed);
    return raging.isPresent() ? raging : Rules.refusal(state, deed);
  }

  /// Why somebody can do nothing at all.
  static Optional<Refusal> unable(Being by) {
    if (!by.isConscious()) {
      return no(OTW_DOWN_01, by.name() + (by.isDead() ? " is dead" : " is unconscious"));
    }
    return by.isPetrified() ? no(OTW_MECH_30B, by.name() + " is petrified") : Optional.empty();
  }

  private static Optional<Refusal> byTurn(OtwState state, Being by, Deed deed) {
    var turn = state.theFight().turn();
    if (turn.isEmpty() || !turn.get().who().equals(by.id())) {
      return no(OTW_INIT_03, "It is not " + by.name() + "'s turn");
    }
    if (by.is(Status.Kind.HOLDING)) {
      return no(OTW_MECH_32B, by.name() + " takes no actions this turn");
    }
    var now = turn.get();
    return switch (deed) {
      case Act _ -> points(by, now, 1);
      case Limited limited ->
          now.done().contains(limited.once())
              ? no(OTW_ACT_13, by.name() + " has done that this turn")
              : points(by, now, 1);
      case Boost _ ->
          now.done().contains(Once.BOOST)
              ? no(OTW_SKL_01, by.name() + " has used a Boost this turn")
              : Optional.empty();
      case Free free ->
          now.freed().contains(free.kind())
              ? no(OTW_R_52, by.name() + " has done that freely this turn")
              : Optional.empty();
      case Motion _ -> Optional.empty();
    };
  }

  /// Whether there are turn points enough (OTW-ACT-02).
  static Optional<Refusal> points(Being by, Fight.Turn turn, int cost) {
    return turn.points() < cost
        ? no(OTW_ACT_01, by.name() + " has no turn point left")
        : Optional.empty();
  }

  /// Berserk leaves attacking and intimidating, and moving to attack (OTW-MECH-04c, OTW-R-88).
  private static Optional<Refusal> raging(OtwState state, Being by, Deed deed) {
    if (!by.is(Status.Kind.BERSERK)) {
      return Optional.empty();
    }
    boolean allowed =
        switch (deed) {
          case OtwStep.Attack _,
              OtwStep.Bombard _,
              OtwStep.Intimidate _,
              OtwStep.Move _,
              OtwStep.StandUp _ ->
              true;
          case Limited _, Act _, Boost _, Free _, Motion _ -> Things.attacks(state, deed);
        };
    return allowed
        ? Optional.empty()
        : no(OTW_MECH_04C, by.name() + " is berserk and can only attack or intimidate");
  }

  // Doing it

  /// A deed is paid for and done.
  void deed(Deed deed) {
    check(refusal(state(), deed));
    var by = being(deed.by());
    if (state().inBattle()) {
      pay(by, deed);
    }
    Rules.carryOut(deed, play);
    if (state().inBattle()) {
      play.then(new OtwStep.CheckBattle());
    }
  }

  private void pay(Being by, Deed deed) {
    switch (deed) {
      case Act _ -> {
        play.cite(Otw.OTW_ACT_02);
        spend(by, 1);
      }
      case Limited limited -> {
        spend(by, 1);
        emit(new FightEvent.DoneOnce(by.id(), limited.once()), OTW_ACT_13);
      }
      case Boost _ -> {
        play.cite(Otw.OTW_R_53);
        emit(new FightEvent.DoneOnce(by.id(), Once.BOOST), OTW_SKL_01);
      }
      case Free free -> emit(new FightEvent.DoneFreely(by.id(), free.kind()), OTW_R_52);
      case Motion _ -> {
        // the Movement Action is paid for where it begins
      }
    }
  }

  void spend(Being by, int points) {
    var turn = state().theFight().turn().orElseThrow();
    emit(new FightEvent.PointsLeft(by.id(), turn.points() - points), OTW_ACT_01);
  }

  /// Two trifles that the book lists, so that nobody need be asked.
  static final String HOOD = "puts up the hood";

  static final String STONE = "kicks a small stone";

  /// Any other trifle is free if the World Master thinks so (OTW-FREE-09).
  void trifle(OtwStep.Trifle step) {
    var what = step.what().isBlank() ? "does something small" : step.what();
    var listed =
        switch (what) {
          case HOOD -> Otw.OTW_FREE_05;
          case STONE -> Otw.OTW_FREE_06;
          default -> OTW_FREE_09;
        };
    boolean free = listed != OTW_FREE_09 || wm(Prompts.TRIFLE, true, step.by(), what);
    emit(new OtwEvent.Told(step.by(), free ? what : what + ": not in passing"), listed);
  }

  // The end of a turn

  static Optional<Refusal> refusal(OtwState state, OtwStep.EndTurn step) {
    return state.isTurnOf(step.by())
        ? Optional.empty()
        : no(OTW_INIT_03, "It is not the turn of " + step.by());
  }

  void end(OtwStep.EndTurn step) {
    check(refusal(state(), step));
    play.cite(OTW_R_44);
    play.then(new OtwStep.FinishTurn(step.by()));
  }

  // Reactions

  /// Whether somebody can use their Reaction now: on others' turns, once a round (OTW-ACT-21,
  /// OTW-SKL-04).
  static boolean canReact(OtwState state, Being being) {
    return reactionRefusal(state, being).isEmpty();
  }

  static Optional<Refusal> reactionRefusal(OtwState state, Being being) {
    var unable = unable(being);
    if (unable.isPresent() || state.fight().isEmpty()) {
      return unable;
    }
    if (state.isTurnOf(being.id())) {
      return no(OTW_ACT_21, "Reactions are for the turns of others");
    }
    if (being.is(Status.Kind.HOLDING)) {
      return no(OTW_MECH_32B, being.name() + " takes no actions");
    }
    return state.theFight().hasReacted(being.id())
        ? no(OTW_SKL_04, being.name() + " has reacted this round")
        : Optional.empty();
  }

  void react(String who) {
    if (state().inBattle()) {
      play.cite(Otw.OTW_R_54);
      emit(new FightEvent.Reacted(who), OTW_SKL_04);
    }
  }

  // Readying

  static Optional<Refusal> refusal(OtwState state, OtwStep.Ready step) {
    if (!state.inBattle()) {
      return no(OTW_ACT_17, "Nothing is readied outside a battle");
    }
    if (!step.deed().by().equals(step.by())) {
      return no(OTW_ACT_17, "One readies one's own attack");
    }
    return Rules.readies(step.deed())
        ? Optional.empty()
        : no(OTW_ACT_17, "Only an attack or an Action Skill is readied");
  }

  /// What it waits for is said in a line; nothing said is whatever moment suits (OTW-R-46).
  void ready(OtwStep.Ready step) {
    var trigger = step.trigger().isBlank() ? "the right moment" : step.trigger();
    emit(new FightEvent.Readied(new Fight.Ready(step.by(), step.deed(), trigger)), OTW_ACT_17);
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.SpringTrigger step) {
    if (readied(state, step.who()).isEmpty()) {
      return no(OTW_R_46, step.who() + " has nothing readied");
    }
    return reactionRefusal(state, state.being(step.who()));
  }

  private static Optional<Fight.Ready> readied(OtwState state, String who) {
    return state.fight().stream()
        .flatMap(fight -> fight.readied().stream())
        .filter(ready -> ready.who().equals(who))
        .findFirst();
  }

  /// The trigger happens: the Reaction releases what was readied (OTW-R-46).
  void spring(OtwStep.SpringTrigger step) {
    check(refusal(state(), step));
    var by = being(step.who());
    if (!player(by, Prompts.RELEASE, true, by.id())) {
      return;
    }
    var ready = readied(state(), by.id()).orElseThrow();
    react(by.id());
    emit(new FightEvent.Released(by.id()), OTW_R_46);
    play.then(new OtwStep.Release(ready));
    play.then(new OtwStep.CheckBattle());
  }

  /// What has become impossible since is lost.
  void release(OtwStep.Release step) {
    var deed = step.ready().deed();
    var barred = Rules.refusal(state(), deed);
    if (barred.isPresent()) {
      emit(new OtwEvent.Told(deed.by(), "is too late: " + barred.get().reason()), OTW_R_46);
    } else {
      Rules.carryOut(deed, play);
    }
  }

  // Passives

  static Optional<Refusal> refusal(OtwState state, OtwStep.Toggle step) {
    var by = state.find(step.by());
    if (by.isEmpty()) {
      return nobodyCalled(step.by(), OTW_SKL_02);
    }
    return by.get()
            .life()
            .skill(step.skill())
            .filter(skill -> skill.kind() == Skill.Kind.PASSIVE)
            .isPresent()
        ? Optional.empty()
        : no(OTW_SKL_02, by.get().name() + " has no passive called " + step.skill());
  }

  /// Passives are on whenever their owner wants (OTW-SKL-02).
  void toggle(OtwStep.Toggle step) {
    check(refusal(state(), step));
    var skill = being(step.by()).life().skill(step.skill()).orElseThrow().name();
    emit(
        step.on()
            ? new FightEvent.NoLongerOf(step.by(), Status.Kind.PASSIVE_OFF, skill)
            : new FightEvent.Became(
                step.by(), new Status(Status.Kind.PASSIVE_OFF, 1, skill, Status.Ends.NEVER, 0)),
        OTW_SKL_02);
  }
}
