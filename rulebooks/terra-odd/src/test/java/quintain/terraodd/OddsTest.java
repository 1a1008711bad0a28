package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.Measure;
import quintain.kernel.Outcome;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.fate.Policy;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Timer;
import quintain.terraodd.state.Trouble;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The odds of a command, worked out by hand.
class OddsTest {
  private static final TerraOddBook BOOK = new TerraOddBook();

  private static double chance(Preview preview, String measure, Object value) {
    return preview.outcomes().stream()
        .filter(chance -> chance.measure().equals(measure) && chance.value().equals(value))
        .mapToDouble(Preview.Chance::p)
        .sum();
  }

  @Test
  void aSaveAgainstTenIsAnEvenChanceAndThreeQuartersEnhanced() {
    var table = bea();
    assertThat(chance(table.odds(save("bea", "danger"), "gm"), "bea.passes", true)).isEqualTo(0.5);
    table.given("bea.sayonara", true);
    assertThat(chance(table.odds(save("bea", "danger"), "gm"), "bea.passes", true))
        .isCloseTo(0.75, within());
  }

  @Test
  @Covers({"ODD-EFF-01", "ODD-EFF-02", "ODD-R-20"})
  void anEffortIsABadBargainForWhoeverItMayDrop() {
    // Insight 9, and an effort of 3 or more goes past Grit 2 to Resolve 6
    var bram = bea().given("bea.insight", 9).given("bea.grit", 2).given("bea.resolve", 6);
    assertThat(chance(bram.odds(save("bea", "danger"), "bea"), "bea.passes", true))
        .isCloseTo(0.45, within());
    double stands = (2 + 5 / 20.0 + 4 / 20.0 + 3 / 20.0 + 2 / 20.0) / 6;
    assertThat(chance(withEffort(bram), "bea.passes", true))
        .isCloseTo(stands * (1 - 0.55 * 0.55), within());
    // with Grit for any effort it is worth it
    bram.given("bea.grit", 6);
    assertThat(chance(withEffort(bram), "bea.passes", true)).isCloseTo(1 - 0.55 * 0.55, within());
  }

  private static Preview withEffort(Table<OddState, OddStep, OddEvent> table) {
    return new Odds<>(BOOK, new WithEffort(), Odds.BUDGET)
        .preview(
            table.state(),
            save("bea", "danger"),
            new Seat("bea"),
            sides -> {
              throw new AssertionError("too many for exact odds");
            });
  }

  private record WithEffort() implements Policy {
    @Override
    public <A> A answer(Seat who, Question<A> question) {
      return question.topic().id().equals("effort") ? question.read(true) : question.assumed();
    }

    @Override
    public <A> Optional<A> accept(Seat who, Question<A> question) {
      return Optional.empty();
    }
  }

  private static Offset<Double> within() {
    return Offset.offset(1e-9);
  }

  /// Breaching axe d10 against Prowess 7, a Street Cutter of 4 Grit and Prowess 10.
  private static Table<OddState, OddStep, OddEvent> axe() {
    return bea("Breaching axe").given("bea.prowess", 7).given("foe.secrecy", "open");
  }

  @Test
  void anAttackHitsWhenItsDieStaysUnderAndHarmIsWhatItShows() {
    var odds = axe().odds(attack("bea", "breaching axe", "foe"), "bea");
    assertThat(chance(odds, "foe.hit", true)).isCloseTo(0.7, within());
    assertThat(chance(odds, "foe.harm", 0)).isCloseTo(0.3, within());
    assertThat(chance(odds, "foe.harm", 5)).isCloseTo(0.1, within());
    // 4 and more take the last Grit
    assertThat(chance(odds, "foe.drops", true)).isCloseTo(0.4, within());
    // 5, 6 and 7 leave Prowess 9, 8 and 7 to save on
    assertThat(chance(odds, "foe.critical", true)).isCloseTo(0.1 * (11 + 12 + 13) / 20.0, within());
  }

  @Test
  void enhancedAttacksKeepTheHighestFaceThatHits() {
    var odds = axe().given("bea.sayonara", true).odds(attack("bea", "breaching axe", "foe"), "bea");
    assertThat(chance(odds, "foe.hit", true)).isCloseTo(1 - 0.3 * 0.3, within());
    // 7 is kept when it comes up at all; 6 when it does and 7 does not
    assertThat(chance(odds, "foe.harm", 7)).isCloseTo(1 - 0.9 * 0.9, within());
    assertThat(chance(odds, "foe.harm", 6)).isCloseTo(0.9 * 0.9 - 0.8 * 0.8, within());
  }

