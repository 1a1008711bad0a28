package quintain.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

/// Something that breaks while people play.
enum Experiment {
  /// The server is killed at random moments and started again. Every fifth time nobody is doing
  /// anything then, and what was asked must be asked again.
  KILL(200) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      int open = 0;
      for (int i = 1; i <= count; i++) {
        stage.play(200 + stage.random().nextInt(1800));
        boolean quiet = i % 5 == 0;
        if (quiet) {
          stage.rest();
        }
        var before = stage.questions();
        stage.server().kill();
        stage.server().start();
        stage.awaitSeated();
        if (quiet) {
          open += stage.stillAsked(before);
          stage.goOn();
        }
        stage.lookAtLogs();
        if (i % AT_ONE_TABLE == 0 && i < count) {
          stage.lookAtEverything();
          Faults.tell("killed %d times, %d acknowledged".formatted(i, stage.acknowledged()));
          stage.lay();
        }
      }
      Faults.tell(open + " questions were open when it was killed, and still are");
    }
  },

  /// Lines break at random moments.
  DISCONNECT(1000) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(stage.random().nextInt(60));
        stage.anybody().breakOff();
      }
    }
  },

  /// Messages come in pieces: whole in the end, cut off in the middle, or nonsense.
  TORN(300) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      var torn = new TornMessages(stage);
      for (int i = 0; i < count; i++) {
        torn.sendOne();
      }
      stage.settle();
      torn.look();
    }
  },

  /// Browsers fall asleep: their lines stay open, and nobody reads. Nobody else waits for them, and
  /// after a while the server lets go of them.
  DEAF(20) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      long awake = stage.linesOpen();
      for (int i = 0; i < count; i++) {
        stage.sitDownDeaf(stage.anybody().invitation());
      }
      long began = System.nanoTime();
      do {
        stage.play(1000);
      } while (stage.linesOpen() > awake && System.nanoTime() - began < 120_000_000_000L);
      if (stage.linesOpen() > awake) {
        stage
            .findings()
            .add("lines that nobody reads stay open: " + stage.linesOpen() + ", not " + awake);
      }
      Faults.tell(
          "all of them are gone after " + (System.nanoTime() - began) / 1_000_000_000 + " s");
    }
  },

  /// A second server wants the same folder and is turned away.
  SECOND(3) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(1000);
        var said = stage.startAnother();
        if (!said.contains("another Quintain has them open")) {
          stage.findings().add("a second server was not turned away: " + said);
        }
      }
    }
  },

  /// The server is stopped in order, and started by another version, and back.
  UPGRADE(20) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 1; i <= count; i++) {
        stage.play(500 + stage.random().nextInt(1500));
        stage.server().stop();
        stage.server().start(i % 2 == 1 ? stage.orders().other() : stage.orders().launcher());
        stage.awaitSeated();
        stage.lookAtLogs();
      }
    }
  },

  /// The process stands still for some seconds, as a machine does that has too much to do.
  STOPPED(10) {
    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(1000);
        stage.server().signal("STOP");
        stage.play(1000 + stage.random().nextInt(3000));
        stage.server().signal("CONT");
      }
    }
  },

  /// PostgreSQL is killed and started again under two servers, which stay up.
  DATABASE(20) {
    @Override
    Stage stage(Stage.Orders orders, Path folder) throws IOException, InterruptedException {
      return Stage.onPostgres(orders, folder, 2);
    }

    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(500 + stage.random().nextInt(1500));
        stage.postgres().kill();
        stage.play(stage.random().nextInt(3000));
        stage.postgres().start();
        stage.awaitSeated();
        stage.awaitDone(stage.orders().patience());
        stage.lookAtLogs();
      }
    }
  },

  /// Two servers have the same tables, and people at each table sit with both. Now one of them is
  /// killed and now the other, and whoever sat there goes on at the one that is left.
  NODES(50) {
    @Override
    Stage stage(Stage.Orders orders, Path folder) throws IOException, InterruptedException {
      return Stage.onPostgres(orders, folder, 2);
    }

    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(500 + stage.random().nextInt(1500));
        var server = stage.anyServer();
        server.kill();
        stage.awaitSeated();
        stage.awaitDone(stage.orders().patience());
        server.start();
        stage.lookAtLogs();
      }
    }
  },

  /// The clock of the machine is set hours or days forth and back while people play. Nobody's line
  /// is cut, nobody is too fast for it, and who was invited before is admitted.
  CLOCK(20) {
    @Override
    Stage stage(Stage.Orders orders, Path folder) throws IOException, InterruptedException {
      var clock = Stage.clock(folder);
      return super.stage(orders.startedBy(clock.over(orders.launcher())), folder);
    }

    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      var guest = stage.invite();
      for (int i = 1; i <= count; i++) {
        stage.play(500 + stage.random().nextInt(1500));
        int greeted = stage.greeted();
        var off = Duration.ofMinutes((i % 2 == 0 ? -1 : 1) * (30 + stage.random().nextInt(6_000)));
        stage.clock().set(off);
        stage.awaitDone(stage.orders().patience());
        stage.awaitDone(stage.orders().patience());
        stage.lookAtTime(off);
        if (stage.greeted() > greeted) {
          stage.findings().add("lines were cut when the clock was set by " + off);
        }
        if (!stage.admits(guest)) {
          stage.findings().add("who was invited is not admitted, with a clock off by " + off);
        }
        if (i % 5 == 0) {
          stage.server().kill();
          stage.server().start();
          stage.awaitSeated();
        }
        stage.lookAtLogs();
      }
    }
  },

  /// The disk is full for a while. Nothing is acknowledged then, and when there is room again play
  /// goes on.
  FULL(10) {
    @Override
    Stage stage(Stage.Orders orders, Path folder) throws IOException {
      return new Stage(orders, folder, Disk.inMemory(folder.resolve("disk"), 48));
    }

    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(1000);
        stage.disk().fill();
        stage.play(3000);
        boolean ready = stage.server().hall().isReady();
        stage.disk().empty();
        if (ready) {
          stage.findings().add("it says that it is ready with no room on the disk");
        }
        stage.awaitDone(20_000);
        stage.lookAtLogs();
      }
    }
  },

  /// The disk takes nothing for seconds, and then goes on.
  FROZEN(10) {
    @Override
    Stage stage(Stage.Orders orders, Path folder) throws IOException {
      return new Stage(orders, folder, Disk.inAFile(folder.resolve("disk"), 128));
    }

    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(1000);
        stage.disk().freeze();
        stage.play(1000 + stage.random().nextInt(7000));
        stage.disk().thaw();
        stage.awaitDone(20_000);
      }
    }
  },

  /// The disk becomes read-only after a fault, as disks do, and is repaired.
  READONLY(5) {
    @Override
    Stage stage(Stage.Orders orders, Path folder) throws IOException {
      return new Stage(orders, folder, Disk.inAFile(folder.resolve("disk"), 128));
    }

    @Override
    void run(Stage stage, int count) throws IOException, SQLException, InterruptedException {
      for (int i = 0; i < count; i++) {
        stage.play(1000);
        stage.disk().fail();
        stage.play(3000);
        if (stage.server().hall().isReady()) {
          stage.findings().add("it says that it is ready with a disk that takes nothing");
        }
        stage.server().kill();
        if (stage.server().start(stage.orders().launcher()).waitFor() == 0) {
          stage.findings().add("it starts on a disk that takes nothing");
        }
        stage.disk().repair();
        stage.server().start();
        stage.awaitSeated();
        stage.awaitDone(20_000);
        stage.lookAtLogs();
      }
    }
  };

  /// Longer logs take longer to look at.
  private static final int AT_ONE_TABLE = 25;

  private final int count;

  Experiment(int count) {
    this.count = count;
  }

  /// How many times something breaks unless somebody says otherwise.
  int count() {
    return count;
  }

  Stage stage(Stage.Orders orders, Path folder) throws IOException, InterruptedException {
    return orders.onPostgres()
        ? Stage.onPostgres(orders, folder, 1)
        : new Stage(orders, folder, Disk.plain(folder.resolve("data")));
  }

  /// Lets it break, while people play on a stage that is open.
  abstract void run(Stage stage, int count) throws IOException, SQLException, InterruptedException;
}
