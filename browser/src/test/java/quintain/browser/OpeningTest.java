package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;
import tools.jackson.databind.JsonNode;

/// The opening of a book's golden encounter, played in two browsers with dice rolled by hand.
class OpeningTest extends Trial {
  @ParameterizedTest
  @MethodSource("books")
  void theOpeningPlaysAsTheScenarioSays(Volume<?, ?, ?> volume) {
    opening(volume);
  }

  private <S extends State, T extends Step, E extends Event> void opening(Volume<S, T, E> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = atOpening(opening)) {
      var hero = firstPlayer(referee);
      askAboutEverything(referee);
      try (var player = seated(referee, hero)) {
        var before = Replay.of(volume, exported(referee)).state();
        var scene = "";
        try {
          for (Opening.Step step : opening.steps().subList(0, opening.steps().size() - 1)) {
            play(volume, before, step, referee, player, hero);
          }
          scene = scene(referee);
          play(volume, before, opening.steps().getLast(), referee, player, hero);
        } catch (RuntimeException | AssertionError e) {
          shootWhole(referee, volume, "failed-referee");
          shootWhole(player, volume, "failed-player");
          throw e;
        }
        shoot(referee.page(), volume.book().id(), "fight", ColorScheme.LIGHT, 1440);
        player.page().setViewportSize(390, 844);
        player.settle();
        shoot(player.page(), volume.book().id(), "fight", ColorScheme.LIGHT, 390);
        player.page().setViewportSize(1024, 768);
        var copy = exported(referee);
        var scenario = ScenarioRunner.game(Source.file(opening.file()), volume, List.of());
        var played = Replay.of(volume, copy);
        assertThat(played.state()).isEqualTo(scenario.state());
        assertThat(played.told()).isNotEmpty();
        assertThat(allTold(copy)).containsAll(played.told());
        assertThat(dice(copy)).isNotEmpty().allMatch(die -> die.path("manual").asBoolean());

        try {
          for (var _ : opening.steps().getLast().does()) {
            takesBack(referee, player);
          }
        } catch (RuntimeException | AssertionError e) {
          shootWhole(referee, volume, "failed-referee");
          shootWhole(player, volume, "failed-player");
          throw e;
        }
        assertThat(scene(referee)).as("the scene before the last step").isEqualTo(scene);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aQuestionIsStillOpenAfterTheServerWasKilled(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = atOpening(opening)) {
      askAboutEverything(referee);
      var first = opening.steps().getFirst().does().getFirst();
      referee.turnTo(first.getValue());
      referee.command(first.getKey(), first.getValue());
      referee.question().waitFor();
      var key = referee.question().getAttribute("data-key");
      var before = exported(referee);

      served().kill();
      referee
          .page()
          .getByText("line is down")
          .or(referee.page().locator(".line-banner"))
          .first()
          .waitFor();
      served().startAgain();

      await("the browser is back", () -> referee.page().locator(".line-banner").count() == 0);
      assertThat(referee.question().getAttribute("data-key")).isEqualTo(key);
      assertThat(exported(referee).path("log")).isEqualTo(before.path("log"));
      referee
          .question()
          .locator("button[type=submit]")
          .or(referee.question().locator("input"))
          .first()
          .waitFor();
    }
  }

  private <S extends State> void play(
      Volume<S, ?, ?> volume,
      S state,
      Opening.Step step,
      Person referee,
      Person player,
      String hero) {
    var dice = new ArrayDeque<>(step.dice());
    var answers = new ArrayList<>(step.answers());
    for (var command : step.does()) {
      var by = command.getValue().get("by");
      var person = hero.equals(by) ? player : referee;
      person.turnTo(command.getValue());
      int before = referee.tidings();
      person.command(command.getKey(), command.getValue());
      referee.awaitTidingsAfter(before);
      while (referee.isTableWaiting()) {
        answer(volume, state, dice, answers, referee, player);
      }
    }
    assertThat(dice).as("dice left over after %s", step.does()).isEmpty();
    assertThat(answers).as("answers nobody asked for").isEmpty();
  }

  /// Answers what is asked, by the script or as suggested.
  private <S extends State> void answer(
      Volume<S, ?, ?> volume,
      S state,
      ArrayDeque<String> dice,
      List<Opening.Answer> answers,
      Person referee,
      Person player) {
    referee.question().waitFor(); // the Referee sees every question
    var open = referee.asked();
    var asked = (referee.hearsQuestionTo(player) ? player : referee).question(open);
    asked.waitFor();
    var id = String.valueOf(asked.getAttribute("data-question"));
    var sides = asked.getAttribute("data-die");
    boolean volunteers = sides != null;
    if (sides != null) {
      assertThat(dice).as("dice for %s", id).isNotEmpty();
      var die = dice.remove().split("=", -1);
      assertThat("d" + sides).as("the die asked for").isEqualTo(die[0]);
      asked.locator("input").first().fill(die[1]);
    } else {
      var prompt = asked.locator(".question-prompt").innerText();
      var scripted =
          answers.stream()
              .filter(a -> a.question().equals(id))
              .filter(
                  a ->
                      a.about().isEmpty()
                          || prompt.contains(volume.book().showing().nameOf(state, a.about())))
              .findFirst();
      scripted.ifPresent(
          a -> {
            answers.remove(a);
            give(asked, a.answer());
          });
      volunteers = scripted.isPresent();
    }
    int before = referee.tidings();
    answering(asked, volunteers).click();
    referee.awaitTidingsAfter(before);
    await(
        "the question is answered",
        () -> !referee.asked().equals(open) && !player.asked().equals(open));
  }

  /// The button that answers; what is offered to several is let pass unless the script says
  /// otherwise, as an automatic table does.
  private static Locator answering(Locator asked, boolean volunteers) {
    var pass = asked.locator("button.button:has-text('Let it pass')");
    return !volunteers && pass.count() > 0 ? pass : asked.locator("button[type=submit]");
  }

  private static void give(Locator asked, Object answer) {
    if (answer instanceof Map<?, ?> bought) {
      bought.forEach(
          (ware, times) ->
              asked.locator("[data-ware='" + ware + "'] input").fill(String.valueOf(times)));
      return;
    }
    var wanted =
        Opening.list(answer).stream()
            .map(each -> each instanceof Boolean yes ? (yes ? "yes" : "no") : String.valueOf(each))
            .toList();
    var boxes = asked.locator(".question-answer input[type=checkbox]");
    for (int i = 0; i < boxes.count(); i++) {
      boxes.nth(i).setChecked(wanted.contains(boxes.nth(i).getAttribute("value")));
    }
    var typed = asked.locator(".question-answer input:is([type=number], [type=text])");
    if (typed.count() > 0) {
      typed.first().fill(wanted.getFirst());
    } else if (boxes.count() == 0 && asked.locator("input[type=radio]").count() > 0) {
      asked.locator("input[type=radio][value='" + wanted.getFirst() + "']").check();
    }
  }

  /// What the middle of the screen says while nobody is chosen.
  private static String scene(Person referee) {
    referee.chooseOwnSeat();
    referee.settle();
    // A number shows its last change for a moment.
    referee
        .page()
        .addStyleTag(new Page.AddStyleTagOptions().setContent(".change { display: none }"));
    return referee.screen();
  }

  private static void takesBack(Person referee, Person player) {
    int before = takings(player);
    int tidings = referee.tidings();
    referee.press("Undo the last command");
    referee.awaitTidingsAfter(tidings);
    await("the player reads of it", () -> takings(player) > before);
  }

  /// Of what nobody but the Referee has read, a player reads only that it is taken back.
  private static int takings(Person player) {
    return count(player.log(), "takes back: ") + count(player.log(), "takes the game back");
  }

  private static int count(String text, String words) {
    return text.split(words, -1).length - 1;
  }

  // The state behind the screens

  /// A log folded as anybody could who has it: the state it leads to, and every line the book tells
  /// on the way.
  private record Replay<S>(S state, List<String> told) {
    static <S extends State, T extends Step, E extends Event> Replay<S> of(
        Volume<S, T, E> volume, JsonNode copy) {
      var formats = volume.book().formats();
      var rows = copy.path("log").iterator();
      var told = new ArrayList<String>();
      S state = volume.codec().read(body(rows.next()).path("state").toString(), formats.state());
      while (rows.hasNext()) {
        for (JsonNode cited : body(rows.next()).path("events")) {
          var event = volume.codec().read(cited.path("event").toString(), formats.event());
          var line = volume.book().showing().narrate(event, state, List.of()).text();
          if (!line.isEmpty()) {
            told.add(line);
          }
          state = volume.book().rules().apply(state, event);
        }
      }
      return new Replay<>(state, told);
    }
  }

  private static JsonNode body(JsonNode row) {
    return JSON.readTree(row.path("body").asString());
  }

  /// Every die on the tapes of the log.
  private static List<JsonNode> dice(JsonNode copy) {
    var dice = new ArrayList<JsonNode>();
    for (JsonNode row : copy.path("log")) {
      if (row.path("kind").asString().equals("stepped")) {
        body(row)
            .path("tape")
            .forEach(
                draw -> {
                  if (draw.has("die")) {
                    dice.add(draw.path("die"));
                  }
                });
      }
    }
    return dice;
  }

  private static List<String> allTold(JsonNode copy) {
    var told = new ArrayList<String>();
    for (JsonNode row : copy.path("log")) {
      body(row).path("told").forEach(line -> told.add(line.path("text").asString()));
    }
    return told;
  }
}
