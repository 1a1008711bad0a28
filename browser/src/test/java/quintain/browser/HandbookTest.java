package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Somebody reads a book's rules, asks them a question, and looks something up in the middle of
/// play.
class HandbookTest extends Trial {
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aQuestionFindsItsRuleAndChaptersAreTurnedLikePages(Volume<?, ?, ?> volume) {
    var book = volume.book().id();
    var question = volume.handbook().questions().getFirst();
    var chapters = volume.handbook().chapters();
    try (var reader = browsers().person(1440, 900)) {
      var page = reader.page();
      // An address that somebody has written badly opens the book all the same.
      reader.goTo(served().address() + "/rules/" + book + "#100%");
      page.locator(".handbook-chapters").waitFor();
      reader.goTo(served().address() + "/rules/" + book);
      page.getByLabel("Search the rules").fill(question.ask());
      page.locator(".found li").first().waitFor();
      assertThat(page.locator(".found li").count()).isLessThanOrEqualTo(30);
      assertNothingSerious(axe(page), "what was found");
      page.locator(".found a").first().click();
      page.locator(".chapter").first().waitFor();
      assertThat(page.url()).contains("/rules/" + book + "/").contains("#");

      // Whoever comes with nothing but the id of a rule is led to its chapter.
      reader.goTo(served().address() + "/rules/" + book + "#" + question.finds());
      page.locator("[data-clause='" + question.finds() + "'].verse-sought").waitFor();

      page.locator(".handbook-contents ol a").first().click();
      page.locator(".chapter h2").getByText(chapters.getFirst().title()).waitFor();
      page.locator(".handbook-turn a").last().click();
      page.locator(".chapter h2").getByText(chapters.get(1).title()).waitFor();
      assertNothingSerious(axe(page), "a chapter");
      for (int width : new int[] {1440, 1024, 390}) {
        page.setViewportSize(width, 900);
        reader.settle();
        shoot(page, book, "chapter", ColorScheme.LIGHT, width);
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
            .isLessThanOrEqualTo(width);
      }

      var entry = volume.entries().getFirst();
      reader.goTo(served().address() + "/rules/" + book + "/compendium/" + entry.kind());
      page.locator(".card").first().waitFor();
      page.getByLabel("Only those with these words").fill(entry.name());
      page.locator("[id='" + entry.kind() + "." + entry.id() + "']").waitFor();
      shoot(page, book, "compendium", ColorScheme.LIGHT, 390);
      assertNothingSerious(axe(page), "the compendium");
      assertThat(reader.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void rulesAreReadBesideTheTableWithoutLeavingIt(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var table = page.url();
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Rules").setExact(true))
          .click();
      var beside = page.locator(".beside");
      beside.getByLabel("Search the rules").fill(volume.handbook().questions().getFirst().ask());
      beside.locator(".found a").first().click();
      beside.locator(".chapter").waitFor();
      shoot(page, volume.book().id(), "rules-beside", ColorScheme.LIGHT, 1440);
      assertNothingSerious(axe(page).include(".beside"), "the rules beside the table");
      assertThat(page.url()).isEqualTo(table);
      page.getByLabel("Close the rules").click();
      assertThat(beside.count()).isZero();
      assertThat(referee.complaints()).isEmpty();
    }
  }
}
