package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.table.DemoTable.lines;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.PostgresAddress;
import quintain.table.store.Store;

/// PostgreSQL is stopped and started again while two servers have it.
class PostgresRestartTest {
  @TempDir Path folder;

  private EmbeddedPostgres started(int port) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder.resolve("data"))
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  @Test
  void nobodyHasToBeRestartedWithIt() throws IOException {
    int port;
    Node one;
    Node two;
    String refereesToken;
    String marensToken;
    Ear referee;
    try (var database = started(0)) {
      port = database.getPort();
      var address =
          PostgresAddress.of("postgresql://postgres@localhost:" + port + "/postgres", Map.of());
      one = Node.on(address, 1);
      two = Node.on(address, 2);
      refereesToken = one.house().stage(Causeway.SCENE, "Robin").token();
      marensToken = one.house().desk(refereesToken).rotate("maren").token();
      referee = Ear.greeted(one.house(), refereesToken);
      Ear.greeted(two.house(), marensToken);
      referee.say("Before");
    }

    // What is said while nobody can keep it is not acknowledged, and not lost either.
    var meanwhile = new FromSeat.Say(Ear.id(), "Meanwhile");
    referee.chair.say(meanwhile);
    referee.until(frame -> frame instanceof ToSeat.Farewell);
    assertThat(one.house().isReady()).isFalse();
    assertThatThrownBy(() -> one.house().sit(refereesToken, _ -> {}))
        .isInstanceOf(Store.Unavailable.class);

    try (var _ = started(port)) {
      referee = Recovery.seated(one, refereesToken);
      referee = Recovery.said(one, referee, refereesToken, meanwhile);
      var maren = Recovery.seated(two, marensToken);
      assertThat(lines(maren)).filteredOn(line -> line.equals("Meanwhile")).hasSize(1);
      assertThat(one.house().isReady()).isTrue();
      // Once both listen again, nobody has to ask.
      maren.say("After");
      referee.until(
          frame ->
              frame instanceof ToSeat.Entries news && news.entries().toString().contains("After"));
      one.close();
      two.close();
    }
  }
}
