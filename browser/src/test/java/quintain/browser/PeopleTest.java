package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;

/// People come to a table, speak, keep secrets, make characters, and bring phones.
class PeopleTest extends Trial {
  PeopleTest() throws IOException {}

  @ParameterizedTest
  @MethodSource("books")
  void twoBrowsersSitAtOneTable(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      try (var guest = invited(referee, nameOf(referee, firstPlayer(referee)))) {
        assertThat(guest.page().url()).as("the token leaves the address").doesNotContain("#");
        guest.say("Good evening");
        await("the Referee reads it", () -> referee.log().contains("Good evening"));
        referee.say("<img src=x onerror=alert(1)> welcome");
        await("the guest reads it", () -> guest.log().contains("<img src=x onerror=alert(1)>"));
        assertThat(guest.page().locator(".log-scroll img").count()).isZero();
        assertThat(guest.complaints()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aSecretRollNeverReachesTheOthersBrowser(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      try (var guest = seated(referee, firstPlayer(referee))) {
        guest.heard().clear();
        referee.say("/gmr 3d17+4242 # quiet");
        await("the Referee sees the roll", () -> referee.log().contains("quiet"));
        guest.say("/br 5d19+7171 # unseen");
        await("the Referee sees the blind roll", () -> referee.log().contains("unseen"));
        referee.say("all done");
        await("the guest hears what is open", () -> guest.log().contains("all done"));
        assertThat(String.join("\n", guest.heard()))
            .contains("all done")
            .doesNotContain("3d17", "quiet", "4242", "5d19", "unseen", "7171");
        assertThat(dense(guest.heard())).as("the guest's numbers have no gaps").isTrue();
      }
    }
  }

  /// Whether the numbers of the entries heard follow each other.
  private static boolean dense(List<String> heard) {
    var numbers = new ArrayList<Long>();
    for (String message : heard) {
      if (message.startsWith("[")) {
        for (JsonNode frame : JSON.readTree(message)) {
          frame
              .path("entries")
              .path("entries")
              .forEach(entry -> numbers.add(entry.path("seq").asLong()));
        }
      }
    }
    for (int i = 1; i < numbers.size(); i++) {
      if (numbers.get(i) != numbers.get(i - 1) + 1) {
        return false;
      }
    }
    return !numbers.isEmpty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void aCharacterIsMadeStepByStep(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      int before = referee.page().locator("[data-figure]").count();
      var table = referee.page().url();
      referee.goTo(table + "/new-character");
      referee.press("Begin");
      var done = referee.page().getByText("Bring to the table");
      var on =
          referee.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Go on"));
      done.or(on).first().waitFor();
      boolean wentBack = false;
      boolean grown = done.count() > 0;
      for (int steps = 0; steps < 60 && done.count() == 0; steps++) {
        var decided = referee.page().locator(".decisions li");
        int had = decided.count();
        var back = decided.getByRole(AriaRole.BUTTON); // what chance did has none
        if (had >= 1 && !wentBack && back.count() > 0) {
          wentBack = true;
          back.first().click();
          await("one decision less", () -> decided.count() < had);
          continue;
        }
        grown = referee.page().locator(".wizard-sheet .panel").count() > 0;
        on.click();
        await("a step further", () -> done.count() > 0 || decided.count() > had);
      }
      assertThat(wentBack).as("a choice was made again").isTrue();
      assertThat(grown).as("something of the character is seen before the last step").isTrue();
      done.click();
      referee.page().waitForURL(table);
      referee.awaitTable();
      await(
          "the newcomer is there",
          () -> referee.page().locator("[data-figure]").count() == before + 1);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aPhoneIsEnoughToPlay(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      try (var guest = seated(referee, firstPlayer(referee))) {
        var phone = guest.page();
        phone.setViewportSize(390, 844);
        phone.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Log")).click();
        guest.say("from my phone");
        await("the Referee reads it", () -> referee.log().contains("from my phone"));
        phone.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Sheet")).click();
        phone.locator(".table-foot button").first().click();
        phone.locator(".thumb[data-command]").first().waitFor();
        assertThat(phone.locator(".thumb[data-command]").all())
            .isNotEmpty()
            .allMatch(button -> button.boundingBox().height >= 40);
        assertThat(guest.complaints()).isEmpty();
      }
    }
  }
}
