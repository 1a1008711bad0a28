package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// How people come to a table: from the first page, by one link for all, past the start panel into
/// the first round; and what becomes of tables afterwards.
class WayInTest extends Trial {
  private static Locator named(Page page, AriaRole role, String name) {
    return page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  @ParameterizedTest
  @MethodSource("books")
  void aNewTableLeadsToItsFirstRound(Volume<?, ?, ?> volume) {
    try (var referee = atNewTable(volume, "Wednesdays");
        var player = browsers().person(390, 844)) {
      var page = referee.page();
      assertThat(page.getByText("It is over.").count()).isZero();
      assertNothingSerious(axe(page), "the start panel");
      page.locator(".invite-qr").waitFor();
      var link = page.getByLabel("Link to this table").inputValue();
      assertThat(link).startsWith(served().address());

      // By the link somebody says their name, sits down, and reads what the table waits for.
      player.goTo(link);
      player.page().getByLabel("Your name").fill("Anna");
      assertNothingSerious(axe(player.page()), "the door");
      player.press("Take a seat");
      player.page().getByText("The table waits for Anna’s hero.").first().waitFor();
      named(player.page(), AriaRole.LINK, "Make your hero").waitFor();
      shootWhole(player, volume, "arriving-390");

      // Whoever has nobody takes a ready-made hero; a foe is brought in; it begins.
      page.locator("[aria-label='Ready-made heroes'] button").first().waitFor();
      var heroes = player.page().locator("[aria-label='Ready-made heroes'] button");
      var hero = heroes.first().locator(".start-name").innerText();
      heroes.first().click();
      player.page().getByText("You play " + hero).first().waitFor();
      page.locator("[aria-label='Creatures'] button").first().click();
      page.getByText("in the scene.").first().waitFor();
      player.page().getByText("to begin.").first().waitFor();
      shootWhole(referee, volume, "start-1440");
      page.locator(".start-step .button-main").last().click();
      page.locator(".start")
          .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));

      // Whoever opens the link again comes back to the same seat.
      player.goTo(link);
      player.awaitTable();
      assertThat(referee.complaints()).isEmpty();
      assertThat(player.complaints()).isEmpty();
    }
  }

  @Test
  void aPreparedSceneIsLaidForThoseWhoAreThere() {
    var volume = books().findFirst().orElseThrow();
    try (var referee = atNewTable(volume, "Fridays")) {
      var page = referee.page();
      page.locator(".start-scene").first().click();
      page.locator("[data-figure]").first().waitFor();
      assertThat(page.locator("[data-figure]").count()).isGreaterThan(2);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @Test
  void theLinkIsShownAgainAndWithdrawn() {
    var volume = books().findFirst().orElseThrow();
    try (var referee = atNewTable(volume, "Mondays");
        var stranger = browsers().person(1024, 768)) {
      var page = referee.page();
      page.locator(".invite-qr").waitFor();
      var link = page.getByLabel("Link to this table").inputValue();
      page.reload();
      page.locator(".invite-qr").waitFor();
      assertThat(page.getByLabel("Link to this table").inputValue()).isEqualTo(link);
      referee.press("Withdraw the link");
      named(page, AriaRole.BUTTON, "Make a link").waitFor();

      stranger.goTo(link);
      stranger.page().getByText("This link leads nowhere").first().waitFor();
    }
  }

  @Test
  void tablesAreRenamedCopiedArchivedDeletedAndBroughtBack() {
    var volume = books().findFirst().orElseThrow();
    try (var referee = atNewTable(volume, "Sundays")) {
      var page = referee.page();
      page.locator(".invite-qr").waitFor();
      referee.settle();
      referee.goTo(served().address());
      page.getByText("nobody has played yet").first().waitFor();

      way(page, "Sundays", "Rename");
      page.getByLabel("Title").fill("Saturdays");
      named(page, AriaRole.BUTTON, "Rename").click();
      named(page, AriaRole.LINK, "Saturdays").waitFor();

      way(page, "Saturdays", "Copy");
      named(page, AriaRole.BUTTON, "Copy").click();
      named(page, AriaRole.LINK, "Saturdays (copy)").waitFor();

      way(page, "Saturdays (copy)", "Put into the archive");
      page.getByText("Archive (1)").click();
      named(page, AriaRole.LINK, "Saturdays (copy)").waitFor();

      way(page, "Saturdays", "Delete");
      named(page, AriaRole.BUTTON, "Delete").click();
      page.getByText("Deleted (1)").click();
      page.getByText("gone for good in 30 days").first().waitFor();
      assertNothingSerious(axe(page), "the first page of somebody who has tables");
      named(page, AriaRole.BUTTON, "Bring back Saturdays").click();
      named(page, AriaRole.LINK, "Saturdays").click();
      page.locator(".start").waitFor();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  private static void way(Page page, String table, String what) {
    named(page, AriaRole.BUTTON, "More about " + table).click();
    named(page, AriaRole.MENUITEM, what).click();
  }
}
