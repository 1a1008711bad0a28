package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_ACT_01;
import static quintain.otherworlds.state.Otw.OTW_DOWN_02;
import static quintain.otherworlds.state.Otw.OTW_EQ_13;
import static quintain.otherworlds.state.Otw.OTW_MECH_10A;
import static quintain.otherworlds.state.Otw.OTW_MECH_24C;
import static quintain.otherworlds.state.Otw.OTW_MECH_24D;
import static quintain.otherworlds.state.Otw.OTW_MECH_30B;
import static quintain.otherworlds.state.Otw.OTW_MECH_32A;
import static quintain.otherworlds.state.Otw.OTW_MECH_32B;
import static quintain.otherworlds.state.Otw.OTW_MECH_33A;
import static quintain.otherworlds.state.Otw.OTW_MECH_42B;
import static quintain.otherworlds.state.Otw.OTW_MECH_42C;
import static quintain.otherworlds.state.Otw.OTW_R_102;
import static quintain.otherworlds.state.Otw.OTW_R_40;
import static quintain.otherworlds.state.Otw.OTW_SR_02;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Seat;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;

/// What happens at the start and at the end of a turn, in its order (OTW-R-55).
final class TurnStart extends Chapter {
  TurnStart(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  void start(OtwStep.StartTurn step) {
    new Conditions(play).pass(step.who(), Status.Ends.START_OF_TURN);
    var who = being(step.who());
    if (who.isDown()) {
      new Turns(play).forget(who.id());
      tick(who, 1);
      play.then(new OtwStep.FinishTurn(who.id()));
      return;
    }
    emit(new FightEvent.TurnBegan(who.id(), 0), OTW_ACT_01);
    play.cite(Otw.OTW_R_55);
    boolean stiff = who.isFrozen() || who.isPetrified();
    thaw(who.id(), 1);
    recharge(who.id(), 1);
    if (being(who.id()).is(Kind.REGENERATING_HEALTH)) {
      play.then(new OtwStep.Regenerate(who.id(), false));
    }
    if (being(who.id()).is(Kind.REGENERATING_ASTRAL)) {
      play.then(new OtwStep.Regenerate(who.id(), true));
    }
    play.then(new OtwStep.Suffer(who.id(), stiff));
  }

  /// One round less to live, or as many as have gone by (OTW-DOWN-02, OTW-R-40).
  void tick(Being who, int rounds) {
    int left = who.amount(Kind.DOWN) - rounds;
    if (left <= 0) {
      new Harm(play).kill(who.id(), "time ran out", OTW_DOWN_02);
    } else {
      emit(new FightEvent.Counted(who.id(), Kind.DOWN, left), OTW_R_40);
    }
  }

  /// One DEX and one SPD come back each turn (OTW-MECH-24d).
  void thaw(String who, int turns) {
    int frost = being(who).amount(Kind.FROST);
    boolean frozen = being(who).isFrozen();
    if (frost > 0) {
      play.cite(Otw.OTW_R_95);
      emit(new FightEvent.Counted(who, Kind.FROST, Math.max(0, frost - turns)), OTW_MECH_24D);
    }
    if (frozen && !being(who).isFrozen()) {
      play.cite(Otw.OTW_MECH_24E);
    }
  }

  /// The guard recharges each turn, never above its full strength (OTW-EQ-13, OTW-R-70).
  void recharge(String who, int turns) {
    var worn = Armors.guard(being(who));
    if (Armors.absorb(being(who)).isPresent()) {
      play.cite(Otw.OTW_EQ_15);
    }
    if (worn.isPresent() && worn.get().gear() instanceof Guard guard) {
      int to =
          Math.min(guard.reserve().full(), worn.get().left() + turns * guard.reserve().recharge());
      if (to > worn.get().left()) {
        emit(new ThingEvent.LeftChanged(who, worn.get().key(), to), OTW_EQ_13);
      }
    }
  }

  /// Both kinds of regeneration, Health before Astral.
  void regenerate(String who) {
    if (being(who).is(Kind.REGENERATING_HEALTH)) {
      regenerate(new OtwStep.Regenerate(who, false));
    }
    if (being(who).is(Kind.REGENERATING_ASTRAL)) {
      regenerate(new OtwStep.Regenerate(who, true));
    }
  }

  void regenerate(OtwStep.Regenerate step) {
    var who = being(step.who());
    int die = new Rolls(play).roll(who, OTW_MECH_33A);
    if (step.astral()) {
      new Harm(play).restoreAstral(who.id(), die, OTW_MECH_33A);
    } else {
      new Harm(play).heal(who.id(), die, OTW_MECH_33A);
    }
  }

  /// Poison, then bleeding, then turn points (OTW-R-55, steps 6 to 8).
  void suffer(OtwStep.Suffer step) {
    var id = step.who();
    boolean holding = being(id).is(Kind.POISON) && !poison(id);
    bleed(id);
    if (!being(id).isConscious()) {
      play.then(new OtwStep.CheckBattle());
      return;
    }
    if (step.stiff()) {
      play.cite(being(id).isPetrified() ? OTW_MECH_30B : OTW_MECH_24C);
    }
    if (!step.stiff() && !holding) {
      emit(new FightEvent.PointsLeft(id, Fight.Turn.POINTS), OTW_ACT_01);
    }
    if (being(id).is(Kind.STUN)) {
      play.then(new OtwStep.ShakeStun(id));
    }
    play.then(new OtwStep.TakeControl(id));
  }

  /// OTW-SR-02.
  void bleed(String id) {
    int bleed = being(id).amount(Kind.BLEED);
    if (bleed > 0 && being(id).isConscious()) {
      play.cite(OTW_SR_02);
      new Harm(play).fixed(id, Blow.fixed(bleed, DamageType.SLASHING, Blow.Share.NONE, "bleeding"));
    }
  }

  /// Whoever acts takes the poison once more; whoever holds still does not (OTW-MECH-32a,
  /// OTW-MECH-32b). The petrified cannot act. Gives whether they act.
  private boolean poison(String id) {
    var who = being(id);
    boolean acts = !who.isPetrified() && player(who, Prompts.ACT_POISONED, true, id);
    if (!acts) {
      new Conditions(play).become(id, Status.fresh(Kind.HOLDING, 1), OTW_MECH_32B);
      return false;
    }
    poisonDamage(id);
    return true;
  }

  /// The value comes back as it is: not resisted again, and no new poison (OTW-R-102).
  void poisonDamage(String id) {
    int poison = being(id).amount(Kind.POISON);
    play.measure(being(id), "poison-damage", poison);
    new Harm(play).lose(id, poison, "poison", OTW_MECH_32A);
    if (house().poisonFade() == OtwHouse.PoisonFade.ONE_PER_TURN) {
      emit(new FightEvent.Counted(id, Kind.POISON, poison - 1), OTW_R_102);
    }
  }

  /// TOU and a die come off the stun, for a turn point (OTW-MECH-42b, OTW-MECH-42c, OTW-R-105).
  void shakeStun(OtwStep.ShakeStun step) {
    var who = being(step.who());
    play.cite(Otw.OTW_R_105);
    int total =
        who.score(Attribute.TOU) + new Rolls(play).roll(who, Rolls.acting(who), OTW_MECH_42B);
    emit(
        new FightEvent.Counted(who.id(), Kind.STUN, Math.max(0, who.amount(Kind.STUN) - total)),
        OTW_MECH_42B);
    int points = state().fight().flatMap(Fight::turn).map(Fight.Turn::points).orElse(0);
    if (points > 0) {
      emit(new FightEvent.PointsLeft(who.id(), points - 1), OTW_MECH_42C);
    }
  }

  /// Another player takes a confused one's turn (OTW-MECH-10a, OTW-R-90); a petrified one has none.
  void takeControl(OtwStep.TakeControl step) {
    var who = being(step.who());
    if (who.isPetrified()) {
      play.then(new OtwStep.FinishTurn(who.id()));
      return;
    }
    if (who.is(Kind.BERSERK)) {
      play.cite(Otw.OTW_MECH_04D);
    }
    if (who.is(Kind.CONFUSED)) {
      play.cite(Otw.OTW_R_90);
      var players = others(who);
      var seat =
          switch (players.size()) {
            case 0 -> Seat.REFEREE;
            case 1 -> players.getFirst();
            default -> play.pick(players, OTW_MECH_10A);
          };
      emit(new FightEvent.ControlTaken(who.id(), seat), OTW_MECH_10A);
      emit(
          new OtwEvent.Told(who.id(), "is confused: " + spoken(seat) + " plays this turn"),
          Otw.OTW_MECH_10B);
    }
  }

  private static String spoken(Seat seat) {
    return seat.isReferee() ? "the World Master" : seat.toString();
  }

  /// The players in the order in which they were seated, but for the victim's own.
  private List<Seat> others(Being victim) {
    var seats = new ArrayList<Seat>();
    for (Being being : state().roster()) {
      if (being.isPc()
          && !being.seat().isReferee()
          && !being.seat().equals(victim.seat())
          && !seats.contains(being.seat())) {
        seats.add(being.seat());
      }
    }
    return seats;
  }

  /// The turn is over, and the next one begins.
  void finish(OtwStep.FinishTurn step) {
    if (!state().inBattle()) {
      return;
    }
    if (state().find(step.who()).isPresent()) {
      new Conditions(play).pass(step.who(), Status.Ends.END_OF_TURN);
      comeDown(step.who());
    }
    emit(new FightEvent.TurnEnded(step.who()), Otw.OTW_INIT_03);
    play.then(new OtwStep.CheckBattle());
    play.then(new OtwStep.PassTurn(step.who()));
  }

  /// Whoever is in the air when borrowed flight ends falls.
  private void comeDown(String who) {
    var being = being(who);
    int ground = Field.map(state()).standing(being.at().x(), being.at().y()).z();
    if (being.at().z() > ground && !being.flies() && !being.isDead()) {
      new Movement(play).fall(who, (being.at().z() - ground) * Field.SPACE);
    }
  }

  /// The next one's turn, if the battle is still on.
  void passTurn(OtwStep.PassTurn step) {
    if (state().inBattle()) {
      new Battle(play).next(Optional.of(step.after()));
    }
  }
}
