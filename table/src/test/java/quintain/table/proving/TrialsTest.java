package quintain.table.proving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.protocol.FromProver;
import quintain.table.protocol.FromProver.Fighter;
import quintain.table.protocol.FromProver.Match;
import quintain.table.protocol.FromProver.Prove;
import quintain.table.protocol.FromProver.Side;
import quintain.table.protocol.ToProver;
import quintain.table.proving.Trials.Bounds;

class TrialsTest {
  private static final Bounds SMALL = new Bounds(2, Duration.ofSeconds(60), 1_000_000, 3, 2);
  private static final Match DUEL = match(1, Map.of());

  private static final Library LIBRARY = Books.onBoard();
  private static final String BOOK = "cairn";
  private final Trials trials = new Trials(LIBRARY, SMALL);

  @AfterEach
  void close() {
    trials.close();
  }

  private static Match match(int trolls, Map<String, Object> given) {
    return new Match(
        BOOK,
        List.of(
            new Side("party", List.of(new Fighter(1, "Maren", given)), "steady"),
            new Side("foes", List.of(new Fighter(trolls, "Wood Troll", Map.of())), "steady")),
        Map.of(),
        Optional.empty());
  }

  private static Prove prove(long fights, Match... matches) {
    return new Prove("p", List.of(matches), fights, 7, Optional.empty());
  }

  /// Everything that is told of a run, until its last word.
  private List<ToProver> told(Trials by, Prove wanted) {
    var heard = new LinkedBlockingQueue<ToProver>();
    by.prove(wanted, heard::add);
    return until(heard);
  }

