package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Who;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Morale and retreat.
public final class Morale extends Chapter {
  Morale(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(Retreat.class, CRN_RETR_01)
        .offered("runs", MOVE)
        .when((state, being) -> state.inRounds() && Rounds.hasTurn(state, being))
        .icon("door-open")
        .by(Retreat::by, "Who runs?")
        .refuses(Morale::retreatRefusal)
        .does(Morale::new, Morale::retreat);
  }

  /// Checked once at the end of a phase (CRN-R-28).
  void check() {
    if (!state().inRounds()) {
      return;
    }
    for (Fight.Group group : state().theFight().groups()) {
      if (isOpposed(group) && !checkGroup(group)) {
        checkLone(group);
      }
    }
  }

  /// Whether anybody stands against them: nobody runs from a field that is theirs (CRN-R-28).
  private boolean isOpposed(Fight.Group group) {
    var roster = state().roster();
    for (int i = 0; i < roster.size(); i++) {
      if (roster.get(i).side() != group.side() && !roster.get(i).isOut()) {
        return true;
      }
    }
    play.cite(CRN_R_28);
    return false;
  }

  /// The first casualty, and half the number lost; each once a fight (CRN-MORL-01, CRN-MORL-02).
  private boolean checkGroup(Fight.Group group) {
    int number = 0;
    int casualties = 0;
    int lost = 0;
    for (int i = 0; i < group.members().size(); i++) {
      var member = state().find(group.members().get(i));
      if (member.isPresent() && member.get().isPc()) {
        play.cite(CRN_MORL_05); // a hireling whom a player has taken over (CRN-R-56)
        continue;
      }
      if (i < group.started()) {
        number++; // whoever joins later raises the losses only (CRN-R-28)
      }
      if (member.isEmpty() || member.get().side() != group.side() || member.get().isOut()) {
        lost++;
        if (member.filter(Being::isCasualty).isPresent()) {
          casualties++;
        }
      }
    }
    boolean first = !group.firstFell() && casualties > 0;
    boolean half = !group.halfLost() && lost > 0 && lost * 2 >= number;
    if (!first && !half) {
      return false;
    }
    emit(
        new CairnEvent.MoraleChecked(group.side(), first, half), first ? CRN_MORL_01 : CRN_MORL_02);
    if (half) {
      play.cite(CRN_MORL_02);
    }
    groupSaves(group, first ? CRN_MORL_01 : CRN_MORL_02);
    if (first && half && house().moraleBoth() == CairnHouse.MoraleBoth.TWO) {
      groupSaves(group, CRN_MORL_02);
    }
    return true;
  }

  private void groupSaves(Fight.Group group, Crn why) {
    var able = new ArrayList<Being>();
    for (Being member : Rounds.members(state(), group.side())) {
      if (member.canAct() && mayFlee(group, member)) {
        able.add(member);
      }
    }
    if (able.isEmpty()) {
      return;
    }
    var speaker = speaker(group, able);
    if (speaker.isPresent()) {
      var all = able.stream().map(Being::id).toList();
      play.then(new CairnStep.MoraleSave(speaker.get().id(), all, why));
      return;
    }
    for (Being member : able) {
      play.then(new CairnStep.MoraleSave(member.id(), List.of(member.id()), why));
    }
  }

  /// A WIL save or flight, for whoever has not fled by an earlier one.
  void save(CairnStep.MoraleSave step) {
    var speaker = being(step.who());
    if (speaker.isOut() || new Saves(play).save(speaker, Ability.WIL, "fleeing", step.why())) {
      return;
    }
    for (String id : step.orFlee()) {
      flee(being(id));
    }
  }

  /// Tomb machines never flee; hirelings save only where the house or the Warden says so
  /// (CRN-R-49).
  private boolean mayFlee(Fight.Group group, Being member) {
    if (group.side() == Who.Side.PARTY
        && house().hirelingMorale() == CairnHouse.HirelingMorale.WARDEN) {
      return warden(Prompts.HIRELING_MORALE, false, member.id());
    }
    return !member.block().noMorale();
  }

