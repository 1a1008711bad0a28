package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quintain.kernel.Choices;
import quintain.kernel.Move;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.rath.rules.Actions;
import quintain.rath.state.Being;
import quintain.rath.state.Darkness;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Pace;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.rath.state.Trial;
import quintain.rath.state.Trick;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The scene on a map: each space a zone where the house counts zones, and 5 ft where it counts
/// feet.
class MapTest {
  private static final RathBook BOOK = new RathBook();

  private static final RathHouse FEET =
      Houses.with("distanceSystem", RathHouse.DistanceSystem.FEET);

  /// A hall with a wall across it that is open at the bottom.
  private static final List<String> WALLED =
      List.of(
          "....#.......", //
          "....#.......",
          "....#.......",
          "....#.......",
          "............");

  private static Scene scene(Grid map, Object... idsAndSpots) {
    Map<String, Spot> on = new LinkedHashMap<>();
    for (int i = 0; i < idsAndSpots.length; i += 2) {
      on.put((String) idsAndSpots[i], Spot.parse((String) idsAndSpots[i + 1]));
    }
    return Tables.mapped(map, on);
  }

  private static RathStep go(String by, Pace pace, String to) {
    return new RathStep.GoTo(by, pace, Spot.parse(to));
  }

  /// Ann and a foe on open ground.
  private static Table<RathState, RathStep, RathEvent> open(
      RathHouse house, String annAt, String foeAt) {
    int feet = house.equals(FEET) ? 5 : 25;
    return begun(
        Folk.ann("0/0/0/0/0/0", "held Sword", "Bow", "Arrows")
            .house(house)
            .creature("foe", "Ogre")
            .scene(scene(Grid.open(feet, 30, 10), "ann", annAt, "foe", foeAt)),
        6);
  }

  private static Table<RathState, RathStep, RathEvent> walled(
      RathHouse house, String annAt, String foeAt) {
    int feet = house.equals(FEET) ? 5 : 25;
    return begun(
        Folk.ann("0/0/0/0/0/0", "held Sword", "Bow", "Arrows")
            .house(house)
            .creature("foe", "Ogre")
            .scene(scene(Grid.of(feet, WALLED), "ann", annAt, "foe", foeAt)),
        6);
  }

  private static String why(Table<RathState, RathStep, RathEvent> table, RathStep step) {
    return Refusals.of(BOOK.rules(), table.state(), step).orElseThrow().reason();
  }

  // Places

  @Test
  @Covers({"RTH-R-30", "RTH-DIST-07"})
  void nobodyIsSetDownBesideTheMapOrInAWall() {
    walled(FEET, "1,1", "7,1")
        .refuses(new RathStep.SetValue("ann.at", "103", ""), "RTH-DIST-07")
        .refuses(new RathStep.SetValue("ann.at", "1004", ""), "RTH-DIST-07")
        .when(new RathStep.SetValue("ann.at", "4004", ""))
        .then("ann.space", "4,4");
  }

  // Zones

  @Test
  @Covers({"RTH-R-30", "RTH-DIST-02", "RTH-DIST-03", "RTH-DIST-04", "RTH-DIST-05"})
  void whereZonesAreCountedASpaceIsAZone() {
    var sword = attack("ann", "sword", "foe");
    var bow = attack("ann", "bow", "foe");
    open(RathHouse.DEFAULTS, "3,3", "3,3").dice("d20=2").when(sword);
    open(RathHouse.DEFAULTS, "3,3", "4,4").refuses(sword, "RTH-DIST-02").dice("d20=2").when(bow);
    open(RathHouse.DEFAULTS, "3,3", "5,3").dice("d20=2").when(bow);
    open(RathHouse.DEFAULTS, "3,3", "6,3").refuses(bow, "RTH-R-31");
  }

