package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import org.junit.jupiter.api.Test;

class WelcomeTest {
  @Test
  void bareQuintainIsAWelcomeThatListsEveryCommand() {
    var said = quintain().exits(0);
    assertThat(said.err()).isEmpty();
    assertThat(said.out()).contains("Quintain").contains(Commands.words());
    assertThat(quintain("--help")).isEqualTo(said);
    assertThat(quintain("-h")).isEqualTo(said);
  }

  @Test
  void everyCommandHasHelp() {
    for (String command : Commands.words()) {
      assertThat(quintain(command, "--help").exits(0).out())
          .startsWith("Usage: quintain " + command);
    }
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
  void completionNamesEveryCommandAndOption() {
    var script = quintain("completion", "bash").exits(0).out();
    assertThat(script).contains(Commands.words()).contains("--times", "--at-least", "--json");
    quintain("completion").isWrong("SHELL");
    quintain("completion", "fish").isWrong("fish");
    quintain("completion", "bash", "zsh").isWrong("zsh");
  }
}
