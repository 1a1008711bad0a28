package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Verb;
import quintain.rhod.state.Wielding;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The uses of Interact: hands, doors, force, bonds.
class InteractTest {
  private static Folk.Hero hero() {
    return Folk.hero("14/14/10/10/10/10").knowing("Brace").with("Iron Gut");
  }

  private static Table<RhodState, RhodStep, RhodEvent> fight(Folk.Hero hero) {
    return Tables.fight(hero, Tables.dummy());
  }

  /// Open ground with a closed door between two spaces.
  private static final Grid BY_A_DOOR =
      Scene.OPEN.with(
          new Barrier(
              "door", Point.corner(6, 5), Point.corner(6, 6), Cover.FULL, false, Optional.empty()));

  @Test
  @Covers("RHD-INT-01")
  void aSimpleActCostsOneAp() {
    fight(hero())
        .when(new Handling.Interact("hero", "pulls the lever"))
        .says("pulls the lever")
        .then("fight.ap", 6)
        .refuses(new Handling.Interact("hero", "x".repeat(301)), "RHD-INT-01");
    fight(hero())
        .answer("referee", "simple-act", false)
        .when(new Handling.Interact("hero", "lifts the gate"))
        .says("in vain");
  }

  @Test
  @Covers("RHD-INT-02")
  void unpackTakesAPackedItemIntoAFreeHand() {
    fight(hero().having("Torch", Place.PACK))
        .when(new Handling.Unpack("hero", "Torch"))
        .then("hero.held", List.of("Torch"))
        .then("fight.ap", 6)
        .refuses(new Handling.Unpack("hero", "Torch"), "RHD-INT-02");
    fight(hero().having("Torch", Place.PACK).inBothHands("Maul"))
        .refuses(new Handling.Unpack("hero", "Torch"), "RHD-INT-02");
  }

