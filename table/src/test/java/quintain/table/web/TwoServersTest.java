package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import quintain.table.store.PostgresAddress;
import quintain.table.store.PostgresServer;

/// Browsers of one table at two servers, over real sockets.
class TwoServersTest {
  private final PostgresAddress address = PostgresServer.database();
  private Served one;
  private Served two;

  @BeforeEach
  void open() throws IOException {
    one = Served.on(address);
    two = Served.on(address);
  }

  @AfterEach
  void close() {
    one.close();
    two.close();
  }

  @Test
  void everyServerKnowsEveryTable() {
    var referee = one.demo();
    var seat = two.player(referee);
    var player = two.invite(referee, seat);

    assertThat(one.get("/api/table", player).body()).contains("\"seat\":\"" + seat + '"');
    assertThat(one.post("/api/table/title", referee, Map.of("title", "By night")).statusCode())
        .isLessThan(300);
    assertThat(Served.json(two.get("/api/table", referee)).get("title").stringValue())
        .isEqualTo("By night");
  }

  /// The server of the Referee is gone without a word, and the browser comes back to the other one.
  @Test
  void whoeverLosesTheirServerGoesOnAtTheOther() {
    var refereesToken = one.demo();
    var playersToken = one.invite(refereesToken, one.player(refereesToken));
    var referee = Browser.seated(one, refereesToken, 0);
    var player = Browser.seated(two, playersToken, 0);
    referee.say("say", "text", "The lamp goes out");
    player.entriesUntil("The lamp goes out");
    long heard = referee.entriesUntil("The lamp goes out").getLast();

    one.loseTheStore();
    referee.leave();
    player.say("say", "text", "Is anybody there?");
    player.entriesUntil("Is anybody there?");
    var again = Browser.seated(two, refereesToken, heard);
    again.send(Wire.write(Map.of("say", Map.of("id", "an-id-of-its-own", "text", "I am"))));
    player.entriesUntil("I am");

    assertThat(again.entriesUntil("I am").getLast()).isEqualTo(heard + 2);
    assertThat(again.everything()).as("what was said while it was away").contains("anybody there");
  }
}
