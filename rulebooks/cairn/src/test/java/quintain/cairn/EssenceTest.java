package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CriticalEffect;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Power;
import quintain.cairn.state.Score;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.kernel.Agenda;
import quintain.kernel.Game;

/// What a fight's future depends on, and what not.
class EssenceTest {
  private static CairnState withStrength(int str, Flag... flags) {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.AbilityChanged("cutter-a", Ability.STR, new Score(str, 10)));
    for (Flag flag : flags) {
      state = Ford.with(state, "cutter-a", flag);
    }
    return state;
  }

  private static CairnState later(CairnState state) {
    return Ford.after(state, new CairnEvent.TimePassed(10));
  }

  private static Object essence(CairnState state) {
    return Ford.BOOK.foresight().essence(Game.at(state));
  }

  @Test
  void theScoresOfTheDeadAndGoneMatterNoMore() {
    assertThat(essence(withStrength(0, Flag.DEAD))).isEqualTo(essence(withStrength(4, Flag.DEAD)));
    assertThat(essence(withStrength(2, Flag.FLED))).isEqualTo(essence(withStrength(4, Flag.FLED)));
  }

  @Test
  void theScoresOfTheLivingMatter() {
    assertThat(essence(withStrength(3))).isNotEqualTo(essence(withStrength(4)));
    assertThat(essence(withStrength(4, Flag.DEAD))).isNotEqualTo(essence(withStrength(4)));
  }

  /// A barb stays in the dead for ever, and whether they would have been late matters to nobody.
  @Test
  void ofTheDeadOnlyMattersThatTheyAre() {
    var dead = withStrength(0, Flag.DEAD);
    var barbed = new Timer(Timer.What.BARB, Long.MAX_VALUE, "DEX 1");
    var pierced = new CairnEvent.TimerSet("cutter-a", barbed).appliedTo(dead);

    assertThat(essence(pierced)).isEqualTo(essence(dead));
    assertThat(essence(withStrength(0, Flag.LATE, Flag.DEAD))).isEqualTo(essence(dead));
  }

  @Test
  void whatLastsForEverIsAsFarAwayLater() {
    var barbed = new Timer(Timer.What.BARB, Long.MAX_VALUE, "DEX 1");
    var now = new CairnEvent.TimerSet("cutter-a", barbed).appliedTo(withStrength(4));

    assertThat(essence(later(now))).isEqualTo(essence(now));
    assertThat(essence(now)).isNotEqualTo(essence(withStrength(4)));
  }

  @Test
  void whatEndsSoonIsNearerLater() {
    var stands = new Timer(Timer.What.STANDS, Ford.opening().clock() + 20, "");
    var now = new CairnEvent.TimerSet("cutter-a", stands).appliedTo(withStrength(4));

    assertThat(essence(later(now))).isNotEqualTo(essence(now));
  }

  private static Object halfway(CairnState state, CairnStep... left) {
    return Ford.BOOK.foresight().essence(new Game<>(state, Agenda.of(List.of(left))));
  }

  @Test
  void halfwayItMattersWhatIsLeftToDo() {
    var state = Ford.opening();

    assertThat(halfway(state)).isEqualTo(essence(state));
    assertThat(halfway(state, new CairnStep.Settle()))
        .isEqualTo(halfway(state, new CairnStep.Settle()))
        .isNotEqualTo(halfway(state, new CairnStep.EndPhase()))
        .isNotEqualTo(essence(state));
  }

  @Test
  void theClockMattersOnlyWhereSomethingLastsUntilAMoment() {
    var now = Ford.opening();
    var later = later(now);
    var until = new CairnStep.RunClock(now.clock() + 20);

    assertThat(halfway(later, new CairnStep.Settle()))
        .isEqualTo(halfway(now, new CairnStep.Settle()));
    assertThat(halfway(later, until)).isNotEqualTo(halfway(now, until));
  }

  @Test
  void whoStruckMattersOnlyWhereTheBlowThrowsOrTurnsItsTarget() {
    var thrown = List.<CriticalEffect>of(new CriticalEffect.Thrown(10, "into the river"));

    assertThat(essence(struckBy("cutter-a", 6, List.of())))
        .isEqualTo(essence(struckBy("cutter-b", 6, List.of())))
        .isNotEqualTo(essence(struckBy("cutter-a", 5, List.of())))
        .isNotEqualTo(essence(struckBy("cutter-a", 6, thrown)));
    assertThat(essence(struckBy("cutter-a", 6, thrown)))
        .isNotEqualTo(essence(struckBy("cutter-b", 6, thrown)));
  }

  /// Who holds and who has taken something decides when it comes back (CRN-R-63, CRN-R-68).
  @Test
  void whoStruckMattersWhereTheyHoldOrTake() {
    var anyItem = CriticalEffect.Which.ANY;
    var theirs =
        List.of(
            new CriticalEffect.Pinned(),
            new CriticalEffect.Helpless(CriticalEffect.Until.UNTIL_FREED),
            new CriticalEffect.LoseAbility(
                Ability.STR, Amount.parse("1d6"), CriticalEffect.When.EACH_ROUND_UNTIL_FREED),
            new CriticalEffect.LoseItem(anyItem, CriticalEffect.Manner.STOLEN));
    var nobodys =
        List.of(
            new CriticalEffect.Helpless(CriticalEffect.Until.ONE_ROUND),
            new CriticalEffect.LoseAbility(
                Ability.STR, Amount.parse("1d6"), CriticalEffect.When.NOW),
            new CriticalEffect.LoseItem(anyItem, CriticalEffect.Manner.BROKEN),
            new CriticalEffect.BreakLimb());

    for (CriticalEffect effect : theirs) {
      assertThat(essence(struckBy("cutter-a", 6, List.of(effect))))
          .isNotEqualTo(essence(struckBy("cutter-b", 6, List.of(effect))));
    }
    for (CriticalEffect effect : nobodys) {
      assertThat(essence(struckBy("cutter-a", 6, List.of(effect))))
          .isEqualTo(essence(struckBy("cutter-b", 6, List.of(effect))));
    }
  }

  @Test
  void twoBrokenArmsAreWorseThanOne() {
    var one = Ford.brokenArms(Ford.opening(), "maren", 1);
    var two = Ford.brokenArms(Ford.opening(), "maren", 2);

    assertThat(essence(one)).isNotEqualTo(essence(two)).isNotEqualTo(essence(Ford.opening()));
  }

  private static CairnState struckBy(String by, int face, List<CriticalEffect> critical) {
    return new CairnEvent.BlowDealt(
            new Blow(by, Who.Side.FOES, "maren", "billhook", face, false, true, critical))
        .appliedTo(Ford.opening());
  }

  private static CairnEvent blow(String by, int face) {
    return new CairnEvent.BlowDealt(
        new Blow(by, Who.Side.FOES, "maren", "billhook", face, false, true, List.of()));
  }

  @Test
  void ofOnePoolTheHighestDieIsKeptAndOfEqualOnesTheFirst() {
    var state = Ford.opening();
    for (CairnEvent event : List.of(blow("cutter-a", 3), blow("cutter-b", 6), blow("captain", 6))) {
      state = event.appliedTo(state);
    }

    assertThat(state.blows()).extracting(Blow::attacker).containsExactly("cutter-b");
  }

  // What differs in the future

  private static CairnState timed(CairnState state, Timer.What what, long due) {
    return Ford.after(state, new CairnEvent.TimerSet("maren", new Timer(what, due, "")));
  }

  @Test
  void clocksCountBySecondsFromNow() {
    var now = Ford.opening();
    var later = Ford.after(now, new CairnEvent.TimePassed(600));
    long from = now.clock();
    assertThat(essence(timed(now, Timer.What.WAKES, from + 60)))
        .isEqualTo(essence(timed(later, Timer.What.WAKES, from + 660)))
        .isNotEqualTo(essence(timed(now, Timer.What.WAKES, from + 120)))
        .isNotEqualTo(essence(now));
  }

  @Test
  void noFightLastsTheHourInWhichTheDyingDie() {
    var now = Ford.opening();
    for (Timer.What dying : List.of(Timer.What.DIES, Timer.What.DIES_OF_WOUND)) {
      assertThat(essence(timed(now, dying, now.clock() + 3600))).isEqualTo(essence(now));
    }
  }

  private static CairnState hushed(CairnState state, long until) {
    return Ford.after(
        state,
        new CairnEvent.EffectBegan(
            new Effect(
                4, "Hush", "oskar", List.of("captain"), new Power.Hush(40, 10, false), until, 0)));
  }

  @Test
  void powersCountByHowLongTheyLast() {
    var now = Ford.opening();
    var later = Ford.after(now, new CairnEvent.TimePassed(600));
    long from = now.clock();
    assertThat(essence(hushed(now, from + 900)))
        .isEqualTo(essence(hushed(later, from + 1500)))
        .isNotEqualTo(essence(hushed(now, from + 1500)))
        .isNotEqualTo(essence(now));
    assertThat(essence(hushed(now, Long.MAX_VALUE)))
        .isEqualTo(essence(hushed(later, Long.MAX_VALUE)));
  }

  @Test
  void roundsAreAllAlikeUnlessTheFirstIsPlayedByHalf() {
    var first = Ford.inRounds(Ford.opening());
    var second = Ford.after(first, new CairnEvent.RoundOpened(2, Fight.Phase.EARLY));
    assertThat(essence(first)).isEqualTo(essence(second)).isNotEqualTo(essence(Ford.opening()));
  }

  @Test
  void whatHasBeenDeclaredAndDoneMattersNoMore() {
    var fight = Ford.inRounds(Ford.opening());
    var blow = new CairnStep.Attack("maren", List.of("axe"), List.of("captain"));
    var declared =
        Ford.after(fight, new CairnEvent.Declared(new Fight.Declaration(blow, List.of("captain"))));
    assertThat(essence(declared)).isNotEqualTo(essence(fight));
    var foesTurn = new CairnEvent.PhaseOpened(Fight.Phase.FOES);
    assertThat(essence(Ford.after(declared, foesTurn)))
        .isEqualTo(essence(Ford.after(fight, foesTurn)));
  }
}
