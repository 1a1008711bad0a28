package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.Odd;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Who;

/// Morale of foes, retreat of anybody, and what panic leaves to do.
public final class Morale extends Chapter {
  Morale(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(Leave.class, ODD_PANC_01)
        .offered("flees in panic", MOVE)
        .ifOpen()
        .when((_, being) -> being.is(Flag.FLIGHT))
        .icon("wind")
        .by(Leave::by, "Who leaves?")
        .does(Morale::new, (morale, act) -> morale.leave(act.by()));
    book.act(Retreat.class, ODD_RETR_01)
        .offered("runs", MOVE)
        .when((state, being) -> state.inRounds() && Rounds.hasTurn(state, being))
        .icon("door-open")
        .by(Retreat::by, "Who runs?")
        .refuses(Morale::refusal)
        .does(Morale::new, Morale::retreat);
    book.deed(Pray.class, ODD_REF_01)
        .offered("prays aloud", CHECK)
        .ifOpen()
        .when((_, being) -> being.isInPlay())
        .toPlayers()
        .icon("church")
        .by(Pray::by, "Who prays?")
        .refuses(Morale::refusal)
        .does(Morale::new, Morale::pray);
  }

  /// Checked once at the end of a phase (ODD-R-19).
  void check() {
    if (state().inRounds() && isOpposed() && !checkGroup(state().theFight().foes())) {
      checkLone(state().theFight().foes());
    }
  }

  /// Whether anybody stands against them: nobody runs from a field that is theirs (ODD-R-19).
  private boolean isOpposed() {
    for (Being being : state().roster()) {
      if (being.side() != Who.Side.FOES && !being.isOut()) {
        return true;
      }
    }
    play.cite(ODD_R_19);
    return false;
  }

  /// The first casualty, and half the number lost; each once a fight, both at once with one save
  /// (ODD-MORL-01, ODD-MORL-02).
  private boolean checkGroup(Fight.Group group) {
    int casualties = 0;
    int lost = 0;
    for (String id : group.members()) {
      var member = state().find(id);
      if (member.isEmpty() || member.get().isOut() || member.get().side() != Who.Side.FOES) {
        lost++;
        if (member.filter(Being::isCasualty).isPresent()) {
          casualties++;
        }
      }
    }
    boolean first = !group.firstFell() && casualties > 0;
    boolean half = !group.halfLost() && lost > 0 && lost * 2 >= group.started();
    if (!first && !half) {
      return false;
    }
    emit(new OddEvent.MoraleChecked(first, half), first ? ODD_MORL_01 : ODD_MORL_02);
    if (half) {
      play.cite(ODD_MORL_02);
    }
    groupSaves(group, first ? ODD_MORL_01 : ODD_MORL_02);
    return true;
  }

  private void groupSaves(Fight.Group group, Odd why) {
    var able = new ArrayList<Being>();
    for (String id : group.members()) {
      var member = state().find(id);
      member.filter(Being::isPc).ifPresent(_ -> play.cite(ODD_MORL_05));
      member.filter(Morale::mayFlee).ifPresent(able::add);
    }
    if (able.isEmpty()) {
      return;
    }
    var speaker = speaker(group, able);
    if (speaker.isPresent()) {
      var all = Lists.each(able, Being::id);
      play.then(new OddStep.MoraleSave(speaker.get().id(), all, why));
    } else {
      for (Being member : able) {
        play.then(new OddStep.MoraleSave(member.id(), List.of(member.id()), why));
      }
    }
    hearPrayer();
  }

  /// Machines never flee, and PCs are no foes (ODD-MORL-05).
  private static boolean mayFlee(Being foe) {
    return foe.canAct() && hasNerve(foe);
  }

  private static boolean hasNerve(Being foe) {
    return !foe.isPc() && foe.side() == Who.Side.FOES && !foe.block().noMorale();
  }

