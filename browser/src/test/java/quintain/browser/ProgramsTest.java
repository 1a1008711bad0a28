package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// What the Referee gives to programs, and takes back.
class ProgramsTest extends Trial {
  /// One book stands for all: programs are no book's work.
  static Stream<Volume<?, ?, ?>> any() {
    return books().limit(1);
  }

  private static Locator button(Person person, String name) {
    return person
        .page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static int knock(String token) throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(URI.create(served().address() + "/api/table/view"))
              .header("Authorization", "Bearer " + token)
              .build();
      return client.send(request, BodyHandlers.ofString()).statusCode();
    }
  }

  private static void open(Person referee) {
    var page = referee.page();
    if (page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Seats")).count() == 0) {
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).first().click();
    }
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Seats")).click();
    var programs = page.locator("details", new Page.LocatorOptions().setHasText("Programs"));
    programs.first().waitFor();
    if (programs.first().getAttribute("open") == null) {
      page.locator("summary").getByText("Programs").click();
    }
    page.getByText("Give a token").scrollIntoViewIfNeeded();
  }

  /// The part of the desk on every screen, by day and by night: it is no wider than the screen. It
  /// is opened anew for each, and open in the end.
  private static void looks(Person person, Volume<?, ?, ?> volume) {
    var page = person.page();
    for (int width : new int[] {390, 1024, 1440}) {
      page.keyboard().press("Escape");
      page.setViewportSize(width, width == 390 ? 844 : 900);
      person.settle();
      open(person);
      for (var scheme : new ColorScheme[] {ColorScheme.DARK, ColorScheme.LIGHT}) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        person.settle();
        shoot(page, volume.book().id(), "programs", scheme, width);
      }
      assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
          .as("at %s px", width)
          .isLessThanOrEqualTo(width);
    }
  }

  @ParameterizedTest
  @MethodSource("any")
  void aTokenIsGivenShownOnceListedAndTakenBack(Volume<?, ?, ?> volume) throws Exception {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      open(referee);
      page.getByLabel("What it is for").fill("A bot in our chat");
      page.getByLabel("Is good").selectOption("30");
      button(referee, "Give a token").click();

      var dialog = page.getByRole(AriaRole.DIALOG);
      dialog.getByText("Token for A bot in our chat").waitFor();
      var token = dialog.getByRole(AriaRole.TEXTBOX).inputValue();
      assertThat(token).hasSizeGreaterThan(20);
      assertThat(knock(token)).isEqualTo(200);
      assertNothingSerious(axe(page), "a token that was given");
      shootWhole(referee, volume, "token-given");
      page.keyboard().press("Escape");

      var line = page.locator(".stock li").filter(new Locator.FilterOptions().setHasText("A bot"));
      line.getByText("reads along · until").waitFor();
      assertThat(page.content()).as("it is shown once").doesNotContain(token);
      looks(referee, volume);

      button(referee, "Take the token of A bot in our chat back").click();
      button(referee, "Take it back").click();
      line.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      assertThat(knock(token)).isEqualTo(401);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("any")
  void anAddressThatIsRefusedStaysToBeCorrected(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      open(referee);
      var address = page.getByLabel("Address");
      address.fill("ftp://example.org/table");
      button(referee, "Tell it what happens").click();
      page.getByRole(AriaRole.ALERT)
          .filter(new Locator.FilterOptions().setHasText("by https"))
          .waitFor();
      assertThat(address.inputValue()).isEqualTo("ftp://example.org/table");
      assertThat(referee.complaints()).isEmpty();
    }
  }
}
