package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the Tab key brings in Bash: the script is read by Bash itself, and asked as Bash asks it.
class CompletionCommandTest {
  @TempDir Path folder;

  /// @param typed the words so far; the last is the one that is being completed
  private List<String> completed(String... typed) throws IOException, InterruptedException {
    var script = folder.resolve("quintain.bash");
    if (!Files.exists(script)) {
      Files.writeString(script, quintain("completion", "bash").exits(0).out());
    }
    var asked =
        """
        source "$1"; shift
        function=$(complete -p quintain | sed 's/.* -F \\([^ ]*\\) .*/\\1/')
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
        "$function" quintain "${!#}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """;
    var command = new ProcessBuilder("bash", "--norc", "-c", asked, "bash", script.toString());
    command.command().addAll(List.of(typed));
    // It may set options of the line that is being typed, and here none is.
    var bash = command.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    var said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(said).isZero();
    return said.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  @Test
  void commandsAndTheirOptionsAreCompletedInBash() throws IOException, InterruptedException {
    assertThat(completed("quintain", "ro")).containsExactly("roll");
    assertThat(completed("quintain", "s")).contains("scenario", "serve", "shell", "sweep");
    assertThat(completed("quintain", "pack", "in")).containsExactly("install");
    assertThat(completed("quintain", "odds", "--at")).containsExactly("--at-least");
    assertThat(completed("quintain", "serve", "--op")).containsExactly("--open");
    assertThat(completed("quintain", "serve", "--no-")).containsExactly("--no-open");
    assertThat(completed("quintain", "serve", "--on")).as("for rehearsals alone").isEmpty();
  }
}
