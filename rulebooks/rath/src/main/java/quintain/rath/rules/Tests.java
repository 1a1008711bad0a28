package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.rath.state.Being;
import quintain.rath.state.Contest;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Injury;
import quintain.rath.state.Knack;
import quintain.rath.state.Lights;
import quintain.rath.state.Mode;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stake;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trial;
import quintain.rath.state.Values;

/// Tests, opposed tests, advantage and disadvantage.
final class Tests extends Chapter {
  /// The DC whenever no other number is given (RTH-TEST-04).
  static final int DC = 12;

  /// The highest DC that a GM may name.
  static final int MOST_DC = 40;

  private static final Roll<Integer> ADVANTAGE = Dice.keepHighest(1, 2, 20);
  private static final Roll<Integer> DISADVANTAGE = Dice.keepLowest(1, 2, 20);

  Tests(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.deed(Test.class, RTH_TEST_01)
        .offered("makes a test", CHECK)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .icon("dice-5")
        .key("s")
        .by(Test::by, "Who is tested?")
        .permittedOnly((_, _, step) -> dcRefusal(step))
        .slot(Test::trial, "In what?", oneOf(Trial.values()))
        .slot(Test::stat, "With which stat?", Tests::statOrUsual)
        .slot(Test::dc, "Against which DC?", Tests::dcOrUsual)
        .slot(Test::noted, "Are there tools, rain, studies or the like?", yesNo())
        .refuses(Tests::refusal)
        .does(Tests::new, Tests::test);
    book.deed(Oppose.class, RTH_OPP_01)
        .offered("competes with somebody", CHECK)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .icon("scale")
        .by(Oppose::by, "Who competes?")
        .at(Oppose::with, "With whom?", foesFirst())
        .slot(Oppose::contest, "In what?", oneOf(Contest.values()))
        .slot(Oppose::stat, "With which stat?", Tests::statOrUsual)
        .slot(Oppose::against, "Against which stat?", Tests::statOrUsual)
        .refuses(Tests::opposeRefusal)
        .does(Tests::new, Tests::oppose);
  }

  private static Optional<Refusal> dcRefusal(Test step) {
    return step.dc().isPresent() ? no(RTH_TEST_04, "The GM names the DC") : Optional.empty();
  }

