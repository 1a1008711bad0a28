package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Every screen as people see it: three widths, by day and by night, and nothing serious for axe.
class LooksTest extends Trial {
  LooksTest() throws IOException {}

  @ParameterizedTest
  @MethodSource("books")
  void everyScreenIsReadableInThreeWidthsByDayAndByNight(Volume<?, ?, ?> volume)
      throws IOException {
    Files.createDirectories(SHOTS);
    try (var referee = atDemo(volume, 1440, 900)) {
      var table = referee.page().url();
      var hero = firstPlayer(referee);
      var pages =
          Map.of(
              "home", served().address() + "/",
              "dice", served().address() + "/dice?d=4d6kh3&d=8d6!",
              "rules", served().address() + "/rules/" + volume.book().id(),
              "table", table,
              "desk", table + "/desk",
              "sheet", table + "/sheet/" + hero,
              "new-character", table + "/new-character");
      for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
        referee.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        for (var screen : pages.entrySet()) {
          referee.goTo(screen.getValue());
          referee.page().waitForSelector("main");
          settle(referee.page());
          for (int width : List.of(1440, 1024, 390)) {
            referee.page().setViewportSize(width, width == 390 ? 844 : 900);
            settle(referee.page());
            shoot(referee.page(), volume, screen.getKey(), scheme, width);
            assertThat(
                    (Integer) referee.page().evaluate("() => document.documentElement.scrollWidth"))
                .as("%s at %s px is no wider than the screen", screen.getKey(), width)
                .isLessThanOrEqualTo(width);
          }
          assertNothingSerious(referee.page(), screen.getKey() + " " + scheme);
        }
      }
      for (int width : List.of(1440, 1024, 390)) {
        referee.page().setViewportSize(width, width == 390 ? 844 : 900);
        referee.goTo(table);
        referee.awaitTable();
        referee.choose(hero);
        weighSomething(referee.page());
        shoot(referee.page(), volume, "odds", ColorScheme.DARK, width);
      }
      assertNothingSerious(referee.page(), "a form with its odds");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// Opens the form of the first thing the one chosen may do, and waits for its odds.
  private static void weighSomething(Page page) {
    page.locator(".bar:not(.bar-waits)").waitFor(); // which of the two bars is known only then
    var sheet = page.locator(".bar-phone button");
    if (sheet.count() > 0) {
      sheet.first().click();
    }
    page.locator("[data-command]:not([aria-disabled])").first().click();
    page.locator("form.offer-form button[type=submit]:enabled").waitFor();
    page.locator(".offer-odds[aria-busy=false]").waitFor();
    settle(page);
  }

  private static void assertNothingSerious(Page page, String where) {
    var found = new AxeBuilder(page).analyze().getViolations();
    assertThat(found)
        .as("axe on %s", where)
        .filteredOn(rule -> List.of("serious", "critical").contains(rule.getImpact()))
        .extracting(
            rule ->
                rule.getId() + ": " + rule.getNodes().stream().map(node -> node.getHtml()).toList())
        .isEmpty();
  }
}
