package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.dice.Dice;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.Gift;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Living.*;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.World;

/// Drowning and being suffocated: how long a breath lasts, and what comes after it (RHD-SUF-01 to
/// 03).
public final class Breath extends Chapter {
  private static final int ROUNDS_FOR_ONE = 5;
  private static final int MOST_ROUNDS = 100;

  Breath(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(LetRoundsPass.class, RHD_R_71)
        .offeredOnce("Let Rounds pass", REFEREE)
        .ifOpen()
        .icon("timer")
        .slot(LetRoundsPass::rounds, "How many?", number(1, 60, 1))
        .refuses(Breath::refusal)
        .does(Breath::new, Breath::letRoundsPass);
    book.word(TakeAir.class, RHD_SUF_01)
        .offeredOnce("Somebody has no air", REFEREE)
        .ifOpen()
        .icon("waves")
        .slot(TakeAir::who, "Who has no air?", everybody())
        .refuses(Breath::refusal)
        .does(Breath::new, Breath::takeAir);
    book.word(GiveAir.class, RHD_SUF_01)
        .offeredOnce("Somebody has air again", REFEREE)
        .ifOpen()
        .icon("wind")
        .slot(GiveAir::who, "Who has air again?", everybody())
        .refuses(Breath::refusal)
        .does(Breath::new, Breath::giveAir);
  }

  /// The Rounds somebody can go without air: five for each point of the CON mod, at least one
  /// (RHD-SUF-01, RHD-R-70).
  public static int rounds(Being being) {
    return Math.max(ROUNDS_FOR_ONE * being.mod(Ability.CON), 1);
  }

  public static boolean breathes(Being being) {
    return !being.isDead() && !being.has(Gift.Needless.class);
  }

  /// Whether somebody is where nobody can breathe.
  static boolean isAirless(RhodState state, Being being) {
    for (World.Zone zone : state.world().zones()) {
      if (zone.kind() == World.Zone.Kind.AIRLESS) {
        for (Spot spot : Field.body(being).spots()) {
          if (Lights.reaches(state, zone, spot)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  static boolean lacksAir(Being being) {
    return being.is(Condition.HOLDING_BREATH) || being.is(Condition.SUFFOCATING);
  }

  /// One more Round without air, or the first with it, as a Turn begins (RHD-R-39, RHD-R-71).
  void breathe(Living.Breathe step) {
    var who = step.who();
    var conditions = new Conditions(play);
    var being = being(who);
    if (!breathes(being)) {
      return;
    }
    boolean airless = isAirless(state(), being);
    boolean said =
        being.is(Condition.HOLDING_BREATH, Borne.REFEREE)
            || being.is(Condition.SUFFOCATING, Borne.REFEREE);
    if (!airless && !said) {
      if (lacksAir(being)) {
        breatheAgain(who);
      }
      return;
    }
    var cause = said ? Borne.REFEREE : "";
    if (!lacksAir(being)) {
      conditions.gain(who, Condition.HOLDING_BREATH, 1, cause, RHD_SUF_01);
    }
    if (!being(who).is(Condition.SUFFOCATING)) {
      int round = being(who).stacks(Condition.HOLDING_BREATH);
      if (round <= rounds(being)) {
        conditions.gain(who, Condition.HOLDING_BREATH, 1, cause, RHD_R_70);
        return;
      }
      conditions.resolveAll(who, Condition.HOLDING_BREATH, RHD_SUF_02);
    }
    conditions.gain(who, Condition.SUFFOCATING, 1, cause, RHD_SUF_02);
    int dice = being(who).stacks(Condition.SUFFOCATING);
    int damage = play.roll(being(who), Dice.sum(dice, Dice.D10), RHD_SUF_03);
    new Harm(play)
        .suffer(who, Damage.of(damage, DamageType.NECROTIC, true, "Suffocating"), "", RHD_SUF_03);
    play.then(new Encounter.CheckEncounter());
  }

  private void breatheAgain(String who) {
    var conditions = new Conditions(play);
    conditions.resolveAll(who, Condition.HOLDING_BREATH, RHD_R_71);
    conditions.resolveAll(who, Condition.SUFFOCATING, RHD_R_71);
  }

  // The Referee's word

  static Optional<Refusal> refusal(RhodState state, Living.TakeAir step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RHD_SUF_01);
    }
    if (!breathes(being.get())) {
      return no(RHD_SUF_01, being.get().name() + " does not breathe");
    }
    return lacksAir(being.get())
        ? no(RHD_SUF_01, being.get().name() + " has no air as it is")
        : Optional.empty();
  }

  void takeAir(Living.TakeAir step) {
    new Conditions(play).gain(step.who(), Condition.HOLDING_BREATH, 1, Borne.REFEREE, RHD_SUF_01);
  }

  static Optional<Refusal> refusal(RhodState state, Living.GiveAir step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RHD_R_71);
    }
    return lacksAir(being.get())
        ? Optional.empty()
        : no(RHD_R_71, being.get().name() + " has air enough");
  }

  void giveAir(Living.GiveAir step) {
    breatheAgain(step.who());
  }

  static Optional<Refusal> refusal(RhodState state, Living.LetRoundsPass step) {
    var time = Days.timeRefusal(state);
    if (time.isPresent()) {
      return time;
    }
    return step.rounds() < 1 || step.rounds() > MOST_ROUNDS
        ? no(RHD_R_71, "Between 1 and " + MOST_ROUNDS + " Rounds, not " + step.rounds())
        : Optional.empty();
  }

  /// Outside an Encounter Rounds are counted where somebody needs them (RHD-R-71, RHD-R-109).
  void letRoundsPass(Living.LetRoundsPass step) {
    play.cite(Rhd.RHD_R_78);
    emit(new LifeEvent.RoundsPassed(step.rounds()), RHD_R_71);
    play.then(new Living.PassRounds(step.rounds()));
  }

  /// One Round: everybody's Turn goes by, in roster order, as in RHD-R-39 but for Death Calls.
  void pass(Living.PassRounds step) {
    for (Being being : state().roster()) {
      play.then(new Living.TurnGoesBy(being.id()));
    }
    if (step.left() > 1) {
      play.then(new Living.PassRounds(step.left() - 1));
    }
  }

  void pass(Living.TurnGoesBy step) {
    var who = step.who();
    new Zones(play).countDown(who);
    if (being(who).isDead()) {
      new Conditions(play).passOver(who); // what the dead gave and set up runs out in its time
      return;
    }
    play.then(new Living.Breathe(who));
    if (state().roster().stream().anyMatch(being -> !being.conditions().isEmpty())) {
      play.cite(Rhd.RHD_R_109);
      play.then(new Living.Suffer(who));
      play.then(new Living.Refresh(who));
      play.then(new Living.CloseTurn(who));
    }
  }
}
