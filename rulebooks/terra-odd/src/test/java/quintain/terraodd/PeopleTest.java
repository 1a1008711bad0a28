package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.FactKind;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.Gained;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Sheet;
import quintain.terraodd.state.SheetItem;

/// Who comes and goes, what they carry, what the GM sets.
class PeopleTest {
  @Test
  void foesComeInByTheirNames() {
    bea()
        .when(new OddStep.BringIn("Cantor", "cantor", 1))
        .then("cantor.side", "foes")
        .refuses(new OddStep.BringIn("Cantor", "cantor", 1), "ODD-CRE-01")
        .refuses(new OddStep.BringIn("Clown", "clown", 1), "ODD-REF-05")
        .refuses(new OddStep.BringIn("Cantor", "other", 0), "ODD-REF-05");
  }

  @Test
  void foesThatComeInLateCountForMorale() {
    bea("Mono-blade")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(new OddStep.BringIn("Street Cutter", "second", 1))
        .given("foe.dead", true)
        .dice("d20=20")
        .when(List.of(pass("bea"), RESOLVE))
        .then("second.fled", true);
  }

  @Test
  void aSheetThatLeavesTheTableComesBackTheSame() {
    var table = party();
    var sheet = (Sheet) new TerraOddBook().cast().sheet(table.state(), "suri").orElseThrow();
    table
        .when(new OddStep.Welcome("twin", new Seat("ada"), sheet))
        .then(
            "twin.advancement-names",
            List.of("Expert (engines)", "Sensory acuity (hearing)", "Sleek"))
        .then("twin.items", List.of("shotgun", "leather or padded coat", "three days' food"))
        .refuses(new OddStep.Welcome("twin", new Seat("ada"), sheet), "ODD-CRE-01")
        .refuses(
            new OddStep.Welcome("other", new Seat("ada"), sheet("Odd", List.of(), "Cream pie")),
            "ODD-CRE-01");
  }

  @Test
  void openAdvancementsAndOwnConditionsSurviveTheSheet() {
    var table =
        bea()
            .given("bea.grit", 0)
            .dice("d20=20")
            .when(harm("bea", 1))
            .when(new OddStep.BringIn("Plague Doctor", "doctor", 1))
            .dice("d20=1")
            .when(new OddStep.Stabilise("doctor", "bea"));
    var sheet = (Sheet) new TerraOddBook().cast().sheet(table.state(), "bea").orElseThrow();
    assertThat(sheet.advancements()).containsExactly(Gained.OPEN);
    assertThat(sheet.prowess()).isEqualTo(9);
  }

  @Test
  void peopleLeaveChangeHandsAndAreShown() {
    bea()
        .when(new OddStep.Reveal("foe", Secrecy.OPEN))
        .sees("bea", "foe.grit", 4)
        .when(new OddStep.HandOver("foe", new Seat("ada")))
        .when(new OddStep.TakeAway("foe"))
        .refuses(new OddStep.TakeAway("foe"), "ODD-REF-05");
  }

  // Gear

