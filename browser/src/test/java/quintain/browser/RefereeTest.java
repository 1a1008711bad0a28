package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a Referee does beside play, and what a table is to those who hear or print it.
class RefereeTest extends Trial {
  private static Locator button(Person person, String name) {
    return person
        .page()
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
        .first();
  }

  private static Locator tab(Person person, String name) {
    return person.page().getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
  }

  /// Reads a notice; for ears it is there a second time.
  private static void isTold(Person person, String words) {
    person.page().getByText(Pattern.compile(words)).first().waitFor();
  }

  // Secrets and time

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aSecretIsShownLaterAndTheGameGoesBackToAChosenMoment(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    var first = opening.steps().getFirst().does().getFirst();
    try (var referee = atOpening(opening)) {
      referee.turnTo(first.getValue());
      referee.settle();
      var beginning = referee.screen();
      try (var guest = seated(referee, firstPlayer(referee))) {
        referee.say("/gmr 3d6+4242 # a trap");
        await("the Referee sees the roll", () -> referee.log().contains("a trap"));
        referee.say("is all well?");
        await("the guest hears what is open", () -> guest.log().contains("is all well?"));
        assertThat(guest.log()).doesNotContain("a trap");

        button(referee, "Show everyone").click();

        await("the guest sees it", () -> guest.log().contains("a trap"));
        await(
            "nothing is marked as a secret any more",
            () -> referee.page().locator(".passage-secret").count() == 0);

        referee.command(first.getKey(), first.getValue());
        await("it is in the log", () -> referee.page().locator(".passage-command").count() == 1);
        answerAsSuggested(referee);

        button(referee, "Timeline").click();
        referee.page().getByRole(AriaRole.SLIDER).press("Home");
        referee.page().getByText("Looking back").first().waitFor();
        button(referee, "Undo to here").click();

        await(
            "the guest reads of it", () -> guest.log().matches("(?s).* takes (the game )?back.*"));
        await("it is crossed out", () -> referee.page().locator(".passage-undone").count() == 1);
        button(referee, "Close the timeline").click();
        awaitScreen(referee, beginning);
        assertThat(guest.log()).as("talk stays").contains("is all well?");
        assertThat(referee.complaints()).isEmpty();
        assertThat(guest.complaints()).isEmpty();
      }
    }
  }

  /// The Referee takes what is suggested, for whoever is asked, until nobody is.
  private static void answerAsSuggested(Person referee) {
    while (referee.isTableWaiting()) {
      referee.question().waitFor();
      var open = referee.asked();
      var asked = referee.question(open);
      int before = referee.tidings();
      var pass = asked.locator("button.button:has-text('Let it pass')");
      (pass.count() > 0 ? pass : asked.locator("button[type=submit]")).click();
      referee.awaitTidingsAfter(before);
      await("it is answered", () -> !referee.asked().equals(open));
    }
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aStepThatWaitsIsGivenUp(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = atOpening(opening)) {
      askAboutEverything(referee);
      var first = opening.steps().getFirst().does().getFirst();
      referee.turnTo(first.getValue());
      referee.settle();
      var before = referee.screen();
      referee.command(first.getKey(), first.getValue());
      referee.question().waitFor();

      // What would change the game has to wait; talk has not.
      referee.press("Undo the last command");
      isTold(referee, "The table waits for .* to answer first");
      referee.say("never mind");
      await("the log tells of it", () -> referee.log().contains("never mind"));
      var waiting = kinds(referee);
      await(
          "nothing is asked any more",
          () -> {
            // A command of several steps goes on with the next of them.
            var next = button(referee, "Give up this step");
            if (next.count() > 0) {
              next.click();
              referee.settle();
            }
            return referee.question().count() == 0;
          });
      await("the log tells of it", () -> referee.log().contains("A step was given up"));
      var log = kinds(referee);
      assertThat(log).startsWith(waiting.toArray(String[]::new));
      assertThat(log.get(waiting.size())).isEqualTo("cancelled");
      if (log.contains("stepped")) {
        // What else the command did stands until it is taken back.
        referee.press("Undo the last command");
        await("it is taken back", () -> referee.log().matches("(?s).* takes (the game )?back.*"));
      }
      // Whoever plays alone was turned to the hero on turn.
      referee.turnTo(first.getValue());
      referee.settle();
      awaitScreen(referee, before);
      assertThat(referee.log()).contains("never mind");
    }
  }

