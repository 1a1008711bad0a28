package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// On a sheet one presses what one wants to use.
class SheetTest extends Trial {
  private static Locator uses(Person person) {
    return person.page().locator(".uses-list .menu-item");
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aWeaponStrikesAndAScoreIsRolledFromTheSheet(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      referee.choose(firstPlayer(referee));
      page.locator(".sheet-view .usable").first().waitFor();

      page.locator(".sheet-view .score-opens").first().click();
      uses(referee).first().click();
      assertThat(referee.isFormWhole()).as("a score opens a roll with its odds").isTrue();
      referee.closeForm();

      var weapon = weapon(referee);
      shoot(page, volume.book().id(), "sheet-uses", ColorScheme.LIGHT, 1440);
      assertNothingSerious(axe(page), "what can be done with something on a sheet");
      weapon.click();
      // Whether anybody is in reach of it is another matter.
      page.locator("form.offer-form .offer-odds[aria-busy=false]").waitFor();
      assertThat(page.locator("form.offer-form [data-slot=with]").count())
          .as("what to strike with is chosen already")
          .isZero();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// The strike among what can be done with the first thing that has one.
  private static Locator weapon(Person person) {
    var page = person.page();
    for (Locator thing : page.locator(".sheet-view .slots .usable").all()) {
      thing.click();
      uses(person).first().waitFor();
      var strike = page.locator(".uses-list [data-command=attack]");
      if (strike.count() > 0) {
        return strike.first();
      }
      page.keyboard().press("Escape");
    }
    throw new AssertionError("nothing on the sheet strikes");
  }
}
