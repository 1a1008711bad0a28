package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Row;
import quintain.rath.state.Being;
import quintain.rath.state.Creature;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Injury;
import quintain.rath.state.Knack;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.Stat;
import quintain.rath.state.Values;
import quintain.rath.state.Who;

/// The survival test, the critical injury table, and death's door.
final class Survival extends Chapter {
  /// The rows of the critical injury table (RTH-INJ-01 to 05).
  enum Fate {
    DEAD(RTH_INJ_01),
    MAIMED(RTH_INJ_02),
    BROKEN(RTH_INJ_03),
    BATTERED(RTH_INJ_04),
    TOUGH_BASTARD(RTH_INJ_05);

    private final Rth clause;

    Fate(Rth clause) {
      this.clause = clause;
    }

    Rth clause() {
      return clause;
    }
  }

  /// 2d6 on the critical injury table (RTH-SURV-03).
  static final Roll<Fate> TABLE =
      Dice.table(
          Dice.sum(2, Dice.D6),
          List.of(
              new Row<>(2, 3, Fate.DEAD),
              new Row<>(4, 6, Fate.MAIMED),
              new Row<>(7, 9, Fate.BROKEN),
              new Row<>(10, 11, Fate.BATTERED),
              new Row<>(12, 12, Fate.TOUGH_BASTARD)));

  Survival(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(DangerPasses.class, RTH_SURV_01)
        .offeredOnce("Danger has passed", REFEREE)
        .ifOpen()
        .refusesNow(Survival::dangerPassesRefusal)
        .does(Survival::new, Survival::dangerPasses);
  }

  /// When combat ends: survival tests for those whose side holds the field, or death's door
  /// (RTH-R-50, RTH-R-53).
  void afterCombat() {
    if (isAtMercy()) {
      then(new RathStep.MeetDeathsDoor());
    } else {
      dangerPassed();
    }
  }

  /// Every PC still there is down, captured or has surrendered, and a foe is not.
  private boolean isAtMercy() {
    boolean foes = false;
    boolean left = false;
    for (Being being : state().roster()) {
      if (being.side() == Who.Side.FOES) {
        foes |= !being.isOut();
      } else if (being.isPc() && !being.isOut()) {
        return false;
      } else {
        left |= isLeftBehind(being);
      }
    }
    return foes && left;
  }

  /// A PC who did not get away, or a henchman who went down with them.
  private static boolean isLeftBehind(Being being) {
    return being.side() == Who.Side.PARTY
        && !being.isDead()
        && !being.hasLeft()
        && (being.isPc() || being.isOut());
  }

  static Optional<Refusal> dangerPassesRefusal(RathState state) {
    if (state.inCombat()) {
      return no(RTH_SURV_01, "A combat is running");
    }
    Being below = null;
    for (Being being : state.roster()) {
      if (being.is(Flag.FALLEN) && being.isDown()) {
        if (!Drowning.isInDeepWater(being)) {
          return Optional.empty();
        }
        below = being;
      }
    }
    return below == null
        ? no(RTH_SURV_01, "Nobody is down")
        : no(RTH_R_68, below.name() + " is still under water");
  }

  void dangerPasses() {
    dangerPassed();
  }

  /// RTH-SURV-01: each one out of action tests, in roster order; not those who lie under water
  /// (RTH-R-68).
  void dangerPassed() {
    for (Being being : state().roster()) {
      if (being.is(Flag.FALLEN) && being.isDown() && !being.isDead()) {
        if (Drowning.isInDeepWater(being)) {
          leftBelow(being);
        } else {
          then(new RathStep.Survive(being.id()));
        }
      }
    }
  }

  /// Left under water when all others are gone: dead at the GM's word (RTH-R-68).
  private void leftBelow(Being below) {
    boolean alone = state().side(below.side()).stream().noneMatch(Being::canAct);
    if (alone && gm(Prompts.LEFT_BELOW, false, below.id())) {
      emit(new FightEvent.Died(below.id(), "drowned"), RTH_R_68);
    }
  }

  /// Somebody is down outside combat: the survival test comes at once, if nothing threatens them
  /// any more (RTH-R-50, RTH-R-97).
  void ifDangerHasPassed(Being fallen) {
    play.cite(RTH_R_97);
    if (gm(Prompts.DANGER_PASSED, !Drowning.isInDeepWater(fallen), fallen.id())) {
      then(new RathStep.Survive(fallen.id()));
    }
  }

  /// CON, DC 12 (RTH-SURV-01).
  void survive(RathStep.Survive step) {
    var fallen = being(step.who());
    if (!fallen.is(Flag.FALLEN) || fallen.isDead()) {
      return;
    }
    boolean passed =
        new Tests(play).passes(fallen, Stat.CON, attended(fallen), "for survival", RTH_SURV_01);
    play.measure(fallen, "survives", passed);
    if (passed) {
      play.cite(RTH_SURV_02);
      then(new RathStep.Revive(fallen.id(), 1));
    } else {
      then(new RathStep.SufferInjury(fallen.id()));
    }
  }

  /// Somebody with field medicine attends the fallen (RTH-S-APT-06).
  private List<Source> attended(Being fallen) {
    for (Being other : state().side(fallen.side())) {
      if (other.has(Knack.FIELD_MEDICINE) && other.canAct() && !other.id().equals(fallen.id())) {
        return List.of(Source.advantage("field medicine"));
      }
    }
    return List.of();
  }

