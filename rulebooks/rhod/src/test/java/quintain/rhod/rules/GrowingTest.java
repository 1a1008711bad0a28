package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Seat;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Draft;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Skill;
import quintain.rhod.state.WatchKind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Experience and what it buys.
class GrowingTest {
  private static Folk.Hero hero() {
    return Folk.hero("15/12/14/8/13/10");
  }

  private static Table<RhodState, RhodStep, RhodEvent> table(Folk.Hero hero, int exp) {
    return Tables.empty().sheet("hero", hero.sheet()).given("hero.exp", exp);
  }

  /// In a Watch of rest, when EXP may be spent.
  private static Table<RhodState, RhodStep, RhodEvent> resting(Folk.Hero hero, int exp) {
    return table(hero, exp).when(new Living.SpendWatch("hero", WatchKind.RESTING));
  }

  private static RhodStep feature(String name) {
    return new Living.GainFeature("hero", name);
  }

  private static RhodStep trait(String name) {
    return new Living.GainTrait("hero", name);
  }

  private static RhodStep raise(Skill skill) {
    return new Living.RaiseSkill("hero", skill, "");
  }

  @Test
  @Covers({"RHD-EXP-01", "RHD-EXP-12"})
  void challengesAddAndPurchasesUseUp() {
    table(hero().with("Sure Footed"), 3)
        .when(new Living.Award("hero", 2))
        .then("hero.exp", 5)
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .when(trait("Thick Skinned"))
        .then("hero.exp", 3)
        .then("hero.tmk", 2);
  }

  @Test
  @Covers({"RHD-EXP-04", "RHD-R-10"})
  void expIsSpentWhileRestingOnly() {
    table(hero(), 4)
        .refuses(feature("Brace"), "RHD-EXP-04")
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        .refuses(feature("Brace"), "RHD-EXP-04")
        .refuses(trait("Sure Footed"), "RHD-EXP-04")
        .refuses(raise(Skill.BOW), "RHD-EXP-04");
    resting(hero(), 4).when(feature("Brace")).then("hero.features", List.of("Brace"));
    Tables.empty()
        .sheet("hero", hero().sheet())
        .sheet("b", hero().sheet())
        .sheet("c", hero().sheet())
        .given("hero.exp", 4)
        .when(new Living.SpendWatch("hero", WatchKind.GUARD))
        .refuses(feature("Brace"), "RHD-EXP-04");
  }

  @Test
  @Covers({"RHD-EXP-05", "RHD-EXP-06"})
  void nobodyBuysWhatIsNotForSaleOrTooDear() {
    resting(hero(), 1)
        .refuses(feature("Strength"), "RHD-EXP-05")
        .refuses(trait("Strength"), "RHD-EXP-05")
        .refuses(trait("Light Sleeper"), "RHD-EXP-06")
        .refuses(raise(Skill.BOW), "RHD-EXP-06")
        .then("hero.exp", 1);
  }

  @Test
  @Covers({"RHD-EXP-07", "RHD-R-11"})
  void everyDifferentFeatureAndTraitCounts() {
    table(
            hero()
                .knowing("Brace", "Pin Down")
                .with("Sure Footed")
                .trained(Skill.BOW, Degree.LEARNING)
                .trained(Skill.AXE, Degree.LEARNING)
                .trained(Skill.STEALTH, Degree.LEARNING),
            0)
        .then("hero.tmk", 3);
    var shelf = table(hero(), 0).state().shelf();
    var brace = shelf.feature("Brace").orElseThrow();
    assertThat(Draft.of("new", new Seat("new")).buying(brace).buying(brace).life().tmk())
        .isEqualTo(1);
  }

  @Test
  @Covers({"RHD-EXP-08", "RHD-EXP-10", "RHD-EXP-13", "RHD-R-11"})
  void requirementsAreTestedBeforeThePurchase() {
    resting(hero().knowing("Brace").with("Sure Footed"), 9)
        .refuses(feature("Sweeping Arc"), "RHD-EXP-10")
        .when(feature("Pin Down"))
        .when(feature("Sweeping Arc"))
        .then("hero.tmk", 4);
    resting(hero(), 9)
        .refuses(feature("Field Suture"), "RHD-EXP-10")
        .refuses(trait("Spring Step"), "RHD-EXP-13")
        .refuses(trait("Swarm"), "RHD-EXP-13");
    resting(hero().trained(Skill.MEDICINE, Degree.LEARNING), 9)
        .when(feature("Field Suture"))
        .then("hero.exp", 7);
  }

