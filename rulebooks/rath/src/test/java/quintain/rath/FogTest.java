package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.rath.state.Darkness;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Fog;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// On a map with walls or darkness players know what their characters see, unless the GM says
/// otherwise. A wall stands between the raider and Brannoc; further down it is open.
class FogTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat BRANNOC = new Seat("brannoc");
  private static final Seat WATCHER = new Seat("watcher");

  private static final List<String> WALLED =
      List.of("....#...", "....#...", "....#...", "........");
  private static final List<String> OPEN = List.of("........", "........", "........", "........");

  private static Table<RathState, RathStep, RathEvent> hall(List<String> rows) {
    Map<String, Spot> on = new LinkedHashMap<>();
    on.put("brannoc", Spot.parse("1,0"));
    on.put("raider", Spot.parse("7,0"));
    return Tables.empty()
        .scene(Tables.mapped(Grid.of(5, rows), on))
        .pregen("brannoc", "Brannoc")
        .creature("raider", "Raider");
  }

  private static boolean sees(RathState state, Seat seat) {
    return state.maySee(state.being("raider"), seat);
  }

  @Test
  @Covers("RTH-R-30")
  void wallsHideFoesFromWhoeverDoesNotSeePastThem() {
    var state = hall(WALLED).state();
    assertThat(Fog.lies(state)).isTrue();
    assertThat(sees(state, BRANNOC)).isFalse();
    assertThat(sees(state, WATCHER)).as("watches with the party").isFalse();
    assertThat(sees(state, Seat.REFEREE)).isTrue();
    assertThat(drawn(state, BRANNOC)).containsExactly("brannoc");
    assertThat(drawn(state, Seat.REFEREE)).containsExactlyInAnyOrder("brannoc", "raider");
  }

  private static List<String> drawn(RathState state, Seat seat) {
    return BOOK.showing().view(state, seat).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .filter(View.Grid.class::isInstance)
        .flatMap(item -> ((View.Grid) item).tokens().stream())
        .map(View.Token::who)
        .toList();
  }

  @Test
  @Covers("RTH-R-30")
  void openGroundHidesNobodyUnlessTheGmSaysSo() {
    var state = hall(OPEN).state();
    assertThat(Fog.lies(state)).isFalse();
    assertThat(sees(state, BRANNOC)).isTrue();
    hall(OPEN).refuses(new RathStep.SetFog(false), "RTH-R-30");
    var lifted = hall(WALLED).when(new RathStep.SetFog(false)).state();
    assertThat(sees(lifted, BRANNOC)).isTrue();
  }

  @Test
  @Covers("RTH-R-30")
  void whoeverGivesThemselvesAwayIsSeenUntilTheyMove() {
    var state = hall(WALLED).state();
    var spotted = new FightEvent.Spotted("raider").appliedTo(state);
    assertThat(sees(spotted, BRANNOC)).isTrue();
    var moved = new FightEvent.Moved("raider", spotted.being("raider").at() - 1).appliedTo(spotted);
    assertThat(sees(moved, BRANNOC)).isFalse();
  }

  @Test
  @Covers("RTH-R-30")
  void whatLiesInTheDarkIsSeenByNobodyWithoutALight() {
    var dark = hall(OPEN).when(new RathStep.SetDarkness(Darkness.DARK)).state();
    assertThat(Fog.lies(dark)).isTrue();
    assertThat(sees(dark, BRANNOC)).isFalse();
  }
}
