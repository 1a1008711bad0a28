package quintain.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A model at a player's seat knows what that seat may know, whatever it asks.
class BlindnessTest {
  @TempDir Path folder;
  private TableHouse house;
  private HttpDoor refereesDoor;
  private Model referee;
  private HttpDoor playersDoor;
  private Model player;
  private String token;

  @BeforeEach
  void hideTheCaptain() throws BindException {
    house = new TableHouse(folder, 7);
    refereesDoor = HttpDoor.open(Tables.own(house::address), "test", 0, Model.KEY);
    referee = new Model(refereesDoor);
    referee.call("lay_table", "book", "cairn");
    referee.call("frame", "kind", "turn-dial", "fields", Map.of("setting", "automatic"));
    referee.call(
        "act", "command", "reveal", "slots", Map.of("who", "captain", "secrecy", "unseen"));
    var link = Json.text(referee.call("invite", "to", "maren"), "link");
    token = link.substring(link.indexOf('#') + 1);
    playersDoor = HttpDoor.open(Tables.joined(List.of(link)), "test", 0, "another key");
    player = new Model(playersDoor, "another key");
  }

  @AfterEach
  void close() {
    player.close();
    playersDoor.close();
    referee.close();
    refereesDoor.close();
    house.close();
  }

  @Test
  void aHiddenCreatureNeverShows() {
    player.call("view");
    referee.call("act", "command", "save", "slots", Map.of("by", "captain", "against", "the cold"));
    referee.call("act", "command", "begin-rounds");
    referee.call("play_itself", "who", List.of("captain", "cutter-a"), "policy", "steady");
    assertThat(referee.call("log").path("log").toString()).contains("Captain");

    player.call("wait", "seconds", 2);
    player.call("view");
    player.call("offers", "blocked", true);
    player.call("log", "limit", 100);
    player.call("log", "words", "captain");
    player.call("seats");
    player.call("form", "command", "attack", "slots", Map.of("by", "maren"));
    player.call("frame", "kind", "ask");
    assertThat(player.everything()).as("its link is nobody's to read").doesNotContain(token);

    // That the captain, whom everybody had seen, went out of sight is the last that was told.
    assertThat(player.everything()).contains("Cutter").contains("#3 Captain is out of sight");
    assertThat(
            player.everything().replace("#3 Captain is out of sight", "").toLowerCase(Locale.ROOT))
        .doesNotContain("captain");
  }

  @Test
  void askingAboutTheHiddenTellsAsMuchAsAskingAboutNobody() {
    assertThat(player.refused("act", "command", "save", "slots", saving("captain")))
        .isEqualTo(
            player
                .refused("act", "command", "save", "slots", saving("nobody"))
                .replace("nobody", "captain"));
    assertThat(player.call("form", "command", "save", "slots", saving("captain")))
        .isEqualTo(player.call("form", "command", "save", "slots", saving("nobody")));
  }

  private static Map<String, Object> saving(String who) {
    return Map.of("by", who, "against", "frost");
  }

  @Test
  void aPlayersSeatDoesNotDoWhatIsTheReferees() {
    assertThat(player.client.listTools().tools())
        .noneMatch(tool -> List.of("lay_table", "take_seat", "leave_seat").contains(tool.name()));
    assertThat(player.refused("invite", "to", "oskar")).contains("Referee");
    assertThat(player.refused("act", "command", "begin-rounds")).isNotEmpty();
    assertThat(player.refused("play_itself", "who", List.of("cutter-a"), "policy", "steady"))
        .isNotEmpty();
    assertThat(player.refused("frame", "kind", "foresee", "fields", Map.of("arriving", List.of())))
        .contains("not-allowed");
    assertThat(
            player.refused(
                "frame",
                "kind",
                "act",
                "fields",
                Map.of("command", "begin-rounds", "mode", "public", "as", "referee")))
        .isNotEmpty();
  }
}
