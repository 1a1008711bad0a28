package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.space.Barrier;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// While there is fog, a seat is told of map and foes what its characters see. A wall runs down
/// between columns 4 and 5 for six rows; the hero stands on its left.
class FogTest {
  private static final RhodBook BOOK = new RhodBook();
  private static final Seat HERO = new Seat("hero");
  private static final Seat WATCHER = new Seat("watcher");
  private static final Grid WALLED =
      Scene.OPEN.with(Barrier.wall(Point.corner(5, 0), Point.corner(5, 6)));

  private static Table<RhodState, RhodStep, RhodEvent> table(Grid map, String foeAt, boolean fog) {
    return table(map, foeAt, Optional.of(fog));
  }

  private static Table<RhodState, RhodStep, RhodEvent> table(
      Grid map, String foeAt, Optional<Boolean> fog) {
    return Tables.empty()
        .scene(Tables.scene(map, fog, "hero", "2,2", "foe", foeAt))
        .sheet("hero", swordsman().sheet())
        .creature("foe", "Hill Poacher");
  }

  private static View.Grid map(RhodState state, Seat seat) {
    return BOOK.showing().view(state, seat).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> tokens(RhodState state, Seat seat) {
    return map(state, seat).tokens().stream().map(View.Token::who).toList();
  }

  private static View.Cell fogAt(String spot) {
    return new View.Cell(Spot.parse(spot), 0, "", "", false);
  }

  @Test
  void nothingOfAFoeBehindTheWallIsSent() {
    var state = table(WALLED, "8,2", true).state();

    assertThat(tokens(state, HERO)).containsExactly("hero");
    assertThat(BOOK.showing().view(state, HERO).toString())
        .doesNotContain("foe")
        .doesNotContain("Poacher");
    assertThat(BOOK.facts().known(state, HERO).keySet()).noneMatch(fact -> fact.startsWith("foe."));
    assertThat(map(state, HERO).cells()).contains(fogAt("8,2")).doesNotContain(fogAt("3,2"));
    assertThat(BOOK.showing().witnesses(state, "foe").includes(HERO)).isFalse();
  }

  @Test
  void whoeverIsInSightIsSeenAndTheRefereeSeesAll() {
    var open = table(WALLED, "2,9", true).state();
    assertThat(tokens(open, HERO)).containsExactly("hero", "foe");
    assertThat(tokens(open, WATCHER)).containsExactly("hero", "foe");
    assertThat(BOOK.showing().witnesses(open, "foe").everyone()).isTrue();

    var hidden = table(WALLED, "8,2", true).state();
    assertThat(tokens(hidden, Seat.REFEREE)).containsExactly("hero", "foe");
    assertThat(map(hidden, Seat.REFEREE).cells()).allMatch(View.Cell::seen);
    assertThat(tokens(hidden, WATCHER)).containsExactly("hero");
  }

  /// Nobody has said anything: walls and the dark hide what is behind them and in it by themselves.
  @Test
  void onAMapThatHidesAnybodyThereIsFogByDefault() {
    assertThat(tokens(laid(WALLED), HERO)).containsExactly("hero");
    assertThat(tokens(laid(WALLED), Seat.REFEREE)).containsExactly("hero", "foe");
    assertThat(tokens(laid(Scene.OPEN), HERO)).containsExactly("hero", "foe");
    assertThat(BOOK.facts().known(laid(WALLED), Seat.REFEREE)).containsEntry("scene.fog", true);
    assertThat(BOOK.facts().known(laid(Scene.OPEN), Seat.REFEREE))
        .containsEntry("scene.fog", false);
  }

  private static RhodState laid(Grid map) {
    return table(map, "8,2", Scene.DEFAULTS.fog()).state();
  }

  @Test
  @Covers("RHD-R-98")
  void theRefereeLaysAndLiftsTheFog() {
    var table = table(WALLED, "8,2", false);
    assertThat(tokens(table.state(), HERO)).containsExactly("hero", "foe");

    table
        .refuses(new Encounter.SetFog(false), "RHD-R-98")
        .when(new Encounter.SetFog(true))
        .then("scene.fog", true)
        .refuses(new Encounter.SetFog(true), "RHD-R-98");
    assertThat(tokens(table.state(), HERO)).containsExactly("hero");
    assertThat(BOOK.deeds().permits(table.state(), HERO, new Encounter.SetFog(false))).isPresent();
    assertThat(BOOK.deeds().offers(table.state(), Seat.REFEREE))
        .extracting(Offer::label)
        .contains("Lift the fog");

    table.when(new Encounter.SetFog(false));
    assertThat(tokens(table.state(), HERO)).containsExactly("hero", "foe");
  }

  @Test
  void theBlindedKnowOnlyWhatIsBesideThem() {
    var state = table(Scene.OPEN, "4,2", true).given("hero.blinded", 1).state();
    assertThat(tokens(state, HERO)).containsExactly("hero");

    var beside = table(Scene.OPEN, "3,3", true).given("hero.blinded", 1).state();
    assertThat(tokens(beside, HERO)).containsExactly("hero", "foe");
    assertThat(map(beside, HERO).cells()).contains(fogAt("4,2")).doesNotContain(fogAt("3,2"));
  }

  @Test
  void whoeverIsHiddenIsNotSeenThoughNothingStandsBetween() {
    var state = table(Scene.OPEN, "4,2", true).given("foe.hidden", 1).state();
    assertThat(tokens(state, HERO)).containsExactly("hero");
    assertThat(tokens(BOOK.rules().apply(state, new FightEvent.FogSet(false)), HERO))
        .containsExactly("hero", "foe");
  }

  @Test
  void aFoeInTheFogIsToldOfNobodyButMayGiveItselfAway() {
    var state = table(WALLED, "8,2", true).state();
    var moved = new FightEvent.Moved("foe", List.of(Spot.parse("9,2")));
    assertThat(BOOK.showing().narrate(moved, state, List.of()).audience().includes(HERO)).isFalse();

    var spotted = BOOK.rules().apply(state, new FightEvent.Spotted("foe"));
    assertThat(BOOK.showing().narrate(moved, spotted, List.of()).audience().includes(HERO))
        .isTrue();
    assertThat(BOOK.facts().known(spotted, HERO)).containsKey("foe.at");
    assertThat(BOOK.facts().known(BOOK.rules().apply(spotted, moved), HERO))
        .doesNotContainKey("foe.at");
  }

  @Test
  void whoeverAttacksOutOfHidingIsSeenByThen() {
    var table = table(Scene.OPEN, "6,2", true).given("foe.hidden", 1).dice("d20=1", "d20=20");
    assertThat(BOOK.showing().witnesses(table.state(), "foe").includes(HERO)).isFalse();

    table.when(Tables.CALL).dice("d20=1", "d20=1").when(attack("foe", "Short Bow", "hero"));
    assertThat(table.events()).contains(new FightEvent.Spotted("foe"));
    assertThat(tokens(table.state(), HERO)).containsExactly("hero", "foe");
  }

  @Test
  void whatLiesInTheFogIsNotSent() {
    var table = table(WALLED, "2,9", true).when(new Handling.LayOut("Torch", 1, Spot.parse("8,2")));
    assertThat(BOOK.facts().known(table.state(), HERO)).containsEntry("ground", List.of());
    assertThat(BOOK.showing().view(table.state(), HERO).toString()).doesNotContain("Torch");
    assertThat(BOOK.facts().known(table.state(), Seat.REFEREE))
        .containsEntry("ground", List.of("Torch"));
  }

  @Test
  void noWayLeadsThroughWhatIsNotSeen() {
    var state = table(WALLED, "8,2", true).state();
    var run = Partial.of(Encounter.Run.class).with("by", "hero");

    assertThat(spots(state, HERO, run)).contains(Spot.parse("4,2")).doesNotContain(behind());
    var lifted = BOOK.rules().apply(state, new FightEvent.FogSet(false));
    assertThat(spots(lifted, HERO, run)).contains(behind());
  }

  /// Beyond the end of the wall, and not seen past it.
  private static Spot behind() {
    return Spot.parse("5,5");
  }

  private static List<Spot> spots(RhodState state, Seat seat, Partial move) {
    var next = (Choices.Next) BOOK.deeds().choices(state, seat, move);
    return ((Question.Where) next.question()).spots().stream().map(Option::value).toList();
  }
}
