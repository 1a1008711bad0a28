package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// The scene as map, bands and list: whatever a book has of them, in the midst of a fight.
class SceneTest extends Trial {
  static Stream<Volume<?, ?, ?>> booksWithPlaces() {
    return MapTest.booksWithPlaces().filter(Trial::standsForAll);
  }

  /// What leaves nothing to choose and nothing to chance says what it brings to whoever comes to
  /// it. Not every ready scene has such a command at once; the first that has one will do.
  @Test
  void whatIsCertainIsToldBeforeItIsDone() {
    var told = new ArrayList<String>();
    for (int patience : List.of(300, 2_000)) { // on a busy machine words come late
      for (Volume<?, ?, ?> volume : books().toList()) {
        if (told.isEmpty()) {
          told.addAll(toldOfOffers(volume, patience));
        }
      }
    }
    assertThat(told).isNotEmpty().allMatch(words -> !words.isBlank());
  }

  /// What is said of each thing that somebody can do once a fight has begun, before it is done.
  private List<String> toldOfOffers(Volume<?, ?, ?> volume, int patience) {
    var told = new ArrayList<String>();
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      referee.chooseOwnSeat();
      page.keyboard().press("b"); // in every book
      referee.settle();
      page.locator("[data-figure][class*=figure-turn]")
          .or(page.locator("[data-figure]"))
          .first()
          .click();
      for (Locator offer : page.locator(".bar .offer[data-command]:not(.offer-blocked)").all()) {
        offer.focus();
        page.waitForTimeout(patience);
        told.addAll(page.locator(".tooltip").allInnerTexts());
      }
      assertThat(referee.complaints()).isEmpty();
    }
    return told;
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

  /// A form stands beside the scene, or on a phone below it, whatever the book.
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aFormNeverLiesOverTheScene(Volume<?, ?, ?> volume) {
    try (var referee = browsers().toucher(390, 844)) {
      var page = referee.page();
      referee.goTo(served().address());
      referee.press("Try a table now of " + volume.book().title());
      page.locator(".scene :is([data-token], .token)").first().tap();
      page.locator(".bar-phone .button-main").tap();
      page.locator(".bottom-sheet [data-command='attack']").first().tap();
      var form = page.locator("form.offer-form");
      form.waitFor();
      referee.settle();
      var scene = page.locator("main").boundingBox();
      assertThat(scene.height).as("what is left of the scene").isGreaterThan(150);
      assertThat(form.boundingBox().y).isGreaterThanOrEqualTo(scene.y + scene.height - 1);

      page.setViewportSize(1024, 768);
      form.waitFor();
      referee.settle();
      var middle = page.locator("main").boundingBox();
      assertThat(form.boundingBox().x).isGreaterThanOrEqualTo(middle.x + middle.width - 1);
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
