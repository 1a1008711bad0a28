package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.Coverage;
import quintain.packs.Volume;
import quintain.toy.ToyBook;

class CoverageIndexTest {
  /// Claims of all sorts; it is only looked at in its class file.
  @Covers("YES-01")
  static final class Claims {
    @Test
    @Covers({"YES-02", "YES-01"})
    void test() {}

    @Covers("YES-03")
    static void noTest() {}
  }

  @Test
  void testsAndScenariosOfTheBookCountAndIdleClaimsAreTold(@TempDir Path folder)
      throws IOException {
    var name = Claims.class.getName().replace('.', '/') + ".class";
    Path compiled = Module.classes(Claims.class).resolve(name);
    Files.copy(compiled, Files.createDirectory(folder.resolve("classes")).resolve("Claims.class"));
    Path scenarios = Files.createDirectory(folder.resolve("scenarios"));
    Files.writeString(
        scenarios.resolve("a.yaml"),
        "book: toy\nsteps: [{do: {}, clauses: [YES-04]}, {do: {}, refused: YES-02}]\n");
    Files.writeString(
        scenarios.resolve("b.yaml"), "book: other\nsteps: [{do: {}, clauses: [NO-01]}]\n");

    var index = CoverageIndex.scan(folder.resolve("classes"), scenarios, "toy");

    assertThat(index.yaml())
        .isEqualTo(
            """
            # Which tests cover which clause; the build checks it.
            - clause: YES-01
              tests:
                - CoverageIndexTest.Claims
                - CoverageIndexTest.Claims.test
            - clause: YES-02
              tests:
                - CoverageIndexTest.Claims.test
                - scenarios/a.yaml
            - clause: YES-03
              tests:
                - CoverageIndexTest.Claims.noTest
            - clause: YES-04
              tests:
                - scenarios/a.yaml
            """);
    assertThat(index.idle()).containsExactly("CoverageIndexTest.Claims.noTest");
  }

  @Test
  void whatTheBookShipsTellsWhatIsMissing() {
    var toy = Volume.of(new ToyBook());

    assertThat(toy.coverage().missing(toy.catalogue())).isEmpty();
    assertThat(new Coverage(java.util.List.of()).missing(toy.catalogue()))
        .hasSize(11)
        .contains("TOY-ATK-01", "TOY-R-01");
  }
}
