package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// The scene as a map, for every book whose demo lies on one.
class MapTest extends Trial {
  private static final Pattern CORNER = Pattern.compile("M(\\d+) (\\d+)h");

  MapTest() throws IOException {}

  static Stream<Volume<?, ?, ?>> booksWithMaps() {
    return books(volume -> shows(volume, View.Grid.class));
  }

  /// Those whose Referee may hide what nobody sees.
  static Stream<Volume<?, ?, ?>> booksWithFog() {
    return books(volume -> shows(volume, View.Grid.class) && hasFog(volume));
  }

  private static <S extends State, T extends Step, E extends Event> S demo(Volume<S, T, E> volume) {
    var source = Source.shipped(volume.book().getClass(), "demo.yaml");
    return ScenarioRunner.game(source, volume, List.of()).state();
  }

  /// Those that say where people are, on a map or in bands.
  static Stream<Volume<?, ?, ?>> booksWithPlaces() {
    return books(volume -> shows(volume, View.Grid.class) || shows(volume, View.Bands.class));
  }

  private static <S extends State> boolean shows(
      Volume<S, ?, ?> volume, Class<? extends View.Item> kind) {
    return volume.book().showing().view(demo(volume), Seat.REFEREE).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .anyMatch(kind::isInstance);
  }

  private static <S extends State> boolean hasFog(Volume<S, ?, ?> volume) {
    return volume.book().deeds().offers(demo(volume), Seat.REFEREE).stream()
        .anyMatch(offer -> Names.of(offer.command()).equals("set-fog"));
  }

