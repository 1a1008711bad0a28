package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Option;
import quintain.kernel.Outcome;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.rath.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Allies, bystanders and foes, as the GM says (RTH-R-21).
class SidesTest {
  private static final RathBook BOOK = new RathBook();

  private static RathStep side(String who, Who.Side side) {
    return new RathStep.TakeSide(who, side);
  }

  /// Ann, a wolf on that side, and a raider.
  private static Table<RathState, RathStep, RathEvent> with(Who.Side wolfs) {
    return ann("2/0/0/0/0/0", "held Sword")
        .creature("wolf", "Wolf")
        .creature("foe", "Raider")
        .when(side("wolf", wolfs));
  }

  @Test
  @Covers("RTH-R-21")
  void anAllyActsWithThePcs() {
    var table = begun(with(Who.Side.PARTY), 6);
    assertThat(BOOK.deeds().onTurn(table.state())).containsExactly("ann", "wolf");
    table
        .dice("d20=11", "d6=3")
        .when(attack("wolf", "bite", "foe"))
        .then("foe.hp", 7)
        .then("wolf.side", "party");
  }

  @Test
  @Covers("RTH-R-21")
  void aSceneMaySayWhoseSideSomebodyIsOn() {
    var sides = new LinkedHashMap<String, Who.Side>();
    sides.put("wolf", Who.Side.PARTY);
    sides.put("villager", Who.Side.NEUTRAL);
    var table =
        ann("2/0/0/0/0/0", "held Sword")
            .creature("wolf", "Wolf")
            .creature("villager", "Raider")
            .creature("foe", "Raider")
            .scene(siding(sides))
            .then("wolf.side", "party")
            .then("villager.side", "neutral")
            .then("foe.side", "foes");
    assertThat(BOOK.deeds().onTurn(begun(table, 6).state())).containsExactly("ann", "wolf");
    table.dice("d20=19", "d8=8", "d8=4").when(attack("ann", "sword", "foe")).then("fight.round", 0);
  }

  @Test
  void aSceneGivesSidesOnlyToThoseWhoAreThere() {
    var sides = new LinkedHashMap<String, Who.Side>();
    sides.put("ghost", Who.Side.NEUTRAL);
    assertThatThrownBy(() -> ann("0/0/0/0/0/0").scene(siding(sides)).state())
        .hasMessageContaining("ghost");
  }

  private static Scene siding(Map<String, Who.Side> sides) {
    var usual = Scene.DEFAULTS;
    return new Scene(
        usual.place(),
        usual.at(),
        usual.devices(),
        usual.foeFigures(),
        usual.map(),
        usual.on(),
        sides,
        usual.fog(),
        usual.spotted());
  }

  @Test
  @Covers("RTH-R-21")
  void aBystanderActsWithTheEnemiesAndIsNobodysFoe() {
    var table = begun(with(Who.Side.NEUTRAL), 1);
    assertThat(BOOK.deeds().onTurn(table.state())).containsExactly("wolf", "foe");
    assertThat(BOOK.foresight().fights().orElseThrow().moves(table.state(), "wolf"))
        .extracting(move -> move.command().getClass().getSimpleName())
        .containsOnly("EndTurn");
    assertThat(BOOK.foresight().fights().orElseThrow().moves(table.state(), "foe"))
        .extracting(move -> move.target())
        .doesNotContain("wolf");
  }

  @Test
  @Covers({"RTH-R-21", "RTH-R-93"})
  void theFightIsOverWhenTheLastFoeTakesAnotherSide() {
    begun(ann("0/0/0/0/0/0").creature("foe", "Raider"), 6)
        .when(side("foe", Who.Side.NEUTRAL))
        .says("Foe takes no side any more")
        .asked("gm", "end-combat")
        .then("fight.round", 0)
        .refuses(new RathStep.BeginCombat(), "RTH-CMB-01")
        .when(side("foe", Who.Side.FOES))
        .dice("d6=6")
        .when(new RathStep.BeginCombat())
        .then("fight.round", 1);
  }

  @Test
  @Covers("RTH-R-21")
  void whatStrikesEveryFoeSparesAlliesAndBystanders() {
    // the moth's dust: Ann's CON test alone
    begun(
            ann("0/0/0/0/0/0")
                .creature("wolf", "Wolf")
                .creature("second", "Wolf")
                .creature("moth", "Dusk moth")
                .when(side("wolf", Who.Side.NEUTRAL)),
            1)
        .dice("d20=2")
        .when(attack("moth", "dust", "ann"))
        .then("ann.poison-sleep", 6)
        .then("wolf.poison-sleep", 0)
        .then("second.poison-sleep", 0);
  }

