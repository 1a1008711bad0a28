package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.packs.Books;

/// The commands that the pages of the handbook show are run, every one that is not run by another
/// test, and say what the page says.
class HandbookTest {
  private static final Path TOP = Path.of("..");
  private static final Path EXAMPLES = TOP.resolve("examples");

  /// Commands that are not run here, and why.
  private static final Map<String, String> ELSEWHERE =
      Map.ofEntries(
          Map.entry("pack (install|list|remove)\\b.*", "PackInstallCommandTest has a shelf"),
          Map.entry("serve\\b.*", "does not end; ServeCommandTest"),
          Map.entry("admin token /etc/.*", "writes to the system; AdminCommandTest"),
          Map.entry("move .*postgresql.*", "needs that database"),
          Map.entry("table verify data", "needs damaged tables; TableCommandTest"),
          Map.entry("sweep .* --spark .*", "needs Spark"),
          Map.entry(
              ".* \\| .*", "goes on in another program; CompletionCommandTest, ManCommandTest"),
          Map.entry("man --into ~.*", "writes to a home; ManCommandTest"));

  /// Pages whose commands another test runs.
  private static final List<String> OTHER_PAGES = List.of("import-export.md");

  /// A file that a page lets people write, in a block of its own or in a sentence.
  private static final Pattern FILE =
      Pattern.compile(
          "Take this as `(?<name>[^`]+)`.*\\n\\n```\\w+\\n(?<text>(?s:.*?))```"
              + "|Take `(?<brief>[^`]+)` with `(?<line>[^`]+)`");

  private static final Pattern BLOCK =
      Pattern.compile("(?ms)^```(?<kind>\\w*)\\n(?<text>.*?)^```$");
  private static final Pattern TYPED =
      Pattern.compile("(?<shown>\\$ )?(\\./)?quintain (?<line>.*)");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  /// @param said what the page shows of the answer; nothing where it shows the command alone
  record Shown(String page, String line, List<String> said) {
    @Override
    public String toString() {
      return page + ": quintain " + line;
    }
  }

  @TempDir static Path folder = Path.of("");

  @BeforeAll
  static void writeWhatThePagesNeed() throws IOException {
    for (Path page : pages()) {
      for (MatchResult file : FILE.matcher(Files.readString(page)).results().toList()) {
        if (file.group("name") != null) {
          write(file.group("name"), file.group("text"));
        } else {
          write(file.group("brief"), file.group("line") + "\n");
        }
      }
    }
    write("mine/pack.yaml", block("packs.md", "## pack.yaml").replaceFirst("replaces: .*\n", ""));
    copy(EXAMPLES.resolve("packs/marsh"), "marsh");
    copy(EXAMPLES.resolve("scenarios"), "folder");
    for (String own : List.of("my-scenario.yaml", "mine.yaml")) {
      Files.copy(EXAMPLES.resolve("scenarios/duel.yaml"), folder.resolve(own));
    }
  }

  private static void write(String name, String text) throws IOException {
    var file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    Files.writeString(file, text);
  }

  private static void copy(Path from, String to) throws IOException {
    try (var files = Files.list(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        write(to + "/" + file.getFileName(), Files.readString(file));
      }
    }
  }

