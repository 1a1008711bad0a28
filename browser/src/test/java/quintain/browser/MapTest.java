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
import com.microsoft.playwright.options.WaitForSelectorState;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.View;
import quintain.packs.Volume;

/// The scene as a map, for every book whose demo lies on one.
class MapTest extends Trial {
  private static final Pattern COST = Pattern.compile("\\d+ (ft|spaces?)\\b");

  private static final Pattern CORNER = Pattern.compile("M(\\d+) (\\d+)h");

  static Stream<Volume<?, ?, ?>> booksWithMaps() {
    return books(volume -> shows(volume, View.Grid.class));
  }

  /// Those whose Referee may hide what nobody sees.
  static Stream<Volume<?, ?, ?>> booksWithFog() {
    var foggy = books(volume -> shows(volume, View.Grid.class) && hasFog(volume));
    return isLong() ? foggy : foggy.limit(1);
  }

  /// Those that say where people are, on a map or in bands.
  static Stream<Volume<?, ?, ?>> booksWithPlaces() {
    return books(volume -> shows(volume, View.Grid.class) || shows(volume, View.Bands.class));
  }

  private static <S extends State> boolean hasFog(Volume<S, ?, ?> volume) {
    return volume.book().deeds().offers(demo(volume), Seat.REFEREE).stream()
        .anyMatch(offer -> Names.of(offer.command()).equals("set-fog"));
  }

  // Moving

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
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
      assertThat(tellsCost(page)).isTrue();
      mouse.up();
      await("the token is dragged", () -> at(page, who).equals(goal));

