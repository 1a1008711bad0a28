package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;

/// Plays scenarios that any book can play: nobody is there, and nobody sees anything.
class ScenarioCommandTest {
  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String quiet(String book) {
    return """
    book: %s
    title: Nobody is here
    steps:
      - sees: {seat: somebody, facts: {}}
    """
        .formatted(book);
  }

  private static String wrong(String book) {
    return """
    book: %s
    title: Somebody should be here
    steps:
      - sees: {seat: somebody, facts: {nobody.hp: 3}}
    """
        .formatted(book);
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void aScenarioThatHoldsPasses(String book) throws IOException {
    var file = write("quiet.yaml", quiet(book));
    var json = quintain("scenario", file.toString(), "--json").exits(0).json();
    assertThat(json.get("scenarios")).hasSize(1);
    var scenario = json.get("scenarios").get(0);
    assertThat(scenario.get("file").asString()).endsWith("quiet.yaml");
    assertThat(scenario.get("title").asString()).isEqualTo("Nobody is here");
    assertThat(scenario.get("passed").booleanValue()).isTrue();
    assertThat(scenario.get("failures")).isEmpty();
    assertThat(quintain("scenario", file.toString()).exits(0).out())
        .contains("passed", "1 passed, 0 failed");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void oneThatFailsIsANoAndSaysWhy(String book) throws IOException {
    write("a.yaml", quiet(book));
    write("b.yaml", wrong(book));
    var json = quintain("scenario", folder.toString(), "--json").exits(1).json();
    assertThat(json.get("scenarios")).hasSize(2);
    assertThat(json.get("scenarios").get(0).get("passed").booleanValue()).isTrue();
    assertThat(json.get("scenarios").get(1).get("passed").booleanValue()).isFalse();
    assertThat(json.get("scenarios").get(1).get("failures").get(0).asString())
        .contains("nobody.hp");
    assertThat(quintain("scenario", folder.toString(), "--log").exits(1).out())
        .contains("FAILED", "nobody.hp", "1 passed, 1 failed");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void theGameAfterwardsIsSavedAndActsOn(Volume<?, ?, ?> volume) throws IOException {
    var file = write("quiet.yaml", quiet(volume.book().id()));
    var saved = folder.resolve("after.json");
    quintain("scenario", file.toString(), "--save-state", saved.toString()).exits(0);
    assertThat(volume.readGame(Source.file(saved)).problems()).isEmpty();
    var command = write("command.yaml", creation(volume));
    for (Path state : new Path[] {saved, file}) {
      quintain(
              "act",
              volume.book().id(),
              "--state",
              state.toString(),
              "--command",
              command.toString())
          .exits(0);
    }
  }

  private static <S extends State, T extends Step, E extends Event> String creation(
      Volume<S, T, E> volume) {
    var creation = volume.book().cast().creation("anna", new Seat("anna"));
    return volume.codec().write(creation, volume.book().formats().step());
  }

  @Test
  void everyExampleOfTheHandbookPasses() {
    var examples = Path.of("..", "examples", "scenarios").toString();
    var json = quintain("scenario", examples, "--json").exits(0).json();
    assertThat(json.get("scenarios")).isNotEmpty();
  }

  @Test
  void theLogTellsEverythingOnceAndNothingBlank() {
    var examples = Path.of("..", "examples", "scenarios").toString();
    var log = quintain("scenario", examples, "--log").exits(0).out();
    assertThat(log).contains("Oskar acts after the foes [", "intent [captain]: nothing by default");
    assertThat(log.lines()).noneMatch(line -> line.strip().startsWith("["));
  }

  @Test
  void theCommandOfTheReadMeHasOddsInItsScene() {
    var examples = Path.of("..", "examples");
    var scene = examples.resolve("scenarios/duel.yaml").toString();
    var club = examples.resolve("commands/club.yaml").toString();
    var said = quintain("preview", "cairn", "--state", scene, "--command", club, "--json").exits(0);
    for (var outcome : said.json().get("outcomes")) {
      if (outcome.get("measure").asString().equals("maren.drops")) {
        // 6 HP and Armor 1 are gone by a d10 of 7 to 10
        assertThat(outcome.get("p").asDouble()).isCloseTo(0.4, within(1e-9));
        return;
      }
    }
    fail("no odds of Maren dropping: " + said.out());
  }

  /// A shot whose successes buy something: what is bought by default is not what odds assume.
  @Test
  void oddsOfACommandAreTheSameInAScenario() throws IOException {
    var scene =
        """
        book: otherworlds
        title: A shot
        scene:
          at: {ysolde: "0,0", raider: "4,0"}
        characters:
          - {id: ysolde, pregen: Ysolde Marr}
          - {id: raider, creature: Rust Raider}
        """;
    var shot = "attack: {by: ysolde, with: courier rifle, targets: raider, unload: 3}";
    var there = write("scene.yaml", scene + "steps: []\n").toString();
    var command = write("shot.yaml", shot + "\n").toString();
    var said =
        quintain("preview", "otherworlds", "--state", there, "--command", command, "--json")
            .exits(0)
            .json();
    var odds = new StringBuilder("steps:\n");
    for (var outcome : said.get("outcomes")) {
      odds.append("  - preview: {%s}\n".formatted(shot))
          .append(
              "    odds: {%s: {%s: %s}}\n"
                  .formatted(
                      outcome.get("measure").asString(), outcome.get("value"), outcome.get("p")));
    }
    assertThat(said.get("exact").booleanValue()).isTrue();
    assertThat(said.get("outcomes")).isNotEmpty();
    var played = quintain("scenario", write("odds.yaml", scene + odds).toString());
    assertThat(played.exits(0).out()).contains("1 passed");
  }

  /// The page shows the file, so that what people copy from it has been played.
  @Test
  void theHandbookShowsTheExampleAsItIsPlayed() throws IOException {
    var page = Files.readString(Path.of("..", "docs", "scenarios.md"));
    var example = Files.readString(Path.of("..", "examples", "scenarios", "causeway.yaml"));
    assertThat(page).contains("```yaml\n" + example + "```");
  }

  @Test
  void everyErrorOfABrokenFileIsTold() throws IOException {
    var book = OnBoard.ids().findFirst().orElseThrow();
    var file = write("broken.yaml", "book: " + book + "\ntitel: Nobody\nsteps:\n  - dance: {}\n");
    var other = write("other.yaml", "book: nosuchbook\n");
    var said = quintain("scenario", file.toString(), other.toString(), "--json").exits(Exit.WRONG);
    assertThat(said.err())
        .contains("broken.yaml:2:", "titel", "broken.yaml:4:", "other.yaml:1:", "nosuchbook");
    assertThat(said.json().get("unread").size()).isEqualTo(2);
    quintain("scenario", other.toString()).isWrong("other.yaml:1:", "nosuchbook");
  }

  @Test
  void aFileThatCannotBeReadKeepsNoOtherFromBeingPlayed() throws IOException {
    var book = OnBoard.ids().findFirst().orElseThrow();
    write("a-broken.yaml", "book: [");
    write("b-good.yaml", "book: " + book + "\ntitle: A quiet day\nsteps: []\n");
    var said = quintain("scenario", folder.toString()).exits(Exit.WRONG);
    assertThat(said.out())
        .contains(
            "passed  ", "b-good.yaml: A quiet day", "1 passed, 0 failed, 1 could not be read");
    assertThat(said.err()).contains("a-broken.yaml:1:").doesNotContain("b-good");
  }

  @Test
  void wrongUsageGetsASentence() throws IOException {
    var book = OnBoard.ids().findFirst().orElseThrow();
    quintain("scenario").isWrong("FILE|DIR");
    quintain("scenario", folder.resolve("nowhere").toString())
        .isWrong("there is no file or folder");
    quintain("scenario", folder.toString()).isWrong("there is no scenario in");
    var a = write("a.yaml", quiet(book)).toString();
    quintain("scenario", a, a, "--save-state", folder.resolve("x").toString())
        .isWrong("takes one scenario");
    quintain("scenario", a, "--sav-state", "x").isWrong("did you mean '--save-state'?");
  }
}
