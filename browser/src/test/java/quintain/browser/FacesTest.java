package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
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
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Faces: icons that the book and people choose, pictures of one's own, and what tokens tell.
class FacesTest extends Trial {
  private static FilePayload portrait() throws IOException {
    var image = new BufferedImage(640, 400, BufferedImage.TYPE_INT_RGB);
    var brush = image.createGraphics();
    brush.setColor(Color.ORANGE);
    brush.fillRect(0, 0, 640, 400);
    brush.setColor(Color.BLACK);
    brush.fillOval(250, 120, 140, 180);
    brush.dispose();
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return new FilePayload("maren.png", "image/png", bytes.toByteArray());
  }

  private static Locator face(Person person, String figure) {
    return person.page().locator("[data-figure='" + figure + "'] .face").first();
  }

  private static void openFace(Person person, String figure) {
    person.choose(figure);
    person.page().locator(".face-change").first().click();
    person.page().getByRole(AriaRole.DIALOG).waitFor();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everybodyInADemoHasAFaceThatTheBookChose(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var faces = page.locator("[data-figure] .face");
      await(
          "each has an icon, and it is drawn",
          () ->
              faces.count() > 0
                  && page.locator("[data-figure] .face [data-icon] path").count() == faces.count());
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void anIconIsFoundByWordsAndSeenByEverybody(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var hero = firstPlayer(referee);
      try (var player = seated(referee, hero)) {
        var page = player.page();
        openFace(player, hero);
        page.getByLabel("Search icons").fill("wolf");
        page.getByRole(
                AriaRole.RADIO, new Page.GetByRoleOptions().setName("wolf head").setExact(true))
            .check(new Locator.CheckOptions().setForce(true));
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("Shield"))
            .check(new Locator.CheckOptions().setForce(true));
        player.settle();
        assertNothingSerious(axe(page), "a face in the making");
        shoot(page, volume.book().id(), "face", ColorScheme.LIGHT, 1024);
        player.press("Take this face");

        for (Person person : new Person[] {referee, player}) {
          var face = face(person, hero);
          await("the face is another", () -> face.locator("[data-icon=wolf-head]").count() == 1);
          assertThat(face.getAttribute("class")).contains("face-shield");
          assertThat(person.complaints()).isEmpty();
        }
        assertThat(referee.log()).contains("has another face");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aPictureOfOnesOwnIsCutToASquareAndShown(Volume<?, ?, ?> volume) throws IOException {
    try (var referee = atDemo(volume, 1440, 900)) {
      var hero = firstPlayer(referee);
      try (var player = seated(referee, hero)) {
        var page = player.page();
        openFace(player, hero);
        var file = page.locator(".own-picture input[type=file]");
        var svg = "<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(StandardCharsets.UTF_8);
        file.setInputFiles(new FilePayload("me.svg", "image/svg+xml", svg));
        page.getByText("A face is a PNG, JPEG or WebP picture").first().waitFor();

        file.setInputFiles(portrait());
        var stage = page.locator(".cropping-stage");
        stage.waitFor();
        var whole = middle(page);
        for (int i = 0; i < 12; i++) {
          stage.press("+");
        }
        await(
            "nearer there is black in the middle and beside it", () -> !middle(page).equals(whole));
        var near = middle(page);
        for (int i = 0; i < 10; i++) {
          stage.press("ArrowLeft");
        }
        await("to the left there is less of it", () -> !middle(page).equals(near));
        player.settle();
        assertNothingSerious(axe(page), "a picture that is cut");
        shoot(page, volume.book().id(), "face-picture", ColorScheme.LIGHT, 1024);
        player.press("Take this face");

        for (Person person : new Person[] {referee, player}) {
          await(
              "the picture is on the face",
              () -> face(person, hero).locator(".face-picture").count() == 1);
          assertThat(person.complaints()).isEmpty();
        }
      }
    }
  }

  /// The colours along the middle line of what is cut.
  private static String middle(Page page) {
    return String.valueOf(
        page.evaluate(
            "() => [...document.querySelector('.cropping-stage').getContext('2d')"
                + ".getImageData(0, 128, 256, 1).data].filter((_, i) => i % 64 === 0).join()"));
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aFingerThatRestsOnATokenIsToldOfItInWords(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var token = page.locator(".scene :is([data-token], .token)").first();
      token.waitFor();
      var name = token.locator("title, .token-name").first().textContent();
      token.dispatchEvent(
          "pointerdown", Map.of("pointerType", "touch", "pointerId", 7, "bubbles", true));
      var card = page.locator(".token-card");
      card.waitFor();
      assertThat(card.innerText()).contains(name);
      assertThat(page.locator(".token-words").innerText()).isNotBlank();
    }
  }
}
