package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.packs.Library;
import quintain.scenario.ScenarioRunner;

/// The tables that are set already: the one for newcomers, and the one the browser plays.
class TableTest {
  private static List<String> failures(String file) {
    var path = Path.of(System.getProperty("basedir", "")).resolve(file);
    return ScenarioRunner.run(path, Library.of(List.of(new RhodBook()))).failures();
  }

  @Test
  void theDemoOpens() {
    assertThat(failures("src/main/resources/quintain/rhod/demo.yaml")).isEmpty();
  }

  @Test
  void theOpeningOfTheGoldenEncounterPlays() {
    assertThat(failures("src/test/resources/table/opening.yaml")).isEmpty();
  }
}
