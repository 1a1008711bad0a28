package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.State;
import quintain.packs.Volume;

/// Foes whose acts the table drafts, and sides that play by themselves.
class FoesTest extends Trial {
  private static final int MOST_KEYS = 3;

  /// What a person does before they let their own play by themselves.
  private static final int BY_HAND = 6;

  /// The first book whose ready scene has four or more on each side.
  static Stream<Volume<?, ?, ?>> fourAgainstFour() {
    return books(volume -> isFourAgainstFour(volume)).limit(1);
  }

  private static <S extends State> boolean isFourAgainstFour(Volume<S, ?, ?> volume) {
    return Source.shipped(volume.book().getClass(), "demo.yaml").root().isPresent()
        && volume.book().foresight().outcome(demo(volume)).sides().stream()
            .allMatch(side -> side.able().size() >= 4);
  }

  private static void letPlayByThemselves(Person person, String side) {
    playThemselves(person, side).click();
    await(side + " play by themselves", () -> isPressed(playThemselves(person, side)));
  }

  private static Locator playThemselves(Person person, String side) {
    var name = Pattern.compile(side + " play by themselves");
    return person.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static boolean isPressed(Locator button) {
    return "true".equals(button.getAttribute("aria-pressed"));
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
    var pass = asked.locator("button.button:has-text('Let it pass')");
    var suggested = asked.locator("p.label > .link-button");
    if (suggested.count() > 0) {
      suggested.first().click();
    }
    (pass.count() > 0 ? pass : asked.locator("button[type=submit]")).first().click();
    await("it is answered", () -> !person.asked().equals(key));
  }

  /// Until something is there and nothing more happens by itself, or the fight is over; whoever is
  /// asked something takes what is suggested.
  private static boolean comes(Person person, Locator what) {
    return comes(person, () -> what.count() > 0);
  }

  private static boolean comes(Person person, BooleanSupplier what) {
    var patience = Duration.ofMinutes(1);
    var calm = Duration.ofMillis(300);
    long last = System.nanoTime();
    int heard = person.tidings();
    while (!person.isOver() && System.nanoTime() - last < patience.toNanos()) {
      if (person.tidings() > heard) {
        heard = person.tidings();
        last = System.nanoTime();
      }
      if (person.question().count() > 0) {
        answerAsSuggested(person);
      } else if (what.getAsBoolean() && System.nanoTime() - last > calm.toNanos()) {
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
      var accept = drafts.locator(".button-main:focus");
      var notice = referee.page().locator(".toast[data-state=open]");
      var onTurn = referee.page().locator(".figure-turn .figure-name");
      var turn = List.<String>of();
      int phases = 0;
      int keys = 0;
      while (phases < 200 && comes(referee, foesAct)) {
        if (!onTurn.allInnerTexts().equals(turn)) {
          turn = onTurn.allInnerTexts();
          keys = 0;
        }
        keyboard.press("e"); // and what was said before goes
        keys++;
        await("drafts, or a word why not", () -> drafts.or(notice).count() > 0);
        if (drafts.count() == 0) {
          // Whoever has acted was about to end their turn.
          assertThat(keys).isLessThanOrEqualTo(MOST_KEYS);
          continue;
        }
        assertThat(referee.page().locator(".intent").count()).isPositive();
        // Or their turn has passed, for they end it by themselves.
        await("Enter lets them act", () -> accept.count() > 0 || drafts.count() == 0);
        keyboard.press("Enter");
        keys++;
        await("they act", () -> drafts.count() == 0);
        assertThat(keys).isLessThanOrEqualTo(MOST_KEYS);
        keys = 0;
        phases++;
      }
      assertThat(referee.isOver()).isTrue();
      assertThat(phases).isPositive();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// The other side plays by itself; the person does a round by hand, and then looks on while those
  /// of their own who are left play by themselves, too.
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withAndWithoutMap")
  void onePersonAlonePlaysAWholeFightAgainstTheBook(Volume<?, ?, ?> volume) {
    try (var person = newAtDemo(volume, 1440, 900)) {
      var page = person.page();
      person.press("Let the foes play");
      await("foes play by themselves", () -> isPressed(playThemselves(person, "Foes")));
      begin(person);
      var due = page.locator("section[aria-label=Party] .figure-turn:not(.figure-out)");
      int deeds = 0;
      while (deeds < BY_HAND && comes(person, due)) {
        await("whoever is on turn is chosen", () -> isChosen(page));
        act(person);
        deeds++;
      }
      if (!person.isOver()) {
        letPlayByThemselves(person, "Party");
        comes(person, page.locator(".scene-over"));
      }
      assertThat(deeds).isPositive();
      await("the table says that it is over", () -> page.locator(".scene-over").count() > 0);
      assertThat(person.isOver()).isTrue();
      assertThat(person.hasHeard("by itself")).isTrue();
      assertThat(person.complaints()).isEmpty();
    }
  }

  private static boolean isChosen(Page page) {
    return page.locator("section[aria-label=Party] .figure-turn[aria-current=true]").count() > 0;
  }

  /// Strikes at whomever the form proposes, who is never a friend; where no foe is in reach, takes
  /// the way that the form offers; and where no strike is left, goes on.
  private static void act(Person person) {
    var page = person.page();
    person.settle();
    if (page.locator(".bar [aria-keyshortcuts=a]:not([aria-disabled])").count() == 0) {
      page.keyboard().press("n");
      return;
    }
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
      person.settle();
    } else {
      form.locator("button[type=submit]:enabled").click();
      person.awaitTidingsAfter(before);
    }
    await("the form is gone", () -> isClosed(page, form));
  }

  private static boolean isClosed(Page page, Locator form) {
    if (form.count() > 0) {
      page.keyboard().press("Escape");
    }
    return form.count() == 0;
  }
}
