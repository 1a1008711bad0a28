package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.Living;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.Scene;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Terrain;
import quintain.testkit.Covers;

/// The Referee's word: who may say what, scenes, attitudes, maps, people who come and go.
class RefereeTest {
  private static final RhodBook BOOK = new RhodBook();

  @Test
  @Covers("RHD-REF-02")
  void playersActForTheirOwnAndTheRefereeForAnybody() {
    var state = fight(swordsman(), dummy()).state();
    var step = new Encounter.Run("hero", at("3,5"));
    assertThat(BOOK.deeds().permits(state, new Seat("foe"), step))
        .hasValueSatisfying(no -> assertThat(no.clause()).isEqualTo(Rhd.RHD_REF_02));
    assertThat(BOOK.deeds().permits(state, new Seat("hero"), step)).isEmpty();
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, step)).isEmpty();
    assertThat(BOOK.deeds().permits(state, new Seat("hero"), new Encounter.CallForInitiative()))
        .hasValueSatisfying(no -> assertThat(no.clause()).isEqualTo(Rhd.RHD_REF_04));
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, new Encounter.CheckEncounter()))
        .isNotEmpty();
    assertThat(
            BOOK.deeds()
                .permits(state, new Seat("hero"), new Living.CreateCharacter("x", new Seat("foe"))))
        .isNotEmpty();
  }

  @Test
  @Covers("RHD-REF-03")
  void sceneDeclarationAndOutcomeStandInTheLogWithoutDice() {
    Tables.empty()
        .sheet("hero", swordsman().sheet())
        .when(new Encounter.SetScene("A tavern at dusk"))
        .says("A tavern at dusk")
        .answer("referee", "answer", "A mug comes across the bar")
        .when(new Encounter.Declare("hero", "orders a drink"))
        .says("orders a drink")
        .says("A mug comes across the bar");
    Tables.empty()
        .creature("foe", "Levy Conscript")
        .refuses(new Encounter.SetScene("Nobody is here"), "RHD-REF-03");
  }

  @Test
  @Covers("RHD-R-105")
  void attitudesAreBySideUnlessTheRefereeSaysOtherwise() {
    var table = Tables.duel(swordsman(), dummy());
    var state = table.state();
    assertThat(state.isHostile(state.being("hero"), state.being("foe"))).isTrue();
    var changed = table.when(new Encounter.SetAttitude("hero", "foe", Scene.Regard.ALLY)).state();
    assertThat(changed.isAlly(changed.being("hero"), changed.being("foe"))).isTrue();
    assertThat(changed.isHostile(changed.being("foe"), changed.being("hero"))).isTrue();
    table.refuses(new Encounter.SetAttitude("nobody", "foe", Scene.Regard.ALLY), "RHD-R-105");
  }

  @Test
  @Covers("RHD-REF-06")
  void expansionsAreOffUntilTurnedOn() {
    var table = Tables.empty().sheet("hero", swordsman().sheet());
    assertThat(table.state().scene().expansions()).isEmpty();
    assertThat(
            table
                .when(new Encounter.TurnExpansion("Future Tech", true))
                .state()
                .scene()
                .expansions())
        .containsExactly("Future Tech");
    assertThat(
            table
                .when(new Encounter.TurnExpansion("Future Tech", false))
                .state()
                .scene()
                .expansions())
        .isEmpty();
  }

  @Test
  @Covers({"RHD-ENV-01", "RHD-ENV-02", "RHD-R-95"})
  void terrainAndWeatherAreWordsWithoutEffect() {
    var table = Tables.duel(swordsman(), dummy());
    var before = BOOK.facts().known(table.state(), Seat.REFEREE);
    table
        .when(new Encounter.SetWeather("sleet"))
        .when(new Encounter.SetTerrain(at("3,3"), "mud"))
        .when(new Encounter.SetTerrain(at("3,3"), "deep mud"))
        .then("weather", "sleet");
    assertThat(table.state().scene().terrain()).containsExactly("3,3 deep mud");
    assertThat(BOOK.facts().known(table.state(), Seat.REFEREE))
        .containsAllEntriesOf(
            before.entrySet().stream()
                .filter(entry -> !entry.getKey().equals("weather"))
                .collect(
                    java.util.stream.Collectors.toMap(
                        java.util.Map.Entry::getKey, java.util.Map.Entry::getValue)));
    table.refuses(new Encounter.SetTerrain(at("99,3"), "mud"), "RHD-ENV-01");
  }

  @Test
  @Covers("RHD-POS-01")
  void anotherMapIsLaidUnderEverybody() {
    Tables.duel(swordsman(), dummy())
        .refuses(new Encounter.LayMap(Grid.open(10, 4, 4)), "RHD-POS-01")
        .when(new Encounter.LayMap(Grid.open(5, 4, 4)))
        .then("hero.at", "3,3");
  }

  @Test
  @Covers("RHD-R-98")
  void theRefereeSetsValuesAndNonsenseIsRefused() {
    Tables.duel(swordsman(), dummy())
        .given("hero.stance", "prone")
        .then("hero.stance", "prone")
        .given("hero.degree.athletics", 4)
        .then("hero.degree.athletics", 4)
        .given("hero.count.shortsword", 2)
        .then("hero.count.shortsword", 2)
        .given("clock", "2.3")
        .then("clock", "2.3")
        .refuses(new Encounter.SetValue("hero.stance", "sideways", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("hero.degree.athletics", "5", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("hero.degree.juggling", "2", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("hero.str", "many", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("hero.wounds", "-1", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("hero.at", "99,99", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("hero.dead", "perhaps", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("nobody.str", "1", ""), "RHD-R-98")
        .refuses(new Encounter.SetValue("sky", "blue", ""), "RHD-R-98");
  }

  @Test
  @Covers("RHD-COV-01")
  void theRefereeMaySayWhatCoverThereIs() {
    var state =
        Tables.duel(swordsman(), dummy())
            .when(new Encounter.SetCover("hero", "foe", Cover.HIGH))
            .state();
    assertThat(Field.cover(state, state.being("hero"), state.being("foe"))).isEqualTo(Cover.HIGH);
    assertThat(Field.cover(state, state.being("foe"), state.being("hero"))).isEqualTo(Cover.NONE);
  }

  // People

  @Test
  @Covers("RHD-REF-02")
  void creaturesComeAndGo() {
    var table =
        Tables.empty()
            .sheet("hero", swordsman().sheet())
            .when(new Encounter.BringIn("Feral Hound", "hound", 2));
    assertThat(BOOK.cast().roster(table.state())).containsExactly("hero", "hound-1", "hound-2");
    table
        .refuses(new Encounter.BringIn("Feral Hound", "hound-1", 1), "RHD-CHAR-01")
        .refuses(new Encounter.BringIn("Dragon", "x", 1), "RHD-REF-02")
        .refuses(new Encounter.BringIn("Feral Hound", "x", 99), "RHD-REF-02")
        .when(new Encounter.TakeAway("hound-1"));
    assertThat(BOOK.cast().roster(table.state())).containsExactly("hero", "hound-2");
  }

  /// Nobody stands in rock, on a crate or in somebody else: the party comes in beside the party,
  /// and creatures come in beside their own.
  @Test
  @Covers("RHD-REF-02")
  void whoeverComesInStandsBesideTheirOwnSideWhereThereIsRoom() {
    var map =
        Grid.of(5, List.of("#######", "#.....#", "#.....#", "#######"))
            .with('c', new Terrain("crate", Cover.LOW, true, Optional.of(4), 0, 1))
            .with(4, 2, 'c');
    var table =
        Tables.empty()
            .scene(Tables.scene(map, "hero", "5,1"))
            .sheet("hero", swordsman().sheet())
            .when(new Encounter.Welcome("late", new Seat("late"), dummy().sheet()))
            .when(new Encounter.BringIn("Feral Hound", "hound", 2));
    var state = table.state();
    assertThat(state.being("late").at()).isEqualTo(at("4,1"));
    assertThat(state.being("hound-1").at()).as("the first that is free").isEqualTo(at("1,1"));
    assertThat(state.being("hound-2").at()).isEqualTo(at("2,1"));
  }

  @Test
  @Covers("RHD-REF-02")
  void nobodyLeavesOnTheirOwnTurn() {
    fight(swordsman(), dummy())
        .refuses(new Encounter.TakeAway("hero"), "RHD-ENC-05")
        .when(new Encounter.TakeAway("foe"))
        .then("fight.round", 0);
  }

  @Test
  @Covers("RHD-REF-02")
  void anotherSeatMaySpeakForSomebodyAndSecretsAreKept() {
    var table =
        Tables.empty()
            .sheet("hero", swordsman().sheet())
            .creature("foe", "Levy Conscript")
            .hides("hero", "foe.armoring")
            .sees("hero", "foe.stance", "low-ready")
            .when(new Encounter.Reveal("foe", Secrecy.OPEN))
            .sees("hero", "foe.armoring", 16)
            .when(new Encounter.Reveal("foe", Secrecy.UNSEEN))
            .hides("hero", "foe.stance")
            .when(new Encounter.HandOver("foe", new Seat("hero")))
            .sees("hero", "foe.armoring", 16);
    assertThat(BOOK.cast().seatOf(table.state(), "foe")).isEqualTo(new Seat("hero"));
    assertThat(List.of(BOOK.id(), BOOK.title())).containsExactly("rhod", "Roll High or Die");
  }

  @Test
  @Covers("RHD-REF-02")
  void somebodyJoinsWithASheetOfTheirOwn() {
    Tables.empty()
        .sheet("hero", swordsman().sheet())
        .when(new Encounter.Welcome("guest", new Seat("guest"), swordsman().sheet()))
        .then("guest.max-vitality", 4)
        .refuses(
            new Encounter.Welcome("guest", new Seat("guest"), swordsman().sheet()), "RHD-CHAR-01")
        .refuses(
            new Encounter.Welcome("x", new Seat("x"), swordsman().knowing("Juggling").sheet()),
            "RHD-CHAR-01");
  }
}