      var back = neighbourOf(goal, reach(page));
      token(page, who).focus();
      page.keyboard().press(arrow(goal, back));
      assertThat(tellsCost(page)).isTrue();
      page.keyboard().press("Enter");
      await("the token is led by keys", () -> at(page, who).equals(back));
      assertThat(from).isNotEqualTo(goal);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
  void onAPhoneTheFirstTapShowsTheCostAndTheSecondGoes(Volume<?, ?, ?> volume) {
    try (var referee = browsers().toucher(390, 844)) {
      var page = referee.page();
      referee.goTo(served().address());
      referee.press("Try a table now of " + volume.book().title());
      page.locator(".map-ground").waitFor();
      var who = page.locator("[data-token]").first().getAttribute("data-token");
      token(page, who).tap();
      var goal = neighbourOf(at(page, who), reach(page));

      tap(page, goal);
      await("the cost is shown", () -> tellsCost(page));
      assertThat(at(page, who)).isNotEqualTo(goal);
      referee.settle();
      shoot(page, volume.book().id(), "map-tap", ColorScheme.LIGHT, 390);
      tap(page, goal);
      await("the token goes", () -> at(page, who).equals(goal));
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
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
      await("the cost is shown", () -> tellsCost(page));
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

  /// Whoever is not on turn goes nowhere by a tap: no other command than the plain move is done.
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
  void aTapDoesNothingButThePlainMove(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 1000)) {
      var page = referee.page();
      referee.chooseOwnSeat();
      page.keyboard().press("b"); // in every book
      await("somebody is on turn", () -> page.locator(".map-token-turn").count() > 0);
      referee.settle();
      var who =
          page.locator("[data-token]:not(.map-token-turn)").first().getAttribute("data-token");
      referee.choose(who);
      referee.settle();
      var log = referee.log();
      int said = referee.said().size();

      var standing =
          page.locator("[data-token]").all().stream()
              .map(token -> at(page, token.getAttribute("data-token")))
              .toList();
      for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        var from = at(page, who);
        var to = (number(from, 0) + step[0]) + "," + (number(from, 1) + step[1]);
        if (standing.contains(to)) {
          continue; // a tap on somebody chooses them
        }
        var middle = middle(page, to);
        page.mouse().click(middle.x, middle.y);
      }
      referee.settle();
      assertThat(page.locator(".map-reach[d^=M]").count()).isZero();
      assertThat(says(page)).as("why not").isNotBlank();
      assertThat(referee.log()).isEqualTo(log);
      assertThat(referee.said().subList(said, referee.said().size())).doesNotContain("act");
    }
  }

  static Stream<Volume<?, ?, ?>> booksWithBands() {
    return books(volume -> shows(volume, View.Bands.class));
  }

  /// Where nobody counts spaces, a tap on a band sends whoever is chosen there.
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithBands")
  void aTapOnABandIsThePlainMove(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var who = firstPlayer(referee);
      var name = nameOf(referee, who);
      referee.choose(who);
      var go = page.locator(".strip-go").first();
      go.waitFor();
      assertThat(go.getAttribute("aria-label")).startsWith(name);
      var to = go.innerText().strip();
      go.click();
      var band =
          page.locator(".strip-band")
              .filter(
                  new Locator.FilterOptions()
                      .setHas(
                          page.locator(".strip-name")
                              .filter(new Locator.FilterOptions().setHasText(to))))
              .first();
      await(name + " is at " + to, () -> band.innerText().contains(name));
      assertThat(referee.complaints()).isEmpty();
    }
  }

  // The stage

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
  void theMapHasTheWholeMiddleAndWithAKeyTheWholeScreen(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var frame = page.locator(".map-frame");
      var middle = page.locator("main").boundingBox();
      var map = frame.boundingBox();
      assertThat(map.width).isGreaterThan(middle.width - 5);
      assertThat(map.y - middle.y).as("what stands above the map").isLessThan(50);
      assertThat(map.height).isGreaterThan(middle.height - 95);
      var ground = page.locator(".map-ground").boundingBox();
      assertThat(ground.width).as("all of it, as large as can be").isLessThanOrEqualTo(map.width);
      assertThat(Math.max(ground.width / map.width, ground.height / map.height)).isGreaterThan(0.9);

      page.keyboard().press("v");
      await("the map has the screen", () -> frame.boundingBox().width > 1430);
      assertThat(page.locator("[data-command]").count()).as("what can be done").isPositive();
      referee.settle();
      assertNothingSerious(axe(page), "the map alone of " + volume.book().id());
      shoot(page, volume.book().id(), "map-stage", ColorScheme.DARK, 1440);
      page.keyboard().press("v");
      await("everything is back", () -> frame.boundingBox().width < middle.width + 5);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
  void onAPhoneTokensAreLargeEnoughForAFinger(Volume<?, ?, ?> volume) {
    try (var referee = browsers().toucher(390, 844)) {
      var page = referee.page();
      referee.goTo(served().address());
      referee.press("Try a table now of " + volume.book().title());
      var mark = page.locator("[data-token] > :is(circle, rect)").first();
      mark.waitFor();
      await("the fight is near", () -> mark.boundingBox().width >= 40);

      referee.press("The whole map");
      await(
          "all of the map is there",
          () ->
              page.locator(".map-ground").boundingBox().width
                  <= page.locator(".map-frame").boundingBox().width);
      referee.press("To the fight");
      await("the fight is near again", () -> mark.boundingBox().width >= 40);
    }
  }

  /// Bright, dim and dark differ as much as three shades of grey that everybody tells apart.
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithMaps")
  void brightDimAndDarkAreToldApartByDayAndByNight(Volume<?, ?, ?> volume) throws IOException {
    try (var referee = atDemo(volume, 1440, 1000)) {
      var page = referee.page();
      referee.press("Change the map");
      page.locator(".map-drawing").waitFor();
      tool(page, "The whole of it");
      page.getByLabel("Everywhere it is").selectOption("darkness");
      draw(page, "Light", 3.5, 3.5, 3.5, 3.5);
      referee.press("Lay this map");
      page.locator(".map-light-dark").waitFor(ATTACHED);
      referee.chooseOwnSeat();
      referee.settle();
      for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        page.mouse().move(1, 1);
        referee.settle();
        var picture = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
        double bright = brightness(page, picture, "");
        double dim = brightness(page, picture, "dim");
        double dark = brightness(page, picture, "dark");
        assertThat(contrast(bright, dim)).as("bright and dim, %s", scheme).isGreaterThan(1.5);
        assertThat(contrast(dim, dark)).as("dim and dark, %s", scheme).isGreaterThan(1.5);
      }
    }
  }

  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  /// How bright a bare space of that light is on the screen, from 0 to 1; of none, a bright one.
  private static double brightness(Page page, BufferedImage picture, String light) {
    var space =
        String.valueOf(
            page.evaluate(
                """
                light => {
                  const spaces = selector =>
                    [...document.querySelectorAll(selector)].flatMap(path =>
                      [...path.getAttribute('d').matchAll(/M(\\d+) (\\d+)h/g)].map(m => m[1] + ',' + m[2]))
                  const taken = new Set(spaces('.map-terrain, .map-high, .map-low, .map-reach'))
                  for (const token of document.querySelectorAll('[data-token]'))
                    taken.add(token.getAttribute('aria-label').replace(/.*, at (\\d+,\\d+).*/, '$1'))
                  const lit = new Set(spaces('[class^=map-light] > .map-dark'))
                  const ground = document.querySelector('.map-ground').viewBox.baseVal
                  const all = []
                  for (let y = 0; y < ground.height; y++)
                    for (let x = 0; x < ground.width; x++) all.push(x + ',' + y)
                  const found = light === '' ? all.filter(at => !lit.has(at))
                    : spaces('.map-light-' + light + ' > .map-dark')
                  return found.find(at => !taken.has(at))
                }\
                """,
                light));
    var middle = middle(page, space);
    double sum = 0;
    for (int x = -3; x <= 3; x++) {
      for (int y = -3; y <= 3; y++) {
        int colour = picture.getRGB((int) middle.x + x, (int) middle.y + y);
        sum +=
            0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
      }
    }
    return sum / 49;
  }

  private static double linear(int channel) {
    double value = (channel & 0xff) / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  /// As WCAG reckons it.
  private static double contrast(double one, double other) {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  // Drawing

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
  void wallsCoverHeightsAndLightAreDrawnTakenBackAndLaid(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 1000);
        var player = invited(referee, nameOf(referee, firstPlayer(referee)))) {
      var page = referee.page();
      if (hasFog(volume)) {
        referee.chooseOwnSeat();
        referee.command("set-fog", Map.of()); // so that the player sees what is drawn
      }
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
  @MethodSource("withMap")
  void whoeverIsAimedAtIsSeenAlongALine(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 1000)) {
      var page = referee.page();
      for (Locator figure : page.locator("[data-figure]").all()) {
        figure.click();
        referee.settle();
        var attack = page.locator("[data-command='attack']:not([aria-disabled])");
        if (attack.count() > 0) {
          attack.first().click();
          if (!referee.isFormWhole()) {
            referee.closeForm();
            continue;
          }
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
  void whatNobodySeesIsNotSent(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 1000);
        var player = invited(referee, nameOf(referee, firstPlayer(referee)))) {
      var page = referee.page();
      var all = page.locator("[data-token]").count();
      wallOff(referee, firstPlayer(referee));

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
      referee.chooseOwnSeat();
      referee.command("set-fog", Map.of());
      await("the Referee lifts it", () -> seen.count() == all);
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
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
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

  /// A way is told in the unit of its book: `20 ft`, `2 spaces`.
  private static boolean tellsCost(Page page) {
    return COST.matcher(says(page)).find();
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
