package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.save;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// What the log says of a command, and how it is marked.
class TellingTest {
  private static final Pattern DEALT = Pattern.compile(".+ deals (.+) (\\d+) with .+");
  private static final Pattern TAKEN =
      Pattern.compile("(.+) takes \\d+: the highest of ([\\d, and]+?)(?:, less .+)?");

  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    demo.automatic();
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private List<ToSeat.Said> said() {
    demo.referee.settled();
    return demo.referee.log().stream().flatMap(entry -> entry.lines().stream()).toList();
  }

  private static String heading(Ear ear) {
    ear.settled();
    return ear.log().stream()
        .filter(entry -> entry.kind().equals("command"))
        .toList()
        .getLast()
        .lines()
        .getFirst()
        .text();
  }

  @Test
  void aCommandIsHeadedByTheWordsOfItsButton() {
    demo.maren.settled();
    assertThat(demo.maren.offers)
        .extracting(ToSeat.Offered::label)
        .contains("Maren makes a save", "Maren attacks");

    demo.maren.act(save("maren"));
    assertThat(heading(demo.maren)).isEqualTo("Maren makes a save");
    assertThat(heading(demo.referee)).isEqualTo("Maren makes a save");

    demo.referee.act("begin-rounds");
    assertThat(heading(demo.referee)).isEqualTo("Begin rounds");
  }

  /// The Referee's button says only that one of theirs does it.
  @Test
  void whomARefereesCommandIsForIsNamed() {
    demo.referee.act(save("captain"));
    assertThat(heading(demo.referee)).isEqualTo("Captain makes a save");
  }

  @Test
  void roundsAndHarmAreMarkedAndLinesSayWhomTheyAreAbout() {
    demo.referee.act("begin-rounds");
    assertThat(said())
        .filteredOn(line -> line.mark().equals("round"))
        .extracting(ToSeat.Said::text)
        .allMatch(text -> text.startsWith("Round 1"))
        .hasSize(1);
    demo.referee.act(
        command("harm", "who", "maren", "amount", "2", "ignoresArmor", true, "source", "a trap"));
    assertThat(said())
        .filteredOn(line -> line.mark().equals("harm"))
        .containsExactly(
            new ToSeat.Said("Maren loses 2 HP, 4 left", "CRN-ATK-01", List.of(), "Maren", "harm"));
  }

  /// The blows of a phase are dealt one step after another, and taken in a later one.
  @Test
  void aPoolIsToldWithAllTheDiceThatCameTogether() {
    var everybody =
        List.of("maren", "oskar", "tilda", "cutter-a", "cutter-b", "cutter-c", "captain");
    demo.referee.ask(new FromSeat.PlayItself(Ear.id(), everybody, Optional.of("steady")));
    demo.referee.act("begin-rounds");
    demo.referee.until(frame -> frame instanceof ToSeat.Scene scene && scene.over());

    int told = 0;
    var dealt = new ArrayList<List<String>>();
    for (ToSeat.Said line : said()) {
      var blow = DEALT.matcher(line.text());
      var taken = TAKEN.matcher(line.text());
      if (line.mark().equals("round") || line.mark().equals("turn")) {
        dealt.clear();
      } else if (blow.matches()) {
        dealt.add(List.of(blow.group(1), blow.group(2)));
      } else if (taken.matches()) {
        var dice =
            dealt.stream()
                .filter(each -> each.getFirst().equals(taken.group(1)))
                .map(List::getLast)
                .toList();
        assertThat(List.of(taken.group(2).split(", | and "))).isEqualTo(dice);
        told++;
      }
    }
    assertThat(told).isPositive();
  }
}