  @Test
  @Covers({"RHD-EXP-09", "RHD-REF-05"})
  void aFeatureCostsItsPrice() {
    resting(hero(), 2).when(feature("Committed Blow")).then("hero.exp", 1).then("hero.tmk", 1);
    resting(hero().knowing("Brace", "Pin Down", "Call the Mark"), 5)
        .when(feature("Turned Blade"))
        .then("hero.exp", 2)
        .then("hero.tmk", 4)
        .refuses(feature("Turned Blade"), "RHD-R-11");
  }

  @Test
  @Covers("RHD-EXP-12")
  void aTraitCostsItsPrice() {
    resting(hero(), 4)
        .when(trait("Vigilant"))
        .then("hero.exp", 3)
        .then("hero.tmk", 1)
        .refuses(trait("Vigilant"), "RHD-R-11");
  }

  @Test
  @Covers("RHD-R-42")
  void whoGrowsGetsTheVitalityAndHitDiceOfIt() {
    // CON +2.
    resting(hero().knowing("Brace"), 4)
        .given("hero.vitality", 1)
        .then("hero.max-hit-dice", 0)
        .when(trait("Vigilant"))
        .then("hero.max-vitality", 4)
        .then("hero.vitality", 3)
        .then("hero.hit-dice", 1)
        .when(new Living.Strip("hero", "Vigilant"))
        .then("hero.tmk", 1)
        .then("hero.vitality", 2)
        .then("hero.hit-dice", 0);
  }

  @Test
  @Covers("RHD-R-11")
  void whatIsGrantedCountsAndWhatIsTakenDoesNot() {
    table(hero(), 0)
        .when(new Living.Grant("hero", "Brace"))
        .when(new Living.Grant("hero", "Swarm"))
        .then("hero.tmk", 2)
        .then("hero.exp", 0)
        .refuses(new Living.Grant("hero", "Brace"), "RHD-R-11")
        .refuses(new Living.Grant("hero", "Greatness"), "RHD-R-11")
        .refuses(new Living.Strip("hero", "Pin Down"), "RHD-R-11")
        .when(new Living.Strip("hero", "Brace"))
        .then("hero.tmk", 1);
  }

  // Skills

  @Test
  @Covers({"RHD-EXP-14", "RHD-R-12", "RHD-R-16"})
  void combatSkillsDegreeByDegree() {
    resting(hero(), 10)
        .when(raise(Skill.BOW))
        .when(raise(Skill.BOW))
        .then("hero.degree.bow", 4)
        .then("hero.exp", 4)
        .refuses(raise(Skill.BOW), "RHD-EXP-06")
        .when(raise(Skill.REFLEX))
        .then("hero.exp", 2)
        .when(raise(Skill.INITIATIVE))
        .then("hero.exp", 0);
  }

  @Test
  @Covers({"RHD-EXP-15", "RHD-EXP-16"})
  void personalAndPhysicalSkillsAtHalfThePrice() {
    resting(hero(), 6)
        .when(raise(Skill.DECEPTION))
        .when(raise(Skill.DECEPTION))
        .when(raise(Skill.DECEPTION))
        .then("hero.degree.deception", 6)
        .then("hero.exp", 0);
    resting(hero().trained(Skill.STEALTH, Degree.COMPETENT), 3)
        .when(raise(Skill.STEALTH))
        .then("hero.degree.stealth", 6)
        .then("hero.exp", 0);
    resting(hero().trained(Skill.STEALTH, Degree.MASTER), 9)
        .refuses(raise(Skill.STEALTH), "RHD-SKILL-02");
  }

  @Test
  @Covers({"RHD-EXP-17", "RHD-R-14"})
  void knowledgeNeedsASource() {
    resting(hero(), 2).refuses(raise(Skill.NATURE), "RHD-EXP-17");
    var learned =
        resting(hero().having("Field Guide", Place.PACK), 12)
            .when(new Living.RaiseSkill("hero", Skill.NATURE, "Field Guide"))
            .then("hero.exp", 10)
            .then("hero.degree.nature", 2)
            .refuses(new Living.RaiseSkill("hero", Skill.MEDICINE, "Field Guide"), "RHD-EXP-17")
            // A book is not eaten by reading, but this one ends at Competent.
            .when(new Living.RaiseSkill("hero", Skill.NATURE, "Field Guide"))
            .then("hero.exp", 6)
            .refuses(new Living.RaiseSkill("hero", Skill.NATURE, "Field Guide"), "RHD-EXP-17");
    assertThat(learned.state().being("hero").kit().find("Field Guide")).isPresent();
  }

