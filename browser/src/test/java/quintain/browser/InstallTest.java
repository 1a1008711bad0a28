package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// Quintain as an application of one's own: put on the home screen, and opened without a server.
class InstallTest extends Trial {
  @Test
  void whatAHomeScreenShowsIsThere() throws IOException {
    try (var person = browsers().person(390, 844)) {
      person.goTo(served().address());
      var linked = person.page().locator("link[rel=manifest]").getAttribute("href");
      var manifest = JSON.readTree(URI.create(served().address() + linked).toURL().openStream());

      assertThat(manifest.path("name").asString()).isEqualTo("Quintain");
      assertThat(manifest.path("start_url").asString()).isEqualTo("/");
      assertThat(manifest.path("display").asString()).isEqualTo("standalone");
      var pictures =
          manifest
              .path("icons")
              .valueStream()
              .filter(icon -> !icon.path("sizes").asString().equals("any"))
              .toList();
      assertThat(pictures).hasSizeGreaterThanOrEqualTo(3);
      for (var icon : pictures) {
        var picture = picture(icon.path("src").asString());
        assertThat(picture.getWidth() + "x" + picture.getHeight())
            .isEqualTo(icon.path("sizes").asString());
      }
    }
  }

  private static BufferedImage picture(String path) throws IOException {
    return ImageIO.read(URI.create(served().address() + path).toURL());
  }

  @Test
  void pagesAndTheRulesThatWereReadOpenWhileTheServerIsAway() {
    var volume = books().findFirst().orElseThrow();
    var rules = "/rules/" + volume.book().id();
    try (var person = browsers().keeper(1024, 768)) {
      var page = person.page();
      person.goTo(served().address());
      page.evaluate("() => navigator.serviceWorker.ready");
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      person.goTo(served().address() + rules);
      page.locator(".handbook-chapters a").first().click();
      var clause = page.locator("[data-clause]").first();
      clause.waitFor();
      var said = clause.innerText();

      served().kill();
      try {
        page.reload();
        clause.waitFor();
        assertThat(clause.innerText()).isEqualTo(said);
        person.goTo(served().address());
        page.getByText(volume.book().title()).first().waitFor();
        assertThat(kept(person))
            .as("what is kept of tables")
            .noneMatch(each -> each.contains("/api/table"));
      } finally {
        served().startAgain();
      }
    }
  }

  private static List<String> kept(Person person) {
    var paths =
        (String)
            person
                .page()
                .evaluate(
                    """
                    async () => {
                      const kept = []
                      for (const name of await caches.keys())
                        for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname)
                      return kept.join(' ')
                    }
                    """);
    return List.of(paths.split(" "));
  }
}
