package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.lines;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// Rolls that the Referee calls for and that players make with their own hands.
class CallsTest {
  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private static FromSeat.Call call(String seat) {
    return new FromSeat.Call(
        Ear.id(),
        seat,
        "save",
        Map.of("by", seat),
        Map.of("against", "the cold"),
        "Maren makes a save (STR)",
        "the ice gives way");
  }

  private ToSeat.Called open(Ear ear) {
    return ear.settled().calls().getFirst();
  }

  @Test
  void aCallIsSaidAloudAndStandsBeforeItsSeatAlone() {
    assertThat(demo.referee.ask(call("maren"))).isInstanceOf(ToSeat.Done.class);

    var called = open(demo.maren);
    assertThat(called.command()).isEqualTo("save");
    assertThat(called.filled()).isEqualTo(Map.of("by", "maren"));
    assertThat(called.chosen()).isEqualTo(Map.of("against", "the cold"));
    assertThat(called.why()).isEqualTo("the ice gives way");
    assertThat(lines(demo.maren))
        .contains("Calls for a roll: Maren makes a save (STR): the ice gives way");
    assertThat(demo.referee.settled().calls()).containsExactly(called);

    demo.referee.ask(call("oskar"));
    assertThat(demo.maren.settled().calls()).as("what others are to roll").containsExactly(called);
    assertThat(demo.referee.settled().calls()).hasSize(2);
  }

  @Test
  void whoeverMakesTheRollHasHeededTheCall() {
    demo.referee.ask(call("maren"));
    demo.referee.ask(call("oskar"));

    assertThat(demo.maren.act(DemoTable.save("maren"))).isInstanceOf(ToSeat.Done.class);

    assertThat(demo.maren.settled().calls()).isEmpty();
    assertThat(demo.referee.settled().calls())
        .extracting(ToSeat.Called::seat)
        .as("the other one still stands")
        .containsExactly("oskar");
  }

  @Test
  void anotherCommandHeedsNoCall() {
    demo.referee.ask(call("maren"));

    demo.referee.ask(
        new FromSeat.Act(
            Ear.id(), DemoTable.save("oskar"), FromSeat.Mode.PUBLIC, Optional.of("oskar")));
    demo.maren.say("in a moment");

    assertThat(demo.maren.settled().calls()).hasSize(1);
  }

  @Test
  void aCallIsTakenBack() {
    demo.referee.ask(call("maren"));
    var key = open(demo.maren).key();

    demo.referee.ask(new FromSeat.Uncall(Ear.id(), key));

    assertThat(demo.maren.settled().calls()).isEmpty();
    assertThat(demo.referee.ask(new FromSeat.Uncall(Ear.id(), key)))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void onlyTheRefereeCalls() {
    assertThat(demo.maren.ask(call("maren"))).isInstanceOf(ToSeat.Failed.class);
    demo.referee.ask(call("maren"));
    var key = open(demo.maren).key();
    assertThat(demo.maren.ask(new FromSeat.Uncall(Ear.id(), key)))
        .isInstanceOf(ToSeat.Failed.class);

    assertThat(demo.referee.settled().calls()).hasSize(1);
  }

  @Test
  void whatIsCalledForAndWhatIsHeededOutliveTheHouse() {
    demo.referee.ask(call("maren"));
    demo.referee.ask(call("oskar"));
    demo.maren.act(DemoTable.save("maren"));
    var left = demo.referee.settled().calls();

    demo.fallDown();

    assertThat(demo.referee.settled().calls()).isEqualTo(left).hasSize(1);
  }
}
