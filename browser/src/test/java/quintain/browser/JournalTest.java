package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// People write notes, hand letters out, and look back on an evening.
class JournalTest extends Trial {
  /// The journal is the work of the client, and of no book.
  static Stream<Volume<?, ?, ?>> anyBook() {
    return books().limit(1);
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  private static void openJournal(Person person) {
    press(person.page(), "Show the journal");
  }

  private static void write(Person person, String title, String text) {
    var page = person.page();
    press(page, "New page");
    page.getByLabel("Title", new Page.GetByLabelOptions().setExact(true)).fill(title);
    page.getByLabel(Pattern.compile("^Text")).fill(text);
    press(page, "Put it into the journal");
    page.locator(".page-title").getByText(title).waitFor();
  }

  /// Lets somebody read the page that is open, or no longer.
  private static void tapReader(Person person, String name) {
    person
        .page()
        .locator(".readers")
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  private static Locator dialog(Person person) {
    return person.page().getByRole(AriaRole.DIALOG);
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void aLetterIsWrittenHandedOutAndRead(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var figure = firstPlayer(referee);
      var name = nameOf(referee, figure);
      try (var guest = seated(referee, figure)) {
        guest.heard().clear();
        openJournal(referee);
        write(referee, "The truth", "The ferryman lies");
        write(
            referee,
            "A letter",
            "Come **at dawn**, [["
                + name
                + "]], and read [[The truth]].\n\n"
                + "<img src=x onerror=alert(1)> ![x](http://127.0.0.1:9/x.png)");
        assertThat(String.join("\n", guest.heard()))
            .as("what the guest has heard before it is handed out")
            .doesNotContain("dawn", "ferryman", "A letter", "The truth");

        referee.page().locator(".page-title").getByText("A letter").click();
        tapReader(referee, seatName(referee, figure));

        guest.page().getByText("hands out: A letter").first().waitFor();
        press(guest.page(), "Read it");
        var letter = dialog(guest);
        letter.locator("strong").getByText("at dawn").waitFor();
        assertThat(letter.locator("img").count()).as("pictures from elsewhere").isZero();
        assertThat(letter.innerText()).contains("<img src=x onerror=alert(1)>");
        assertThat(letter.locator("button.link-button").allInnerTexts())
            .as("a name leads there; what one may not read leads nowhere")
            .containsExactly(name);
        assertNothingSerious(axe(guest.page()), "a letter");
        letter.locator("button.link-button").click();
        await("the one who was named is looked at", () -> dialog(guest).count() == 0);
        openJournal(guest);
        assertThat(guest.page().locator(".page-title").allInnerTexts()).containsExactly("A letter");

        tapReader(referee, seatName(referee, figure));
        await("it is taken back", () -> guest.page().locator(".page-title").count() == 0);
        assertThat(String.join("\n", guest.heard())).doesNotContain("ferryman");
        assertThat(guest.complaints()).isEmpty();
        assertThat(referee.complaints()).isEmpty();
      }
    }
  }

  private static String seatName(Person referee, String figure) {
    var seat = referee.seatOf(figure);
    for (String message : referee.heard()) {
      if (message.startsWith("[")) {
        for (var frame : JSON.readTree(message)) {
          for (var chair : frame.path("welcome").path("chairs")) {
            if (chair.path("seat").asString().equals(seat)) {
              return chair.path("name").asString();
            }
          }
        }
      }
    }
    throw new AssertionError("nobody sits on " + seat);
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void anEveningIsToldAgainAndFound(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      openJournal(referee);
      page.getByLabel("Title of the session").fill("The first evening");
      press(page, "Begin");
      page.getByText("is under way").first().waitFor();
      press(page, "Show the log");
      referee.say("/r 1d1 # a pebble");
      await("it is rolled", () -> referee.log().contains("a pebble"));
      openJournal(referee);
      press(page, "End this session");
      press(page, "Recap");
      dialog(referee).getByText("Who was there").waitFor();
      press(page, "Go on writing");
      var text = page.getByLabel(Pattern.compile("^Text"));
      assertThat(text.inputValue()).startsWith("# The first evening").contains("Who was there");
      text.fill(text.inputValue() + "\nWe never found the key.");
      press(page, "See how it looks");
      dialog(referee).getByText("Who was there").waitFor();
      press(page, "Everyone");
      press(page, "Put it into the journal");
      page.locator(".page-title").getByText("The first evening: what happened").waitFor();

      press(page, "Show the log");
      press(page, "Search the log");
      page.getByLabel("Words to look for").fill("found the key");
      page.locator(".page-title").getByText("The first evening: what happened").waitFor();
      assertThat(referee.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void aNoteStandsOnASheetAndOnAPhone(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 390, 844)) {
      var page = referee.page();
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Sheet")).click();
      referee.choose(firstPlayer(referee));
      page.locator(".pages-about").getByRole(AriaRole.BUTTON).click();
      page.getByLabel("Title", new Page.GetByLabelOptions().setExact(true)).fill("Debts");
      page.getByLabel(Pattern.compile("^Text")).fill("- 2 gp to the *miller*");
      press(page, "Put it into the journal");
      page.locator(".pages-about .page-title").getByText("Debts").waitFor();
      page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Journal")).click();
      page.locator(".journal .page-title").getByText("Debts").click();
      dialog(referee).locator("em").getByText("miller").waitFor();
      press(page, "Erase");
      page.getByRole(AriaRole.ALERTDIALOG)
          .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Erase"))
          .click();
      await("it is gone", () -> page.locator(".page-title").count() == 0);
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// Pictures to look at, and no fault for those who cannot look.
  @ParameterizedTest
  @MethodSource("anyBook")
  void looks(Volume<?, ?, ?> volume) {
    for (int width : List.of(1440, 1024, 390)) {
      try (var referee = atDemo(volume, width, 900)) {
        var page = referee.page();
        if (width == 390) {
          page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Journal")).click();
        } else {
          if (page.getByLabel("Show the log", new Page.GetByLabelOptions().setExact(true)).count()
              > 0) {
            press(page, "Show the log");
          }
          openJournal(referee);
        }
        write(
            referee,
            "The inn at the ford",
            "## Who is there\n\n- Old Nan\n- a **drover**\n\n> Rain.");
        write(referee, "What the drover knows", "Little.");
        for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
          page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
          shoot(page, "journal", "pages", scheme, width);
          readByAxe(page, scheme, "the journal at " + width);
          page.locator(".page-title").getByText("The inn at the ford").click();
          dialog(referee).getByText("drover").waitFor();
          shoot(page, "journal", "page", scheme, width);
          readByAxe(page, scheme, "a page at " + width);
          press(page, "Write");
          shoot(page, "journal", "writing", scheme, width);
          readByAxe(page, scheme, "writing at " + width);
          page.keyboard().press("Escape");
          page.keyboard().press("Escape");
          await("it is closed", () -> dialog(referee).count() == 0);
        }
      }
    }
  }

  /// By night nothing differs but the colours.
  private static void readByAxe(Page page, ColorScheme scheme, String where) {
    var axe = axe(page);
    assertNothingSerious(
        scheme == ColorScheme.DARK ? axe.withRules(List.of("color-contrast")) : axe, where);
  }
}
