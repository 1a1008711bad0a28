package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.space.Barrier;
import quintain.space.Brightness;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Point;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// While there is fog, a seat is told of map and foes what its characters see. A wall runs down
/// between columns 4 and 5 for six rows; the hero stands on its left.
class FogTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");
  private static final Seat WATCHER = new Seat("watcher");
  private static final Grid WALLED =
      Scene.OPEN.with(Barrier.wall(Point.corner(5, 0), Point.corner(5, 6)));

  private static Table<OtwState, OtwStep, OtwEvent> table(Grid map, String foeAt, boolean fog) {
    Map<String, Spot> at = new LinkedHashMap<>();
    at.put("hero", Spot.parse("2,2"));
    at.put("foe", Spot.parse(foeAt));
    return hero("6/3/6/3/3/4")
        .holding("Woodfall Axe")
        .quick("Lantern")
        .against("Rust Raider")
        .scene(
            new Scene(
                "", map, at, List.of(), List.of(), Secrecy.OPEN, Optional.of(fog), List.of()));
  }

  private static OtwState laid(Grid map, String foeAt) {
    var table = table(map, foeAt, true).state();
    var scene = table.scene();
    return hero("6/3/6/3/3/4")
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .scene(
            new Scene(
                "",
                map,
                scene.at(),
                List.of(),
                List.of(),
                Secrecy.OPEN,
                Scene.DEFAULTS.fog(),
                List.of()))
        .state();
  }

  /// Nobody has said anything: walls and the dark hide by themselves.
  @Test
  void onAMapThatHidesAnybodyThereIsFogByDefault() {
    assertThat(tokens(laid(WALLED, "8,2"), HERO)).containsExactly("hero");
    assertThat(tokens(laid(Scene.OPEN, "8,2"), HERO)).containsExactly("hero", "foe");
    var night = Scene.OPEN.with(Brightness.DARKNESS);
    assertThat(tokens(laid(night, "8,2"), HERO)).as("in the dark").containsExactly("hero");
    assertThat(tokens(laid(night, "3,2"), HERO)).as("beside one").containsExactly("hero", "foe");
    var lamp = new Light("lamp", Spot.parse("8,2"), 0, 10, 20);
    assertThat(tokens(laid(night.with(lamp), "8,2"), HERO))
        .as("in the light")
        .containsExactly("hero", "foe");
  }

  @Test
  @Covers("OTW-IT-15")
  void aLanternShinesWhereItIsLaidDown() {
    var table = table(Scene.OPEN.with(Brightness.DARKNESS), "7,2", true);
    assertThat(tokens(table.state(), HERO)).as("four spaces from 2,2").containsExactly("hero");
    table.when(new OtwStep.PutDown("hero", "lantern", Spot.parse("3,2")));
    assertThat(tokens(table.state(), HERO)).containsExactly("hero", "foe");
  }

  private static View.Grid map(OtwState state, Seat seat) {
    return BOOK.showing().view(state, seat).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> tokens(OtwState state, Seat seat) {
    return map(state, seat).tokens().stream().map(View.Token::who).toList();
  }

  @Test
  void nothingOfAFoeBehindTheWallIsSent() {
    var state = table(WALLED, "8,2", true).state();

    assertThat(tokens(state, HERO)).containsExactly("hero");
    assertThat(BOOK.showing().view(state, HERO).toString())
        .doesNotContain("foe")
        .doesNotContain("Raider");
    assertThat(BOOK.facts().known(state, HERO).keySet()).noneMatch(fact -> fact.startsWith("foe."));
    assertThat(map(state, HERO).cells()).contains(fogAt("8,2")).doesNotContain(fogAt("3,2"));
    assertThat(BOOK.showing().witnesses(state, "foe").includes(HERO)).isFalse();
  }

  private static View.Cell fogAt(String spot) {
    return new View.Cell(Spot.parse(spot), 0, "", "", false);
  }

  @Test
  void whoeverIsInSightIsSeenAndTheWorldMasterSeesAll() {
    var open = table(WALLED, "2,9", true).state();
    assertThat(tokens(open, HERO)).containsExactly("hero", "foe");
    assertThat(tokens(open, WATCHER)).containsExactly("hero", "foe");
    assertThat(BOOK.showing().witnesses(open, "foe").everyone()).isTrue();

    var hidden = table(WALLED, "8,2", true).state();
    assertThat(tokens(hidden, Seat.REFEREE)).containsExactly("hero", "foe");
    assertThat(map(hidden, Seat.REFEREE).cells()).allMatch(View.Cell::seen);
    assertThat(tokens(hidden, WATCHER)).containsExactly("hero");
  }

  @Test
  @Covers("OTW-R-109")
  void theWorldMasterLaysAndLiftsTheFog() {
    var table = table(WALLED, "8,2", false);
    assertThat(tokens(table.state(), HERO)).containsExactly("hero", "foe");

    table
        .refuses(new OtwStep.SetFog(false), "OTW-R-109")
        .when(new OtwStep.SetFog(true))
        .then("scene.fog", true)
        .refuses(new OtwStep.SetFog(true), "OTW-R-109");
    assertThat(tokens(table.state(), HERO)).containsExactly("hero");
    assertThat(BOOK.deeds().permits(table.state(), HERO, new OtwStep.SetFog(false))).isPresent();
    assertThat(BOOK.deeds().offers(table.state(), Seat.REFEREE))
        .extracting(Offer::label)
        .contains("Lift the fog");

    table.when(new OtwStep.SetFog(false));
    assertThat(tokens(table.state(), HERO)).containsExactly("hero", "foe");
  }

  @Test
  void theBlindKnowOnlyWhatIsBesideThem() {
    var state = table(Scene.OPEN, "4,2", true).given("hero.blind", true).state();
    assertThat(tokens(state, HERO)).containsExactly("hero");

    var beside = table(Scene.OPEN, "3,3", true).given("hero.blind", true).state();
    assertThat(tokens(beside, HERO)).containsExactly("hero", "foe");
    assertThat(map(beside, HERO).cells()).contains(fogAt("4,2")).doesNotContain(fogAt("3,2"));
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
  void noWayLeadsThroughWhatIsNotSeen() {
    var state = table(WALLED, "8,2", true).state();
    var move = Partial.of(OtwStep.Move.class).with("by", "hero");

    assertThat(spots(state, HERO, move)).contains(Spot.parse("4,2")).doesNotContain(behind());
    var lifted = BOOK.rules().apply(state, new FightEvent.FogSet(false));
    assertThat(spots(lifted, HERO, move)).contains(behind());
  }

  /// Beyond the end of the wall, and not seen past it.
  private static Spot behind() {
    return Spot.parse("5,5");
  }

  private static List<Spot> spots(OtwState state, Seat seat, Partial move) {
    var next = (Choices.Next) BOOK.deeds().choices(state, seat, move);
    return ((Question.Where) next.question()).spots().stream().map(Option::value).toList();
  }

  @Test
  @Covers("OTW-IT-15")
  void aLanternAtTheBeltLightsFourSpaces() {
    var state = table(Scene.OPEN.with(Brightness.DARKNESS), "9,2", false).state();

    var lit = map(state, HERO).cells().stream().filter(cell -> cell.at().y() == 2).toList();
    assertThat(lit).filteredOn(cell -> cell.at().x() <= 6).isEmpty();
    assertThat(lit)
        .filteredOn(cell -> cell.at().x() > 6)
        .hasSize(17)
        .allMatch(cell -> cell.light().equals("dark"));
  }

  @Test
  void targetsComeWithTheLineTheyAreSeenAlong() {
    var state = table(Scene.OPEN, "3,2", false).state();
    var menace = Partial.of(OtwStep.Intimidate.class).with("by", "hero");

    assertThat(BOOK.deeds().choices(state, HERO, menace).toString()).contains(Hints.RAY);
    assertThat(state.ray(state.being("hero"), state.being("foe")))
        .hasValueSatisfying(ray -> assertThat(ray).matches("[0-9.]+,[0-9.]+ [0-9.]+,[0-9.]+"));
    var hidden = table(WALLED, "8,2", false).state();
    assertThat(hidden.ray(hidden.being("hero"), hidden.being("foe"))).isEmpty();
  }
}
