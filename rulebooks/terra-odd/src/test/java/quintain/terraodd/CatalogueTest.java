package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.terraodd.state.Odd;
import quintain.terraodd.state.OddContent;
import quintain.testkit.Covers;
import quintain.testkit.DataFile;

/// The book's list of clauses and its data files say the same.
class CatalogueTest {
  @Test
  void theClausesInCodeAreThoseOfTheDataFilesInTheSameOrder() {
    var written = new ArrayList<>(new DataFile(TerraOddBook.class, "clauses.yaml").ids());
    written.addAll(new DataFile(TerraOddBook.class, "rulings.yaml").ids());

    assertThat(Arrays.stream(Odd.values()).map(Odd::id)).containsExactlyElementsOf(written);
  }

  @Test
  void thereAre92Clauses() {
    assertThat(new DataFile(TerraOddBook.class, "clauses.yaml").ids())
        .hasSize(92)
        .doesNotHaveDuplicates();
  }

  @Test
  void thereAre49RulingsOf17Starred() {
    var rulings = new DataFile(TerraOddBook.class, "rulings.yaml");

    assertThat(rulings.ids()).hasSize(49).doesNotHaveDuplicates();
    assertThat(rulings.lines()).filteredOn("  starred: true"::equals).hasSize(17);
  }

  @ParameterizedTest
  @CsvSource({
    "gear, ODD-GEAR, 45",
    "advancements, ODD-ADV, 34",
    "conditions, ODD-CON, 21",
    "foes, ODD-FOE, 18",
    "tiers, ODD-TIER, 5",
    "backgrounds, ODD-BG, 20",
    "drives, ODD-DRV, 12",
    "pregens, ODD-PRE, 3"
  })
  @Covers({"ODD-REF-01", "ODD-REF-02", "ODD-REF-03", "ODD-REF-05"})
  void everyKindOfContentIsComplete(String kind, String prefix, int entries) {
    assertThat(DataFile.content(TerraOddBook.class, kind).ids())
        .hasSize(entries)
        .doesNotHaveDuplicates()
        .allMatch(id -> id.startsWith(prefix + "-"));
  }

  @Test
  void everyKindHasAFileThatNamesItsSourceAndLicence() {
    for (var kind : OddContent.ALL) {
      assertThat(DataFile.content(TerraOddBook.class, kind.name()).lines())
          .as(kind.name())
          .anyMatch(line -> line.startsWith("# Source: "))
          .anyMatch(line -> line.startsWith("# Licence: CC-BY-SA 4.0"));
    }
  }
}
