package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// Foes whose acts the table drafts, and sides that play by themselves.
class FoesTest extends Trial {
  private static final int MOST_KEYS = 3;

  FoesTest() throws IOException {}

  /// The first book whose ready scene has four or more on each side.
  static Stream<Volume<?, ?, ?>> fourAgainstFour() {
    return books(volume -> isFourAgainstFour(volume)).limit(1);
  }

  private static <S extends State, T extends Step, E extends Event> boolean isFourAgainstFour(
      Volume<S, T, E> volume) {
    var scene = Source.shipped(volume.book().getClass(), "demo.yaml");
    return scene.root().isPresent()
        && volume
            .book()
            .foresight()
            .outcome(ScenarioRunner.game(scene, volume, List.of()).state())
            .sides()
            .stream()
            .allMatch(side -> side.able().size() >= 4);
  }

  /// One book that declares and one that takes turns would be the same to whoever plays alone.
  static Stream<Volume<?, ?, ?>> oneBook() {
    return books(volume -> volume.book().foresight().fights().isPresent()).limit(1);
  }

  private static void letPlayByThemselves(Person person, String side) {
    var name = Pattern.compile(side + " play by themselves");
    var button =
        person.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    button.click();
    await(side + " play by themselves", () -> "true".equals(button.getAttribute("aria-pressed")));
  }

  private static void begin(Person person) {
    person.chooseOwnSeat();
    person.settle();
    person.page().keyboard().press("b");
    await("the fight begins", () -> person.page().locator(".figure-turn").count() > 0);
  }

  private static void answerAsSuggested(Person person) {
    var key = person.asked();
    var asked = person.question(key);
    var pass = asked.getByText("Let it pass");
    (pass.count() > 0 ? pass : asked.locator("button[type=submit]")).first().click();
    await("it is answered", () -> !person.asked().equals(key));
  }

  /// Until something is there or the fight is over; whoever is asked something takes what is
  /// suggested.
  private static boolean comes(Person person, Locator what) {
    var patience = Duration.ofMinutes(1);
    long deadline = System.nanoTime() + patience.toNanos();
    int heard = person.tidings();
    while (!person.isOver() && System.nanoTime() < deadline) {
      if (person.tidings() > heard) {
        heard = person.tidings();
        deadline = System.nanoTime() + patience.toNanos();
      }
      if (person.question().count() > 0) {
        answerAsSuggested(person);
      } else if (what.count() > 0) {
        return true;
      }
      person.page().waitForTimeout(50);
    }
    assertThat(person.isOver()).as("something happens in the fight: %s", person.log()).isTrue();
    return false;
  }

  /// Drafts, one key to let them happen, and at most one to go on: the party plays by itself, so
  /// whatever is pressed is pressed for the foes.
  @ParameterizedTest
  @MethodSource("fourAgainstFour")
  void aFightOfFourAgainstFourTakesThreeKeysAFoePhase(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      letPlayByThemselves(referee, "Party");
      begin(referee);
      var keyboard = referee.page().keyboard();
      var foesAct = referee.page().locator(".foes-act");
      var drafts = referee.page().locator(".intents");
      int phases = 0;
      while (phases < 200 && comes(referee, foesAct)) {
        int keys = 0;
        keyboard.press("e");
        keys++;
        drafts.waitFor();
        assertThat(referee.page().locator(".intent").count()).isPositive();
        keyboard.press("Enter");
        keys++;
        await("they act", () -> drafts.count() == 0);
        // The one who acts now is not asked for again before their turn is over.
        comes(referee, referee.page().locator(".table:not(:has(.foes-act))"));
        assertThat(keys).isLessThanOrEqualTo(MOST_KEYS);
        phases++;
      }
      assertThat(referee.isOver()).isTrue();
      assertThat(phases).isPositive();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// The other side plays by itself; the person only ever chooses for their own.
  @ParameterizedTest
  @MethodSource("oneBook")
  void onePersonAlonePlaysAWholeFightAgainstTheBook(Volume<?, ?, ?> volume) {
    try (var person = atDemo(volume, 1440, 900)) {
      letPlayByThemselves(person, "Foes");
      begin(person);
      var due = person.page().locator("section[aria-label=Party] .figure-turn:not(.figure-out)");
      int deeds = 0;
      while (deeds < 100 && comes(person, due)) {
        strike(person, due.first().getAttribute("data-figure"));
        deeds++;
      }
      assertThat(person.isOver()).isTrue();
      assertThat(person.log()).contains("by itself");
      assertThat(person.complaints()).isEmpty();
    }
  }

  /// Strikes at whomever the form proposes, who is never a friend; where no foe is in reach, takes
  /// the way that the form offers.
  private static void strike(Person person, String who) {
    var page = person.page();
    person.choose(who);
    person.settle();
    int before = person.tidings();
    page.keyboard().press("a");
    var form = page.locator("form.offer-form");
    form.waitFor();
    person.settle();
    assertThat(form.locator(".note-harm").count()).as("a friend is proposed").isZero();
    var way = form.locator(".offer-instead");
    if (way.count() > 0) {
      way.click();
      person.awaitTidingsAfter(before);
      page.keyboard().press("Escape");
    } else {
      form.locator("button[type=submit]:enabled").click();
      person.awaitTidingsAfter(before);
    }
    form.waitFor(
        new Locator.WaitForOptions()
            .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
  }
}
