package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server of its own and a browser for tests in which people play, each written once and run for
/// every book on board.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Trial {
  private static final Library LIBRARY = Books.onBoard();
  static final JsonMapper JSON = JsonMapper.builder().build();
  static final Path SHOTS = Path.of("target/screenshots");

  private final Path data;
  private final Served served;
  private final Browsers browsers;

  Trial() throws IOException {
    data = Files.createTempDirectory("tables");
    served = new Served(data);
    browsers = new Browsers();
  }

  @AfterAll
  void close() throws IOException {
    browsers.close();
    served.close();
    try (var files = Files.list(data)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(data);
  }

  Served served() {
    return served;
  }

  Browsers browsers() {
    return browsers;
  }

  /// Every book on board, or the one that `-Dbook=` names.
  static Stream<Volume<?, ?, ?>> books() {
    var only = System.getProperty("book", "");
    return LIBRARY.volumes().stream()
        .filter(volume -> only.isEmpty() || volume.book().id().equals(only));
  }

  /// Those of them of which something holds: at least one, unless a single book was asked for.
  static Stream<Volume<?, ?, ?>> books(Predicate<Volume<?, ?, ?>> which) {
    var found = books().filter(which).toList();
    if (found.isEmpty() && System.getProperty("book", "").isEmpty()) {
      throw new AssertionError("no book on board is of the kind that this plays");
    }
    return found.stream();
  }

  /// Lays the book's demo table by clicking, as its Referee.
  Person atDemo(Volume<?, ?, ?> volume, int width, int height) {
    var person = browsers.person(width, height);
    person.goTo(served.address());
    person.press("Try a table now of " + volume.book().title());
    person.awaitTable();
    return person;
  }

  /// Somebody who comes by a link the Referee makes at the desk.
  Person invited(Person referee, String seatName) {
    var page = referee.page();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Seats")).click();
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("New link for " + seatName))
        .click();
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Make a new link")).click();
    var link = page.getByLabel("Link", new Page.GetByLabelOptions().setExact(true));
    link.waitFor();
    var address = link.inputValue();
    page.keyboard().press("Escape");
    page.goBack();
    referee.awaitTable();
    return following(address);
  }

  /// Somebody who comes for a figure, without the way over the desk, for tests of something else.
  Person seated(Person referee, String figure) {
    var path = "/api/table/seats/" + referee.seatOf(figure) + "/rotate";
    return following(JSON.readTree(asked(referee, "POST", path)).path("link").asString());
  }

  private Person following(String link) {
    var address = URI.create(link);
    var guest = browsers.person(1024, 768);
    guest.goTo(served.address() + address.getPath() + "#" + address.getFragment());
    guest.awaitTable();
    return guest;
  }

  /// The whole table as a file, for its Referee.
  JsonNode exported(Person referee) {
    return JSON.readTree(asked(referee, "GET", "/api/table/export"));
  }

  private String asked(Person person, String method, String path) {
    var request =
        HttpRequest.newBuilder(URI.create(served.address() + path))
            .header("Authorization", "Bearer " + person.token())
            .method(method, HttpRequest.BodyPublishers.noBody())
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var response = client.send(request, HttpResponse.BodyHandlers.ofString());
      assertThat(response.statusCode()).as(path).isEqualTo(200);
      return response.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Everything is asked for, and all dice are rolled by hand.
  static void askAboutEverything(Person referee) {
    var page = referee.page();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Seats")).click();
    page.locator("input[aria-label$='rolls by hand']").first().waitFor();
    for (Locator box : page.locator("input[aria-label$='rolls by hand']").all()) {
      box.click();
    }
    await(
        "all roll by hand",
        () ->
            page.locator("input[aria-label$='rolls by hand']").all().stream()
                .allMatch(Locator::isChecked));
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Dial")).click();
    var referees = page.locator("[data-family=referee] fieldset.dial-line");
    referees.getByText("confirm").click();
    await("the dial is turned", () -> referees.locator("input").nth(1).isChecked());
    page.goBack();
    referee.awaitTable();
  }

  /// Lays the table of a book's opening from its file, as its Referee.
  Person atOpening(Opening opening) {
    var person = browsers.person(1440, 1000);
    open(person, opening);
    return person;
  }

  void open(Person person, Opening opening) {
    person.goTo(served.address());
    person.page().locator("input[type=file]").setInputFiles(opening.scene());
    person.awaitTable();
  }

  static void await(String what, BooleanSupplier holds) {
    long deadline = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("it never came about: " + what);
      }
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /// Waits until the screen tells of the game what it told once before.
  static void awaitScreen(Person person, String before) {
    try {
      await("the screen is as it was", () -> person.screen().equals(before));
    } catch (AssertionError late) {
      assertThat(person.screen()).isEqualTo(before);
    }
  }

  static String nameOf(Person referee, String figure) {
    return referee.page().locator("[data-figure='" + figure + "'] .figure-name").innerText();
  }

  static String firstPlayer(Person referee) {
    return referee.page().locator("[data-figure]").first().getAttribute("data-figure");
  }

  static void shoot(Page page, String of, String name, ColorScheme scheme, int width) {
    var file = of + "-" + name + "-" + width + "-" + scheme.name().toLowerCase(Locale.ROOT);
    page.screenshot(picture(file));
  }

  static void shootWhole(Person person, Volume<?, ?, ?> volume, String name) {
    person.page().screenshot(picture(volume.book().id() + "-" + name).setFullPage(true));
  }

  /// JPEG, which for large pages is written in half the time.
  private static Page.ScreenshotOptions picture(String name) {
    return new Page.ScreenshotOptions()
        .setPath(SHOTS.resolve(name + ".jpg"))
        .setType(ScreenshotType.JPEG)
        .setQuality(90);
  }

  /// Axe, which is to tell what is wrong alone: it takes long to tell all that is right.
  static AxeBuilder axe(Page page) {
    var faults = new AxeRunOptions();
    faults.setResultTypes(List.of("violations"));
    // There are no frames within these pages, so there is nothing to gather from others.
    return new AxeBuilder(page).setLegacyMode(true).options(faults);
  }

  static void assertNothingSerious(AxeBuilder axe, String where) {
    assertThat(axe.analyze().getViolations())
        .as("axe on %s", where)
        .filteredOn(rule -> List.of("serious", "critical").contains(rule.getImpact()))
        .extracting(
            rule ->
                rule.getId() + ": " + rule.getNodes().stream().map(node -> node.getHtml()).toList())
        .isEmpty();
  }
}
