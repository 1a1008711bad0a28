package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import quintain.kernel.Fate;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Band;
import quintain.rath.state.Being;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Knack;
import quintain.rath.state.Mode;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.Who;

/// Fortune points.
final class Fortune extends Chapter {
  private static final String BY_DEFAULT = "lends a hand";

  Fortune(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(AwardFortune.class, RTH_FORT_07)
        .offeredOnce("Award Fortune", REFEREE)
        .ifOpen()
        .icon("clover")
        .slot(AwardFortune::who, "Who earns it?", those(Being::isPc))
        .slot(AwardFortune::reason, "What for?", Fortune::deserts)
        .refuses(Fortune::awardRefusal)
        .does(Fortune::new, Fortune::award);
  }

  /// What Fortune is awarded for (RTH-FORT-07).
  private static Optional<Question<?>> deserts(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        List.of(
            Option.of("roleplaying", "exceptional roleplaying"),
            Option.of("sacrifice", "a heroic sacrifice")));
  }

  /// The window after a roll: while somebody spends a point, the roll is made again, and the higher
  /// result is held (RTH-FORT-02, RTH-FORT-08, RTH-FORT-09, RTH-R-18). What will do already is left
  /// alone, unless the house wants to be asked then, too.
  ///
  /// @param natural the die kept so far
  /// @param success whether a kept die would do
  /// @param what what is rolled, and what it takes as far as everybody may know
  /// @return the die held in the end
  int settle(Being roller, int natural, Mode mode, IntPredicate success, int bonus, String what) {
    if (roller.side() != Who.Side.PARTY) {
      return natural;
    }
    int held = natural;
    int spent = 0;
    var misplaced = new ArrayList<String>();
    while ((house().fortuneAfterSuccess() || !success.test(held))
        && isSpentOn(
            roller,
            new Shown(held, held + bonus, success.test(held), what),
            new Passed(misplaced))) {
      spent++;
      held = Math.max(held, new Tests(play).d20(roller, mode, RTH_FORT_02));
      cite(spent, mode);
    }
    return held;
  }

  /// What a point spent on this roll goes by: after the result is seen (RTH-R-18), on a kind of
  /// roll that may be rerolled (RTH-R-19), the higher so far being held (RTH-R-17).
  private void cite(int spent, Mode mode) {
    List.of(RTH_FORT_09, RTH_R_17, RTH_R_18, RTH_R_19).forEach(play::cite);
    if (spent > 1) {
      play.cite(RTH_FORT_08);
    }
    if (mode != Mode.STRAIGHT) {
      play.cite(RTH_R_16);
    }
  }

  /// What is told of a roll to whoever may spend a point on it.
  private record Shown(int natural, int total, boolean success, String what) {
    String told() {
      return natural + ", " + total + " in all, " + (success ? "which will do" : "not enough");
    }
  }

  /// Who spends no point on this roll any more.
  ///
  /// @param misplaced those who are in no position to help, however often it is rolled
  /// @param declined those whose seats have said no to this result
  private record Passed(List<String> misplaced, List<String> declined) {
    Passed(List<String> misplaced) {
      this(misplaced, new ArrayList<>());
    }

    boolean has(Being being) {
      return misplaced.contains(being.id()) || declined.contains(being.id());
    }
  }

  /// Whether a point is spent on the roll: the roller and every other PC who could lend one are
  /// asked at once, and the first to say yes spends it.
  private boolean isSpentOn(Being roller, Shown shown, Passed passed) {
    var now = being(roller.id());
    while (true) {
      var spenders = spenders(now, passed);
      if (spenders.isEmpty()) {
        return false;
      }
      var offered = play.askAny(each(spenders, now, shown));
      if (offered.isEmpty()) {
        return false;
      }
      var seat = offered.get().seat();
      var own = spenders.stream().filter(being -> being.seat().equals(seat)).toList();
      if (!offered.get().answer()) {
        own.forEach(being -> passed.declined().add(being.id()));
        continue;
      }
      var spender = spender(own, now);
      if (spender.id().equals(now.id())) {
        emit(new FightEvent.FortuneSpent(now.id(), now.id(), ""), RTH_FORT_02);
        return true;
      }
      if (isLent(spender, now)) {
        return true;
      }
      passed.misplaced().add(spender.id());
    }
  }

  /// The roller, and other PCs with points who are up and about and see whom they would help
  /// (RTH-R-20); the roller first.
  private List<Being> spenders(Being roller, Passed passed) {
    var spenders = new ArrayList<Being>();
    if (roller.isPc() && roller.fortune() > 0 && !passed.has(roller)) {
      spenders.add(roller);
    }
    for (Being being : state().roster()) {
      if (being.isPc()
          && being.fortune() > 0
          && being.canAct()
          && being.side() == roller.side()
          && !being.id().equals(roller.id())
          && state().maySee(roller, being.seat())
          && !passed.has(being)) {
        spenders.add(being);
      }
    }
    return spenders;
  }

  /// Each seat is asked of its own PCs, and told what these have left.
  private static List<Fate.Asking<Boolean>> each(List<Being> spenders, Being roller, Shown shown) {
    var left = new LinkedHashMap<Seat, String>();
    for (Being spender : spenders) {
      var own = spender.name() + " has " + spender.fortune() + " left";
      left.merge(spender.seat(), own, (before, more) -> before + ", " + more);
    }
    var rollers = spenders.contains(roller) ? Optional.of(roller.seat()) : Optional.<Seat>empty();
    var each = new ArrayList<Fate.Asking<Boolean>>();
    left.forEach(
        (seat, own) ->
            each.add(
                new Fate.Asking<>(
                    seat,
                    new Question.YesNo(
                        rollers.equals(Optional.of(seat))
                            ? Prompts.SPEND_FORTUNE
                            : Prompts.LEND_FORTUNE,
                        List.of(roller.id(), shown.told(), own, shown.what()),
                        false))));
    return each;
  }

  private Being spender(List<Being> own, Being roller) {
    if (own.size() == 1) {
      return own.getFirst();
    }
    var options = own.stream().map(being -> Option.of(being.id(), being.name())).toList();
    return being(
        play.ask(
            own.getFirst().seat(),
            new Question.OneOf<>(
                Prompts.WHO_LENDS, List.of(roller.id()), options, own.getFirst().id())));
  }

  /// A point lent takes a word of how, and a position to help (RTH-FORT-03, RTH-FORT-04).
  private boolean isLent(Being lender, Being roller) {
    var how =
        play.ask(
            lender.seat(),
            new Question.Words(
                Prompts.HOW_LENT, List.of(lender.id(), roller.id()), 200, BY_DEFAULT));
    if (how.isBlank()) {
      emit(new RathEvent.Told(lender.id(), "does not say how, and so lends nothing"), RTH_FORT_04);
      return false;
    }
    boolean near = state().between(lender, roller).within(Band.NEAR);
    if (!gm(Prompts.IN_POSITION, near, lender.id(), roller.id())) {
      emit(new RathEvent.Told(lender.id(), "is in no position to help"), RTH_FORT_03);
      return false;
    }
    emit(new FightEvent.FortuneSpent(lender.id(), roller.id(), how), RTH_FORT_03);
    return true;
  }

  /// A natural 20 kept in the end earns its roller a point, up to the maximum (RTH-FORT-06,
  /// RTH-R-14, RTH-R-15).
  void earn(Being roller, int natural) {
    if (natural == 20) {
      play.cite(RTH_R_15);
      gain(being(roller.id()), "a natural 20", RTH_FORT_06);
    }
  }

  private void gain(Being who, String why, Rth clause) {
    if (who.isPc() && who.fortune() < house().fortuneMax()) {
      emit(new FightEvent.FortuneSet(who.id(), who.fortune() + 1, why), clause);
    } else if (who.isPc()) {
      play.cite(RTH_FORT_01);
    }
  }

  static Optional<Refusal> awardRefusal(RathState state, RathStep.AwardFortune step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RTH_FORT_07);
    }
    if (!who.get().isPc()) {
      return no(RTH_R_12, "Only players' characters have Fortune");
    }
    return step.reason().isBlank()
        ? no(RTH_FORT_07, "Say what it is awarded for")
        : Optional.empty();
  }

  void award(RathStep.AwardFortune step) {
    play.cite(RTH_FORT_07);
    gain(being(step.who()), step.reason(), RTH_FORT_07);
  }

  /// What a session starts with (RTH-FORT-05, RTH-R-13); Lucky ones one more (RTH-S-APT-18).
  void startSession(Being who) {
    if (!who.isPc()) {
      return;
    }
    int base = who.has(Knack.LUCKY) ? 2 : 1;
    int to =
        switch (house().fortuneSessionStart()) {
          case SET_1 -> base;
          case AT_LEAST_1 -> Math.max(base, who.fortune());
          case ADD_1 -> who.fortune() + base;
        };
    emit(
        new FightEvent.FortuneSet(who.id(), Math.min(house().fortuneMax(), to), "a new session"),
        RTH_FORT_05);
  }
}