  private static List<Path> pages() throws IOException {
    try (var files = Files.list(TOP.resolve("docs"))) {
      return Stream.concat(Stream.of(TOP.resolve("README.md")), files)
          .filter(file -> file.toString().endsWith(".md"))
          .filter(file -> !OTHER_PAGES.contains(file.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  /// The first block of YAML after some words of a page.
  private static String block(String page, String after) throws IOException {
    var text = Files.readString(TOP.resolve("docs").resolve(page));
    assertThat(text).contains(after);
    var block = text.substring(text.indexOf("```yaml\n", text.indexOf(after)) + 8);
    return block.substring(0, block.indexOf("```"));
  }

  static List<Shown> everything() throws IOException {
    var all = new ArrayList<Shown>();
    for (Path page : pages()) {
      for (MatchResult block : BLOCK.matcher(Files.readString(page)).results().toList()) {
        if (block.group("kind").isEmpty()) {
          all.addAll(commands(page.getFileName().toString(), block.group("text")));
        }
      }
    }
    return all;
  }

  private static List<Shown> commands(String page, String block) {
    var commands = new ArrayList<Shown>();
    boolean answers = false;
    for (String line : block.replaceAll("\\\\\n *", "").split("\n", -1)) {
      var typed = TYPED.matcher(line);
      if (typed.matches() && (typed.group("shown") != null || !answers)) {
        answers = typed.group("shown") != null;
        var alone = typed.group("line").replaceFirst("  +#.*", "").strip();
        commands.add(new Shown(page, alone, new ArrayList<>()));
      } else if (answers) {
        commands.getLast().said().add(line);
      }
    }
    // The block ends with the end of a line.
    if (answers) {
      commands.getLast().said().removeLast();
    }
    return commands;
  }

  private static boolean isElsewhere(Shown shown) {
    return ELSEWHERE.keySet().stream().anyMatch(shown.line()::matches);
  }

  static List<Shown> shown() throws IOException {
    return everything().stream().filter(each -> !isElsewhere(each)).toList();
  }

  @ParameterizedTest
  @MethodSource("shown")
  void aCommandSaysWhatThePageShows(Shown shown) {
    var ran = quintain(args(shown.line()));
    if (shown.said().isEmpty()) {
      ran.exits(Exit.DONE);
      return;
    }
    assertThat(ran.code()).as("exit code of %s", ran).isNotEqualTo(Exit.BUG);
    var said = (ran.out() + ran.err()).replace(folder + "/", "").replace(TOP + "/", "");
    assertThat(said).matches(pattern(shown.said()));
  }

  /// Lines as they stand; `…` is any number of them.
  private static Pattern pattern(List<String> lines) {
    return Pattern.compile(
        lines.stream()
            .map(line -> line.equals("…") ? "(.*\n)*?" : Pattern.quote(line + "\n"))
            .collect(Collectors.joining()));
  }

  private static String[] args(String line) {
    return WORD.matcher(line.replaceFirst(" > \\S+$", ""))
        .results()
        .map(HandbookTest::unquoted)
        .map(HandbookTest::place)
        .toArray(String[]::new);
  }

  private static String unquoted(MatchResult word) {
    return Stream.of(1, 2, 3)
        .map(word::group)
        .filter(each -> each != null)
        .findFirst()
        .orElseThrow();
  }

  /// A file of the page's, or one of ours.
  private static String place(String word) {
    if (Files.exists(folder.resolve(word))) {
      return folder.resolve(word).toString();
    }
    return word.contains("/") && Files.exists(TOP.resolve(word))
        ? TOP.resolve(word).toString()
        : word;
  }

  @Test
  void thePageOfTheCommandLineListsEveryCommand() throws IOException {
    var listed =
        Pattern.compile("(?m)^\\| (\\[.*]\\(#.*\\)) \\|")
            .matcher(Files.readString(TOP.resolve("docs/cli.md")))
            .results()
            .flatMap(row -> Pattern.compile("`(\\w+)`").matcher(row.group(1)).results())
            .map(name -> name.group(1))
            .toList();
    var silent = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    var commands = Main.everything(new Terminal(silent, silent)).getSubcommands().keySet();
    assertThat(listed).containsExactlyInAnyOrderElementsOf(commands);
  }

  @ParameterizedTest
  @MethodSource("quintain.cli.OnBoard#ids")
  void theReadmeCountsTheSwitchesOfABook(String book) throws IOException {
    var title = Books.onBoard().find(book).book().title();
    var house = quintain("house", book, "--json").exits(Exit.DONE).json().get("house");
    assertThat(Files.readString(TOP.resolve("README.md")))
        .containsPattern(
            "- \\*\\*%s\\*\\*: .* %d house-rule switches"
                .formatted(Pattern.quote(title), house.size()));
  }

  @Test
  void whatIsRunElsewhereIsStillShown() throws IOException {
    var lines = everything().stream().map(Shown::line).toList();
    for (String pattern : ELSEWHERE.keySet()) {
      assertThat(lines).as(pattern).anyMatch(line -> line.matches(pattern));
    }
    assertThat(shown()).hasSizeGreaterThanOrEqualTo(20);
  }

  @Test
  void theSweepOfThePageIsFought() throws IOException {
    var sweep = block("proving.md", "## Sweeps");
    assertThat(sweep).contains("fights: 20000");
    write("sweep.yaml", sweep.replace("fights: 20000", "fights: 50"));
    var json = quintain("sweep", place("sweep.yaml"), "--json").exits(0).json();
    // four numbers of goblins, two orders of a round
    assertThat(json.get("variants")).hasSize(4 * 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cairn gear creatures spells", "rhod skills conditions features"})
  void theEntriesOfThePageMakeAPack(String what) throws IOException {
    var words = List.of(what.split(" "));
    var pack = "pack-" + words.getFirst();
    write(
        pack + "/pack.yaml",
        block("packs.md", "## pack.yaml")
            .replace("book: cairn", "book: " + words.getFirst())
            .replaceFirst("replaces: .*\n", ""));
    for (String kind : words.subList(1, words.size())) {
      var marked = "**" + kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1) + "**";
      write(pack + "/" + kind + ".yaml", block("packs.md", marked));
    }
    assertThat(quintain("pack", "check", place(pack)).exits(0).out()).contains("in order");
  }

  /// Files that are nearly an example of ours, and what is told of them.
  @Test
  void thePageShowsHowAStepFailsAndHowAFileIsWrong() throws IOException {
    var blocks =
        BLOCK
            .matcher(Files.readString(TOP.resolve("docs/scenarios.md")))
            .results()
            .map(block -> block.group("text"))
            .filter(text -> text.startsWith("causeway.yaml:"))
            .toList();
    assertThat(blocks).hasSize(2);
    var example = Files.readString(EXAMPLES.resolve("scenarios/causeway.yaml"));

    write("causeway.yaml", example.replaceFirst("captain.hp: 2", "captain.hp: 1"));
    var failed = quintain("scenario", place("causeway.yaml")).exits(Exit.NO).out();
    assertThat(failed.replace(folder + "/", "")).contains(blocks.getFirst().indent(4));

    var wrong =
        example
            .replaceFirst("title", "titel")
            .replaceFirst("attack", "atack")
            .replaceFirst("d8=4", "d8=9");
    write("causeway.yaml", wrong);
    var told = quintain("scenario", place("causeway.yaml")).exits(Exit.WRONG).err();
    assertThat(told.replace(folder + "/", "")).contains(blocks.getLast());
  }

  /// The recipe for a rulebook shows lines of books that there are; some may be left out between.
  @Test
  void theRecipeForARulebookShowsWhatBooksSay() throws IOException {
    var said = new StringBuilder();
    for (String sources : List.of("rulebooks", "examples/rulebook")) {
      try (var files = Files.walk(TOP.resolve(sources))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          said.append(unspaced(Files.readString(file)));
        }
      }
    }
    var shown =
        Pattern.compile("(?ms)^ *```java\\n(.*?)^ *```$")
            .matcher(Files.readString(TOP.resolve("docs/add-a-rulebook.md")))
            .results()
            .flatMap(block -> block.group(1).lines())
            .toList();
    assertThat(shown).hasSizeGreaterThan(10);
    for (String line : shown) {
      assertThat(said).contains(unspaced(line));
    }
  }

  private static String unspaced(String code) {
    return code.replaceAll("\\s+", "");
  }
}