  /// A tap on the map is the move of a turn, and never a run, which would cost the action.
  @Test
  void thePlainMoveIsNoRun() {
    var state = open(RathHouse.DEFAULTS, "3,3", "9,3").state();
    var deeds = new RathBook().deeds();
    assertThat(deeds.offers(state, state.being("ann").seat()).stream().filter(Offer::plainMove))
        .extracting(offer -> offer.filled().get("pace", Pace.class))
        .containsExactly(Pace.MOVE);
  }

  @Test
  @Covers({"RTH-R-30", "RTH-ACT-01", "RTH-ACT-03"})
  void aMoveIsAZoneAndARunTwo() {
    open(RathHouse.DEFAULTS, "3,3", "9,3")
        .refuses(go("ann", Pace.MOVE, "5,3"), "RTH-ACT-01")
        .when(go("ann", Pace.MOVE, "4,4"))
        .then("ann.space", "4,4")
        .refuses(go("ann", Pace.MOVE, "5,4"), "RTH-ACT-01");
    open(RathHouse.DEFAULTS, "3,3", "9,3")
        .refuses(go("ann", Pace.RUN, "6,3"), "RTH-ACT-03")
        .when(go("ann", Pace.RUN, "5,3"))
        .then("ann.space", "5,3")
        .refuses(attack("ann", "bow", "foe"), "RTH-ACT-01");
  }

  @Test
  @Covers({"RTH-R-30", "RTH-R-42"})
  void aShoveSendsItsTargetIntoTheNextZone() {
    var shoved =
        open(RathHouse.DEFAULTS, "3,3", "3,3")
            .dice("d20=18", "d20=2")
            .when(new RathStep.Stunt("ann", Trick.SHOVE, "foe"));
    assertThat(shoved.state().distance(shoved.state().being("ann"), shoved.state().being("foe")))
        .isEqualTo(1);
  }

  // Feet

  @Test
  @Covers({"RTH-R-30", "RTH-DIST-06", "RTH-DIST-07", "RTH-DIST-08"})
  void whereFeetAreCountedASpaceIsFive() {
    var sword = attack("ann", "sword", "foe");
    var bow = attack("ann", "bow", "foe");
    open(FEET, "3,3", "4,4").dice("d20=2").when(sword);
    open(FEET, "3,3", "5,3").refuses(sword, "RTH-DIST-07").dice("d20=2").when(bow);
    open(FEET, "3,3", "15,3").dice("d20=2").when(bow);
    open(FEET, "3,3", "16,3").refuses(bow, "RTH-DIST-08");
    open(FEET, "3,3", "20,3")
        .refuses(go("ann", Pace.MOVE, "8,3"), "RTH-ACT-01")
        .when(go("ann", Pace.MOVE, "7,3"))
        .then("ann.space", "7,3");
    open(FEET, "3,3", "20,3")
        .refuses(go("ann", Pace.RUN, "12,3"), "RTH-ACT-03")
        .when(go("ann", Pace.RUN, "11,3"))
        .then("ann.space", "11,3");
  }

  @Test
  @Covers({"RTH-R-30", "RTH-DIST-07"})
  void miniaturesStandOnSpacesOfFiveFeet() {
    Folk.ann("0/0/0/0/0/0")
        .house(FEET)
        .refuses(new RathStep.LayMap(Grid.open(10, 4, 4)), "RTH-DIST-07")
        .when(new RathStep.LayMap(Grid.open(5, 4, 4)))
        .then("ann.space", "0,0");
    Folk.ann("0/0/0/0/0/0").when(new RathStep.LayMap(Grid.open(10, 4, 4))).then("ann.space", "0,0");
  }

