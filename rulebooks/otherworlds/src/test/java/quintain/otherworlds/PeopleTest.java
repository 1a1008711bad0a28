package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;
import static quintain.otherworlds.Tables.at;
import static quintain.otherworlds.Tables.axeman;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Those who come, go, change hands and are shown: the World Master's word.
class PeopleTest {
  private static final Seat GUEST = new Seat("guest");

  private static Table<OtwState, OtwStep, OtwEvent> table() {
    return hero("6/3/6/3/3/4").holding("Woodfall Axe").against("Rust Raider");
  }

  private static Table<OtwState, OtwStep, OtwEvent> battle() {
    return table().dice(Folk.faces(5, 1)).when(new OtwStep.BeginBattle());
  }

  @Test
  @Covers({"OTW-CR", "OTW-R-43"})
  void creaturesComeInOneByOneOrNumbered() {
    table()
        .when(new OtwStep.BringIn("Bog Adder", "adder", 1))
        .then("adder.hp", 12)
        .when(new OtwStep.BringIn("Bog Adder", "nest", 2))
        .then("nest-1.hp", 12)
        .then("nest-2.side", "foes")
        .refuses(new OtwStep.BringIn("Bog Adder", "nest", 2), "OTW-CC-01")
        .refuses(new OtwStep.BringIn("Clown", "clown", 1), "OTW-CR")
        .refuses(new OtwStep.BringIn("Bog Adder", "many", 0), "OTW-CR")
        .refuses(new OtwStep.BringIn("Bog Adder", "many", 21), "OTW-CR")
        .refuses(new OtwStep.BringIn("Bog Adder", "A Snake", 1), "OTW-CC-01");
    // SPD 4 and 3: between the hero's 9 and the raider's 5
    battle()
        .dice(Folk.faces(3))
        .when(new OtwStep.BringIn("Bog Adder", "late", 1))
        .then("fight.order", List.of("hero", "late", "foe"))
        .then("fight.turn", "hero");
  }

  /// A cellar of two rooms in the rock: nobody gets from one to the other.
  private static Table<OtwState, OtwStep, OtwEvent> cellar(String... idsAndSpots) {
    return Tables.empty()
        .scene(
            Tables.scene(
                Grid.of(
                    10, List.of("#########", "#..#....#", "####....#", "####....#", "#########")),
                Tables.placed(idsAndSpots).at()))
        .sheet("hero", axeman().sheet());
  }

  @Test
  @Covers({"OTW-CR", "OTW-R-94"})
  void newcomersStandOnFreeFloorNearTheirOwn() {
    var state =
        cellar("hero", "4,1", "foe", "7,3")
            .creature("foe", "Rust Raider")
            .when(new OtwStep.BringIn("Kennel Hound", "hound", 2))
            .when(new OtwStep.BringIn("Cinder Tyrant", "brute", 1))
            .when(new OtwStep.Welcome("cal", GUEST, axeman().sheet()))
            .state();
    var spots = state.roster().stream().map(Being::at).toList();
    assertThat(spots).doesNotHaveDuplicates();
    assertThat(spots).allMatch(spot -> !Field.map(state).filled(spot.x(), spot.y()));
    for (String late : List.of("hound-1", "hound-2", "brute")) {
      assertThat(Field.distance(state.being(late), state.being("foe"))).isEqualTo(1);
    }
    assertThat(Field.distance(state.being("cal"), state.being("hero"))).isEqualTo(1);
  }

  @Test
  @Covers({"OTW-CR", "OTW-R-56"})
  void thefirstOfASideStandsWhereWaysLeadToTheOthers() {
    cellar("hero", "7,3")
        .when(new OtwStep.BringIn("Kennel Hound", "hound", 1))
        .then("hound.at", "4,1")
        .when(new OtwStep.Move("hound", at("6,2")))
        .then("hound.at", "6,2");
  }

  @Test
  @Covers("OTW-R-94")
  void whomTheSceneDoesNotPlaceStandsInNoRock() {
    cellar().then("hero.at", "1,1");
    cellar("hero", "4,1").sheet("cal", axeman().sheet()).then("cal.at", "5,1");
  }

  @Test
  @Covers("OTW-R-94")
  void thoseWhomAFightIsDrawnUpWithStandOnFreeFloor() {
    var fights = new OtherworldsBook().foresight().fights().orElseThrow();
    var drawn =
        fights.drawnUp(
            cellar().creature("hound", "Kennel Hound").creature("brute", "Cinder Tyrant").state(),
            Map.of("hero", "party", "hound", "foes", "brute", "foes"));
    var spots = drawn.roster().stream().map(Being::at).toList();
    assertThat(spots).doesNotHaveDuplicates();
    assertThat(spots).allMatch(spot -> !Field.map(drawn).filled(spot.x(), spot.y()));
  }

