package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// How a fight reads: rounds as headings, what is new on a phone, looking back, and the summary at
/// its end.
class LogTest extends Trial {
  static Stream<Volume<?, ?, ?>> booksWithFights() {
    return withAndWithoutMap().filter(volume -> !volume.book().theme().afterwards().isEmpty());
  }

  static Stream<Volume<?, ?, ?>> oneBook() {
    return booksWithFights().limit(1);
  }

  private static Locator named(Person person, AriaRole role, String name) {
    return person.page().getByRole(role, new Page.GetByRoleOptions().setName(name));
  }

  private static void begin(Person referee) {
    referee.chooseOwnSeat();
    referee.settle();
    referee.page().keyboard().press("b");
    await("the fight begins", () -> referee.page().locator(".figure-turn").count() > 0);
    await(
        "its first round is a heading",
        () -> {
          answerAsSuggested(referee);
          return headings(referee).count() > 0;
        });
  }

  /// Some books ask before the first round whether anybody tries harder.
  private static void answerAsSuggested(Person referee) {
    var open = referee.asked();
    var asked = referee.question(open);
    if (asked.count() > 0) {
      var pass = asked.locator("button.button:has-text('Let it pass')");
      (pass.count() > 0 ? pass : asked.locator("button[type=submit]")).first().click();
      await("it is answered", () -> !referee.asked().equals(open));
    }
  }

  private static Locator headings(Person person) {
    return person.page().locator(".log .passage-heading h3");
  }

  /// The Referee says that the fight is over: the book has a command for it among those for after.
  private static Locator end(Person referee, Volume<?, ?, ?> volume) {
    var summary = referee.page().locator("section.fight");
    referee.chooseOwnSeat();
    var ending =
        volume.book().theme().afterwards().stream()
            .filter(command -> command.startsWith("end-") && !command.equals("end-scene"))
            .findFirst()
            .orElseThrow();
    referee.command(ending, Map.of());
    summary.waitFor();
    return summary;
  }

  // The end of a fight