  /// One who rolls for all: an able leader, or where the house has one roll the strongest will.
  private Optional<Being> speaker(Fight.Group group, List<Being> able) {
    var leader = group.leader().flatMap(id -> state().find(id)).filter(being -> !being.isOut());
    if (leader.isPresent()) {
      play.cite(CRN_MORL_03);
      return leader;
    }
    return switch (house().moraleRoll()) {
      case EACH -> Optional.empty();
      case GROUP_ONE_ROLL -> {
        Being strongest = able.getFirst();
        for (Being member : able) {
          if (member.wil().now() > strongest.wil().now()) {
            strongest = member;
          }
        }
        yield Optional.of(strongest);
      }
    };
  }

  /// A foe with no other able one on its side saves when its HP falls to 0 (CRN-MORL-04, CRN-R-29).
  private void checkLone(Fight.Group group) {
    if (group.side() != Who.Side.FOES) {
      return;
    }
    Being alone = null;
    var roster = state().roster();
    for (int i = 0; i < roster.size(); i++) {
      var member = roster.get(i);
      if (Rounds.countsForMorale(member, group.side()) && !member.isOut()) {
        if (alone != null) {
          return;
        }
        alone = member;
      }
    }
    if (alone == null || alone.block().noMorale() || isSenseless(alone)) {
      return;
    }
    boolean counts =
        switch (house().loneFoe()) {
          case ALONE_NOW -> true;
          case CAME_ALONE -> group.started() == 1 && group.members().getFirst().equals(alone.id());
        };
    if (counts && state().theFight().zeroed().contains(alone.id())) {
      if (alone.isDetachment()) {
        play.cite(CRN_R_27);
      }
      play.then(new CairnStep.MoraleSave(alone.id(), List.of(alone.id()), CRN_MORL_04));
    }
  }

  /// Whoever sleeps or is stunned knows of no danger; whoever is held does (CRN-R-29).
  private static boolean isSenseless(Being being) {
    return being.is(Flag.ASLEEP) || being.is(Flag.UNCONSCIOUS);
  }

  /// Failing means leaving the fight; whoever is held cannot run, and yields (CRN-MORL-06,
  /// CRN-R-29).
  void flee(Being being) {
    if (being.is(Flag.HELPLESS)) {
      emit(new CairnEvent.Became(being.id(), Flag.CAPTIVE, "they yield"), CRN_R_29);
    } else {
      emit(new CairnEvent.Became(being.id(), Flag.FLED, ""), CRN_MORL_06);
    }
  }

  public static Optional<Refusal> retreatRefusal(CairnState state, CairnStep.Retreat act) {
    var runner = state.being(act.by());
    if (!state.inRounds()) {
      return Optional.of(new Refusal(CRN_RETR_01, "There is nothing to run from"));
    }
    if (state.scene().closed()) {
      return Optional.of(new Refusal(CRN_RETR_02, "There is no safe place to run to"));
    }
    int reach = Movement.reach(state, runner);
    if (reach == 0) {
      return Optional.of(new Refusal(CRN_R_34, runner.name() + " is stopped by caltrops"));
    }
    return reach > Movement.CRAWL ? Optional.empty() : Movement.crawls(runner, "cannot run");
  }

  /// A DEX save and a safe place to run to (CRN-RETR-01, CRN-RETR-02).
  void retreat(CairnStep.Retreat act) {
    var runner = being(act.by());
    var where =
        play.ask(
            Seat.REFEREE,
            new Question.Words(Prompts.WHERE_TO, List.of(runner.id()), 500, "the way they came"));
    if (where.isEmpty()) {
      emit(new CairnEvent.ActLost(runner.id(), "there is no safe place to run to"), CRN_RETR_02);
      return;
    }
    if (new Saves(play).save(runner, Ability.DEX, "being caught", CRN_RETR_01)) {
      emitWithThePhase(new CairnEvent.Became(runner.id(), Flag.FLED, where), CRN_RETR_01);
    }
  }
}
