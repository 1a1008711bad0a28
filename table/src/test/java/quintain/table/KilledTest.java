package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.lines;
import static quintain.table.DemoTable.save;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;

/// A table whose process is killed while it waits for somebody.
class KilledTest {
  @TempDir Path folder;

  @Test
  void theQuestionIsStillOpenAfterTheProcessWasKilled() throws Exception {
    String refereesToken;
    String marensToken;
    String key;
    List<String> answered;
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Waiting.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (var told =
        new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
      refereesToken = line(told);
      marensToken = line(told);
      key = line(told);
      answered = List.of(line(told).split(" "));
      assertThat(child.isAlive()).isTrue();
    } finally {
      child.destroyForcibly();
      child.waitFor();
    }

    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house =
            new House(
                store,
                DemoTable.LIBRARY,
                sides -> {
                  throw new IllegalStateException("no die was expected, but a d" + sides);
                },
                InstantSource.system())) {
      var referee = Ear.greeted(house, refereesToken);
      var maren = Ear.greeted(house, marensToken);

      assertThat(answered).contains("risk");
      // What the Referee had answered stays answered; the die is still Maren's to roll.
      var question = maren.scene.orElseThrow().question().orElseThrow();
      assertThat(question.key()).isEqualTo(key);
      assertThat(question.seat()).isEqualTo("maren");
      assertThat(question.die()).contains(20);
      assertThat(maren.answer(11)).isInstanceOf(ToSeat.Done.class);
      for (var asked = referee.settled().question();
          asked.isPresent();
          asked = referee.settled().question()) {
        assertThat(asked.get().id()).isNotIn(answered);
        referee.answer(asked.get().suggestion());
      }
      assertThat(maren.settled().busy()).isFalse();
      assertThat(lines(referee)).anyMatch(line -> line.contains("d20: 11"));
    }
  }

  private static String line(BufferedReader told) throws java.io.IOException {
    String line = told.readLine();
    assertThat(line).isNotNull();
    return line;
  }

  /// Plays until Maren has a die to roll by hand, tells how to come back to it, and waits for ever.
  static final class Waiting {
    private Waiting() {}

    public static void main(String[] arguments) throws InterruptedException {
      var demo = new DemoTable(Path.of(arguments[0]));
      demo.asking();
      demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
      demo.maren.act(save("maren"));
      var answered = new ArrayList<String>();
      while (demo.maren.settled().question().isEmpty()) {
        var question = demo.referee.settled().question().orElseThrow();
        demo.referee.answer(question.suggestion());
        answered.add(question.id());
      }
      System.out.println(demo.refereesToken);
      System.out.println(demo.marensToken);
      System.out.println(demo.maren.settled().question().orElseThrow().key());
      System.out.println(String.join(" ", answered));
      Thread.sleep(Long.MAX_VALUE);
    }
  }
}
