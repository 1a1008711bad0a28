package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// Dice to look at.
class DiceTest extends Trial {
  static Stream<Volume<?, ?, ?>> oneBook() {
    return books().limit(1);
  }

  /// Remembers from now on how the dice lay that rolled over the screen last, be it for a moment.
  private static void watch(Person person) {
    person.settle();
    person
        .page()
        .evaluate(
            """
            () => {
              window.lay = []
              new MutationObserver(() => {
                const dice = [...document.querySelectorAll('.tumbling .die title')]
                if (dice.length > 0) window.lay = dice.map((die) => die.textContent)
              }).observe(document, { subtree: true, childList: true, characterData: true })
            }
            """);
  }

  /// How they lay in the end. They come when what draws them has been fetched, which may be after
  /// the log has told them.
  private static List<?> rolled(Person person) {
    await("they roll", () -> !seen(person).isEmpty());
    return lay(person);
  }

  /// How they lay in the end; empty if none have rolled.
  private static List<?> lay(Person person) {
    person.settle();
    await("they are gone", () -> person.page().locator(".tumbling").count() == 0);
    return seen(person);
  }

  private static List<?> seen(Person person) {
    return (List<?>) person.page().evaluate("() => window.lay");
  }

  /// The dice of the newest line of the log, once there are so many.
  private static List<String> told(Person person, int dice) {
    var log = person.page().locator(".log-row").last().locator(".die title");
    await("so many dice are told", () -> log.count() == dice);
    return log.allTextContents();
  }

  @ParameterizedTest
  @MethodSource("oneBook")
  void diceRollAndLandOnWhatTheServerRolled(Volume<?, ?, ?> volume) {
    try (var person = browsers().toucher(1024, 768)) {
      person.wantsNoNotes();
      person.goTo(served().address());
      person.press("Try a table now of " + volume.book().title());
      person.awaitTable();
      person.say("a word");
      await("it is said", () -> person.log().contains("a word"));
      watch(person);
      person.say("/r 3d6kh1 + d20");
      assertThat(told(person, 4)).isEqualTo(rolled(person));

      person.page().getByLabel("Roll dice").click();
      var wanted =
          person
              .page()
              .getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName("Watch dice roll"));
      wanted.click();
      assertThat(wanted.isChecked()).isFalse();
      person.page().getByLabel("Roll dice").press("Escape");
      watch(person);
      person.say("/r 2d8");
      assertThat(told(person, 2)).isNotEmpty();
      assertThat(lay(person)).isEmpty();
      assertThat(person.complaints()).isEmpty();
    }
  }

  /// Who wants nothing to move is not asked whether dice shall.
  @ParameterizedTest
  @MethodSource("oneBook")
  void whereNothingMovesNoDiceRoll(Volume<?, ?, ?> volume) {
    try (var person = atDemo(volume, 1024, 768)) {
      watch(person);
      person.say("/r 2d6");
      assertThat(told(person, 2)).isNotEmpty();
      assertThat(lay(person)).isEmpty();
      person.page().getByLabel("Roll dice").click();
      person.page().locator(".dice-tray").waitFor();
      assertThat(person.page().getByText("Watch dice roll").count()).isZero();
      assertThat(person.complaints()).isEmpty();
    }
  }
}
