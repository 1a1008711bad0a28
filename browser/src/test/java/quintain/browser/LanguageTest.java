package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// The interface in another language than English, for whoever wants it.
class LanguageTest extends Trial {
  private static final int WIDE = 1440;
  private static final int NARROW = 390;
  private static final int TURNS = 20;

  /// What people read in the bars of a table, and what ears hear and pointers are told there.
  private static final String SAID_IN_BARS =
      """
      () => [...document.querySelectorAll('.top, .turns, .table-foot, .phone-tabs, .side-tab, .log-head')].flatMap((bar) => [
        ...bar.innerText.split('\\n'),
        ...[bar, ...bar.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
          ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? '')),
      ]).map((text) => text.replace(/^[\\s:,·]+/u, '').trim()).filter((text) => /\\p{L}{2}/u.test(text))
      """;

  /// What German and English write alike.
  private static final Set<String> ALIKE = Set.of("Quintain", "Journal");

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aTableSpeaksGermanToAGermanBrowser(Volume<?, ?, ?> volume) {
    try (var german = browsers().speaker(WIDE, 900, "de-DE")) {
      sitDownAtDemo(german, volume);
      var page = german.page();
      assertThat(page.locator("html").getAttribute("lang")).isEqualTo("de");
      attack(german);
      var wide = said(german);
      shoot(page, volume.book().id(), "german", ColorScheme.LIGHT, WIDE);
      page.setViewportSize(NARROW, 844);
      var narrow = said(german);
      shoot(page, volume.book().id(), "german", ColorScheme.LIGHT, NARROW);
      page.setViewportSize(WIDE, 900);

      // The same table, spoken of in English: what is still the same comes from the server.
      speakEnglish(german);
      assertThat(page.locator("html").getAttribute("lang")).isEqualTo("en");
      assertThat(said(german))
          .contains("Undo the last command")
          .doesNotContainAnyElementsOf(ours(german, wide));
      page.setViewportSize(NARROW, 844);
      assertThat(said(german)).doesNotContainAnyElementsOf(ours(german, narrow));
      assertThat(german.complaints()).isEmpty();
    }
  }

  /// What is chosen from the menu beside the colours is kept, whatever the browser would like.
  @Test
  void aLanguageIsChosenAndKept() {
    try (var somebody = browsers().person(WIDE, 900)) {
      var page = somebody.page();
      somebody.goTo(served().address());
      somebody.press("Language");
      page.getByRole(AriaRole.MENUITEMRADIO, new Page.GetByRoleOptions().setName("Deutsch"))
          .click();
      page.locator("html[lang=de]").waitFor();
      page.reload();
      page.getByText("Auch hier").waitFor();
      somebody.press("Sprache");
      page.getByRole(AriaRole.MENUITEMRADIO, new Page.GetByRoleOptions().setName("English"))
          .click();
      page.getByText("Also here").waitFor();
      assertThat(somebody.complaints()).isEmpty();
    }
  }

  /// German is longer than English.
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withMap")
  void germanFitsIntoEveryPage(Volume<?, ?, ?> volume) {
    var book = volume.book().id();
    try (var german = browsers().speaker(WIDE, 900, "de")) {
      sitDownAtDemo(german, volume);
      var page = german.page();
      var table = page.url();
      var pages = new LinkedHashMap<String, String>();
      pages.put("home", served().address() + "/");
      pages.put("dice", served().address() + "/dice");
      pages.put("rules", served().address() + "/rules/" + book);
      pages.put("proving", served().address() + "/proving/" + book);
      pages.put("desk", table + "/desk");
      pages.put("new-character", table + "/new-character");
      pages.forEach(
          (name, address) -> {
            german.goTo(address);
            for (int width : List.of(WIDE, NARROW)) {
              page.setViewportSize(width, 900);
              german.settle();
              shoot(page, book, "german-" + name, ColorScheme.LIGHT, width);
              assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                  .as("%s fits into %s px", name, width)
                  .isEqualTo(true);
            }
          });
      assertThat(german.complaints()).isEmpty();
    }
  }

  /// Begins the fight and strikes once, at whomever the form proposes.
  private static void attack(Person person) {
    var page = person.page();
    person.chooseOwnSeat();
    person.settle();
    page.keyboard().press("b");
    await("the fight begins", () -> page.locator(".figure-turn").count() > 0);
    for (int i = 0; i < TURNS; i++) {
      person.settle();
      answerAll(person);
      boolean goes = false;
      if (page.locator(".bar [aria-keyshortcuts=a]:not([aria-disabled])").count() > 0) {
        page.keyboard().press("a");
        var form = page.locator("form.offer-form");
        if (person.leadsOn()) {
          int before = person.tidings();
          goes = form.locator(".offer-instead").count() > 0;
          form.locator(goes ? ".offer-instead" : "button[type=submit]:enabled").click();
          person.awaitTidingsAfter(before);
          person.settle();
          if (!goes) {
            answerAll(person);
            return;
          }
        }
        await("the form is gone", () -> isClosed(page, form));
      }
      if (!goes) {
        page.keyboard().press("n");
      }
    }
    throw new AssertionError("nobody strikes:\n" + person.screen());
  }

  private static boolean isClosed(Page page, Locator form) {
    if (form.count() > 0) {
      page.keyboard().press("Escape");
    }
    return form.count() == 0;
  }

  /// Answers whatever is asked as it stands.
  private static void answerAll(Person person) {
    for (var asked = person.asked(); person.question().count() > 0; asked = person.asked()) {
      var answered = asked;
      person.question(asked).locator("button[type=submit]:enabled").first().click();
      await("it is answered", () -> !person.asked().equals(answered));
      person.settle();
    }
  }

  private static Set<String> said(Person person) {
    person.settle();
    var found = new TreeSet<String>();
    for (Object text : (List<?>) person.page().evaluate(SAID_IN_BARS)) {
      found.add(String.valueOf(text));
    }
    assertThat(found).as("the bars say something").hasSizeGreaterThan(10);
    return found;
  }

  /// What of it the server has not said: names, offers and whatever else belongs to the game.
  private static List<String> ours(Person person, Set<String> said) {
    var heard = String.join("\n", person.heard()).toLowerCase(Locale.ROOT);
    return said.stream()
        .filter(text -> !ALIKE.contains(text) && !heard.contains(text.toLowerCase(Locale.ROOT)))
        .toList();
  }

  /// By its name in the palette, in which a table has all it can do.
  private static void speakEnglish(Person person) {
    var page = person.page();
    page.keyboard().press("Control+k");
    page.locator(".palette-input").fill("English");
    person.settle();
    page.keyboard().press("Enter");
    await("the page speaks English", () -> page.locator("html[lang=en]").count() > 0);
    person.awaitTable();
  }
}
