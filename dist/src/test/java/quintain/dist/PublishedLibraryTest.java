package quintain.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The library as it is published, and small programs that use it as strangers would.
class PublishedLibraryTest {
  private static final String VERSION = "0.1.0";
  private static final Path PAGE = Path.of("..", "docs", "library.md");
  private static final Path KERNEL = Path.of("..", "kernel", "src", "main", "java");

  /// A block of the page: what it is written in, and what it says.
  private static final Pattern BLOCK =
      Pattern.compile("```(?<kind>java|xml|text|chat)\\n(?<text>.*?)```", Pattern.DOTALL);

  @SuppressWarnings("NullAway.Init") // JUnit sets it
  @TempDir
  static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Strangers strangers;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static List<String> said;

  @BeforeAll
  static void runThem() throws IOException, InterruptedException {
    strangers = Strangers.in(folder, String.join("", blocks("chat")));
    said = strangers.said();
    assertThat(said).hasSize(14);
  }

  private static List<String> blocks(String kind) throws IOException {
    return BLOCK
        .matcher(Files.readString(PAGE))
        .results()
        .filter(block -> block.group("kind").equals(kind))
        .map(block -> block.group("text"))
        .toList();
  }

  // What they print

  @Test
  void diceAreRolledAndWeighed() {
    assertThat(Integer.parseInt(said.get(0))).isBetween(2 + 1, 12 + 1);
    // 10 or more is 9 or more on two dice: 4, 3, 2 and 1 of 36; a ten is 4 of 36
    assertThat(said.get(1)).isEqualTo(10.0 / 36 + ", and a ten is 1/9");
  }

  /// Both have 0 HP and STR 1, so whatever gets through Armor kills. Maren, who is first if she
  /// saves on her DEX of 13, hits a hound without Armor; its d6 has to come through her Armor of 1.
  @Test
  void aFightIsSolvedAndFought() {
    double first = 13.0 / 20;
    double spared = 1.0 / 6;
    double wins = first + (1 - first) * spared;
    assertThat(said.get(2))
        .isEqualTo(String.format(Locale.ROOT, "Maren wins %.4f of all fights", wins));
    var won = Pattern.compile("and won (\\d+) of 10000").matcher(said.get(3));
    assertThat(won.matches()).as(said.get(3)).isTrue();
    assertThat(Integer.parseInt(won.group(1)))
        .isCloseTo(
            (int) (10_000 * wins), within((int) (4 * Math.sqrt(10_000 * wins * (1 - wins)))));
  }

  /// All dice show their highest face: Maren fails her save and acts late, the club does 10 less 1
  /// for Armor, which takes 6 HP and 3 of 11 STR, and with a 20 she is out before she strikes.
  @Test
  void aTableIsPartOfAnotherProgram() {
    assertThat(said.subList(4, 7))
        .containsExactly("a browser gets 200", "Maren: HP 0, STR 8", "Troll: HP 10, STR 15");
  }

  @Test
  void aHouseRuleIsAPlugIn() {
    assertThat(said.subList(7, 10))
        .containsExactly(
            "on board: [cairn, second-wind]",
            clubbed("Cairn", 0),
            clubbed("Cairn with a second wind", 1));
  }

  /// A club of d10 on 6 HP, Armor 1 and STR 11.
  ///
  /// @param left the HP of whoever loses STR and fights on
  private static String clubbed(String title, int left) {
    int[] hp = new int[7];
    int critical = 0;
    for (int club = 1; club <= 10; club++) {
      int damage = club - 1;
      for (int save = 1; save <= 20; save++) {
        int through = Math.max(0, damage - 6);
        boolean passed = save <= 11 - through;
        critical += through > 0 && !passed ? 1 : 0;
        hp[through > 0 && passed ? left : Math.max(0, 6 - damage)]++;
      }
    }
    return String.format(
        Locale.ROOT,
        "%s: 0 HP %.3f, 1 HP %.3f, critical damage %.3f",
        title,
        hp[0] / 200.0,
        hp[1] / 200.0,
        critical / 200.0);
  }

