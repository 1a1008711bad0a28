package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import quintain.kernel.Rulebook;
import quintain.packs.Library;
import quintain.scenario.ScenarioRunner;

/// Plays all scenario files of a book's module, each as a test of its own.
public abstract class ScenarioSuite {
  protected abstract Rulebook<?, ?, ?> book();

  protected Path scenarios() {
    return Module.folder().resolve("src/test/resources/scenarios");
  }

  @TestFactory
  Stream<DynamicTest> everyScenarioPasses() {
    var files = CoverageIndex.files(scenarios(), ".yaml");
    assertThat(files).as("scenarios in " + scenarios()).isNotEmpty();
    var library = Library.of(List.of(book()));
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    scenarios().relativize(file).toString(),
                    () ->
                        assertThat(String.join("\n", ScenarioRunner.run(file, library).failures()))
                            .isEmpty()));
  }
}