  @Test
  @Covers("RTH-R-103")
  void whoeverIsUnseenStopsAMoveAndIsNotNamed() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .house(FEET)
                .creature("foe", "Ogre")
                .scene(scene(Grid.of(5, List.of("......")), "ann", "0,0", "foe", "2,0")),
            6)
        .given("foe.secrecy", "unseen")
        .when(go("ann", Pace.MOVE, "3,0"))
        .says("Ann stops: somebody unseen is in the way")
        .then("ann.space", "1,0");
  }

  @Test
  @Covers("RTH-R-30")
  void foesBarTheWayAndAreNamed() {
    // a corridor one space wide
    var corridor = Grid.of(5, List.of("......"));
    var barred =
        begun(
                Folk.ann("0/0/0/0/0/0")
                    .house(FEET)
                    .creature("foe", "Ogre")
                    .scene(scene(corridor, "ann", "0,0", "foe", "2,0")),
                6)
            .refuses(go("ann", Pace.MOVE, "3,0"), "RTH-ACT-01");
    assertThat(why(barred, go("ann", Pace.MOVE, "3,0"))).isEqualTo("Foe bars the way");
    assertThat(why(barred, go("ann", Pace.MOVE, "2,0"))).isEqualTo("Foe stands there");
    assertThat(why(barred, go("ann", Pace.MOVE, "9,0"))).isEqualTo("9,0 is not on the map");
    barred.when(go("ann", Pace.MOVE, "1,0")).then("ann.space", "1,0");
    // whoever is down bars nothing, and a zone has room for all
    begun(
            Folk.ann("0/0/0/0/0/0")
                .creature("foe", "Ogre")
                .scene(scene(Grid.of(25, List.of("......")), "ann", "0,0", "foe", "1,0")),
            6)
        .when(go("ann", Pace.RUN, "2,0"))
        .then("ann.space", "2,0");
  }

  @Test
  @Covers({"RTH-R-30", "RTH-R-42"})
  void aShoveSendsFiveFeetAsFarAsThereIsRoom() {
    open(FEET, "3,3", "4,3")
        .dice("d20=18", "d20=2")
        .when(new RathStep.Stunt("ann", Trick.SHOVE, "foe"))
        .then("foe.space", "5,3");
    open(FEET, "1,0", "0,0")
        .dice("d20=18", "d20=2")
        .when(new RathStep.Stunt("ann", Trick.SHOVE, "foe"))
        .then("foe.space", "0,0");
  }

  @Test
  @Covers({"RTH-R-47", "RTH-ZERO-02"})
  void oneCrawlsASpace() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .house(FEET)
                .creature("foe", "Ogre")
                .scene(scene(Grid.open(5, 9, 9), "ann", "3,3", "ben", "6,6", "foe", "8,8")),
            6)
        .given("ann.hp", 0)
        .refuses(go("ann", Pace.CRAWL, "5,3"), "RTH-ZERO-02")
        .when(go("ann", Pace.CRAWL, "4,3"))
        .then("ann.space", "4,3");
  }

  // Walls

  @ParameterizedTest
  @EnumSource(RathHouse.DistanceSystem.class)
  @Covers("RTH-R-30")
  void wallsEndWaysBlowsAndShots(RathHouse.DistanceSystem system) {
    var house = Houses.with("distanceSystem", system);
    var apart = walled(house, "3,0", "5,0");
    assertThat(why(apart, attack("ann", "bow", "foe"))).isEqualTo("Ann does not see Foe");
    boolean feet = house.equals(FEET);
    assertThat(why(apart, go("ann", Pace.RUN, "4,0")))
        .isEqualTo("Nobody can stand in " + (feet ? "space" : "zone") + " 4,0: rock");
    // two spaces as the crow flies, and more around the end of the wall
    assertThat(why(walled(house, "3,1", "11,4"), go("ann", Pace.MOVE, "5,1")))
        .isEqualTo(
            feet
                ? "It is 30 ft to space 5,1, and Ann gets 20 ft"
                : "It is 6 zones to zone 5,1, and Ann gets 1 zone");
  }

  @Test
  @Covers("RTH-R-30")
  void aSpellNeedsSight() {
    Tables.party()
        .creature("foe", "Ogre")
        .scene(scene(Grid.of(25, WALLED), "ilvane", "3,0", "foe", "5,0"))
        .refuses(
            new RathStep.CastSpell("ilvane", "Spark Dart", List.of("foe"), true), "RTH-S-CAST-07");
  }

  // Spells that fill a zone

  private static Table<RathState, RathStep, RathEvent> cloud(RathHouse house, Scene scene) {
    return Tables.empty()
        .pregen("ilvane", "Ilvane")
        .house(house)
        .creature("one", "Raider")
        .creature("two", "Raider")
        .scene(scene)
        .changed(state -> Tables.equipped(state, "ilvane", List.of("Gall Cloud")));
  }

  private static RathStep gall(String at) {
    return new RathStep.CastSpell("ilvane", "Gall Cloud", List.of(at), true);
  }

  @Test
  @Covers({"RTH-S-SPL-18", "RTH-R-30"})
  void aCloudFillsTheZoneItIsCastInto() {
    // on the line: one in zone 1, one in zone 2; Near reaches zone 1
    cloud(RathHouse.DEFAULTS, Tables.placing("one", 1, "two", 2))
        .refuses(gall("2"), "RTH-S-CAST-07")
        .dice("d20=5")
        .when(gall("1"))
        .then("one.poison-damage", 4)
        .then("two.poison-damage", 0);
    cloud(
            RathHouse.DEFAULTS,
            scene(Grid.open(25, 6, 6), "ilvane", "1,1", "one", "2,2", "two", "3,2"))
        .refuses(gall("3,2"), "RTH-S-CAST-07")
        .dice("d20=5")
        .when(gall("2,2"))
        .then("one.poison-damage", 4)
        .then("two.poison-damage", 0);
  }

  @Test
  @Covers({"RTH-S-SPL-18", "RTH-R-30"})
  void inFeetACloudTakesInAllWithinTenFeetOfItsMiddle() {
    var map = Grid.open(5, 20, 6);
    // 30 ft off, between two who stand 10 ft to each side of it
    cloud(FEET, scene(map, "ilvane", "0,0", "one", "4,0", "two", "8,0"))
        .refuses(gall("7,0"), "RTH-S-CAST-07")
        .dice("d20=5", "d20=5")
        .when(gall("6,0"))
        .then("one.poison-damage", 4)
        .then("two.poison-damage", 4);
    cloud(FEET, scene(map, "ilvane", "0,0", "one", "3,0", "two", "9,0"))
        .when(gall("6,0"))
        .then("one.poison-damage", 0)
        .then("two.poison-damage", 0);
  }

  @Test
  @Covers({"RTH-S-SPL-12", "RTH-R-30"})
  void dreadRunsAsFarAwayAsTheMapAllows() {
    var fled =
        open(FEET, "3,3", "4,3")
            .changed(
                new FightEvent.EffectBegan(
                        "foe",
                        new Effect(
                            Effect.Kind.DREAD, "ann", new Effect.End.TurnEnd("foe", 1), 0, ""))
                    ::appliedTo)
            .when(Tables.end("ann"))
            .when(new RathStep.BeginTurn("foe"));
    // eight spaces from 4,3
    assertThat(fled.state().distance(fled.state().being("ann"), fled.state().being("foe")))
        .isEqualTo(45);
  }

  // Light

  @ParameterizedTest
  @EnumSource(RathHouse.DistanceSystem.class)
  @Covers({"RTH-R-90", "RTH-R-30"})
  void aTorchLightsTheMapToNear(RathHouse.DistanceSystem system) {
    boolean feet = system == RathHouse.DistanceSystem.FEET;
    var look = new RathStep.Test("sefa", Trial.NOTICE, Optional.empty(), Optional.empty(), false);
    for (int far : new int[] {0, 1}) {
      // Near is a zone, or 30 ft: six spaces
      int x = (feet ? 6 : 1) + far;
      Tables.party()
          .house(Houses.with("distanceSystem", system))
          .scene(scene(Grid.open(feet ? 5 : 25, 20, 5), "ilvane", "0,0", "sefa", x + ",0"))
          .when(new RathStep.SetDarkness(Darkness.DARK))
          .when(new RathStep.UseItem("ilvane", "torches", ""))
          .dice(far == 0 ? "d20=10" : "d20=10 d20=4")
          .when(look);
    }
  }

  // What the table shows

  @Test
  @Covers("RTH-R-30")
  void theMapIsDrawnWithTokensAndTheGmMayLayAnother() {
    var table = open(FEET, "3,3", "5,5");
    var gm = grid(table, Seat.REFEREE);
    assertThat(gm.columns()).isEqualTo(30);
    assertThat(gm.tokens())
        .containsExactlyInAnyOrder(
            new View.Token("ann", new Spot(3, 3, 0), 1),
            new View.Token("foe", new Spot(5, 5, 0), 1));
    assertThat(gm.plan().orElseThrow().slot()).isEqualTo("map");
    assertThat(grid(table, new Seat("ann")).plan()).isEmpty();
  }

  private static View.Grid grid(Table<RathState, RathStep, RathEvent> table, Seat seat) {
    return BOOK.showing().view(table.state(), seat).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers("RTH-R-30")
  void spacesAreOfferedWithTheirCost() {
    var asked =
        BOOK.deeds()
            .choices(
                open(FEET, "3,3", "9,9").state(),
                new Seat("ann"),
                Partial.of(RathStep.GoTo.class).with("by", "ann").with("pace", Pace.MOVE));
    assertThat(asked).isInstanceOf(Choices.Next.class);
    var where = (Question.Where) ((Choices.Next) asked).question();
    // four spaces each way, as far as the map goes, less one's own
    assertThat(where.spots()).hasSize(8 * 8 - 1);
    assertThat(where.byDefault()).isEqualTo(new Spot(7, 7, 0));
  }

  @Test
  @Covers("RTH-R-30")
  void aMapLaidInPlayFindsRoomForEverybody() {
    var table =
        Tables.party()
            .house(FEET)
            .when(new RathStep.LayMap(Grid.of(5, List.of("##....", "......"))));
    assertThat(table.state().roster().stream().map(Being::at).distinct()).hasSize(4);
    table
        .refuses(new RathStep.PutAt("sefa", new Spot(0, 0, 0)), "RTH-R-30")
        .refuses(new RathStep.PutAt("ghost", new Spot(5, 1, 0)), "RTH-R-30")
        .when(new RathStep.PutAt("sefa", new Spot(5, 1, 0)))
        .then("sefa.space", "5,1")
        .refuses(new RathStep.PutAt("odda", new Spot(5, 1, 0)), "RTH-R-30");
    Tables.party()
        .refuses(new RathStep.PutAt("sefa", new Spot(0, 0, 0)), "RTH-R-30")
        .refuses(go("sefa", Pace.MOVE, "1,0"), "RTH-R-30");
  }

  @Test
  @Covers("RTH-R-30")
  void newcomersStandWhereThereIsRoom() {
    var table = open(FEET, "0,0", "9,9").when(new RathStep.BringIn("Giant rat", "rat", 2));
    assertThat(table.state().roster().stream().map(Being::at).distinct()).hasSize(4);
  }

  @Test
  @Covers("RTH-R-30")
  void policiesFindTheirWayAroundWalls() {
    var table = walled(FEET, "3,0", "5,0").when(new RathStep.SetFog(false));
    var moves = new RathBook().foresight().fights().orElseThrow().moves(table.state(), "ann");
    var near =
        moves.stream()
            .filter(move -> move.kind() == Move.Kind.APPROACH)
            .map(move -> move.command())
            .toList();
    assertThat(near).isNotEmpty();
    for (RathStep step : near) {
      assertThat(Actions.refusal(table.state(), (RathStep.Deed) step)).isEmpty();
    }
  }
}