  // Moving

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithMaps")
  void tokensGoByDragByArrowKeysAndByTwoTapsWithTheCostShownBefore(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 1000)) {
      var page = referee.page();
      var who = firstPlayer(referee);
      referee.choose(who);

      var goal = reach(page).getFirst();
      var from = at(page, who);
      var mouse = page.mouse();
      var token = token(page, who).boundingBox();
      mouse.move(token.x + token.width / 2, token.y + token.height / 2);
      mouse.down();
      moveTo(page, goal);
      assertThat(says(page)).contains("ft");
      mouse.up();
      await("the token is dragged", () -> at(page, who).equals(goal));

      var back = neighbourOf(goal, reach(page));
      token(page, who).focus();
      page.keyboard().press(arrow(goal, back));
      assertThat(says(page)).contains("ft");
      page.keyboard().press("Enter");
      await("the token is led by keys", () -> at(page, who).equals(back));
      assertThat(from).isNotEqualTo(goal);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithMaps")
  void onAPhoneTheFirstTapShowsTheCostAndTheSecondGoes(Volume<?, ?, ?> volume) throws IOException {
    Files.createDirectories(SHOTS);
    try (var referee = browsers().toucher(390, 844)) {
      var page = referee.page();
      referee.goTo(served().address());
      referee.press("Try a table now of " + volume.book().title());
      page.locator(".map-ground").waitFor();
      var who = page.locator("[data-token]").first().getAttribute("data-token");
      token(page, who).tap();
      var goal = neighbourOf(at(page, who), reach(page));

      tap(page, goal);
      await("the cost is shown", () -> says(page).contains("ft"));
      assertThat(at(page, who)).isNotEqualTo(goal);
      referee.settle();
      shoot(page, volume.book().id(), "map-tap", ColorScheme.LIGHT, 390);
      tap(page, goal);
      await("the token goes", () -> at(page, who).equals(goal));
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithMaps")
  void aFingerDragsATokenAndNotTheMap(Volume<?, ?, ?> volume) {
    try (var referee = browsers().toucher(390, 844)) {
      var page = referee.page();
      referee.goTo(served().address());
      referee.press("Try a table now of " + volume.book().title());
      page.locator(".map-ground").waitFor();
      var who = page.locator("[data-token]").first().getAttribute("data-token");
      token(page, who).tap();
      var goal = neighbourOf(at(page, who), reach(page));
      token(page, who).evaluate("token => token.scrollIntoView({ block: 'center' })");
      referee.settle();

      var from = token(page, who).boundingBox();
      var to = middle(page, goal);
      var line = page.context().newCDPSession(page);
      touch(line, "touchStart", from.x + from.width / 2, from.y + from.height / 2);
      for (int i = 1; i <= 8; i++) {
        double part = i / 8.0;
        touch(
            line,
            "touchMove",
            from.x + from.width / 2 + part * (to.x - from.x - from.width / 2),
            from.y + from.height / 2 + part * (to.y - from.y - from.height / 2));
      }
      await("the cost is shown", () -> says(page).contains("ft"));
      touch(line, "touchEnd");
      await("the token is where the finger let it go", () -> at(page, who).equals(goal));
    }
  }

  private static void touch(CDPSession line, String what, double... at) {
    var points = new JsonArray();
    if (at.length > 0) {
      var point = new JsonObject();
      point.addProperty("x", at[0]);
      point.addProperty("y", at[1]);
      points.add(point);
    }
    var arguments = new JsonObject();
    arguments.addProperty("type", what);
    arguments.add("touchPoints", points);
    line.send("Input.dispatchTouchEvent", arguments);
  }

  // Drawing

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithMaps")
  void wallsCoverHeightsAndLightAreDrawnTakenBackAndLaid(Volume<?, ?, ?> volume)
      throws IOException {
    Files.createDirectories(SHOTS);
    try (var referee = atDemo(volume, 1440, 1000);
        var player = invited(referee, nameOf(referee, firstPlayer(referee)))) {
      var page = referee.page();
      int before = page.locator(".map-floor line").count();
      int raised = page.locator(".map-floor .map-height").count();
      referee.press("Change the map");
      var drawing = page.locator(".map-drawing");
      drawing.waitFor();
      int lamps = drawing.locator(".map-lamp").count();
      int high = drawing.getByText("+10").count();
      int covered = drawing.locator(".map-cover").count();

      draw(page, "Wall", 2, 1, 2, 4);
      await("a wall is drawn", () -> drawing.locator("line").count() == before + 1);
      referee.press("Take the last stroke back");
      await("it is taken back", () -> drawing.locator("line").count() == before);
      referee.press("Draw it again");
      await("it is there again", () -> drawing.locator("line").count() == before + 1);

      page.getByLabel("Cover").selectOption("low");
      draw(page, "Wall", 4, 1, 4, 3);
      await("cover is drawn", () -> drawing.locator(".map-cover").count() > covered);
      draw(page, "Height", 5.5, 1.5, 6.5, 2.5);
      await("ground is raised", () -> drawing.getByText("+10").count() == high + 4);
      tool(page, "The whole of it");
      page.getByLabel("Everywhere it is").selectOption("darkness");
      draw(page, "Light", 3.5, 3.5, 3.5, 3.5);
      await("a lamp hangs there", () -> drawing.locator(".map-lamp").count() == lamps + 1);
      referee.settle();
      shoot(page, volume.book().id(), "map-editor", ColorScheme.LIGHT, 1440);

      referee.press("Lay this map");
      await("the drawing is put away", () -> drawing.count() == 0);
      for (Person person : List.of(referee, player)) {
        await(
            "the map lies before everybody",
            () -> person.page().locator(".map-floor line").count() == before + 2);
        assertThat(person.page().locator(".map-floor .map-height").count()).isEqualTo(raised + 4);
        assertThat(person.page().locator(".map-dark").count()).isPositive();
      }
      referee.settle();
      shoot(page, volume.book().id(), "map", ColorScheme.LIGHT, 1440);
      assertThat(player.page().getByLabel("Change the map").count()).isZero();
      referee.press("Undo the last command");
      await("and is taken back", () -> player.page().locator(".map-floor line").count() == before);
    }
  }

  // Sight

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithMaps")
  void whoeverIsAimedAtIsSeenAlongALine(Volume<?, ?, ?> volume) throws IOException {
    Files.createDirectories(SHOTS);
    try (var referee = atDemo(volume, 1440, 1000)) {
      var page = referee.page();
      for (Locator figure : page.locator("[data-figure]").all()) {
        figure.click();
        referee.settle();
        var attack = page.locator("[data-command='attack']:not([aria-disabled])");
        if (attack.count() > 0) {
          attack.first().click();
          page.locator("form.offer-form button[type=submit]:enabled").waitFor();
          await("a line is drawn", () -> page.locator(".map-ray").count() > 0);
          referee.settle();
          shoot(page, volume.book().id(), "map-ray", ColorScheme.DARK, 1440);
          return;
        }
      }
      throw new AssertionError("nobody of the demo can attack anybody");
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithFog")
  void whatNobodySeesIsNotSent(Volume<?, ?, ?> volume) throws IOException {
    Files.createDirectories(SHOTS);
    try (var referee = atDemo(volume, 1440, 1000);
        var player = invited(referee, nameOf(referee, firstPlayer(referee)))) {
      var page = referee.page();
      var all = page.locator("[data-token]").count();
      wallOff(referee, firstPlayer(referee));
      referee.chooseOwnSeat();
      referee.command("set-fog", Map.of());

      var seen = player.page().locator("[data-token]");
      await("the fog hides somebody", () -> seen.count() < all);
      await("and the map", () -> player.page().locator(".map-fog[d^=M]").count() == 1);
      assertThat(page.locator("[data-token]").count()).isEqualTo(all);
      var hidden =
          page.locator("[data-token]").all().stream()
              .map(token -> token.getAttribute("data-token"))
              .filter(id -> player.page().locator("[data-figure='" + id + "']").count() == 0)
              .toList();
      assertThat(hidden).isNotEmpty();
      player.heard().clear();
      player.page().reload();
      player.awaitTable();
      player.page().locator(".map-ground").waitFor();
      player.settle();
      shoot(player.page(), volume.book().id(), "map-fog", ColorScheme.LIGHT, 1024);
      shoot(page, volume.book().id(), "map-fog", ColorScheme.LIGHT, 1440);
      for (String id : hidden) {
        assertThat(player.heard())
            .as("what came to the player's browser, with %s in the fog", id)
            .isNotEmpty()
            .noneMatch(frame -> frame.contains("\"" + id + "\""));
      }
    }
  }

  /// A wall from top to bottom, two spaces to the right of somebody.
  private static void wallOff(Person referee, String who) {
    var page = referee.page();
    int rows =
        Integer.parseInt(page.locator(".map-ground").getAttribute("viewBox").split(" ", -1)[3]);
    int column = Integer.parseInt(at(page, who).split(",", -1)[0]) + 2;
    referee.press("Change the map");
    page.locator(".map-drawing").waitFor();
    draw(page, "Wall", column, 0, column, rows);
    referee.press("Lay this map");
    page.locator(".map-drawing")
        .waitFor(
            new Locator.WaitForOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
  }

  // On the map

  private static Locator token(Page page, String who) {
    return page.locator("[data-token='" + who + "']");
  }

  /// The space of somebody, as the map reads it out.
  private static String at(Page page, String who) {
    var label = String.valueOf(token(page, who).getAttribute("aria-label"));
    return label.replaceAll(".*, at (\\d+,\\d+).*", "$1");
  }

  private static String says(Page page) {
    return page.locator(".map-says").innerText();
  }

  /// The spaces in reach of whoever is chosen.
  private static List<String> reach(Page page) {
    page.locator(".map-reach[d^=M]").waitFor();
    return CORNER
        .matcher(page.locator(".map-reach").getAttribute("d"))
        .results()
        .map(found -> found.group(1) + "," + found.group(2))
        .toList();
  }

  private static String neighbourOf(String space, List<String> reach) {
    return reach.stream()
        .filter(each -> arrow(space, each).startsWith("Arrow"))
        .findFirst()
        .orElseThrow();
  }

  /// The key that leads from one space to the one beside it; empty for any farther one.
  private static String arrow(String from, String to) {
    int x = number(to, 0) - number(from, 0);
    int y = number(to, 1) - number(from, 1);
    return switch (x + " " + y) {
      case "1 0" -> "ArrowRight";
      case "-1 0" -> "ArrowLeft";
      case "0 1" -> "ArrowDown";
      case "0 -1" -> "ArrowUp";
      default -> "";
    };
  }

  private static int number(String space, int which) {
    return Integer.parseInt(space.split(",", -1)[which]);
  }

  private static void moveTo(Page page, String space) {
    var middle = middle(page, space);
    page.mouse().move(middle.x, middle.y);
  }

  private static void tap(Page page, String space) {
    var middle = middle(page, space);
    page.touchscreen().tap(middle.x, middle.y);
  }

  private static BoundingBox middle(Page page, String space) {
    var ground = page.locator(".map-ground");
    var box = ground.boundingBox();
    double size = box.width / Integer.parseInt(ground.getAttribute("viewBox").split(" ", -1)[2]);
    box.x += (number(space, 0) + 0.5) * size;
    box.y += (number(space, 1) + 0.5) * size;
    return box;
  }

  /// Draws with a tool from point to point, in spaces.
  private static void draw(
      Page page, String tool, double fromX, double fromY, double toX, double toY) {
    tool(page, tool);
    var drawing = page.locator(".map-drawing");
    drawing.scrollIntoViewIfNeeded();
    var box = drawing.boundingBox();
    double size = box.width / Integer.parseInt(drawing.getAttribute("viewBox").split(" ", -1)[2]);
    page.mouse().move(box.x + fromX * size, box.y + fromY * size);
    page.mouse().down();
    page.mouse().move(box.x + toX * size, box.y + toY * size);
    page.mouse().up();
  }

  private static void tool(Page page, String tool) {
    page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(tool)).click();
  }
}
