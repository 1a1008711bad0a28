package quintain.rhod.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Fight;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Part;
import quintain.rhod.state.Ration;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.WatchKind;
import quintain.space.Brightness;
import quintain.testkit.Table;

/// What the log says, and to whom.
class NarrationTest {
  private static final RhodBook BOOK = new RhodBook();

  /// The lines of events, one after another.
  private static List<Line> lines(RhodState from, List<RhodEvent> events) {
    var state = from;
    var lines = new ArrayList<Line>();
    for (RhodEvent event : events) {
      var line = BOOK.showing().narrate(event, state, List.of());
      if (!line.text().isEmpty()) {
        lines.add(line);
      }
      state = BOOK.rules().apply(state, event);
    }
    return lines;
  }

  private static List<String> readBy(List<Line> lines, String seat) {
    return lines.stream()
        .filter(line -> line.audience().includes(new Seat(seat)))
        .map(line -> line.read(new Seat(seat)))
        .toList();
  }

  private static RhodState state(Secrecy secrecy) {
    return table(secrecy).state();
  }

  private static Table<RhodState, RhodStep, RhodEvent> table(Secrecy secrecy) {
    var scene = Tables.placed("hero", "5,5", "foe", "6,5");
    return Tables.empty()
        .scene(
            new Scene(
                "",
                scene.map(),
                scene.at(),
                List.of(),
                List.of(),
                "",
                List.of(),
                List.of(),
                secrecy,
                Optional.of(false),
                List.of()))
        .sheet("hero", Tables.swordsman().armored().sheet())
        .creature("foe", "Roadside Cutthroat");
  }

  private static List<String> told(Secrecy secrecy, String seat, RhodEvent... events) {
    return readBy(lines(state(secrecy), List.of(events)), seat);
  }

  private static final RhodEvent HIT =
      new FightEvent.AttackRolled(
          "hero",
          "Shortsword",
          "foe",
          19,
          Defense.REFLEX,
          9,
          true,
          List.of(
              new Part("STR", 2, Rhd.RHD_ABIL_09),
              new Part("Suppressed", -2, Rhd.RHD_COND_06),
              new Part("nothing", 0, Rhd.RHD_COND_06)),
          List.of(Tilt.advantage("Aided", Rhd.RHD_AID_01)));

  @Test
  void aDefenseIsNamedOnlyWhereFiguresLieOpen() {
    assertThat(told(Secrecy.OPEN, "hero", HIT))
        .containsExactly(
            "Hero hits Foe: 19 against Reflex 9" + " (STR +2, Suppressed −2, Advantage by Aided)");
    assertThat(told(Secrecy.FIGURES_HIDDEN, "hero", HIT))
        .containsExactly("Hero hits Foe: 19 (STR +2, Suppressed −2, Advantage by Aided)");
    assertThat(told(Secrecy.UNSEEN, "hero", HIT)).isEmpty();
    assertThat(told(Secrecy.UNSEEN, "referee", HIT)).hasSize(1);
  }

  @Test
  void whatMakesUpTheRollOfAHiddenFoeIsNotTold() {
    var miss =
        new FightEvent.AttackRolled(
            "foe",
            "Fighting Dagger",
            "hero",
            7,
            Defense.REFLEX,
            10,
            false,
            List.of(new Part("STR", 1, Rhd.RHD_ABIL_09)),
            List.of());
    assertThat(told(Secrecy.FIGURES_HIDDEN, "hero", miss))
        .containsExactly("Foe misses Hero: 7 against Reflex 10");
  }

  /// The dice lie in the open, so a total would give the score away.
  @Test
  void theTotalOfAHiddenFoeIsTheRefereesToRead() {
    var won = new FightEvent.Opposed("hero", "Athletics", 12, "foe", 10, true);
    var lost = new FightEvent.Opposed("foe", "Athletics", 10, "hero", 12, false);
    assertThat(told(Secrecy.OPEN, "hero", won, lost))
        .containsExactly(
            "Hero beats Foe in Athletics: 12 against 10",
            "Foe does not beat Hero in Athletics: 10 against 12");
    assertThat(told(Secrecy.FIGURES_HIDDEN, "hero", won, lost))
        .containsExactly(
            "Hero beats Foe in Athletics with 12",
            "Foe does not beat Hero in Athletics against 12");
    assertThat(told(Secrecy.FIGURES_HIDDEN, "referee", won, lost))
        .containsExactly(
            "Hero beats Foe in Athletics: 12 against 10",
            "Foe does not beat Hero in Athletics: 10 against 12");
  }

