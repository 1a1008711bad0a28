package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// A Referee prepares scenes aside and leads the party through them.
class ScenesTest extends Trial {
  /// Preparing is the work of the client; that every book takes its people along, the table tests.
  static Stream<Volume<?, ?, ?>> anyBook() {
    return books().limit(1);
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  private static void desk(Person referee, String part) {
    var page = referee.page();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(part)).click();
  }

  private static Locator card(Person referee, String title) {
    return referee
        .page()
        .getByRole(AriaRole.LISTITEM, new Page.GetByRoleOptions().setName(title).setExact(true));
  }

  private static void open(Person referee, String title) {
    card(referee, title)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Open it"))
        .click();
    card(referee, title).getByText("Open now").waitFor();
  }

  /// Somebody is brought into a new scene, and it is kept.
  private static void prepare(Person referee, String title) {
    var page = referee.page();
    desk(referee, "Scenes");
    page.getByLabel("Its title", new Page.GetByLabelOptions().setExact(true)).fill(title);
    press(page, "Prepare it");
    page.getByText("You prepare").first().waitFor();
    desk(referee, "Encounter");
    page.locator(".stock button").getByText("Bring in").first().click();
    page.getByText("1 brought in").first().waitFor();
    page.goBack();
    press(page, "Keep it and go back");
    page.getByText("You prepare").waitFor(hidden());
    referee.awaitTable();
  }

  private static Locator.WaitForOptions hidden() {
    return new Locator.WaitForOptions()
        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED);
  }

  /// Words are written for a scene, and shown to everyone with a tap.
  private static void readAloud(Person referee, String scene, String words) {
    var page = referee.page();
    card(referee, scene).getByText("Words to read aloud").click();
    page.getByLabel(Pattern.compile("^Text")).fill(words);
    press(page, "Put it into the journal");
    card(referee, scene).getByText("to everyone").click();
  }

  private static void look(Person referee, Volume<?, ?, ?> volume) {
    var page = referee.page();
    for (var scheme : new ColorScheme[] {ColorScheme.DARK, ColorScheme.LIGHT}) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      for (int width : new int[] {390, 1024, 1440}) {
        page.setViewportSize(width, 900);
        card(referee, "The weir").waitFor();
        shoot(page, volume.book().id(), "scenes", scheme, width);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void aPartyIsLedThroughScenesAndBack(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var figure = firstPlayer(referee);
      try (var guest = seated(referee, figure)) {
        guest.heard().clear();
        prepare(referee, "The old mill");
        prepare(referee, "The weir");
        prepare(referee, "The bell tower");
        assertThat(String.join("\n", guest.heard()))
            .as("what a player hears of scenes that are prepared")
            .doesNotContain("mill", "weir", "bell tower");

        desk(referee, "Scenes");
        card(referee, "The weir").waitFor();
        look(referee, volume);
        assertNothingSerious(axe(page), "the shelf of scenes");
        open(referee, "The old mill");
        guest.page().getByText("A new scene: The old mill").first().waitFor();
        readAloud(referee, "The old mill", "Flour hangs in the air");
        guest.page().getByText("hands out: The old mill").first().waitFor();
        open(referee, "The weir");
        guest.page().getByText("A new scene: The weir").first().waitFor();
        guest.page().locator("h1").getByText("The weir").waitFor();
        card(referee, "The old mill").getByText("As you left it").waitFor();

        page.goBack();
        press(page, "Undo the last command");
        desk(referee, "Scenes");
        card(referee, "The old mill").getByText("Open now").waitFor();
        card(referee, "The weir").getByText("Prepared").waitFor();

        try (var elsewhere = broughtBack(referee)) {
          desk(elsewhere, "Scenes");
          card(elsewhere, "The old mill").getByText("Open now").waitFor();
          open(elsewhere, "The bell tower");
          assertThat(elsewhere.page().locator(".scene-card").count()).isEqualTo(4);
          assertThat(elsewhere.complaints()).isEmpty();
        }
        card(referee, "The bell tower").getByText(Pattern.compile("Prepared")).waitFor();
        assertThat(guest.complaints()).isEmpty();
        assertThat(referee.complaints()).isEmpty();
      }
    }
  }
}
