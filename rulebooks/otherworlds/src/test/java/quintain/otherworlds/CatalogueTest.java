package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.Otw;
import quintain.testkit.DataFile;

/// The book's list of clauses and its data files say the same.
class CatalogueTest {
  @Test
  void theClausesInCodeAreThoseOfTheDataFilesInTheSameOrder() {
    var written = new ArrayList<>(new DataFile(OtherworldsBook.class, "clauses.yaml").ids());
    written.addAll(new DataFile(OtherworldsBook.class, "rulings.yaml").ids());

    assertThat(Arrays.stream(Otw.values()).map(Otw::id)).containsExactlyElementsOf(written);
  }

  @Test
  void thereAre235RulesAndThoseOfTheStarterSet() {
    var clauses = new DataFile(OtherworldsBook.class, "clauses.yaml").ids();

    assertThat(clauses).doesNotHaveDuplicates();
    assertThat(clauses).filteredOn(id -> id.matches(RULES)).hasSize(235);
    assertThat(clauses).filteredOn(id -> id.matches("OTW-CC-.*")).hasSize(12);
    assertThat(clauses).filteredOn(id -> id.matches("OTW-(OR|SR)-.*")).hasSize(8);
    assertThat(clauses).filteredOn(id -> id.matches("OTW-SK-.*")).hasSize(25);
    assertThat(clauses).filteredOn(id -> id.matches("OTW-SP-.*")).hasSize(22);
    assertThat(clauses).filteredOn(id -> id.matches("OTW-IT-.*")).hasSize(16);
  }

  @Test
  void thereAre115RulingsOf20Starred() {
    var rulings = new DataFile(OtherworldsBook.class, "rulings.yaml");

    assertThat(rulings.ids()).hasSize(115).doesNotHaveDuplicates();
    assertThat(rulings.lines()).filteredOn("  starred: true"::equals).hasSize(20);
  }

  @Test
  void aClauseIsNamedAsInTheCatalogue() {
    assertThat(Otw.OTW_COM_10.id()).isEqualTo("OTW-COM-10");
    assertThat(Otw.OTW_MECH_32B.id()).isEqualTo("OTW-MECH-32b");
    assertThat(Otw.OTW_R_113.id()).isEqualTo("OTW-R-113");
    assertThat(Otw.OTW_WP.id()).isEqualTo("OTW-WP");
  }

  private static final String RULES =
      "OTW-(DICE|ATT|COM|MAN|SPD|DOWN|INIT|ACT|FREE|SKL|MOVE|REST|MEDI|PROF|CHK|EQ|MAST|TYPE|MECH)-.*";
}
