package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// A picture under the map, for every book whose demo lies on one and whose Referee may hide what
/// nobody sees.
class PictureTest extends Trial {
  static Stream<Volume<?, ?, ?>> booksWithFog() {
    return MapTest.booksWithFog();
  }

  /// A file that is longer than a table takes, for noise cannot be packed.
  private static FilePayload noise() throws IOException {
    var image = new BufferedImage(1600, 1000, BufferedImage.TYPE_INT_RGB);
    var random = new Random(5);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, random.nextInt());
      }
    }
    var graphics = image.createGraphics();
    graphics.setColor(Color.ORANGE);
    graphics.fillRect(0, 0, 1600, 100);
    graphics.dispose();
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    assertThat(bytes.size()).isGreaterThan(1_500_000);
    return new FilePayload("cave.png", "image/png", bytes.toByteArray());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithFog")
  void aPictureIsChosenPlacedTakenBackLaidAndCutByFog(Volume<?, ?, ?> volume) throws IOException {
    try (var referee = atDemo(volume, 1440, 1000);
        var player = seated(referee, firstPlayer(referee))) {
      var page = referee.page();
      page.locator(".map-ground").waitFor();
      int entries = exported(referee).path("log").size();
      referee.press("Change the map");
      page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Picture")).click();
      var file = page.locator(".map-kit input[type=file]");

      var svg = "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(StandardCharsets.UTF_8);
      file.setInputFiles(new FilePayload("map.svg", "image/svg+xml", svg));
      page.getByText("SVG cannot lie under a map").first().waitFor();
      assertThat(page.locator(".map-backdrop").count()).isZero();

      file.setInputFiles(noise());
      var picture = page.locator(".map-drawing .map-backdrop");
      picture.waitFor();
      var wide = picture.getAttribute("width");
      page.getByLabel("Spaces across").fill("7.5");
      await("it is narrower", () -> picture.getAttribute("width").equals("7.5"));
      referee.press("Take the last stroke back");
      await("as wide as before", () -> picture.getAttribute("width").equals(wide));
      referee.press("Draw it again");
      page.getByLabel("Strength").selectOption("0.8");
      var box = page.locator(".map-drawing").boundingBox();
      page.mouse().move(box.x + 40, box.y + 40);
      page.mouse().down();
      page.mouse().move(box.x + 90, box.y + 40);
      page.mouse().up();
      await("it is dragged", () -> Double.parseDouble(picture.getAttribute("x")) > 0.5);
      referee.settle();
      shoot(page, volume.book().id(), "map-picture-editor", ColorScheme.LIGHT, 1440);
      assertThat(player.page().locator(".map-backdrop").count()).isZero();

      referee.press("Lay this map");
      for (Person person : new Person[] {referee, player}) {
        var laid = person.page().locator(".map-below .map-backdrop");
        laid.waitFor();
        assertThat(laid.getAttribute("width")).isEqualTo("7.5");
        assertThat(laid.getAttribute("opacity")).isEqualTo("0.8");
        await("it is drawn", () -> isDrawn(person.page()));
        assertThat(person.complaints()).isEmpty();
      }
      var copy = exported(referee);
      assertThat(copy.path("log").size()).as("the map itself is as it was").isEqualTo(entries);
      assertThat(copy.path("backdrop").path("picture").asString()).isNotEmpty();

      var before = player.page().locator(".map-backdrop").getAttribute("href");
      referee.chooseOwnSeat();
      referee.command("set-fog", Map.of());
      await(
          "the player gets another picture",
          () -> !before.equals(player.page().locator(".map-backdrop").getAttribute("href")));
      await("it is drawn", () -> isDrawn(player.page()));
      player.settle();
      shoot(player.page(), volume.book().id(), "map-picture-fog", ColorScheme.LIGHT, 1024);

      referee.press("Change the map");
      page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Picture")).click();
      referee.press("Take it away");
      referee.press("Lay this map");
      await("it is gone", () -> player.page().locator(".map-backdrop").count() == 0);
    }
  }

  private static boolean isDrawn(Page page) {
    return Boolean.TRUE.equals(
        page.evaluate(
            """
            async () => {
              const picture = new Image()
              picture.src = document.querySelector('.map-backdrop')?.getAttribute('href') ?? ''
              await picture.decode().catch(() => {})
              return picture.naturalWidth > 0
            }
            """));
  }
}
