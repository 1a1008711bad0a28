package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.Books;
import quintain.packs.InstalledPacks;
import quintain.table.House;
import quintain.table.store.SqliteStore;
import quintain.table.web.Administrator;
import quintain.table.web.Limits;
import quintain.table.web.WebServer;

class ShellTest {
  private static final String BOOK = Books.onBoard().ids().getFirst();

  private static Said script(String... lines) throws IOException {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var terminal =
        new Terminal(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    try (var shell = new Shell(terminal)) {
      var typed = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
      int code = ShellCommand.script(shell, new ByteArrayInputStream(typed));
      return new Said(
          code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
  }

  @Test
  void aLineIsACommandOrDice() throws IOException {
    assertThat(script("roll 4d6kh3 --seed 7").exits(0).out())
        .isEqualTo("4d6kh3 = 13   d6: 5 4 (2) 4\n");
    assertThat(script("2d6 + 1", "", "# a remark").exits(0).out())
        .matches("2d6\\+1 = \\d+   d6: .*\n");
    assertThat(script("-1d6").exits(0).out()).startsWith("-d6 = ");
    assertThat(script("odds '2d6' --at-least 9").exits(0).out()).contains("27.78 %");
  }

  @Test
  void theHandbookShowsWhatIsSaid() throws IOException {
    var page = Files.readString(Path.of("..", "docs", "cli.md"));
    var chapter = page.substring(page.indexOf("\n## shell\n"));
    var block = chapter.substring(chapter.indexOf("```\n> ") + 4);
    var shown = block.substring(0, block.indexOf("```"));
    var typed =
        Pattern.compile("(?m)^> (.*)$")
            .matcher(shown)
            .results()
            .map(each -> each.group(1))
            .toList();
    assertThat(typed).hasSizeGreaterThan(2);
    var said = script(typed.toArray(String[]::new)).exits(0).out();
    for (String line : shown.split("\n", -1)) {
      if (!line.startsWith("> ")) {
        assertThat(said).contains(line);
      }
    }
  }

  @Test
  void aBookIsOpenedAndAsked() throws IOException {
    var clause = Books.onBoard().find(BOOK).catalogue().clauses().getFirst();
    assertThat(script("book " + BOOK, "? " + clause.id()).exits(0).out()).contains(clause.id());
    assertThat(script("?" + clause.id()).exits(2).err()).contains("open a book first");
    assertThat(script("book nosuch").exits(2).err()).contains("nosuch");
  }

  @Test
  void aScriptEndsAtTheFirstLineThatFails() throws IOException {
    var said = script("rol 2d6", "roll 2d6").exits(2);
    assertThat(said.err()).contains("did you mean 'roll'?");
    assertThat(said.out()).isEmpty();
    assertThat(script("2d6kh7").exits(2).err()).contains("^", "Of 2 results");
    assertThat(script("roll 2d").exits(2).err()).contains("Expected");
    assertThat(script("serve").exits(2).err()).contains("outside of the shell");
    assertThat(script("exit", "rol").exits(0).out()).isEmpty();
    assertThat(script("help").exits(0).out()).contains("join LINK").contains("act COMMAND");
  }

  @Test
  void wordsAreCompleted() {
    var nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    try (var shell = new Shell(new Terminal(nowhere, nowhere))) {
      assertThat(shell.completions(List.of()))
          .contains("roll", "rules", "book", "join")
          .doesNotContain("view", "serve");
      assertThat(shell.completions(List.of("book"))).contains(BOOK);
      assertThat(shell.completions(List.of("roll"))).contains("--times", "--seed");
      assertThat(shell.completions(List.of("pack"))).contains("check", "install");
      assertThat(shell.completions(List.of("rules"))).contains(BOOK);
      assertThat(shell.completions(List.of("2d6"))).isEmpty();
    }
  }

  /// Tab completes, Ctrl-P goes back to the line before.
  @Test
  void whatIsTypedIsCompletedAndKeptButForLinks(@TempDir Path folder) throws IOException {
    var typed = "ro\t4d6kh3\njoin http://127.0.0.1:1/t/1#a-token\n\u0010\n";
    var history = folder.resolve("history");
    var nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    try (var shell = new Shell(new Terminal(nowhere, nowhere));
        var screen =
            new ExternalTerminal(
                "test",
                "xterm",
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                new ByteArrayOutputStream(),
                StandardCharsets.UTF_8)) {
      var reader = ShellCommand.reader(screen, shell, history);
      assertThat(reader.readLine("> ")).isEqualTo("roll 4d6kh3");
      assertThat(reader.readLine("> ")).startsWith("join ");
      assertThat(reader.readLine("> ")).isEqualTo("roll 4d6kh3");
    }
    assertThat(history).content().contains("roll 4d6kh3").doesNotContain("a-token");
  }

  @Test
  void aSeatIsTakenAndPlayed(@TempDir Path folder) throws IOException {
    assertThat(script("view").exits(2).err()).contains("you sit at no table");
    assertThat(script("join nowhere").exits(2).err()).isNotBlank();
    try (var store = SqliteStore.open(folder.resolve("tables.db"));
        var house = House.of(store, Books.onBoard(), InstalledPacks.NONE, Duration.ZERO);
        var server =
            WebServer.open(
                house,
                Books.onBoard(),
                new WebServer.Door(
                    "127.0.0.1",
                    0,
                    List.of(),
                    Limits.USUAL,
                    false,
                    new Administrator(Optional.empty(), Administrator.Layers.ANYBODY)))) {
      var laid = house.demo(BOOK, "Robin");
      var link = "http://127.0.0.1:" + server.port() + "/t/" + laid.table() + "#" + laid.token();
      var said =
          script(
              "join " + link,
              "view",
              "say Good evening, don't mind me",
              "log 5",
              "offers",
              "leave");
      assertThat(said.exits(0).out())
          .contains("role: referee")
          .contains("Good evening, don't mind me")
          .contains("command: ");
      assertThat(script("join " + link, "act nosuch").exits(1).out()).isNotBlank();
      assertThat(script("join " + link, "act save by").exits(2).err()).contains("SLOT=VALUE");
      completesWhatIsOffered(link, said.out());
    }
  }

  private static void completesWhatIsOffered(String link, String offers) {
    var nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    try (var shell = new Shell(new Terminal(nowhere, nowhere))) {
      shell.run("join " + link);
      var offered =
          Pattern.compile("command: (\\S+)")
              .matcher(offers)
              .results()
              .map((MatchResult each) -> each.group(1))
              .distinct()
              .toList();
      assertThat(shell.completions(List.of("act"))).containsExactlyInAnyOrderElementsOf(offered);
      assertThat(shell.completions(List.of())).contains("view", "act");
      assertThat(shell.prompt()).isEqualTo("quintain at the table> ");
    }
  }
}
