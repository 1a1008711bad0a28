package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nothing that is anybody's own gets into the server's log, however much is logged and whatever
/// goes wrong.
class QuietLogTest {
  private static final String NAME = "Wendeline";
  private static final String NOTE = "the key lies under the third step";
  private static final String TITLE = "Thursdays at Wendeline's";

  @TempDir Path folder;

  private final StringWriter logged = new StringWriter();
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final PrintStream usual = System.err;
  private final Logger quintain = Logger.getLogger("quintain");
  private final Handler listening =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          logged.write(record.getLoggerName() + ": " + record.getMessage() + "\n");
          if (record.getThrown() != null) {
            record.getThrown().printStackTrace(new PrintWriter(logged));
          }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    quintain.setLevel(Level.ALL);
    quintain.addHandler(listening);
    System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void listenNoMore() {
    System.setErr(usual);
    quintain.removeHandler(listening);
    quintain.setLevel(null);
  }

  @Test
  void noTokenNameTitleOrNoteIsLogged() throws IOException {
    var served = new Served(folder, Limits.USUAL);
    var referee = served.demo();
    served.post("/api/table/title", referee, Map.of("title", TITLE));
    var seat = served.player(referee);
    served.post("/api/table/seats/" + seat + "/rename", referee, Map.of("name", NAME));
    var player = served.invite(referee, seat);
    var ina = Browser.seated(served, player, 0);
    ina.reply(ina.say("note", "title", "mine", "text", NOTE, "to", List.of()));
    ina.reply(ina.say("say", "text", "/w referee " + NOTE));
    ina.reply(ina.say("act", "command", Map.of(NOTE, NOTE), "mode", "public"));
    ina.send("{\"say\": " + NOTE);
    ina.await("failed");
    served.get("/api/table", player + "x");
    served.get("/api/table/search?q=" + NOTE.replace(' ', '+'), player);
    served.posting("/api/import", NOTE);

    // Everything fails from here on, and that is logged.
    served.loseTheStore();
    ina.say("say", "text", NOTE);
    assertThat(ina.closing()).isEqualTo(1012);
    assertThat(served.get("/api/table", player).statusCode()).isEqualTo(500);
    assertThat(served.get("/ready").statusCode()).isEqualTo(503);
    served.close();

    var all = logged + written.toString(StandardCharsets.UTF_8);
    assertThat(all).as("something is logged").contains("could not end a turn", "/api/table");
    assertThat(all).doesNotContain(player, referee, NAME, NOTE, TITLE);
  }
}
