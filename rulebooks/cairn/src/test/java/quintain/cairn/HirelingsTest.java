package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Folk.beaWithGold;
import static quintain.cairn.Folk.hours;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class HirelingsTest {
  private static final CairnStep HIRE = new CairnStep.HireHelp("bea", "nan");

  private static CairnStep pay(int copper) {
    return new CairnStep.PayHireling("bea", "nan", copper);
  }

  /// 3, 4, 2 / 5, 5, 1 / 6, 2, 2, HP 4; poacher, Dagna Wren, traits by twos and threes, aged 29.
  private static Table<CairnState, CairnStep, CairnEvent> making() {
    return beaWithGold(20)
        .dice("d6=3 d6=4 d6=2", "d6=5 d6=5 d6=1", "d6=6 d6=2 d6=2", "d6=4")
        .dice("d20=6", "d20=4", "d20=20")
        .dice("d12=1 d12=2 d12=3 d12=4 d12=5 d12=6 d12=7 d12=8")
        .dice("d20=7 d20=12");
  }

  private static Table<CairnState, CairnStep, CairnEvent> hired(String pay) {
    return making().answer("warden", "pay", pay).when(HIRE);
  }

  /// Bea has hired Nan for 2 gp a day, and Maren is there with 5 gp.
  private static Table<CairnState, CairnStep, CairnEvent> withMaren() {
    return making()
        .pregen("maren", "Maren")
        .answer("warden", "pay", "2")
        .when(HIRE)
        .given("maren.coins", 500);
  }

  @Test
  @Covers({"CRN-HIRE-01", "CRN-HIRE-02", "CRN-HIRE-03"})
  void aHirelingIsRolledAndHasAnEmployer() {
    var table = hired("2");
    table
        .then("nan.kind", "hireling")
        .then("nan.side", "party")
        .then("nan.str", 9)
        .then("nan.dex", 11)
        .then("nan.wil", 10)
        .then("nan.hp", 4)
        .then("nan.max-hp", 4);
    assertThat(table.state().being("nan").hire().map(Being.Hire::employer)).contains("bea");
  }

  @Test
  @Covers("CRN-HIRE-01")
  void onlyAPcOfThePartyHires() {
    hired("1")
        .refuses(HIRE, "CRN-CRE-01")
        .refuses(new CairnStep.HireHelp("nan", "tom"), "CRN-HIRE-01")
        .refuses(new CairnStep.HireHelp("nobody", "tom"), "CRN-HIRE-01");
  }

  @Test
  @Covers("CRN-HIRE-04")
  void theirSimpleWeaponDealsD6() {
    var table = making().creature("foe", "Chalk Giant").answer("warden", "pay", "2").when(HIRE);
    table.asked("bea", "simple-weapon").then("nan.held", List.of("cudgel"));
    Tables.strike(table.dice("d6=6"), Tables.attack("nan", "cudgel", "foe")).then("foe.hp", 10);
    making()
        .answer("warden", "pay", "2")
        .answer("bea", "simple-weapon", "fish spear")
        .when(HIRE)
        .then("nan.held", List.of("fish spear"));
  }

  @Test
  @Covers({"CRN-HIRE-05", "CRN-REF-01"})
  void theCreationTablesFleshThemOut() {
    var who = hired("2").state().being("nan").who();
    assertThat(who.name()).isEqualTo("Dagna Wren");
    assertThat(who.persona())
        .isEqualTo(
            new Who.Persona(
                Optional.of("Poacher"),
                List.of(
                    "barrel-chested",
                    "hook-nosed",
                    "whispering",
                    "fur-trimmed",
                    "merciful",
                    "jealous",
                    "a great feast",
                    "burned out"),
                Optional.of(29)));
  }

  @Test
  @Covers("CRN-HIRE-06")
  void nobodyPaysTheirOwnWages() {
    hired("2")
        .given("nan.coins", 500)
        .refuses(new CairnStep.PayHireling("nan", "nan", 100), "CRN-HIRE-06");
  }

  @Test
  @Covers("CRN-HIRE-06")
  void wagesAreOwedByTheDay() {
    hired("2")
        .says("works for Bea for 2 gp a day")
        .then("nan.owed", 0)
        .when(hours(5 * 24))
        .then("nan.owed", 1000)
        .says("is owed 2 gp in wages")
        .says("is owed 10 gp in wages")
        .when(pay(1000))
        .says("is owed no more wages")
        .when(pay(50))
        .says("is paid 5 sp ahead");
  }

  @Test
  @Covers("CRN-HIRE-06")
  void aShareIsNoWage() {
    var table = hired("share").when(hours(5 * 24)).then("nan.owed", 0);
    table.notAsked("warden", "leaves");
    assertThat(table.state().being("nan").hire()).contains(new Being.Hire("bea", 0, true, 0));
  }

  @ParameterizedTest
  @CsvSource({"1, 100", "2, 100", "3, 200", "4, 200", "5, 300", "6, 300"})
  @Covers({"CRN-R-58", "CRN-HIRE-06"})
  void anUndecidedWageIsRolled(int face, int wage) {
    var table = making().dice("d6=" + face).when(HIRE).asked("warden", "pay");
    assertThat(table.state().being("nan").hire()).contains(new Being.Hire("bea", wage, false, 0));
  }

  @Test
  @Covers("CRN-HIRE-06")
  void payGoesFromPurseToPurse() {
    hired("2")
        .when(hours(24))
        .then("nan.owed", 200)
        .refuses(pay(2001), "CRN-WLTH-01")
        .refuses(pay(0), "CRN-HIRE-06")
        .when(pay(200))
        .then("nan.owed", 0)
        .then("nan.coins", 200)
        .then("bea.coins", 1800);
  }

  @Test
  @Covers("CRN-R-49")
  void theUnpaidMayLeaveAtDaysEndAndByDefaultStay() {
    hired("2")
        .when(hours(15))
        .notAsked("warden", "leaves")
        .when(hours(1))
        .asked("warden", "leaves")
        .then("nan.owed", 200)
        .answer("warden", "leaves", "nan", true)
        .when(hours(24))
        .refuses(pay(1), "CRN-HIRE-06");
  }

  @Test
  @Covers("CRN-R-49")
  void whoeverIsPaidAheadHasNoReasonToLeave() {
    hired("2").when(pay(400)).when(hours(48)).notAsked("warden", "leaves").then("nan.owed", 0);
  }

  @Test
  @Covers({"CRN-R-67", "CRN-HIRE-06"})
  void theDeadPayNobodyAndWhoeverPaysNextIsTheEmployer() {
    withMaren()
        .when(hours(24))
        .then("nan.owed", 200)
        .given("bea.str", 0)
        .when(hours(72))
        .then("nan.owed", 200)
        .refuses(pay(100), "CRN-R-67")
        .when(new CairnStep.PayHireling("maren", "nan", 50))
        .applied("CRN-R-67")
        .says("Dagna Wren works for Maren")
        .then("nan.owed", 150)
        .when(hours(24))
        .then("nan.owed", 350);
  }

  @Test
  @Covers("CRN-R-67")
  void whoeverPaysInTheEmployersLifetimeHiresNobody() {
    var table = withMaren().when(new CairnStep.PayHireling("maren", "nan", 50));
    assertThat(table.state().being("nan").hire()).contains(new Being.Hire("bea", 200, false, -50));
  }

  @Test
  @Covers({"CRN-R-67", "CRN-R-56"})
  void whoeverIsTakenOverEarnsNoWage() {
    var table =
        hired("2")
            .when(hours(24))
            .given("bea.str", 0)
            .answer("bea", "replacement", "nan")
            .when(new CairnStep.Replace("bea", "nobody"))
            .when(hours(48))
            .then("nan.kind", "pc");
    assertThat(table.state().being("nan").hire()).isEmpty();
    table.refuses(new CairnStep.PayHireling("nan", "nan", 1), "CRN-HIRE-06");
  }
}
