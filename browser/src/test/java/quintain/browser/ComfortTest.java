package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// What a person sets up for themselves: what they hear, what they roll again and again, what they
/// print, and where they try a fight.
class ComfortTest extends Trial {
  /// All of it is the work of the client, and of no book.
  static Stream<Volume<?, ?, ?>> anyBook() {
    return books().limit(1);
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  private static Locator dialog(Person person) {
    return person.page().getByRole(AriaRole.DIALOG);
  }

  private static void lookAt(Person person, String name) {
    for (int width : List.of(390, 1024, 1440)) {
      person.page().setViewportSize(width, 900);
      person.settle();
      shoot(person.page(), "comfort", name, ColorScheme.LIGHT, width);
    }
    assertNothingSerious(axe(person.page()), name);
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void aRollIsSavedAndRolledAgain(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900);
        var guest = seated(referee, firstPlayer(referee))) {
      guest.heard().clear();
      var page = referee.page();
      press(page, "Roll dice");
      page.getByLabel("Dice notation").fill("1d1+?{bonus} # for luck");
      press(page, "Save this roll");
      page.getByLabel("Its name").first().fill("Luck");
      referee.settle();
      assertNothingSerious(axe(page), "saved rolls");
      shoot(page, "comfort", "saved-rolls", ColorScheme.LIGHT, 1440);
      press(page, "Keep them");
      await("it is kept", () -> dialog(referee).count() == 0);
      page.reload();
      referee.awaitTable();

      press(page, "Roll dice");
      shoot(page, "comfort", "dice-tray", ColorScheme.LIGHT, 1440);
      press(page, "Luck");
      page.getByLabel("bonus").fill("4");
      press(page, "Roll");

      await("it is rolled", () -> referee.log().contains("for luck"));
      guest.page().getByText("for luck").first().waitFor();
      assertThat(String.join("\n", guest.heard()))
          .as("what others hear of what somebody has saved")
          .doesNotContain("bonus", "My rolls");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void addressesInTheChatLeadElsewhereAndNowhereElse(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900);
        var guest = seated(referee, firstPlayer(referee))) {
      referee.say(
          "See https://a.example/map.png, javascript:alert(1) and https://you@b.example/ <img src=x>");

      var link = guest.page().locator(".spoken-link");
      link.first().waitFor();
      assertThat(link.allInnerTexts()).containsExactly("https://a.example/map.png");
      assertThat(link.getAttribute("rel")).contains("noopener", "noreferrer");
      assertThat(link.getAttribute("target")).isEqualTo("_blank");
      assertThat(guest.page().locator(".passage img").count()).as("pictures in the log").isZero();
      assertThat(guest.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void whatIsHeardIsRemembered(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      openSounds(page);
      var hits =
          page.getByRole(
              AriaRole.SWITCH, new Page.GetByRoleOptions().setName("When somebody is hit"));
      assertThat(hits.isChecked()).as("at first").isTrue();
      hits.click();
      lookAt(referee, "sounds");
      page.setViewportSize(1440, 900);
      page.reload();
      referee.awaitTable();

      openSounds(page);

      assertThat(hits.isChecked()).as("after a while").isFalse();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  private static void openSounds(Page page) {
    page.keyboard().press("Control+k");
    page.keyboard().type("sounds what you hear");
    page.getByText("Sounds: what you hear").first().waitFor();
    page.keyboard().press("Enter");
    page.getByText("What happens at the table").first().waitFor();
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void thePartyIsOnOnePage(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      referee.choose(firstPlayer(referee));
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("whole sheet")).click();
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("The whole party")).click();
      var heroes = page.locator(".party-table tbody tr");
      heroes.first().waitFor();
      assertThat(page.locator(".party-sheets > .sheet").count()).isEqualTo(heroes.count());
      lookAt(referee, "party");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void foesAreKeptWithASceneUntilTheyAreWanted(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900);
        var guest = seated(referee, firstPlayer(referee))) {
      guest.heard().clear();
      var page = referee.page();
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Encounter")).click();
      var weigh = page.locator(".stock button[aria-pressed]").first();
      weigh.click();
      page.getByLabel("Name of the encounter").fill("An ambush at the weir");
      press(page, "Keep it with this scene");
      var kept =
          page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Kept encounters"))
              .getByRole(AriaRole.BUTTON);
      kept.waitFor();
      weigh.click();
      assertThat(weigh.getAttribute("aria-pressed")).isEqualTo("false");
      lookAt(referee, "encounter");
      page.setViewportSize(1440, 900);

      kept.click();

      await("they are weighed again", () -> weigh.getAttribute("aria-pressed").equals("true"));
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Scenes")).click();
      page.locator(".scene-card .page-title").getByText("An ambush at the weir").waitFor();
      assertThat(String.join("\n", guest.heard())).doesNotContain("ambush");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void thePartyGoesToTheProvingGroundWithOneTap(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var name = nameOf(referee, firstPlayer(referee));
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Encounter")).click();
      page.getByRole(
              AriaRole.LINK,
              new Page.GetByRoleOptions().setName("Take the party to the proving ground"))
          .click();
      page.locator(".yard-fighter").getByText("Your " + name).waitFor();
      page.locator(".yard-fields select").first().selectOption("1000");
      page.locator(".yard-orders")
          .getByText("Fight", new Locator.GetByTextOptions().setExact(true))
          .click();
      page.locator(".yard-run[data-ended=all]").waitFor();
      lookAt(referee, "proving");
      assertThat(page.url()).as("no link tells of a sheet").doesNotContain("inventory", "sheet");
      assertThat(referee.complaints()).isEmpty();
    }
  }
}
