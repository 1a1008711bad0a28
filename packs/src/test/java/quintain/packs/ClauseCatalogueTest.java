package quintain.packs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.binder.Problem;
import quintain.kernel.ClauseText;
import quintain.kernel.RulingText;
import quintain.packs.catalogue.Beside;

class ClauseCatalogueTest {
  @Test
  void clausesAndRulingsAreReadFromBesideAClass() {
    var catalogue = ClauseCatalogue.load(ClauseCatalogueTest.class).orThrow();

    assertThat(catalogue.clauses())
        .contains(
            new ClauseText(
                "SMI-HEAT-01",
                "Heat",
                "Iron is worked while it glows.",
                ClauseText.Kind.MECHANIC,
                "A bar at 900 degrees.",
                "page 3"));
    assertThat(catalogue.rulings().getFirst().id()).isEqualTo("SMI-R-01");
    assertThat(catalogue.rulings().getFirst().switches())
        .isEqualTo(
            List.of(
                new RulingText.Switch(
                    "coveredFire",
                    "A covered fire",
                    List.of("keeps", "cools"),
                    List.of("stays hot", "cools down"))));
  }

  @Test
  void mistakesInBothFilesAreToldTogether() {
    assertThat(ClauseCatalogue.load(Beside.class).problems())
        .extracting(Problem::toString)
        .containsExactly(
            "clauses.yaml:7:7: clauses[1].id: the id SMI-HEAT-01 is taken by clauses.yaml:1",
            "rulings.yaml:3:3: rulings[0].rulling: unknown field 'rulling'; did you mean 'ruling'?");
    assertThat(ClauseCatalogue.load(String.class).problems())
        .extracting(Problem::toString)
        .containsExactly(
            "clauses.yaml:1:1: there is no such file beside java.lang.String",
            "rulings.yaml:1:1: there is no such file beside java.lang.String");
  }
}
