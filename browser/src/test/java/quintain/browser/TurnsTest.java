package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Whose turn it is, what the Referee calls for, and where commands are found.
class TurnsTest extends Trial {
  private static Locator named(Person person, AriaRole role, String name) {
    return person.page().getByRole(role, new Page.GetByRoleOptions().setName(name));
  }

  // Calls

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void theRefereeCallsForARollAndThePlayerMakesIt(Volume<?, ?, ?> volume) {
    try (var referee = atOpening(Opening.of(volume.book().id()))) {
      var hero = firstPlayer(referee);
      try (var player = seated(referee, hero)) {
        player
            .page()
            .evaluate("() => { window.rung = 0; navigator.vibrate = () => ++window.rung > 0 }");
        referee.choose(hero);
        referee.page().keyboard().press("r");
        var call = named(referee, AriaRole.DIALOG, "Call for a save or test");
        call.waitFor();
        referee.settle();
        assertNothingSerious(
            axe(referee.page()).include(".tray"), "a call of " + volume.book().id());
        call.getByLabel("Why?").fill("the lamp goes out");
        call.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Call for it"))
            .click();

        // It opens before the player, with the reason, and the tab says so.
        var form = player.page().locator("form.offer-form");
        form.getByText("the lamp goes out").waitFor();
        await("the tab tells of it", () -> player.page().title().startsWith("● A roll for you"));
        assertThat(player.page().evaluate("() => window.rung")).isEqualTo(1);
        assertThat(referee.page().locator(".call").count()).isEqualTo(1);

        form.locator("button[type=submit]:enabled").click();

        await("it is heeded", () -> referee.page().locator(".call").count() == 0);
        await("nothing is called for", () -> player.page().locator(".call").count() == 0);
        assertThat(referee.complaints()).isEmpty();
        assertThat(player.complaints()).isEmpty();
      }
    }
  }

  // The palette

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void thePaletteFindsPeopleCommandsAndRulesByWords(Volume<?, ?, ?> volume) {
    try (var referee = atOpening(Opening.of(volume.book().id()))) {
      var page = referee.page();
      var hero = firstPlayer(referee);
      var name = nameOf(referee, hero);
      page.keyboard().press("Control+k");
      var line = page.locator(".palette-input");
      line.fill(name);
      referee.settle();
      assertNothingSerious(axe(page).include(".palette"), "the palette of " + volume.book().id());
      page.locator(".palette-item")
          .filter(new Locator.FilterOptions().setHasText(name))
          .first()
          .waitFor();

      // By its name somebody is turned to.
      page.locator("[cmdk-group]")
          .filter(new Locator.FilterOptions().setHasText("Characters"))
          .locator(".palette-item")
          .first()
          .click();
      await(
          "the hero is chosen",
          () ->
              "true"
                  .equals(
                      page.locator("[data-figure='" + hero + "']")
                          .first()
                          .getAttribute("aria-current")));

      // A command of the table goes by the same name as in the list of keys.
      page.keyboard().press("Control+k");
      page.locator(".palette-input").fill("call save");
      page.keyboard().press("Enter");
      named(referee, AriaRole.DIALOG, "Call for a save or test").waitFor();
      page.keyboard().press("Escape");

      page.keyboard().press("Control+k");
      page.locator(".palette-input").fill("the");
      await(
          "rules are found",
          () ->
              page.locator("[cmdk-group-heading]").allInnerTexts().stream()
                  .anyMatch("Rules"::equals));
      page.keyboard().press("Escape");
      assertThat(referee.complaints()).isEmpty();
    }
  }

  // The bar

  @ParameterizedTest
  @MethodSource("books")
  void theBarHasTwoRowsAtMostAndFormsStandBesideTheScene(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = browsers().person(1024, 768)) {
      open(referee, opening);
      var page = referee.page();
      var first = opening.steps().getFirst().does().getFirst();
      referee.turnTo(first.getValue());
      for (Locator figure : page.locator("[data-figure]").all()) {
        figure.click();
        referee.settle();
        var rows =
            page.evaluate(
                """
                () => new Set([...document.querySelectorAll('.bar button')]
                  .map((button) => Math.round(button.getBoundingClientRect().top / 12))).size
                """);
        assertThat((Integer) rows).as("rows of the bar").isLessThanOrEqualTo(2);
      }
      referee.turnTo(first.getValue());
      var form = referee.form(first.getKey(), first.getValue());
      var scene = page.locator("main").boundingBox();
      assertThat(form.boundingBox().x).isGreaterThanOrEqualTo(scene.x + scene.width - 1);
      assertThat(scene.width).as("the scene keeps its room").isGreaterThan(400);
    }
  }
}