  @ParameterizedTest
  @MethodSource("booksWithFights")
  void theEndOfAFightIsASummaryWithTheNextSteps(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      assertThat(referee.page().locator("section.fight").count()).isZero();
      begin(referee);
      assertThat(headings(referee).first().innerText()).startsWith("Round 1");
      assertThat(referee.page().locator("section.fight").count()).isZero();

      var summary = end(referee, volume);

      await("how it might have gone", () -> summary.innerText().contains("would win"));
      assertThat(summary.innerText()).contains("The fight is over", "Found", "fall on average");
      referee.settle();
      assertNothingSerious(
          axe(referee.page()).include("section.fight").include(".log"),
          "the summary of " + volume.book().id());
      var step = summary.getByRole(AriaRole.GROUP).getByRole(AriaRole.BUTTON).first();
      assertThat(step.innerText()).isNotBlank();

      named(referee, AriaRole.BUTTON, "Close the summary").click();
      await("it is closed", () -> summary.count() == 0);
      referee.page().reload();
      named(referee, AriaRole.BUTTON, "Summary of the fight").click();
      summary.waitFor();

      var here = referee.page().url();
      named(referee, AriaRole.BUTTON, "Fight it again").click();
      // What the fight began with was said at the other table: this one's log begins after it. An
      // address changes for Playwright only while the page is asked something.
      await(
          "it has begun again, at another table",
          () ->
              referee.page().locator(".figure-turn").count() > 0
                  && summary.count() == 0
                  && !referee.page().url().equals(here));
      assertThat(referee.complaints()).isEmpty();
    }
  }

  // Looking back

  @ParameterizedTest
  @MethodSource("oneBook")
  void theSliderKnowsRoundsAndTheLogFollowsIt(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      begin(referee);
      for (int i = 0; i < 30; i++) {
        referee.say("line " + i);
      }
      await(
          "all of it is said",
          () ->
              referee.log().contains("line 29")
                  && IntStream.range(0, 30).allMatch(i -> referee.hasHeard("line " + i + "\"")));
      named(referee, AriaRole.BUTTON, "Timeline").click();
      assertThat(referee.page().locator(".tick-round").count()).isEqualTo(1);

      named(referee, AriaRole.BUTTON, "Round before").click();

      var here = referee.page().locator(".log-row-here");
      here.waitFor();
      referee.settle();
      assertThat(here.innerText()).contains("Round 1");
      var slider = referee.page().getByRole(AriaRole.SLIDER);
      assertThat(slider.getAttribute("aria-valuetext")).startsWith("Round 1");
      assertIsWithin(here, referee.page().locator(".log-scroll").boundingBox());
      assertNothingSerious(axe(referee.page()).include(".timeline"), "the timeline");

      // The same by the keyboard: on to what comes next, and back to the beginning of the round.
      slider.press("ArrowRight");
      await("the next moment", () -> here.innerText().contains("line 0"));
      slider.press("PageDown");
      await("the round again", () -> here.innerText().contains("Round 1"));

      named(referee, AriaRole.BUTTON, "Back to now").click();
      await("the newest is seen", () -> referee.log().contains("line 29"));
      assertThat(here.count()).isZero();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// Nothing that is said changes what can be done: the table is not asked for it again.
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void whoeverSpeaksSendsTheirWordsAndNothingElse(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      referee.choose(firstPlayer(referee));
      // The last of what is asked of somebody who is turned to.
      referee.page().locator(".sheet-view .usable").first().waitFor();
      referee.settle();
      int before = referee.said().size();

      referee.say("mind the gap");
      await("it is said", () -> referee.log().contains("mind the gap"));
      referee.settle();

      assertThat(referee.said().subList(before, referee.said().size())).containsExactly("say");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("oneBook")
  void whatIsUnfoldedIsScrolledToAndItsRulesStayOnTheScreen(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1024, 700)) {
      begin(referee);
      referee.settle();
      var page = referee.page();
      page.locator(".log .passage-more").last().click();
      var details = page.locator(".log .passage-details:not([hidden])");
      details.waitFor();
      referee.settle();
      var clause = details.locator(".clause-link").last();
      assertIsWithin(clause, page.locator(".log-scroll").boundingBox());

      clause.click();
      var rule = page.locator(".clause-card");
      rule.waitFor();
      referee.settle();
      assertIsWithin(rule, page.locator("body").boundingBox());
      assertThat(referee.complaints()).isEmpty();
    }
  }

  private static void assertIsWithin(Locator inner, BoundingBox outer) {
    var box = inner.boundingBox();
    assertThat(box.x).isGreaterThanOrEqualTo(outer.x - 1);
    assertThat(box.y).isGreaterThanOrEqualTo(outer.y - 1);
    assertThat(box.x + box.width).isLessThanOrEqualTo(outer.x + outer.width + 1);
    assertThat(box.y + box.height).isLessThanOrEqualTo(outer.y + outer.height + 1);
  }

  // On a phone

  @ParameterizedTest
  @MethodSource("oneBook")
  void onAPhoneResultsComeOverTheSceneAndTheLogCountsThem(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900);
        var player = seated(referee, firstPlayer(referee))) {
      player.page().setViewportSize(390, 844);
      player.settle();
      assertThat(player.page().locator(".tab-count").count()).isZero();

      referee.say("mind the gap");
      var results = player.page().locator(".result");
      await("it comes over the scene", () -> results.count() == 1);
      assertThat(results.innerText()).contains("mind the gap");
      begin(referee);
      await("what happens comes too", () -> results.count() > 1);
      player.settle();
      shoot(player.page(), volume.book().id(), "results", ColorScheme.LIGHT, 390);
      assertNothingSerious(axe(player.page()).include(".results"), "results on a phone");
      var count = player.page().locator(".tab-count");
      assertThat(Integer.parseInt(count.innerText().split("\\s", -1)[0])).isGreaterThan(1);

      results.first().locator("button").click();

      await("the log is read", () -> player.log().contains("mind the gap"));
      assertThat(count.count()).isZero();
      await("nothing lies over it", () -> results.count() == 0);
      player.page().getByRole(AriaRole.TAB).nth(1).click();
      player.settle();
      assertThat(results.count()).as("what was read comes no second time").isZero();
      assertThat(player.complaints()).isEmpty();
    }
  }
}