  @Test
  void aBotAnswers() throws IOException {
    assertThat(said.get(10))
        .isEqualTo(
            String.format(
                Locale.ROOT, "2d6 comes to 9 or more %.2f times in 100", 100 * 10.0 / 36));
    var rolled =
        Pattern.compile("4d6kh3 = (\\d+) from ((?:\\(?\\d\\)? ?){4})").matcher(said.get(11));
    assertThat(rolled.matches()).as(said.get(11)).isTrue();
    var kept =
        Stream.of(rolled.group(2).split(" "))
            .filter(face -> !face.startsWith("("))
            .mapToInt(Integer::parseInt)
            .sum();
    assertThat(Integer.parseInt(rolled.group(1))).isEqualTo(kept);
    var clauses =
        Files.readString(
            Path.of("../rulebooks/cairn/src/main/resources/quintain/cairn/clauses.yaml"));
    var rule = said.get(12).replaceFirst("Cairn, CRN-CRIT-02: ", "");
    assertThat(clauses.substring(clauses.indexOf("CRN-CRIT-02"))).contains(rule);
    assertThat(said.get(13)).as("who asks too much ends nothing").contains("too much work");
  }

  // As modules

  @Test
  void booksAreFoundOnTheModulePathToo() throws IOException, InterruptedException {
    assertThat(strangers.asModule("fight", "example.fight/example.Fight"))
        .isEqualTo(said.subList(2, 4));
    assertThat(strangers.asModule("house-rule", "example.houserule/example.Weighed"))
        .isEqualTo(said.subList(7, 10));
  }

  @Test
  void whatStrangersNeedIsExportedAndNothingElse() {
    var exported = new TreeMap<String, List<String>>();
    for (String artifact : List.of("kernel", "space", "binder", "packs", "scenario", "testkit")) {
      var module = module(artifact);
      exported.put(module.name(), exports(module));
    }
    assertThat(exported)
        .isEqualTo(
            Map.of(
                "quintain.binder",
                List.of(""),
                "quintain.kernel",
                List.of(
                    "",
                    ".craft",
                    ".dice",
                    ".dice.notation",
                    ".fate",
                    ".forms",
                    ".odds",
                    ".parts",
                    ".peers"),
                "quintain.packs",
                List.of("", ".peers"),
                "quintain.scenario",
                List.of(""),
                "quintain.space",
                List.of("", ".peers"),
                "quintain.testkit",
                List.of("")));
  }

  @Test
  void everyBookOnTheShelfIsAnOpenModuleThatProvidesIt() throws IOException {
    var books =
        Pattern.compile("<module>\\.\\./(.*)</module>")
            .matcher(Files.readString(file("shelf", ".pom")))
            .results()
            .map(module -> module.group(1))
            .toList();
    assertThat(books).isNotEmpty();
    for (String book : books) {
      var module = module(book);
      assertThat(module.isOpen()).as(book).isTrue();
      assertThat(List.of("", ".state")).as(book).containsAll(exports(module));
      assertThat(module.provides())
          .as(book)
          .extracting(ModuleDescriptor.Provides::service)
          .containsExactly("quintain.kernel.Rulebook");
    }
  }

  private static ModuleDescriptor module(String artifact) {
    var modules = ModuleFinder.of(file(artifact, ".jar")).findAll();
    assertThat(modules).as(artifact).hasSize(1);
    var descriptor = modules.iterator().next().descriptor();
    assertThat(descriptor.isAutomatic()).as(artifact).isFalse();
    return descriptor;
  }

  private static List<String> exports(ModuleDescriptor module) {
    return module.exports().stream()
        .map(ModuleDescriptor.Exports::source)
        .map(name -> name.substring(module.name().length()))
        .sorted()
        .toList();
  }

  // What is published

  private static List<String> published() throws IOException {
    try (var artifacts = Files.list(Strangers.LIBRARY)) {
      return artifacts.map(artifact -> artifact.getFileName().toString()).sorted().toList();
    }
  }

