package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Guide;
import quintain.packs.Volume;

/// Somebody who knows neither the book nor the program, with nothing but the notes of a first
/// round.
class GuideTest extends Trial {
  /// From the home page to the first chosen attack, besides answers and ways to a foe, which dice
  /// and maps decide about.
  private static final int MOST_CLICKS = 6;

  private static final Duration LONGEST = Duration.ofMinutes(3);

  /// The notes of every book at a desk, and on a phone those of the books that stand for all.
  static Stream<Arguments> deskAndPhone() {
    var guided = books(volume -> !volume.guide().notes().isEmpty()).toList();
    return Stream.concat(
        guided.stream().map(volume -> Arguments.of(volume, 1440, 900)),
        guided.stream().filter(Trial::standsForAll).map(volume -> Arguments.of(volume, 390, 844)));
  }

  static Stream<Volume<?, ?, ?>> oneBook() {
    return books(volume -> !volume.guide().notes().isEmpty()).limit(1);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("deskAndPhone")
  void aStrangerChoosesAnAttackByItsOddsAndTakesItBack(
      Volume<?, ?, ?> volume, int width, int height) {
    long begun = System.nanoTime();
    try (var stranger = newAtDemo(volume, width, height)) {
      var newcomer = new Newcomer(stranger, volume.guide());
      newcomer.playsToTheFirstAttack();

      assertThat(newcomer.clicks())
          .as("clicks to the first attack")
          .isLessThanOrEqualTo(MOST_CLICKS);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST);

      newcomer.readsOnAndUndoes();

      assertThat(newcomer.read).as("every note").hasSize(volume.guide().notes().size());
      stranger.awaitWords("takes back: ");
      assertThat(stranger.complaints()).isEmpty();
      stranger.page().reload();
      stranger.awaitTable();
      stranger.settle();
      assertThat(newcomer.note().count()).as("notes that were read").isZero();
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("oneBook")
  void whoeverSkipsTheNotesIsNeverShownThemAgainUnasked(Volume<?, ?, ?> volume) {
    try (var person = newAtDemo(volume, 1024, 768)) {
      var page = person.page();
      var note = page.locator(".guide");
      note.waitFor();
      person.settle();
      assertThat(page.evaluate("() => document.activeElement.closest('.guide')")).isNull();
      assertNothingSerious(axe(page), "a table with a note");

      person.press("Skip all");
      assertThat(note.count()).isZero();

      // At no other table, either.
      person.goTo(served().address());
      person.press("Try a table now of " + volume.book().title());
      person.awaitTable();
      person.settle();
      assertThat(note.count()).isZero();

      page.keyboard().press("Control+k");
      page.locator(".palette-input").fill("first round");
      page.keyboard().press("Enter");
      note.waitFor();
      assertThat(note.getAttribute("data-note")).isEqualTo("1");
    }
  }

  /// Does what the notes say, and nothing else.
  private static final class Newcomer {
    private final Person person;
    private final Page page;
    private final Guide guide;
    private int clicks = 1; // the table to try
    private int beforeTheTurn = clicks;
    private final Set<Integer> read = new LinkedHashSet<>();

    Newcomer(Person person, Guide guide) {
      this.person = person;
      this.page = person.page();
      this.guide = guide;
    }

    int clicks() {
      return clicks;
    }

    Locator note() {
      return page.locator(".guide:visible").last();
    }

    private boolean shows(Locator what) {
      return what.count() > 0 && what.first().isVisible();
    }

    private boolean clicks(Locator what) {
      boolean reached = reaches(what);
      clicks += reached ? 1 : 0;
      return reached;
    }

    /// What is gone before it is reached, because somebody who plays by themselves was quicker, is
    /// no click.
    private static boolean reaches(Locator what) {
      try {
        what.first().click(new Locator.ClickOptions().setTimeout(5_000));
        return true;
      } catch (TimeoutError _) {
        return false;
      }
    }

    void playsToTheFirstAttack() {
      var form = page.locator("form.offer-form");
      for (int steps = 0; steps < 60; steps++) {
        person.awaitOthers();
        person.settle();
        look();
        if (person.question().count() > 0) {
          answers();
        } else if (shows(form)) {
          if (goesThroughForm(form)) {
            return;
          }
        } else {
          doesWhatItSays();
        }
      }
      throw new AssertionError("no attack was chosen:\n" + page.locator("body").innerText());
    }

    /// What is suggested.
    private void answers() {
      var key = person.asked();
      var asked = person.question(key);
      var pass = asked.locator("button.button:has-text('Let it pass')");
      var suggested = asked.locator("p.label > .link-button");
      if (shows(suggested)) {
        suggested.first().click();
      }
      (pass.count() > 0 ? pass : asked.locator("button[type=submit]:enabled")).first().click();
      await("it is answered", () -> !person.asked().equals(key));
    }

    /// Whether that was an attack whose odds were there to see.
    private boolean goesThroughForm(Locator form) {
      if (!person.leadsOn()) {
        endsTheTurn();
        return false;
      }
      var way = form.locator(".offer-instead");
      if (shows(way)) {
        if (page.locator(".map-ground").count() > 0) {
          assertThat(way.innerText()).as("what the way costs").containsAnyOf(" ft", " space");
        }
        int before = person.tidings();
        if (reaches(way)) {
          person.awaitTidingsAfter(before);
        }
        return false;
      }
      boolean attack = current().at() == Guide.Part.ODDS;
      if (attack) {
        form.locator(".odds .chance, .odds .spread").first().waitFor();
        look();
      }
      int before = person.tidings();
      if (!clicks(form.locator("button[type=submit]:enabled"))) {
        return false;
      }
      person.awaitTidingsAfter(before);
      beforeTheTurn = clicks;
      return attack;
    }

    private void doesWhatItSays() {
      var deed = note().locator(".guide-deed");
      var pointed = page.locator("[data-guided][data-command]:visible, .bar-next[data-guided]");
      var sheet = page.locator(".bar-phone .button-main[data-guided]");
      int before = person.tidings();
      if (shows(deed) && clicks(deed)) {
        person.awaitTidingsAfter(before);
        beforeTheTurn = clicks;
      } else if (shows(pointed) && isBlocked(pointed)) {
        endsTheTurn();
      } else if (shows(pointed)) {
        clicks(pointed);
      } else if (shows(sheet)) {
        clicks(sheet);
      } else {
        page.waitForTimeout(100); // the foes are at it
      }
    }

    /// All that was left went into the way: somebody else is up. Ways are not counted, nor what it
    /// took to find out that this one led to no attack.
    private void endsTheTurn() {
      clicks = beforeTheTurn;
      int before = person.tidings();
      page.keyboard().press("Escape");
      page.keyboard().press("n");
      person.awaitTidingsAfter(before);
    }

    private static boolean isBlocked(Locator offer) {
      return "true".equals(offer.first().getAttribute("aria-disabled"));
    }

    private Guide.Note current() {
      return guide.notes().get(Integer.parseInt(note().getAttribute("data-note")) - 1);
    }

    /// Each note stands in the page, beside a part that is there, and hides nothing it speaks of.
    private void look() {
      if (!shows(note())) {
        return;
      }
      var current = current();
      read.add(guide.notes().indexOf(current));
      var part = current.at().name().toLowerCase(Locale.ROOT);
      boolean elsewhere = page.locator(".bottom-sheet").count() > 0 || isFolded(part);
      if (!elsewhere) {
        assertThat(page.locator("[data-part='" + part + "']:visible").count())
            .as("the %s that note %s speaks of", part, current.says())
            .isPositive();
      }
      var hidden =
          page.evaluate(
              """
              () => {
                const note = [...document.querySelectorAll('.guide')].at(-1)
                const box = note.getBoundingClientRect()
                const way = getComputedStyle(note).position
                const covers = (each) => {
                  const other = each.getBoundingClientRect()
                  return other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom
                }
                return (way !== 'relative') || box.width === 0 || box.right > innerWidth + 1 ||
                  [...document.querySelectorAll('button[data-guided]')].some(covers)
              }
              """);
      assertThat(hidden).as("%s hides something or is hidden", current.says()).isEqualTo(false);
    }

    /// On a phone the log is another page.
    private boolean isFolded(String part) {
      return part.equals("log") && page.locator(".table-phone").count() > 0;
    }

    void readsOnAndUndoes() {
      for (int steps = 0; steps < 60 && read.size() < guide.notes().size(); steps++) {
        person.settle();
        look();
        if (person.question().count() > 0) {
          answers();
        } else if (shows(note()) && current().until() != Guide.Until.UNDONE) {
          note().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Next")).click();
        }
      }
      person.press("Undo the last command");
      await("the last note goes", () -> page.locator(".guide").count() == 0);
    }
  }
}
