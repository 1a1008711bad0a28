package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;
import quintain.kernel.Names;

class QuintainCommandTest {
  private static List<String> words() {
    return Arrays.stream(Commands.values()).map(each -> Names.kebab(each.name())).toList();
  }

  @Test
  void bareQuintainIsAWelcomeThatListsEveryCommand() {
    var said = quintain().exits(0);
    assertThat(said.err()).isEmpty();
    assertThat(said.out()).contains("Quintain").contains(words());
    assertThat(quintain("--help")).isEqualTo(said);
    assertThat(quintain("-h")).isEqualTo(said);
  }

  @Test
  void everyCommandHasHelp() {
    for (String command : words()) {
      assertThat(quintain(command, "--help").exits(0).out())
          .startsWith("Usage: quintain " + command);
    }
  }

  @Test
  void everyCommandTakesJson() {
    var silent = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    var without = new ArrayList<String>();
    addWithoutJson(Main.everything(new Terminal(silent, silent)).getCommandSpec(), without);
    // The welcome is for people, and MCP has a protocol of its own.
    assertThat(without).containsExactlyInAnyOrder("quintain", "quintain mcp");
  }

  private static void addWithoutJson(CommandSpec command, List<String> without) {
    if (command.findOption("--json") == null) {
      without.add(command.qualifiedName());
    }
    command.subcommands().values().forEach(each -> addWithoutJson(each.getCommandSpec(), without));
  }

  /// 0, 1 and 2 are met wherever commands are tested.
  @Test
  void aFaultOfOursEndsWithThreeAndLeavesItsDetails() throws IOException {
    var said = new ByteArrayOutputStream();
    var aside = new PrintStream(said, true, StandardCharsets.UTF_8);
    var faults = new Faults(new Terminal(aside, aside));
    assertThat(faults.failed(new IllegalStateException("out of cheese"), "roll", "2d6"))
        .isEqualTo(3);
    var told = said.toString(StandardCharsets.UTF_8);
    assertThat(told).startsWith("quintain: this is a bug").doesNotContain("\tat ");
    var details = Path.of(told.substring(told.indexOf(" in ") + 4).strip());
    assertThat(details).content().contains("quintain roll 2d6", "out of cheese", "\tat ");
    Files.delete(details);
  }

  @Test
  void theVersionIsTold() {
    assertThat(quintain("--version").exits(0).out()).startsWith("quintain ");
  }

  @Test
  void aNearMissGetsASuggestion() {
    quintain("rol", "2d6").isWrong("'rol'", "did you mean 'roll'?");
    quintain("ods", "2d6").isWrong("did you mean 'odds'?");
    quintain("--hlep").isWrong("did you mean '--help'?");
    quintain("xyzzy").isWrong("Unknown command 'xyzzy'.");
  }

  @Test
  void thereIsNoHelpForWhatThereIsNot() {
    quintain("rol", "--help").isWrong("Unknown command 'rol'", "did you mean 'roll'?");
    quintain("--help", "rol").isWrong("did you mean 'roll'?");
    quintain("pack", "chekc", "--help").isWrong("did you mean 'check'?");
    quintain("rules", "--covrage", "--help").isWrong("did you mean '--coverage'?");
  }

  @Test
  void completionNamesEveryCommandAndOption() {
    var script = quintain("completion", "bash").exits(0).out();
    assertThat(script).contains(words()).contains("--times", "--at-least", "--json");
    quintain("completion").isWrong("SHELL");
    quintain("completion", "tcsh").isWrong("tcsh");
    quintain("completion", "bash", "zsh").isWrong("zsh");
  }

  @Test
  void fishCompletesEveryCommandAndItsOptions() {
    var script = quintain("completion", "fish").exits(0).out();
    for (String word : words()) {
      assertThat(script).contains("-n '__fish_use_subcommand' -f -a " + word + " ");
    }
    assertThat(script)
        .contains("-n '__fish_seen_subcommand_from roll' -l times -x")
        .contains("-n '__fish_seen_subcommand_from serve' -l open -l no-open")
        .contains("-n '__fish_seen_subcommand_from serve' -l log -x -a 'text json'")
        .contains("-n '__fish_seen_subcommand_from backup' -l data -r -F")
        .contains("'__fish_seen_subcommand_from pack; and not __fish_seen_subcommand_from ")
        .doesNotContain("-l once");
    assertThat(script.lines().skip(1)).allMatch(line -> line.startsWith("complete -c quintain -n"));
  }
}
