package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// The proving ground and the danger figure, as a designer and a Referee use them.
class ProvingTest extends Trial {
  private static final int FIGHTS = 60;

  /// What makes the page wider than its window, if anything does.
  private static final String BEYOND_THE_EDGE =
      """
      () => {
        const edge = document.documentElement.clientWidth
        if (document.documentElement.scrollWidth <= edge) return []
        return [...document.querySelectorAll('main *')]
          .filter((each) => each.getBoundingClientRect().right > edge + 1)
          .map((each) => `${each.localName}.${each.getAttribute('class')}: ${each.textContent.slice(0, 40)}`)
      }
      """;

  /// Of those that stand for all, the books that say themselves what there is to do in a fight:
  /// others are slow to fight.
  static Stream<Volume<?, ?, ?>> booksThatKnowFights() {
    return withAndWithoutMap().filter(volume -> volume.book().foresight().fights().isPresent());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksThatKnowFights")
  void fightsAreProvedComparedAndSwept(Volume<?, ?, ?> volume) throws IOException {
    try (var designer = browsers().person(1440, 900)) {
      var page = designer.page();
      designer.goTo(served().address() + "/proving/" + volume.book().id());
      designer.goTo(withFewFights(page));

      run(designer, "Fight");
      var wins = page.locator(".winbar").first().innerText();
      assertThat(wins).contains("Party win", "Foes win").containsPattern("\\d+(\\.\\d)?\\u00a0%");
      assertThat(page.locator(".keepable h3").allInnerTexts())
          .contains("Who wins", "Who falls", "How long it takes", "What hurts");
      var leftOut = volume.book().foresight().fights().orElseThrow().leftOut();
      assertThat(page.locator(".yard-left-out").allInnerTexts())
          .isEqualTo(
              leftOut.isEmpty()
                  ? List.of()
                  : List.of("No policy chooses: " + String.join("; ", leftOut) + "."));
      page.getByRole(AriaRole.BUTTON, named("Read it")).click();
      page.locator(".yard-lines li").first().waitFor();
      shootAll(designer, volume, "proving");
      assertNothingSerious(axe(page), "a fight that was proved");

      // Whoever opens the link gets the very same fights.
      try (var other = browsers().person(1024, 768)) {
        other.goTo(page.url());
        run(other, "Fight");
        assertThat(other.page().locator(".winbar").first().innerText()).isEqualTo(wins);
      }

      page.getByRole(AriaRole.TAB, named("Change one thing")).click();
      page.locator(".yard-side-1").getByLabel(Pattern.compile("one more$")).first().click();
      assertThat(page.locator(".yard-changes").innerText()).contains("instead of");
      run(designer, "Compare");
      assertThat(page.locator(".yard-difference").innerText()).contains("percentage points");
      assertThat(page.locator(".winbar").count()).isEqualTo(2);
      shootAll(designer, volume, "proving-compared");

      page.getByRole(AriaRole.TAB, named("Sweep a grid")).click();
      page.locator(".yard-axis select").first().selectOption("count.1.0");
      page.locator(".yard-axis input").first().fill("1, 2");
      run(designer, "Sweep");
      assertThat(page.locator(".yard-table tbody tr").all()).hasSize(2);
      shootAll(designer, volume, "proving-swept");
      assertNothingSerious(axe(page), "a sweep");

      var figures = kept(page, "Figures (CSV)");
      assertThat(new String(figures, StandardCharsets.UTF_8).lines().toList())
          .hasSize(3)
          .first()
          .asString()
          .contains(",rate,low,high,");
      assertThat(kept(page, "Picture (PNG)")).startsWith(0x89, 'P', 'N', 'G');
      assertThat(designer.complaints()).isEmpty();
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("booksThatKnowFights")
  void theRefereeSeesTheDangerAndNobodyElse(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = browsers().person(1440, 1000)) {
      referee.wantsDanger();
      open(referee, opening);
      var page = referee.page();
      try (var player = seated(referee, firstPlayer(referee))) {
        beginTheFight(referee, opening);
        var danger = page.locator(".danger-figure strong");
        danger.waitFor();
        // On a busy machine a second of fights may be too few, and then it says so.
        assertThat(danger.innerText()).containsPattern("win \\d+\\u00a0%|not sure yet");
        shootAll(referee, volume, "danger");

        page.getByRole(AriaRole.LINK, named("Desk")).click();
        page.locator(".danger-figure", saying("As it stands")).waitFor();
        page.getByRole(AriaRole.BUTTON, named(Pattern.compile("^Weigh "))).first().click();
        page.locator(".danger-figure", saying("With 1 ")).waitFor();
        page.locator(".danger[aria-busy=false]").waitFor();
        shootAll(referee, volume, "danger-desk");
        assertNothingSerious(axe(page), "the desk with its danger");
        page.getByRole(AriaRole.BUTTON, named("Reckon the danger")).click();
        assertThat(page.locator(".danger").innerText()).contains("not reckoned");

        player.settle();
        assertThat(player.page().locator(".danger").count()).isZero();
        assertThat(player.heard()).noneMatch(frame -> frame.contains("\"danger\""));
      }
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// Does what the opening does, and says yes to what is asked, until it is somebody's turn.
  private static void beginTheFight(Person referee, Opening opening) {
    var page = referee.page();
    referee.chooseOwnSeat();
    for (Opening.Step step : opening.steps()) {
      var first = step.does().getFirst();
      referee.command(first.getKey(), first.getValue());
      referee.settle();
      while (referee.isTableWaiting()) {
        int before = referee.tidings();
        referee.question().locator("button[type=submit]:enabled").click();
        referee.awaitTidingsAfter(before);
        referee.settle();
      }
      if (page.locator(".figure-turn").count() > 0) {
        return;
      }
    }
    throw new AssertionError("nobody has come to act in the opening of " + opening.file());
  }

  /// The address of the same plan with so few fights that a slow machine is not kept busy.
  private static String withFewFights(Page page) {
    page.locator(".yard-side").first().waitFor();
    page.waitForURL(Pattern.compile("[?&]plan="));
    var address = URI.create(page.url());
    var plan =
        URLDecoder.decode(
            address.getRawQuery().substring("plan=".length()), StandardCharsets.UTF_8);
    var few = plan.replaceAll("\"fights\":\\d+", "\"fights\":" + FIGHTS);
    return page.url().replaceAll("\\?.*", "?plan=")
        + URLEncoder.encode(few, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /// Presses the button and waits until all is fought.
  private static void run(Person person, String button) {
    var page = person.page();
    var start = page.locator(".yard-orders").getByText(button, exactly());
    start.click();
    page.locator(".yard-run[data-ended=all]").waitFor();
    person.settle();
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  private static byte[] kept(Page page, String as) throws IOException {
    var download =
        page.waitForDownload(
            () -> {
              page.locator(".keepable figcaption button").first().click();
              page.getByRole(AriaRole.MENUITEM, named(as)).click();
            });
    return Files.readAllBytes(download.path());
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Page.GetByRoleOptions named(Pattern name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Page.LocatorOptions saying(String words) {
    return new Page.LocatorOptions().setHasText(words);
  }

  private static void shootAll(Person person, Volume<?, ?, ?> volume, String name) {
    var page = person.page();
    for (int width : List.of(1024, 390, 1440)) {
      page.setViewportSize(width, width == 390 ? 844 : 900);
      person.settle();
      assertThat((List<?>) page.evaluate(BEYOND_THE_EDGE))
          .as("what of %s reaches beyond the edge of a screen of %s px", name, width)
          .isEmpty();
      if (takesPictures()) {
        shootWhole(person, volume, name + "-" + width + "-light");
      }
    }
    if (takesPictures()) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
      person.settle();
      shootWhole(person, volume, name + "-1440-dark");
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
      person.settle();
    }
  }
}
