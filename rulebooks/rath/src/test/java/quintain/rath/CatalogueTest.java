package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Rth;
import quintain.testkit.DataFile;

/// The book's list of clauses and its data files say the same.
class CatalogueTest {
  @Test
  void theClausesInCodeAreThoseOfTheDataFilesInTheSameOrder() {
    var written = new ArrayList<>(new DataFile(RathBook.class, "clauses.yaml").ids());
    written.addAll(new DataFile(RathBook.class, "rulings.yaml").ids());

    assertThat(Arrays.stream(Rth.values()).map(Rth::id)).containsExactlyElementsOf(written);
  }

  @Test
  void thereAre267RulesAnd18OfTheStarterSet() {
    var clauses = new DataFile(RathBook.class, "clauses.yaml").ids();

    assertThat(clauses).doesNotHaveDuplicates();
    assertThat(clauses).filteredOn(id -> !id.startsWith("RTH-S-")).hasSize(267);
    assertThat(clauses).filteredOn(id -> id.matches("RTH-S-(CC|CAST|NRV)-.*")).hasSize(18);
    assertThat(clauses).filteredOn(id -> id.startsWith("RTH-S-APT-")).hasSize(24);
    assertThat(clauses).filteredOn(id -> id.startsWith("RTH-S-SPL-")).hasSize(18);
  }

  @Test
  void theKindsOfTheRulesAreThoseCounted() {
    var lines = new DataFile(RathBook.class, "clauses.yaml").lines();
    var rules = lines.subList(0, lines.indexOf("- id: RTH-S-CC-01"));

    assertThat(rules).filteredOn("  kind: mechanic"::equals).hasSize(142);
    assertThat(rules).filteredOn("  kind: table"::equals).hasSize(66);
    assertThat(rules).filteredOn("  kind: procedure"::equals).hasSize(27);
    assertThat(rules).filteredOn("  kind: referee"::equals).hasSize(24);
    assertThat(rules).filteredOn("  kind: content"::equals).hasSize(8);
  }

  @Test
  void thereAre103RulingsOf21Starred() {
    var rulings = new DataFile(RathBook.class, "rulings.yaml");

    assertThat(rulings.ids()).hasSize(103).doesNotHaveDuplicates();
    assertThat(rulings.lines()).filteredOn("  starred: true"::equals).hasSize(21);
  }

  @Test
  void aClauseIsNamedAsInTheCatalogue() {
    assertThat(Rth.RTH_POIS_11.id()).isEqualTo("RTH-POIS-11");
    assertThat(Rth.RTH_R_102.id()).isEqualTo("RTH-R-102");
    assertThat(Rth.RTH_S_APT_04.id()).isEqualTo("RTH-S-APT-04");
  }
}