  @Test
  @Covers({"OTW-CC-01", "OTW-R-43"})
  void acharacterIsWelcomedByItsSheet() {
    var sheet = hero("3/6/4/3/3/5").sheet();
    table()
        .when(new OtwStep.Welcome("cal", GUEST, sheet))
        .then("cal.dex", 6)
        .then("cal.side", "party")
        .refuses(new OtwStep.Welcome("cal", GUEST, sheet), "OTW-CC-01")
        .refuses(
            new OtwStep.Welcome("eve", GUEST, hero("3/6/4/3/3/5").of("Moonborn").sheet()),
            "OTW-CC-01");
    battle()
        .dice(Folk.faces(2))
        .when(new OtwStep.Welcome("cal", GUEST, sheet))
        .then("fight.order", List.of("hero", "cal", "foe"));
  }

  @Test
  @Covers("OTW-R-109")
  void whoeverLeavesHoldsAndFrightensNobodyAnyMore() {
    var table =
        table()
            .creature("adder", "Bog Adder")
            .changed(
                state ->
                    Tables.bearing(
                        state,
                        "hero",
                        Status.forBattle(Kind.GRAPPLED, 1, "foe"),
                        Status.forBattle(Kind.INTIMIDATED, 1, "adder")))
            .when(new OtwStep.TakeAway("foe"));
    assertThat(table.state().find("foe")).isEmpty();
    table.then("hero.grappled", false).then("hero.intimidated", true);
  }

  @Test
  @Covers({"OTW-INIT-03", "OTW-R-109"})
  void nobodyIsTakenAwayInTheirOwnTurnAndTheLastFoeEndsTheBattle() {
    battle()
        .refuses(new OtwStep.TakeAway("hero"), "OTW-R-109")
        .when(new OtwStep.TakeAway("foe"))
        .then("fight.round", 0);
  }

  @Test
  @Covers("OTW-R-109")
  void peopleChangeHandsAndAreShown() {
    var table = table().when(new OtwStep.HandOver("foe", GUEST));
    assertThat(table.state().being("foe").seat()).isEqualTo(GUEST);
    table
        .when(new OtwStep.Reveal("foe", Secrecy.UNSEEN))
        .then("foe.secrecy", "unseen")
        .when(new OtwStep.Reveal("foe", Secrecy.OPEN))
        .then("foe.secrecy", "open");
  }

