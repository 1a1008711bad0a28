package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Every screen as people see it in three widths, and nothing serious for axe.
///
/// Axe reads each screen wide by day, and its colours once more narrow by night in the books that
/// stand for all: colours are the client's work. Of the other books it is the table and the making
/// of a character, which hold what the book says, wide and narrow.
class LooksTest extends Trial {
  private static final int WIDE = 1440;
  private static final int NARROW = 390;
  private static final List<Integer> WIDTHS = List.of(WIDE, 1024, NARROW);

  private static final String NO_TALLER =
      "() => document.documentElement.scrollHeight <= window.innerHeight";

  /// Adds up what moved without anybody having done anything: its share of the screen times how
  /// far.
  private static final String MOVES =
      """
      window.moved = 0
      new PerformanceObserver((seen) => {
        for (const shift of seen.getEntries()) window.moved += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
      """;

  /// Gives everybody a state as long as they come, and looks whether it leaves each name readable.
  private static final String STANDS_CLEAR =
      """
      () => [...document.querySelectorAll('[data-figure] .figure-name')].every((name) => {
        const note = document.createElement('span')
        note.className = 'figure-note'
        note.textContent = 'ausgeschieden'
        name.after(note)
        const words = document.createRange()
        words.selectNodeContents(name)
        const one = words.getBoundingClientRect()
        const other = note.getBoundingClientRect()
        return one.right <= other.left || one.bottom <= other.top
      })
      """;

  @Test
  void whatBelongsToNoBookIsReadableInThreeWidthsByDayAndByNight() {
    try (var somebody = browsers().person(WIDE, 900)) {
      looksRight(somebody, "house", "home", served().address() + "/", WIDTHS);
      isReadableByNight(somebody, "house", "home");
      looksRight(somebody, "house", "dice", served().address() + "/dice?d=4d6kh3&d=8d6!", WIDTHS);
      isReadableByNight(somebody, "house", "dice");
      assertThat(somebody.complaints()).isEmpty();
    }
  }

  /// A click on what has just moved away is lost. Faces are there the second time somebody comes,
  /// so that this does not hang on how soon they arrive.
  @Test
  void nothingMovesUnderAFingerWhileTheHomePageComes() {
    for (int width : WIDTHS) {
      try (var somebody = browsers().person(width, 900)) {
        var page = somebody.page();
        page.addInitScript(MOVES);
        somebody.goTo(served().address());
        somebody.settle();
        page.reload();
        page.locator(".cover").first().waitFor();
        somebody.settle();
        assertThat(((Number) page.evaluate("() => moved")).doubleValue())
            .as("how much of the page moved how far at %s px", width)
            .isLessThan(0.02);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyScreenIsReadableInThreeWidthsByDayAndByNight(Volume<?, ?, ?> volume) {
    var book = volume.book().id();
    try (var referee = atDemo(volume, WIDE, 900)) {
      var table = referee.page().url();
      boolean standsForAll = standsForAll(volume);
      var screens = new LinkedHashMap<String, String>();
      screens.put("table", table);
      screens.put("new-character", table + "/new-character");
      if (standsForAll) {
        screens.put("rules", served().address() + "/rules/" + book);
        screens.put("desk", table + "/desk");
        screens.put("sheet", table + "/sheet/" + firstPlayer(referee));
      }
      var widths = standsForAll ? WIDTHS : List.of(WIDE, NARROW);
      screens.forEach(
          (screen, address) -> {
            looksRight(referee, book, screen, address, widths);
            if (screen.equals("table")) {
              assertThat((Boolean) referee.page().evaluate(NO_TALLER))
                  .as("at %s px a table fills the screen and scrolls within", NARROW)
                  .isTrue();
            }
            if (standsForAll) {
              isReadableByNight(referee, book, screen);
            }
          });
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aFormShowsItsOddsInThreeWidths(Volume<?, ?, ?> volume) {
    var book = volume.book().id();
    try (var referee = atDemo(volume, WIDE, 900)) {
      var hero = firstPlayer(referee);
      for (int width : WIDTHS) {
        resize(referee, width);
        referee.page().reload();
        referee.awaitTable();
        referee.choose(hero);
        weighSomething(referee);
        shoot(referee.page(), book, "odds", ColorScheme.LIGHT, width);
        if (width == NARROW) {
          assertNothingSerious(axe(referee.page()), "a form with its odds");
        }
      }
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("withMap")
  void aStateNeverStandsUponAName(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1024, 900)) {
      referee.page().locator("[data-figure] .figure-name").first().waitFor();
      assertThat((Boolean) referee.page().evaluate(STANDS_CLEAR)).isTrue();
    }
  }

  private static void looksRight(
      Person person, String of, String screen, String address, List<Integer> widths) {
    var page = person.page();
    resize(person, WIDE);
    person.goTo(address);
    page.waitForSelector("main");
    for (int width : widths) {
      resize(person, width);
      person.settle();
      shoot(page, of, screen, ColorScheme.LIGHT, width);
      assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
          .as("%s at %s px is no wider than the screen", screen, width)
          .isLessThanOrEqualTo(width);
      if (width == WIDE) {
        assertNothingSerious(briefly(page), screen + " wide, by day");
      }
    }
  }

  /// The screen that was looked at last, as narrow as it was then.
  private static void isReadableByNight(Person person, String of, String screen) {
    var page = person.page();
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    person.settle();
    shoot(page, of, screen, ColorScheme.DARK, NARROW);
    assertNothingSerious(
        briefly(page).withRules(List.of("color-contrast")), screen + " narrow, by night");
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
  }

  /// Of the many clauses in a chapter, axe reads a few of each paragraph: all have one form.
  private static AxeBuilder briefly(Page page) {
    return axe(page).exclude(".clause:nth-of-type(n + 4)");
  }

  private static void resize(Person person, int width) {
    person.page().setViewportSize(width, width == NARROW ? 844 : 900);
  }

  /// Opens the first form that is whole: where nobody is in reach to be struck, the next one.
  private static void weighSomething(Person person) {
    var page = person.page();
    for (int which = 0; ; which++) {
      page.locator(".bar:not(.bar-waits)").waitFor(); // which of the two bars is known only then
      var sheet = page.locator(".bar-phone .button-main");
      if (sheet.count() > 0) {
        sheet.first().click();
      }
      page.locator("[data-command]:not([aria-disabled])").nth(which).click();
      if (person.isFormWhole()) {
        break;
      }
      person.closeForm();
    }
    person.settle();
  }
}
