package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.Crn;
import quintain.testkit.DataFile;

/// The book's list of clauses and its data files say the same.
class CatalogueTest {
  @Test
  void theClausesInCodeAreThoseOfTheDataFilesInTheSameOrder() {
    var written = new ArrayList<>(new DataFile(CairnBook.class, "clauses.yaml").ids());
    written.addAll(new DataFile(CairnBook.class, "rulings.yaml").ids());

    assertThat(Arrays.stream(Crn.values()).map(Crn::id)).containsExactlyElementsOf(written);
  }

  @Test
  void thereAre163RulesAnd16StarterSetGroups() {
    assertThat(new DataFile(CairnBook.class, "clauses.yaml").ids())
        .hasSize(163 + 16)
        .doesNotHaveDuplicates();
  }

  @Test
  void thereAre69RulingsOf18Starred() {
    var rulings = new DataFile(CairnBook.class, "rulings.yaml");

    assertThat(rulings.ids()).hasSize(69).doesNotHaveDuplicates();
    assertThat(rulings.lines()).filteredOn("  starred: true"::equals).hasSize(18);
  }

  @Test
  void aClauseIsNamedAsInTheCatalogue() {
    assertThat(Crn.CRN_SCAR_T01.id()).isEqualTo("CRN-SCAR-T01");
    assertThat(Crn.CRN_R_07.id()).isEqualTo("CRN-R-07");
    assertThat(Crn.CRN_GR_ARMOR.id()).isEqualTo("CRN-GR-ARMOR");
  }

  @ParameterizedTest
  @CsvSource({
    "gear, CRN-GEAR, 116",
    "creatures, CRN-BST, 25",
    "spells, CRN-SPL, 25",
    "relics, CRN-REL, 14",
    "ill-effects, CRN-ILL, 6",
    "backgrounds, CRN-BG, 20",
    "names, CRN-NAME, 20",
    "traits, CRN-TRAIT, 12",
    "starting-gear, CRN-GR, 76",
    "pregens, CRN-PRE, 3"
  })
  void everyKindOfContentIsComplete(String kind, String prefix, int entries) {
    assertThat(DataFile.content(CairnBook.class, kind).ids())
        .hasSize(entries)
        .doesNotHaveDuplicates()
        .allMatch(id -> id.startsWith(prefix + "-"));
  }

  @Test
  void everyKindHasAFileThatNamesItsSourceAndLicence() {
    for (var kind : CairnContent.ALL) {
      assertThat(DataFile.content(CairnBook.class, kind.name()).lines())
          .as(kind.name())
          .anyMatch(line -> line.startsWith("# Source: "))
          .anyMatch(line -> line.startsWith("# Licence: CC-BY-SA 4.0"));
    }
  }
}