  @Test
  @Covers("RHD-INT-03")
  void holdTakesALooseItemIntoTheHand() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "foe", "9,9"))
            .sheet("hero", hero().sheet())
            .sheet("foe", Tables.dummy().sheet())
            .when(new Handling.LayOut("Shortsword", 1, new Spot(5, 5, 0)))
            .when(new Handling.LayOut("Maul", 1, new Spot(8, 5, 0)));
    table
        .refuses(new Handling.Hold("hero", "Maul"), "RHD-INV-01")
        .when(new Handling.Hold("hero", "Shortsword"))
        .then("hero.held", List.of("Shortsword"))
        .then("ground", List.of("Maul"));
  }

  @Test
  @Covers("RHD-R-106")
  void theGearOfTheDeadIsLoose() {
    var foe = Tables.dummy().holding("Fighting Dagger");
    fight(hero())
        .refuses(new Handling.Hold("hero", "Fighting Dagger"), "RHD-INV-01")
        .given("foe.dead", true)
        .when(new Encounter.Run("hero", Tables.at("6,5")))
        .then("hero.at", "6,5");
    Tables.duel(hero(), foe)
        .given("foe.dead", true)
        .when(new Handling.Hold("hero", "Fighting Dagger"))
        .then("hero.held", List.of("Fighting Dagger"))
        .then("foe.items", List.of());
  }

  @Test
  @Covers("RHD-INT-04")
  void placePutsAnItemOntoAnAdjacentSpace() {
    fight(hero().holding("Torch"))
        .refuses(new Handling.SetDown("hero", "Torch", new Spot(7, 5, 0)), "RHD-INT-04")
        .when(new Handling.SetDown("hero", "Torch", new Spot(5, 6, 0)))
        .then("hero.held", List.of())
        .then("ground", List.of("Torch"))
        .then("fight.ap", 6);
  }

  @Test
  @Covers("RHD-INT-05")
  void packPutsAnItemFromTheHandWhereThereIsRoom() {
    fight(hero().holding("Shortsword"))
        .refuses(new Handling.PutAway("hero", "Shortsword", Place.QUIVER), "RHD-INV-14")
        .refuses(new Handling.PutAway("hero", "Shortsword", Place.HEADGEAR), "RHD-INT-05")
        .when(new Handling.PutAway("hero", "Shortsword", Place.SHEATH))
        .then("hero.held", List.of())
        .then("fight.ap", 6)
        .refuses(new Handling.PutAway("hero", "Shortsword", Place.PACK), "RHD-INT-05");
  }

  @Test
  @Covers("RHD-R-36")
  void droppingIsFreeDrawingAndSwappingAreNot() {
    fight(hero().having("Shortsword", Place.SHEATH))
        .when(new Handling.Hold("hero", "Shortsword"))
        .then("hero.held", List.of("Shortsword"))
        .then("fight.ap", 6)
        .when(new Handling.Hold("hero", "Shortsword"))
        .then("fight.ap", 5)
        .when(new Handling.Drop("hero", "Shortsword"))
        .then("fight.ap", 5)
        .then("ground", List.of("Shortsword"));
    var swapped =
        fight(hero().holding("Shortsword")).when(new Handling.Hold("hero", "Shortsword")).state();
    assertThat(swapped.being("hero").kit().get("Shortsword").place()).isEqualTo(Place.OFF_HAND);
    fight(hero().holding("Shortsword").having("Torch", Place.OFF_HAND))
        .refuses(new Handling.Hold("hero", "Shortsword"), "RHD-R-36");
  }

  @Test
  @Covers({"RHD-INT-06", "RHD-INT-07"})
  void doorsOpenAndClose() {
    var table =
        Tables.empty()
            .scene(Tables.scene(BY_A_DOOR, "hero", "5,5", "foe", "7,5"))
            .sheet("hero", hero().sheet())
            .sheet("foe", Tables.dummy().sheet());
    assertThat(Ways.along(table.state(), table.state().being("hero"), List.of(Tables.at("6,5"))))
        .isEmpty();
    table.refuses(new Handling.CloseUp("hero", "door"), "RHD-INT-07");
    table.refuses(new Handling.OpenUp("hero", "hatch"), "RHD-INT-06");
    table.when(new Handling.OpenUp("hero", "door"));
    assertThat(Ways.along(table.state(), table.state().being("hero"), List.of(Tables.at("6,5"))))
        .isPresent();
    table
        .refuses(new Handling.OpenUp("hero", "door"), "RHD-INT-06")
        .when(new Handling.CloseUp("hero", "open door"));
    assertThat(table.state().scene().map()).isEqualTo(BY_A_DOOR);
  }

  @Test
  @Covers({"RHD-INT-09", "RHD-R-35"})
  void forceMakesSomebodyWillingUntilTheTurnEnds() {
    var table =
        fight(hero())
            .dice("d20=12", "d20=13")
            .when(new Handling.Compel("hero", "foe"))
            .then("foe.willing", 1)
            .then("fight.ap", 6);
    table.when(Tables.end("hero")).then("foe.willing", 0);
    fight(hero())
        .dice("d20=10", "d20=13")
        .when(new Handling.Compel("hero", "foe"))
        .then("foe.willing", 0);
    // The contest has Advantage over somebody held.
    fight(hero())
        .given("foe.grappled", 0)
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("hero", "foe"))
        .then("foe.grappled", 1)
        .dice("d20=1", "d20=15", "d20=10")
        .when(new Handling.Compel("hero", "foe"))
        .then("foe.willing", 1);
    fight(hero())
        .answer("referee", "force", false)
        .when(new Handling.Compel("hero", "foe"))
        .then("foe.willing", 0);
  }

  @Test
  void quickHandsInteractOnceForNothing() {
    fight(hero().with("Quick Hands").having("Torch", Place.PACK))
        .when(new Handling.Unpack("hero", "Torch"))
        .then("fight.ap", 7)
        .when(new Handling.Interact("hero", "waves"))
        .then("fight.ap", 6);
  }

  @Test
  void whoIsBoundHasNoHandAndOthersSetThemFree() {
    var binder = hero().having("Manacles", Place.OFF_HAND);
    var table =
        fight(binder)
            .dice("d20=15", "d20=5")
            .when(new Handling.UseOn("hero", "Manacles", Verb.FORCE, "foe"))
            .when(new Handling.UseOn("hero", "Manacles", Verb.APPLY, "foe"))
            .when(new Handling.UseOn("hero", "Manacles", Verb.CLOSE, "foe"))
            .then("foe.bound", 1)
            .then("hero.items", List.of())
            .then("fight.ap", 4);
    table
        .when(new Handling.Release("hero", "foe"))
        .then("foe.bound", 0)
        .then("ground", List.of("Manacles"))
        .then("fight.ap", 3);
    fight(hero().holding("Shortsword"))
        .given("hero.bound", 1)
        .then("ground", List.of("Shortsword"))
        .refuses(Tables.attack("hero", "Shortsword", "foe"), "RHD-ATK-01")
        .refuses(new Handling.Hold("hero", "Shortsword"), "RHD-COND-06")
        .refuses(new Handling.Drop("foe", "Shortsword"), "RHD-R-36");
    fight(hero().having("Sewing Roll", Place.PACK))
        .given("foe.bound", 1)
        .when(new Handling.Release("hero", "foe"))
        .then("fight.ap", 5);
    fight(hero()).given("foe.bound", 1).refuses(new Handling.Release("hero", "foe"), "RHD-COND-06");
  }

  /// A door in the edge of the next space but one is out of reach.
  @Test
  @Covers({"RHD-INT-06", "RHD-INT-07"})
  void doorsAreOpenedFromBesideThem() {
    var table =
        Tables.empty().scene(Tables.scene(BY_A_DOOR, "hero", "5,5")).sheet("hero", hero().sheet());
    for (String near : List.of("5,5", "6,5", "5,4", "5,6", "6,4", "6,6")) {
      assertThat(doors(table, near)).as(near).hasSize(1);
    }
    for (String far : List.of("4,5", "7,5", "5,3", "5,7", "4,4", "7,6")) {
      assertThat(doors(table, far)).as(far).isEmpty();
    }
  }

  private static List<Barrier> doors(Table<RhodState, RhodStep, RhodEvent> table, String at) {
    var state = new FightEvent.Pushed("hero", List.of(Tables.at(at))).appliedTo(table.state());
    return Interactions.doors(state, state.being("hero"), false);
  }

  @Test
  @Covers("RHD-INT-06")
  void everyDoorIsOpenedInThought() {
    var door =
        new Barrier(
            "door", Point.corner(6, 5), Point.corner(6, 6), Cover.FULL, false, Optional.empty());
    var state =
        Tables.empty()
            .scene(Tables.scene(Scene.OPEN.with(door), "hero", "5,5"))
            .sheet("hero", hero().sheet())
            .state();
    var open = Interactions.allOpen(state).orElseThrow();
    assertThat(Field.map(open).walls()).extracting(Barrier::passable).containsExactly(true);
    assertThat(Interactions.allOpen(open)).isEmpty();
  }

  @Test
  @Covers({"RHD-INT-01", "RHD-INT-09", "RHD-COND-06"})
  void someActsNeedSomebodyElseWhoIsThere() {
    fight(hero())
        .refuses(new Handling.Compel("hero", "nobody"), "RHD-INT-09")
        .refuses(new Handling.Compel("hero", "hero"), "RHD-INT-09")
        .refuses(new Handling.Release("hero", "nobody"), "RHD-COND-06")
        .refuses(new Handling.Release("hero", "foe"), "RHD-COND-06")
        .when(new Handling.Interact("hero", " "))
        .says("does something simple")
        .refuses(new Handling.Interact("hero", "x".repeat(301)), "RHD-INT-01")
        .when(new Handling.Interact("hero", "x".repeat(300)))
        .given("foe.at", "9,9")
        .refuses(new Handling.Compel("hero", "foe"), "RHD-INT-09")
        .given("foe.bound", 1)
        .refuses(new Handling.Release("hero", "foe"), "RHD-COND-06")
        .given("hero.bound", 1)
        .refuses(new Handling.Release("hero", "hero"), "RHD-COND-06");
  }

  /// Fangs need no hand; fists do, and Manacles that somebody wears are no weapon.
  @Test
  @Covers({"RHD-COND-06", "RHD-ATK-01"})
  void theBoundStillBite() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "viper", "6,5"))
            .sheet("hero", hero().sheet())
            .creature("viper", "Bog Viper")
            .dice("d20=1", "d20=20")
            .when(Tables.CALL)
            .given("viper.bound", 1)
            .given("hero.bound", 1)
            .refuses(Tables.attack("viper", Arms.UNARMED, "hero"), "RHD-COND-06")
            .dice("d20=1")
            .when(Tables.attack("viper", "Fangs", "hero"));
    var chained =
        new ThingEvent.Got(
                "viper",
                Item.fresh(table.state().shelf().thing("Manacles").orElseThrow(), Place.NATURAL, 1))
            .appliedTo(table.state());
    assertThat(Arms.refusal(chained, chained.being("viper"), new Wielding("Manacles", false)))
        .hasValueSatisfying(refusal -> assertThat(refusal.clause()).isEqualTo(Rhd.RHD_ATK_01));
  }
}
