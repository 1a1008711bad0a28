package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.BindException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.ToSeat;

/// What somebody meets who comes to a table that is damaged.
class DoorTest {
  @TempDir Path folder;

  @Test
  void aDamagedTableSaysSoAtItsDoorAndTheOthersAreServed() throws BindException, SQLException {
    String damaged;
    String well;
    try (var served = new Served(folder, Limits.USUAL)) {
      damaged = served.demo();
      well = served.demo();
    }
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tables.db"));
        var statement = connection.createStatement()) {
      statement.execute(
          "update log set happened = happened + 1 where table_id ="
              + " (select id from kept order by created limit 1)");
    }
    try (var served = new Served(folder, Limits.USUAL)) {
      Served.refused(served.get("/api/table", damaged), 503, "cannot-open");
      Served.refused(served.get("/api/table/log", damaged), 503, "cannot-open");
      var browser = new Browser(served);
      browser.say("hello", "version", ToSeat.VERSION, "token", damaged, "since", 0);
      var failed = browser.await("failed");
      assertThat(failed.get("code").stringValue()).isEqualTo("cannot-open");
      assertThat(failed.get("message").stringValue()).contains("damaged").doesNotContain("entry");
      assertThat(browser.closed.join()).isEqualTo(1008);

      Browser.seated(served, well, 0);
      assertThat(served.get("/api/table", well).statusCode()).isEqualTo(200);
      var standings =
          Served.json(served.post("/api/standings", Map.of("tokens", List.of(damaged, well))))
              .get("standings");
      assertThat(standings.get(0).get("trouble").stringValue()).contains("damaged");
      assertThat(standings.get(1).path("trouble").isString()).isFalse();
    }
  }
}