  @Test
  void oddsAgainstHiddenFiguresAreTheGmsSecret() {
    var table = bea("Breaching axe");
    var act = new OddStep.CarryOutAlone(attack("bea", "breaching axe", "foe"));
    assertThat(table.secretOf(act, "bea")).isPresent();
    assertThat(table.secretOf(act, Seat.REFEREE.id())).isEmpty();
  }

  @Test
  void theOddsOfAContestWithHiddenFiguresAreTheGmsSecret() {
    var contest = contest("bea", "foe", "the rope");
    assertThat(bea().secretOf(contest, "bea")).isPresent();
    assertThat(axe().secretOf(contest, "bea")).isEmpty();
  }

  @Test
  void oddsDoNotBetrayThatSomebodyUnseenStandsByTheFoe() {
    var table =
        bea("Breaching axe")
            .creature("lurker", "Street Cutter")
            .given("foe.secrecy", "open")
            .given("foe.grit", 12)
            .given("lurker.secrecy", "unseen")
            .answer("gm", "order", "party")
            .when(BEGIN);
    // a companion who is not counted would look like half the number lost
    var odds = table.odds(attack("bea", "breaching axe", "foe"), "bea");
    assertThat(odds.outcomes()).noneMatch(chance -> chance.measure().equals("foe.flees"));
  }

  @Test
  void oddsDoNotBetrayTheNerveOfThoseWhoseFiguresAreHidden() {
    for (String companion : List.of("Hull Ghoul", "Cantor")) {
      var table =
          bea("Breaching axe")
              .creature("other", companion)
              .given("foe.secrecy", "open")
              .given("foe.grit", 0)
              .given("foe.prowess", 1)
              .answer("gm", "order", "party")
              .when(BEGIN);
      var odds = table.odds(attack("bea", "breaching axe", "foe"), "bea");
      assertThat(odds.outcomes())
          .as(companion)
          .noneMatch(chance -> chance.measure().startsWith("other."));
      assertThat(table.odds(attack("bea", "breaching axe", "foe"), "gm").outcomes())
          .as(companion)
          .anyMatch(chance -> chance.measure().equals("other.flees"));
    }
  }

  @Test
  void declaringAnAttackShowsTheOddsOfTheAttack() {
    var state = axe().state();
    var attack = attack("bea", "breaching axe", "foe");
    assertThat(BOOK.foresight().previewed(state, attack))
        .isEqualTo(new OddStep.CarryOutAlone(attack));
    assertThat(BOOK.foresight().previewed(state, BEGIN)).isEqualTo(BEGIN);
  }

  @Test
  void essenceForgetsTheClockTheDyingAndTheStory() {
    var one = bea().given("clock", 100).state();
    var other = bea().given("clock", 200).state();
    assertThat(BOOK.foresight().essence(Game.at(one)))
        .isEqualTo(BOOK.foresight().essence(Game.at(other)));
    var told = BOOK.rules().apply(one, new OddEvent.StoryTold("bea", "she hums"));
    assertThat(BOOK.foresight().essence(Game.at(told)))
        .isEqualTo(BOOK.foresight().essence(Game.at(one)));
    var dying =
        BOOK.rules().apply(one, new OddEvent.TimerSet("bea", new Timer(Timer.What.DIES, 900, "")));
    assertThat(BOOK.foresight().essence(Game.at(dying)))
        .isEqualTo(BOOK.foresight().essence(Game.at(one)));
    var hurt = BOOK.rules().apply(one, new OddEvent.GritLost("bea", 1));
    assertThat(BOOK.foresight().essence(Game.at(hurt)))
        .isNotEqualTo(BOOK.foresight().essence(Game.at(one)));
  }

  @Test
  void outcomesReadAsSentences() {
    assertThat(
            List.of(
                BOOK.showing().wording("harm", 0),
                BOOK.showing().wording("harm", 3),
                BOOK.showing().wording("hit", false),
                BOOK.showing().wording("critical", true),
                BOOK.showing().wording("panics", true),
                BOOK.showing().wording("passes", false)))
        .containsExactly(
            "takes no Harm",
            "takes 3 Harm",
            "is missed",
            "is critically harmed",
            "panics",
            "fails the save");
  }