  @Test
  void thingsArePickedUpDroppedHandedAndPlaced() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Belt knife", "Mail or stab vest"))
        .sheet("cal", sheet("Cal", List.of()))
        .when(new OddStep.Drop("bea", "belt knife"))
        .then("ground", List.of("belt knife"))
        .when(new OddStep.PickUp("cal", "belt knife"))
        .then("cal.items", List.of("belt knife"))
        .when(new OddStep.Hand("cal", "belt knife", "bea"))
        .then("bea.items", List.of("mail or stab vest", "belt knife"))
        .when(new OddStep.Place("bea", "belt knife", Item.Where.HELD))
        .then("bea.held", List.of("belt knife"))
        .when(new OddStep.Place("bea", "mail or stab vest", Item.Where.PACK))
        .then("bea.armour", 0)
        .when(new OddStep.Place("bea", "mail or stab vest", Item.Where.WORN))
        .then("bea.armour", 2);
  }

  @Test
  void whatIsNotThereOrDoesNotFitIsRefused() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Belt knife", "Mail or stab vest", "Great axe"))
        .sheet("cal", sheet("Cal", List.of()))
        .refuses(new OddStep.Drop("bea", "cream pie"), "ODD-REF-03")
        .refuses(new OddStep.PickUp("bea", "cream pie"), "ODD-REF-03")
        .refuses(new OddStep.Hand("bea", "belt knife", "bea"), "ODD-REF-03")
        .refuses(new OddStep.Place("bea", "belt knife", Item.Where.WORN), "ODD-EQP-02")
        .refuses(new OddStep.Place("bea", "mail or stab vest", Item.Where.HELD), "ODD-EQP-02")
        .refuses(new OddStep.Place("bea", "belt knife", Item.Where.PACK), "ODD-REF-03")
        .when(new OddStep.Place("bea", "great axe", Item.Where.HELD))
        .refuses(new OddStep.Place("bea", "belt knife", Item.Where.HELD), "ODD-EQP-01")
        .given("cal.at", 30)
        .refuses(new OddStep.Hand("bea", "belt knife", "cal"), "ODD-REF-03")
        .refuses(new OddStep.Bestow("bea", "Cream pie"), "ODD-REF-03");
  }

  @Test
  void drawingAWeaponStowsWhatIsInTheWay() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Shield or riot board", "Great axe"))
            .creature("foe", "Street Cutter")
            .dice("d8=1");
    strike(table, attack("bea", "great axe", "foe"))
        .then("bea.held", List.of("great axe"))
        .then("bea.armour", 0);
  }

  @Test
  void aFirstAidBagMakesTheSaveToStabiliseEnhanced() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "First-aid bag"))
        .sheet("cal", sheet("Cal", List.of()))
        .given("cal.grit", 0)
        .dice("d20=20")
        .when(harm("cal", 1))
        .dice("d20=20", "d20=10")
        .when(new OddStep.Stabilise("bea", "cal"))
        .then("cal.critically-harmed", false)
        .then("bea.left.first-aid bag", 2);
  }

  @Test
  void aStimulantMakesTheNextEffortFreeAndTomorrowHard() {
    bea("Stimulant dose")
        .when(new OddStep.UseItem("bea", "stimulant dose"))
        .answer("bea", "effort", true)
        .dice("d20=20", "d20=1")
        .when(save("bea", "danger"))
        .then("bea.grit", 4)
        .then("bea.stimulated", false)
        .when(new OddStep.LetTimePass(24 * 60))
        .then("bea.flags", List.of("deprived"))
        .when(new OddStep.LetTimePass(24 * 60))
        .then("bea.flags", List.of());
  }

  @Test
  void calmTeaBringsLostInsightBack() {
    bea("Calm tea")
        .given("bea.insight", 5)
        .dice("d4=3")
        .when(new OddStep.UseItem("bea", "calm tea"))
        .then("bea.insight", 8)
        .then("bea.items", List.of());
    bea("Rope and hooks")
        .refuses(new OddStep.UseItem("bea", "rope and hooks"), "ODD-REF-03")
        .refuses(new OddStep.UseItem("bea", "calm tea"), "ODD-REF-03");
  }

  // Values

  @Test
  void theGmSetsOnlyWhatCanBeSet() {
    bea()
        .refuses(new OddStep.SetValue("bea.grit", "100", ""), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("bea.grit", "much", ""), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("bea.height", "3", ""), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("nobody.grit", "3", ""), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("grit", "3", ""), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("bea.dead", "perhaps", ""), "ODD-MODR-01")
        .given("bea.at", -10)
        .then("bea.at", -10);
  }

  @Test
  void harmIsDealtOnlyToThoseInPlay() {
    bea()
        .given("foe.dead", true)
        .refuses(harm("foe", 1), "ODD-ZERO-01")
        .refuses(harm("nobody", 1), "ODD-R-21")
        .given("bea.departed", true)
        .refuses(harm("bea", 1), "ODD-SAYO-05");
  }

  @Test
  void timePassesByTheMinuteAndNotInAFight() {
    bea()
        .refuses(new OddStep.LetTimePass(0), "ODD-CRIT-06")
        .dice("d20=1")
        .when(BEGIN)
        .refuses(new OddStep.LetTimePass(1), "ODD-R-14")
        .refuses(new OddStep.EndScene(), "ODD-R-42");
  }

  @Test
  void anImprovisedAdversaryFightsHandToHandAndOneAtATime() {
    bea()
        .when(new OddStep.Improvise("Dangerous", "thug"))
        .given("thug.at", 6)
        .refuses(attack("thug", "attack", "bea"), "ODD-R-14")
        .given("thug.at", 5)
        .answer("gm", "begin-rounds", false)
        .dice("d6=3")
        .when(attack("thug", "attack", "bea", "foe"))
        .then("bea.grit", 1)
        .then("foe.grit", 4);
  }

  @Test
  void thoseWhoComeInStandAtTheStart() {
    bea().when(new OddStep.BringIn("Cantor", "late", 1)).then("late.at", 0);
  }

  @Test
  void nothingIsHandedToWhoeverIsGone() {
    var hand = new OddStep.Hand("bea", "belt knife", "cal");
    for (String gone : List.of("cal.dead", "cal.fled", "cal.departed")) {
      empty()
          .sheet("bea", sheet("Bea", List.of(), "Belt knife"))
          .sheet("cal", sheet("Cal", List.of()))
          .given(gone, true)
          .refuses(hand, "ODD-REF-03");
    }
  }

  @Test
  void aSheetRemembersWhatIsLeftOfAThing() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Three days' food", "Belt knife"))
            .given("bea.grit", 0)
            .dice("d6=3")
            .when(new OddStep.Rest());
    var sheet = (Sheet) new TerraOddBook().cast().sheet(table.state(), "bea").orElseThrow();
    assertThat(sheet.items())
        .extracting(SheetItem::uses)
        .containsExactly(Optional.of(2), Optional.empty());
    assertThat(table.facts())
        .containsEntry("bea.left.three days' food", 2)
        .doesNotContainKey("bea.left.belt knife");
  }

  @Test
  void theGmSetsWhatIsMarkedSoAndNothingElse() {
    var settable =
        new TerraOddBook()
            .facts().kinds().stream()
                .filter(FactKind::settable)
                .map(FactKind::name)
                .filter(name -> !name.startsWith("<id>.") || name.equals("<id>.secrecy"))
                .toList();
    assertThat(settable)
        .containsExactly(
            "<id>.secrecy",
            "scene.closed",
            "scene.dark",
            "scene.cover.<attacker>.<target>",
            "clock");
  }
}