  @Test
  @Covers({"OTW-R-108", "OTW-SR-04", "OTW-R-56"})
  void coverAndMapsAreTheWorldMasters() {
    table()
        .refuses(new OtwStep.SetCover("nobody", "foe", Scene.Grade.FULL), "OTW-R-109")
        .refuses(new OtwStep.SetCover("hero", "nobody", Scene.Grade.FULL), "OTW-R-109")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.FULL))
        .refuses(Folk.attack("hero", "woodfall axe", "foe"), "OTW-SR-04")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.NONE))
        .dice(Folk.faces(3, 3))
        .when(Folk.attack("hero", "woodfall axe", "foe"))
        .refuses(new OtwStep.LayMap(Grid.open(5, 9, 9)), "OTW-R-56")
        .given("foe.at", "8,8")
        .when(new OtwStep.LayMap(Grid.open(10, 6, 6)))
        .then("foe.at", "0,0");
  }

  @Test
  @Covers("OTW-R-47")
  void whomAnotherMapMovesHoldsNobodyThere() {
    table()
        .given("hero.at", "5,5")
        .given("foe.at", "6,6")
        .changed(state -> Tables.bearing(state, "hero", Status.forBattle(Kind.GRAPPLED, 1, "foe")))
        .when(new OtwStep.LayMap(Grid.open(10, 9, 9)))
        .then("hero.grappled", true)
        .when(new OtwStep.LayMap(Grid.open(10, 6, 6)))
        .then("foe.at", "0,0")
        .then("hero.grappled", false);
  }

  @Test
  @Covers("OTW-INIT-03")
  void aBattleIsEndedAndKeptGoingOnlyWhileItIsOn() {
    table()
        .refuses(new OtwStep.EndBattle(), "OTW-ACT-01")
        .refuses(new OtwStep.KeepBattle(true), "OTW-ACT-01");
    battle().when(new OtwStep.EndBattle()).then("fight.round", 0);
    battle()
        .when(new OtwStep.KeepBattle(true))
        .when(new OtwStep.Harm("foe", 99, DamageType.SPELL, false, "a cliff"))
        .then("foe.conscious", false)
        .then("fight.round", 1)
        .when(new OtwStep.KeepBattle(false))
        .then("fight.round", 0);
  }

  @Test
  @Covers("OTW-INIT-03")
  void theWorldMastersHarmCanEndABattle() {
    battle()
        .when(new OtwStep.Harm("foe", 99, DamageType.SPELL, false, "a cliff"))
        .then("fight.round", 0);
  }

  @Test
  @Covers({"OTW-MECH-13a", "OTW-COM-08"})
  void theWorldMasterMaySayThatItIsDeathDamage() {
    table()
        .when(new OtwStep.Harm("hero", 4, DamageType.SPELL, true, "a curse"))
        .then("hero.death", 4)
        .when(new OtwStep.Harm("hero", 2, DamageType.SPELL, false, "a spark"))
        .then("hero.death", 4)
        .then("hero.hp", 18);
  }

  @Test
  @Covers("OTW-R-47")
  void whoeverDiesLetsGo() {
    table()
        .changed(state -> Tables.bearing(state, "hero", Status.forBattle(Kind.GRAPPLED, 1, "foe")))
        .given("foe.at", "1,0")
        .when(new OtwStep.Harm("foe", 99, DamageType.SPELL, false, "a cliff"))
        .then("hero.grappled", false);
  }

  @Test
  void aPushMovesWhomItIsSaidOf() {
    table()
        .when(new OtwStep.Push("foe", Spot.parse("1,1")))
        .then("foe.at", "1,1")
        .refuses(new OtwStep.Push("foe", Spot.parse("99,1")), "OTW-R-97");
  }

  @Test
  @Covers({"OTW-MECH-01", "OTW-R-84"})
  void acidDoublesOnAStructureAndHalvesItsArmor() {
    // 6 + 3 + 2 against nothing: armor 3 counts 2, and what is left is doubled
    var gate =
        Tables.against(Folk.hero("6/3/6/3/3/4").holding("Brine Hatchet"), "Kennel Hound")
            .when(new OtwStep.Erect("gate", 40, 3, Tables.at("0,1")))
            .dice(Tables.d6(2))
            .when(Tables.attack("hero", "brine hatchet", "gate"))
            .then("gate.hp", 40 - 2 * 9);
    // 11 more, and it is gone
    gate.given("gate.hp", 5)
        .dice(Tables.d6(2))
        .when(Tables.attack("hero", "brine hatchet", "gate"))
        .says("Gate is broken")
        .then("gate.dead", true);
  }

  @Test
  @Covers("OTW-R-84")
  void aStructureTakesNoTurnsKeepsNoBattleGoingAndBarsTheWay() {
    var table =
        Tables.against(Tables.axeman(), "Kennel Hound")
            .refuses(new OtwStep.Erect("gate", 0, 3, Tables.at("0,1")), "OTW-R-84")
            .refuses(new OtwStep.Erect("gate", 9, 3, Tables.at("99,1")), "OTW-R-84")
            .when(new OtwStep.Erect("gate", 40, 3, Tables.at("0,1")))
            .dice(Tables.d6(5, 1))
            .when(Tables.BEGIN)
            .then("fight.order", List.of("hero", "foe"))
            .refuses(new OtwStep.Move("hero", Tables.at("0,1")), "OTW-R-94")
            .refuses(new OtwStep.Intimidate("hero", "gate"), "OTW-ACT-07");
    table
        .when(new OtwStep.Harm("foe", 30, DamageType.SLASHING, false, "a trap"))
        .then("fight.turn", "none");
  }

  // Other scenes

  /// Nine for the hero, six for the ally and five for the foe; it is the hero's turn.
  private static OtwState battleOfThree() {
    return Tables.empty()
        .scene(Tables.placed("hero", "0,0", "ally", "0,1", "foe", "1,0"))
        .sheet("hero", Tables.axeman().sheet())
        .sheet("ally", Tables.axeman().sheet())
        .creature("foe", "Rust Raider")
        .dice(Folk.faces(5, 2, 1))
        .when(Tables.BEGIN)
        .then("fight.turn", "hero")
        .state();
  }

  private static Table<OtwState, OtwStep, OtwEvent> entered(
      OtwState there, List<String> who, String absent) {
    var here =
        Tables.empty()
            .sheet("hero", Tables.axeman().sheet())
            .sheet("guest", Tables.axeman().sheet())
            .state();
    return Tables.empty()
        .at(new OtherworldsBook().rules().carried(here, who, there, List.of(absent)).orElseThrow());
  }

  /// The hero, whose turn it is, stays in another scene out of which a guest comes.
  @Test
  @Covers({"OTW-R-43", "OTW-INIT-03"})
  void whoStaysAwayHasNoTurnAndWhoComesRollsWithTheNextRound() {
    entered(battleOfThree(), List.of("guest"), "hero")
        .then("fight.order", List.of("ally", "foe"))
        .then("fight.turn", "ally")
        .then("fight.points", 2)
        .when(Tables.end("ally"))
        .then("fight.turn", "foe")
        .dice(Folk.faces(3))
        .when(Tables.end("foe"))
        .then("fight.order", List.of("guest", "ally", "foe"))
        .then("fight.turn", "guest")
        .then("fight.round", 2);
  }

  @Test
  @Covers({"OTW-INIT-03", "OTW-ACT-01"})
  void nobodyWaitsForTheDeadOrForWhoIsAway() {
    var dead = Tables.empty().at(battleOfThree()).given("ally.dead", true).state();
    entered(dead, List.of(), "hero").then("fight.turn", "foe").then("fight.round", 1);
    // the last of the round is away: the next round begins
    var last =
        Tables.empty()
            .at(battleOfThree())
            .when(Tables.end("hero"))
            .when(Tables.end("ally"))
            .state();
    entered(last, List.of(), "foe").then("fight.turn", "hero").then("fight.round", 2);
  }
}