  /// What kinds of entries the log has.
  private List<String> kinds(Person referee) {
    return exported(referee)
        .path("log")
        .valueStream()
        .map(row -> row.path("kind").asString())
        .toList();
  }

  /// Not every book offers anything to several seats, so the question is told as if it were such a
  /// one; the table then says that it is not.
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void whatMayPassIsLetPass(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = browsers().person(1440, 1000)) {
      var sent =
          askedAs(
              referee,
              opening,
              frames -> frames.replace("\"passable\":false", "\"passable\":true"));
      var open = referee.asked();

      button(referee, "Let it pass").click();

      isTold(referee, "This question wants an answer");
      assertThat(sent)
          .anyMatch(frame -> frame.startsWith("{\"pass\":") && frame.contains(open.key()));
      assertThat(referee.asked()).as("the question is still open").isEqualTo(open);
    }
  }

  /// The question is told as if somebody else were asked another one at the same time.
  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void whereSeveralAreAskedOneIsChosenToAnswerFor(Volume<?, ?, ?> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = browsers().person(1440, 1000)) {
      var sent = askedAs(referee, opening, RefereeTest::askedOfAnother);
      var prompt = referee.question().locator(".question-prompt");
      assertThat(prompt.innerText()).doesNotContain("And the other?");

      referee.question().getByLabel("A question for").selectOption("another");
      assertThat(prompt.innerText()).contains("And the other?");
      button(referee, "Let it pass").click();

      await("it is let pass for them", () -> sent.stream().anyMatch(RefereeTest::isPassOfAnother));
      assertThat(referee.complaints()).isEmpty();
    }
  }

  /// The first command of the opening asks something, and what the table says of it is told
  /// otherwise.
  ///
  /// @return the frames that are sent from here
  private List<String> askedAs(Person referee, Opening opening, UnaryOperator<String> told) {
    var sent = new CopyOnWriteArrayList<String>();
    referee
        .page()
        .routeWebSocket(
            Pattern.compile("/api/socket$"),
            line -> {
              var server = line.connectToServer();
              server.onMessage(frames -> line.send(told.apply(frames.text())));
              line.onMessage(
                  frame -> {
                    sent.add(frame.text());
                    server.send(frame.text());
                  });
            });
    open(referee, opening);
    askAboutEverything(referee);
    var first = opening.steps().getFirst().does().getFirst();
    referee.turnTo(first.getValue());
    referee.command(first.getKey(), first.getValue());
    referee.question().waitFor();
    return sent;
  }

  private static String askedOfAnother(String frames) {
    var list = (ArrayNode) Trial.JSON.readTree(frames);
    for (JsonNode frame : list) {
      if (frame.path("scene") instanceof ObjectNode scene
          && scene.path("question") instanceof ObjectNode question) {
        var another = question.deepCopy();
        another.put("seat", "another");
        another.put("prompt", "And the other?");
        another.put("passable", true);
        scene.putArray("others").add(another);
      }
    }
    return list.toString();
  }

  private static boolean isPassOfAnother(String frame) {
    return Trial.JSON.readTree(frame).path("pass").path("as").asString("").equals("another");
  }

  // The desk

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void theDeskShowsWhatTheTablePlaysByAndAllThatItMayBeAsked(Volume<?, ?, ?> volume) {
    try (var referee = browsers().person(1440, 900)) {
      referee.goTo(served().address());
      referee.press("New table of " + volume.book().title());
      var page = referee.page();
      var switches = page.locator(".house-switch select");
      boolean open = !volume.switches(volume.book().formats().house()).isEmpty();
      if (open) {
        page.getByText(Pattern.compile("^House rules")).click();
        switches
            .first()
            .selectOption(new com.microsoft.playwright.options.SelectOption().setIndex(1));
      }
      referee.press("Lay the table");
      page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();

      tab(referee, "Who decides").click();
      page.locator("[data-family]").first().waitFor();
      var families = new LinkedHashMap<String, Integer>();
      for (Locator family : page.locator("[data-family]").all()) {
        families.put(family.getAttribute("data-family"), family.locator("li").count());
        family.locator("summary").click();
        assertThat(family.locator("li").last().isVisible()).isTrue();
        assertThat(family.locator("ul").evaluate("list => list.scrollHeight <= list.clientHeight"))
            .as("all of them are on the page")
            .isEqualTo(true);
      }
      assertThat(families).isEqualTo(asked(volume));

      tab(referee, "House rules").click();
      if (open) {
        var first = page.locator("[data-switch]").first();
        first.locator(".chip").waitFor();
        assertThat(page.locator("[data-switch] .chip").count()).as("one differs").isEqualTo(1);
        first.locator("summary").click();
        assertThat(first.locator(".house-text").innerText()).isNotBlank();
        first.locator("input[type=radio]").first().check();
        first.getByLabel("Why").fill("as the book has it");
        button(referee, "Play it so from here on").click();
        await("none differs", () -> page.locator("[data-switch] .chip").count() == 0);
        page.goBack();
        await("the log tells why", () -> referee.log().contains("as the book has it"));
      }
      assertThat(referee.complaints()).isEmpty();
    }
  }

  private static Map<String, Integer> asked(Volume<?, ?, ?> volume) {
    var families = new LinkedHashMap<String, Integer>();
    for (Topic topic : volume.book().rules().topics()) {
      families.merge(topic.family(), 1, Integer::sum);
    }
    return families;
  }

  // Odds

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void oddsThatWouldTellASecretAreRefusedInWords(Volume<?, ?, ?> volume) {
    odds(volume);
  }

  private <S extends State, T extends Step, E extends Event> void odds(Volume<S, T, E> volume) {
    var opening = Opening.of(volume.book().id());
    try (var referee = atOpening(opening)) {
      var scene = new String(opening.scene().buffer, StandardCharsets.UTF_8);
      var state = ScenarioRunner.game(Source.yaml("scene", scene), volume, List.of()).state();
      var act =
          opening.steps().stream()
              .filter(step -> !step.dice().isEmpty())
              .flatMap(step -> step.does().stream())
              .filter(command -> command.getValue().containsKey("by"))
              .filter(command -> isPlayers(referee, command))
              .filter(command -> isPossible(volume, state, command(volume, command)))
              .findFirst()
              .orElseThrow();
      var hero = String.valueOf(act.getValue().get("by"));
      try (var player = seated(referee, hero)) {
        var form = player.form(act.getKey(), act.getValue());
        form.locator(".offer-odds[aria-busy=false]").waitFor();
        assertThat(form.locator(".odds-hidden").count() == 1)
            .as("the odds are hidden")
            .isEqualTo(isSecret(volume, state, hero, command(volume, act)));
        assertThat(form.locator(".offer-odds").innerText()).isNotBlank();
      }
    }
  }

  private static <T extends Step> T command(
      Volume<?, T, ?> volume, Map.Entry<String, Map<String, Object>> act) {
    return ScenarioRunner.command(
        Source.json("command", volume.codec().write(Map.of(act.getKey(), act.getValue()))), volume);
  }

  /// Whether the one who does it is played by somebody else than the Referee.
  private static boolean isPlayers(Person referee, Map.Entry<String, Map<String, Object>> act) {
    var seat = referee.seatOf(String.valueOf(act.getValue().get("by")));
    return !seat.equals(Seat.REFEREE.id());
  }

  private static <S extends State, T extends Step, E extends Event> boolean isPossible(
      Volume<S, T, E> volume, S state, T command) {
    var done =
        new Live<>(volume.book(), _ -> 1)
            .run(Game.at(state), command, new Manner(Dial.AUTOMATIC, List.of()));
    return !(done.end() instanceof Turn.No);
  }

  private static <S extends State, T extends Step, E extends Event> boolean isSecret(
      Volume<S, T, E> volume, S state, String hero, T command) {
    var foresight = volume.book().foresight();
    var seat = new Seat(hero);
    var seen = foresight.seenBy(state, seat);
    var asked = foresight.previewed(state, command);
    return foresight.secretOf(seen, seat, List.of(asked), List.of()).isPresent();
  }

  // For eyes, ears and paper

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void theSceneIsAListForThoseWhoWantOne(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var list = page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("List"));
      if (list.count() == 0) {
        return; // this book has neither bands nor a map
      }
      var names = page.locator(".token-name, [data-token] title");
      names.first().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
      var tokens = names.allTextContents();
      list.click();
      assertThat(page.locator(".band-list .figure-link").allInnerTexts()).isEqualTo(tokens);
      page.locator(".band-list .figure-link").last().click();
      await(
          "the last of them is chosen",
          () -> page.locator(".sheet-view h2").innerText().equals(tokens.getLast()));
    }
  }

  /// A control without a name in the accessibility tree.
  private static final Pattern NAMELESS =
      Pattern.compile(
          "(?m)^\\s*- (button|link|textbox|searchbox|radio|checkbox|switch|slider|tab|combobox"
              + "|spinbutton|meter|progressbar|heading)(:| \\[|$)");

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void everythingHasANameAndIsReadInOrder(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var table = page.url();
      var hero = firstPlayer(referee);
      var name = nameOf(referee, hero);
      var title = page.locator("main h1").innerText();
      referee.choose(hero);
      referee.settle();
      var tree = page.locator("body").ariaSnapshot();
      assertThat(tree)
          .containsSubsequence(
              "Skip to the scene",
              "banner",
              "navigation \"Who is here\"",
              "button \"" + name,
              "main",
              "heading \"" + title + "\" [level=1]",
              "heading \"" + name + "\" [level=2]",
              "region \"What to do\"",
              "toolbar \"What " + name + " can do\"",
              "region \"Log\"",
              "log \"New lines\"",
              "textbox");
      var trees = new LinkedHashMap<String, String>();
      trees.put("table", tree);
      for (String screen : List.of("/desk", "/sheet/" + hero, "/new-character")) {
        referee.goTo(table + screen);
        page.waitForSelector("main h1");
        referee.settle();
        trees.put(screen, page.locator("body").ariaSnapshot());
      }
      trees.forEach(
          (screen, read) ->
              assertThat(nameless(read)).as("without a name on %s", screen).isEmpty());
    }
  }

  private static List<String> nameless(String tree) {
    var found = new ArrayList<String>();
    var matcher = NAMELESS.matcher(tree);
    while (matcher.find()) {
      found.add(matcher.group().strip());
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("withAndWithoutMap")
  void aSheetIsPrintedBlackOnWhiteOnOnePage(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var page = referee.page();
      var hero = firstPlayer(referee);
      referee.goTo(page.url() + "/sheet/" + hero);
      page.waitForSelector(".sheet");
      page.emulateMedia(
          new Page.EmulateMediaOptions().setMedia(Media.PRINT).setColorScheme(ColorScheme.DARK));
      referee.settle();
      assertThat(page.locator(".masthead").isVisible()).isFalse();
      assertThat(page.locator(".no-print").all()).isNotEmpty().noneMatch(Locator::isVisible);
      assertThat(page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"))
          .isEqualTo("rgb(255, 255, 255)");
      assertThat(page.evaluate("() => getComputedStyle(document.querySelector('.sheet h1')).color"))
          .isEqualTo("rgb(0, 0, 0)");
      var file = SHOTS.resolve(volume.book().id() + "-sheet-printed.pdf");
      var pdf = page.pdf(new Page.PdfOptions().setFormat("A4").setPath(file));
      var pages =
          Pattern.compile("/Type\\s*/Page\\b")
              .matcher(new String(pdf, StandardCharsets.ISO_8859_1));
      assertThat(pages.results().count()).isEqualTo(1);
    }
  }
}