  private static List<ToProver> until(LinkedBlockingQueue<ToProver> heard) {
    var told = new ArrayList<ToProver>();
    try {
      do {
        var next = heard.poll(60, TimeUnit.SECONDS);
        assertThat(next).as("after %s", told).isNotNull();
        told.add(next);
      } while (!(told.getLast() instanceof ToProver.Proved)
          && !(told.getLast() instanceof ToProver.Failed));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return told;
  }

  private static ToProver.Result result(List<ToProver> told, int match) {
    return told.stream()
        .filter(ToProver.Standing.class::isInstance)
        .map(ToProver.Standing.class::cast)
        .filter(standing -> standing.match() == match && standing.over())
        .map(ToProver.Standing::result)
        .findFirst()
        .orElseThrow(() -> new AssertionError(told.toString()));
  }

  private static String failure(List<ToProver> told) {
    return ((ToProver.Failed) told.getLast()).message();
  }

  @Test
  void aBookTellsWhoCanFightAndHow() {
    var yard = trials.yard(BOOK);
    assertThat(yard.fighters())
        .contains(new Trials.Fighter("Maren", "pregen"))
        .contains(new Trials.Fighter("Wood Troll", "creature"));
    assertThat(yard.policies()).extracting(Trials.Described::name).contains("random", "steady");
    assertThat(yard.facts())
        .extracting(Trials.Figure::name)
        .contains("hp")
        .noneMatch(name -> name.contains("<"));
    assertThat(yard.most()).isEqualTo(SMALL.fights());
  }

  @Test
  void theSameSeedGivesTheSameResultOnAnyNumberOfThreads() {
    var first = told(trials, prove(3000, DUEL));
    assertThat(first.getLast())
        .isInstanceOfSatisfying(
            ToProver.Proved.class, proved -> assertThat(proved.ended()).isEqualTo("all"));
    var result = result(first, 0);
    assertThat(result.fights()).isEqualTo(3000);
    try (var alone = new Trials(LIBRARY, new Bounds(1, SMALL.longest(), 5000, 1, 1))) {
      assertThat(result(told(alone, prove(3000, DUEL)), 0)).isEqualTo(result);
    }
  }

  /// Whoever reads a result has to know what nobody tried.
  @ParameterizedTest
  @MethodSource("books")
  void theLastWordTellsWhatNoPolicyChooses(String book) {
    var fighters = trials.yard(book).fighters();
    var match =
        new Match(
            book,
            List.of(
                new Side("party", List.of(first(fighters, "pregen")), "steady"),
                new Side("foes", List.of(first(fighters, "creature")), "steady")),
            Map.of(),
            Optional.empty());
    var leftOut = LIBRARY.find(book).book().foresight().fights().orElseThrow().leftOut();
    assertThat(told(trials, prove(1, match)).getLast())
        .isInstanceOfSatisfying(
            ToProver.Proved.class, proved -> assertThat(proved.leftOut()).isEqualTo(leftOut));
  }

  static List<String> books() {
    return LIBRARY.ids();
  }

  private static Fighter first(List<Trials.Fighter> fighters, String kind) {
    return fighters.stream()
        .filter(fighter -> fighter.kind().equals(kind))
        .map(fighter -> new Fighter(1, fighter.name(), Map.of()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFigureThatIsChangedChangesTheChances() {
    var told = told(trials, prove(3000, DUEL, match(1, Map.of("hp", 20))));
    var difference =
        told.stream()
            .filter(ToProver.Difference.class::isInstance)
            .map(ToProver.Difference.class::cast)
            .findFirst()
            .orElseThrow();
    double before = result(told, 0).sides().getFirst().rate();
    double after = result(told, 1).sides().getFirst().rate();
    assertThat(difference.rate())
        .isCloseTo(after - before, org.assertj.core.api.Assertions.within(1e-9));
    assertThat(difference.low()).isPositive().isLessThan(difference.rate());
    assertThat(difference.high()).isGreaterThan(difference.rate());
  }

  @Test
  void itStopsAsSoonAsTheIntervalIsNarrowEnough() {
    var told = told(trials, new Prove("p", List.of(DUEL), 500_000, 7, Optional.of(0.02)));
    var result = result(told, 0);
    assertThat(result.fights()).isLessThan(500_000);
    var side = result.sides().getFirst();
    assertThat(side.high() - side.low()).isLessThanOrEqualTo(0.04);
  }

  @Test
  void whoeverStopsGetsWhatWasFoughtUntilThen() throws InterruptedException {
    var heard = new LinkedBlockingQueue<ToProver>();
    var run = trials.prove(prove(1_000_000, DUEL), heard::add);
    assertThat(heard.poll(60, TimeUnit.SECONDS)).isInstanceOf(ToProver.Standing.class);
    run.stop();
    var told = until(heard);
    assertThat(((ToProver.Proved) told.getLast()).ended()).isEqualTo("stopped");
    assertThat(result(told, 0).fights()).isPositive().isLessThan(1_000_000);
  }

  @Test
  void aRunHasItsTimeAndNoMore() {
    try (var hasty = new Trials(LIBRARY, new Bounds(1, Duration.ofMillis(1), 1_000_000, 1, 1))) {
      var told = told(hasty, prove(1_000_000, DUEL));
      assertThat(((ToProver.Proved) told.getLast()).ended()).isEqualTo("time");
    }
  }

  @Test
  void tooMuchIsRefusedWithAReason() {
    assertThat(failure(told(trials, prove(1_000_001, DUEL)))).contains("1,000,000");
    assertThat(failure(told(trials, prove(10, DUEL, DUEL, DUEL, DUEL)))).contains("not 4");
    assertThat(failure(told(trials, prove(10)))).contains("not 0");
    assertThat(failure(told(trials, prove(10, match(61, Map.of()))))).contains("61");
    assertThat(failure(told(trials, prove(10, match(1, Map.of("no-such-figure", 3))))))
        .contains("no-such-figure");
  }

  @Test
  void aBrowserCannotNameAFileOfThisMachine(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("maren.json"), "{\"name\": \"a secret\"}");
    var match =
        new Match(
            BOOK,
            List.of(
                new Side("party", List.of(new Fighter(1, file.toString(), Map.of())), "steady"),
                DUEL.sides().getLast()),
            Map.of(),
            Optional.empty());
    assertThat(failure(told(trials, prove(10, match)))).contains("nobody called");
    assertThat(trials.tell(new FromProver.Tell("t", match, 7, 0)))
        .isInstanceOf(ToProver.Failed.class);
  }

  @Test
  void oneFightIsToldLineByLineAndAlwaysTheSame() {
    var told = (ToProver.Told) trials.tell(new FromProver.Tell("t", DUEL, 7, 12));
    assertThat(told.lines()).hasSizeGreaterThan(2).anyMatch(line -> line.contains("Maren"));
    assertThat(trials.tell(new FromProver.Tell("t", DUEL, 7, 12))).isEqualTo(told);
  }

  @Test
  void whoeverComesWhenAllIsTakenIsAskedToWait() {
    try (var full = new Trials(LIBRARY, new Bounds(1, SMALL.longest(), 10_000_000, 1, 1))) {
      var first = full.prove(prove(10_000_000, DUEL), _ -> {});
      assertThat(failure(told(full, prove(10, DUEL)))).contains("Too many others");
      first.stop();
    }
  }

  // People of a table

  private static Match withPeople(String who) {
    return new Match(
        BOOK,
        List.of(
            new Side("party", List.of(new Fighter(1, who, Map.of())), "steady"),
            new Side("foes", List.of(new Fighter(1, "Wood Troll", Map.of())), "steady")),
        Map.of(),
        Optional.empty());
  }

  /// The sheet of a ready-made character, as a table writes it.
  private static String sheet(String name) {
    var volume = LIBRARY.find(BOOK);
    var content = volume.content(List.of()).orThrow();
    for (var kind : volume.book().formats().content()) {
      if (kind.entry().equals(volume.book().formats().sheet())) {
        for (var each : content.all(kind)) {
          if (each.name().equals(name)) {
            return volume.codec().write(volume.codec().plain(each));
          }
        }
      }
    }
    throw new AssertionError(name);
  }

  @Test
  void peopleOfATableFightAsTheirSheetsHaveThem() {
    var people = Map.of("Maren of Home", sheet("Maren"));
    var wanted =
        new Prove("p", List.of(withPeople("Maren of Home")), 300, 7, Optional.empty(), people);
    var hers = result(told(trials, wanted), 0);

    var books = result(told(trials, prove(300, DUEL)), 0);
    assertThat(hers.sides().getFirst().rate()).isEqualTo(books.sides().getFirst().rate());
    var tale = trials.tell(new FromProver.Tell("t", withPeople("Maren of Home"), 7, 12, people));
    assertThat(tale).isInstanceOf(ToProver.Told.class);
  }

  @Test
  void nobodyComesFromAFileOfTheMachineOrWithoutASheet(@TempDir Path folder) throws IOException {
    var file = folder.resolve("maren.json");
    Files.writeString(file, sheet("Maren"));
    for (var people :
        List.of(
            Map.<String, String>of(),
            Map.of(file.toString(), ""),
            Map.of(file.toString(), " "),
            Map.of(file.toString().replace(".json", ""), ""))) {
      for (String who : List.of(file.toString(), file.toString().replace(".json", ""))) {
        var wanted = new Prove("p", List.of(withPeople(who)), 10, 7, Optional.empty(), people);
        assertThat(failure(told(trials, wanted))).contains("nobody called");
      }
    }
  }

  @Test
  void aSheetThatCannotBeReadIsToldOf() {
    for (String broken : List.of("{", "[]", "{\"name\": 7}")) {
      var wanted =
          new Prove(
              "p", List.of(withPeople("Ada")), 10, 7, Optional.empty(), Map.of("Ada", broken));
      assertThat(told(trials, wanted).getLast()).isInstanceOf(ToProver.Failed.class);
      assertThat(failure(told(trials, wanted))).doesNotContain("Something went wrong");
    }
  }
}
