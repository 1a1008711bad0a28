package quintain.proving.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Invalid;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.ContentKind;
import quintain.packs.Books;
import quintain.proving.Grounds;
import quintain.proving.fights.Tally;

/// Sweep files, read strictly, and what comes of them.
class SweepsTest {
  private static final String GOOD =
      """
      title: How many hounds?
      book: cairn
      fights: 40
      seed: 9
      sides:
        - {name: party, entries: [{what: Maren, given: {hp: 3}}]}
        - {name: foes, policy: bold, entries: [{what: Bog Hound}]}
      grid:
        - {name: hounds, vary: count.foes.1, values: [1, 3]}
        - {vary: house.order, values: [hold, all-at-once]}
      """;

  private static Sweep read(String text) {
    return SweepReader.read(Source.yaml("hounds.yaml", text), Grounds.GROUND);
  }

  private static Map<Integer, Tally> fought(Sweep sweep, List<Sweep.Variant> variants) {
    var tallies = new TreeMap<Integer, Tally>();
    try (var crew = new LocalCrew(Grounds.GROUND, 2)) {
      new SweepRun(sweep, (variant, tally) -> tallies.put(variant.number(), tally))
          .fight(variants, crew, () -> false);
    }
    return tallies;
  }

  @Test
  void everyCombinationIsAVariant() {
    var sweep = read(GOOD);
    assertThat(sweep.variants()).hasSize(4);
    assertThat(sweep.variants().get(2).at())
        .containsExactly(Map.entry("hounds", "3"), Map.entry("house.order", "hold"));
    var third = sweep.variants().get(2).encounter();
    assertThat(third.sides().get(1).entries().getFirst().count()).isEqualTo(3);
    assertThat(third.sides().get(1).policy()).isEqualTo("bold");
    assertThat(third.sides().get(0).entries().getFirst().given()).containsEntry("hp", "3");
    assertThat(third.house()).containsEntry("order", "hold");
  }

  @Test
  void charactersFilesComeAlongToWhereTheyAreNot(@TempDir Path folder) throws IOException {
    var file = folder.resolve("stray.json");
    var text = GOOD.replace("what: Maren", "what: " + file);
    Files.writeString(file, sheet("Maren"));
    var sweep = read(text);
    Files.delete(file);

    var maren = read(GOOD);
    assertThat(wins(fought(sweep, sweep.variants())))
        .isEqualTo(wins(fought(maren, maren.variants())));

    Files.writeString(file, sheet("Oskar"));
    assertThat(read(text).variants().getFirst().encounter())
        .as("another character in a file of the same name is another fight")
        .isNotEqualTo(sweep.variants().getFirst().encounter());
  }

  private static List<List<Long>> wins(Map<Integer, Tally> tallies) {
    return tallies.values().stream().map(Tally::wins).toList();
  }

  /// A ready-made character of Cairn as a file.
  private static String sheet(String name) {
    var volume = Books.onBoard().find("cairn");
    var content = volume.content(List.of()).orThrow();
    for (ContentKind<?> kind : volume.book().formats().content()) {
      var found = content.find(kind, name);
      if (found.isPresent() && kind.entry().equals(volume.book().formats().sheet())) {
        return volume.codec().write(found.get());
      }
    }
    throw new AssertionError("nobody is called " + name);
  }

  @Test
  void aSweepIsTheSameAsItsFightsOneByOne() {
    var sweep = read(GOOD);
    var tallies = fought(sweep, sweep.variants());
    for (Sweep.Variant variant : sweep.variants()) {
      assertThat(tallies.get(variant.number()))
          .isEqualTo(Grounds.GROUND.prepare(variant.encounter()).fight(9, 0, 40));
    }
    var report = new SweepReport(sweep, tallies);
    assertThat(report.csv().lines()).hasSize(5);
    assertThat(report.csv())
        .startsWith("hounds,house.order,fights,party wins,party low,party high,foes wins");
  }

  @Test
  void whatIsDoneIsKeptAndOnlyTheRestIsFoughtAgain(@TempDir Path folder) throws IOException {
    var sweep = read(GOOD);
    var file = folder.resolve("done.jsonl");
    var store = new SweepStore(file, sweep);
    store.begin();
    var whole = fought(sweep, sweep.variants());
    fought(sweep, sweep.variants().subList(0, 2))
        .forEach((number, tally) -> store.add(sweep.variants().get(number), tally));
    Files.writeString(file, "{\"fight\": \"cut off in the", StandardOpenOption.APPEND);

    var kept = store.resume();
    assertThat(kept.keySet()).containsExactly(0, 1);
    kept.putAll(fought(sweep, sweep.variants().subList(2, 4)));
    assertThat(kept).isEqualTo(whole);

    var other = read(GOOD.replace("fights: 40", "fights: 41"));
    assertThat(new SweepStore(file, other).resume()).as("other fights").isEmpty();
  }

  @Test
  void plotsAreWritten(@TempDir Path folder) throws IOException {
    var sweep = read(GOOD.replace("fights: 40", "fights: 4"));
    new SweepChart(new SweepReport(sweep, fought(sweep, sweep.variants())))
        .write(folder.resolve("plot"));
    assertThat(Files.readAllBytes(folder.resolve("plot.png"))).startsWith(0x89, 'P', 'N', 'G');
    assertThat(Files.readString(folder.resolve("plot.svg"))).contains("<svg");
  }

  @Test
  void whatIsWrongIsToldWithLineAndField() {
    bad("fights: 40", "fights: 0", 3, "fights", "at least one");
    bad("what: Maren", "what: Marren", 6, "sides[0].entries[0].what", "did you mean 'Maren'?");
    bad("hp: 3", "hq: 3", 6, "sides[0].entries[0].given.hq", "hq");
    bad("policy: bold", "policy: blod", 7, "sides[1].policy", "no policy 'blod'");
    bad("count.foes.1", "count.foes.2", 9, "grid[0].vary", "entries 1 to 1");
    bad("[1, 3]", "[1, many]", 9, "grid[0].values[1]", "1 to 100");
    bad("hold,", "hodl,", 10, "grid[1].values[0]", "did you mean 'hold'?");
    bad("house.order", "house.ordre", 10, "grid[1].values[0]", "ordre");
    bad("house.order", "weather", 10, "grid[1].vary", "expected house.KEY");
    bad("seed: 9", "sead: 9", 4, "sead", "unknown");
    bad("book: cairn", "book: carin", 2, "book", "no rulebook 'carin'");
  }

  private static void bad(String right, String wrong, int line, String field, String words) {
    assertThat(GOOD).contains(right);
    assertThatThrownBy(() -> read(GOOD.replace(right, wrong)))
        .isInstanceOfSatisfying(
            Invalid.class,
            invalid -> {
              Problem problem = invalid.problems().getFirst();
              assertThat(problem.file()).isEqualTo("hounds.yaml");
              assertThat(problem.line()).as(problem.toString()).isEqualTo(line);
              assertThat(problem.field()).isEqualTo(field);
              assertThat(problem.message()).contains(words);
            });
  }
}