  @Test
  @Covers("RHD-R-14")
  void aTeacherIsAStepAhead() {
    Tables.empty()
        .sheet("hero", hero().sheet())
        .sheet("sage", hero().trained(Skill.ARCANA, Degree.COMPETENT).sheet())
        .given("hero.exp", 20)
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .refuses(new Living.RaiseSkill("hero", Skill.ARCANA, "hero"), "RHD-EXP-17")
        .when(new Living.RaiseSkill("hero", Skill.ARCANA, "sage"))
        .then("hero.degree.arcana", 2)
        // Competent as the sage is, one step less is what the sage teaches.
        .refuses(new Living.RaiseSkill("hero", Skill.ARCANA, "sage"), "RHD-EXP-17");
  }

  @Test
  @Covers({"RHD-EXP-17", "RHD-R-14"})
  void aSourceThatTheRefereeInventsTeachesUpToMaster() {
    // 2 + 4 + 6 + 8 EXP.
    var table = resting(hero(), 20);
    for (int degree : new int[] {2, 4, 6, 8}) {
      table
          .answer("referee", "source-fits", true)
          .when(new Living.RaiseSkill("hero", Skill.ARCANA, "a ghost in the well"))
          .then("hero.degree.arcana", degree);
    }
    table.then("hero.exp", 0);
  }

  @Test
  @Covers("RHD-R-14")
  void aSourceThatIsNotThereTeachesNothingUnlessTheRefereeSaysSo() {
    resting(hero(), 2)
        .when(new Living.RaiseSkill("hero", Skill.ARCANA, "a ghost in the well"))
        .asked("referee", "source-fits")
        .then("hero.exp", 2)
        .answer("hero", "which-source", "a ghost in the well")
        .answer("referee", "source-fits", true)
        .when(new Living.RaiseSkill("hero", Skill.ARCANA, "another"))
        .then("hero.degree.arcana", 2);
  }

  @Test
  @Covers("RHD-R-14")
  void theRefereeSaysWhetherASourceFits() {
    resting(hero().having("Field Guide", Place.PACK), 2)
        .answer("referee", "source-fits", false)
        .when(new Living.RaiseSkill("hero", Skill.NATURE, "Field Guide"))
        .then("hero.exp", 2);
  }

  @Test
  @Covers({"RHD-EXP-18", "RHD-R-15"})
  void aProfessionTakesPractice() {
    var table = table(hero(), 2);
    for (int i = 0; i < 7; i++) {
      table.when(new Living.Practise("hero", Skill.COOKING));
      table.refuses(new Living.Practise("hero", Skill.COOKING), "RHD-EXP-18");
      table.when(new Living.LetWatchPass());
    }
    table
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .refuses(raise(Skill.COOKING), "RHD-EXP-18")
        .refuses(new Living.Practise("hero", Skill.COOKING), "RHD-EXP-18")
        .when(new Living.LetWatchPass())
        .when(new Living.Practise("hero", Skill.COOKING))
        .when(new Living.LetWatchPass())
        .when(new Living.Practise("hero", Skill.COOKING))
        .when(new Living.LetWatchPass())
        .when(new Living.SpendWatch("hero", WatchKind.RESTING))
        .when(raise(Skill.COOKING))
        .then("hero.exp", 0)
        .then("hero.degree.cooking", 2);
    assertThat(table.state().being("hero").life().practice(Skill.COOKING)).isEqualTo(1);
    table(hero(), 2).refuses(new Living.Practise("hero", Skill.BOW), "RHD-EXP-18");
  }

  /// Whoever was a sailor before the story began knows how to sail.
  @Test
  @Covers({"RHD-SKILL-02", "RHD-SKILL-03"})
  void theRefereeSaysWhoIsNotUntrained() {
    var table = table(hero(), 0).then("hero.reflex", 10);
    table
        .refuses(new Living.SetDegree("hero", Skill.RIDING, Degree.UNTRAINED), "RHD-SKILL-03")
        .refuses(new Living.SetDegree("nobody", Skill.RIDING, Degree.EXPERT), "RHD-SKILL-03")
        .when(new Living.SetDegree("hero", Skill.RIDING, Degree.EXPERT))
        .then("hero.degree.riding", 6)
        .says("Hero is Expert in Riding now")
        .when(new Living.SetDegree("hero", Skill.REFLEX, Degree.LEARNING))
        .then("hero.reflex", 12)
        .when(new Living.SetDegree("hero", Skill.REFLEX, Degree.UNTRAINED))
        .then("hero.reflex", 10);
  }

