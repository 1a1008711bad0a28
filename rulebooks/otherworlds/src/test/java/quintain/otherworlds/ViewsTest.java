package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Draft;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.testkit.Covers;

/// What a seat sees.
class ViewsTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();

  private static OtwState state(Secrecy secrecy) {
    return hero("6/3/6/3/3/4")
        .wearing("Ring Coat")
        .wearing("Buckler Field")
        .against("Rust Raider")
        .scene(
            new Scene(
                "a yard",
                Scene.OPEN,
                new LinkedHashMap<>(),
                List.of(),
                List.of(),
                secrecy,
                Optional.of(false),
                List.of()))
        .state();
  }

  private static List<View.Item> panel(OtwState state, String seat, String id) {
    return BOOK.showing().view(state, new Seat(seat)).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .map(View.Panel::items)
        .orElse(List.of());
  }

  @Test
  @Covers({"OTW-ATT-02", "OTW-ATT-03"})
  void aCharactersPanelHoldsPoolsAndFigures() {
    var items = panel(state(Secrecy.OPEN), "hero", "who-hero");

    assertThat(items)
        .contains(
            new View.Track("hp", 24, 24),
            new View.Track("ast", 9, 9),
            new View.Track("disc", 5, 5),
            new View.Track("guard", 4, 4));
    assertThat(items)
        .filteredOn(View.Score.class::isInstance)
        .extracting(item -> item.label() + " " + ((View.Score) item).value())
        .contains("str 6", "tou 6", "def 8", "armor 2");
  }

  @Test
  void hiddenFiguresAreShownToTheWorldMasterAlone() {
    var state = state(Secrecy.FIGURES_HIDDEN);

    assertThat(panel(state, "hero", "who-foe"))
        .noneMatch(View.Track.class::isInstance)
        .contains(new View.Prose("in hand", "Scrap Cleaver"));
    assertThat(panel(state, "referee", "who-foe")).contains(new View.Track("hp", 20, 20));
  }

  @Test
  void theUnseenHaveNoPanelAndNoToken() {
    var state = state(Secrecy.UNSEEN);

    assertThat(panel(state, "hero", "who-foe")).isEmpty();
    assertThat(map(state, "hero").tokens()).extracting(View.Token::who).containsExactly("hero");
    assertThat(map(state, "referee").tokens())
        .extracting(View.Token::who)
        .containsExactly("hero", "foe");
  }

  private static View.Grid map(OtwState state, String seat) {
    return panel(state, seat, "scene").stream()
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers("OTW-R-56")
  void theMapIsOfTenFootSpacesAndTheWorldMasterMayLayAnother() {
    var map = map(state(Secrecy.OPEN), "referee");

    assertThat(map.feet()).isEqualTo(10);
    assertThat(map.columns()).isEqualTo(24);
    assertThat(map.plan()).isPresent();
    assertThat(map(state(Secrecy.OPEN), "hero").plan()).isEmpty();
  }

  @Test
  void aCharacterInTheMakingIsShownAsFarAsItIsChosen() {
    var draft =
        Draft.of("new", new Seat("new"), "", "", "Landborn")
            .with(Attributes.parse("6/3/6/3/3/4"))
            .picking(List.of("Hardy"), Optional.empty());
    var game = Game.<OtwState, OtwStep>at(Folk.empty().state()).with(new OtwStep.ChooseGear(draft));

    var panels = BOOK.showing().growing(game, new Seat("new"), "new");

    assertThat(panels).hasSize(1);
    assertThat(panels.getFirst().items())
        .contains(new View.Track("hp", 27, 27), new View.Prose("picks", "Hardy"));
  }
}