  /// The Referee reads the whole order, the others those whom everybody sees.
  @Test
  void theRefereeReadsWhoelseHasAPlaceInTheOrder() {
    var order =
        new FightEvent.OrderMade(List.of(new Fight.Rank("foe", 15), new Fight.Rank("hero", 12)));
    assertThat(told(Secrecy.UNSEEN, "hero", order)).containsExactly("Turn Order: Hero");
    assertThat(told(Secrecy.UNSEEN, "referee", order)).containsExactly("Turn Order: Foe, Hero");
  }

  @Test
  void whatComesBeyondVitalityIsTold() {
    List<RhodEvent> earlier =
        List.of(
            new FightEvent.DamageDealt("hero", 8, DamageType.SLASHING, false, List.of()),
            new FightEvent.ArmoringLost("foe", 2));
    var lost = new FightEvent.VitalityLost("foe", 2, "Sword");
    assertThat(BOOK.showing().narrate(lost, state(Secrecy.OPEN), earlier).text())
        .isEqualTo("Foe loses 2 Vitality of the 6 that came (Sword), none left");
    assertThat(BOOK.showing().narrate(lost, state(Secrecy.OPEN), List.of()).text())
        .isEqualTo("Foe loses 2 Vitality (Sword), none left");
  }

  @Test
  void harmIsToldInFiguresOrAsItLooks() {
    var events =
        new RhodEvent[] {
          new FightEvent.ArmoringLost("foe", 3),
          new FightEvent.VitalityLost("foe", 1, "Bleeding"),
          new FightEvent.Wounded("foe"),
          new FightEvent.HitDieSpent("foe", 1, 1),
          new FightEvent.Died("foe", "a Death Call")
        };
    assertThat(told(Secrecy.OPEN, "hero", events))
        .containsExactly(
            "Foe loses 3 Armoring, 10 left",
            "Foe loses 1 Vitality (Bleeding), 1 left",
            "Foe takes a Wound, and has 1 now",
            "Foe expends a Hit Die: 1, and gains 1 Vitality",
            "Foe dies (a Death Call)");
    assertThat(told(Secrecy.FIGURES_HIDDEN, "hero", events))
        .containsExactly(
            "Foe is saved by their Armor",
            "Foe is hurt",
            "Foe takes a Wound",
            "Foe catches their breath",
            "Foe dies (a Death Call)");
  }

  @Test
  void conditionsAreToldWithTheirStacksAndTheirMaker() {
    assertThat(
            told(
                Secrecy.OPEN,
                "hero",
                new LifeEvent.Gained("hero", Borne.lasting(Condition.EXHAUSTED, 1, "")),
                new LifeEvent.Gained("hero", Borne.lasting(Condition.EXHAUSTED, 1, "")),
                new LifeEvent.Resolved("hero", Condition.EXHAUSTED, 1),
                new LifeEvent.Resolved("hero", Condition.EXHAUSTED, 1),
                new LifeEvent.Gained("hero", Borne.lasting(Condition.GRAPPLED, 1, "foe")),
                new LifeEvent.Ended("hero", Condition.GRAPPLED, "foe"),
                new LifeEvent.Gained("hero", Borne.lasting(Condition.HOLDING_BREATH, 1, "")),
                new LifeEvent.Gained("hero", Borne.lasting(Condition.HOLDING_BREATH, 1, ""))))
        .containsExactly(
            "Hero is Exhausted 1",
            "Hero is Exhausted 2",
            "Hero is Exhausted 1",
            "Hero is no longer Exhausted",
            "Hero is Grappled by Foe",
            "Hero is no longer Grappled",
            "Hero holds their breath");
  }

  @Test
  void anUnseenMakerIsNotNamed() {
    assertThat(
            told(
                Secrecy.UNSEEN,
                "hero",
                new LifeEvent.Gained("hero", Borne.lasting(Condition.MARKED, 1, "foe"))))
        .containsExactly("Hero is Marked");
  }