  @Test
  void thePartyHasWonWhenNoFoeIsLeft() {
    assertThat(BOOK.foresight().outcome(bea().state()).over()).isFalse();
    assertThat(BOOK.foresight().outcome(bea().given("foe.fled", true).state()).over()).isTrue();
    assertThat(BOOK.foresight().onward(bea().state())).contains(new OddStep.LetTimePass(10));
  }

  @Test
  void measuresNameWhatHasChanged() {
    var before = bea().state();
    assertThat(measured(before, new OddEvent.GritLost("bea", 1))).containsExactly("bea.grit");
    assertThat(measured(before, new OddEvent.GritLost("bea", 4)))
        .containsExactly("bea.grit", "bea.drops");
    assertThat(measured(before, new OddEvent.Died("bea", "a fall")))
        .containsExactly("bea.dies", "bea.out");
    assertThat(measured(before, new OddEvent.Became("foe", Flag.FLED, "")))
        .containsExactly("foe.out", "foe.flees");
    assertThat(measured(before, new OddEvent.ConditionGained("bea", Trouble.inWords("a twitch"))))
        .containsExactly("bea.condition");
    var dead = new OddEvent.Died("bea", "a fall").appliedTo(before);
    assertThat(measured(dead, new OddEvent.Moved("bea", 5))).isEmpty();
    var gone = new OddEvent.Became("foe", Flag.FLED, "").appliedTo(before);
    assertThat(measured(gone, new OddEvent.Moved("foe", 5))).isEmpty();
  }

  private static List<String> measured(OddState before, OddEvent event) {
    var measures = new ArrayList<>(BOOK.showing().measures(before, event.appliedTo(before)));
    measures.removeAll(BOOK.showing().measures(before, before));
    return measures.stream().map(Measure::name).toList();
  }

  @Test
  void anOutcomeTellsTheAbleFromTheOthers() {
    var outcome = BOOK.foresight().outcome(bea().given("foe.fled", true).state());
    assertThat(outcome.sides())
        .containsExactly(
            new Outcome.Side("party", List.of("bea"), List.of()),
            new Outcome.Side("foes", List.of(), List.of("foe")));
  }

  @Test
  @Covers({"ODD-MULT-01"})
  void theOddsOfAnAttackCountWhatIsDeclaredOnTheSameTarget() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
            .sheet("cal", sheet("Cal", List.of(), "Club or bat"))
            .creature("foe", "Street Cutter")
            .creature("other", "Street Cutter")
            .given("foe.secrecy", "open")
            .given("foe.grit", 9)
            .given("cal.at", 30)
            .answer("gm", "order", "party")
            .when(BEGIN);
    var blade = attack("bea", "mono-blade", "foe");
    assertThat(chance(table.odds(blade, "bea"), "foe.harm", 1)).isCloseTo(1 / 8.0, within());
    // Cal walks up and strikes with a d6: of both dice the higher counts
    table.when(List.of(move("cal", 0), attack("cal", "club or bat", "foe")));
    var pooled = table.odds(blade, "bea");
    assertThat(chance(pooled, "foe.harm", 1)).isCloseTo(1 / 48.0, within());
    assertThat(chance(pooled, "foe.harm", 6)).isCloseTo((6 + 5) / 48.0, within());
    assertThat(chance(pooled, "foe.harm", 8)).isCloseTo(6 / 48.0, within());
    // who is attacked alone is not touched by it
    assertThat(table.odds(attack("bea", "mono-blade", "other"), "gm").outcomes())
        .noneMatch(outcome -> outcome.measure().equals("foe.harm"));
  }

  @Test
  @Covers({"ODD-R-14"})
  void theOddsOfAnAttackCountTheMoveDeclaredBeforeIt() {
    var table =
        bea("Mono-blade")
            .given("foe.secrecy", "open")
            .given("foe.at", 30)
            .answer("gm", "order", "party")
            .when(BEGIN)
            .when(move("bea", 30));
    var odds = table.odds(attack("bea", "mono-blade", "foe"), "bea");
    assertThat(chance(odds, "foe.hit", true)).isCloseTo(1, within());
  }

  @Test
  @Covers({"ODD-INIT-01"})
  void theOddsOfRoundsTellWhoGoesFirst() {
    assertThat(chance(bea().given("bea.insight", 12).odds(BEGIN, "gm"), "bea.goes-first", true))
        .isCloseTo(0.6, within());
  }
}
