package quintain.terraodd.show;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.TerraOddBook;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Score;
import quintain.terraodd.state.Talent;
import quintain.terraodd.state.Timer;
import quintain.terraodd.state.Trouble;
import quintain.terraodd.state.Who;

/// Every event as a line of the log.
class NarrationTest {
  private static final TerraOddBook BOOK = new TerraOddBook();
  private static final OddState BAY =
      party()
          .creature("ghoul", "Hull Ghoul")
          .creature("lurker", "Tower Sniper")
          .given("lurker.secrecy", "unseen")
          .state();

  private static String told(OddEvent event) {
    return BOOK.showing().narrate(event, BAY, List.of()).text();
  }

  private static Audience heard(OddEvent event) {
    return BOOK.showing().narrate(event, BAY, List.of()).audience();
  }

  private static Blow blow(String by, boolean hit) {
    return blow(by, 5, hit);
  }

  private static Blow blow(int face, boolean hit) {
    return blow("ghoul", face, hit);
  }

  private static Blow blow(String by, int face, boolean hit) {
    return new Blow(
        by,
        Who.Side.FOES,
        "ilse",
        "claws",
        face,
        Ability.PROWESS,
        9,
        hit,
        HarmKind.PHYSICAL,
        false,
        List.of(),
        "");
  }

  @Test
  void rolls() {
    assertThat(told(new OddEvent.SaveMade("ilse", Ability.INSIGHT, 7, 12, true, "danger", "")))
        .isEqualTo("Ilse passes a save on Insight against danger (d20: 7 against 12)");
    assertThat(told(new OddEvent.ContestDecided("ilse", "bram", "bram", "the rope")))
        .isEqualTo("Ilse and Bram contest the rope: Bram wins");
    assertThat(told(new OddEvent.ContestDecided("ilse", "bram", "", "the rope")))
        .isEqualTo("Ilse and Bram contest the rope: things stay as they were");
    assertThat(told(new OddEvent.Reacted("ghoul", "Wary", 4))).isEqualTo("Ghoul is wary (2d6: 4)");
    assertThat(told(new OddEvent.Reacted("ghoul", "Wary", 0))).isEqualTo("Ghoul is wary");
    assertThat(told(new OddEvent.FortuneAnswered("Rain?", 2, false)))
        .isEqualTo("Rain? The fortune die shows 2: no");
    assertThat(told(new OddEvent.EffortMade("ilse", 3))).isEqualTo("Ilse makes an effort: 3 Harm");
    assertThat(told(new OddEvent.EffortMade("ilse", 0)))
        .isEqualTo("Ilse makes an effort that costs nothing");
    assertThat(told(new OddEvent.PanicRolled("ilse", 5, "freeze")))
        .isEqualTo("Ilse panics (d6: 5): freeze");
    assertThat(told(new OddEvent.ActLost("ilse", "too late")))
        .isEqualTo("Ilse gets nothing done: too late");
  }

  @Test
  void whatIsToldOfNobodyStandsAlone() {
    assertThat(told(new OddEvent.Told("ilse", "whistles"))).isEqualTo("Ilse whistles");
    assertThat(told(new OddEvent.Told("", "the lights go out"))).isEqualTo("The lights go out");
    assertThat(told(new OddEvent.Told("kai", "whistles"))).isEqualTo("kai: whistles");
  }

  @Test
  void blowsShowTheirDieAndWhatItIsHeldAgainstWhereThatIsOpen() {
    assertThat(told(new OddEvent.BlowDealt(blow("ghoul", true))))
        .isEqualTo("Ghoul hits Ilse with claws (5)");
    assertThat(told(new OddEvent.BlowDealt(blow("bram", false))))
        .isEqualTo("Bram misses Ilse with claws (5 against Prowess 9)");
    assertThat(heard(new OddEvent.BlowDealt(blow("lurker", true)))).isEqualTo(Audience.REFEREE);
  }

