package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;

/// People come to a table, speak, keep secrets, make characters, and bring phones.
class PeopleTest extends Trial {
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
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
  @MethodSource("withAndWithoutMap")
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

  /// A label says what it means to whoever points at it, comes to it by keyboard or taps it.
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aFigureIsExplainedWhereItStands(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      referee.choose(firstPlayer(referee));
      var page = referee.page();
      var tip = page.getByRole(AriaRole.TOOLTIP);
      var onSheet = page.locator(".track-name .term").first();
      var means = meaning(volume, onSheet.innerText());
      pointAt(page, onSheet, tip.getByText(means).first());
      page.keyboard().press("Escape");
      await("it goes again", () -> tip.count() == 0);
      page.mouse().move(0, 0);
      onSheet.focus();
      tip.getByText(means).first().waitFor();
      assertThat(onSheet.getAttribute("aria-describedby")).as("for those who listen").isNotBlank();
      page.keyboard().press("Escape");
      await("it goes again", () -> tip.count() == 0);
      onSheet.click();
      tip.getByText(means).first().waitFor();
      page.keyboard().press("Escape");
      var inRoster = page.locator(".vital-name .term").first();
      pointAt(page, inRoster, tip.getByText(meaning(volume, inRoster.innerText())).first());
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// Points at something that the table may draw anew at that moment, until it says something.
  private static void pointAt(Page page, Locator what, Locator said) {
    await(
        "what it means",
        () -> {
          page.mouse().move(0, 0);
          what.hover();
          page.waitForTimeout(600);
          return said.isVisible();
        });
  }

  private static String meaning(Volume<?, ?, ?> volume, String word) {
    return volume.glossary().terms().stream()
        .filter(term -> term.word().equalsIgnoreCase(word.strip()))
        .findFirst()
        .orElseThrow()
        .means();
  }

  private static final Pattern STEPS = Pattern.compile("Step ([0-9]+) of ([0-9]+)");

  /// Which step it is, and of how many.
  private static int step(Page page, int group) {
    var said = page.locator(".wizard-head [role=status]").innerText();
    var steps = STEPS.matcher(said);
    assertThat(steps.find()).as(said).isTrue();
    return Integer.parseInt(steps.group(group));
  }

  /// A list of more than twelve is searched: what has not these words goes.
  private static void searchIfMany(Page page) {
    var things = page.locator(".wizard .pick-label");
    int all = things.count();
    var search = page.locator(".wizard input[type=search]");
    assertThat(search.count()).as(all + " things to choose from").isEqualTo(all > 12 ? 1 : 0);
    if (all > 12) {
      var wanted = things.last().innerText();
      search.fill(wanted);
      await("fewer than " + all, () -> things.count() < all);
      assertThat(things.allInnerTexts()).contains(wanted);
      search.fill("");
      await("all of them again", () -> things.count() == all);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aCharacterIsMadeStepByStep(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      int before = referee.page().locator("[data-figure]").count();
      var table = referee.page().url();
      referee.goTo(table + "/new-character");
      referee.press("Begin");
      referee.page().getByText("A hero needs a name").first().waitFor();
      referee.page().getByLabel("What is your hero called?").fill("Wenna Ash");
      referee.press("Begin");
      var done = referee.page().getByText("Bring to the table");
      var on =
          referee.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Go on"));
      done.or(on).first().waitFor();
      boolean wentBack = false;
      boolean meant = false;
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
        meant |= referee.page().locator(".wizard .pick-meaning").count() > 0;
        searchIfMany(referee.page());
        int step = step(referee.page(), 1);
        assertThat(step).isLessThanOrEqualTo(step(referee.page(), 2));
        on.click();
        await("a step further", () -> done.count() > 0 || decided.count() > had);
        if (done.count() == 0) {
          assertThat(step(referee.page(), 1)).isEqualTo(step + 1);
        }
      }
      assertThat(meant).as("a choice says what it means").isTrue();
      assertThat(wentBack).as("a choice was made again").isTrue();
      assertThat(grown).as("something of the character is seen before the last step").isTrue();
      done.click();
      referee.page().waitForURL(table);
      referee.awaitTable();
      await(
          "the newcomer is there",
          () -> referee.page().locator("[data-figure]").count() == before + 1);
      assertThat(referee.page().locator("[data-figure='wenna-ash']").innerText())
          .contains("Wenna Ash");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void chanceMakesAHeroWhoIsFoundAgainWhereTheyWereLeft(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 390, 844)) {
      var page = referee.page();
      var table = page.url();
      referee.goTo(table + "/new-character");
      page.getByLabel("What is your hero called?").fill("Ivo Reed");
      page.locator(".portrait").nth(3).click();
      referee.press("Begin");
      page.getByText(STEPS).first().waitFor();
      referee.press("Surprise me");
      await("a step further", () -> step(page, 1) == 3);
      assertNothingSerious(axe(page), "a character in the making");
      page.locator(".wizard-head .icon-button").click();
      page.waitForURL(table);
      referee.goTo(table + "/new-character");
      page.getByText(STEPS).first().waitFor();
      assertThat(step(page, 1)).as("where it was left").isEqualTo(3);
      referee.press("…with all the rest");
      referee.press("Bring to the table");
      page.waitForURL(table);
      var hero = page.locator("[data-figure='ivo-reed']").first();
      hero.waitFor();
      await(
          "the colour that was chosen",
          () -> hero.locator(".face").getAttribute("style").contains("rgb(31, 107, 63)"));
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
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