  // Awards

  @ParameterizedTest
  @CsvSource({"0,4,0", "1,4,0", "2,4,1", "3,4,1", "4,4,2", "5,4,2", "6,4,3", "9,4,3", "10,4,4"})
  @Covers("RHD-R-96")
  void whatAnEncounterIsWorth(int foes, int party, int exp) {
    assertThat(Growing.suggestion(foes, party)).isEqualTo(exp);
  }

  @Test
  @Covers({"RHD-EXP-02", "RHD-R-96"})
  void whoTookPartAndLivesGetsTheSame() {
    var table =
        Tables.empty()
            .sheet("a", hero().knowing("Brace").sheet())
            .sheet("b", hero().knowing("Brace").sheet())
            .sheet("c", hero().sheet())
            .creature("foe", "Feral Hound");
    Growth.award(table, List.of("a", "b"), List.of("foe"))
        .then("a.exp", 3)
        .then("b.exp", 3)
        .then("c.exp", 0)
        .asked("referee", "exp-award");
  }

  @Test
  @Covers("RHD-EXP-02")
  void theRefereeDecidesTheAward() {
    var table =
        Tables.empty()
            .sheet("a", hero().knowing("Brace").sheet())
            .sheet("b", hero().knowing("Brace").sheet())
            .creature("foe", "Feral Hound")
            .given("b.dead", true)
            .answer("referee", "exp-award", 2);
    Growth.award(table, List.of("a", "b"), List.of("foe")).then("a.exp", 2).then("b.exp", 0);
  }

  @Test
  @Covers("RHD-EXP-03")
  void threeIsAnImpressiveReward() {
    var table =
        Tables.empty()
            .sheet("a", hero().knowing("Brace").sheet())
            .creature("foe", "Feral Hound")
            .answer("referee", "exp-award", 3);
    Growth.award(table, List.of("a"), List.of("foe"))
        .then("a.exp", 3)
        .asked("referee", "large-award")
        .says("an impressive reward");
    var modest =
        Tables.empty()
            .sheet("a", hero().knowing("Brace").sheet())
            .creature("foe", "Feral Hound")
            .answer("referee", "exp-award", 3)
            .answer("referee", "large-award", false);
    Growth.award(modest, List.of("a"), List.of("foe")).then("a.exp", 2);
  }

  @Test
  @Covers("RHD-REF-06")
  void whatBelongsToAnExpansionWaitsForIt() {
    var state = table(hero(), 4).state();
    var brace = state.shelf().feature("Brace").orElseThrow();
    var future =
        new Feature(
            "F",
            "Grav Kick",
            1,
            brace.needs(),
            false,
            1,
            brace.trick(),
            brace.on(),
            "",
            "Kicks.",
            "attack",
            "Future Tech");
    var life = Draft.of("new", new Seat("new")).withExp(2).life();
    assertThat(Growing.refusal(life, Scores.AVERAGE, future, List.of()))
        .hasValueSatisfying(why -> assertThat(why.clause()).isEqualTo(Rhd.RHD_REF_06));
    assertThat(Growing.refusal(life, Scores.AVERAGE, future, List.of("Future Tech"))).isEmpty();
  }

  @Test
  void awardsHaveLimits() {
    table(hero(), 0)
        .refuses(new Living.Award("hero", 0), "RHD-EXP-01")
        .refuses(new Living.Award("nobody", 1), "RHD-EXP-01")
        .when(new Living.Award("hero", 1))
        .then("hero.exp", 1);
  }

  /// Plays what comes at the end of an Encounter.
  private static final class Growth {
    static Table<RhodState, RhodStep, RhodEvent> award(
        Table<RhodState, RhodStep, RhodEvent> table, List<String> party, List<String> foes) {
      return table.when(new Living.AwardExp(party, foes));
    }
  }

  /// Two Degrees in one Rest, in order, each at its bonus: 2 and 4.
  @Test
  @Covers({"RHD-R-12", "RHD-R-13", "RHD-R-16"})
  void degreesAreBoughtInOrderAtTheirBonus() {
    resting(hero(), 8)
        .when(raise(Skill.REFLEX))
        .applied("RHD-R-12", "RHD-R-16")
        .then("hero.exp", 6)
        .when(raise(Skill.REFLEX))
        .then("hero.exp", 2)
        .then("hero.degree.reflex", 4)
        .when(raise(Skill.AXE))
        .applied("RHD-R-13")
        .then("hero.exp", 0);
  }
}