  /// Of 2, 5 and 4 only what hits counts, so the highest of 2 and 4, and Armour 1 leaves 3
  /// (ODD-MULT-01, ODD-ATK-02).
  @Test
  void ofSeveralDiceTheLogSaysWhichCountsAndWhy() {
    var earlier =
        List.<OddEvent>of(
            new OddEvent.BlowDealt(blow(2, true)),
            new OddEvent.BlowDealt(blow(5, false)),
            new OddEvent.BlowDealt(blow(4, true)),
            new OddEvent.PoolSpent("ilse", Who.Side.FOES));
    assertThat(BOOK.showing().narrate(new OddEvent.HarmDealt("ilse", 4, 1, 3), BAY, earlier).text())
        .isEqualTo("Ilse takes 3 Harm: the highest of 2 and 4, less Armour 1");
    assertThat(told(new OddEvent.HarmDealt("ilse", 4, 1, 3)))
        .isEqualTo("Ilse takes 3 Harm: 4, less Armour 1");
    // The GM's word is not explained by the dice.
    assertThat(told(new OddEvent.HarmDealt("ilse", 4, 1, 1))).isEqualTo("Ilse takes 1 Harm");
    assertThat(told(new OddEvent.GritLost("ilse", 4))).isEqualTo("Ilse loses 4 Grit, none left");
  }

  @Test
  void whatWeighsIsMarked() {
    assertThat(mark(new OddEvent.GritLost("ilse", 1))).isEqualTo(Line.Mark.HARM);
    assertThat(mark(new OddEvent.Died("ilse", "Prowess 0"))).isEqualTo(Line.Mark.DEATH);
    assertThat(mark(new OddEvent.CriticallyHarmed("ilse", Ability.PROWESS)))
        .isEqualTo(Line.Mark.TURNING_POINT);
    assertThat(mark(new OddEvent.RoundOpened(2, Fight.Phase.FOES))).isEqualTo(Line.Mark.ROUND);
    assertThat(mark(new OddEvent.RoundsEnded())).isEqualTo(Line.Mark.END);
  }

  private static Line.Mark mark(OddEvent event) {
    return BOOK.showing().narrate(event, BAY, List.of()).mark();
  }

