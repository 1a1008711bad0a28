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
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import quintain.binder.Source;
import quintain.kernel.ContentKind;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Tests in which people play, each written once and run for every book on board. They share a
/// server and a browser, for starting those takes longer than most of them.
abstract class Trial {
  private static final Library LIBRARY = Books.onBoard();
  static final JsonMapper JSON = JsonMapper.builder().build();

  /// How long something may take on a busy machine before it is missing.
  static final Duration PATIENCE = Duration.ofMinutes(1);

  static final Path SHOTS = Path.of("target/screenshots");

  private static final Path DATA = emptyFolder();
  private static final Served SERVED = new Served(DATA);
  private static final Browsers BROWSERS = new Browsers();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Trial::close));
  }

  private static Path emptyFolder() {
    try {
      Files.createDirectories(SHOTS);
      return Files.createTempDirectory("tables");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void close() {
    BROWSERS.close();
    SERVED.close();
    try (var files = Files.list(DATA)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(DATA);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Served served() {
    return SERVED;
  }

  static Browsers browsers() {
    return BROWSERS;
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

  /// A book without a map and one with, for what is the work of the client and of no book: they
  /// stand for all. With `-Dbooks=all` it is every book.
  static Stream<Volume<?, ?, ?>> withAndWithoutMap() {
    return Stream.concat(books(volume -> !isOnMap(volume) && standsForAll(volume)), withMap());
  }

  /// A book with a map, for what is the client's work upon maps and no book's. With `-Dbooks=all`
  /// it is every such book.
  static Stream<Volume<?, ?, ?>> withMap() {
    return books(volume -> isOnMap(volume) && standsForAll(volume));
  }

  /// Whether every book is to be played in every test.
  static boolean isLong() {
    return System.getProperty("books", "").equals("all");
  }

  /// Whether a book is one of those in which the work of the client is tried.
  static boolean standsForAll(Volume<?, ?, ?> volume) {
    return isLong()
        || books()
            .filter(other -> isOnMap(other) == isOnMap(volume))
            .findFirst()
            .filter(volume::equals)
            .isPresent();
  }

  private static final Map<String, Boolean> ON_MAP = new ConcurrentHashMap<>();

  private static boolean isOnMap(Volume<?, ?, ?> volume) {
    return ON_MAP.computeIfAbsent(volume.book().id(), _ -> shows(volume, View.Grid.class));
  }

  /// Whether the demo of a book shows such a thing to its Referee.
  static <S extends State> boolean shows(Volume<S, ?, ?> volume, Class<? extends View.Item> kind) {
    return volume.book().showing().view(demo(volume), Seat.REFEREE).panels().stream()
        .flatMap(panel -> panel.items().stream())
        .anyMatch(kind::isInstance);
  }

  static <S extends State, T extends Step, E extends Event> S demo(Volume<S, T, E> volume) {
    var source = Source.shipped(volume.book().getClass(), "demo.yaml");
    return ScenarioRunner.game(source, volume, List.of()).state();
  }

  /// The Referee of a book's demo table, who wants no notes of a first round.
  Person atDemo(Volume<?, ?, ?> volume, int width, int height) {
    var person = browsers().person(width, height);
    sitDownAtDemo(person, volume);
    return person;
  }

  /// Makes somebody the Referee of a book's demo table, who wants no notes of a first round.
  void sitDownAtDemo(Person person, Volume<?, ?, ?> volume) {
    person.wantsNoNotes();
    var demo = JSON.writeValueAsString(Map.of("book", volume.book().id(), "demo", true));
    follow(person, linkIn(sent(HttpRequest.newBuilder(), "POST", "/api/tables", demo)));
  }

  /// Somebody who comes for the first time and lays it by clicking.
  Person newAtDemo(Volume<?, ?, ?> volume, int width, int height) {
    var person = browsers().person(width, height);
    person.goTo(served().address());
    person.press("Try a table now of " + volume.book().title());
    person.awaitTable();
    return person;
  }

  /// The Referee of a new, empty table, laid by clicking.
  Person atNewTable(Volume<?, ?, ?> volume, String title) {
    var referee = browsers().person(1440, 900);
    referee.goTo(served().address());
    referee.press("New table of " + volume.book().title());
    var page = referee.page();
    page.getByLabel("Title").fill(title);
    page.getByLabel("Your name").fill("Robin");
    referee.press("Lay the table");
    page.locator(".start").waitFor();
    return referee;
  }

  /// The kind of content that creatures are.
  static <S extends State> String kindOfCreatures(Volume<S, ?, ?> volume) {
    var creature = volume.book().cast().bestiary(demo(volume)).getFirst();
    return volume.book().formats().content().stream()
        .filter(kind -> kind.entry().isInstance(creature))
        .map(ContentKind::name)
        .findFirst()
        .orElseThrow();
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
    return following(linkIn(asked(referee, "POST", path)));
  }

  private Person following(String link) {
    var guest = browsers().person(1024, 768);
    follow(guest, link);
    return guest;
  }

  /// The address in it may be another of this machine's.
  private static void follow(Person person, String link) {
    var address = URI.create(link);
    person.goTo(served().address() + address.getPath() + "#" + address.getFragment());
    person.awaitTable();
  }

  private static String linkIn(String answer) {
    return JSON.readTree(answer).path("link").asString();
  }

  /// The whole table as a file, for its Referee.
  JsonNode exported(Person referee) {
    return JSON.readTree(asked(referee, "GET", "/api/table/export"));
  }

  /// The Referee of the same table once more, laid from its file.
  Person broughtBack(Person referee) {
    var file = asked(referee, "GET", "/api/table/export");
    var person = browsers().person(1440, 900);
    person.wantsNoNotes();
    follow(person, linkIn(sent(HttpRequest.newBuilder(), "POST", "/api/import", file)));
    return person;
  }

  private static String asked(Person person, String method, String path) {
    return sent(
        HttpRequest.newBuilder().header("Authorization", "Bearer " + person.token()),
        method,
        path,
        "");
  }

  private static String sent(HttpRequest.Builder request, String method, String path, String body) {
    var whole =
        request
            .uri(URI.create(served().address() + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var response = client.send(whole, HttpResponse.BodyHandlers.ofString());
      assertThat(response.statusCode()).as(path).isBetween(200, 201);
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
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Who decides")).click();
    var referees = page.locator("[data-family=referee] fieldset.dial-line");
    referees.getByText("confirm").click();
    await("the dial is turned", () -> referees.locator("input").nth(1).isChecked());
    page.goBack();
    referee.awaitTable();
  }

  /// Lays the table of a book's opening from its file, as its Referee.
  Person atOpening(Opening opening) {
    var person = browsers().person(1440, 1000);
    open(person, opening);
    return person;
  }

  void open(Person person, Opening opening) {
    person.goTo(served().address());
    person.page().locator("input[type=file]").setInputFiles(opening.scene());
    person.awaitTable();
  }

  /// Waits until something holds, and looks less and less often: looking keeps the browser busy.
  static void await(String what, BooleanSupplier holds) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    long pause = 20;
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("it never came about: " + what);
      }
      try {
        Thread.sleep(pause);
        pause = Math.min(200, pause + pause / 2);
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

  /// Keeps a picture for whoever looks at them, with `-Dpictures=true`: drawing them all takes
  /// minutes.
  static void shoot(Page page, String of, String name, ColorScheme scheme, int width) {
    if (takesPictures()) {
      var file = of + "-" + name + "-" + width + "-" + scheme.name().toLowerCase(Locale.ROOT);
      page.screenshot(picture(file));
    }
  }

  static boolean takesPictures() {
    return Boolean.getBoolean("pictures");
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

  /// Axe, which looks at a page that has come to rest, for colours that are changing are none to be
  /// judged. It is to tell what is wrong alone: it takes long to tell all that is right.
  static AxeBuilder axe(Page page) {
    page.evaluate(Person.AT_REST);
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