  private static Path file(String artifact, String end) {
    return Strangers.LIBRARY
        .resolve(artifact)
        .resolve(VERSION)
        .resolve(artifact + "-" + VERSION + end);
  }

  @Test
  void everyPomSaysWhatItIsAndUnderWhichLicence() throws IOException {
    assertThat(Files.readString(file("quintain", ".pom"))).contains("<name>Apache-2.0</name>");
    for (String artifact : published()) {
      var pom = Files.readString(file(artifact, ".pom"));
      assertThat(pom).as(artifact).contains("<name>", "<description>");
      var parent =
          Pattern.compile("<parent>.*?<artifactId>(.*?)</artifactId>", Pattern.DOTALL).matcher(pom);
      if (parent.find()) {
        assertThat(file(parent.group(1), ".pom")).exists();
      } else {
        assertThat(artifact).isEqualTo("quintain");
      }
    }
  }

  @Test
  void everyJarHasItsSourcesAndWhoseWorkItIs() throws IOException {
    for (String artifact : published()) {
      var jar = file(artifact, ".jar");
      if (!Files.exists(jar)) {
        assertThat(Files.readString(file(artifact, ".pom"))).contains("<packaging>pom</packaging>");
        continue;
      }
      assertThat(names(jar)).as(artifact).contains("META-INF/LICENSE", "META-INF/NOTICE");
      if (names(jar).stream().anyMatch(name -> name.endsWith(".class"))) {
        assertThat(names(file(artifact, "-sources.jar")))
            .as(artifact)
            .anyMatch(name -> name.endsWith("/package-info.java"));
      }
      assertThat(file(artifact, ".jar.sha1")).content().matches("[0-9a-f]{40}\\n");
    }
  }

  private static List<String> names(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      return zip.stream().map(entry -> entry.getName()).toList();
    }
  }

  // What is written about it

  @Test
  void thePageShowsTheExamplesWordForWord() throws IOException {
    var examples = sources();
    var shown = new ArrayList<>(blocks("java"));
    shown.addAll(blocks("xml"));
    assertThat(shown).hasSizeGreaterThanOrEqualTo(6);
    for (String block : shown) {
      assertThat(examples).anyMatch(example -> example.contains(block));
    }
  }

  /// A line `…` stands for one that is never twice the same.
  @Test
  void thePageShowsWhatTheyPrint() throws IOException {
    var shown = String.join("", blocks("text")).lines().toList();
    assertThat(shown).hasSameSizeAs(said);
    for (int i = 0; i < shown.size(); i++) {
      if (!shown.get(i).equals("…")) {
        assertThat(said.get(i)).isEqualTo(shown.get(i));
      }
    }
  }

  @Test
  void theKernelsJavadocIsMadeAndItsExamplesAreThoseThatAreRun() throws IOException {
    assertThat(names(file("kernel", "-javadoc.jar")))
        .contains("quintain.kernel/quintain/kernel/Rulebook.html");
    var examples = sources().stream().map(PublishedLibraryTest::flat).toList();
    var blocks = new ArrayList<String>();
    try (var files = Files.walk(KERNEL)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        var comments = Files.readString(file).replaceAll("(?m)^ *///? ?", "");
        BLOCK.matcher(comments).results().forEach(block -> blocks.add(block.group("text")));
      }
    }
    assertThat(blocks).hasSizeGreaterThanOrEqualTo(3);
    for (String block : blocks) {
      assertThat(examples).anyMatch(example -> example.contains(flat(block)));
    }
  }

  private static String flat(String code) {
    return code.strip().replaceAll("\\s+", " ");
  }

  private static List<String> sources() throws IOException {
    try (var files = Files.walk(Strangers.EXAMPLES)) {
      var sources = new ArrayList<String>();
      for (Path file : files.filter(each -> each.toString().matches(".*\\.(java|xml)")).toList()) {
        sources.add(Files.readString(file, StandardCharsets.UTF_8));
      }
      return sources;
    }
  }
}