  @Test
  void whatComesBeyondWhatThereIsIsTold() {
    List<OddEvent> earlier =
        List.of(new OddEvent.HarmDealt("ilse", 15, 0, 15), new OddEvent.GritLost("ilse", 4));
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.AbilityLost("ilse", Ability.PROWESS, 10), BAY, earlier)
                .text())
        .isEqualTo("Ilse loses 10 Prowess of the 11 that came, none left");
  }

  @Test
  void harmIsInFiguresForThePartyAndAsItLooksForFoes() {
    assertThat(told(new OddEvent.AbilityLost("ilse", Ability.PROWESS, 2)))
        .isEqualTo("Ilse loses 2 Prowess, 8 left");
    assertThat(told(new OddEvent.AbilityLost("ghoul", Ability.PROWESS, 2)))
        .isEqualTo("Ghoul is wounded");
    assertThat(told(new OddEvent.AbilityLost("ghoul", Ability.INSIGHT, 2)))
        .isEqualTo("Ghoul reels");
    assertThat(told(new OddEvent.AbilityLost("ghoul", Ability.RESOLVE, 2)))
        .isEqualTo("Ghoul wavers");
    assertThat(told(new OddEvent.AbilityRestored("ilse", Ability.INSIGHT, 1)))
        .isEqualTo("Ilse regains 1 Insight");
    assertThat(told(new OddEvent.LostForGood("ilse", Ability.RESOLVE, 1)))
        .isEqualTo("Ilse loses 1 Resolve for good");
    assertThat(told(new OddEvent.AbilityChanged("ilse", Ability.INSIGHT, new Score(9, 12))))
        .isEqualTo("Ilse now has Insight 9/12");
    assertThat(told(new OddEvent.GritRolled("ilse", 5))).isEqualTo("Ilse has 5 Grit now");
    assertThat(told(new OddEvent.GritRolled("ghoul", 5))).isEqualTo("Ghoul gathers themselves");
    assertThat(told(new OddEvent.CriticallyHarmed("ilse", Ability.INSIGHT)))
        .isEqualTo("Ilse is critically harmed (Insight) and out of the fight");
    assertThat(told(new OddEvent.CriticallyHarmed("ghoul", Ability.PROWESS)))
        .isEqualTo("Ghoul is critically harmed and out of the fight");
    assertThat(told(new OddEvent.Stabilised("ilse"))).isEqualTo("Ilse is stable");
    assertThat(told(new OddEvent.Died("ilse", "Prowess 0"))).isEqualTo("Ilse dies: Prowess 0");
    assertThat(told(new OddEvent.Died("ghoul", "Prowess 0"))).isEqualTo("Ghoul dies");
    assertThat(told(new OddEvent.ArmourCrushed("ilse", 1)))
        .isEqualTo("Ilse has their armour crushed");
    assertThat(
            told(
                new OddEvent.TimerSet(
                    "ilse", new Timer(Timer.What.DIES, BAY.clock() + 3600, "critical harm"))))
        .isEqualTo("Ilse will die in 1 hour unless stabilised");
  }

  @ParameterizedTest
  @CsvSource({
    "LATE, acts after the foes",
    "FLED, flees",
    "DEAD, is dead",
    "OUT, is out of the fight",
    "FLIGHT, must leave the scene",
    "FROZEN, is frozen to the spot",
    "OBSESSED, thinks of nothing but success",
    "AIMING, takes aim",
    "SHAKEN, is Impaired this round",
    "STIMULATED, is wide awake",
    "SUCCEEDED, has a successor",
    "LAST_ROUND_FIRED, fires the last round",
    "HAND_PLAYED, tries again",
    "DOOR_HELD, holds a door",
    "BREATH_CAUGHT, catches their breath",
    "ROUTED, is routed",
    "WEAKENED, is weakened",
    "HELD_FAST, is held fast",
    "ASLEEP, is asleep"
  })
  void whatSomebodyBecomes(Flag flag, String words) {
    assertThat(told(new OddEvent.Became("ilse", flag, ""))).isEqualTo("Ilse " + words);
    assertThat(told(new OddEvent.Became("ilse", flag, "the song")))
        .isEqualTo("Ilse " + words + ": the song");
  }

  @ParameterizedTest
  @CsvSource({
    "LATE, acts before the foes",
    "HELD_FAST, is free",
    "ASLEEP, wakes",
    "FLED, is back",
    "FROZEN, is no longer panic: freeze",
    "OUT, is no longer out"
  })
  void whatSomebodyNoLongerIs(Flag flag, String words) {
    assertThat(told(new OddEvent.NoLonger("ilse", flag))).isEqualTo("Ilse " + words);
  }

  @Test
  void bookkeepingIsNotTold() {
    for (Flag flag : List.of(Flag.HAS_ATTACKED, Flag.PRAYED)) {
      assertThat(told(new OddEvent.Became("ilse", flag, ""))).as(flag.name()).isEmpty();
      assertThat(told(new OddEvent.NoLonger("ilse", flag))).as(flag.name()).isEmpty();
    }
    assertThat(told(new OddEvent.Resented("ilse", "ghoul"))).isEmpty();
    assertThat(told(new OddEvent.TimerOver("ilse", new Timer(Timer.What.WAKES, 0, "")))).isEmpty();
    assertThat(told(new OddEvent.TimerSet("ilse", new Timer(Timer.What.RECOVERS, 0, ""))))
        .isEmpty();
  }

  @Test
  void whatBeginsAndEndsIsTold() {
    long morning = party().state().clock();
    assertThat(told(new OddEvent.TimerSet("ilse", new Timer(Timer.What.WAKES, morning + 3600, ""))))
        .isEqualTo("Ilse will sleep for 1 hour");
    assertThat(told(new OddEvent.TimerSet("ilse", new Timer(Timer.What.CRASHES, 0, ""))))
        .isEqualTo("Ilse will pay for it tomorrow");
    assertThat(told(new OddEvent.Became("ilse", Flag.CONDITION_DUE, "")))
        .isEqualTo("Ilse will gain a Condition when the scene is over");
    assertThat(told(new OddEvent.Became("ilse", Flag.HARMED_THIS_SCENE, "")))
        .isEqualTo("Ilse shrugs off 1 Harm");
    assertThat(told(new OddEvent.NoLonger("ilse", Flag.SHAKEN))).isEqualTo("Ilse is steady again");
    assertThat(told(new OddEvent.PrayerHeard())).isEqualTo("The prayer has been heard");
  }

  @Test
  void whatOnlyFiguresShowOfAFoeIsTheGms() {
    assertThat(heard(new OddEvent.Became("ghoul", Flag.WEAKENED, ""))).isEqualTo(Audience.REFEREE);
    assertThat(heard(new OddEvent.Became("ghoul", Flag.FLED, ""))).isEqualTo(Audience.EVERYONE);
    assertThat(heard(new OddEvent.NeedArose("ghoul", "food"))).isEqualTo(Audience.REFEREE);
    assertThat(heard(new OddEvent.NeedArose("ilse", "food"))).isEqualTo(Audience.EVERYONE);
    assertThat(heard(new OddEvent.Declared(new Fight.Declaration(pass("ghoul"), List.of()))))
        .isEqualTo(Audience.REFEREE);
    assertThat(heard(new OddEvent.Declared(new Fight.Declaration(pass("ilse"), List.of()))))
        .isEqualTo(Audience.EVERYONE);
    assertThat(heard(new OddEvent.ValueSet("ghoul.grit", "3", "luck"))).isEqualTo(Audience.REFEREE);
    assertThat(heard(new OddEvent.ValueSet("ilse.grit", "3", "luck"))).isEqualTo(Audience.EVERYONE);
  }

  @Test
  void growthAndTrouble() {
    var fast = new Talent(BAY.shelf().advancement("Fast").orElseThrow(), "");
    var leg = new Trouble(BAY.shelf().condition("Bad Leg").orElseThrow(), "the left one");
    assertThat(told(new OddEvent.AdvancementGained("ilse", fast)))
        .isEqualTo("Ilse gains the Advancement Fast");
    assertThat(told(new OddEvent.AdvancementGained("ilse", Talent.UNNAMED)))
        .isEqualTo("Ilse gains an Advancement, to be named");
    assertThat(told(new OddEvent.AdvancementNamed("ilse", fast)))
        .isEqualTo("Ilse has learned Fast");
    assertThat(told(new OddEvent.ConditionGained("ilse", leg)))
        .isEqualTo("Ilse gains the Condition Bad Leg (the left one)");
    assertThat(told(new OddEvent.ConditionCured("ilse", leg)))
        .isEqualTo("Ilse is rid of Bad Leg (the left one)");
    assertThat(told(new OddEvent.NeedArose("ilse", "food")))
        .isEqualTo("Ilse is deprived: lacks food");
    assertThat(told(new OddEvent.NeedMet("ilse", "food"))).isEqualTo("Ilse no longer lacks food");
    assertThat(told(new OddEvent.StoryTold("ilse", "she laughs"))).isEqualTo("Ilse – she laughs");
    assertThat(told(new OddEvent.SayonaraCalled("ilse", "Home")))
        .isEqualTo("Ilse says sayonara: this is their last scene, to “Home”");
    assertThat(told(new OddEvent.SayonaraCalled("ilse", "")))
        .isEqualTo("Ilse says sayonara: this is their last scene");
    assertThat(told(new OddEvent.Departed("ilse", "holds the door")))
        .isEqualTo("Ilse departs: holds the door");
  }

  @Test
  void things() {
    var knife = Item.of(BAY.shelf().gear("Belt knife").orElseThrow());
    assertThat(told(new OddEvent.ItemGained("ilse", knife))).isEqualTo("Ilse has the Belt knife");
    assertThat(told(new OddEvent.ItemLost("ilse", "laser pistol", "broken")))
        .isEqualTo("Ilse loses the Laser pistol: broken");
    assertThat(told(new OddEvent.ItemDropped("ilse", "laser pistol")))
        .isEqualTo("Ilse drops the Laser pistol");
    assertThat(told(new OddEvent.ItemThrown("ilse", "laser pistol", 30)))
        .isEqualTo("Ilse has thrown the Laser pistol");
    assertThat(told(new OddEvent.CreditsTaken("ilse", "bram", 1)))
        .isEqualTo("Ilse takes 1 credit from Bram");
    assertThat(told(new OddEvent.ItemPlaced("ilse", "laser pistol", Item.Where.PACK)))
        .isEqualTo("Ilse stows the Laser pistol");
    assertThat(told(new OddEvent.ItemPlaced("ilse", "laser pistol", Item.Where.HELD)))
        .isEqualTo("Ilse takes the Laser pistol in hand");
    assertThat(told(new OddEvent.ItemPlaced("ilse", "laser pistol", Item.Where.WORN)))
        .isEqualTo("Ilse puts on the Laser pistol");
    assertThat(told(new OddEvent.ItemUsed("ilse", "three days' food", 2)))
        .isEqualTo("Ilse uses the Three days' food: 2 left");
    assertThat(told(new OddEvent.Overheated("ilse", "laser pistol")))
        .isEqualTo("Ilse overheats the Laser pistol");
    var dropped = BOOK.rules().apply(BAY, new OddEvent.ItemDropped("ilse", "laser pistol"));
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.ItemTakenUp("bram", "laser pistol"), dropped, List.of())
                .text())
        .isEqualTo("Bram picks up the Laser pistol");
  }

  @Test
  void roundsAndScenes() {
    assertThat(told(new OddEvent.RoundOpened(2, Fight.Phase.EARLY)))
        .isEqualTo("Round 2, those who are quick");
    assertThat(told(new OddEvent.PhaseOpened(Fight.Phase.FOES))).isEqualTo("The foes");
    assertThat(told(new OddEvent.PhaseOpened(Fight.Phase.LATE))).isEqualTo("Those who are late");
    assertThat(told(new OddEvent.RoundsEnded())).isEqualTo("The fight is over");
    assertThat(told(new OddEvent.SceneEnded())).isEqualTo("The scene is over");
    assertThat(told(new OddEvent.MoraleChecked(true, true)))
        .isEqualTo("The foes' nerve is tried: the first has fallen, and half are lost");
    assertThat(told(new OddEvent.MoraleChecked(false, true)))
        .isEqualTo("The foes' nerve is tried: half are lost");
    assertThat(told(new OddEvent.MoraleChecked(true, false)))
        .isEqualTo("The foes' nerve is tried: the first has fallen");
    assertThat(told(new OddEvent.PrayerSaid("ilse")))
        .isEqualTo("Ilse prays aloud: the foes' next nerve is Impaired");
    assertThat(told(new OddEvent.Rested("a few hours"))).isEqualTo("The party rests: a few hours");
  }

  @Test
  void comingsAndGoings() {
    assertThat(told(new OddEvent.Joined(BAY.being("ghoul")))).isEqualTo("Ghoul is here");
    assertThat(heard(new OddEvent.Joined(BAY.being("lurker")))).isEqualTo(Audience.REFEREE);
    assertThat(told(new OddEvent.Left("ghoul"))).isEqualTo("Ghoul leaves");
    assertThat(told(new OddEvent.HandedOver("ghoul", new Seat("ada"))))
        .isEqualTo("Ghoul is now played by Ada");
    assertThat(told(new OddEvent.Revealed("lurker", Secrecy.FIGURES_HIDDEN)))
        .isEqualTo("Lurker comes into sight");
    assertThat(told(new OddEvent.Revealed("ghoul", Secrecy.FIGURES_HIDDEN))).isEmpty();
    assertThat(told(new OddEvent.Revealed("ghoul", Secrecy.OPEN)))
        .isEqualTo("Ghoul lies open to the party");
    assertThat(told(new OddEvent.Revealed("ghoul", Secrecy.UNSEEN)))
        .isEqualTo("Ghoul is out of sight");
    assertThat(heard(new OddEvent.Revealed("lurker", Secrecy.UNSEEN))).isEqualTo(Audience.REFEREE);
    assertThat(told(new OddEvent.ValueSet("ilse.grit", "3", "luck")))
        .isEqualTo("The GM sets Ilse's Grit to 3: luck");
  }

  // Acts and figures in words

  private static String said(OddStep.Act act) {
    return new Plans(BAY).told(act);
  }

  @Test
  void actsReadAsSentences() {
    assertThat(said(attack("ilse", "laser pistol", "ghoul")))
        .isEqualTo("attacks Ghoul with laser pistol");
    assertThat(said(new OddStep.Move("ilse", 20))).isEqualTo("moves to 20 ft");
    assertThat(said(new OddStep.Stabilise("ilse", "bram"))).isEqualTo("stabilises Bram");
    assertThat(said(new OddStep.Free("ilse", "bram"))).isEqualTo("frees Bram");
    assertThat(said(new OddStep.Retreat("ilse"))).isEqualTo("runs");
    assertThat(said(new OddStep.Leave("ilse"))).isEqualTo("flees in panic");
    assertThat(said(attempt("ilse", "whistle"))).isEqualTo("tries: whistle");
    assertThat(said(new OddStep.UseItem("ilse", "laser pistol"))).isEqualTo("uses Laser pistol");
    assertThat(said(new OddStep.Aim("ilse"))).isEqualTo("takes aim");
    assertThat(said(new OddStep.CatchBreath("ilse"))).isEqualTo("catches their breath");
    assertThat(said(pass("ilse"))).isEqualTo("waits");
  }

  @ParameterizedTest
  @CsvSource({
    "30, 30 seconds",
    "60, 1 minute",
    "120, 2 minutes",
    "3600, 1 hour",
    "7200, 2 hours",
    "86400, 1 day",
    "172800, 2 days"
  })
  void stretchesOfTime(long seconds, String words) {
    assertThat(Wording.span(seconds)).isEqualTo(words);
  }

  @Test
  void momentsAndThings() {
    assertThat(detail("Service rifle")).isEqualTo("d10, Insight, or d8 blast");
    assertThat(detail("Rune wand")).isEqualTo("d6, Resolve, stress");
    assertThat(detail("Shotgun")).isEqualTo("d8, Insight, blast");
    assertThat(detail("Vacuum suit")).isEqualTo("medium, Armour 2, air for 6 hours");
    assertThat(detail("First-aid bag")).isEqualTo("saves to stabilise are Enhanced, 3 of 3 left");
    var rifle = BAY.shelf().gear("Plasma rifle").orElseThrow();
    var hot = new Item("plasma rifle", rifle, Item.Where.HELD, 0, true);
    assertThat(hot.detail()).endsWith("overheated");
    assertThat(
            Wording.attack(
                new Attack(
                    "song",
                    HarmDice.d(6),
                    Ability.RESOLVE,
                    Optional.of(HarmKind.STRESS),
                    true,
                    true)))
        .isEqualTo("d6, Resolve, stress, blast");
  }

  private static String detail(String gear) {
    return Item.of(BAY.shelf().gear(gear).orElseThrow()).detail();
  }

  @ParameterizedTest
  @CsvSource({
    "drops, true, drops to 0 Grit",
    "condition, true, gains a Condition",
    "dies, true, dies",
    "out, true, is out of the fight",
    "flees, true, flees",
    "wins, true, wins the contest",
    "wins, false, does not win",
    "gets-away, true, gets away",
    "gets-away, false, is still there",
    "succeeds, true, succeeds",
    "succeeds, false, fails",
    "fortune.favours, true, fortune says yes",
    "fortune.favours, false, fortune says no",
    "critical, false, holds against critical harm",
    "hit, true, is hit",
    "passes, true, passes the save"
  })
  void outcomes(String outcome, boolean value, String words) {
    assertThat(BOOK.showing().wording(outcome, value)).isEqualTo(words);
  }

  @Test
  void outcomesWithValues() {
    assertThat(BOOK.showing().wording("grit", 2)).isEqualTo("has 2 Grit afterwards");
    assertThat(BOOK.showing().wording("reaction", "Kind")).isEqualTo("is kind");
    assertThat(BOOK.showing().wording("something.else", 2)).isEqualTo("something else 2");
  }

  @Test
  void everyFlagSaysWhatItMeansAndByWhichClause() {
    for (Flag flag : Flag.values()) {
      assertThat(flag.meaning()).as(flag.name()).matches(".*\\(ODD-[A-Z]+-[0-9]+\\)");
      assertThat(flag.words()).as(flag.name()).isNotBlank();
    }
    for (Timer.What what : Timer.What.values()) {
      assertThat(Wording.timer(what)).isNotBlank();
    }
  }

  @Test
  void timesAreToldToTheMinute() {
    assertThat(Wording.span(59)).isEqualTo("59 seconds");
    assertThat(Wording.span(89)).isEqualTo("1 minute");
    assertThat(Wording.span(57_601)).isEqualTo("16 hours");
    assertThat(Wording.span(35_990)).isEqualTo("10 hours");
    assertThat(Wording.span(90_000)).isEqualTo("1 day and 1 hour");
    assertThat(told(new OddEvent.TimePassed(3600))).isEqualTo("1 hour passes");
    assertThat(told(new OddEvent.TimePassed(16_200))).isEqualTo("4 hours and 30 minutes pass");
  }

  @Test
  void theEndOfASceneTellsWhosePanicIsOver() {
    var state = party().given("ilse.frozen", true).given("suri.obsessed", true).state();
    assertThat(BOOK.showing().narrate(new OddEvent.SceneEnded(), state, List.of()).text())
        .isEqualTo("The scene is over, and Ilse and Suri have calmed down");
  }
}
