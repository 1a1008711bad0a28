package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Aiming at spaces: what is taken in is seen before anything is done, and the form leaves the map
/// in sight.
class AimTest extends Trial {
  /// Three raiders side by side, one hero beside them with a blade that sweeps and another one with
  /// a grenade.
  private static final String SCENE =
      """
      book: otherworlds
      title: Aiming
      scene:
        place: A yard
        foeFigures: open
        map:
          feet: 10
          rows:
            - "............"
            - "............"
            - "............"
            - "............"
            - "............"
            - "............"
        at: {kit: "1,1", brannoc: "2,4", left: "3,3", foe: "3,4", right: "3,5", far: "9,2"}
      characters:
        - id: kit
          sheet:
            id: kit
            name: Kit Arroway
            rank: 1
            attributes: 3/7/4/3/2/6
            origin: Landborn
            proficiencies: [acrobatics, stealth, perception, silver-tongue]
            masteries: [rapiers, grenades]
            picks: [Lunge, Feint, Slippery, Riposte, Dash, Quick Start, Focus]
            items: [{item: Frag Grenade, place: hand}]
            marks: 0
        - id: brannoc
          sheet:
            id: brannoc
            name: Brannoc Vale
            rank: 1
            attributes: 6/3/6/3/3/4
            origin: Landborn
            proficiencies: [athletics, influence, medical, survival]
            masteries: [busters, shields]
            picks: [Cleaving Arc, Bodyguard, Iron Stance, Rallying Cry, Element Ward, Dash, Second Wind]
            ward: poison
            items: [{item: Slab Blade, place: both-hands}]
            marks: 0
        - {id: left, creature: Rust Raider}
        - {id: foe, creature: Rust Raider}
        - {id: right, creature: Rust Raider}
        - {id: far, creature: Kennel Hound}
      steps: []
      """;

  private void lay(Person person) {
    person.goTo(served().address());
    person
        .page()
        .locator("input[type=file]")
        .setInputFiles(
            new FilePayload(
                "scene.yaml", "application/yaml", SCENE.getBytes(StandardCharsets.UTF_8)));
    person.page().locator(".map-ground").waitFor();
  }

  private static BoundingBox middle(Page page, int column, int row) {
    var box = page.locator(".map-ground").boundingBox();
    double size = box.width / 12;
    box.x += (column + 0.5) * size;
    box.y += (row + 0.5) * size;
    return box;
  }

  private static String caught(Page page) {
    return String.valueOf(
        page.evaluate(
            "() => [...document.querySelectorAll('.map-token-caught')]"
                + ".map(each => each.dataset.token).sort().join(' ')"));
  }

  private static String area(Page page) {
    return page.locator(".map-area").getAttribute("d");
  }