  /// RTH-SURV-03.
  void sufferInjury(RathStep.SufferInjury step) {
    var fallen = being(step.who());
    var fate = play.judge(RTH_SURV_03, play.roll(fallen, TABLE, RTH_SURV_03));
    play.cite(fate.clause());
    play.measure(fallen, "injury", Values.key(fate));
    switch (fate) {
      case DEAD -> {
        var words =
            play.ask(
                fallen.seat(),
                new Question.Words(Prompts.FINAL_WORDS, List.of(fallen.id()), 500, ""));
        if (!words.isBlank()) {
          emit(new RathEvent.Told(fallen.id(), "“" + words + "”"), RTH_INJ_01);
        }
        emit(new FightEvent.Died(fallen.id(), "critical injury"), RTH_INJ_01);
      }
      case MAIMED -> {
        maim(fallen);
        then(new RathStep.Revive(fallen.id(), 1));
      }
      case BROKEN -> {
        emit(new FightEvent.Injured(fallen.id(), Injury.of(Injury.Kind.BROKEN)), RTH_INJ_03);
        then(new RathStep.Revive(fallen.id(), 1));
      }
      case BATTERED -> {
        emit(new FightEvent.Injured(fallen.id(), Injury.of(Injury.Kind.BATTERED)), RTH_INJ_04);
        then(new RathStep.Revive(fallen.id(), 1));
      }
      case TOUGH_BASTARD -> then(new RathStep.Revive(fallen.id(), 2));
    }
  }

  /// The GM says what lasts, and may take a stat point or hamper a stat for good (RTH-R-51).
  private void maim(Being fallen) {
    var told = gmsWords(Prompts.PERMANENT_INJURY, "GM note pending", fallen.id());
    var options = new ArrayList<Option<String>>();
    options.add(Option.of("nothing", "nothing more"));
    for (Stat stat : Stat.values()) {
      options.add(Option.of("less-" + Values.key(stat), stat + " −1"));
      options.add(Option.of("hampered-" + Values.key(stat), "disadvantage on " + stat));
    }
    var cost =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.INJURY_COST, List.of(fallen.id()), options, "nothing"));
    Optional<Stat> hampered = Optional.empty();
    for (Stat stat : Stat.values()) {
      if (cost.equals("less-" + Values.key(stat))) {
        new Advancement(play).change(fallen, stat, -1, RTH_R_51);
      } else if (cost.equals("hampered-" + Values.key(stat))) {
        hampered = Optional.of(stat);
      }
    }
    emit(
        new FightEvent.Injured(fallen.id(), new Injury(Injury.Kind.MAIMED, told, 0, hampered)),
        RTH_INJ_02);
  }

  /// Conscious again, with that many d6 of HP and no CON on top (RTH-SURV-02, RTH-R-52).
  void revive(RathStep.Revive step) {
    var fallen = being(step.who());
    int hp = roll(fallen, Dice.sum(step.dice(), Dice.D6), RTH_SURV_02);
    emit(new FightEvent.HpRestored(fallen.id(), Math.min(fallen.maxHp(), hp)), RTH_SURV_02);
    for (Flag flag : List.of(Flag.FALLEN, Flag.UNCONSCIOUS)) {
      new Conditions(play).clear(fallen, flag, RTH_SURV_02);
    }
  }

  // Death's door

  /// The PCs are at the enemies' mercy: their INT and motives are before the GM (RTH-DOOR-01 to
  /// 03).
  void deathsDoor() {
    var options =
        List.of(
            Option.of("killed", "killed"),
            Option.of("eaten", "eaten"),
            Option.of("ransom", "patched up for ransom"),
            Option.of("slavery", "patched up for slavery"),
            Option.of("other", "something else"));
    var outcome =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.DEATHS_DOOR, List.of(motives()), options, "killed"));
    play.cite(RTH_DOOR_03);
    for (Being being : state().roster()) {
      if (isLeftBehind(being)) {
        switch (outcome) {
          case "killed", "eaten" -> emit(new FightEvent.Died(being.id(), outcome), RTH_DOOR_01);
          case "ransom", "slavery" -> capture(being, outcome);
          default -> {}
        }
      }
    }
    if (outcome.equals("other")) {
      var first = state().side(Who.Side.PARTY).getFirst().id();
      emit(new RathEvent.Told(first, gmsWords(Prompts.DOOR_TOLD, "")), RTH_DOOR_01);
    }
  }

  private String motives() {
    var told = new ArrayList<String>();
    for (Being foe : state().side(Who.Side.FOES)) {
      if (!foe.isOut()) {
        var motive = foe.creature().map(Creature::motive).orElse("");
        told.add(foe.name() + " (INT " + foe.stat(Stat.INT) + ", " + motive + ")");
      }
    }
    return String.join(", ", told);
  }

  /// Stabilised at 1 HP, without a test (RTH-R-53).
  private void capture(Being being, String why) {
    if (being.hp() == 0) {
      emit(new FightEvent.HpRestored(being.id(), 1), RTH_R_53);
    }
    for (Flag flag : List.of(Flag.FALLEN, Flag.UNCONSCIOUS)) {
      new Conditions(play).clear(being, flag, RTH_R_53);
    }
    emit(new FightEvent.Became(being.id(), Flag.CAPTIVE, why), RTH_DOOR_02);
  }
}