  /// One who rolls for all: an able leader, or where the house has one roll the strongest Resolve
  /// (ODD-MORL-03, ODD-R-19).
  private Optional<Being> speaker(Fight.Group group, List<Being> able) {
    var leader =
        group
            .leader()
            .flatMap(id -> state().find(id))
            .filter(being -> !being.isOut() && being.side() == Who.Side.FOES);
    if (leader.isPresent()) {
      play.cite(ODD_MORL_03);
      return leader;
    }
    return switch (house().moraleRoll()) {
      case EACH -> Optional.empty();
      case GROUP -> {
        Being strongest = able.getFirst();
        for (Being member : able) {
          if (member.resolve().now() > strongest.resolve().now()) {
            strongest = member;
          }
        }
        yield Optional.of(strongest);
      }
    };
  }

  /// A Resolve save or flight.
  void save(OddStep.MoraleSave step) {
    var speaker = being(step.who());
    if (speaker.isOut()) {
      return;
    }
    boolean stays =
        new Saves(play)
            .save(speaker, Ability.RESOLVE, "fleeing", Saves.Kind.MORALE, step.why())
            .passed();
    if (!stays) {
      for (String id : step.orFlee()) {
        flee(being(id), step.why());
      }
    }
  }

  /// Whoever is held cannot run, and yields (ODD-R-19).
  private void flee(Being foe, Odd why) {
    if (foe.is(Flag.HELD_FAST)) {
      emit(new OddEvent.Became(foe.id(), Flag.OUT, "they yield"), ODD_R_19);
    } else {
      emit(new OddEvent.Became(foe.id(), Flag.FLED, ""), why);
    }
  }

  /// A foe with no able companion saves when its Grit falls to 0, held or not; asleep it knows of
  /// no danger (ODD-MORL-04, ODD-R-19).
  private void checkLone(Fight.Group group) {
    Being alone = null;
    for (String id : group.members()) {
      var member = state().find(id);
      if (member.isPresent() && !member.get().isOut() && member.get().side() == Who.Side.FOES) {
        if (alone != null) {
          return;
        }
        alone = member.get();
      }
    }
    if (alone == null || !hasNerve(alone) || alone.is(Flag.ASLEEP)) {
      return;
    }
    boolean counts =
        switch (house().loneFoe()) {
          case ALONE_NOW -> true;
          case CAME_ALONE -> group.started() == 1 && group.members().getFirst().equals(alone.id());
        };
    if (counts && state().theFight().zeroed().contains(alone.id())) {
      play.then(new OddStep.MoraleSave(alone.id(), List.of(alone.id()), ODD_MORL_04));
      hearPrayer();
    }
  }

  // Prayer

  public static Optional<Refusal> refusal(OddState state, OddStep.Pray step) {
    var by = state.find(step.by());
    if (by.isEmpty()) {
      return nobodyCalled(step.by(), ODD_REF_01);
    }
    if (!by.get().has(Gift.LOUD_PRAYER)) {
      return barred(ODD_REF_01, by.get().name() + " knows no prayer that loud");
    }
    if (!state.inRounds()) {
      return barred(ODD_REF_01, "There are no foes to hear it");
    }
    var unable = Acts.unable(by.get());
    if (unable.isPresent()) {
      return unable;
    }
    return by.get().is(Flag.PRAYED)
        ? barred(ODD_REF_01, by.get().name() + " has prayed in this scene already")
        : Optional.empty();
  }

  void pray(OddStep.Pray step) {
    emit(new OddEvent.PrayerSaid(step.by()), ODD_REF_01);
  }

  /// It has impaired everybody's save of the one check that came next (ODD-ADV-S08).
  private void hearPrayer() {
    if (state().theFight().prayed()) {
      play.then(new OddStep.ForgetPrayer());
    }
  }

  void forgetPrayer() {
    emit(new OddEvent.PrayerHeard(), ODD_REF_01);
  }

  // Retreat

  /// Everybody stands where the phase found them, so that it makes no odds who said first that they
  /// run; of several whom one could help, the one at the door chooses (ODD-ADV-S10, ODD-R-14).
  void holdDoors(OddStep.HoldDoors step) {
    for (Being holder : state().roster()) {
      if (holder.has(Gift.DOOR_OPENER) && !holder.is(Flag.DOOR_HELD) && holder.canAct()) {
        holdDoor(holder, step.runners());
      }
    }
  }