  @ParameterizedTest
  @ValueSource(ints = {1440, 1024})
  void aBlastShowsItsSpacesAndWhoIsInItBeforeItIsThrown(int width) {
    try (var referee = browsers().person(width, width == 1440 ? 900 : 768)) {
      lay(referee);
      var page = referee.page();
      referee.choose("kit");
      referee.form("bombard", Map.of());

      var aim = middle(page, 3, 4);
      page.mouse().move(aim.x, aim.y);
      await("who is in it", () -> caught(page).equals("brannoc foe left right"));
      assertThat(area(page)).contains("M2 3h", "M3 4h", "M4 5h").doesNotContain("M5 4h", "M3 2h");
      assertThat(page.locator(".map-says").innerText())
          .contains("Brannoc Vale", "Left", "Foe", "Right")
          .doesNotContain("Far");
      page.mouse().click(aim.x, aim.y);
      await(
          "the space is chosen",
          () -> page.locator("[data-slot=at] input[value='3,4']").isChecked());
      page.mouse().move(1, 1);
      assertThat(caught(page)).isEqualTo("brannoc foe left right");
      referee.settle();
      shoot(page, "otherworlds", "map-blast", ColorScheme.LIGHT, width);
      assertThat(page.locator(".log-scroll").first().innerText()).doesNotContain("Grenade");

      var form = page.locator(".tray").boundingBox();
      var map = page.locator(".map-frame").boundingBox();
      assertThat(map.x + map.width)
          .as("the form stands beside the map")
          .isLessThanOrEqualTo(form.x + 1);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @Test
  void aSweepShowsWhoStandsBesideTheTarget() {
    try (var referee = browsers().person(1440, 900)) {
      lay(referee);
      var page = referee.page();
      referee.choose("brannoc");
      referee.form("attack", Map.of("targets", "foe"));

      await("who is swept", () -> caught(page).equals("foe left right"));
      assertThat(area(page)).contains("M3 3h", "M3 4h", "M3 5h").doesNotContain("M4 4h");
      assertThat(page.locator(".map-ray").count()).isEqualTo(1);
    }
  }

  /// Somebody is shown on the map instead of named, and whoever cannot be aimed at says why.
  @Test
  void aTokenIsAimedAtByATapOrTellsWhyNot() {
    try (var referee = browsers().person(1440, 900)) {
      lay(referee);
      var page = referee.page();
      referee.choose("brannoc");
      var form = referee.form("attack", Map.of());
      page.locator("[data-token=foe]").click();
      await("who is aimed at", () -> caught(page).equals("foe left right"));
      assertThat(page.locator(".map-says").innerText()).contains("Foe", "10 of 10 ft");

      page.locator("[data-token=far]").click();
      await("why not", () -> page.locator(".map-says").innerText().contains("is 7 spaces off"));
      assertThat(form.locator(".why-not").innerText()).contains("Far is 7 spaces off", "OTW-R-72");
      assertThat(page.locator("[data-token=far]").getAttribute("aria-label"))
          .contains("7 spaces off");
      assertThat(caught(page)).as("nobody else is aimed at").isEqualTo("foe left right");
    }
  }

  /// One frame opens the form with its odds, the other gives the command.
  @Test
  void anAttackTakesTwoRoundTrips() {
    try (var referee = browsers().person(1440, 900)) {
      lay(referee);
      referee.choose("brannoc");
      referee.settle();
      int before = referee.said().size();

      var form = referee.form("attack", Map.of());
      form.locator(".odds").waitFor();
      form.locator("button[type=submit]:enabled").click();
      await("it is done", () -> referee.page().locator("form.offer-form").count() == 0);

      var said = referee.said();
      assertThat(said.subList(before, said.indexOf("act") + 1)).containsExactly("fill", "act");
    }
  }

  @Test
  void onAPhoneTheMapIsInUseWhileASpaceIsAskedFor() {
    try (var referee = browsers().toucher(390, 844)) {
      lay(referee);
      var page = referee.page();
      page.locator("[data-token=kit]").tap();
      page.getByText("What does Kit Arroway do?").tap();
      page.locator("[data-command=bombard]").tap();
      page.locator(".sheet-low").waitFor();
      referee.settle();

      var aim = middle(page, 3, 4);
      assertThat(aim.y).isLessThan(page.locator(".sheet-low").boundingBox().y);
      page.touchscreen().tap(aim.x, aim.y);
      await("who is in it", () -> caught(page).equals("brannoc foe left right"));
      referee.settle();
      shoot(page, "otherworlds", "map-blast", ColorScheme.LIGHT, 390);

      referee.press("Show the scene");
      await("the form is folded", () -> page.locator(".offer-halves").isHidden());
      assertThat(page.locator("form.offer-form button[type=submit]").isVisible()).isTrue();
      referee.press("Show it all");
      await("the form is there again", () -> page.locator(".offer-halves").isVisible());
      page.locator("form.offer-form button[type=submit]:enabled").tap();
      await("it is done", () -> page.locator("form.offer-form").count() == 0);
    }
  }
}
