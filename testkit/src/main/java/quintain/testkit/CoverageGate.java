package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import quintain.kernel.ClauseText;
import quintain.kernel.Rulebook;
import quintain.kernel.RulingText;
import quintain.packs.Coverage;
import quintain.packs.Volume;

/// Fails the build of a book when a clause, or the default of a ruling, has no test, when the
/// `coverage.yaml` that the book ships is not what its tests say, and when a house rule cannot be
/// chosen as the catalogue lists it. It also fails when a clause stands nowhere in what the book
/// does, and when there is main code that only tests name.
///
/// `-Dquintain.coverage.write=true` writes that file anew.
public abstract class CoverageGate {
  private static final String WRITE = "quintain.coverage.write";

  private static final Pattern SWITCH =
      Pattern.compile("\\b[A-Z]+(?:_[A-Z0-9]+)+\\b|\\b[a-z]{2,}[A-Z]\\w*");

  protected abstract Rulebook<?, ?, ?> book();

  /// The folder of resources that the book's files lie in.
  protected Path resources() {
    return Module.folder().resolve("src/main/resources");
  }

  protected Path scenarios() {
    return Module.folder().resolve("src/test/resources/scenarios");
  }

  private CoverageIndex index() {
    return CoverageIndex.scan(tests(), scenarios(), book().id());
  }

  /// The tests of this package and beneath: those of the book.
  private Path tests() {
    return Module.classes(getClass()).resolve(getClass().getPackageName().replace('.', '/'));
  }

  @Test
  void everyClauseAndEveryRulingHasATest() {
    var missing = new ArrayList<>(Coverage.required(Volume.of(book()).catalogue()));
    missing.removeAll(index().tests().keySet());

    assertThat(missing).as("clauses of " + book().id() + " without a test").isEmpty();
  }

  /// What a book computes is seen where it is played: a test of a function alone would pass where
  /// no command ever asked it.
  @Test
  void everyMechanicIsPlayed() {
    var tests = index().tests();
    var playing = PlayingTests.in(tests());
    var unplayed =
        Volume.of(book()).catalogue().clauses().stream()
            .filter(clause -> clause.kind() == ClauseText.Kind.MECHANIC)
            .map(ClauseText::id)
            .filter(
                clause ->
                    tests.getOrDefault(clause, List.of()).stream()
                        .noneMatch(test -> test.startsWith("scenarios/") || playing.contains(test)))
            .toList();

    assertThat(unplayed)
        .as("clauses of kind mechanic of " + book().id() + " whose tests play no command")
        .isEmpty();
  }

  @Test
  void testsNameOnlyClausesThatExist() {
    var unknown = new ArrayList<>(index().tests().keySet());
    unknown.removeAll(Coverage.required(Volume.of(book()).catalogue()));

    assertThat(unknown).as("covered, but in no catalogue of " + book().id()).isEmpty();
  }

  @Test
  void onlyTestsCoverClauses() {
    assertThat(index().idle()).as("@Covers on methods that are no tests").isEmpty();
  }

  /// In main code or content, at least once: a clause that nothing names is decided nowhere that
  /// anybody could find.
  @Test
  void everyClauseStandsWhereItIsDecided() {
    var folder = book().getClass().getPackageName().replace('.', '/');
    var uses =
        ClauseUses.of(
            Module.classes(book().getClass()).resolve(folder),
            resources().resolve(folder),
            book().formats().clauses());
    var nowhere = new ArrayList<>(Coverage.required(Volume.of(book()).catalogue()));
    nowhere.removeAll(uses);

    assertThat(nowhere)
        .as("clauses of " + book().id() + " that stand nowhere in main code or content")
        .isEmpty();
  }

  @Test
  void nothingIsThereForTestsAlone() {
    var type = book().getClass();
    assertThat(IdleCode.in(List.of(Module.classes(type)), List.of(type.getPackageName())))
        .as("main code that only tests name")
        .isEmpty();
  }

  /// Names of switches are written like Java's, their values in capitals with underscores.
  @Test
  void ruleTextsNameOnlySwitchesThatExist() {
    var volume = Volume.of(book());
    var catalogue = volume.catalogue();
    var known = new LinkedHashSet<>(volume.switches(book().formats().house()).keySet());
    for (RulingText ruling : catalogue.rulings()) {
      for (RulingText.Switch each : ruling.switches()) {
        if (known.contains(each.name())) {
          known.addAll(each.values());
        }
      }
    }
    var texts = new LinkedHashMap<String, String>();
    catalogue.clauses().forEach(each -> texts.put(each.id(), each.text() + " " + each.example()));
    catalogue
        .rulings()
        .forEach(each -> texts.put(each.id(), each.question() + " " + each.ruling()));
    var unknown = new ArrayList<String>();
    texts.forEach(
        (id, text) ->
            SWITCH
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(word -> !known.contains(word))
                .forEach(word -> unknown.add(id + ": " + word)));

    assertThat(unknown).as("switches of " + book().id() + " that there are not").isEmpty();
  }

  /// A page that lists a switch promises it, and one that lists none hides it.
  @Test
  void theCatalogueListsTheSwitchesThatThereAre() {
    var volume = Volume.of(book());
    var listed =
        volume.catalogue().rulings().stream()
            .flatMap(ruling -> ruling.switches().stream().map(RulingText.Switch::name))
            .toList();

    assertThat(listed)
        .as("switches under the rulings of " + book().id())
        .containsExactlyInAnyOrderElementsOf(volume.switches(book().formats().house()).keySet());
  }

  @Test
  void everyHouseRuleIsChosenAsTheCatalogueListsIt() {
    var volume = Volume.of(book());
    var usual = book().formats().house();
    for (RulingText ruling : volume.catalogue().rulings()) {
      for (RulingText.Switch each : ruling.switches()) {
        var values = each.values().stream().filter(value -> !value.contains("…")).toList();
        if (values.isEmpty()) {
          continue; // any number of a range
        }
        for (String value : values) {
          assertThatCode(() -> volume.ruled(usual, Map.of(each.name(), value)))
              .as(each.name() + " = " + value)
              .doesNotThrowAnyException();
        }
        assertThat(volume.ruled(usual, Map.of(each.name(), values.getFirst())))
            .as("by the book, %s is %s", each.name(), values.getFirst())
            .isEqualTo(usual);
      }
    }
  }

  @Test
  void theShippedCoverageIsThatOfTheTests() throws IOException {
    var file =
        resources()
            .resolve(book().getClass().getPackageName().replace('.', '/'))
            .resolve("coverage.yaml");
    if (Boolean.getBoolean(WRITE)) {
      Files.writeString(file, index().yaml());
    }

    assertThat(Files.exists(file) ? Files.readString(file) : "")
        .as(file + " is out of date; run the tests once with -D" + WRITE + "=true")
        .isEqualTo(index().yaml());
  }
}