  private void holdDoor(Being holder, List<String> runners) {
    var options = new ArrayList<Option<String>>();
    for (Being runner : state().side(holder.side())) {
      if (runners.contains(runner.id())
          && !runner.has(Gift.DOOR_OPENER)
          && !runner.is(Flag.DOOR_OPEN)
          && runner.canAct()
          && runner.isAdjacentTo(holder)) {
        options.add(Option.of(runner.id(), runner.name()));
      }
    }
    if (options.isEmpty()) {
      return;
    }
    var first = options.getFirst().value();
    var helped =
        options.size() == 1
            ? first
            : play.ask(
                holder.seat(),
                new Question.OneOf<>(Prompts.HOLD_DOOR, List.of(holder.id()), options, first));
    emit(new OddEvent.Became(holder.id(), Flag.DOOR_HELD, ""), ODD_REF_01);
    emit(new OddEvent.Became(helped, Flag.DOOR_OPEN, ""), ODD_REF_01);
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Retreat act) {
    if (!state.inRounds()) {
      return barred(ODD_RETR_01, state.being(act.by()).name() + " has nothing to run from");
    }
    return state.scene().closed()
        ? barred(ODD_RETR_02, "There is no safe place to run to")
        : Optional.empty();
  }

  /// An Insight save and a safe place to run to (ODD-RETR-01, ODD-RETR-02).
  void retreat(OddStep.Retreat act) {
    var runner = being(act.by());
    var where = said(Seat.REFEREE, Prompts.WHERE_TO, "the way they came", runner.id());
    if (where.isBlank()) {
      emit(new OddEvent.ActLost(runner.id(), "there is no safe place to run to"), ODD_RETR_02);
      return;
    }
    boolean away =
        new Saves(play)
            .save(runner, Ability.INSIGHT, "being caught", Saves.Kind.RETREAT, ODD_RETR_01)
            .passed();
    if (runner.is(Flag.DOOR_OPEN)) {
      emit(new OddEvent.NoLonger(runner.id(), Flag.DOOR_OPEN), ODD_REF_01);
    }
    play.measure(runner, "gets-away", away);
    if (away && !being(runner.id()).isOut()) {
      emit(new OddEvent.Became(runner.id(), Flag.FLED, where), ODD_RETR_01);
    } else {
      play.cite(ODD_R_15);
    }
  }

  /// Those who have declared that they run.
  static List<String> runners(List<Fight.Declaration> declared) {
    return declared.stream()
        .map(Fight.Declaration::act)
        .filter(OddStep.Retreat.class::isInstance)
        .map(OddStep.Act::by)
        .toList();
  }

  /// Whether two run in the same phase, and may hold a door for one another.
  static boolean runTogether(OddStep.Act act, OddStep.Act other) {
    return act instanceof OddStep.Retreat && other instanceof OddStep.Retreat;
  }

  // Panic

  /// Flight leaves, whoever is frozen neither moves nor attacks, and the obsessed do not run
  /// (ODD-R-32).
  static Optional<Refusal> panicRefusal(Being being, OddStep.Act act) {
    if (act instanceof OddStep.Leave) {
      return being.is(Flag.FLIGHT)
          ? Optional.empty()
          : barred(ODD_PANC_01, being.name() + " does not panic");
    }
    if (being.is(Flag.FLIGHT)) {
      return barred(ODD_PANC_01, being.name() + " must leave the scene");
    }
    boolean runs = act instanceof OddStep.Retreat;
    if (being.is(Flag.FROZEN) && (runs || !act.isAction() || OddDeeds.ALL.isHostile(act))) {
      return barred(ODD_PANC_02, being.name() + " is frozen with panic");
    }
    return being.is(Flag.OBSESSED) && runs
        ? barred(ODD_PANC_03, being.name() + " thinks of nothing but success")
        : Optional.empty();
  }

  /// Panic leaves without a save (ODD-R-32).
  void leave(String who) {
    emit(new OddEvent.Became(who, Flag.FLED, "panic"), ODD_PANC_01);
  }
}