  @Test
  void hungerOfAHiddenFoeIsNobodysBusiness() {
    var hungry = new LifeEvent.Gained("foe", Borne.lasting(Condition.HUNGRY, 1, ""));
    var bound = new LifeEvent.Gained("foe", Borne.lasting(Condition.BOUND, 1, ""));
    assertThat(told(Secrecy.FIGURES_HIDDEN, "hero", hungry, bound)).containsExactly("Foe is Bound");
    assertThat(told(Secrecy.FIGURES_HIDDEN, "referee", hungry, bound)).hasSize(2);
  }

  @Test
  void whatATurnEndsIsNamedTogether() {
    var events =
        List.<RhodEvent>of(
            new LifeEvent.Gained("hero", Borne.lasting(Condition.AIDED, 1, "")),
            new LifeEvent.Gained("hero", Borne.lasting(Condition.SUPPRESSED, 1, "")),
            new LifeEvent.Lapsed("hero", List.of()));
    assertThat(readBy(lines(state(Secrecy.OPEN), events), "hero"))
        .endsWith("Hero is no longer Aided, Suppressed");
  }

  @Test
  void daysAreTold() {
    assertThat(
            told(
                Secrecy.OPEN,
                "hero",
                new LifeEvent.WatchChosen("hero", WatchKind.GUARD),
                new LifeEvent.WatchPassed(new Clock(1, 2)),
                new LifeEvent.WatchPassed(new Clock(2, 1)),
                new LifeEvent.DayJudged("hero", Ration.FULL, Ration.HALF, 8),
                new LifeEvent.DayBegan("hero"),
                new LifeEvent.Rested("hero", 4),
                new LifeEvent.RoundsPassed(6),
                new LifeEvent.LightSet(Brightness.LOW)))
        .containsExactly(
            "Hero spends the Watch on guard",
            "Four hours pass: Day 1, Watch 2",
            "The day is over: Day 2, Watch 1",
            "Hero had a full Ration of Food, half a Ration of Water and 8 hours of Rest",
            "Hero rests 4 hours",
            "6 Rounds pass, 60 seconds",
            "There is Low Light");
  }

  @Test
  void growthIsTold() {
    var shelf = state(Secrecy.OPEN).shelf();
    assertThat(
            told(
                Secrecy.OPEN,
                "hero",
                new LifeEvent.ExpGained("hero", 2, false),
                new LifeEvent.ExpGained("hero", 3, true),
                new LifeEvent.FeatureGained("hero", shelf.feature("Brace").orElseThrow(), 1),
                new LifeEvent.TraitGained("hero", shelf.trait("Vigilant").orElseThrow(), 0),
                new LifeEvent.MechanicLost("hero", "Brace"),
                new LifeEvent.DegreeGained("hero", Skill.BOW, Degree.LEARNING, 2, 0),
                new LifeEvent.Practised("hero", Skill.COOKING, 1),
                new LifeEvent.Sketched("new-ada", "rolls 14", "New")))
        .containsExactly(
            "Hero gains 2 EXP",
            "Hero gains 3 EXP, an impressive reward",
            "Hero learns Brace for 1 EXP",
            "Hero has Vigilant now",
            "Hero loses Brace",
            "Hero is Learning in Bow now, for 2 EXP",
            "Hero has a Watch of practice in Cooking",
            "New rolls 14");
  }

  @Test
  void peopleComeIntoSightAndGo() {
    assertThat(
            told(
                Secrecy.UNSEEN,
                "hero",
                new FightEvent.Revealed("foe", Secrecy.FIGURES_HIDDEN),
                new FightEvent.Revealed("foe", Secrecy.OPEN),
                new FightEvent.Revealed("foe", Secrecy.UNSEEN),
                new FightEvent.ValueSet("foe.vitality", "1", "because"),
                new FightEvent.Left("foe")))
        .containsExactly(
            "Foe comes into sight", "Foe lies open to the party", "Foe is out of sight");
  }

  @Test
  void thePlainWordsOfOutcomes() {
    assertThat(Wording.outcome("damage", 0)).isEqualTo("takes no damage");
    assertThat(Wording.outcome("damage", 3)).isEqualTo("takes 3 damage");
    assertThat(Wording.outcome("hit", true)).isEqualTo("is hit");
    assertThat(Wording.outcome("hit", false)).isEqualTo("is missed");
    assertThat(Wording.outcome("succeeds", false)).isEqualTo("fails");
    assertThat(Wording.outcome("strange-thing", 2)).isEqualTo("strange thing 2");
  }
}
