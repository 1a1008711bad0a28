package quintain.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The experiments of `bench/faults/run`, a few times each; and that they would find something.
class FaultsTest {
  @TempDir Path folder;

  private Stage stage(int tables, int seats) throws Exception {
    var launcher = Launchers.own("-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
    return new Stage(
        new Stage.Orders(launcher, launcher, "", tables, seats, 250, 300_000, false, 7),
        folder,
        Disk.plain(folder.resolve("disk")));
  }

  @Test
  void nothingAcknowledgedIsLostAndNothingIsDoneTwice() throws Exception {
    try (var stage = stage(3, 3)) {
      stage.open();
      Experiment.DISCONNECT.run(stage, 20);
      Experiment.TORN.run(stage, 6);
      stage.goOn();
      Experiment.SECOND.run(stage, 1);
      Experiment.KILL.run(stage, 1);
      stage.lookAtEverything();

      assertThat(stage.findings().all()).isEmpty();
      assertThat(stage.acknowledged()).isGreaterThan(20);
    }
  }

  @Test
  void whatIsLostOrDoneTwiceIsFound() throws Exception {
    try (var stage = stage(1, 2)) {
      stage.open();
      var referee = stage.players().getFirst();
      while (done(referee).size() < 2) {
        stage.play(100);
      }
      stage.settle();
      stage.lookAtLogs();
      assertThat(stage.findings().all()).isEmpty();

      var lost = "referee:" + done(referee).get(0).id();
      var doubled = "referee:" + done(referee).get(1).id();
      stage.server().kill();
      change(stage, "delete from log where cause = ?", lost);
      change(stage, "update log set cause = ?, kind = 'talked' where seq = 1", doubled);
      stage.lookAtLogs();

      assertThat(stage.findings().all())
          .anyMatch(found -> found.contains("lost: ") && found.contains(lost))
          .anyMatch(found -> found.contains("done twice: " + doubled))
          .anyMatch(found -> found.contains("is stored where"));
    }
  }

  private static List<Player.Reply> done(Player player) {
    return player.replies().stream().filter(Player.Reply::done).toList();
  }

  private static void change(Stage stage, String sql, String value) throws SQLException {
    try (var connection = DriverManager.getConnection(stage.database());
        var statement = connection.prepareStatement(sql)) {
      statement.setString(1, value);
      assertThat(statement.executeUpdate()).isPositive();
    }
  }
}
