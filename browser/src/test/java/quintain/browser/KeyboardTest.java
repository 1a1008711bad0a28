package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Somebody without a mouse, from the home page to the summary of a fight.
class KeyboardTest extends Trial {
  /// What is done key by key before those of one's own are let play by themselves.
  private static final int BY_HAND = 3;

  /// Whatever can be reached is reached with fewer: once round the page with all links of its log.
  private static final int MOST_TABS = 400;

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("withAndWithoutMap")
  void aWholeFightIsPlayedByKeyboardAlone(Volume<?, ?, ?> volume) {
    try (var person = browsers().person(1440, 900)) {
      person.wantsNoNotes();
      var hands = new Hands(person);
      person.goTo(served().address());
      hands.pressOn("button:has-text('Try a table now of " + volume.book().title() + "')");
      person.awaitTable();
      hands.pressOn("section[aria-label=Foes] .side-itself");
      person.awaitWords("by itself");

      hands.begins();
      int deeds = 0;
      while (deeds < BY_HAND && hands.isUp()) {
        hands.acts();
        deeds++;
      }
      if (!person.isOver()) {
        hands.pressOn("section[aria-label=Party] .side-itself");
      }
      while (hands.isUp()) {
        hands.press("n"); // whoever was in the middle of a turn ends it
      }

      assertThat(deeds).isPositive();
      hands
          .putsAwayTheForm(); // it may have been opened in the very moment in which the fight ended
      hands.pressOn(".fight button[aria-label='Close the summary']");
      await("the summary is put away", () -> person.page().locator(".fight").count() == 0);
      assertThat(hands.touchedTheMouse()).isFalse();
      assertThat(person.complaints()).isEmpty();
    }
  }

  /// Keys, and after each of them a look at where the focus is.
  private static final class Hands {
    private final Person person;
    private final Page page;

    Hands(Person person) {
      this.person = person;
      this.page = person.page();
      page.addInitScript(
          "addEventListener('pointerdown', () => (window.touched = true), { capture: true })");
    }

    boolean touchedTheMouse() {
      return Boolean.TRUE.equals(page.evaluate("() => window.touched === true"));
    }

    void press(String key) {
      page.keyboard().press(key);
    }

    /// Goes to something with Tab and presses Enter there.
    void pressOn(String what) {
      page.locator(what).first().waitFor();
      goTo(what);
      press("Enter");
    }

    private void goTo(String what) {
      goTo(what, () -> true);
    }

    /// As long as something holds; false once it does not.
    private boolean goTo(String what, BooleanSupplier holds) {
      for (int tabs = 0; tabs < MOST_TABS && holds.getAsBoolean(); tabs++) {
        if (isAt(what)) {
          assertFocusIsSeen();
          return true;
        }
        press("Tab");
      }
      if (!holds.getAsBoolean()) {
        return false;
      }
      throw new AssertionError("Tab never comes to " + what + ":\n" + page.content());
    }

    private boolean isAt(String what) {
      return page.locator(what).locator("visible=true").and(page.locator(":focus")).count() > 0;
    }

    /// It is on something, that something is on the screen, and it is drawn round it, as soon as
    /// the page has come to rest.
    private void assertFocusIsSeen() {
      try {
        await("the focus is seen", () -> unseen().isEmpty());
      } catch (AssertionError late) {
        assertThat(unseen()).isEmpty();
      }
    }

    /// Why the focus is not seen; empty where it is.
    private String unseen() {
      return String.valueOf(
          page.evaluate(
              """
              () => {
                const at = document.activeElement
                if (at === document.body) return 'the focus is lost'
                const box = at.getBoundingClientRect()
                if (box.bottom < 0 || box.top > innerHeight) return `${at.outerHTML} is out of sight`
                // Round a small box it is drawn with its words.
                const drawn = [at, at.closest('label')].filter((each) => each !== null)
                return drawn.every((each) => getComputedStyle(each).outlineStyle === 'none')
                  ? `nothing shows that ${at.outerHTML} has the focus`
                  : ''
              }
              """));
    }

    void begins() {
      person.settle();
      press("b");
      var form = page.locator("form.offer-form");
      await("a form, or it has begun", () -> form.count() > 0 || hasTurns());
      if (form.count() > 0) {
        send(form);
      }
      await("the fight begins", () -> hasTurns() || person.question().count() > 0);
    }

    private boolean hasTurns() {
      return page.locator(".figure-turn").count() > 0;
    }

    /// Whether somebody of the party who is played by hand is on turn; until then, whoever is asked
    /// takes what is suggested. False once it is over.
    boolean isUp() {
      var due =
          page.locator(
              "section[aria-label=Party]:has(.side-itself[aria-pressed=false])"
                  + " .figure-turn[aria-current=true]:not(.figure-out)");
      long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
      while (!person.isOver() && System.nanoTime() < end) {
        if (person.question().count() > 0) {
          answers();
        } else if (due.count() > 0 && !person.isTableWaiting()) {
          person.settle();
          return true;
        }
        page.waitForTimeout(50);
      }
      assertThat(person.isOver()).as("something happens in the fight: %s", person.log()).isTrue();
      return false;
    }

    private void answers() {
      var key = person.asked();
      var asked = person.question(key);
      BooleanSupplier open = () -> person.asked().equals(key);
      var suggested = "form.question p.label > .link-button";
      boolean passes = asked.locator("button:has-text('Let it pass')").count() > 0;
      if (!passes && page.locator(suggested).count() > 0 && goTo(suggested, open)) {
        press("Enter");
      }
      var answer = passes ? "button:has-text('Let it pass')" : "button[type=submit]";
      // What several are offered may be let pass by the table meanwhile.
      if (goTo("form.question " + answer, open)) {
        press("Enter");
        await("it is answered", () -> !open.getAsBoolean());
      }
      person.settle();
      assertFocusIsSeen();
    }

    /// Strikes at whomever the form proposes, goes there first where nobody is in reach, and ends
    /// the turn where no strike is left.
    void acts() {
      if (page.locator(".bar [aria-keyshortcuts=a]:not([aria-disabled])").count() == 0) {
        press("n");
        person.settle();
        return;
      }
      press("a");
      var form = page.locator("form.offer-form");
      form.waitFor();
      person.settle();
      assertFocusIsSeen();
      if (form.locator(".offer-instead").count() > 0) {
        int before = person.tidings();
        goTo("form.offer-form .offer-instead");
        press("Enter");
        person.awaitTidingsAfter(before);
        person.settle();
        putsAwayTheForm();
      } else if (form.locator("button[type=submit]:not([disabled])").count() > 0) {
        send(form);
      } else {
        // Whom one could strike is too far off to get there with what is left of the turn.
        putsAwayTheForm();
        press("n");
      }
      person.settle();
      assertFocusIsSeen();
    }

    void putsAwayTheForm() {
      var form = page.locator("form.offer-form");
      if (form.count() > 0) {
        press("Escape");
      }
      await("the form is gone", () -> form.count() == 0);
    }

    private void send(Locator form) {
      goTo("form.offer-form button[type=submit]");
      int before = person.tidings();
      press("Enter");
      person.awaitTidingsAfter(before);
      await("the form is gone", () -> form.count() == 0);
    }
  }
}