  @Test
  @Covers({"RTH-R-21", "RTH-S-NRV-01"})
  void whoLeavesTheFoesIsLostToTheirNerve() {
    begun(ann("0/0/0/0/0/0").creature("one", "Raider").creature("two", "Raider"), 6)
        .refuses(new RathStep.TestNerve(), "RTH-S-NRV-01")
        .when(side("two", Who.Side.PARTY))
        .dice("d20=13")
        .when(new RathStep.TestNerve())
        .then("one.fled", false);
  }

  @Test
  @Covers({"RTH-R-21", "RTH-R-49", "RTH-SURV-01"})
  void anAllyWhoFallsTestsForSurvivalAndABystanderDoesNot() {
    begun(with(Who.Side.PARTY), 1)
        .given("wolf.hp", 1)
        .dice("d20=15", "d8=2")
        .when(attack("foe", "sword", "wolf"))
        .notAsked("gm", "fate-of-foe")
        .dice("d20=12", "d6=4")
        .when(new RathStep.EndCombat())
        .then("wolf.hp", 4);
    begun(with(Who.Side.NEUTRAL), 1)
        .given("wolf.hp", 1)
        .dice("d20=15", "d8=2")
        .when(attack("foe", "sword", "wolf"))
        .asked("gm", "fate-of-foe")
        .when(new RathStep.EndCombat())
        .then("wolf.hp", 0);
  }

  @Test
  @Covers("RTH-R-21")
  void whoIsAimedAtGoesByTheSide() {
    var table = begun(with(Who.Side.NEUTRAL), 6);
    var partial =
        Partial.of(RathStep.Attack.class).with("by", "ann").with("with", List.of("sword"));
    var next = (Choices.Next) BOOK.deeds().choices(table.state(), new Seat("ann"), partial);
    var targets = (Question.SomeOf<?>) next.question();
    assertThat(targets.options()).extracting(Option::key).containsExactly("foe", "wolf");
    assertThat(targets.byDefault()).isEqualTo(List.of("foe"));
    begun(with(Who.Side.PARTY), 6)
        .when(new RathStep.HelpAlly("ann", "wolf", "drives it on"))
        .then("wolf.effects", List.of("helped"));
    begun(with(Who.Side.NEUTRAL), 6)
        .refuses(new RathStep.HelpAlly("ann", "wolf", "drives it on"), "RTH-R-28");
  }

  @Test
  @Covers("RTH-R-21")
  void theOutcomeIsThatOfTheTwoWhoFight() {
    var table = begun(with(Who.Side.NEUTRAL), 6).given("foe.hp", 0);
    assertThat(BOOK.foresight().outcome(table.state()))
        .isEqualTo(
            new Outcome(
                List.of(
                    new Outcome.Side("party", List.of("ann"), List.of()),
                    new Outcome.Side("foes", List.of(), List.of("foe")),
                    new Outcome.Side("neutral", List.of("wolf"), List.of())),
                true));
  }

  @Test
  @Covers("RTH-R-21")
  void creaturesComeInOnAnySide() {
    ann("0/0/0/0/0/0")
        .when(new RathStep.BringIn("Wolf", "friend", 1, Optional.of(Who.Side.PARTY)))
        .when(new RathStep.BringIn("Wolf", "foe", 1, Optional.empty()))
        .then("friend.side", "party")
        .then("foe.side", "foes");
  }

  @Test
  @Covers("RTH-R-21")
  void onlyTheGmChangesSidesAndOnlyToAnother() {
    var table = with(Who.Side.NEUTRAL);
    table.refuses(side("wolf", Who.Side.NEUTRAL), "RTH-R-21");
    table.refuses(side("ghost", Who.Side.NEUTRAL), "RTH-R-21");
    assertThat(BOOK.deeds().permits(table.state(), new Seat("ann"), side("wolf", Who.Side.FOES)))
        .isPresent();
  }

  @Test
  @Covers({"RTH-R-21", "RTH-FORT-03"})
  void aPcAmongTheFoesLendsNoFortune() {
    var table =
        begun(
            Tables.empty()
                .sheet("ann", pc("Ann", "0/0/0/0/0/0", "held Sword"))
                .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider")
                .when(side("ben", Who.Side.FOES)),
            6);
    table.dice("d20=2").when(attack("ann", "sword", "foe")).notAsked("ben", "lend-fortune");
  }
}
