package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// The Referee makes a creature of their own, and players meet it.
class OwnContentTest extends Trial {
  /// The forms are the work of the client, and of no book.
  static Stream<Volume<?, ?, ?>> anyBook() {
    return books().limit(1);
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void aCreatureIsWrittenInAFormAndBroughtIn(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900);
        var guest = seated(referee, firstPlayer(referee))) {
      guest.heard().clear();
      var page = referee.page();
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Your own")).click();
      page.getByLabel("What do you make?").selectOption(kindOfCreatures(volume));
      press(page, "Write it");
      page.getByLabel("Begin from").selectOption(new SelectOption().setIndex(1));
      var name = page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).first();
      assertThat(page.locator(".own-plaint").count()).as("said before anything is typed").isZero();
      name.fill("");
      page.locator(".own-form .own-plaint").getByText("This is needed").waitFor();
      press(page, "Keep it");
      page.getByText("1 thing is still to do.").waitFor();
      assertThat((Boolean) name.evaluate("field => field === document.activeElement")).isTrue();
      name.fill("Salt Widow");
      page.locator(".own-preview").getByText("Salt Widow").waitFor();
      press(page, "Keep it");
      page.getByText("Prepared; players know nothing of it").first().waitFor();
      assertThat(String.join("\n", guest.heard())).doesNotContain("Salt Widow");

      press(page, "Bring in Salt Widow");

      page.getByText("In play", new Page.GetByTextOptions().setExact(true)).first().waitFor();
      guest.page().getByText("Salt Widow").first().waitFor();
      assertThat(referee.complaints()).isEmpty();
    }
  }
}
