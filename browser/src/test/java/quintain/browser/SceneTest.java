package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// The scene as map, bands and list: whatever a book has of them, in the midst of a fight.
class SceneTest extends Trial {
  SceneTest() throws IOException {}

  static Stream<Volume<?, ?, ?>> booksWithPlaces() {
    return MapTest.booksWithPlaces();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksWithPlaces")
  void theSceneIsShownOtherwiseInTheMidstOfAFight(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 1000)) {
      var page = referee.page();
      referee.chooseOwnSeat();
      begin(referee);
      var looks =
          page.getByRole(
                  AriaRole.RADIOGROUP, new Page.GetByRoleOptions().setName("Show the scene as"))
              .getByRole(AriaRole.RADIO);
      assertThat(looks.count()).isGreaterThan(1);
      var log = referee.log();

      // There and back, so that whatever was shown first is shown again.
      for (int i = 0; i < 2 * looks.count(); i++) {
        looks.nth(i % looks.count()).click();
        var figures = page.locator(".scene [data-token], .scene .token, .scene .figure-link");
        figures.first().waitFor();
        assertThat(figures.count()).as("everybody is there").isEqualTo(figure(page).count());
        figures.nth(i % figures.count()).click();
        await("somebody is chosen there", () -> chosen(page) == 1);
      }

      assertThat(referee.log()).as("to look otherwise is no move").isEqualTo(log);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// Begins to count rounds, by whichever word the book has for it.
  private static void begin(Person referee) {
    var page = referee.page();
    page.locator("[data-command]").first().waitFor();
    var begins = page.locator("[data-command^='begin-']:not([aria-disabled])");
    if (begins.count() == 0) {
      return; // the demo is in the midst of it
    }
    int before = referee.tidings();
    referee.command(begins.first().getAttribute("data-command"), Map.of());
    referee.awaitTidingsAfter(before);
  }

  private static Locator figure(Page page) {
    return page.locator("[data-figure]");
  }

  private static int chosen(Page page) {
    return page.locator(".scene [aria-current=true]").count();
  }
}
