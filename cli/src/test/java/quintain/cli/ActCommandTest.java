package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
import tools.jackson.databind.JsonNode;

/// Acts with the one command every book has: making a new character.
class ActCommandTest {
  @TempDir Path folder;

  private Path state() {
    return folder.resolve("game.json");
  }

  private Path command() {
    return folder.resolve("command.yaml");
  }

  private <S extends State, T extends Step, E extends Event> void prepare(Volume<S, T, E> volume)
      throws IOException {
    Files.writeString(state(), OnBoard.emptyGame(volume));
    var creation = volume.book().cast().creation("anna", new Seat("anna"));
    Files.writeString(command(), volume.codec().write(creation, volume.book().formats().step()));
  }

  private String[] act(Volume<?, ?, ?> volume, String... more) {
    var args = new ArrayList<String>();
    args.addAll(List.of("act", volume.book().id(), "--state", state().toString()));
    args.addAll(List.of("--command", command().toString()));
    args.addAll(List.of(more));
    return args.toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void aCommandGivesEventsAndTheNextState(Volume<?, ?, ?> volume) throws IOException {
    prepare(volume);
    var next = folder.resolve("next.json");
    var said = quintain(act(volume, "--json", "--save-state", next.toString())).exits(0);
    var json = said.json();
    assertThat(json.get("events")).isNotEmpty();
    for (JsonNode event : json.get("events")) {
      assertThat(event.get("name").asString()).isNotBlank();
      assertThat(event.get("clause").asString()).isNotBlank();
      assertThat(event.get("text").asString()).isNotBlank();
    }
    assertThat(json.get("asked").isArray()).isTrue();
    assertThat(json.get("state").isObject()).isTrue();
    assertThat(roster(volume, next)).contains("anna");
  }

  private static <S extends State, T extends Step, E extends Event> List<String> roster(
      Volume<S, T, E> volume, Path file) {
    var game = volume.readGame(Source.file(file)).orThrow();
    return volume.book().cast().roster(game.state());
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void theDiceThatFellCanBeTypedInAgain(Volume<?, ?, ?> volume) throws IOException {
    prepare(volume);
    var first = quintain(act(volume, "--seed", "3", "--json")).exits(0).json();
    var dice = new ArrayList<String>();
    first.get("dice").forEach(die -> dice.add(die.asString()));
    assertThat(dice).isNotEmpty();
    var again = quintain(act(volume, "--json", "--dice", String.join(" ", dice))).exits(0);
    assertThat(again.json()).isEqualTo(first);
    var missing = String.join(" ", dice.subList(0, dice.size() - 1));
    quintain(act(volume, "--dice", missing + " ")).isWrong("--dice");
    quintain(act(volume, "--dice", String.join(" ", dice) + " d77=1")).isWrong("d77=1");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void peopleReadWhatHappened(Volume<?, ?, ?> volume) throws IOException {
    prepare(volume);
    assertThat(quintain(act(volume)).exits(0).out()).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void theSameCommandTwiceIsRefusedWithItsClause(Volume<?, ?, ?> volume) throws IOException {
    prepare(volume);
    quintain(act(volume, "--save-state", state().toString())).exits(0);
    var said = quintain(act(volume, "--json")).exits(1);
    assertThat(said.json().get("refused").get("clause").asString()).isNotBlank();
    assertThat(said.json().get("refused").get("reason").asString()).isNotBlank();
    assertThat(quintain(act(volume)).exits(1).out()).startsWith("Refused: ");
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#books")
  void oddsOfACommandAddUp(Volume<?, ?, ?> volume) throws IOException {
    prepare(volume);
    var args = act(volume, "--json");
    args[0] = "preview";
    var json = quintain(args).exits(0).json();
    assertThat(json.get("exact").isBoolean()).isTrue();
    assertThat(json.get("residual").doubleValue()).isBetween(0.0, 1e-6);
    for (JsonNode outcome : json.get("outcomes")) {
      assertThat(outcome.get("measure").asString()).isNotBlank();
      assertThat(outcome.get("p").doubleValue()).isBetween(0.0, 1.0 + 1e-9);
      assertThat(outcome.has("value")).isTrue();
    }
    var until = act(volume, "--until", "no-such-event");
    until[0] = "preview";
    quintain(until).isWrong("no-such-event");
  }

  @Test
  void wrongUsageGetsASentence() throws IOException {
    var volume = OnBoard.books().findFirst().orElseThrow();
    prepare(volume);
    quintain("act", volume.book().id()).isWrong("--state", "--command");
    quintain("act", "nosuchbook", "--state", "a", "--command", "b").isWrong("nosuchbook");
    quintain(act(volume, "--dice", "d6:3")).isWrong("d6:3");
    quintain(act(volume, "--answers", "{seat: a, question: nosuchquestion, answer: 1}"))
        .isWrong("nosuchquestion");
    quintain(act(volume, "--answers", "{seat: a, qestion: b, answer: 1}")).isWrong("qestion");
    Files.writeString(command(), "no-such-command: {}\n");
    quintain(act(volume)).isWrong("no-such-command");
    Files.writeString(state(), "{");
    quintain(act(volume)).isWrong("game.json:1:");
    Files.delete(state());
    quintain(act(volume)).isWrong("there is no file");
    quintain("preview", volume.book().id()).isWrong("--state", "--command");
  }
}