  private static Optional<Question<?>> statOrUsual(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic, orUsual(Creation.options(List.of(Stat.values())), "the one that fits by itself"));
  }

  /// The GM's to name, and asked for where it is left open (RTH-TEST-04).
  private static Optional<Question<?>> dcOrUsual(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        orUsual(blank.seat().isReferee() ? upTo(MOST_DC) : List.of(), "what the GM says of it"));
  }

  /// What a test came to.
  ///
  /// @param natural the die kept (RTH-R-07)
  /// @param shortBy how far the total stayed below the DC; 0 or less if it did not (RTH-R-11)
  record Result(int natural, int total, boolean success, int shortBy) {}

  // Tests

  static Optional<Refusal> refusal(RathState state, RathStep.Test step) {
    var roller = state.find(step.by());
    if (roller.isEmpty()) {
      return nobodyCalled(step.by(), RTH_TEST_01);
    }
    if (roller.get().isDead()) {
      return no(RTH_TEST_01, roller.get().name() + " is dead");
    }
    if (step.dc().isPresent() && (step.dc().get() < 1 || step.dc().get() > MOST_DC)) {
      return no(RTH_TEST_04, "A DC is a number from 1 to " + MOST_DC);
    }
    return Optional.empty();
  }

  void test(RathStep.Test step) {
    var roller = being(step.by());
    var deed = step.trial().toDo();
    if (!gm(Prompts.TEST_NEEDED, true, roller.id())) {
      play.measure(roller, "succeeds", true);
      emit(new RathEvent.Told(roller.id(), "needs no test " + deed), RTH_TEST_01);
      return;
    }
    var proposed = step.stat().orElseGet(() -> best(roller, step.trial().stats()));
    var stat = gmsStat(Prompts.WHICH_STAT, roller, proposed);
    int dc = step.dc().orElseGet(() -> gmsDc(roller));
    play.cite(step.trial().clause());
    if (step.trial().stats().size() > 1) {
      play.cite(RTH_R_92);
    }
    boolean noted = step.noted() || isStudied(roller, step.trial());
    var sources = new ArrayList<>(Situations.of(state(), roller, step.trial(), noted));
    sources.addAll(silverTongue(roller, stat));
    var result = test(roller, stat, dc, sources, deed, RTH_TEST_02);
    play.measure(roller, "succeeds", result.success());
  }

  /// A Lorekeeper counts as having studied two subjects, and knows whether this is one of them
  /// (RTH-S-APT-20).
  private boolean isStudied(Being roller, Trial trial) {
    return trial == Trial.RECALL_LORE
        && roller.has(Knack.LOREKEEPER)
        && player(
            roller,
            ThingPrompts.STUDIED,
            false,
            roller.id(),
            String.join(" or ", roller.growth().studied()));
  }

  /// Advantage on CHA against one listener, once a scene (RTH-S-APT-19).
  private List<Source> silverTongue(Being roller, Stat stat) {
    if (stat != Stat.CHA
        || !roller.isReady(Knack.SILVER_TONGUE)
        || !player(roller, ThingPrompts.SILVER_TONGUE, false, roller.id())) {
      return List.of();
    }
    emit(
        new ThingEvent.AptitudeUsed(roller.id(), Knack.SILVER_TONGUE),
        Knack.SILVER_TONGUE.clause());
    return List.of(Source.advantage("Silver Tongue"));
  }

  /// "STR or DEX": the higher, if equal the first named (RTH-R-92).
  static Stat best(Being roller, List<Stat> stats) {
    var best = stats.getFirst();
    for (Stat stat : stats) {
      if (roller.stat(stat) > roller.stat(best)) {
        best = stat;
      }
    }
    return best;
  }

  /// The stat that fits: the roller's proposal unless the GM says otherwise (RTH-TEST-03).
  Stat gmsStat(Topic topic, Being roller, Stat proposed) {
    var options = new ArrayList<Option<Stat>>();
    for (Stat stat : Stat.values()) {
      options.add(new Option<>(Values.key(stat), stat.name(), stat));
    }
    return play.ask(
        Seat.REFEREE, new Question.OneOf<>(topic, List.of(roller.id()), options, proposed));
  }

  /// The GM sets the DC; 12 is assumed whenever no other number is given (RTH-TEST-04).
  int gmsDc(Being roller) {
    return play.ask(
        Seat.REFEREE,
        new Question.NumberFrom(Prompts.TEST_DC, List.of(roller.id()), 1, MOST_DC, DC));
  }

  /// One test, with its Fortune window: d20 + stat must beat the DC (RTH-TEST-02, RTH-TEST-05).
  ///
  /// @param more what gives advantage or disadvantage beyond the roller's own state
  /// @param against what it is for, in a few words
  Result test(Being roller, Stat stat, int dc, List<Source> more, String against, Clause why) {
    var tilt = tilt(roller, sources(roller, stat, more));
    var result = rolled(roller, stat, dc, tilt, against, why);
    naturals(roller, result.natural());
    return result;
  }

  /// The same with the number of dice settled already, as on the scale of traps (RTH-R-75).
  Result testAs(Being roller, Stat stat, int dc, Tilt tilt, String against, Clause why) {
    var result = rolled(roller, stat, dc, tilt, against, why);
    naturals(roller, result.natural());
    return result;
  }

  /// A casting test: its natural 20 and 1 are the casting rule's own (RTH-S-CAST-06).
  Result cast(Being caster, int dc, String spell, Clause why) {
    play.cite(RTH_TEST_08);
    var sources = sourcesOfTest(caster, Stat.INT, List.of());
    return rolled(caster, Stat.INT, dc, tilt(caster, sources), "to cast " + spell, why);
  }

  private Result rolled(Being roller, Stat stat, int dc, Tilt tilt, String against, Clause why) {
    int bonus = roller.stat(stat);
    var mode = tilt.mode();
    var needed = "%s test %s, %s is needed".formatted(stat, against, needed(dc));
    int natural =
        new Fortune(play)
            .settle(
                roller,
                d20(roller, mode, why),
                mode,
                n -> succeeds(n, n + bonus, dc),
                bonus,
                needed);
    int total = natural + bonus;
    boolean success = play.judge(RTH_TEST_05, succeeds(natural, total, dc));
    useUpHelp(roller);
    emit(
        new RathEvent.Tested(roller.id(), stat, natural, total, dc, success, tilt.why(), against),
        why);
    new Fortune(play).earn(roller, natural);
    return new Result(natural, total, success, dc - total);
  }

  /// The same against the default DC, where only success matters.
  boolean passes(Being roller, Stat stat, List<Source> more, String against, Clause why) {
    return test(roller, stat, DC, more, against, why).success();
  }

  /// Beaten, not met (RTH-R-01); naturals decide by themselves (RTH-R-02).
  boolean succeeds(int natural, int total, int dc) {
    if (house().testNaturals() == RathHouse.Naturals.AUTO && isNatural(natural)) {
      return natural == 20;
    }
    return switch (house().testComparison()) {
      case BEAT -> total > dc;
      case MEET -> total >= dc;
    };
  }

  private String needed(int dc) {
    return switch (house().testComparison()) {
      case BEAT -> "more than " + dc;
      case MEET -> "at least " + dc;
    };
  }

  private static boolean isNatural(int die) {
    return die == 20 || die == 1;
  }

  /// What a critical success or failure brings besides (RTH-TEST-06, RTH-TEST-07).
  private void naturals(Being roller, int natural) {
    if (natural == 20) {
      tell(roller, gmsWords(Prompts.SPECIAL_RESULT, "", roller.id()), RTH_TEST_06);
    } else if (natural == 1) {
      tell(roller, gmsWords(Prompts.COMPLICATION, "", roller.id()), RTH_TEST_07);
    }
  }

  private void tell(Being about, String told, Clause why) {
    if (!told.isBlank()) {
      emit(new RathEvent.Told(about.id(), told), why);
    }
  }

  // Advantage and disadvantage

  /// What bears on every roll of somebody's with this stat, and what bears on this one.
  List<Source> sources(Being roller, Stat stat, List<Source> more) {
    var sources = new ArrayList<>(more);
    sources.addAll(standing(state(), roller, stat));
    for (Source source : sources) {
      source.clause().ifPresent(play::cite);
    }
    return sources;
  }

  /// The same for attacks and spells, which are tests as well (RTH-R-10).
  List<Source> sourcesOfTest(Being roller, Stat stat, List<Source> more) {
    var sources = sources(roller, stat, more);
    if (sources.size() > more.size()) {
      play.cite(RTH_R_10);
    }
    return sources;
  }

  /// What bears on every roll of somebody's with this stat, as things stand.
  static List<Source> standing(RathState state, Being roller, Stat stat) {
    var sources = new ArrayList<Source>();
    if (Encumbrance.isEncumbered(roller)) {
      sources.add(Source.disadvantage("encumbered").by(RTH_ENC_03));
    }
    if (roller.isUnrested() && state.house().injuryUnrested() == RathHouse.Unrested.DISADVANTAGE) {
      sources.add(Source.disadvantage("unrested injury").by(RTH_R_51));
    }
    for (Injury injury : roller.injuries()) {
      if (injury.hampers().isPresent() && injury.hampers().get() == stat) {
        sources.add(Source.disadvantage(injury.told()));
      }
    }
    if (stat.physical() && roller.isWeakened()) {
      sources.add(Source.disadvantage("weakened").by(RTH_R_63));
    }
    if (stat == Stat.WIS && Lights.isInTheDark(state, roller)) {
      sources.add(Source.disadvantage("darkness"));
    }
    if (roller.is(Effect.Kind.HELPED)) {
      sources.add(Source.advantage("help").by(RTH_R_28));
    }
    return sources;
  }

  private static final List<Option<Mode>> MODES =
      List.of(Option.of(Mode.STRAIGHT), Option.of(Mode.ADVANTAGE), Option.of(Mode.DISADVANTAGE));

  /// How a roll is made, and what makes it so.
  record Tilt(Mode mode, List<Source> sources) {
    /// The reasons in words.
    List<String> why() {
      return Source.names(sources);
    }
  }

  /// What the sources come to, unless the GM adds or strikes one (RTH-ADV-03).
  Tilt tilt(Being roller, List<Source> sources) {
    var mode = Source.mode(sources, house().advantageMix());
    if (sources.size() > 1) {
      play.cite(RTH_ADV_04);
    }
    var named = sources.isEmpty() ? "nothing" : String.join(", ", Source.names(sources));
    var said =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.ADVANTAGE, List.of(roller.id(), named), MODES, mode));
    return new Tilt(
        said, said == mode ? sources : Lists.plus(sources, new Source(said, "the GM's word")));
  }

  /// One d20, or the higher or lower of two (RTH-ADV-01, RTH-ADV-02); the other die counts for
  /// nothing (RTH-R-07).
  int d20(Being roller, Mode mode, Clause why) {
    if (mode != Mode.STRAIGHT) {
      play.cite(RTH_R_07);
    }
    return switch (mode) {
      case STRAIGHT -> roll(roller, Dice.D20, why);
      case ADVANTAGE -> {
        play.cite(RTH_ADV_01);
        yield roll(roller, ADVANTAGE, why);
      }
      case DISADVANTAGE -> {
        play.cite(RTH_ADV_02);
        yield roll(roller, DISADVANTAGE, why);
      }
    };
  }

  /// Help counts for one test or attack (RTH-R-28).
  void useUpHelp(Being roller) {
    if (roller.is(Effect.Kind.HELPED)) {
      emit(new FightEvent.EffectEnded(roller.id(), Effect.Kind.HELPED), RTH_R_28);
    }
  }

  // Opposed tests

  static Optional<Refusal> opposeRefusal(RathState state, RathStep.Oppose step) {
    for (String id : List.of(step.by(), step.with())) {
      var one = state.find(id);
      if (one.isEmpty()) {
        return nobodyCalled(id, RTH_OPP_01);
      }
      if (one.get().isDead()) {
        return no(RTH_OPP_01, one.get().name() + " is dead");
      }
    }
    return step.by().equals(step.with())
        ? no(RTH_OPP_01, "Nobody competes with themselves")
        : Optional.empty();
  }

  void oppose(RathStep.Oppose step) {
    play.cite(step.contest().clause());
    if (step.contest().social() && being(step.with()).isPc()) {
      emit(new RathEvent.Told(step.with(), "need not be swayed, whatever the dice say"), RTH_R_92);
    }
    then(
        new RathStep.Contend(
            step.by(),
            step.stat().orElse(step.contest().acting()),
            step.with(),
            step.against().orElse(step.contest().other()),
            step.contest().sided(),
            Stake.NOTHING,
            Values.key(step.contest())));
  }

  /// Both roll, then the windows, then the higher total wins (RTH-OPP-01, RTH-OPP-02).
  void contend(RathStep.Contend step) {
    var one = being(step.by());
    var other = being(step.with());
    var fortune = new Fortune(play);
    var helps = new ArrayList<>(Situations.ofContest(one, step));
    helps.addAll(silverTongue(one, step.stat()));
    var mine = sources(one, step.stat(), helps);
    var theirs = sources(other, step.other(), List.of());
    var myTilt = tilt(one, mine);
    int first = d20(one, myTilt.mode(), RTH_OPP_01);
    var theirTilt = tilt(other, theirs);
    int second = d20(other, theirTilt.mode(), RTH_OPP_01);
    int bonus = one.stat(step.stat());
    int against = other.stat(step.other());
    int rival = second + against;
    first = fortune.settle(one, first, myTilt.mode(), n -> n + bonus > rival, bonus, "a contest");
    int mineNow = first + bonus;
    second =
        fortune.settle(
            other, second, theirTilt.mode(), n -> n + against > mineNow, against, "a contest");
    int total = first + bonus;
    int otherTotal = second + against;
    useUpHelp(one);
    useUpHelp(other);
    fortune.earn(one, first);
    fortune.earn(other, second);
    if (isNatural(first) || isNatural(second)) {
      play.cite(RTH_R_04);
    }
    naturals(one, first);
    naturals(other, second);
    if (total == otherTotal && isRerolled(step, bonus, against)) {
      emit(new RathEvent.Told(one.id(), "is level with " + other.name()), RTH_R_05);
      then(step);
      return;
    }
    boolean won =
        play.judge(RTH_OPP_02, total == otherTotal ? winsTie(bonus, against) : total > otherTotal);
    emit(
        new RathEvent.Opposed(
            one.id(),
            step.stat(),
            total,
            other.id(),
            step.other(),
            otherTotal,
            won,
            myTilt.why(),
            theirTilt.why()),
        RTH_OPP_02);
    play.measure(one, "wins", won);
    new Stunts(play).settle(step, won);
  }

  /// Whether a tie is rolled again (RTH-R-05).
  private boolean isRerolled(RathStep.Contend step, int stat, int against) {
    return switch (house().opposedTie()) {
      case DEFENDER, INITIATOR -> !step.sided();
      case REROLL -> true;
      case HIGHER_STAT -> stat == against;
    };
  }

  /// Whether the acting side wins a tie that is not rolled again (RTH-R-05).
  private boolean winsTie(int stat, int against) {
    return switch (house().opposedTie()) {
      case DEFENDER, REROLL -> false;
      case HIGHER_STAT -> stat > against;
      case INITIATOR -> true;
    };
  }
}
