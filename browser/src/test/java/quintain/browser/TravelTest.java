package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;
import quintain.packs.peers.Exported;

/// People leave a table in files of other programs and arrive at another one from them.
class TravelTest extends Trial {
  @TempDir Path folder;

  /// The first book that knows another program's files; what comes of them is no book's work.
  static Stream<Volume<?, ?, ?>> travelling() {
    return books(volume -> !Exported.formats(volume).isEmpty()).limit(1);
  }

  /// The first book whose scenes may happen on maps of other programs.
  static Stream<Volume<?, ?, ?>> mapped() {
    return books(
            volume -> Exported.formats(volume).stream().anyMatch(format -> format.isOfPlaces()))
        .limit(1);
  }

  private static Locator named(Page page, AriaRole role, String name) {
    return page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private Person joining(Person referee, String name) {
    referee.page().locator(".invite-qr").waitFor();
    var player = browsers().person(390, 844);
    player.goTo(referee.page().getByLabel("Link to this table").inputValue());
    player.page().getByLabel("Your name").fill(name);
    player.press("Take a seat");
    player.page().locator(".start").waitFor();
    return player;
  }

  private Path saved(Download download) {
    var file = folder.resolve(download.suggestedFilename());
    download.saveAs(file);
    return file;
  }

  private static void choose(Person person, Path... files) {
    person.page().locator(".travel-drop input[type=file]").setInputFiles(files);
  }

  private static Locator dialog(Person person) {
    return person.page().getByRole(AriaRole.DIALOG);
  }

  private static List<String> heroes(Person person) {
    return person.page().locator("[data-figure] .figure-name").allInnerTexts();
  }

  /// The party of a demo, in a zip of the first format of another program.
  private Path party(Person referee, Volume<?, ?, ?> volume) {
    var page = referee.page();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Copies")).click();
    var party = page.getByLabel("Take people with you");
    party.getByLabel("As").selectOption(Exported.formats(volume).getFirst().id());
    return saved(page.waitForDownload(() -> referee.press("Save them in a zip")));
  }

  /// The dialog is no wider than the screen, and neither is anything in it.
  private static void assertFits(Person person) {
    person.settle();
    assertThat(
            dialog(person)
                .evaluate(
                    """
                    dialog => {
                      const { left, right } = dialog.getBoundingClientRect()
                      return left >= 0 && right <= innerWidth && dialog.scrollWidth <= dialog.clientWidth
                    }
                    """))
        .isEqualTo(true);
  }

  @ParameterizedTest
  @MethodSource("travelling")
  void aPartyLeavesOneTableAndArrivesAtAnother(Volume<?, ?, ?> volume) {
    try (var here = atDemo(volume, 1440, 900);
        var there = atNewTable(volume, "The other side")) {
      var zip = party(here, volume);
      assertThat(zip.toString()).endsWith(".zip");

      there.press("Bring heroes along");
      choose(there, zip);
      var names = dialog(there).locator(".travel-comer strong");
      names.first().waitFor();
      var coming = names.allInnerTexts();
      assertThat(coming).hasSizeGreaterThan(1);
      assertNothingSerious(axe(there.page()), "what a file brings");
      var asked = new AtomicInteger();
      there
          .page()
          .route(
              "**/api/table/commands/welcoming",
              route -> {
                if (asked.incrementAndGet() == 2) {
                  route.abort();
                } else {
                  route.resume();
                }
              });
      named(there.page(), AriaRole.BUTTON, "Bring in").click();
      dialog(there).getByText("Then: ").waitFor();
      assertThat(dialog(there).locator(".travel-comer input:checked").count())
          .as("those who have not come yet")
          .isEqualTo(coming.size() - 1);
      named(there.page(), AriaRole.BUTTON, "Bring in").click();
      dialog(there).locator(".travel-came").waitFor();
      there.press("Done");
      there.page().locator(".start").getByText(coming.getFirst()).first().waitFor();
      there.press("Show the scene");
      there.awaitTable();
      assertThat(heroes(there)).containsExactlyInAnyOrderElementsOf(coming);
      assertThat(there.complaints()).isEmpty();
      assertThat(here.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("travelling")
  void aPlayerBringsTheirOwnAndAWrongFileSaysWhere(Volume<?, ?, ?> volume) throws IOException {
    try (var here = atDemo(volume, 1440, 900);
        var there = atNewTable(volume, "The other side");
        var una = joining(there, "Una")) {
      here.choose(firstPlayer(here));
      here.page()
          .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("whole sheet"))
          .click();
      here.press("Take this character with you");
      var format = Exported.formats(volume).getFirst().title();
      dialog(here).getByText(format).waitFor();
      var file = saved(here.page().waitForDownload(() -> here.press(format)));
      var lines = Files.readAllLines(file);
      var name =
          lines.stream().filter(line -> line.startsWith("  \"name\"")).findFirst().orElseThrow();
      var wrong = folder.resolve("wrong.json");
      Files.write(
          wrong, lines.stream().map(line -> line.equals(name) ? "  \"name\": 7," : line).toList());

      una.press("Bring your hero along");
      assertFits(una);
      choose(una, wrong);
      var harm = dialog(una).getByRole(AriaRole.ALERT);
      harm.waitFor();
      assertThat(harm.innerText())
          .contains("wrong.json, line " + (lines.indexOf(name) + 1) + ", name: expected text");
      assertThat(named(una.page(), AriaRole.BUTTON, "Bring in").count()).isZero();

      una.page()
          .getByLabel("Or paste a text")
          .fill(kindOfCreatures(volume) + ": [{name: Salt Widow}]");
      una.press("Read it");
      dialog(una).getByText("Does not come: Only the " + volume.book().theme().referee()).waitFor();
      assertThat(named(una.page(), AriaRole.BUTTON, "Bring in").isDisabled()).isTrue();

      una.press("Read something else");
      choose(una, file);
      dialog(una).locator(".travel-comer input:checked").waitFor();
      assertFits(una);
      named(una.page(), AriaRole.BUTTON, "Bring in").click();
      una.page().getByText("You play ").first().waitFor();
      assertThat(una.complaints()).isEmpty();
    }
  }

  // Maps

  private static final String MAP =
      """
      {"format": 0.3,
       "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 12, "y": 8}, "pixels_per_grid": 70},
       "line_of_sight": [[{"x": 1, "y": 1}, {"x": 11, "y": 1}, {"x": 11, "y": 7}], [{"x": 1, "y": 1}, {"x": 1, "y": 7}]],
       "portals": [
         {"position": {"x": 6, "y": 1}, "bounds": [{"x": 5.5, "y": 4}, {"x": 6.5, "y": 4}],
          "rotation": 0, "closed": true, "freestanding": false}],
       "environment": {"baked_lighting": false, "ambient_light": "ffffffff"},
       "lights": [{"position": {"x": 3.5, "y": 2.5}, "range": 4, "color": "ffeccd8b"}],
       "image": "%s"}
      """;

  /// A picture larger than a table takes, as drawing programs make them.
  private static String largePicture() throws IOException {
    var image = new BufferedImage(3600, 2400, BufferedImage.TYPE_INT_RGB);
    var graphics = image.createGraphics();
    graphics.setPaint(
        new GradientPaint(
            0, 0, new Color(0x8a, 0x7a, 0x5a), 3600, 2400, new Color(0x3a, 0x5a, 0x3a)));
    graphics.fillRect(0, 0, 3600, 2400);
    graphics.dispose();
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private Path written(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @ParameterizedTest
  @MethodSource("mapped")
  void aMapIsLookedAtLaidAndTakenAway(Volume<?, ?, ?> volume) throws IOException {
    var crypt = written("crypt.dd2vtt", MAP.formatted(largePicture()));
    var wrong =
        written("wrong.dd2vtt", MAP.formatted("").replace("\"range\": 4", "\"range\": \"far\""));
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
      referee.press("From a file or a text");
      choose(referee, wrong);
      assertThat(dialog(referee).getByRole(AriaRole.ALERT).innerText())
          .contains("wrong.dd2vtt, line 8, lights[0].range");

      choose(referee, crypt);
      dialog(referee).getByText("12 by 8 spaces").waitFor();
      assertThat(dialog(referee).locator(".travel-comer").innerText())
          .contains("crypt", "3 walls", "1 door", "1 light", "a picture");
      dialog(referee).getByText("What does not come as it stands").waitFor();
      var sight = dialog(referee).locator(".travel-map svg");
      sight.locator("image").waitFor();
      assertThat(sight.locator("line").count()).isEqualTo(4);
      assertNothingSerious(axe(page), "a map before it is laid");
      named(page, AriaRole.BUTTON, "Bring in").click();
      dialog(referee).getByText("crypt has come in").waitFor();
      referee.press("Done");
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Copies")).click();
      var left = saved(page.waitForDownload(() -> referee.press("Universal VTT map")));
      var document = JSON.readTree(Files.readString(left));
      assertThat(document.get("line_of_sight"))
          .isEqualTo(JSON.readTree(MAP.formatted("")).get("line_of_sight"));
      assertThat(document.get("image").stringValue()).hasSizeBetween(1_000, 2_000_000);

      page.goBack();
      referee.awaitTable();
      var laid = page.locator(".map-below .map-backdrop");
      laid.waitFor();
      referee.press("Undo the last command");
      await("the map before it is back", () -> laid.count() == 0);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  // The journal

  @ParameterizedTest
  @MethodSource("travelling")
  void aJournalLeavesAndComesToAnotherTable(Volume<?, ?, ?> volume) throws IOException {
    var pages =
        written(
            "marsh.json",
            """
            {"name": "The marsh", "ownership": {"default": 0}, "pages": [
              {"name": "The inn", "type": "text", "ownership": {"default": 2},
               "text": {"format": 2, "markdown": "*Warm* beds."}},
              {"name": "The host", "type": "text", "text": {"format": 1, "content": "<p>A thief.</p>"}},
              {"name": "The sign", "type": "image", "src": "sign.webp"}]}
            """);
    try (var here = atDemo(volume, 1440, 900)) {
      var page = here.page();
      page.getByLabel("Show the journal").click();
      here.press("Pages from files");
      choose(here, pages);
      dialog(here).getByText("for everybody").waitFor();
      dialog(here).getByText("'The sign' is no text and does not come").waitFor();
      assertNothingSerious(axe(page), "pages before they come");
      named(page, AriaRole.BUTTON, "Bring in").click();
      dialog(here).getByText("The inn, The host have come in").waitFor();
      here.press("Done");
      page.locator(".page-row").getByText("The host").waitFor();

      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Copies")).click();
      var left = saved(page.waitForDownload(() -> here.press("Your journal, for Foundry")));
      var again = JSON.readTree(Files.readString(left)).get("pages");
      assertThat(again.get(0).get("text").get("markdown").stringValue()).isEqualTo("*Warm* beds.");
      assertThat(again.get(0).get("ownership").get("default").intValue()).isEqualTo(2);
      assertThat(again.get(1).get("ownership").get("default").intValue()).isZero();
      var log =
          saved(
              page.waitForDownload(() -> here.press("The log as you have heard it, for Foundry")));
      var told = JSON.readTree(Files.readString(log)).get("pages").get(0);
      assertThat(told.get("text").get("markdown").stringValue()).startsWith("- ");
      assertThat(told.get("ownership").get("default").intValue()).isZero();
      assertThat(here.complaints()).isEmpty();
    }
  }

  // The first page

  @ParameterizedTest
  @MethodSource("travelling")
  void aFileOfAnotherProgramIsLookedAtBeforeATableIsLaid(Volume<?, ?, ?> volume) {
    try (var here = atDemo(volume, 1440, 900);
        var there = browsers().person(1440, 900)) {
      here.choose(firstPlayer(here));
      here.page()
          .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("whole sheet"))
          .click();
      here.press("Take this character with you");
      var format = Exported.formats(volume).getFirst().title();
      dialog(here).getByText(format).waitFor();
      var file = saved(here.page().waitForDownload(() -> here.press(format)));

      there.goTo(served().address() + "/");
      there.page().getByLabel("Open a table from a file").setInputFiles(file);
      dialog(there).getByText("A table for " + volume.book().title()).waitFor();
      assertNothingSerious(axe(there.page()), "a table before it is laid");
      shootWhole(there, volume, "foreseen");
      named(there.page(), AriaRole.BUTTON, "Lay it").click();
      there.awaitTable();
      assertThat(there.complaints()).isEmpty();
    }
  }
}
